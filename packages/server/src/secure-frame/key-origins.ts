import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { apiKeys } from '../db/schema.ts';
import { loadPageOrigins } from '../embed-sessions/page-origins.ts';
import { hashToken } from '../platform/opaque-token.ts';

/**
 * Loads the origins that a publishable key allows; none for a key that is unknown, ended, or, on a server with
 * real money, for tests.
 */
export function loadKeyOrigins(
  context: Pick<ServiceContext, 'db' | 'chainMode' | 'platform'>,
  key: string,
): Promise<readonly string[]> {
  return loadPageOrigins(context, eq(apiKeys.keyHash, hashToken(key)));
}
