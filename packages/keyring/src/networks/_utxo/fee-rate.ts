import { type BaseUnits, parseAmount, toBaseUnits } from '@billfold/core';

/**
 * Minimum relay fee rate of nodes, in satoshi per 1,000 virtual bytes: 1 sat/vB.
 * @example
 * parseFeeRate('0.9') < minimumSatPerKvb; // true
 */
export const minimumSatPerKvb = 1_000n;

/**
 * Parses satoshi per virtual byte to satoshi per 1,000 virtual bytes, exactly.
 * @throws {ValidationError} `amount_invalid`, `too_many_decimals` beyond three
 * @example
 * parseFeeRate('1.5'); // 1500n
 */
export function parseFeeRate(satPerVb: string): bigint {
  return parseAmount(satPerVb, 3);
}

/** Returns the fee in satoshis, rounded up so that the rate paid is never below the one asked for. */
export function feeOf(vsize: number, satPerKvb: bigint): BaseUnits {
  return toBaseUnits((BigInt(vsize) * satPerKvb + 999n) / 1_000n);
}
