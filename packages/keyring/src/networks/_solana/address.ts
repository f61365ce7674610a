import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { isKnownProgram } from './programs.ts';

/** The 32 bytes of an address, null for anything else. There is no checksum. */
export function parseAddress(text: string): Uint8Array | null {
  // Decoding base58 takes quadratic time.
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return null;
  const bytes = base58.decode(text);
  return bytes.length === 32 ? bytes : null;
}

export function formatAddress(bytes: Uint8Array): string {
  return base58.encode(bytes);
}

/** Reports whether `text` is an address that can receive: valid, and no known program or token. */
export function isRecipient(text: string): boolean {
  return parseAddress(text) !== null && !isKnownProgram(text);
}

/**
 * Reports whether 32 bytes are a point of edwards25519, as a public key is; an address off the
 * curve belongs to a program. Accepts the encodings that the runtime of Solana accepts: a y beyond
 * the field, x = 0 with either sign.
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes, true);
    return true;
  } catch {
    return false;
  }
}
