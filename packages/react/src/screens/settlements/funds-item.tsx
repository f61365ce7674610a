'use client';
import { formatAmount, getNetwork } from '@billfold/core';
import { type ReactElement, useId, useState } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import { usePendingText } from '../parts/use-pending-text.ts';
import { AddressList } from './address-list.tsx';
import { type HeldFunds, isPositive } from './held-funds.ts';
import type { SendOrigin } from './send-from-business.tsx';
import * as css from './settlements.css.ts';

interface FundsItemProps {
  readonly businessId: number;
  readonly funds: HeldFunds;
  readonly onSend: (origin: SendOrigin) => void;
}

/** Funds in one asset: sent at once, or from one address at a time. */
export function FundsItem({ businessId, funds, onSend }: FundsItemProps): ReactElement {
  const t = useTranslate();
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const { held, use, accountId, address, addresses } = funds;
  const network = getNetwork(held.network);
  const asset = held.id === held.network ? held.name : `${held.name}, ${network.name}`;
  return (
    <li className={css.item}>
      <div className={css.itemRow}>
        <CoinMark symbol={held.symbol} network={held.network} size={32} />
        <span className={css.words}>
          <span className={css.strong}>{asset}</span>
          <span className={css.detail}>{t(`settlements.${use}`, { count: addresses })}</span>
        </span>
        <FundsAmount funds={funds} />
        <span className={css.action}>
          {accountId === null ? (
            <Button
              size="sm"
              aria-expanded={isOpen}
              aria-controls={contentId}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'settlements.addresses.hide' : 'settlements.addresses.show')}
            </Button>
          ) : (
            <Button
              size="sm"
              aria-label={t('settlements.send', { asset })}
              icon={icons.send}
              disabled={!isPositive(funds.spendable)}
              onClick={() => onSend({ accountId, asset: held, address })}
            >
              {t('portfolio.send')}
            </Button>
          )}
        </span>
      </div>
      {accountId === null && (
        <div id={contentId} hidden={!isOpen}>
          {isOpen && <AddressList businessId={businessId} asset={held} onSend={onSend} />}
        </div>
      )}
    </li>
  );
}

function FundsAmount({ funds }: { readonly funds: HeldFunds }): ReactElement {
  const money = useMoney();
  const pendingText = usePendingText();
  const hasPrices = usePrices() !== 'off';
  const { held, spendable, pending, fiatValue } = funds;
  return (
    <span className={css.amounts}>
      <span className={css.strong}>
        <PrivateAmount
          amount={formatAmount(spendable, { ...held, trim: true })}
          unit={held.symbol}
        />
      </span>
      {isPositive(pending) && (
        <span className={css.detail}>
          {pendingText(formatAmount(pending, { ...held, trim: true }), held.symbol)}
        </span>
      )}
      {hasPrices && fiatValue !== null && (
        <span className={css.detail}>
          <PrivateAmount amount={money.formatMoney(fiatValue)} />
        </span>
      )}
    </span>
  );
}
