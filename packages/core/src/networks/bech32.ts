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
  const [, hrp, data] = /^([!-~]{1,83})1([02-9ac-hj-np-z]{6,})$/i.exec(text) ?? [];
  if (hrp === undefined || data === undefined || text.length > 90) return 'malformed';
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return 'malformed';
  const words = [...data.toLowerCase()].map((letter) => alphabet.indexOf(letter));
  const codes = [...hrp.toLowerCase()].map((letter) => letter.charCodeAt(0));
  const prefix = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
  const remainder = polymod([...prefix, ...words]);
  const encoding = remainder === 1 ? 'bech32' : remainder === 0x2bc830a3 ? 'bech32m' : undefined;
  return encoding ? { encoding, hrp: hrp.toLowerCase(), words: words.slice(0, -6) } : 'checksum';
}

/** The remainder of the checksum's polynomial over 32 elements. */
function polymod(values: readonly number[]): number {
  return values.reduce((checksum, value) => {
    const shifted = ((checksum & 0x1ffffff) << 5) ^ value;
    return generator.reduce(
      (sum, term, bit) => ((checksum >> (25 + bit)) & 1 ? sum ^ term : sum),
      shifted,
    );
  }, 1);
}

const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** Groups of five bits as bytes; undefined where more is left over than padding with zeros. */
export function bytesFromWords(words: readonly number[]): Uint8Array | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let rest = 0;
  for (const word of words) {
    rest = (rest << 5) | word;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(rest >> bits);
    rest &= (1 << bits) - 1;
  }
  return bits < 5 && rest === 0 ? Uint8Array.from(bytes) : undefined;
}
