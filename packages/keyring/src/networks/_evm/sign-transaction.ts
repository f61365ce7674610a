import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { encodeSigned, encodeUnsigned, type UnsignedTransaction } from './encode-transaction.ts';

/** The signed bytes: deterministic (RFC 6979), low S (EIP-2). `key` stays the caller's to wipe. */
export function signTransaction(transaction: UnsignedTransaction, key: Uint8Array): Uint8Array {
  const digest = keccak_256(encodeUnsigned(transaction));
  const options = { prehash: false, lowS: true, format: 'recovered' } as const;
  const bytes = secp256k1.sign(digest, key, options);
  const { r, s, recovery = 0 } = secp256k1.Signature.fromBytes(bytes, 'recovered');
  return encodeSigned(transaction, { r, s, yParity: BigInt(recovery) });
}
