'use client';
import { getNetwork } from '@billfold/core';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StaleNote } from '../parts/stale-note.tsx';
import { useStaleSince } from '../parts/use-stale-since.ts';
import { RouteLink } from '../screen/route-link.tsx';
import type { HoldingRow } from './holding-rows.ts';
import * as css from './holdings.css.ts';

export interface AssetNameProps {
  readonly row: HoldingRow;
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
}

/** The asset, which links to its screen, and where it is: several networks unfold. */
export function AssetName({ row, isUnfolded, onUnfold }: AssetNameProps): ReactElement {
  const t = useTranslate();
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
      <span>
        {part === 'member' ? (
          name
        ) : (
          <RouteLink route={{ to: 'asset', symbol }} className={css.link}>
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
      </span>
    </span>
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
