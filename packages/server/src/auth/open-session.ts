import type { Data, DeviceSummary, SignedIn } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { sessions, users } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { nameDevice } from '../sessions/device-cookie.ts';
import { startSession } from '../sessions/session-store.ts';
import { codeRequired } from '../two-factor/require-code.ts';
import { wantsMail } from '../users/notification-choices.ts';
import { findUser, toUser, type UserRow } from '../users/user-store.ts';
import { invalidCredentials } from './invalid-credentials.ts';
import { sendNewDeviceNotice } from './new-device-mail.ts';

export interface Arrival {
  readonly user: UserRow;
  readonly device: DeviceSummary;
  readonly caller: Caller;
}

/**
 * Opens a session for an authenticated user, and notifies them when the device is new.
 * @throws {ApiError} 400 INVALID_CREDENTIALS when the proof was changed meanwhile,
 * TWO_FACTOR_REQUIRED when two-factor was turned on
 */
export async function openSession(
  context: ServiceContext,
  { user, device, caller }: Arrival,
): Promise<Data<SignedIn>> {
  const { db, platform } = context;
  const userId = user.id;
  const { ip } = caller;
  const deviceHash = nameDevice(platform, caller);
  const session = await db.transaction(async (tx) => {
    await refuseChanged(tx, user);
    const isNew = !(await isKnownDevice(tx, userId, device));
    const type = isNew ? 'SIGNED_IN_ON_NEW_DEVICE' : 'SIGNED_IN';
    await recordEvent(tx, platform, { userId, type, ip, device });
    if (isNew && user.emailVerifiedAt !== null && (await wantsMail(tx, userId, 'NEW_DEVICE')))
      await sendNewDeviceNotice(tx, context, { to: user, device, ip });
    return startSession(tx, platform, { userId, device, deviceHash, ip });
  });
  return { data: { ...session, user: toUser(user) } };
}

/**
 * A new password ends all sessions, and so does two-factor: none may begin without them in between.
 * A change waits for this transaction, and then ends its session too.
 */
async function refuseChanged(tx: Db, { id, passwordHash, has2fa }: UserRow): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('share');
  // By itself: a statement that waited for the lock knows nothing of what was committed meanwhile.
  const current = await findUser(tx, id);
  if (current?.passwordHash !== passwordHash) throw invalidCredentials();
  if (current.has2fa && !has2fa) throw codeRequired();
}

/** Reports whether this user has signed in from such a device, as far back as sessions are kept. */
async function isKnownDevice(
  tx: Db,
  userId: string,
  { device, os, browser }: DeviceSummary,
): Promise<boolean> {
  const [seen] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.device, device),
        eq(sessions.os, os),
        eq(sessions.browser, browser),
      ),
    )
    .limit(1);
  return seen !== undefined;
}
