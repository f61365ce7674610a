import type { WatchKind } from '@billfold/keyring';

/** Account of one address type, counted from 0 within it. */
export interface TypedAccount {
  readonly addressType: WatchKind;
  readonly account: number;
}

/** Accounts of an address type have indexes from here up. The others are of native SegWit, or of other networks. */
const firstIndexes = { pkh: -30_000_000, 'sh-wpkh': -20_000_000, tr: -10_000_000 } as const;
const mostAccounts = 10_000_000;

/**
 * Returns the `account_index` of an account, which tells it from those of other address types with the same number. It is below
 * 0 for all but native SegWit, where no account of BIP-44 is: a server of an earlier version counts on from its own accounts, and
 * finds no key of another type.
 */
export function storedIndexOf({ addressType, account }: TypedAccount): number {
  return addressType === 'wpkh' ? account : firstIndexes[addressType] + account;
}

/** Reads what `storedIndexOf` returns. @throws {RangeError} */
export function readStoredIndex(index: number): TypedAccount {
  if (index >= 0) return { addressType: 'wpkh', account: index };
  for (const addressType of ['pkh', 'sh-wpkh', 'tr'] as const) {
    const account = index - firstIndexes[addressType];
    if (account >= 0 && account < mostAccounts) return { addressType, account };
  }
  throw new RangeError('No account has this index.');
}
