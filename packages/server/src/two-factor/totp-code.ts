import type { Random } from '@billfold/core';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 advises for its SHA-1. */
const secretLength = 20;
const period = 30;

export function createTotpSecret(random: Random): Uint8Array {
  return random.bytes(secretLength);
}

/** Base32, for who cannot scan the QR code. */
export function secretText(secret: Uint8Array): string {
  return secretOf(secret).base32;
}

/** The `otpauth:` address that authenticator apps read from a QR code. */
export function totpUri(secret: Uint8Array, account: string): string {
  return totpOf(secret, account).toString();
}

/**
 * The step (RFC 6238: half minutes since 1970) whose code this is; null when it is none of the
 * current one and its neighbours.
 */
export function stepOfCode(secret: Uint8Array, code: string, nowMs: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret, '').validate({ token: code, timestamp: nowMs, window: 1 });
  return delta === null ? null : Math.floor(nowMs / 1_000 / period) + delta;
}

function totpOf(secret: Uint8Array, label: string): TOTP {
  const issuer = 'Billfold';
  return new TOTP({
    issuer,
    label,
    secret: secretOf(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  });
}

// A copy: the library takes the whole buffer, of which these bytes may be a part.
function secretOf(secret: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(secret).buffer });
}
