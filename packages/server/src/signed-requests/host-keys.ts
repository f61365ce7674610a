import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { ServerKeys } from '../vault/server-keys.ts';
import type { Versions } from '../vault/versions.ts';

export type RequestKeys = Versions<Pick<ServerKeys, 'paymentRequests'>>;

/** Public key of a host, as `/.well-known/billfold.json` has it (RFC 8037). */
export interface HostKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly use: 'sig';
  readonly alg: 'EdDSA';
  /** Thumbprint of the key (RFC 7638). */
  readonly kid: string;
  readonly x: string;
}

export interface SigningKey {
  readonly kid: string;
  readonly key: KeyObject;
}

/** Returns the key that signs new requests. A rotated master key brings another one. */
export function signingKeyOf({ newest }: RequestKeys): SigningKey {
  const key = privateKeyOf(newest.paymentRequests);
  return { kid: publishedKeyOf(key).kid, key };
}

/** Lists the public keys of this host, the newest first: a request that an older one signed is open for its time. */
export function listHostKeys({ all }: RequestKeys): readonly HostKey[] {
  return all.map(([, { paymentRequests }]) => publishedKeyOf(privateKeyOf(paymentRequests)));
}

/** Beginning of a PKCS #8 key of Ed25519 (RFC 8410), before its 32 bytes. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

function privateKeyOf(seed: Uint8Array): KeyObject {
  const der = Buffer.concat([pkcs8Prefix, seed]);
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } finally {
    der.fill(0);
  }
}

function publishedKeyOf(key: KeyObject): HostKey {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const form = { crv: 'Ed25519', kty: 'OKP' } as const;
  const kid = createHash('sha256')
    .update(JSON.stringify({ ...form, x }))
    .digest('base64url');
  return { ...form, use: 'sig', alg: 'EdDSA', kid, x };
}
