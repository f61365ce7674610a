import { createDaysInZone } from '../platform/days-in-zone.ts';
import type { FoundInvoice } from './invoice-store.ts';

/** Reports whether the day on which an invoice is due is over in the time zone of its business. */
export function isOverdue(
  { invoice: { dueOn }, business }: Pick<FoundInvoice, 'invoice' | 'business'>,
  now: Date,
): boolean {
  return dueOn !== null && dueOn < createDaysInZone(business.timezone).dayOf(now);
}
