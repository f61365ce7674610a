import { type EventRecord, isPermitted, type Payment } from '@billfold/core/contract';
import * as z from 'zod/mini';
import type { Membership } from '../http/bind.ts';
import { maskEmail } from '../users/mask-email.ts';

/** Masks the email of the customer for a member who may not see it in the mode of the payment. */
export function hideEmail<T extends Payment>(payment: T, { role }: Pick<Membership, 'role'>): T {
  const { customer, livemode } = payment;
  if (customer === null || customer.email === null) return payment;
  if (isPermitted(role, 'view-emails', livemode)) return payment;
  return { ...payment, customer: { ...customer, email: maskEmail(customer.email) } };
}

const withEmail = z.looseObject({ customer: z.looseObject({ email: z.string() }) });

/** Masks the email of the customer in an event for a member who may not see it in the mode of the event. */
export function hideEventEmail(
  event: EventRecord,
  { role }: Pick<Membership, 'role'>,
): EventRecord {
  const { data, livemode } = event;
  if (isPermitted(role, 'view-emails', livemode)) return event;
  const named = z.safeParse(withEmail, data['object']);
  if (!named.success) return event;
  const { customer } = named.data;
  const masked = { ...customer, email: maskEmail(customer.email) };
  return { ...event, data: { ...data, object: { ...named.data, customer: masked } } };
}
