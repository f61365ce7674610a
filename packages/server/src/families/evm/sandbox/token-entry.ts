import type { Changes, Entry } from '../../../chains/sandbox/rules.ts';
import {
  tokenKey as exactKey,
  tokenEntryOf,
  tokenUnits,
} from '../../../chains/sandbox/token-entry.ts';

/** What `owner` has of the token that `contract` issues; the same for every way of writing the two. */
export function tokenKey(contract: string, owner: string): string {
  return exactKey(contract, owner).toLowerCase();
}

/** Who has nothing has no entry. */
export function readTokenBalance(entries: Changes, contract: string, owner: string): bigint {
  return tokenUnits(entries.get(tokenKey(contract, owner)));
}

/** What stands in the books of a token for `owner`, as a change. */
export function tokenBalanceOf(
  contract: string,
  owner: string,
  balance: bigint,
): readonly [key: string, entry: Entry | null] {
  return [tokenKey(contract, owner), tokenEntryOf(contract, owner, balance)];
}
