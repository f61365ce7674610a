const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

export interface Bech32 {
  readonly encoding: 'bech32' | 'bech32m';
  /** The human-readable part, lower case. */
  readonly hrp: string;
  /** Groups of five bits, without the checksum. */
  readonly words: readonly number[];
}

/**
 * Reads text of both encodings, which share all but one constant. Written out here because
 * `@scure/base` costs 2.5 KB gzipped and does not tell the two failures apart; tests compare with it.
 * @see BIP-173, BIP-350
 */
export function decodeBech32(text: string): Bech32 | 'malformed' | 'checksum' {
  if (text.length > 90) return 'malformed';
  const lower = text.toLowerCase();
  // Back from lower case: there is a letter outside of ASCII that is `k` in lower case.
  if (text !== lower && text !== lower.toUpperCase()) return 'malformed';
  if (!/^[!-~]{1,83}1[02-9ac-hj-np-z]{6,}$/.test(lower)) return 'malformed';
  // The part behind it has no `1`.
  const separator = lower.lastIndexOf('1');
  const hrp = lower.slice(0, separator);
  const words = new Array<number>(lower.length - separator - 1).fill(0);
  for (let at = 0; at < words.length; at += 1)
    words[at] = alphabet.indexOf(lower.charAt(separator + 1 + at));
  const remainder = remainderOf(hrp, words);
  const encoding = remainder === 1 ? 'bech32' : remainder === 0x2bc830a3 ? 'bech32m' : undefined;
  return encoding ? { encoding, hrp, words: words.slice(0, -6) } : 'checksum';
}

/** Of the checksum's polynomial over 32 elements: the prefix goes in twice, by its upper and lower bits. */
function remainderOf(prefix: string, words: readonly number[]): number {
  let checksum = 1;
  for (let at = 0; at < prefix.length; at += 1)
    checksum = step(checksum, prefix.charCodeAt(at) >> 5);
  checksum = step(checksum, 0);
  for (let at = 0; at < prefix.length; at += 1)
    checksum = step(checksum, prefix.charCodeAt(at) & 31);
  for (const word of words) checksum = step(checksum, word);
  return checksum;
}

function step(checksum: number, value: number): number {
  const top = checksum >> 25;
  return (
    ((checksum & 0x1ffffff) << 5) ^
    value ^
    (-(top & 1) & 0x3b6a57b2) ^
    (-((top >> 1) & 1) & 0x26508e6d) ^
    (-((top >> 2) & 1) & 0x1ea119fa) ^
    (-((top >> 3) & 1) & 0x3d4233dd) ^
    (-((top >> 4) & 1) & 0x2a1462b3)
  );
}

/** Groups of five bits, beginning with the one at `from`, as bytes; undefined where more is left over than padding with zeros. */
export function bytesFromWords(words: readonly number[], from = 0): Uint8Array | undefined {
  const bytes = new Uint8Array(((words.length - from) * 5) >> 3);
  let length = 0;
  let bits = 0;
  let rest = 0;
  for (let at = from; at < words.length; at += 1) {
    rest = (rest << 5) | (words[at] ?? 0);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = rest >> bits;
    length += 1;
    rest &= (1 << bits) - 1;
  }
  return bits < 5 && rest === 0 ? bytes : undefined;
}
