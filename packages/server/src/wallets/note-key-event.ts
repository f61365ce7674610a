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
}

/** Events that the owner of a key is mailed about. */
const mailedTypes = [
  'SEED_REVEALED',
  'CLOUD_PASSWORD_RESET',
  'CLOUD_PASSWORD_CHANGED',
  'WALLET_DELETED',
  'SEND_CODE_NOT_REQUIRED',
] as const;

/**
 * Records an event of a key in the transaction in which it happens, and mails its owner about those that
 * deserve it.
 */
export async function noteKeyEvent(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  { userId, sessionId, ip, type }: KeyHolder & KeyEvent,
): Promise<void> {
  const device = (await findDevice(tx, sessionId)) ?? null;
  await recordEvent(tx, context.platform, { userId, type, ip, device });
  const mailed = mailedTypes.find((each) => each === type);
  if (mailed === undefined) return;
  const [user] = await tx
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (user === undefined) return;
  await queueMail(tx, context, {
    to: user,
    write: ({ text }) => ({
      subject: text(`key.subject.${mailed}`),
      paragraphs: [text(`key.text.${mailed}`), text(`key.advice.${mailed}`)],
    }),
  });
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
