import { and, asc, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { PaymentsContext } from './payments-context.ts';
import { settlePayments } from './settle-payments.ts';

const pageSize = 100;
const actor = { kind: 'system', id: null, name: 'Billfold' } as const;

/**
 * Decides on the payments whose time to choose or to pay is over. One whose network is not in sync
 * stays open: its payer may have paid in time.
 */
export async function expirePayments(
  context: PaymentsContext & Pick<ServiceContext, 'db'>,
): Promise<void> {
  const { db, platform } = context;
  for (let after = ''; ; ) {
    const now = nowOf(platform);
    const page = await loadOverdue(db, { now, after });
    const last = page.at(-1);
    if (last === undefined) return;
    await db.transaction((tx) => settlePayments(tx, context, { paymentIds: page, actor, now }));
    after = last;
  }
}

async function loadOverdue(
  db: Db,
  { now, after }: { readonly now: Date; readonly after: string },
): Promise<readonly string[]> {
  const { id, status, expiresAt, selectUntil } = payments;
  const isOverdue = or(lte(expiresAt, now), and(sql`${expiresAt} is null`, lte(selectUntil, now)));
  const rows = await db
    .select({ id })
    .from(payments)
    .where(and(inArray(status, ['CREATED', 'PENDING']), isOverdue, gt(id, after)))
    .orderBy(asc(id))
    .limit(pageSize);
  return rows.map((row) => row.id);
}
