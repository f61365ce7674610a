import type { CreateEmbedSession, EmbedSession } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { apiKeys, businesses, embedSessions, embedUsers, users } from '../db/schema.ts';
import type { KeyPrincipal } from '../http/calls.ts';
import { isLoopback } from '../http/foreign-origins.ts';
import { unreachable } from '../mail/mailer.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { createToken, hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { loadPageKeys } from './page-keys.ts';

const usualSeconds = 300;

/**
 * Creates a token with which a page of a business shows the wallets of one of its people. The first one creates the
 * user.
 * @throws {ApiError} 400 VALIDATION_FAILED (allowedOrigins), 409 LIVE_KEY_REQUIRED
 */
export async function createEmbedSession(
  context: ServiceContext,
  key: KeyPrincipal,
  { externalUserId, scopes, allowedOrigins, ttlSeconds = usualSeconds }: CreateEmbedSession,
): Promise<EmbedSession> {
  const { db, platform } = context;
  requireMode(context, key);
  await requirePageOrigins(context, key, allowedOrigins);
  const token = `bfe_${createToken(platform.random)}`;
  const createdAt = nowOf(platform);
  const expiresAt = new Date(createdAt.getTime() + ttlSeconds * 1_000);
  const row = { scopes: [...new Set(scopes)], origins: [...new Set(allowedOrigins)], expiresAt };
  await db.transaction(async (tx) => {
    const userId =
      (await findUserId(tx, key, externalUserId)) ??
      (await createEmbedUser(tx, context, key, externalUserId));
    await tx.insert(embedSessions).values({
      ...{ id: platform.newId(), userId, keyId: key.keyId, createdAt },
      ...{ tokenHash: hashToken(token), ...row },
    });
  });
  return { token, expiresAt, scopes: row.scopes, allowedOrigins: row.origins };
}

function requireMode({ chainMode }: ServiceContext, { livemode }: KeyPrincipal): void {
  if (chainMode === 'live' && !livemode)
    throw new ApiError(409, 'LIVE_KEY_REQUIRED', {
      errors: ['Wallets of this server hold real money. Use a live key.'],
    });
}

/** One list decides which pages may call, show the frame of secrets, and use a token. */
async function requirePageOrigins(
  context: ServiceContext,
  { businessId, livemode }: KeyPrincipal,
  asked: readonly string[],
): Promise<void> {
  const ofBusiness = and(eq(apiKeys.businessId, businessId), eq(apiKeys.livemode, livemode));
  const keys = await loadPageKeys(context, ofBusiness);
  const named = keys.flatMap(({ origins }) => origins);
  const isOfMachine = (origin: string) => context.chainMode === 'sandbox' && isLoopback(origin);
  const foreign = asked.find((origin) => !named.includes(origin) && !isOfMachine(origin));
  if (foreign === undefined) return;
  throw fieldRefused('allowedOrigins', {
    message: fill('Add {origin} to a publishable key of the business first', { origin: foreign }),
  });
}

async function findUserId(
  tx: Db,
  { businessId, livemode }: KeyPrincipal,
  externalId: string,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: embedUsers.userId })
    .from(embedUsers)
    .where(
      and(
        eq(embedUsers.businessId, businessId),
        eq(embedUsers.livemode, livemode),
        eq(embedUsers.externalId, externalId),
      ),
    );
  return found?.userId;
}

/** Creates a user without email and password, so that there is no sign-in and no mail. */
async function createEmbedUser(
  tx: Db,
  { platform }: ServiceContext,
  key: KeyPrincipal,
  externalId: string,
): Promise<string> {
  const { businessId, livemode } = key;
  // One at a time: of two first sessions at once the second finds the user of the first.
  await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .for('no key update');
  const known = await findUserId(tx, key, externalId);
  if (known !== undefined) return known;
  const createdAt = nowOf(platform);
  const id = platform.newId();
  const email = `${id}${unreachable}`;
  await tx.insert(users).values({
    ...{ id, email, emailNorm: email, name: externalId, accountType: 'INDIVIDUAL', createdAt },
  });
  await tx.insert(embedUsers).values({ businessId, livemode, externalId, userId: id, createdAt });
  return id;
}
