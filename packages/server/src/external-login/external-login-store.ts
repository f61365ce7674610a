import { createHash } from 'node:crypto';
import type { Provider } from '@billfold/core/contract';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { externalLogins } from '../db/schema.ts';
import type { ExternalIdentity } from '../identity-providers/provider-client.ts';
import { ApiError } from '../platform/api-error.ts';
import { createToken, hashToken } from '../platform/opaque-token.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';

export type ExternalLogin = typeof externalLogins.$inferSelect;

export const lifeMs = 10 * 60_000;

/**
 * New external login, with the PKCE verifier, or with its challenge where the browser keeps the
 * verifier.
 */
export type Beginning = Pick<
  ExternalLogin,
  'provider' | 'redirectUri' | 'codeChallenge' | 'codeVerifier' | 'browserHash' | 'returnTo'
>;
export interface Begun {
  readonly state: string;
  readonly nonce: string;
}

export async function beginExternalLogin(
  db: Db,
  platform: ServerPlatform,
  beginning: Beginning,
): Promise<Begun> {
  const [state, nonce] = [createToken(platform.random), createToken(platform.random)];
  const createdAt = nowOf(platform);
  await db.insert(externalLogins).values({
    ...beginning,
    id: platform.newId(),
    stateHash: hashToken(state),
    nonce,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifeMs),
  });
  return { state, nonce };
}

export interface Returned {
  readonly provider: Provider;
  readonly state: string;
}

/** Finds the open login with this state. @throws {ApiError} 400 EXTERNAL_LOGIN_INVALID */
export function findByState(
  db: Db,
  platform: ServerPlatform,
  { provider, state }: Returned,
): Promise<ExternalLogin> {
  const isReturned = and(
    eq(externalLogins.stateHash, hashToken(state)),
    eq(externalLogins.provider, provider),
  );
  return findOpen(db, platform, isReturned);
}

/** Finds the open login that was answered with this code. @throws {ApiError} 400 */
export function findByAnswer(
  db: Db,
  platform: ServerPlatform,
  code: string,
): Promise<ExternalLogin> {
  return findOpen(db, platform, eq(externalLogins.answerHash, hashToken(code)));
}

async function findOpen(
  db: Db,
  platform: ServerPlatform,
  condition: SQL | undefined,
): Promise<ExternalLogin> {
  const [row] = await db
    .select()
    .from(externalLogins)
    .where(
      and(condition, isNull(externalLogins.usedAt), gt(externalLogins.expiresAt, nowOf(platform))),
    );
  if (row === undefined) throw externalLoginInvalid();
  return row;
}

/** Keeps who came, by a hash of the code that said so: a provider answers each code once. */
export async function keepAnswer(
  db: Db,
  { id }: ExternalLogin,
  { code, identity }: { readonly code: string; readonly identity: ExternalIdentity },
): Promise<void> {
  const kept = await db
    .update(externalLogins)
    .set({ ...identity, answerHash: hashToken(code) })
    .where(and(eq(externalLogins.id, id), isNull(externalLogins.answerHash)))
    .returning({ id: externalLogins.id });
  if (kept.length === 0) throw externalLoginInvalid();
}

export function keptIdentity(login: ExternalLogin): ExternalIdentity {
  const { subject, email, isEmailVerified, name } = login;
  if (subject === null || email === null) throw externalLoginInvalid();
  return { subject, email, isEmailVerified: isEmailVerified === true, name };
}

/** The end of a login, once. @throws {ApiError} 400 EXTERNAL_LOGIN_INVALID when it was over */
export async function finishExternalLogin(
  db: Db,
  platform: ServerPlatform,
  { id }: ExternalLogin,
): Promise<void> {
  const finished = await db
    .update(externalLogins)
    .set({ usedAt: nowOf(platform) })
    .where(and(eq(externalLogins.id, id), isNull(externalLogins.usedAt)))
    .returning({ id: externalLogins.id });
  if (finished.length === 0) throw externalLoginInvalid();
}

export function externalLoginInvalid(): ApiError {
  return new ApiError(400, 'EXTERNAL_LOGIN_INVALID', {
    errors: ['This sign-in is over or was begun elsewhere. Try again.'],
  });
}

/** S256 of RFC 7636. */
export function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url');
}
