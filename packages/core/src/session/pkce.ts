import { sha256 } from '@noble/hashes/sha2.js';
import type { Random } from '../platform/platform.ts';

/** PKCE verifier of one browser, and its challenge for the server (RFC 7636). */
export interface Pkce {
  /** 43 characters of base64url; it does not leave the browser before the provider has answered. */
  readonly codeVerifier: string;
  /** S256 of the verifier. */
  readonly codeChallenge: string;
}

export function createPkce(random: Random): Pkce {
  const codeVerifier = toBase64Url(random.bytes(32));
  return { codeVerifier, codeChallenge: challengeOf(codeVerifier) };
}

/** @see RFC 7636 §4.2 */
export function challengeOf(codeVerifier: string): string {
  return toBase64Url(sha256(new TextEncoder().encode(codeVerifier)));
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
