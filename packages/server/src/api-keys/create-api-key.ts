import type { ApiKeyWithSecret, CreateApiKey, Data } from '@billfold/core/contract';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { lockBusiness } from '../businesses/business-store.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { apiKeys } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { countWorkingKeys, loadKey } from './api-key-store.ts';
import { createKeySecret } from './key-secret.ts';

const mostKeys = 50;

/** Creates a key in the transaction of the call. @throws {ApiError} 409 TOO_MANY_KEYS */
export async function createOwnKey(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { member: { businessId, userId }, caller, key }: BusinessActor & { readonly key: CreateApiKey },
): Promise<Data<ApiKeyWithSecret>> {
  const createdAt = nowOf(platform);
  const { name, kind, livemode, scopes, allowedIps, allowedOrigins, expiresAt } = key;
  const { secret, stored } = createKeySecret(platform.random, { kind, livemode });
  const id = platform.newId();
  const limits = { scopes, allowedIps, allowedOrigins, expiresAt };
  // Locked, so that each of several keys at once counts those before it.
  await lockBusiness(tx, businessId);
  await refuseTooManyKeys(tx, businessId, createdAt);
  await tx.insert(apiKeys).values({
    ...{ id, businessId, name, kind, livemode, ...limits, ...stored },
    ...{ createdBy: userId, createdAt },
  });
  const after = { name, kind, livemode, masked: stored.prefix, ...limits };
  const action = 'api-key.created';
  await recordAudit(tx, platform, { businessId, userId, caller, action, target: name, after });
  const made = await loadKey(tx, { businessId, keyId: id });
  if (made === undefined) throw new Error('no API key was created');
  return { data: { ...made, secret } };
}

async function refuseTooManyKeys(tx: Db, businessId: number, now: Date): Promise<void> {
  if ((await countWorkingKeys(tx, businessId, now)) >= mostKeys)
    throw new ApiError(409, 'TOO_MANY_KEYS', {
      errors: [
        fill('A business can have {count} API keys. Revoke one first.', { count: mostKeys }),
      ],
    });
}
