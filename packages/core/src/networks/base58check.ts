import { sha256 } from '@noble/hashes/sha2.js';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/**
 * Bytes written in base58 with four bytes of checksum behind them. Both failures are told apart
 * because a mistyped address deserves another message than a text that is none.
 */
export function decodeBase58check(text: string): Uint8Array | 'malformed' | 'checksum' {
  // Decoding takes quadratic time; no address or key written this way is longer.
  if (text.length > 112 || !/^[1-9A-HJ-NP-Za-km-z]{6,}$/.test(text)) return 'malformed';
  const bytes = decodeBase58(text);
  const payload = bytes.slice(0, -4);
  const checksum = sha256(sha256(payload));
  return bytes.slice(-4).every((byte, index) => byte === checksum[index]) ? payload : 'checksum';
}

/** A number to the base 58; each `1` in front stands for a zero byte. */
function decodeBase58(text: string): Uint8Array {
  const bytes: number[] = [];
  let rest = [...text].reduce((sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)), 0n);
  for (; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 255n));
  const zeros = text.search(/[^1]|$/);
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes]);
}
