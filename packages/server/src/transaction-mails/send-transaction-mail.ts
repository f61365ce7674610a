import { findAccountAsset, isNetwork } from '@billfold/core';
import type { NotificationEvent } from '@billfold/core/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { chainCursors, transactions, users, wallets } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import { finishJob, type OutboxHandler } from '../outbox/outbox.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadNotifications } from '../users/notification-choices.ts';
import { endOfQuietHours } from './quiet-hours.ts';
import { type MailedEvent, transactionMail } from './transaction-mail.ts';

/**
 * Writes the mail about a transaction, if its owner wants it and has proved the address. Exactly once:
 * the promise is marked as kept in the transaction that queues the mail.
 */
export function createTransactionMailHandler(
  context: Pick<ServiceContext, 'db' | 'platform' | 'publicUrl'>,
): OutboxHandler {
  const { db, platform } = context;
  return async (item) => {
    const { event, transactionId } = z.parse(payload, item.payload);
    const now = nowOf(platform);
    await db.transaction(async (tx) => {
      const isFirst = await finishJob(tx, platform, item);
      const found = isFirst ? await loadMailed(tx, transactionId) : null;
      if (found === null || isOld(event, found.transaction.createdAt, now)) return;
      const { events, quietHours } = await loadNotifications(tx, found.userId);
      if (!events.some((choice) => choice.event === choiceOf[event] && choice.email)) return;
      const notBefore = endOfQuietHours({ quietHours, timezone: found.timezone, now });
      await queueMail(tx, context, {
        to: found,
        write: transactionMail(event, found.transaction, context.publicUrl),
        ...(notBefore === null ? {} : { notBefore }),
      });
    });
    return { outcome: 'done' };
  };
}

/** After a day without this server nobody is told of what they have seen long since. */
function isOld(event: MailedEvent, at: Date, now: Date): boolean {
  return event !== 'CONFIRMED' && now.getTime() - at.getTime() > 24 * 3_600_000;
}

const payload = z.object({
  event: z.enum(['SENT', 'SENT_ELSEWHERE', 'RECEIVED', 'CONFIRMED']),
  transactionId: z.uuid(),
});

const choiceOf: Readonly<Record<MailedEvent, NotificationEvent>> = {
  SENT: 'SENT',
  SENT_ELSEWHERE: 'SENT',
  RECEIVED: 'RECEIVED',
  CONFIRMED: 'CONFIRMED',
};

/** Null for what is nobody's any more, or whose owner may not read mail to that address. */
async function loadMailed(tx: Db, transactionId: string) {
  const [found] = await tx
    .select({
      row: transactions,
      headHeight: chainCursors.height,
      userId: users.id,
      email: users.email,
      locale: users.locale,
      timezone: users.timezone,
    })
    .from(transactions)
    .innerJoin(wallets, eq(wallets.id, transactions.walletId))
    .innerJoin(users, eq(users.id, wallets.userId))
    .leftJoin(chainCursors, eq(chainCursors.network, transactions.network))
    .where(
      and(
        eq(transactions.id, transactionId),
        isNull(wallets.deletedAt),
        isNull(users.deletedAt),
        isNotNull(users.emailVerifiedAt),
      ),
    );
  const asset = found && findAccountAsset(found.row.assetId);
  if (found === undefined || asset === undefined || !isNetwork(found.row.network)) return null;
  const { row, headHeight, ...owner } = found;
  return { ...owner, transaction: { ...row, network: found.row.network, asset, headHeight } };
}
