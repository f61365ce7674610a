import type { Customer } from '@billfold/core/contract';
import { asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { customers, linkInvoices, linkSchedules, payments } from '../db/schema.ts';
import type { CustomerRow } from '../payments/payment-parts.ts';
import { lockPayments } from '../payments/payment-store.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { type AuditCustomer, auditCustomer } from './audit-customer.ts';
import { customerConflict } from './customer-refused.ts';
import { listPaymentsOf, loadCustomerRow, type NamedCustomer } from './customer-store.ts';
import { hasOpenRefund } from './has-open-refund.ts';
import { presentCustomer } from './present-customers.ts';
import { emptyProfile, joinAddresses, joinTags, type ProfileColumns } from './read-profile.ts';

export interface Merge extends NamedCustomer, Pick<AuditCustomer, 'by'> {
  /** Other entries of the same person. */
  readonly customerIds: readonly string[];
}

/**
 * Moves the payments, invoices and details of other entries to a customer. Nothing is lost: what the customer has otherwise
 * is kept in the notes. Ids and emails of the other entries lead to the customer from then on.
 * @throws {ApiError} 404; 400 VALIDATION_FAILED; 409 STATE_CONFLICT
 */
export async function mergeCustomers(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { customerIds, by, ...named }: Merge,
): Promise<Customer> {
  const { id, businessId, livemode } = await loadCustomerRow(tx, named);
  const others = await loadOthers(tx, { businessId, livemode, customerId: id, customerIds });
  await lockPayments(tx, await listPaymentsOf(tx, others));
  await lockSchedules(tx, others);
  const [row, ...merged] = await lockAll(tx, [id, ...others]);
  if (row === undefined) throw new Error(`customer ${id} was not locked`);
  // The claim of a refund was mailed to one person: its code must not go to another address now.
  const moved = merged.filter(({ emailNorm }) => emailNorm !== row.emailNorm);
  if (
    await hasOpenRefund(
      tx,
      moved.map((each) => each.id),
    )
  )
    throw customerConflict('A refund to one of these customers is open. Send it, or cancel it.');
  // Before the row of the customer, who may take over an email.
  const profile = merged.reduce<ProfileColumns>(joinProfiles, row);
  for (const { id: other, ...own } of merged)
    await tx
      .update(customers)
      .set({
        ...{ ...emptyProfile, mergedInto: id },
        // An email that the customer does not take over finds the customer all the same.
        ...(own.emailNorm === profile.emailNorm
          ? {}
          : { email: own.email, emailNorm: own.emailNorm }),
      })
      .where(eq(customers.id, other));
  await tx
    .update(customers)
    .set({ mergedInto: id })
    .where(isAnyTextOf(customers.mergedInto, others));
  await tx.update(payments).set({ customerId: id }).where(isAnyTextOf(payments.customerId, others));
  for (const table of [linkInvoices, linkSchedules])
    await tx.update(table).set({ customerId: id }).where(isAnyTextOf(table.customerId, others));
  // One of them may have stopped the emails: that holds for the person.
  const stoppedAt = [row, ...merged].find((each) => each.invoicesStoppedAt)?.invoicesStoppedAt;
  const joining = { ...profile, invoicesStoppedAt: stoppedAt ?? null };
  const [joined] = await tx.update(customers).set(joining).where(eq(customers.id, id)).returning();
  if (joined === undefined) throw new Error(`customer ${id} was not updated`);
  const after = { merged: others.join(', ') };
  await auditCustomer(tx, platform, { by, action: 'customer.merged', row, after });
  return presentCustomer(tx, joined);
}

/** Loads the ids of the other entries; entries that were merged before stand for theirs. */
async function loadOthers(
  tx: Db,
  { customerIds, customerId, ...books }: Omit<Merge, 'by'>,
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const each of customerIds) {
    const other = await loadCustomerRow(tx, { ...books, customerId: each }).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        throw fieldRefused('customerIds', {
          message: fill('There is no customer {id}.', { id: each }),
        });
      },
    );
    found.add(other.id);
  }
  found.delete(customerId);
  if (found.size === 0)
    throw fieldRefused('customerIds', { message: 'Name another customer to merge.' });
  return [...found];
}

/** Locks the schedules of customers before the customers, as a schedule does that creates an invoice. */
async function lockSchedules(tx: Db, customerIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: linkSchedules.id })
    .from(linkSchedules)
    .where(isAnyTextOf(linkSchedules.customerId, customerIds))
    .orderBy(asc(linkSchedules.id))
    .for('update');
}

/** Locks customers and returns them in the order of `ids`. @throws {ApiError} 409 STATE_CONFLICT */
async function lockAll(tx: Db, ids: readonly string[]): Promise<readonly CustomerRow[]> {
  const rows = await tx
    .select()
    .from(customers)
    .where(isAnyTextOf(customers.id, ids))
    .orderBy(asc(customers.id))
    .for('update');
  const ordered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (ordered.length < ids.length || ordered.some(({ mergedInto }) => mergedInto !== null))
    throw customerConflict('One of these customers was merged or deleted meanwhile.');
  if (ordered.some(({ erasedAt }) => erasedAt !== null))
    throw customerConflict('The data of one of these customers was erased. It stays apart.');
  return ordered;
}

function joinProfiles(into: ProfileColumns, from: ProfileColumns): ProfileColumns {
  const texts = ['email', 'name', 'phone', 'company', 'address'] as const;
  const others = texts.flatMap((field) => {
    const [kept, other] = [into[field], from[field]];
    return kept !== null && other !== null && kept !== other ? [`${field} ${other}`] : [];
  });
  const notes = [into.notes, from.notes, others.length === 0 ? null : `Also ${others.join(', ')}`];
  const takesEmail = into.email === null;
  return {
    email: takesEmail ? from.email : into.email,
    emailNorm: takesEmail ? from.emailNorm : into.emailNorm,
    name: into.name ?? from.name,
    phone: into.phone ?? from.phone,
    company: into.company ?? from.company,
    address: into.address ?? from.address,
    tags: joinTags(into.tags, from.tags),
    notes: notes.filter((note) => note !== null).join('\n') || null,
    refundAddresses: joinAddresses(into.refundAddresses, from.refundAddresses),
  };
}
