import type { ApiKey } from '@billfold/core/contract';
import { apiKeyScopes } from '@billfold/core/contract';
import { and, count, desc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/open-database.ts';
import { apiKeys, users } from '../db/schema.ts';
import { writeKeyId } from './key-id.ts';

export type KeyRow = typeof apiKeys.$inferSelect;

export interface OwnedKey {
  readonly businessId: number;
  readonly keyId: string;
}

const storedScopes = z.readonly(z.array(z.enum(apiKeyScopes)));

/** Writes a stored key as the API shows it. */
export function toApiKey(row: KeyRow, createdBy: string): ApiKey {
  const { name, kind, livemode, allowedIps, allowedOrigins, createdAt, lastUsedAt } = row;
  return {
    ...{ id: writeKeyId(row.id), name, kind, livemode, masked: row.prefix },
    ...{ scopes: z.parse(storedScopes, row.scopes), allowedIps, allowedOrigins },
    ...{ createdBy, createdAt, lastUsedAt, expiresAt: row.expiresAt },
    replacedBy: row.replacedBy === null ? null : writeKeyId(row.replacedBy),
  };
}

/** Lists the keys of a business but for revoked ones, newest first. */
export async function listKeysOf(db: Db, businessId: number): Promise<readonly ApiKey[]> {
  const rows = await selectKeys(db, eq(apiKeys.businessId, businessId));
  return rows.map(({ key, name, email }) => toApiKey(key, name || email));
}

/** Loads a key of a business that is not revoked; undefined where it has no such key. */
export async function loadKey(
  db: Db,
  { businessId, keyId }: OwnedKey,
): Promise<ApiKey | undefined> {
  const isIt = and(eq(apiKeys.businessId, businessId), eq(apiKeys.id, keyId));
  const [found] = await selectKeys(db, isIt);
  return found === undefined ? undefined : toApiKey(found.key, found.name || found.email);
}

function selectKeys(db: Db, condition: SQL | undefined) {
  return db
    .select({ key: apiKeys, name: users.name, email: users.email })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(and(condition, isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** Locks a key of a business that is not revoked; undefined where it has no such key. */
export async function lockKey(
  tx: Db,
  { businessId, keyId }: OwnedKey,
): Promise<KeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(apiKeys)
    .where(
      and(eq(apiKeys.businessId, businessId), eq(apiKeys.id, keyId), isNull(apiKeys.revokedAt)),
    )
    .for('update');
  return row;
}

/** Counts the keys of a business that work. */
export async function countWorkingKeys(db: Db, businessId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.businessId, businessId),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    );
  return row?.rows ?? 0;
}
