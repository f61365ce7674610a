import { getNetwork } from '@billfold/core';
import { type Block, type Chain, ChainUnavailableError } from '../chains/chain.ts';

/** A block that is not taken back: a transaction that refers to one that is can stand nowhere. */
export async function settledBlock(chain: Chain): Promise<Block> {
  const { available } = getNetwork(chain.network).confirmations;
  const { height } = await chain.head();
  const block = await chain.blockAt(Math.max(0, height - available + 1));
  if (block === null)
    throw new ChainUnavailableError(`The node of ${chain.network} does not know its own blocks.`);
  return block;
}
