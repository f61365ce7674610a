import type {
  DataPage,
  LinkInvoice,
  LinkInvoiceFilters,
  ListLinkInvoices,
} from '@billfold/core/contract';
import { and, desc, eq, exists, inArray, or, type SQL } from 'drizzle-orm';
import { loadTimezone } from '../businesses/load-timezone.ts';
import type { ServiceContext } from '../context.ts';
import { customersOf, type FilteredCustomers } from '../customers/list-customers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/open-database.ts';
import { customers, linkInvoices, paymentLinks } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import type { Membership } from '../http/bind.ts';
import { mayFindEmails } from '../payments/may-find-emails.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { nowOf } from '../platform/server-platform.ts';
import { hasStatus } from './has-status.ts';
import { readInvoiceNumber } from './invoice-number.ts';
import { findInvoice, selectInvoices } from './invoice-store.ts';
import { presentInvoices, presentOne } from './present-invoice.ts';

const defaultPageSize = 25;

/** Lists the invoices of a business, the newest first. */
export async function listInvoices(
  context: ServiceContext,
  member: Membership,
  query: ListLinkInvoices,
): Promise<DataPage<LinkInvoice>> {
  const { db } = context;
  const { page = 1, pageSize = defaultPageSize, ...filters } = query;
  const condition = await invoicesOf(context, member, filters);
  const found = await selectInvoices(db)
    .where(condition)
    .orderBy(desc(linkInvoices.createdAt), desc(linkInvoices.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = totalOf(found, { page, pageSize }) ?? (await db.$count(linkInvoices, condition));
  const data = await presentInvoices(db, context, { found, viewer: member });
  return { data, meta: { page, pageSize, total } };
}

/** Returns the condition for the invoices of a business that pass filters. */
export async function invoicesOf(
  context: ServiceContext,
  member: Membership,
  filters: LinkInvoiceFilters,
): Promise<SQL | undefined> {
  const { db } = context;
  const { businessId } = member;
  const { livemode = liveModeOf(context), customerId, scheduleId, status, search = '' } = filters;
  const searchesEmails = mayFindEmails(member, livemode);
  return and(
    eq(linkInvoices.businessId, businessId),
    eq(linkInvoices.livemode, livemode),
    customerId === undefined ? undefined : eq(linkInvoices.customerId, customerId),
    scheduleId === undefined ? undefined : eq(linkInvoices.scheduleId, scheduleId),
    status === undefined
      ? undefined
      : hasStatus(db, { status, today: await todayOf(context, member) }),
    search.trim() === ''
      ? undefined
      : isNamed(db, { ...{ businessId, livemode, searchesEmails }, filters: { search } }),
  );
}

/** Returns the day that it is in the time zone of a business. */
export async function todayOf(
  { db, platform }: ServiceContext,
  { businessId }: Membership,
): Promise<string> {
  return createDaysInZone(await loadTimezone(db, businessId)).dayOf(nowOf(platform));
}

/** Returns the condition that a text is the number of an invoice or part of its title, or that it finds the customer. */
function isNamed(db: Db, filtered: FilteredCustomers): SQL | undefined {
  const text = filtered.filters.search?.trim() ?? '';
  const number = readInvoiceNumber(text);
  // By primary key for each invoice: a business may have many links that are no invoices.
  const hasTitle = exists(
    db
      .select({ id: paymentLinks.id })
      .from(paymentLinks)
      .where(and(eq(paymentLinks.id, linkInvoices.linkId), containsText(paymentLinks.title, text))),
  );
  // Customers are found by the indexes of their names and emails, once for all invoices.
  const found = db.select({ id: customers.id }).from(customers).where(customersOf(db, filtered));
  return or(
    hasTitle,
    inArray(linkInvoices.customerId, found),
    number === null ? undefined : eq(linkInvoices.number, number),
  );
}

/** Loads one invoice of a business. @throws {ApiError} 404 */
export async function loadInvoice(
  context: ServiceContext,
  member: Membership,
  id: string,
): Promise<LinkInvoice> {
  const found = await findInvoice(context.db, { businessId: member.businessId, id });
  return presentOne(context.db, context, { found, viewer: member });
}
