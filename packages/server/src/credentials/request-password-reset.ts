import type { RequestReset } from '@billfold/core/contract';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { oneTimeTokens } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { enqueue, type OutboxHandler } from '../outbox/outbox.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { hashAddress } from '../rate-limit/hash-address.ts';
import { take } from '../rate-limit/rate-limit.ts';
import { hashDevice } from '../sessions/device-cookie.ts';
import { isOwnDevice } from '../sessions/is-own-device.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import { findUserByEmail, lockUser } from '../users/user-store.ts';
import { sendReset } from './password-mail.ts';

const hourMs = 60 * 60_000;
/** Links that strangers may have mailed to an account in an hour before they are mailed more rarely. */
const mostLinks = 10;
const rarelyMs = 5 * 60_000;

/**
 * Enqueues the look-up of an email and does no more here: known and unknown ones take the same time (S23
 * in docs/security.md). The limits are those of the asking network address, or of a browser in which the
 * user has signed in, so a stranger's requests never use up the owner's.
 * @throws {ApiError} 429 RATE_LIMITED, alike for known and unknown emails
 */
export async function requestPasswordReset(
  { db, platform }: ServiceContext,
  { email }: RequestReset,
  caller: Caller,
): Promise<null> {
  const limit = { windowMs: hourMs, now: nowOf(platform) };
  const address = normalizeEmail(email);
  const isOwn = await isOwnDevice(db, email, caller);
  const asker = isOwn ? `device:${hashDevice(caller)}` : hashAddress(caller.ip);
  if (!isOwn) await take(db, `reset:ip:${asker}`, { limit: 30, ...limit });
  await take(db, `reset:email:${hashToken(`${address}|${asker}`)}`, { limit: 3, ...limit });
  const payload = { email: address, asker: isOwn ? 'owner' : 'stranger' };
  await db.transaction((tx) => enqueue(tx, platform, { kind: 'password-reset', payload }));
  return null;
}

/**
 * Mails the link where a user has the address. When strangers at many network addresses ask, a link is
 * mailed every five minutes at most: their owner finds one that stays good for 25 minutes or more.
 */
export function createResetHandler(context: ServiceContext): OutboxHandler {
  return async ({ payload }) => {
    const { email, asker } = z.parse(request, payload);
    const user = await findUserByEmail(context.db, email);
    if (user === undefined) return { outcome: 'done' };
    await context.db.transaction(async (tx) => {
      // Locked, so that each of several requests at once counts those before it.
      await lockUser(tx, user.id);
      const isSent = asker === 'owner' || !(await hasFreshLink(tx, context, user.id));
      if (isSent) await sendReset(tx, context, user);
    });
    return { outcome: 'done' };
  };
}

// Jobs of an earlier version do not tell.
const request = z.object({
  email: z.string(),
  asker: z._default(z.enum(['owner', 'stranger']), 'stranger'),
});

/** Reports whether an account got many links within the hour, one of them just now that is not used. */
async function hasFreshLink(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  userId: string,
): Promise<boolean> {
  const now = nowOf(platform).getTime();
  const { usedAt, createdAt } = oneTimeTokens;
  const newest = sql<Date | null>`max(${createdAt}) filter (where ${usedAt} is null)`;
  const [sent] = await tx
    .select({ links: count(), newest: newest.mapWith(createdAt) })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'reset_password'),
        gt(createdAt, new Date(now - hourMs)),
      ),
    );
  if (sent === undefined || sent.newest === null) return false;
  return sent.links >= mostLinks && now - sent.newest.getTime() < rarelyMs;
}
