import { isPermitted, type Payment } from '@billfold/core/contract';
import type { Membership } from '../http/bind.ts';
import { maskEmail } from '../users/mask-email.ts';

/** Masks the email of the customer for a member who may not see it in the mode of the payment. */
export function hideEmail<T extends Payment>(payment: T, { role }: Pick<Membership, 'role'>): T {
  const { customer, livemode } = payment;
  if (customer === null || customer.email === null) return payment;
  if (isPermitted(role, 'view-emails', livemode)) return payment;
  return { ...payment, customer: { ...customer, email: maskEmail(customer.email) } };
}
