import type { RequestReset } from '@billfold/core/contract';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { Caller } from '../http/bind.ts';
import { enqueue, type OutboxHandler } from '../outbox/outbox.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { take } from '../rate-limit/rate-limit.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import { findUserByEmail } from '../users/user-store.ts';
import { sendReset } from './password-mail.ts';

/**
 * Enqueues the look-up of an address and does no more here: known and unknown ones take the same
 * time (S23 in docs/security.md).
 * @throws {ApiError} 429 RATE_LIMITED, alike for known and unknown ones
 */
export async function requestPasswordReset(
  { db, platform }: ServiceContext,
  { email }: RequestReset,
  { ip }: Caller,
): Promise<null> {
  const now = nowOf(platform);
  const address = normalizeEmail(email);
  const hourMs = 60 * 60_000;
  await take(db, `reset:ip:${hashToken(ip)}`, { limit: 30, windowMs: hourMs, now });
  await take(db, `reset:email:${hashToken(address)}`, { limit: 3, windowMs: hourMs, now });
  await db.transaction((tx) =>
    enqueue(tx, platform, { kind: 'password-reset', payload: { email: address } }),
  );
  return null;
}

/** Mails the link, where a user has the address. */
export function createResetHandler(context: ServiceContext): OutboxHandler {
  return async ({ payload }) => {
    const { email } = z.parse(request, payload);
    const user = await findUserByEmail(context.db, email);
    if (user !== undefined) await context.db.transaction((tx) => sendReset(tx, context, user));
    return { outcome: 'done' };
  };
}

const request = z.object({ email: z.string() });
