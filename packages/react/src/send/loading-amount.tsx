'use client';
import { type Decimal, formatCoin, type NetworkDefinition } from '@billfold/core';
import type { ReactElement } from 'react';
import { AmountText } from '../primitives/amount-text/amount-text.tsx';
import { Skeleton } from '../primitives/skeleton/skeleton.tsx';

export interface LoadingAmountProps {
  readonly amount: Decimal | null;
  readonly network: NetworkDefinition;
  /** It is not there because it could not be loaded. */
  readonly failed: boolean;
}

/** An amount of the network's asset that has to be asked for; its place is kept until it comes. */
export function LoadingAmount({ amount, network, failed }: LoadingAmountProps): ReactElement {
  if (amount !== null)
    return <AmountText amount={formatCoin(amount, network)} unit={network.symbol} />;
  return failed ? <span>—</span> : <Skeleton width="8em" />;
}
