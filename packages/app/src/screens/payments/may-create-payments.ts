import { type Business, isPermitted } from '@billfold/core/payments';

/** Reports whether a member can ask for payments now, in live mode or in test mode. */
export function mayCreatePayments(
  { role, status }: Pick<Business, 'role' | 'status'>,
  livemode: boolean,
): boolean {
  return status === 'ACTIVE' && isPermitted(role, 'create-payments', livemode);
}
