'use client';
import { getNetwork } from '@billfold/core';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { HoldingRow } from './holding-rows.ts';
import * as css from './holdings.css.ts';

export interface AssetNameProps {
  readonly row: HoldingRow;
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
}

/** The asset and where it is; one that is on several networks is a button that unfolds them. */
export function AssetName({ row, isUnfolded, onUnfold }: AssetNameProps): ReactElement {
  const { holding, part } = row;
  const { symbol, network, name } = holding;
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
        {part === 'group' ? (
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isUnfolded}
            onClick={onUnfold}
          >
            {name}
            <Icon shape={isUnfolded ? icons.chevronDown : icons.chevronRight} size={16} />
          </button>
        ) : (
          name
        )}
        <Whereabouts row={row} />
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
