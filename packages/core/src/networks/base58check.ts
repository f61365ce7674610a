import { sha256 } from '@noble/hashes/sha2.js';
import { decodeBase58 } from './base58.ts';

/**
 * Bytes written in base58 with four bytes of checksum behind them. Both failures are told apart
 * because a mistyped address deserves another message than a text that is none.
 */
export function decodeBase58check(text: string): Uint8Array | 'malformed' | 'checksum' {
  const bytes = text.length < 6 ? undefined : decodeBase58(text);
  if (!bytes) return 'malformed';
  const payload = bytes.slice(0, -4);
  const checksum = sha256(sha256(payload));
  return bytes.slice(-4).every((byte, index) => byte === checksum[index]) ? payload : 'checksum';
}
