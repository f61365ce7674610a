import type { Approved } from '@billfold/keyring/vault';
import type { PlannedSpend, SpendingAccount } from '../../families/spending.ts';
import type { SignRequest } from '../../vault/signer.ts';

/**
 * Returns the request to the signer: the plan, and the payment that the stored review approves. The
 * signer verifies that the plan makes exactly this payment.
 */
export function toSignRequest(
  { network, chain, accountIndex, addressIndex }: SpendingAccount,
  { plan }: Pick<PlannedSpend, 'plan'>,
  approved: Approved,
): SignRequest {
  return { network, chain, accountIndex, addressIndex, plan, approved };
}
