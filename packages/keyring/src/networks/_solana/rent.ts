import { type BaseUnits, toBaseUnits } from '@billfold/core';

/**
 * Lamports below which no account with so many bytes of data can be left, unless at 0: two years of
 * rent for the data and 128 bytes beside it, at 3,480 lamports per byte and year.
 * @see solana-rent, `Rent::minimum_balance`
 */
export function rentMinimum(dataLength: number): BaseUnits {
  return toBaseUnits(BigInt(dataLength + 128) * 3_480n * 2n);
}

/** Rent of an account that only holds SOL: 890,880. */
export const accountMinimum: BaseUnits = /* @__PURE__ */ rentMinimum(0);

/** Rent of an account of SPL Token: 2,039,280. */
export const tokenAccountMinimum: BaseUnits = /* @__PURE__ */ rentMinimum(165);
