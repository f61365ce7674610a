'use client';
import type { ReactElement } from 'react';
import { muted } from '../frame/step.css.ts';
import { LoadingAmount, type LoadingAmountProps } from './amounts.tsx';

export interface PricedAmountProps extends LoadingAmountProps {
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
