import { WebhookError } from './webhook-error.ts';

/**
 * Verifies that a `v1` signature in the header is an HMAC-SHA256 of `message` under one of
 * `secrets`. Other versions are ignored, as the standard demands. Web Crypto compares in constant
 * time, and every pair is tried, so that timing does not reveal the match.
 */
export async function isSigned(
  message: Uint8Array<ArrayBuffer>,
  header: string,
  secrets: readonly string[],
): Promise<boolean> {
  const signatures = header
    .split(' ')
    .flatMap((entry) => /^v1,(.+)$/.exec(entry)?.[1] ?? [])
    .flatMap((text) => decodeBase64(text) ?? []);
  const keys = await Promise.all(secrets.map(importSecret));
  const fits = await Promise.all(
    keys.flatMap((key) =>
      signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, message)),
    ),
  );
  return fits.includes(true);
}

/** A secret of Standard Webhooks, `whsec_` and base64, as a key. @throws {WebhookError} */
function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''));
  if (bytes === undefined || bytes.length === 0)
    throw new WebhookError('secret_malformed', 'A webhook secret is `whsec_` and base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
