import { asc, eq, ne } from 'drizzle-orm';
import { businesses, feeMonths } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { BillingContext } from './billing-context.ts';
import { findFirstFee } from './fee-rates.ts';
import { makeInvoice } from './make-invoice.ts';
import { addMonths, monthOf, startOfMonth } from './utc-months.ts';

/**
 * Makes the invoices of the last month, once, however often this runs. A business gets one invoice for all completed
 * payments before this month that none has: a server that stood still for months makes up for them at once.
 */
export async function closeMonth(context: BillingContext): Promise<void> {
  const { db, platform, billing } = context;
  const { operatorId } = billing;
  const now = nowOf(platform);
  const month = addMonths(monthOf(now), -1);
  const first = await findFirstFee(db);
  if (operatorId === null || first === null || first >= startOfMonth(monthOf(now))) return;
  const [closed] = await db.select().from(feeMonths).where(eq(feeMonths.month, month));
  if (closed !== undefined) return;
  const charged = await db
    .select({ businessId: businesses.id, name: businesses.name })
    .from(businesses)
    .where(ne(businesses.id, operatorId))
    .orderBy(asc(businesses.id));
  for (const business of charged)
    await makeInvoice(context, { ...business, month, payeeId: operatorId });
  await db.insert(feeMonths).values({ month, closedAt: now }).onConflictDoNothing();
}
