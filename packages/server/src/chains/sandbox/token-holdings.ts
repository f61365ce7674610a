import { type Network, toBaseUnits, tokensOf } from '@billfold/core';
import * as z from 'zod/mini';
import type { Holding } from '../chain.ts';
import type { Changes } from './rules.ts';

/** Reads what an address holds of tokens, from entries of a ledger that are its own or of others. */
export function tokenHoldings(
  network: Network,
  address: string,
  entries: Changes,
): readonly Holding[] {
  const tokens = tokensOf(network);
  return [...entries.values()].flatMap((entry) => {
    const read = held.safeParse(entry);
    if (!read.success || read.data.address !== address) return [];
    const [contract, units] =
      'contract' in read.data
        ? [read.data.contract, read.data.balance]
        : [read.data.mint, read.data.units];
    const token = tokens.find((each) => each.contract.toLowerCase() === contract.toLowerCase());
    const value = toBaseUnits(BigInt(units));
    return token === undefined ? [] : [{ address, tokenId: token.id, value }];
  });
}

/** Token entry, as the networks write it: Solana has an account for each mint. */
const held = z.union([
  z.object({ address: z.string(), contract: z.string(), balance: z.string() }),
  z.object({ address: z.string(), mint: z.string(), units: z.string() }),
]);
