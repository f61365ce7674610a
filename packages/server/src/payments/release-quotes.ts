import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import { lockStock } from '../accounts/lock-stock.ts';
import type { ServiceContext } from '../context.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import { addressStock, paymentQuotes, payments } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';

const dayMs = 24 * 3_600_000;

/** How long after its end a payment keeps what it shares with others. */
export const keptForMs = {
  /** The amount that names it on a shared address. */
  amount: 7 * dayMs,
  /** A pooled address, after it was paid. */
  paidAddress: dayMs,
  /** A pooled address, when it ended in any other way, as by a mark: somebody may still pay it. */
  unpaidAddress: 30 * dayMs,
} as const;

/** Gives pooled addresses and the amounts on shared ones back, some time after their payments ended. */
export async function releaseQuotes({
  db,
  platform,
}: Pick<ServiceContext, 'db' | 'platform'>): Promise<void> {
  const now = nowOf(platform);
  await db.transaction(async (tx) => {
    const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
    const ended = tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        sql`${payments.closedAt} < case
          when ${paymentQuotes.mode} = 'SHARED' then ${before(keptForMs.amount)}::timestamptz
          when ${payments.status} = 'COMPLETED' and ${payments.paidElsewhere} is null then ${before(keptForMs.paidAddress)}::timestamptz
          else ${before(keptForMs.unpaidAddress)}::timestamptz end`,
      );
    const released = await tx
      .update(paymentQuotes)
      .set({ releasedAt: now })
      .where(
        and(
          ne(paymentQuotes.mode, 'FRESH'),
          isNull(paymentQuotes.releasedAt),
          inArray(paymentQuotes.paymentId, ended),
        ),
      )
      .returning({ paymentId: paymentQuotes.paymentId, mode: paymentQuotes.mode });
    const pooled = released.filter(({ mode }) => mode === 'POOL');
    if (pooled.length === 0) return;
    const leased = isAnyTextOf(
      addressStock.leasePaymentId,
      pooled.map(({ paymentId }) => paymentId),
    );
    await lockStock(tx, leased);
    await tx.update(addressStock).set({ leasePaymentId: null, freeFrom: now }).where(leased);
  });
}
