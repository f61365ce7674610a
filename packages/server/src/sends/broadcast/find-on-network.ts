import type { Chain, ChainTransactionPlace } from '../../chains/chain.ts';

/**
 * Finds a transaction on the network: in a block, or in the mempool of a node. Where nodes show no mempool, only a
 * block proves it. Null where the network does not have it.
 */
export async function findOnNetwork(
  chain: Chain,
  hash: string,
): Promise<ChainTransactionPlace | null> {
  const place = await chain.find(hash);
  return place?.place === 'block' || chain.hasMempool ? place : null;
}
