import type { AccountAsset } from '@billfold/core';
import type { ChainFees } from '../chains/chain.ts';

/**
 * Returns the usual network fee of a transfer, in base units of the coin of its network. Payers send from
 * wallets that are not known here, so that sizes and work are those of most transfers.
 */
export function typicalFee(fees: ChainFees, { id, network }: AccountAsset): bigint {
  const isToken = id !== network;
  switch (fees.family) {
    case 'utxo':
      // One input of a native SegWit address and two outputs.
      return (fees.medium * 141n) / 1_000n;
    case 'evm':
      return (fees.baseFeePerGas + fees.priorityFeePerGas) * (isToken ? 65_000n : 21_000n);
    case 'tron':
      return isToken
        ? 345n * fees.sunPerByte + 65_000n * fees.sunPerEnergy
        : 268n * fees.sunPerByte;
    case 'solana':
      // 5,000 lamports for the signature; the unit price is in millionths of a lamport.
      return 5_000n + (fees.unitPrice * (isToken ? 30_000n : 450n)) / 1_000_000n;
    case 'ton':
      // A wallet attaches about this much to a jetton transfer; the prices of TON rarely change.
      return isToken ? 40_000_000n : 4_000_000n;
    default:
      return fees satisfies never;
  }
}
