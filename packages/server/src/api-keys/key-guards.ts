import { parseApiKey } from '@billfold/core/contract';
import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { apiKeys, businesses } from '../db/schema.ts';
import { noteKeyUse } from '../embed-sessions/note-key-use.ts';
import type { KeyGuards, KnownKey } from '../http/bind-key.ts';
import { ApiError } from '../platform/api-error.ts';
import { isAllowedIp } from '../platform/is-allowed-ip.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';

/** Creates the guards of the calls that API keys make. */
export function createKeyGuards({
  db,
  platform,
}: Pick<ServiceContext, 'db' | 'platform'>): KeyGuards {
  const find = createFindKey(db);
  return {
    async find(authorization) {
      const text = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
      // A key with a wrong checksum is in no database.
      if (text === undefined || parseApiKey(text) === null) return null;
      return find(hashToken(text));
    },
    async admit(key, { scope }, ip) {
      const now = nowOf(platform);
      if (key.revokedAt !== null) throw keyEnded('REVOKED');
      if (key.expiresAt !== null && key.expiresAt <= now) throw keyEnded('EXPIRED');
      if (key.kind !== 'SECRET') throw secretKeyRequired();
      if (key.isArchived) throw businessArchived();
      if (key.allowedIps.length > 0 && !isAllowedIp(ip, key.allowedIps)) throw ipNotAllowed();
      if (scope !== undefined && !key.scopes.includes(scope)) throw scopeMissing(scope);
      await noteKeyUse(db, key, now);
    },
  };
}

/** Every call of a key asks it: its words are put together once. */
function createFindKey(db: Db): (keyHash: string) => Promise<KnownKey | null> {
  const select = db
    .select({
      keyId: apiKeys.id,
      keyName: apiKeys.name,
      businessId: apiKeys.businessId,
      businessName: businesses.name,
      livemode: apiKeys.livemode,
      kind: apiKeys.kind,
      scopes: apiKeys.scopes,
      allowedIps: apiKeys.allowedIps,
      lastUsedAt: apiKeys.lastUsedAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      status: businesses.status,
    })
    .from(apiKeys)
    .innerJoin(businesses, eq(businesses.id, apiKeys.businessId))
    .where(eq(apiKeys.keyHash, sql.placeholder('keyHash')))
    .prepare('billfold_api_key');
  return async (keyHash) => {
    const [found] = await select.execute({ keyHash });
    if (found === undefined) return null;
    const { status, ...key } = found;
    return { ...key, isArchived: status === 'ARCHIVED' };
  };
}

/** Creates the refusal of a key that worked once; only its holder gets it. */
const keyEnded = (how: 'REVOKED' | 'EXPIRED'): ApiError =>
  new ApiError(401, `API_KEY_${how}`, {
    message: forPrograms(`API key ${how.toLowerCase()}`),
    errors: [forPrograms('Use another key of the business.')],
  });

const secretKeyRequired = (): ApiError =>
  new ApiError(403, 'SECRET_KEY_REQUIRED', {
    errors: [
      forPrograms('A publishable key is for embedded pages. Use a secret key on your server.'),
    ],
  });

const businessArchived = (): ApiError =>
  new ApiError(403, 'BUSINESS_ARCHIVED', {
    errors: [forPrograms('The business of this key is archived.')],
  });

const ipNotAllowed = (): ApiError =>
  new ApiError(403, 'IP_NOT_ALLOWED', {
    message: forPrograms('Address not allowed'),
    errors: [forPrograms('This key may not be used from this address.')],
  });

const scopeMissing = (scope: string): ApiError =>
  new ApiError(403, 'SCOPE_MISSING', {
    errors: [forPrograms(`This key lacks the scope ${scope}.`)],
  });
