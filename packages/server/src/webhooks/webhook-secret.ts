import type { Random } from '@billfold/core';
import { decrypt, encrypt } from '../vault/authenticated-cipher.ts';
import type { ServerKeys } from '../vault/server-keys.ts';
import type { Versions } from '../vault/versions.ts';

export type WebhookKeys = Versions<Pick<ServerKeys, 'webhookSecrets'>>;

const prefix = 'whsec_';
const secretLength = 32;
const versionLength = 4;
const ivLength = 12;

/** Creates a secret of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(random: Random): string {
  return `${prefix}${Buffer.from(random.bytes(secretLength)).toString('base64')}`;
}

/** Returns the bytes of a secret, under which bodies are signed. */
export const bytesOfSecret = (secret: string): Uint8Array =>
  new Uint8Array(Buffer.from(secret.slice(prefix.length), 'base64'));

export interface SealTools {
  readonly keys: WebhookKeys;
  readonly random: Random;
}

/** Seals a secret under the newest key: version, IV, and AES-256-GCM, bound to its endpoint. */
export function sealWebhookSecret(
  secret: Uint8Array,
  endpointId: string,
  { keys, random }: SealTools,
): Uint8Array {
  const version = Buffer.alloc(versionLength);
  version.writeUInt32BE(keys.current);
  const iv = random.bytes(ivLength);
  const use = { key: keys.newest.webhookSecrets, iv, authenticated: boundTo(endpointId) };
  return new Uint8Array(Buffer.concat([version, iv, encrypt(secret, use)]));
}

/** Opens a sealed secret, for the caller to wipe. @throws {Error} it was changed, or its key is not there */
export function openWebhookSecret(
  sealed: Uint8Array,
  endpointId: string,
  keys: WebhookKeys,
): Uint8Array {
  const bytes = Buffer.from(sealed);
  const key = keys.get(versionOfSealed(sealed)).webhookSecrets;
  const iv = bytes.subarray(versionLength, versionLength + ivLength);
  const use = { key, iv, authenticated: boundTo(endpointId) };
  const secret = decrypt(bytes.subarray(versionLength + ivLength), use);
  if (secret === undefined) throw new Error(`The secret of webhook ${endpointId} does not open.`);
  return secret;
}

/** Returns the version of the master key that a secret is sealed under. */
export const versionOfSealed = (sealed: Uint8Array): number => Buffer.from(sealed).readUInt32BE(0);

const boundTo = (endpointId: string): string => `billfold/webhook/v1|${endpointId}`;
