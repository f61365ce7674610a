import { type Customer, isPermitted } from '@billfold/core/contract';
import { maskEmail } from '@billfold/core/internal';
import { and, sql } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import type { CustomerRow } from '../payments/payment-parts.ts';
import { formatPriced, readPriced } from '../payments/read-price.ts';
import { isBooked, isPaid } from '../payments/summarize-payments.ts';
import { groupBy } from '../platform/group-by.ts';

/** Presents customers with their totals, with one query for any number of them. */
export async function presentCustomers(
  db: Db,
  rows: readonly CustomerRow[],
): Promise<readonly Customer[]> {
  const sums = await sumPaymentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const sumsOf = groupBy(sums, ({ customerId }) => customerId ?? '');
  return rows.map((row) => {
    const own = sumsOf.get(row.id) ?? [];
    const lastAt = own.map(({ last }) => last.getTime());
    return {
      ...{ id: row.id, object: 'customer', livemode: row.livemode },
      ...{ email: row.email, name: row.name, phone: row.phone, company: row.company },
      ...{ address: row.address, tags: row.tags, notes: row.notes },
      refundAddresses: row.refundAddresses,
      paymentsCount: own.reduce((count, { created }) => count + created, 0),
      totals: own
        .filter(({ count }) => count > 0)
        .map(({ currency, count, received, refunded }) => ({
          ...{ currency, count },
          received: formatPriced(readPriced(received)),
          refunded: formatPriced(readPriced(refunded)),
        })),
      lastPaymentAt: lastAt.length === 0 ? null : new Date(Math.max(...lastAt)),
      ...{ isErased: row.erasedAt !== null, createdAt: row.createdAt },
    };
  });
}

/** Presents one customer with the totals. */
export async function presentCustomer(db: Db, row: CustomerRow): Promise<Customer> {
  const [customer] = await presentCustomers(db, [row]);
  if (customer === undefined) throw new Error(`customer ${row.id} was not presented`);
  return customer;
}

/** Masks what reaches a person, for a member who may not see emails in the mode of the customer. */
export function hideContact(customer: Customer, { role }: Pick<Membership, 'role'>): Customer {
  if (isPermitted(role, 'view-emails', customer.livemode)) return customer;
  const { email, phone, address, notes } = customer;
  return {
    ...customer,
    email: email === null ? null : maskEmail(email),
    phone: phone === null ? null : '***',
    address: address === null ? null : '***',
    notes: notes === null ? null : '***',
  };
}

async function sumPaymentsOf(db: Db, customerIds: readonly string[]) {
  if (customerIds.length === 0) return [];
  const { customerId, priceCurrency, credited, refunded, createdAt } = payments;
  return db
    .select({
      customerId,
      currency: priceCurrency,
      created: sql<number>`count(*)::int`,
      count: sql<number>`(count(*) filter (where ${and(isPaid, isBooked)}))::int`,
      received: sql<string>`coalesce(sum(${credited}) filter (where ${isPaid}), 0)::text`,
      refunded: sql<string>`coalesce(sum(${refunded}) filter (where ${isPaid}), 0)::text`,
      last: sql`max(${createdAt})`.mapWith(createdAt),
    })
    .from(payments)
    .where(isAnyTextOf(customerId, customerIds))
    .groupBy(customerId, priceCurrency)
    .orderBy(customerId, priceCurrency);
}
