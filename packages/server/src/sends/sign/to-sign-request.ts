import type { TokenDefinition } from '@billfold/core';
import type { PlannedSpend, SpendingAccount } from '../../families/spending.ts';
import type { SignRequest } from '../../vault/signer.ts';

/**
 * What the signer is asked: the plan, and beside it what the stored intent says that it pays. The
 * signer compares the two by itself.
 */
export function toSignRequest(
  { network, chain, accountIndex }: SpendingAccount,
  { plan, toAddress, sent, fee }: PlannedSpend,
  token: TokenDefinition | null,
): SignRequest {
  const approved = { to: toAddress, sent, fee, contract: token?.contract ?? null };
  return { network, chain, accountIndex, plan, approved };
}
