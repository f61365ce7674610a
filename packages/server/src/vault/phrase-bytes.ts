import { createHash } from 'node:crypto';
import { englishWords } from '@billfold/core';
import { secretBytes } from '../platform/secret-bytes.ts';

const bitsPerWord = 11;

/**
 * The English phrase of an entropy as bytes of text, for the caller to wipe: a string of it would stay
 * in memory until the garbage collector comes by.
 * @see BIP-39
 */
export function phraseBytesOf(entropy: Uint8Array): Uint8Array {
  const words = englishWords();
  const count = (entropy.length * 3) / 4;
  const bits = secretBytes(entropy.length + 3);
  bits.set(entropy);
  const checksum = createHash('sha256').update(entropy).digest();
  bits.set(checksum.subarray(0, 1), entropy.length);
  // No word is longer than eight letters.
  const text = Buffer.alloc(count * 9);
  let length = 0;
  for (let at = 0; at < count; at += 1) {
    if (at > 0) length += text.write(' ', length, 'latin1');
    length += text.write(words[indexAt(bits, at * bitsPerWord)] ?? '', length, 'latin1');
  }
  bits.fill(0);
  checksum.fill(0);
  return text.subarray(0, length);
}

/** The eleven bits from `bit` on, which lie in three bytes. */
function indexAt(bits: Uint8Array, bit: number): number {
  const [first = 0, second = 0, third = 0] = bits.subarray(bit >> 3, (bit >> 3) + 3);
  const window = (first << 16) | (second << 8) | third;
  return (window >> (24 - bitsPerWord - (bit & 7))) & 2_047;
}
