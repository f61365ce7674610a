import type { Network } from '@billfold/core';
import { readTransactionHash } from '@billfold/core/internal';

/** Forms of a transaction hash: hexadecimal, base58 of Solana, and base64 of TON. */
const forms = [/^(?:0x)?[\da-f]{64}$/i, /^[1-9A-HJ-NP-Za-km-z]{64,90}$/, /^[\w+/-]{43}=?$/];

/**
 * Returns the transaction hash in what a payer typed, which may be the address of its page at an explorer; null for what
 * is no hash of any network, as an address or the number of a withdrawal.
 */
export function readTypedHash(typed: string): string | null {
  const text = typed.trim();
  const parts = [text, ...text.split(/[/?#&=]/).reverse()];
  return parts.find((part) => forms.some((form) => form.test(part))) ?? null;
}

/** Hash that the page lists, on its network. */
export interface ListedHash {
  readonly network: Network;
  /** Null where a contract paid without a transaction of its own. */
  readonly hash: string | null;
}

/** Reports whether a hash that a payer typed is a listed one, by the rules of its network. */
export function isHashOf({ network, hash }: ListedHash, typed: string): boolean {
  return hash !== null && readTransactionHash(network, typed) === hash;
}
