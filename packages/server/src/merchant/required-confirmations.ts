import { getNetwork, type Network } from '@billfold/core';

/**
 * Returns the confirmations that a policy requires on a network: none, those after which funds can be used
 * (also where a business chose no policy), those after which a block is final, or a number of its own.
 */
export function requiredConfirmations(network: Network, policy: string | null): number {
  const { available, final } = getNetwork(network).confirmations;
  if (policy === null || policy === 'STANDARD') return available;
  if (policy === 'STRICT') return final;
  return /^\d+$/.test(policy) ? Number(policy) : 0;
}
