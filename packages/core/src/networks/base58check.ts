import { decodeBase58 } from './base58.ts';
import { checksumWord } from './sha256.ts';

/** A version byte and the twenty bytes of a hash. */
const payloadLength = 21;
const checksumLength = 4;

/**
 * What an address in base58 holds, without the four bytes of checksum behind it. Both failures are
 * told apart because a mistyped address deserves another message than a text that is none.
 */
export function decodeBase58check(text: string): Uint8Array | 'malformed' | 'checksum' {
  const bytes = text.length < payloadLength ? undefined : decodeBase58(text);
  if (bytes?.length !== payloadLength + checksumLength) return 'malformed';
  const payload = bytes.slice(0, payloadLength);
  let checksum = 0;
  for (let at = 0; at < checksumLength; at += 1)
    checksum = (checksum << 8) | (bytes[payloadLength + at] ?? 0);
  return checksum === checksumWord(payload) ? payload : 'checksum';
}
