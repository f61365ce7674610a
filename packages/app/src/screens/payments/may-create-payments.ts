import { type Business, isPermitted } from '@billfold/core/payments';

/** Reports whether a member can ask for payments now, in some mode. */
export function mayCreatePayments({ role, status }: Pick<Business, 'role' | 'status'>): boolean {
  return status === 'ACTIVE' && isPermitted(role, 'create-payments');
}
