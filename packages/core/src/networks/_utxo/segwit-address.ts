import { bytesFromWords, decodeBech32 } from '../bech32.ts';

/** A witness program with the human-readable part it was written under, lower case. */
export interface SegwitAddress {
  readonly hrp: string;
  readonly version: number;
  readonly program: Uint8Array;
}

/** @see BIP-173, BIP-350 */
export function decodeSegwitAddress(text: string): SegwitAddress | 'malformed' | 'checksum' {
  const decoded = decodeBech32(text);
  if (typeof decoded === 'string') return decoded;
  const version = decoded.words[0];
  if (version === undefined || version > 16) return 'malformed';
  // Version 0 has the checksum of BIP-173, every later one that of BIP-350.
  if (decoded.encoding !== (version === 0 ? 'bech32' : 'bech32m')) return 'checksum';
  const program = bytesFromWords(decoded.words, 1);
  if (!program || !isProgramLength(version, program.length)) return 'malformed';
  return { hrp: decoded.hrp, version, program };
}

function isProgramLength(version: number, length: number): boolean {
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
}
