import { eq } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { apiKeys } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { lockKey } from './api-key-store.ts';

/** Ends a key at once. @throws {ApiError} 404 */
export async function revokeOwnKey(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member: { businessId, userId }, caller }: BusinessActor,
  keyId: string,
): Promise<null> {
  await db.transaction(async (tx) => {
    const row = await lockKey(tx, { businessId, keyId });
    if (row === undefined) throw notFound('API key');
    await tx
      .update(apiKeys)
      .set({ revokedAt: nowOf(platform) })
      .where(eq(apiKeys.id, keyId));
    const before = { name: row.name, masked: row.prefix };
    const entry = { businessId, userId, caller, target: row.name, before };
    await recordAudit(tx, platform, { ...entry, action: 'api-key.revoked' });
  });
  return null;
}
