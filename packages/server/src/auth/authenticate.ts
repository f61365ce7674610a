import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { personalTokens, sessions, users } from '../db/schema.ts';
import { admitEmbedSession } from '../embed-sessions/admit-embed-session.ts';
import { findEmbedSession } from '../embed-sessions/find-embed-session.ts';
import type { Authenticate, Principal } from '../http/bind.ts';
import { reaches } from '../personal-tokens/token-reach.ts';
import { ApiError, unauthorized } from '../platform/api-error.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { idleMs } from '../sessions/session-store.ts';

/** How exact `last_seen_at` is: most calls then write nothing. */
const seenStepMs = 5 * 60_000;

interface Presented {
  readonly tokenHash: string;
  readonly now: Date;
}

/** Finds what a bearer token belongs to: a live session, a personal token, or a session of a partner's page. */
export function createAuthenticate(
  context: Pick<ServiceContext, 'bases' | 'db' | 'platform' | 'publicUrl'>,
): Authenticate {
  const { db, platform } = context;
  const findSession = createFindSession(db);
  return async (headers, call) => {
    const token = /^Bearer (bf[eps]_[\w-]{43})$/i.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) throw unauthorized();
    const presented = { tokenHash: hashToken(token), now: nowOf(platform) };
    if (token.startsWith('bfs_')) return findSession(presented);
    if (token.startsWith('bfe_'))
      return admitEmbedSession(context, await findEmbedSession(db, presented), { headers, call });
    const { access, ...principal } = await findPersonalToken(db, presented);
    if (!reaches(access, call))
      throw new ApiError(403, 'SCOPE_MISSING', {
        errors: ['A personal access token cannot do this. Sign in instead.'],
      });
    return principal;
  };
}

/** Every call asks it: its words are put together once. */
function createFindSession(db: Db): (presented: Presented) => Promise<Principal> {
  const select = db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      lastSeenAt: sessions.lastSeenAt,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isNull(sessions.revokedAt),
        isNull(users.deletedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('seenAfter')),
      ),
    )
    .prepare('billfold_session');
  return async ({ tokenHash, now }) => {
    const seenAfter = new Date(now.getTime() - idleMs).toISOString();
    const [found] = await select.execute({ tokenHash, now: now.toISOString(), seenAfter });
    if (found === undefined) throw unauthorized();
    const { sessionId, userId, emailVerifiedAt, lastSeenAt } = found;
    // Never backwards, when two calls come at once.
    if (isStale(lastSeenAt, now))
      await db
        .update(sessions)
        .set({ lastSeenAt: now })
        .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, now)));
    return { sessionId, userId, isEmailVerified: emailVerifiedAt !== null, isPartner: false };
  };
}

async function findPersonalToken(db: Db, { tokenHash, now }: Presented) {
  const [found] = await db
    .select({
      id: personalTokens.id,
      access: personalTokens.access,
      lastUsedAt: personalTokens.lastUsedAt,
      userId: users.id,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .where(
      and(
        eq(personalTokens.tokenHash, tokenHash),
        isNull(personalTokens.revokedAt),
        isNull(users.deletedAt),
        gt(personalTokens.expiresAt, now),
      ),
    );
  if (found === undefined) throw unauthorized();
  const { id, access, userId, emailVerifiedAt, lastUsedAt } = found;
  if (lastUsedAt === null || isStale(lastUsedAt, now)) {
    const isEarlier = or(isNull(personalTokens.lastUsedAt), lt(personalTokens.lastUsedAt, now));
    await db
      .update(personalTokens)
      .set({ lastUsedAt: now })
      .where(and(eq(personalTokens.id, id), isEarlier));
  }
  return {
    ...{ access, userId, sessionId: null },
    ...{ isEmailVerified: emailVerifiedAt !== null, isPartner: false },
  };
}

const isStale = (seenAt: Date, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= seenStepMs;
