import { firstBusinessIndex } from '@billfold/core/internal';

/** Returns the hardened account index of a business, by its number in the settlement wallet. */
export function accountIndexOf(keyIndex: number): number {
  return firstBusinessIndex + keyIndex;
}

/**
 * First account index of test payments on a live server. No business has so high a number that the two meet.
 */
const firstTestIndex = 7_500_000;

/** Returns the hardened account index of the test payments of a business on a live server. */
export function testAccountIndexOf(keyIndex: number): number {
  return firstTestIndex + keyIndex;
}

/** First index of accounts that are paid into the key of another wallet. Nothing is derived at it. */
export const firstWatchIndex = 8_000_000;

/** Returns the number of a business in its settlement wallet, by an account index of it. */
export function keyIndexOf(accountIndex: number): number {
  return accountIndex - firstBusinessIndex;
}
