import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, id } from '../columns.ts';

/** Jobs enqueued in the transaction of a change and run after it, at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** Jobs of one lane wait for each other, never for another lane's. */
    lane: text('lane').notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
    leaseOwner: text('lease_owner'),
    leaseUntil: at('lease_until'),
    lastError: text('last_error'),
    doneAt: at('done_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('outbox_due').on(t.lane, t.nextAttemptAt).where(sql`${t.doneAt} is null`)],
);

/** Mails delivered to this table with MAILER=outbox. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Page on which the reader stops such mails, for their `List-Unsubscribe`. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Address that answers go to, such as that of the shop; null for the sender. */
    replyTo: text('reply_to'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('mail_outbox_newest').on(t.createdAt)],
);
