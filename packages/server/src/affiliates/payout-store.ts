import type { AffiliatePayout, AffiliatePayoutStatus, DataPage } from '@billfold/core/contract';
import { and, desc, eq } from 'drizzle-orm';
import { feeCurrency } from '../billing/invoice-store.ts';
import type { ServiceContext } from '../context.ts';
import { affiliatePayouts, paymentLinks, payments } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import { isPaid } from '../payments/summarize-payments.ts';
import { formatCents } from '../rates/fiat-value.ts';

interface FoundPayout {
  readonly payout: typeof affiliatePayouts.$inferSelect;
  readonly link: Pick<typeof paymentLinks.$inferSelect, 'slug' | 'archivedAt'>;
  readonly payment: { readonly confirmedAt: Date | null } | null;
}

interface PayoutPage {
  readonly businessId: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Lists the payouts of a business, the newest first. */
export async function listPayoutsOf(
  { db, publicUrl }: Pick<ServiceContext, 'db' | 'publicUrl'>,
  { businessId, page, pageSize }: PayoutPage,
): Promise<DataPage<AffiliatePayout>> {
  const isOfBusiness = eq(affiliatePayouts.affiliateId, businessId);
  const rows = await db
    .select({
      payout: affiliatePayouts,
      link: { slug: paymentLinks.slug, archivedAt: paymentLinks.archivedAt },
      payment: { confirmedAt: payments.confirmedAt },
    })
    .from(affiliatePayouts)
    .innerJoin(paymentLinks, eq(paymentLinks.id, affiliatePayouts.linkId))
    .leftJoin(payments, and(eq(payments.linkId, paymentLinks.id), isPaid))
    .where(isOfBusiness)
    .orderBy(desc(affiliatePayouts.createdAt), desc(affiliatePayouts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total =
    totalOf(rows, { page, pageSize }) ?? (await db.$count(affiliatePayouts, isOfBusiness));
  return {
    data: rows.map((row) => presentPayout(row, publicUrl)),
    meta: { page, pageSize, total },
  };
}

/** Presents a payout with the state of its link. */
export function presentPayout(
  { payout, link, payment }: FoundPayout,
  publicUrl: string,
): AffiliatePayout {
  const { id, amount, createdAt } = payout;
  const unpaid: AffiliatePayoutStatus = link.archivedAt === null ? 'OPEN' : 'VOID';
  return {
    ...{ id, object: 'affiliate_payout', amount: formatCents(amount), currency: feeCurrency },
    status: payment === null ? unpaid : 'PAID',
    url: `${publicUrl}/pay/link/${link.slug}`,
    ...{ createdAt, paidAt: payment?.confirmedAt ?? null },
  };
}
