import type { ApiKey, Data, UpdateApiKey } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { findChanges } from '../businesses/find-changes.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { apiKeys } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { loadKey, lockKey, type OwnedKey } from './api-key-store.ts';
import { checkKeyLimits } from './check-key-limits.ts';

/**
 * Changes the given fields of a key.
 * @throws {ApiError} 404; 400 VALIDATION_FAILED
 */
export async function updateOwnKey(
  { db, platform, chainMode }: Pick<ServiceContext, 'db' | 'platform' | 'chainMode'>,
  { member: { businessId, userId }, caller }: BusinessActor,
  { keyId, changes }: Pick<OwnedKey, 'keyId'> & { readonly changes: UpdateApiKey },
): Promise<Data<ApiKey>> {
  const owned = { businessId, keyId };
  return db.transaction(async (tx) => {
    const row = await lockKey(tx, owned);
    if (row === undefined) throw notFound('API key');
    const { name, scopes, allowedIps, allowedOrigins } = row;
    const { before, after } = findChanges({ name, scopes, allowedIps, allowedOrigins }, changes);
    checkKeyLimits({ ...row, ...changes }, chainMode);
    if (Object.keys(after).length > 0) {
      await tx.update(apiKeys).set(changes).where(eq(apiKeys.id, keyId));
      const entry = { businessId, userId, caller, target: name, before, after };
      await recordAudit(tx, platform, { ...entry, action: 'api-key.updated' });
    }
    const changed = await loadKey(tx, owned);
    if (changed === undefined) throw notFound('API key');
    return { data: changed };
  });
}
