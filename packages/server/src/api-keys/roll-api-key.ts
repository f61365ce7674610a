import type { ApiKeyWithSecret, Data, RollApiKey } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { lockBusiness } from '../businesses/business-store.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { apiKeys } from '../db/schema.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type KeyRow, loadKey, lockKey } from './api-key-store.ts';
import { checkKeyExpiry } from './check-key-limits.ts';
import { createKeySecret } from './key-secret.ts';

const hourMs = 3_600_000;

export interface Roll extends BusinessActor {
  readonly keyId: string;
  readonly body: RollApiKey;
}

/**
 * Replaces a key in the transaction of the call: a new one with its name and limits, alongside which the old one
 * works for the overlap.
 * @throws {ApiError} 404; 409 KEY_REPLACED; 400 VALIDATION_FAILED
 */
export async function rollOwnKey(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { member: { businessId, userId }, caller, keyId, body }: Roll,
): Promise<Data<ApiKeyWithSecret>> {
  const now = nowOf(platform);
  await lockBusiness(tx, businessId);
  const old = await lockKey(tx, { businessId, keyId });
  if (old === undefined) throw notFound('API key');
  if (old.replacedBy !== null) throw keyReplaced();
  const { name, kind, livemode } = old;
  const expiresAt = body.expiresAt === undefined ? old.expiresAt : body.expiresAt;
  checkKeyExpiry(expiresAt, now);
  const { secret, stored } = createKeySecret(platform.random, { kind, livemode });
  const id = platform.newId();
  const made = { id, createdBy: userId, createdAt: now, expiresAt, lastUsedAt: null };
  await tx.insert(apiKeys).values({ ...old, ...made, ...stored });
  const ending = endOf(old, body, now);
  await tx
    .update(apiKeys)
    .set({ ...ending, replacedBy: id })
    .where(eq(apiKeys.id, keyId));
  const before = { masked: old.prefix };
  const after = { masked: stored.prefix, expiresAt, overlapHours: body.overlapHours };
  const entry = { businessId, userId, caller, target: name, before, after };
  await recordAudit(tx, platform, { ...entry, action: 'api-key.rolled' });
  const loaded = await loadKey(tx, { businessId, keyId: id });
  if (loaded === undefined) throw new Error('no API key was created');
  return { data: { ...loaded, secret } };
}

/** Ends the old key now, or at the end of the overlap unless it expires before. */
function endOf({ expiresAt }: KeyRow, { overlapHours }: RollApiKey, now: Date) {
  if (overlapHours === 0) return { revokedAt: now };
  const end = new Date(now.getTime() + overlapHours * hourMs);
  return { expiresAt: expiresAt !== null && expiresAt < end ? expiresAt : end };
}

const keyReplaced = (): ApiError =>
  new ApiError(409, 'KEY_REPLACED', {
    errors: ['This key was replaced already. Roll the key that took its place.'],
  });
