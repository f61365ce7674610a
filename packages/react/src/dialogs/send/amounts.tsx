'use client';
import { type Decimal, formatCoin, type NamedAsset } from '@billfold/core';
import type { ReactElement } from 'react';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

export interface LoadingAmountProps {
  readonly amount: Decimal | null;
  readonly asset: NamedAsset;
  /** The amount could not be loaded. */
  readonly failed: boolean;
}

/** Amount of a request, with a skeleton while it loads. */
export function LoadingAmount({ amount, asset, failed }: LoadingAmountProps): ReactElement {
  if (amount !== null) return <AmountText amount={formatCoin(amount, asset)} unit={asset.symbol} />;
  return failed ? <span>—</span> : <Skeleton width="8em" />;
}
