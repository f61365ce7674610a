import type { Chain } from '../../chains/chain.ts';

/**
 * Returns whether the network has a transaction: in a block, or in the mempool of a node. Where nodes
 * show no mempool, only a block proves it.
 */
export async function isOnNetwork(chain: Chain, hash: string): Promise<boolean> {
  const place = await chain.find(hash);
  return place !== null && (place.place === 'block' || chain.hasMempool);
}
