import { getNetwork } from '@billfold/core';
import { type Block, type Chain, ChainUnavailableError } from '../chains/chain.ts';

/**
 * Loads a block with enough confirmations to survive a reorg. A transaction that refers to an
 * orphaned block can never be mined.
 */
export async function settledBlock(chain: Chain): Promise<Block> {
  const { available } = getNetwork(chain.network).confirmations;
  const { height } = await chain.head();
  const block = await chain.blockAt(Math.max(0, height - available + 1));
  if (block === null)
    throw new ChainUnavailableError(`The node of ${chain.network} does not know its own blocks.`);
  return block;
}
