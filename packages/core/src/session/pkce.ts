import type { Random } from '../platform/platform.ts';

/** PKCE verifier of one browser, and its challenge for the server (RFC 7636). */
export interface Pkce {
  /** 43 characters of base64url; it does not leave the browser before the provider has answered. */
  readonly codeVerifier: string;
  /** S256 of the verifier. */
  readonly codeChallenge: string;
}

/** Creates a verifier and its challenge; loads the hash function first. */
export async function createPkce(random: Random): Promise<Pkce> {
  const codeVerifier = toBase64Url(random.bytes(32));
  return { codeVerifier, codeChallenge: await challengeOf(codeVerifier) };
}

/**
 * Returns the S256 challenge of a verifier.
 * @see RFC 7636 §4.2
 */
export async function challengeOf(codeVerifier: string): Promise<string> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return toBase64Url(sha256(new TextEncoder().encode(codeVerifier)));
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
