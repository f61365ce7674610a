import { sql } from 'drizzle-orm';
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
export async function announce(tx: Db, change: NewChange): Promise<void> {
  const written = tx.insert(events).values(change).returning({ id: events.id });
  await tx.execute(
    sql`with written as ${written} select pg_notify(${channel}, id::text) from written`,
  );
}
