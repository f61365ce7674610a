import { keccak_256 } from '@noble/hashes/sha3.js';
import { signDigest } from '../recoverable-signature.ts';
import { encodeSigned, encodeUnsigned, type UnsignedTransaction } from './encode-transaction.ts';

/** The signed bytes: deterministic (RFC 6979), low S (EIP-2). `key` stays the caller's to wipe. */
export function signTransaction(transaction: UnsignedTransaction, key: Uint8Array): Uint8Array {
  const digest = keccak_256(encodeUnsigned(transaction));
  return encodeSigned(transaction, signDigest(digest, key));
}
