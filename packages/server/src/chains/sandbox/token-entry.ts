import * as z from 'zod/mini';
import type { Changes, Entry } from './rules.ts';

/** What `owner` has of the token that `contract` issues, both as the ledger writes them. */
export function tokenKey(contract: string, owner: string): string {
  return `token:${contract}:${owner}`;
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

export function tokenUnits(entry: Entry | null | undefined): bigint {
  return entry ? BigInt(tokenEntry.parse(entry).balance) : 0n;
}

export function tokenEntryOf(contract: string, owner: string, balance: bigint): Entry | null {
  return balance === 0n ? null : { address: owner, contract, balance: balance.toString() };
}

export function isTokenEntry(entry: Entry): boolean {
  return tokenEntry.safeParse(entry).success;
}

const tokenEntry = z.object({ contract: z.string(), balance: z.string() });
