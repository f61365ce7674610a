import { ed25519 } from '@noble/curves/ed25519.js';
import { hex } from '@scure/base';
import { KeyringError } from '../../keyring-error.ts';

/** The 32 bytes of a public key. @throws {KeyringError} `account_key_invalid` */
export function checkPublicKey(publicKey: string): Uint8Array {
  const bytes = parsePublicKey(publicKey);
  if (bytes !== null) return bytes;
  throw new KeyringError('account_key_invalid', 'This is no account key of this network.');
}

/** Null for anything but the hex of a point of the curve. */
function parsePublicKey(text: string): Uint8Array | null {
  if (!/^[\da-f]{64}$/.test(text)) return null;
  const bytes = hex.decode(text);
  return ed25519.utils.isValidPublicKey(bytes, true) ? bytes : null;
}

/** Verifies an ed25519 signature by RFC 8032, stricter than ZIP-215: as nodes do. */
export function isSignature(
  signature: Uint8Array,
  message: Uint8Array,
  publicKey: Uint8Array,
): boolean {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
}
