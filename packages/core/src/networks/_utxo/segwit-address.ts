import { bech32, bech32m } from '@scure/base';

/** A witness program with the human-readable part it was written under, lower case. */
export interface SegwitAddress {
  readonly hrp: string;
  readonly version: number;
  readonly program: Uint8Array;
}

/** @see BIP-173 and BIP-350 */
export function decodeSegwitAddress(text: string): SegwitAddress | 'malformed' | 'checksum' {
  // Mixed case is no encoding; `{6,}` is the checksum.
  if (text.length > 90 || !/^[!-~]+1[qpzry9x8gf2tvdw0s3jn54khce6mua7l]{6,}$/i.test(text))
    return 'malformed';
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return 'malformed';
  const first = bech32.decodeUnsafe(text);
  const decoded = first ?? bech32m.decodeUnsafe(text);
  if (!decoded) return 'checksum';
  const [version, ...words] = decoded.words;
  if (version === undefined || version > 16) return 'malformed';
  // Version 0 has the checksum of BIP-173, every later one that of BIP-350.
  if ((version === 0) !== (first !== undefined)) return 'checksum';
  const program = bech32.fromWordsUnsafe(words);
  if (!program || !isProgramLength(version, program.length)) return 'malformed';
  return { hrp: decoded.prefix.toLowerCase(), version, program };
}

function isProgramLength(version: number, length: number): boolean {
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
}
