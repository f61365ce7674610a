import { base64, hex } from '@scure/base';

/** First bytes of a partially signed transaction. @see BIP-174 */
const magic = [0x70, 0x73, 0x62, 0x74, 0xff];

/** Bytes of the largest transaction that the service takes. */
const mostBytes = 300_000;

/**
 * Reads a partially signed transaction as wallets hand it out: as bytes, or as a text in base64 or hex. Returns it in
 * base64; null for anything else.
 */
export function readPsbt(given: Uint8Array | string): string | null {
  const bytes = typeof given === 'string' ? decode(given) : fromFile(given);
  return bytes === null || !isPsbt(bytes) || bytes.length > mostBytes ? null : base64.encode(bytes);
}

const isPsbt = (bytes: Uint8Array) => magic.every((byte, at) => bytes[at] === byte);

/** Files hold the bytes, or their text. */
const fromFile = (bytes: Uint8Array) =>
  isPsbt(bytes) ? bytes : decode(new TextDecoder().decode(bytes));

function decode(text: string): Uint8Array | null {
  const bare = text.replace(/\s/g, '');
  try {
    return /^[\da-f]+$/i.test(bare) ? hex.decode(bare.toLowerCase()) : base64.decode(bare);
  } catch {
    return null;
  }
}
