import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { PaymentsContext } from './payments-context.ts';
import { settlePayments } from './settle-payments.ts';

const pageSize = 100;
const actor = { kind: 'system', id: null, name: 'Billfold' } as const;

interface Overdue {
  readonly id: string;
  /** Exact, which a date of JavaScript is not. */
  readonly deadline: string;
}

/**
 * Decides on the payments whose time to choose or to pay is over. One whose network is not in sync
 * stays open: its payer may have paid in time.
 */
export async function expirePayments(
  context: PaymentsContext & Pick<ServiceContext, 'db'>,
): Promise<void> {
  const { db, platform } = context;
  for (let after: Overdue | undefined; ; ) {
    const now = nowOf(platform);
    const page = await loadOverdue(db, { now, after });
    if (page.length === 0) return;
    const paymentIds = page.map(({ id }) => id);
    await db.transaction((tx) => settlePayments(tx, context, { paymentIds, actor, now }));
    after = page.at(-1);
  }
}

/** Loads a page of overdue payments by their deadlines, after the last one of the page before. */
async function loadOverdue(
  db: Db,
  { now, after }: { readonly now: Date; readonly after: Overdue | undefined },
): Promise<readonly Overdue[]> {
  const { id, status, expiresAt, selectUntil } = payments;
  const deadline = sql<string>`coalesce(${expiresAt}, ${selectUntil})`;
  return db
    .select({ id, deadline: sql<string>`${deadline}::text` })
    .from(payments)
    .where(
      and(
        ...[inArray(status, ['CREATED', 'PENDING']), lte(deadline, now)],
        after && sql`(${deadline}, ${id}) > (${after.deadline}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(deadline), asc(id))
    .limit(pageSize);
}
