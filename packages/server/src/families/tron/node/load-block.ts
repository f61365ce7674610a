import type { Network } from '@billfold/core';
import * as z from 'zod/mini';
import {
  type Block,
  type BlockRef,
  type ChainTransaction,
  ChainUnavailableError,
} from '../../../chains/chain.ts';
import { askBlock, askHead, type ListedBlock, readTransactions } from './ask-block.ts';
import { type NodeOutcome, type NodeTransaction, nodeOutcome } from './node-answers.ts';
import { toMined } from './to-chain-transaction.ts';
import type { TronNode } from './tron-node.ts';

export async function loadHead(node: TronNode): Promise<BlockRef & Pick<Block, 'minedAt'>> {
  const { height, hash, minedAt } = await askHead(node);
  return { height, hash, minedAt };
}

/** Null above the head. */
export async function loadBlockRef(node: TronNode, height: number): Promise<BlockRef | null> {
  const block = await askBlock(node, height);
  return block && { height, hash: block.hash };
}

/** Null above the head. */
export async function loadBlock(
  node: TronNode,
  network: Network,
  height: number,
): Promise<Block | null> {
  const block = await askBlock(node, height);
  return block && describeBlock({ node, network, block, isConcerned: null });
}

export interface BlockReading {
  readonly node: TronNode;
  readonly network: Network;
  readonly block: ListedBlock;
  /** Tells from a text whether a transaction is read that shows as that; null for all of them. */
  readonly isConcerned: ((text: string) => boolean) | null;
}

/** Describes a block with what came of its transactions. */
export async function describeBlock({
  node,
  network,
  block,
  isConcerned,
}: BlockReading): Promise<Block> {
  const mined = readTransactions(block);
  const outcomeOf = await loadOutcomes(node, block, mined);
  const transactions = mined.flatMap((each): ChainTransaction[] => {
    const outcome = outcomeOf(each);
    const isRead = isConcerned === null || isConcerned(textOf(each, outcome));
    return isRead ? [toMined(network, each, outcome)] : [];
  });
  return toBlock(block, transactions);
}

export function toBlock(
  { height, hash, parentHash, minedAt }: ListedBlock,
  transactions: readonly ChainTransaction[],
): Block {
  return { height, hash, parentHash, minedAt, transactions };
}

/** Writes all that is read of a transaction, so that whoever it concerns is named somewhere in it. */
function textOf(transaction: NodeTransaction, outcome: NodeOutcome | null): string {
  const text = JSON.stringify([transaction, outcome], (_, value) =>
    typeof value === 'bigint' ? null : value,
  );
  return text.toLowerCase();
}

/** Loads the execution results of a block. Nodes keep none for the genesis block. */
async function loadOutcomes(
  node: TronNode,
  { height, minedAt }: Pick<Block, 'height' | 'minedAt'>,
  mined: readonly NodeTransaction[],
) {
  if (height === 0 || mined.length === 0) return () => null;
  const outcomes = await node.ask({
    method: 'gettransactioninfobyblocknum',
    body: { num: height },
    schema: z.array(nodeOutcome()),
  });
  const byHash = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  // Such as when another block has taken the place of the one that was read, or a part of either is left out.
  if (byHash.size !== mined.length || !mined.every(({ txID }) => byHash.has(txID)))
    throw new ChainUnavailableError('The node does not show what came of its block.');
  // Two blocks of one height can have the same transactions, and another outcome of each. Their times differ.
  if (outcomes.some((outcome) => !isOf(outcome, { height, minedAt })))
    throw new ChainUnavailableError('The node shows what came of another block.');
  return ({ txID }: NodeTransaction) => byHash.get(txID) ?? null;
}

function isOf(
  { blockNumber, blockTimeStamp }: NodeOutcome,
  { height, minedAt }: Pick<Block, 'height' | 'minedAt'>,
): boolean {
  return (blockNumber ?? height) === height && (blockTimeStamp ?? +minedAt) === +minedAt;
}
