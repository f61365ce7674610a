'use client';
import {
  type Decimal,
  feeToFiat,
  formatAmount,
  formatMoney,
  type NetworkDefinition,
  parseAmount,
  parseRate,
} from '@billfold/core';
import type { CurrentRate } from '@billfold/core/contract';
import type { NamedAsset, SendState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { muted } from '../frame/step.css.ts';

export interface LoadingAmountProps {
  readonly amount: Decimal | null;
  readonly asset: NamedAsset;
  /** The amount could not be loaded. */
  readonly failed: boolean;
}

/** Amount of a request, with a skeleton while it loads. */
export function LoadingAmount({ amount, asset, failed }: LoadingAmountProps): ReactElement {
  if (amount !== null)
    return <AmountText amount={formatAmount(amount, asset)} unit={asset.symbol} />;
  return failed ? <span>—</span> : <Skeleton width="8em" />;
}

interface PricedAmountProps extends LoadingAmountProps {
  /** Formatted value; null without a price. */
  readonly usd: string | null;
}

/** Amount of an asset, and below it the value in US dollars. */
export function PricedAmount({ usd, ...amount }: PricedAmountProps): ReactElement {
  return (
    <>
      <LoadingAmount {...amount} />
      {/* The space separates the two for screen readers. */}
      {usd !== null && <span className={muted}> {usd}</span>}
    </>
  );
}

interface TotalAmountProps {
  readonly state: Pick<
    SendState,
    'asset' | 'network' | 'total' | 'totalFee' | 'sumDigits' | 'feeDigits'
  >;
}

/** Sum that leaves the account: one amount, or a token's amount and its fee. Null while unknown. */
export function TotalAmount({ state }: TotalAmountProps): ReactElement | null {
  const { asset, network, total, totalFee, sumDigits, feeDigits } = state;
  if (asset === null || network === null || total === null) return null;
  const sent = formatAmount(total, { ...asset, digits: sumDigits });
  return (
    <>
      <AmountText amount={sent} unit={asset.symbol} />
      {totalFee !== null && (
        <>
          {' + '}
          <AmountText
            amount={formatAmount(totalFee, { ...network, digits: feeDigits })}
            unit={network.symbol}
          />
        </>
      )}
    </>
  );
}

/** Formats the value of a fee in US dollars, rounded up to at least a cent; null without a price. */
export function feeInUsd(
  fee: Decimal | null,
  rate: CurrentRate | null,
  network: NetworkDefinition,
): string | null {
  if (fee === null || rate === null) return null;
  const units = parseAmount(fee, network.decimals);
  return formatMoney(feeToFiat(units, parseRate(rate.currentRate), network));
}
