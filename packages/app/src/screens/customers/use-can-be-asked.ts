import { isEmailAddress } from '@billfold/core/internal';
import { useLivemode } from '../../services/use-livemode.ts';
import { mayCreatePayments } from '../payments/may-create-payments.ts';
import type { CustomerPaymentsProps } from './customer-payments.tsx';

/** Returns whether a member can ask a customer for money, whom their email names. */
export function useCanBeAsked({ business, customer }: CustomerPaymentsProps): boolean {
  const livemode = useLivemode();
  const { email, isErased } = customer;
  const isKnown = email !== null && isEmailAddress(email) && !isErased;
  // A payment in the other mode would never be among those of this customer.
  return isKnown && customer.livemode === livemode && mayCreatePayments(business, livemode);
}
