import { createHash } from 'node:crypto';
import type { Random } from '@billfold/core';

/** 256 random bits as text for a URL or a header. Only its hash is stored. */
export function createToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

/** Hashes a token for storage and lookup. Tokens are random, so no slow hash is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
