import { isDeepStrictEqual } from 'node:util';
import type { Customer, RefundAddress, UpdateCustomer } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { customers } from '../db/schema.ts';
import type { CustomerRow } from '../payments/payment-parts.ts';
import { type AuditCustomer, auditCustomer } from './audit-customer.ts';
import { customerConflict, namingEmail } from './customer-refused.ts';
import { lockCustomerRow, type NamedCustomer } from './customer-store.ts';
import { presentCustomer } from './present-customers.ts';
import { readProfile, writeAddress } from './read-profile.ts';

export interface ChangedCustomer extends NamedCustomer {
  readonly change: UpdateCustomer;
  readonly by: AuditCustomer['by'];
  /** Refuses what the caller may not do to the customer. @throws {ApiError} 403 */
  readonly admit?: (row: CustomerRow) => void;
}

/**
 * Changes what is given of a customer.
 * @throws {ApiError} 404; 400 ADDRESS_INVALID; 403 PERMISSION_DENIED; 409 EMAIL_TAKEN, STATE_CONFLICT
 */
export async function updateCustomer(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'chains'>,
  { change, by, admit, ...named }: ChangedCustomer,
): Promise<Customer> {
  const row = await lockCustomerRow(tx, named);
  admit?.(row);
  if (row.erasedAt !== null) throw customerConflict('The data of this customer was erased.');
  const { removedRefundAddresses, ...profile } = change;
  const given = readProfile(context, profile);
  const columns =
    removedRefundAddresses === undefined
      ? given
      : { ...given, refundAddresses: without({ ...row, ...given }, removedRefundAddresses) };
  const changed = Object.entries(columns)
    .filter(([name, value]) => !isDeepStrictEqual(value, readColumn(row, name)))
    .map(([name]) => name)
    .filter((name) => name !== 'emailNorm');
  if (changed.length === 0) return presentCustomer(tx, row);
  const [updated] = await namingEmail(
    tx.update(customers).set(columns).where(eq(customers.id, row.id)).returning(),
  );
  if (updated === undefined) throw new Error(`customer ${row.id} was not updated`);
  const after = { changed: changed.join(' ') };
  await auditCustomer(tx, context.platform, { by, action: 'customer.updated', row, after });
  return presentCustomer(tx, updated);
}

function without(
  { refundAddresses }: Pick<CustomerRow, 'refundAddresses'>,
  removed: readonly RefundAddress[],
): readonly RefundAddress[] {
  const names = new Set(removed.map(writeAddress));
  return refundAddresses.filter((each) => !names.has(writeAddress(each)));
}

function readColumn(row: CustomerRow, name: string): unknown {
  return new Map<string, unknown>(Object.entries(row)).get(name);
}
