import type { InvoiceEmails } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { customers, linkInvoices } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { selectInvoices } from './invoice-store.ts';

/** Loads the choice of the customer who has the token of an invoice. @throws {ApiError} 404 */
export async function loadEmailChoice(db: Db, token: string): Promise<InvoiceEmails> {
  const { business, customer } = await findByToken(db, token);
  const { name, supportEmail } = business;
  return { merchant: { name, supportEmail }, isStopped: customer.invoicesStoppedAt !== null };
}

/** Stops the emails of a business with invoices to a customer, or starts them again. @throws {ApiError} 404 */
export async function chooseEmails(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { token, isStopped }: { readonly token: string; readonly isStopped: boolean },
): Promise<InvoiceEmails> {
  const { customer } = await findByToken(db, token);
  const stoppedAt = isStopped ? (customer.invoicesStoppedAt ?? nowOf(platform)) : null;
  await db
    .update(customers)
    .set({ invoicesStoppedAt: stoppedAt })
    .where(eq(customers.id, customer.id));
  return loadEmailChoice(db, token);
}

async function findByToken(db: Db, token: string) {
  const [found] = await selectInvoices(db).where(eq(linkInvoices.stopToken, token));
  if (found === undefined) throw notFound('invoice');
  return found;
}
