import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { customers, linkInvoices, linkSchedules, payments } from '../db/schema.ts';
import { type AuditCustomer, auditCustomer } from './audit-customer.ts';
import { customerConflict } from './customer-refused.ts';
import { lockCustomerRow, type NamedCustomer } from './customer-store.ts';

/**
 * Deletes a customer without payments and invoices, and the entries that were merged into it.
 * @throws {ApiError} 404; 409 STATE_CONFLICT
 */
export async function deleteCustomer(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { by, ...named }: NamedCustomer & Pick<AuditCustomer, 'by'>,
): Promise<null> {
  const row = await lockCustomerRow(tx, named);
  const paid = await tx.$count(payments, eq(payments.customerId, row.id));
  if (paid > 0)
    throw customerConflict('A customer with payments stays. Erase the personal data instead.');
  const invoiced =
    (await tx.$count(linkInvoices, eq(linkInvoices.customerId, row.id))) +
    (await tx.$count(linkSchedules, eq(linkSchedules.customerId, row.id)));
  if (invoiced > 0)
    throw customerConflict('A customer with invoices stays. Erase the personal data instead.');
  await tx.delete(customers).where(eq(customers.mergedInto, row.id));
  await tx.delete(customers).where(eq(customers.id, row.id));
  await auditCustomer(tx, platform, { by, action: 'customer.deleted', row });
  return null;
}
