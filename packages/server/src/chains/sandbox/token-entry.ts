import * as z from 'zod/mini';
import type { Changes, Entry } from './rules.ts';

/**
 * Returns the key of the token balance of `owner`. Both addresses are in the form of the ledger.
 */
export function tokenKey(contract: string, owner: string): string {
  return `token:${contract}:${owner}`;
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
