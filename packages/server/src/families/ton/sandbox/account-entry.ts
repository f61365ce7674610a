import * as z from 'zod/mini';
import type { Entry } from '../../../chains/sandbox/rules.ts';

/** The state of an account: money that waits for a wallet, or a wallet with money. */
export interface LedgerAccount {
  /** In nanotons. */
  readonly balance: bigint;
  /** How many sends its wallet has made. */
  readonly seqno: bigint;
  /** Public key of its wallet contract, hex; null before its first send deploys it. */
  readonly publicKey: string | null;
}

/** `address` is in the form in which the product compares addresses. */
export function accountKey(address: string): string {
  return `account:${address}`;
}

/** An account that nothing has happened to has no entry. */
export function readAccount(entry: Entry | null | undefined): LedgerAccount {
  if (!entry) return { balance: 0n, seqno: 0n, publicKey: null };
  const { balance, seqno, publicKey } = accountEntry.parse(entry);
  return { balance: BigInt(balance), seqno: BigInt(seqno), publicKey };
}

export function accountEntryOf(address: string, account: LedgerAccount): Entry {
  const { balance, seqno, publicKey } = account;
  return { address, balance: balance.toString(), seqno: seqno.toString(), publicKey };
}

const accountEntry = z.object({
  balance: z.string(),
  seqno: z.string(),
  publicKey: z.nullable(z.string()),
});
