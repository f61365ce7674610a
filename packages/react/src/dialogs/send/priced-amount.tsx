'use client';
import type { ReactElement } from 'react';
import { muted } from '../frame/step.css.ts';
import { LoadingAmount, type LoadingAmountProps } from './amounts.tsx';

export interface PricedAmountProps extends LoadingAmountProps {
  /** What it is worth, formatted; null without a price. */
  readonly usd: string | null;
}

/** An amount of an asset, and under it what that is in US dollars. */
export function PricedAmount({ usd, ...amount }: PricedAmountProps): ReactElement {
  return (
    <>
      <LoadingAmount {...amount} />
      {/* The space parts the two where they are read aloud. */}
      {usd !== null && <span className={muted}> {usd}</span>}
    </>
  );
}
