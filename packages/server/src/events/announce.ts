import { sql } from 'drizzle-orm';
import { createStatement } from '../db/build-once.ts';
import type { Db } from '../db/open-database.ts';
import { events } from '../db/schema.ts';

/** PostgreSQL channel (LISTEN, NOTIFY) on which every process listens. */
export const channel = 'billfold';

export type Change = Pick<
  typeof events.$inferSelect,
  'topic' | 'payload' | 'walletId' | 'userId' | 'businessId'
>;

export interface NewChange {
  readonly topic: Change['topic'];
  /** Names what changed; never a secret. */
  readonly payload: Readonly<Record<string, string>>;
  /** Whom it concerns, where it is one wallet, one user or one business. */
  readonly walletId?: string;
  readonly userId?: string;
  readonly businessId?: number;
}

/** Notifies all processes of a change, in its transaction: they get it on commit. */
export function announce(tx: Db, change: NewChange): Promise<void> {
  return writeChange(tx, { walletId: null, userId: null, businessId: null, ...change });
}

const writeChange = createStatement((db) => {
  const [topic, payload] = [sql.placeholder('topic'), sql.placeholder('payload')];
  const [walletId, userId] = [sql.placeholder('walletId'), sql.placeholder('userId')];
  const businessId = sql.placeholder('businessId');
  const written = db
    .insert(events)
    .values({ topic, payload, walletId, userId, businessId })
    .returning({ id: events.id });
  return sql`with written as ${written} select pg_notify(${channel}, id::text) from written`;
});
