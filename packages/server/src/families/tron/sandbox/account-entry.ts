import * as z from 'zod/mini';
import type { Entry } from '../../../chains/sandbox/rules.ts';

/** The state of an account. */
export interface LedgerAccount {
  /** In sun. */
  readonly balance: bigint;
  /** How many transactions it has sent: the network does not count them, its treasury does. */
  readonly sent: bigint;
}

export function accountKey(address: string): string {
  return `account:${address}`;
}

/** Null for an address that is no account yet: the first transfer to it opens one. */
export function readAccount(entry: Entry | null | undefined): LedgerAccount | null {
  if (!entry) return null;
  const { balance, sent } = accountEntry.parse(entry);
  return { balance: BigInt(balance), sent: BigInt(sent) };
}

export function accountEntryOf(address: string, { balance, sent }: LedgerAccount): Entry {
  return { address, balance: balance.toString(), sent: sent.toString() };
}

const accountEntry = z.object({ balance: z.string(), sent: z.string() });
