/**
 * First account index of businesses. People and other wallets open accounts from 0 on, so that an
 * imported phrase's own addresses are never given to customers and pay no invoice.
 */
const firstIndex = 7_000_000;

/** Returns the hardened account index of a business, by its number in the settlement wallet. */
export function accountIndexOf(keyIndex: number): number {
  return firstIndex + keyIndex;
}

/** Returns the number of a business in its settlement wallet, by an account index of it. */
export function keyIndexOf(accountIndex: number): number {
  return accountIndex - firstIndex;
}
