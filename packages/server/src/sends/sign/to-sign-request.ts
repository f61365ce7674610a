import type { TokenDefinition } from '@billfold/core';
import type { PlannedSpend, SpendingAccount } from '../../families/spending.ts';
import type { SignRequest } from '../../vault/signer.ts';

/**
 * Returns the request to the signer: the plan, and the payment that the stored intent approves. The
 * signer verifies that the plan makes exactly this payment.
 */
export function toSignRequest(
  { network, chain, accountIndex }: SpendingAccount,
  { plan, toAddress, sent, fee }: PlannedSpend,
  token: TokenDefinition | null,
): SignRequest {
  const approved = { to: toAddress, sent, fee, contract: token?.contract ?? null };
  return { network, chain, accountIndex, plan, approved };
}
