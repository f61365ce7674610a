import type { PaymentFilters, PaymentTotal } from '@billfold/core/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { payments } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import { selectPromised } from '../refunds/promised-refunds.ts';
import { mayFindEmails } from './may-find-emails.ts';
import { paymentsOf } from './payment-filters.ts';
import { formatPrice, formatPriced, readPriced } from './read-price.ts';
import { liveModeOf } from './require-mode.ts';
import { sumOverpaid } from './sum-overpaid.ts';

/** Adds up the filtered payments of a business, for each currency in which they are priced. */
export async function totalPaymentsOf(
  context: Pick<ServiceContext, 'db' | 'chainMode'>,
  member: Membership,
  { livemode = liveModeOf(context), ...filters }: PaymentFilters,
): Promise<readonly PaymentTotal[]> {
  const { db } = context;
  const { businessId } = member;
  const searchesEmails = mayFindEmails(member, livemode);
  const { priceCurrency: currency } = payments;
  const open = selectPromised(db, { businessId, livemode });
  const rows = await db
    .select({
      currency,
      count: sql<number>`count(*)::int`,
      price: sql<string>`sum(${payments.price})::text`,
      credited: sql<string>`sum(${payments.credited})::text`,
      overpaid: sumOverpaid(),
      refunded: sql<string>`sum(${payments.refunded})::text`,
      promised: sql<string>`coalesce(sum(${open.credited}), 0)::text`,
    })
    .from(payments)
    .leftJoin(open, eq(open.paymentId, payments.id))
    .where(paymentsOf(db, { businessId, livemode, filters, searchesEmails }))
    .groupBy(currency)
    .orderBy(asc(currency));
  return rows.map(({ price, credited, overpaid, refunded, promised, ...row }) => ({
    ...row,
    price: formatPrice({ amount: readPriced(price), currency: row.currency }).amount,
    credited: formatPriced(readPriced(credited)),
    overpaid: formatPriced(readPriced(overpaid)),
    refunded: formatPriced(readPriced(refunded)),
    promised: formatPriced(readPriced(promised)),
  }));
}
