import { type BaseUnits, parseAmount, toBaseUnits } from '@billfold/core';

/** Minimum relay fee rate of nodes: 1 sat/vB. */
export const minimumSatPerKvb = 1_000n;

/**
 * Text in satoshi per virtual byte (`1.5`) as satoshi per 1,000 virtual bytes (`1500n`), exactly.
 * @throws {ValidationError} `amount_invalid`, `too_many_decimals` beyond three
 */
export function parseFeeRate(satPerVb: string): bigint {
  return parseAmount(satPerVb, 3);
}

/** Returns the fee in satoshis, rounded up so that the rate paid is never below the one asked for. */
export function feeOf(vsize: number, satPerKvb: bigint): BaseUnits {
  return toBaseUnits((BigInt(vsize) * satPerKvb + 999n) / 1_000n);
}
