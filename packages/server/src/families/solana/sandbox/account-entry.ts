import * as z from 'zod/mini';
import type { Entry } from '../../../chains/sandbox/rules.ts';

/** State of an address. */
export interface LedgerAccount {
  readonly lamports: bigint;
  /** Token balance of a token account; null for any other account. */
  readonly token: TokenHolding | null;
}
export interface TokenHolding {
  /** Address that may transfer it. */
  readonly owner: string;
  readonly mint: string;
  readonly units: bigint;
}

export function accountKey(address: string): string {
  return `account:${address}`;
}

/** An address that holds no lamports is no account. */
export function readAccount(entry: Entry | null | undefined): LedgerAccount {
  if (!entry) return { lamports: 0n, token: null };
  const { address, lamports, mint, units } = accountEntry.parse(entry);
  const token =
    mint === undefined || units === undefined
      ? null
      : { owner: address, mint, units: BigInt(units) };
  return { lamports: BigInt(lamports), token };
}

/** An account for a token is found by its owner, as what it holds is his. */
export function accountEntryOf(address: string, { lamports, token }: LedgerAccount): Entry | null {
  if (lamports === 0n) return null;
  return token === null
    ? { address, lamports: lamports.toString() }
    : {
        address: token.owner,
        lamports: lamports.toString(),
        mint: token.mint,
        units: token.units.toString(),
      };
}

const accountEntry = z.object({
  address: z.string(),
  lamports: z.string(),
  mint: z.optional(z.string()),
  units: z.optional(z.string()),
});
