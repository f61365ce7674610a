'use client';
import { formatAmount, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StaleNote } from '../parts/stale-note.tsx';
import { usePendingText } from '../parts/use-pending-text.ts';
import { useStaleSince } from '../parts/use-stale-since.ts';
import { RouteLink } from '../screen/route-link.tsx';
import type { HoldingRow } from './holding-rows.ts';
import * as css from './holdings.css.ts';
import { RowActions } from './row-actions.tsx';

export interface AssetNameProps {
  readonly row: HoldingRow;
  readonly accounts: readonly Account[];
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
}

/**
 * The asset, which links to its screen, and where it is: several networks unfold. Send and Receive are
 * drawn when a pointer or the focus comes near: most rows never need them.
 */
export function AssetName(props: AssetNameProps): ReactElement {
  const { row, accounts, isUnfolded, onUnfold } = props;
  const t = useTranslate();
  const [isNear, setNear] = useState(false);
  const comeNear = (): void => setNear(true);
  const { holding, part } = row;
  const { symbol, network, name } = holding;
  const staleAt = useStaleSince(row.networks);
  return (
    <span className={css.asset}>
      <span className={css.mark}>
        <CoinMark
          symbol={symbol}
          {...(part !== 'group' && { network })}
          size={part === 'member' ? 25 : 32}
        />
      </span>
      <span className={css.words}>
        {part === 'member' ? (
          name
        ) : (
          <RouteLink
            route={{ to: 'asset', symbol }}
            className={css.link}
            onFocus={comeNear}
            onPointerEnter={comeNear}
          >
            {name}
          </RouteLink>
        )}
        {part === 'group' ? (
          <button
            type="button"
            className={css.toggle}
            aria-label={t('portfolio.networksOf', { name, count: row.networkCount })}
            aria-expanded={isUnfolded}
            onClick={onUnfold}
          >
            <Whereabouts row={row} />
            <Icon shape={isUnfolded ? icons.chevronDown : icons.chevronRight} size={16} />
          </button>
        ) : (
          <Whereabouts row={row} />
        )}
        {staleAt && <StaleNote at={staleAt} />}
        {holding.hasPending && <Incoming row={row} />}
      </span>
      {isNear && <RowActions row={row} accounts={accounts} />}
    </span>
  );
}

/** Badge with what is on its way. */
function Incoming({ row }: { readonly row: HoldingRow }): ReactElement {
  const pendingText = usePendingText();
  const { pending, symbol, ...digits } = row.holding;
  const amount = formatAmount(pending, { ...digits, trim: true });
  return (
    <Badge tone="success" className={css.incoming}>
      {pendingText(amount, symbol)}
    </Badge>
  );
}

/** On which network a token is, or on how many; a coin is on its own. */
function Whereabouts({ row }: { readonly row: HoldingRow }): ReactElement | null {
  const t = useTranslate();
  const { holding, part, networkCount } = row;
  const isCoin = holding.id === holding.network;
  if (part === 'member' || (part === 'single' && isCoin)) return null;
  const text =
    part === 'group'
      ? t('portfolio.onNetworks', { count: networkCount })
      : t('portfolio.onNetwork', { network: getNetwork(holding.network).name });
  return <span className={css.network}> {text}</span>;
}

export interface PricedProps {
  /** Null where there is no price. */
  readonly children: ReactNode;
  readonly isLoading: boolean;
}

/** Cell of a value that needs a price; a dash without one. */
export function Priced({ children, isLoading }: PricedProps): ReactElement {
  const t = useTranslate();
  if (children !== null) return <>{children}</>;
  if (isLoading) return <Skeleton width="64px" />;
  return (
    <span className={css.unknown} title={t('portfolio.unknown')}>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden}>{t('portfolio.unknown')}</span>
    </span>
  );
}
