import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerKeyring } from '../vault/server-keys.ts';
import { canonicalJson } from './canonical-json.ts';

/** Parts of a request in which a repetition must equal the first one. */
export interface RepeatedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Hashes a request under the newest server key, hex. Without a key, the hash of a short password in a body
 * could be searched in a stolen database.
 */
export function hashRequest(request: RepeatedRequest, keys: ServerKeyring): string {
  return hashUnder(keys.newest.idempotency, request).toString('hex');
}

/** Reports whether a request has the stored hash, under whichever server key that was made. */
export function isHashOf(hash: string, request: RepeatedRequest, keys: ServerKeyring): boolean {
  const stored = Buffer.from(hash, 'hex');
  return keys.all.some(([, { idempotency }]) =>
    timingSafeEqual(hashUnder(idempotency, request), stored),
  );
}

function hashUnder(key: Uint8Array, { params, query, body }: RepeatedRequest): Buffer {
  const text = canonicalJson([params ?? null, query ?? null, body ?? null]);
  return createHmac('sha256', key).update(text).digest();
}
