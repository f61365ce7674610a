import type { Network } from '@billfold/core';
import * as z from 'zod/mini';
import {
  type Block,
  type BlockRef,
  ChainFaultError,
  ChainUnavailableError,
} from '../../../chains/chain.ts';
import {
  type NodeBlock,
  type NodeTransaction,
  nodeBlock,
  nodeOutcome,
  orNothing,
} from './node-answers.ts';
import { toMined } from './to-chain-transaction.ts';
import type { TronNode } from './tron-node.ts';

export async function loadHead(node: TronNode) {
  return toFacts(await node.ask({ method: 'getnowblock', schema: nodeBlock() }));
}

/** Null above the head. */
export async function loadBlockRef(node: TronNode, height: number): Promise<BlockRef | null> {
  const block = await askBlock(node, height);
  return block && { height, hash: block.blockID };
}

/** Null above the head. */
export async function loadBlock(
  node: TronNode,
  network: Network,
  height: number,
): Promise<Block | null> {
  const block = await askBlock(node, height);
  if (block === null) return null;
  const mined = block.transactions ?? [];
  const outcomeOf = await loadOutcomes(node, height, mined);
  const transactions = mined.map((each) => toMined(network, each, outcomeOf(each)));
  return { ...toFacts(block), transactions };
}

async function askBlock(node: TronNode, height: number): Promise<NodeBlock | null> {
  const body = { num: height };
  const block = await node.ask({ method: 'getblockbynum', body, schema: orNothing(nodeBlock()) });
  if (block !== null && toFacts(block).height !== height)
    throw new ChainFaultError('The node shows another block.');
  return block;
}

/** Loads the execution results of a block. Nodes keep none for the genesis block. */
async function loadOutcomes(node: TronNode, height: number, mined: readonly NodeTransaction[]) {
  if (height === 0 || mined.length === 0) return () => null;
  const outcomes = await node.ask({
    method: 'gettransactioninfobyblocknum',
    body: { num: height },
    schema: z.array(nodeOutcome()),
  });
  const byHash = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return ({ txID }: NodeTransaction) => {
    const outcome = byHash.get(txID);
    // Such as when another block has taken the place of the one that was read.
    if (outcome === undefined)
      throw new ChainUnavailableError('The node does not show what came of its block.');
    return outcome;
  };
}

function toFacts({ blockID, block_header: { raw_data } }: NodeBlock) {
  const { number = 0, timestamp = 0, parentHash } = raw_data;
  return { height: number, hash: blockID, parentHash, minedAt: new Date(timestamp) };
}
