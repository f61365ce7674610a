import type { Network } from '@billfold/core';
import type { FeeRates } from '../../chain.ts';

/** What the sandbox answers, in sat per 1,000 virtual bytes: apart enough to be told apart. */
export const sandboxFeeRates: Readonly<Record<Network, FeeRates>> = {
  BTC: { low: 2_000n, medium: 5_000n, high: 12_000n },
};
