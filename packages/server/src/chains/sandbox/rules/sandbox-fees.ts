import type { ChainFees } from '../../chain.ts';
import type { ServedNetwork } from '../../served-networks.ts';

/** What the sandbox answers. Rates of one network are apart enough to be told apart. */
export const sandboxFees: Readonly<Record<ServedNetwork, ChainFees>> = {
  BTC: { family: 'utxo', low: 2_000n, medium: 5_000n, high: 12_000n },
  LTC: { family: 'utxo', low: 3_000n, medium: 8_000n, high: 20_000n },
  ETH: { family: 'evm', baseFeePerGas: 10_000_000_000n, priorityFeePerGas: 1_000_000_000n },
  // Its blocks have no base fee: the whole price is the miner's.
  BSC: { family: 'evm', baseFeePerGas: 0n, priorityFeePerGas: 3_000_000_000n },
};
