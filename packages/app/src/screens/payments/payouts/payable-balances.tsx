import { findNamedAsset, isAboveZero, trimDecimal } from '@billfold/core/internal';
import { AmountText, CoinMark, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { assetNameOf } from '../../../common/asset-name.ts';
import { PageLink } from '../../../shell/page-link.tsx';
import type { PayoutBalances } from './payout-assets.tsx';
import * as css from './payouts.css.ts';

export interface PayableBalancesProps {
  readonly balances: PayoutBalances;
  /** Name of the asset that is chosen; empty before. */
  readonly chosen: string;
  readonly onChoose: (asset: string) => void;
}

/** Everything that the settlement account has to pay with, each asset as the way to choose it; nothing while it loads. */
export function PayableBalances(props: PayableBalancesProps): ReactElement | null {
  const t = useTranslate();
  const { balances, chosen, onChoose } = props;
  if (balances === undefined) return null;
  const held = [...balances].filter(([, amount]) => isAboveZero(amount));
  if (held.length === 0)
    return (
      <p className={css.muted}>
        {t('payouts.balances.none')}{' '}
        <PageLink href="/payments/collect">{t('payouts.balances.collect')}</PageLink>
      </p>
    );
  return (
    <fieldset className={css.balances}>
      <legend className={css.balancesTitle}>{t('payouts.balances')}</legend>
      {held.map(([id, amount]) => {
        const asset = findNamedAsset(id);
        return (
          <button
            key={id}
            type="button"
            className={css.balance}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <CoinMark symbol={asset?.symbol ?? id} network={asset?.network} size={20} />
            <span>{assetNameOf(id, t)}</span>
            <span className={css.balanceAmount}>
              <AmountText amount={trimDecimal(amount)} unit={asset?.symbol ?? id} />
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
