import type { DeviceSummary } from '@billfold/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { sessions, users } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import { recordEvent, type SecurityEventType } from '../security-events/record-event.ts';
import type { WalletOwner } from './wallet-store.ts';

/** User of a wallet's key, with session and IP address. */
export interface KeyHolder extends WalletOwner {
  /** Null for a program with a personal token of the user. */
  readonly sessionId: string | null;
  readonly ip: string;
}

export interface KeyEvent {
  readonly type: SecurityEventType;
  /** Mail to the owner, for events that deserve one. */
  readonly mail?: { readonly subject: string; readonly paragraphs: readonly string[] };
}

/** Records an event of a key in the transaction in which it happens, and notifies its owner. */
export async function noteKeyEvent(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  { userId, sessionId, ip, type, mail }: KeyHolder & KeyEvent,
): Promise<void> {
  const device = (await findDevice(tx, sessionId)) ?? null;
  await recordEvent(tx, context.platform, { userId, type, ip, device });
  if (mail === undefined) return;
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (user !== undefined) await queueMail(tx, context, { to: user.email, ...mail });
}

/** Finds the device of a session. */
export async function findDevice(
  db: Db,
  sessionId: string | null,
): Promise<DeviceSummary | undefined> {
  if (sessionId === null) return undefined;
  const { device, os, browser } = sessions;
  const [found] = await db
    .select({ device, os, browser })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return found;
}
