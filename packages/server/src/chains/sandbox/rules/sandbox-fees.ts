import type { Network } from '@billfold/core';
import type { ChainFees } from '../../chain.ts';

/** What the sandbox answers. Rates of one network are apart enough to be told apart. */
export const sandboxFees: Readonly<Record<Network, ChainFees>> = {
  BTC: { family: 'utxo', low: 2_000n, medium: 5_000n, high: 12_000n },
  ETH: { family: 'evm', baseFeePerGas: 10_000_000_000n, priorityFeePerGas: 1_000_000_000n },
};
