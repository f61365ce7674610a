import type { Changes, Entry } from '../../../chains/sandbox/rules.ts';
import {
  tokenKey as exactKey,
  tokenEntryOf,
  tokenUnits,
} from '../../../chains/sandbox/token-entry.ts';

/** Returns the key of the token balance of `owner`, equal for every case of the two addresses. */
export function tokenKey(contract: string, owner: string): string {
  return exactKey(contract, owner).toLowerCase();
}

/** Reads the token balance of `owner`; zero without an entry. */
export function readTokenBalance(entries: Changes, contract: string, owner: string): bigint {
  return tokenUnits(entries.get(tokenKey(contract, owner)));
}

/** Returns the change that sets the token balance of `owner`. */
export function tokenBalanceOf(
  contract: string,
  owner: string,
  balance: bigint,
): readonly [key: string, entry: Entry | null] {
  return [tokenKey(contract, owner), tokenEntryOf(contract, owner, balance)];
}
