import type { Customer } from '@billfold/core/contract';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { apiRequests, customers, merchantEvents, payments } from '../db/schema.ts';
import { lockPayments } from '../payments/payment-store.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type AuditCustomer, auditCustomer } from './audit-customer.ts';
import { customerConflict } from './customer-refused.ts';
import {
  listPaymentsOf,
  loadCustomerRow,
  lockCustomerRow,
  type NamedCustomer,
} from './customer-store.ts';
import { eraseInvoiceNotes, hasOpenInvoice } from './erase-invoices.ts';
import { eraseReports } from './erase-reports.ts';
import { hasOpenClaim } from './has-open-claim.ts';
import { hasOpenRefund } from './has-open-refund.ts';
import { presentCustomer } from './present-customers.ts';
import { emptyProfile } from './read-profile.ts';

/** Statuses in which a payer may still have to be reached. */
const openStatuses = ['CREATED', 'PENDING', 'CONFIRMING', 'CONFIRMED'] as const;

/**
 * Removes all that is personal of a customer: from their entry and those that were merged into it, from the answers
 * of their payments, from the notes of their invoices, from the events about them, from the log of requests and from
 * reports. Amounts stay.
 * @throws {ApiError} 404; 409 STATE_CONFLICT while a payment, a refund or an invoice is open
 */
export async function eraseCustomer(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { by, ...named }: NamedCustomer & Pick<AuditCustomer, 'by'>,
): Promise<Customer> {
  const { id: customerId } = await loadCustomerRow(tx, named);
  const ofCustomer = eq(payments.customerId, customerId);
  const paymentIds = await listPaymentsOf(tx, [customerId]);
  await lockPayments(tx, paymentIds);
  const row = await lockCustomerRow(tx, { ...named, customerId });
  if (row.erasedAt !== null) return presentCustomer(tx, row);
  // Also one that came since the list was read, which is no longer than an open payment old.
  const isOpen = and(eq(payments.customerId, row.id), inArray(payments.status, [...openStatuses]));
  if ((await tx.$count(payments, isOpen)) > 0)
    throw customerConflict('A payment of this customer is open. Wait for its end, or cancel it.');
  if ((await hasOpenRefund(tx, [row.id])) || (await hasOpenClaim(tx, row.id)))
    throw customerConflict('A refund to this customer is open. Send it, or cancel it.');
  if (await hasOpenInvoice(tx, row.id))
    throw customerConflict('An invoice to this customer is open. Cancel it, and its schedule.');
  const erasedAt = nowOf(platform);
  const isTheirs = or(eq(customers.id, row.id), eq(customers.mergedInto, row.id));
  const entries = await tx.select({ email: customers.email }).from(customers).where(isTheirs);
  const emails = entries.flatMap(({ email }) => email ?? []);
  await tx
    .update(customers)
    .set({ ...emptyProfile, erasedAt })
    .where(isTheirs);
  await tx.update(payments).set({ answers: [] }).where(ofCustomer);
  await eraseInvoiceNotes(tx, row.id);
  await eraseEvents(tx, paymentIds);
  for (const email of emails) await eraseRequests(tx, row.businessId, email);
  await eraseReports(tx, row.businessId, emails);
  await auditCustomer(tx, platform, { by, action: 'customer.erased', row });
  return presentCustomer(tx, { ...row, ...emptyProfile, erasedAt });
}

const batch = 500;

/** Removes the payer from the stored events of payments; those that are still to be delivered keep the rest. */
async function eraseEvents(tx: Db, paymentIds: readonly string[]): Promise<void> {
  for (let at = 0; at < paymentIds.length; at += batch) {
    const some = paymentIds.slice(at, at + batch);
    const events = await tx
      .select({ id: merchantEvents.id, body: merchantEvents.body })
      .from(merchantEvents)
      .where(and(isAnyTextOf(merchantEvents.objectId, some), isNotNull(merchantEvents.body)));
    for (const { id, body } of events) {
      const erased = erasePayer(body ?? '');
      if (erased !== null)
        await tx.update(merchantEvents).set({ body: erased }).where(eq(merchantEvents.id, id));
    }
  }
}

/** Removes the bodies with an email from the log of requests, which has those of 30 days. */
async function eraseRequests(tx: Db, businessId: number, email: string): Promise<void> {
  const names = (body: PgColumn): SQL =>
    sql`position(${email.toLowerCase()} in lower(${body})) > 0`;
  await tx
    .update(apiRequests)
    .set({ request: null, response: null })
    .where(
      and(
        eq(apiRequests.businessId, businessId),
        or(names(apiRequests.request), names(apiRequests.response)),
      ),
    );
}

const told = z.looseObject({
  data: z.looseObject({
    object: z.looseObject({
      customer: z.optional(z.nullable(z.looseObject({ id: z.string() }))),
      answers: z.optional(z.array(z.unknown())),
    }),
  }),
});

/** Returns the body of an event without its payer; null where it names none. */
function erasePayer(body: string): string | null {
  const parsed = z.safeParse(told, JSON.parse(body));
  if (!parsed.success) return null;
  const { data, ...rest } = parsed.data;
  const { customer, answers } = data.object;
  if (customer == null && (answers?.length ?? 0) === 0) return null;
  const object = {
    ...data.object,
    ...(customer == null ? {} : { customer: { id: customer.id, email: null, name: null } }),
    ...(answers === undefined ? {} : { answers: [] }),
  };
  return JSON.stringify({ ...rest, data: { ...data, object } });
}
