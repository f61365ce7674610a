import { type BaseUnits, toBaseUnits } from './base-units.ts';

/** Returns the fee of a size in virtual bytes at a rate in satoshi per 1,000 of them, rounded up as signers round it. */
export function feeAtRate(vsize: number, satPerKvb: bigint): BaseUnits {
  return toBaseUnits((BigInt(vsize) * satPerKvb + 999n) / 1_000n);
}
