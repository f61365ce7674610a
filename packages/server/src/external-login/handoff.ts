import type { Data, ExchangedToken, ExchangeToken } from '@billfold/core/contract';
import { describeDevice } from '@billfold/core/internal';
import { and, eq, gt, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { openSession } from '../auth/open-session.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { oneTimeTokens } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { unauthorized } from '../platform/api-error.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordReferredSignUp } from '../referrals/record-referral.ts';
import { requireCode } from '../two-factor/require-code.ts';
import { issueToken, type OneTimeToken } from '../users/one-time-token.ts';
import { findUser } from '../users/user-store.ts';

const lifeMs = 60_000;
const purpose = 'handoff';

/** The cookie that ties a way to a provider and back to one browser. */
export const browserCookie = 'billfold-login';

export interface Handoff {
  readonly userId: string;
  readonly browserHash: string;
  /** Reports whether the login created the user. */
  readonly isNew: boolean;
}

/** A token for the address bar: it becomes a session once, within a minute, in that browser. */
export async function issueHandoff(
  tx: Db,
  { platform }: ServiceContext,
  { userId, browserHash, isNew }: Handoff,
): Promise<string> {
  const payload = { browserHash, user: isNew ? 'new' : 'known' };
  return `bfh_${await issueToken(tx, platform, { userId, purpose, lifeMs, payload })}`;
}

export interface HandoffCall {
  readonly authorization: string | undefined;
  readonly caller: Caller;
}

/**
 * A session for a handoff token. Until a code that is asked for is given, the token stays good.
 * @throws {ApiError} 401, 400 TWO_FACTOR_REQUIRED, TWO_FACTOR_INVALID, 429
 */
export async function exchangeHandoff(
  context: ServiceContext,
  { authorization, caller }: HandoffCall,
  body: ExchangeToken | undefined,
): Promise<Data<ExchangedToken>> {
  const { db, platform } = context;
  const handoff = await findHandoff(context, authorization);
  const cookie = caller.cookie(browserCookie);
  const { browserHash, user: kind } = z.parse(bound, handoff.payload);
  if (cookie === null || hashToken(cookie) !== browserHash) throw unauthorized();
  const user = await findUser(db, handoff.userId);
  if (user === undefined) throw unauthorized();
  const arrival = { user, device: describeDevice(caller.userAgent), ip: caller.ip };
  await requireCode(context, { ...arrival, code: body?.twoFactorCode ?? null });
  await db.transaction(async (tx) => {
    const at = nowOf(platform);
    const spent = await tx
      .update(oneTimeTokens)
      .set({ usedAt: at })
      .where(and(eq(oneTimeTokens.id, handoff.id), isNull(oneTimeTokens.usedAt)))
      .returning({ id: oneTimeTokens.id });
    if (spent.length === 0) throw unauthorized();
    const code = body?.referralCode ?? null;
    if (kind === 'new') await recordReferredSignUp(tx, { userId: user.id, code, at });
  });
  const { data } = await openSession(context, { ...arrival, caller });
  return { data: { accessToken: data.accessToken, expiresAt: data.expiresAt } };
}

async function findHandoff(
  { db, platform }: ServiceContext,
  authorization: string | undefined,
): Promise<OneTimeToken> {
  const token = /^Bearer bfh_([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized();
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, nowOf(platform)),
      ),
    );
  if (row === undefined) throw unauthorized();
  return row;
}

const bound = z.object({
  browserHash: z.string(),
  // A token that an older server issued does not have it.
  user: z.optional(z.enum(['new', 'known'])),
});
