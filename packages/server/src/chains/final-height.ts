import { getNetwork } from '@billfold/core';
import type { ServedNetwork } from './served-networks.ts';

/** Returns the height of the newest block that the chain is not expected to take back: at least the first one. */
export function finalHeightOf(network: ServedNetwork, head: number): number {
  // The block of a transaction is its first confirmation.
  return Math.max(0, head - getNetwork(network).confirmations.final + 1);
}
