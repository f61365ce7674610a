import { sha256 } from '@noble/hashes/sha2.js';
import { base58 } from '@scure/base';

/**
 * Bytes written in base58 with four bytes of checksum behind them. Both failures are told apart
 * because a mistyped address deserves another message than a text that is none.
 */
export function decodeBase58check(text: string): Uint8Array | 'malformed' | 'checksum' {
  // Decoding takes quadratic time; no address or key written this way is longer.
  if (text.length > 112 || !/^[1-9A-HJ-NP-Za-km-z]{6,}$/.test(text)) return 'malformed';
  const bytes = base58.decode(text);
  const payload = bytes.subarray(0, -4);
  const checksum = sha256(sha256(payload));
  return bytes.subarray(-4).every((byte, index) => byte === checksum[index]) ? payload : 'checksum';
}
