import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { requirePrivate } from '../platform/require-private.ts';
import { secretBytes } from '../platform/secret-bytes.ts';
import { StartError } from '../platform/start-error.ts';
import type { TransitSettings } from '../platform/transit-settings.ts';

const encrypted = z.object({ data: z.object({ ciphertext: z.string() }) });
const decrypted = z.object({ data: z.object({ plaintext: z.string() }) });

/** Encrypts a key; returns the text that Vault decrypts again. @throws {StartError} */
export async function encryptByVault(settings: TransitSettings, key: Uint8Array): Promise<string> {
  const plaintext = Buffer.from(key).toString('base64');
  const answer = await ask(settings, 'encrypt', { plaintext });
  return parse(encrypted, answer, settings).data.ciphertext;
}

/** Decrypts a key of 32 bytes. @throws {StartError} */
export async function decryptByVault(
  settings: TransitSettings,
  ciphertext: string,
): Promise<Uint8Array> {
  const answer = await ask(settings, 'decrypt', { ciphertext });
  const bytes = Buffer.from(parse(decrypted, answer, settings).data.plaintext, 'base64');
  if (bytes.length !== keyLength) throw unusable(settings, 'it answers no key of 32 bytes');
  const key = secretBytes(keyLength);
  key.set(bytes);
  bytes.fill(0);
  return key;
}

const keyLength = 32;
const patienceMs = 10_000;

/** @see https://developer.hashicorp.com/vault/api-docs/secret/transit */
async function ask(
  settings: TransitSettings,
  call: 'encrypt' | 'decrypt',
  body: object,
): Promise<unknown> {
  const { address, mount, key } = settings;
  const token = readToken(settings);
  let response: Response;
  try {
    response = await fetch(`${address}/v1/${mount}/${call}/${key}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-vault-request': 'true',
        'x-vault-token': token,
      },
      body: JSON.stringify(body),
      // Another host must not get the token.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    throw unusable(settings, `it does not answer (${codeOf(error)})`);
  }
  // Its message may quote the request, which has a key.
  if (!response.ok) throw unusable(settings, meaningOf(response.status));
  return response.json().catch(() => null);
}

function parse<T>(shape: z.ZodMiniType<T>, answer: unknown, settings: TransitSettings): T {
  const parsed = z.safeParse(shape, answer);
  if (!parsed.success) throw unusable(settings, 'its answer is not that of a transit engine');
  return parsed.data;
}

function readToken({ tokenFile }: TransitSettings): string {
  let text: string;
  try {
    requirePrivate(tokenFile);
    text = readFileSync(tokenFile, 'utf8').trim();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`VAULT_TOKEN_FILE ${tokenFile} cannot be read (${codeOf(error)}).`);
  }
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new StartError(`VAULT_TOKEN_FILE ${tokenFile} has no token.`);
}

function meaningOf(status: number): string {
  switch (status) {
    case 400:
      return 'it cannot decrypt or encrypt with this key (400)';
    case 403:
      return 'it refuses the token of VAULT_TOKEN_FILE (403)';
    case 404:
      return 'it has no such transit engine or key (404)';
    case 503:
      return 'it is sealed or in maintenance (503)';
    default:
      return `it answers ${status}`;
  }
}

function unusable({ address, mount, key }: TransitSettings, why: string): StartError {
  return new StartError(
    `The master key cannot be read: Vault at ${address} is asked for ${mount}/${key}, and ${why}.`,
  );
}

/** Returns the code of a failed call, never its message, which may quote the request. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return 'code' in error ? String(error.code) : error.name;
}
