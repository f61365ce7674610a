import { getNetwork, type Network } from '@billfold/core';

/**
 * Returns the confirmations that a policy requires on a network: those after which funds can be used, those
 * after which a block is final, or a number of its own. `INSTANT` requires none where a transfer is seen
 * before it has a block, and is `STANDARD` elsewhere.
 */
export function requiredConfirmations(network: Network, policy: string | null): number {
  const { confirmations, model } = getNetwork(network);
  const { available, final } = confirmations;
  switch (policy) {
    case null:
    case 'STANDARD':
      return available;
    case 'STRICT':
      return final;
    case 'INSTANT':
      return model.family === 'utxo' ? 0 : available;
    default:
      return Number(policy);
  }
}
