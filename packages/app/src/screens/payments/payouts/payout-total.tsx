import { type Decimal, getNetwork, toDecimal } from '@billfold/core';
import { compareAmounts, findNamedAsset, isAboveZero, trimDecimal } from '@billfold/core/internal';
import { AmountText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import type { PayoutBalances } from './payout-assets.tsx';
import { type PayoutRow, sumOfRows } from './payout-rows.ts';
import * as css from './payouts.css.ts';

export interface PayoutTotalProps {
  /** Name of the asset to pay; empty before one is chosen. */
  readonly asset: string;
  readonly rows: readonly PayoutRow[];
  readonly balances: PayoutBalances;
}

const zero = toDecimal('0');

/** Sum of the rows that are typed so far, and what it leaves of the account; nothing before an asset is chosen. */
export function PayoutTotal({ asset: name, rows, balances }: PayoutTotalProps): ReactElement {
  const t = useTranslate();
  const asset = findNamedAsset(name);
  if (asset === undefined) return <span />;
  const { amount, omitted } = sumOfRows(rows, asset.decimals);
  return (
    <div className={css.total}>
      <p className={css.totalLine}>
        <span className={css.muted}>{t('payouts.rows.total')}</span>{' '}
        <AmountText amount={trimDecimal(amount)} unit={asset.symbol} size="lg" />
      </p>
      {omitted > 0 && (
        <p className={css.tooMany}>{t('payouts.rows.without', { count: omitted })}</p>
      )}
      {balances !== undefined && (
        <Rest
          {...{ amount, unit: asset.symbol }}
          balance={balances.get(name) ?? zero}
          isNative={asset.symbol === getNetwork(asset.network).symbol}
        />
      )}
    </div>
  );
}

interface RestProps {
  readonly amount: Decimal;
  readonly balance: Decimal;
  readonly unit: string;
  /** True where the fees are paid in the asset too. */
  readonly isNative: boolean;
}

/** Rest that a payout leaves of the account, or the amount that it lacks. */
function Rest({ amount, balance, unit, isNative }: RestProps): ReactElement {
  const t = useTranslate();
  const { sign, by } = compareAmounts(balance, amount);
  if (!isAboveZero(amount))
    return <p className={css.muted}>{t('payouts.rows.available', { amount: by, unit })}</p>;
  if (sign < 0)
    return <p className={css.tooMany}>{t('payouts.rows.over', { amount: by, unit })}</p>;
  return (
    <p className={css.muted}>
      {t(isNative ? 'payouts.rows.left.native' : 'payouts.rows.left', { amount: by, unit })}
    </p>
  );
}
