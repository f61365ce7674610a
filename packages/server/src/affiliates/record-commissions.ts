import { and, asc, eq, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { addMonths, monthOf } from '../billing/utc-months.ts';
import type { ServiceContext } from '../context.ts';
import { affiliateCommissions, affiliateReferrals, feeInvoices, payments } from '../db/schema.ts';
import { isPaid } from '../payments/summarize-payments.ts';
import { newPublicId } from '../platform/public-id.ts';

/** Returns the share of a fee in cents, rounded down: a fraction of a cent is never paid. */
export function shareOf(fee: bigint, shareBps: number): bigint {
  return (fee * BigInt(shareBps)) / 10_000n;
}

/**
 * Records the commission of each paid invoice of a referred business, at the share that this server pays now. One that
 * was marked as paid earns nothing, as no money came. An invoice is looked at once: where it earned nothing it stays so, also if the share rises later.
 */
export async function recordCommissions({
  db,
  platform,
  billing: { shareBps, shareMonths },
}: Pick<ServiceContext, 'db' | 'platform' | 'billing'>): Promise<void> {
  const known = db
    .select({ one: sql`1` })
    .from(affiliateCommissions)
    .where(eq(affiliateCommissions.invoiceId, feeInvoices.id));
  const paid = await db
    .select({
      ...{ invoiceId: feeInvoices.id, month: feeInvoices.month, fee: feeInvoices.fee },
      ...{ affiliateId: affiliateReferrals.affiliateId, joinedAt: affiliateReferrals.joinedAt },
      earnedAt: payments.confirmedAt,
    })
    .from(feeInvoices)
    .innerJoin(affiliateReferrals, eq(affiliateReferrals.referredId, feeInvoices.businessId))
    .innerJoin(payments, and(eq(payments.linkId, feeInvoices.linkId), isPaid))
    .where(
      and(
        ...[notExists(known), ne(payments.refundState, 'FULL')],
        ...[isNotNull(payments.confirmedAt), isNull(payments.paidElsewhere)],
      ),
    )
    .orderBy(asc(payments.confirmedAt))
    .limit(500);
  for (const { month, fee, joinedAt, earnedAt, ...row } of paid) {
    if (earnedAt === null) continue;
    const earns = month < addMonths(monthOf(joinedAt), shareMonths);
    const share = earns ? shareBps : 0;
    await db
      .insert(affiliateCommissions)
      .values({
        ...{ id: newPublicId(platform.random, 'com'), ...row, earnedAt },
        ...{ shareBps: share, amount: shareOf(fee, share) },
      })
      .onConflictDoNothing();
  }
}
