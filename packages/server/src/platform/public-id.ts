import type { Random } from '@billfold/core';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 26;

/** Returns a new id, such as `evt_` and 128 random bits in base 32 (RFC 4648, in lower case). */
export function newPublicId(random: Random, prefix: string): string {
  let bits = BigInt(`0x${Buffer.from(random.bytes(16)).toString('hex')}`);
  let text = '';
  for (let at = 0; at < length; at += 1) {
    text = `${letters.charAt(Number(bits & 31n))}${text}`;
    bits >>= 5n;
  }
  return `${prefix}_${text}`;
}
