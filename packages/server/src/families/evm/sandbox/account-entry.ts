import * as z from 'zod/mini';
import type { Entry } from '../../../chains/sandbox/rules.ts';

/** The state of an account. */
export interface LedgerAccount {
  /** In wei. */
  readonly balance: bigint;
  /** How many transactions it has sent. */
  readonly nonce: bigint;
}

/**
 * Returns the key of an account, equal for every case of its address: case is only a checksum
 * (EIP-55).
 */
export function accountKey(address: string): string {
  return `account:${address.toLowerCase()}`;
}

/** An account that nothing has happened to has no entry (EIP-161). */
export function readAccount(entry: Entry | null | undefined): LedgerAccount {
  if (!entry) return { balance: 0n, nonce: 0n };
  const { balance, nonce } = accountEntry.parse(entry);
  return { balance: BigInt(balance), nonce: BigInt(nonce) };
}

export function accountEntryOf(address: string, { balance, nonce }: LedgerAccount): Entry {
  return { address, balance: balance.toString(), nonce: nonce.toString() };
}

const accountEntry = z.object({ balance: z.string(), nonce: z.string() });
