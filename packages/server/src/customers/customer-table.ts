import type { Customer } from '@billfold/core/contract';
import type { CsvCell } from '@billfold/core/internal';
import { writeAddress } from './read-profile.ts';

/** Columns that the import reads. */
export const profileColumns = [
  'customer_id',
  'email',
  'name',
  'phone',
  'company',
  'address',
  'tags',
  'notes',
  'refund_addresses',
] as const;
export type ProfileColumn = (typeof profileColumns)[number];

/** Columns of facts, which the import leaves alone. */
export const factColumns = [
  'payments_count',
  'received',
  'refunded',
  'last_payment_utc',
  'created_utc',
  'is_erased',
] as const;

/** Columns of the exported table. Never reordered; new ones come last. */
export const customerHeader: readonly string[] = [...profileColumns, ...factColumns];

/** Returns the cells of a customer in the order of the header. */
export function cellsOfCustomer(customer: Customer): readonly CsvCell[] {
  const { totals } = customer;
  return [
    ...[customer.id, customer.email, customer.name, customer.phone, customer.company],
    ...[customer.address, customer.tags.join('; '), customer.notes],
    customer.refundAddresses.map(writeAddress).join(' '),
    { number: String(customer.paymentsCount) },
    totals.map(({ received, currency }) => `${received} ${currency}`).join('; '),
    totals.map(({ refunded, currency }) => `${refunded} ${currency}`).join('; '),
    customer.lastPaymentAt?.toISOString() ?? null,
    ...[customer.createdAt.toISOString(), String(customer.isErased)],
  ];
}
