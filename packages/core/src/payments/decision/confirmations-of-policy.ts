import type { ConfirmationPolicy } from '../../contract/payments/create-payment.ts';
import { getNetwork, type Network } from '../../networks/registry.ts';

interface QuotedConfirmations {
  readonly requiredConfirmations: number;
  readonly finalConfirmations: number;
}

/**
 * Returns the confirmations that a policy requires on a network. `INSTANT` requires none where the price
 * is under its ceiling and unconfirmed transactions name what they spend, and else is `STANDARD`.
 */
export function confirmationsOfPolicy(
  policy: ConfirmationPolicy,
  network: Network,
  { isUnderCeiling }: { readonly isUnderCeiling: boolean },
): QuotedConfirmations {
  const { confirmations, model } = getNetwork(network);
  const isInstant = policy === 'INSTANT' && isUnderCeiling && model.family === 'utxo';
  const required = isInstant ? 0 : requiredBy(policy, confirmations);
  return {
    requiredConfirmations: required,
    finalConfirmations: Math.max(required, confirmations.final),
  };
}

function requiredBy(
  policy: ConfirmationPolicy,
  { available, final }: { readonly available: number; readonly final: number },
): number {
  switch (policy) {
    case 'STRICT':
      return final;
    case 'STANDARD':
    case 'INSTANT':
      return available;
    default:
      return policy;
  }
}
