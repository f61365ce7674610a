import { bech32, bech32m } from '@scure/base';

export interface Bech32 {
  readonly encoding: 'bech32' | 'bech32m';
  /** The human-readable part, lower case. */
  readonly hrp: string;
  /** Groups of five bits, without the checksum. */
  readonly words: readonly number[];
}

/**
 * Decodes bech32 and bech32m. Tells a wrong checksum, such as of a mistyped address, from a text that
 * is neither: mixed case, a wrong letter, a missing separator, a wrong length.
 * @see BIP-173, BIP-350
 */
export function decodeBech32(text: string): Bech32 | 'malformed' | 'checksum' {
  if (text.length > 90) return 'malformed';
  const lower = text.toLowerCase();
  // Compared with the upper case of `lower`: the Kelvin sign is also `k` in lower case.
  if (text !== lower && text !== lower.toUpperCase()) return 'malformed';
  if (!/^[!-~]{1,83}1[02-9ac-hj-np-z]{6,}$/.test(lower)) return 'malformed';
  const [encoding, decoded] = decodeEither(lower);
  return decoded ? { encoding, hrp: decoded.prefix, words: decoded.words } : 'checksum';
}

function decodeEither(text: string) {
  const decoded = bech32.decodeUnsafe(text);
  if (decoded) return ['bech32', decoded] as const;
  return ['bech32m', bech32m.decodeUnsafe(text)] as const;
}

/** Groups of five bits from the index `from` on, as bytes. Undefined unless the rest is zero padding. */
export function bytesFromWords(words: readonly number[], from = 0): Uint8Array | undefined {
  const bytes = bech32.fromWordsUnsafe(words.slice(from));
  return bytes instanceof Uint8Array ? bytes : undefined;
}
