import { sha256 } from '@noble/hashes/sha2.js';
import { decodeBase58 } from './base58.ts';

/** A version byte and the twenty bytes of a hash. */
const payloadLength = 21;
const checksumLength = 4;

/**
 * Decodes an address in base58check to its version byte and hash. Tells a wrong checksum, such as of
 * a mistyped address, from a text that is no address.
 */
export function decodeBase58check(text: string): Uint8Array | 'malformed' | 'checksum' {
  const bytes = text.length < payloadLength ? undefined : decodeBase58(text);
  if (bytes?.length !== payloadLength + checksumLength) return 'malformed';
  const payload = bytes.slice(0, payloadLength);
  const checksum = sha256(sha256(payload));
  const isRight = bytes.subarray(payloadLength).every((byte, at) => byte === checksum[at]);
  return isRight ? payload : 'checksum';
}
