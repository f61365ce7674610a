'use client';
import type { SettlementLine } from '@billfold/core/contract';
import { type ReactElement, useId, useState } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Fold } from '../parts/fold.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import { FundsList } from './funds-list.tsx';
import { type HeldFunds, heldFunds } from './held-funds.ts';
import { SettlementSends } from './settlement-sends.tsx';
import * as css from './settlements.css.ts';

interface SettlementRowProps {
  readonly line: SettlementLine;
  readonly onSent: () => void;
}

/** Line of one business: its total, and folded out its funds and what was sent of them. */
export function SettlementRow({ line, onSent }: SettlementRowProps): ReactElement {
  const t = useTranslate();
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const { businessId, name } = line;
  const funds = heldFunds(line);
  return (
    <div className={css.line}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar text={`business ${name}`} name={name} shape="wallet" size={32} />
        <span className={css.words}>
          <span className={css.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={css.detail}>
            {t('settlements.held', { count: new Set(funds.map(({ asset }) => asset)).size })}
          </span>
        </span>
        <Total funds={funds} />
        <span className={css.chevron}>
          <Icon shape={isOpen ? icons.chevronDown : icons.chevronRight} size={16} />
        </span>
      </button>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && (
          <>
            {funds.length === 0 ? (
              <EmptyState
                icon={icons.send}
                title={t('settlements.empty.title')}
                text={t('settlements.empty.text', { name })}
              />
            ) : (
              <FundsList line={line} funds={funds} onSent={onSent} />
            )}
            <Fold label={t('settlements.sent', { name })} text={t('settlements.sent.text')}>
              <SettlementSends businessId={businessId} name={name} />
            </Fold>
          </>
        )}
      </div>
    </div>
  );
}

/** Sum of the values in the display currency, and a note where an asset has no price. */
function Total({ funds }: { readonly funds: readonly HeldFunds[] }): ReactElement | null {
  const t = useTranslate();
  const money = useMoney();
  if (usePrices() === 'off') return null;
  const values = funds.flatMap(({ fiatValue }) => fiatValue ?? []);
  const unpriced = funds.filter(({ fiatValue }) => fiatValue === null);
  const symbols = [...new Set(unpriced.map(({ held }) => held.symbol))].join(', ');
  const isUnknown = values.length === 0 && funds.length > 0;
  return (
    <span className={css.total}>
      {!isUnknown && (
        <span className={css.sum}>
          <PrivateAmount amount={money.formatSum(values)} />
        </span>
      )}
      {symbols !== '' && (
        <span className={css.detail}>{t('settlements.unpriced', { symbols })}</span>
      )}
    </span>
  );
}
