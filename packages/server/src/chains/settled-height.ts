import { getNetwork } from '@billfold/core';
import type { Cursor } from './chain-cursors.ts';
import type { ServedNetwork } from './served-networks.ts';

/**
 * Returns the height of the last block whose deposits count in a balance, below zero for none.
 * `cursor` is undefined before the watcher has come to the network.
 */
export function settledHeightOf(network: ServedNetwork, cursor: Cursor | undefined): number {
  // The block of a transaction is its first confirmation.
  return (cursor?.height ?? -1) - getNetwork(network).confirmations.available + 1;
}
