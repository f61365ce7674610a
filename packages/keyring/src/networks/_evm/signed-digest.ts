import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { RawTransaction } from './raw-transaction.ts';

/**
 * The hash that the signature of `transaction` signs. Made of the bytes as they stand, and sharing
 * nothing with the code that encodes and signs: it is the second opinion on each signature.
 * @see EIP-1559, EIP-155
 */
export function signedDigest({ chainId, offer, signedFields }: RawTransaction): Uint8Array {
  if (offer.kind === 'eip1559') return typedDigest(0x02, signedFields);
  if (chainId === null) return keccak_256(list(signedFields));
  // The chain stands in the place of the signature, with two zeros to fill it.
  return keccak_256(list(concatBytes(signedFields, number(chainId), Uint8Array.of(0x80, 0x80))));
}

/** Returns the hash of a list of fields, as they stand, behind the byte of its type. @see EIP-2718, EIP-7702 */
export function typedDigest(type: number, signedFields: Uint8Array): Uint8Array {
  return keccak_256(concatBytes(Uint8Array.of(type), list(signedFields)));
}

function list(payload: Uint8Array): Uint8Array {
  const { length } = payload;
  if (length < 56) return concatBytes(Uint8Array.of(0xc0 + length), payload);
  const size = bigEndian(BigInt(length));
  return concatBytes(Uint8Array.of(0xf7 + size.length, ...size), payload);
}

function number(value: bigint): Uint8Array {
  const bytes = bigEndian(value);
  const isItsOwnPrefix = value > 0n && value < 0x80n;
  return isItsOwnPrefix ? bytes : Uint8Array.of(0x80 + bytes.length, ...bytes);
}

function bigEndian(value: bigint): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0n; rest >>= 8n) bytes.push(Number(rest & 0xffn));
  return Uint8Array.from(bytes.reverse());
}
