import type { ChainFees } from '../chain.ts';
import type { ServedNetwork } from '../served-networks.ts';

/**
 * Fees of each network in the sandbox. Fee rates differ enough for a test to see which one was
 * used.
 */
export const sandboxFees: Readonly<Record<ServedNetwork, ChainFees>> = {
  BTC: { family: 'utxo', low: 2_000n, medium: 5_000n, high: 12_000n },
  LTC: { family: 'utxo', low: 3_000n, medium: 8_000n, high: 20_000n },
  ETH: { family: 'evm', baseFeePerGas: 10_000_000_000n, priorityFeePerGas: 1_000_000_000n },
  // Its blocks have no base fee: the whole price is the miner's.
  BSC: { family: 'evm', baseFeePerGas: 0n, priorityFeePerGas: 3_000_000_000n },
  // 1 TRX for the account and 0.1 TRX in place of bandwidth, as on the main chain.
  TRX: { family: 'tron', sunPerByte: 1_000n, sunPerEnergy: 100n, activation: 1_100_000n },
  // 600 lamports for the 60,000 units of a transfer.
  SOL: { family: 'solana', unitPrice: 10_000n },
  // Parameters 21, 24 and 25 of the main chain's configuration.
  TON: {
    family: 'ton',
    prices: {
      gasPrice: 400n,
      basechain: { lumpPrice: 400_000n, bitPrice: 26_214_400n, cellPrice: 2_621_440_000n },
      masterchain: { lumpPrice: 10_000_000n, bitPrice: 655_360_000n, cellPrice: 65_536_000_000n },
    },
  },
};
