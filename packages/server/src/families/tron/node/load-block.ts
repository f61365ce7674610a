import type { Network } from '@billfold/core';
import type * as z from 'zod/mini';
import {
  type Block,
  type BlockRef,
  type ChainTransaction,
  ChainUnavailableError,
  type UnreadTransaction,
} from '../../../chains/chain.ts';
import {
  askBlock,
  askHead,
  type ListedBlock,
  type ListedTransaction,
  readTransactions,
} from './ask-block.ts';
import { holderOf } from './hex-address.ts';
import { listedOutcomes, nodeOutcome } from './node-answers.ts';
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
  const transactions: ChainTransaction[] = [];
  const unread: UnreadTransaction[] = [];
  for (const { hash, shown, read } of mined) {
    const told = outcomeOf(hash);
    const namesUs = isConcerned === null || isConcerned(textOf(shown, told));
    const outcome = told === null ? null : nodeOutcome().safeParse(told).data;
    if (read === null || outcome === undefined) unread.push({ hash, namesUs });
    else if (namesUs) transactions.push(toMined(network, read, outcome));
  }
  return toBlock(block, transactions, unread);
}

export function toBlock(
  { height, hash, parentHash, minedAt }: ListedBlock,
  transactions: readonly ChainTransaction[],
  unread: readonly UnreadTransaction[] = [],
): Block {
  const facts = { height, hash, parentHash, minedAt, transactions };
  return unread.length === 0 ? facts : { ...facts, unread };
}

/**
 * Writes all that is shown of a transaction, so that whoever it concerns is named somewhere in it: in hexadecimal
 * digits, and in the letters of addresses in a form that we do not read.
 */
function textOf(transaction: unknown, outcome: object | null): string {
  const text = JSON.stringify([transaction, outcome], (_, value) =>
    typeof value === 'bigint' ? null : value,
  );
  const inLetters = text.match(/T[1-9A-HJ-NP-Za-km-z]{33}/g) ?? [];
  return [text.toLowerCase(), ...inLetters.map(holderOf)].join(' ');
}

/** Loads the execution results of a block. Nodes keep none for the genesis block. */
async function loadOutcomes(
  node: TronNode,
  { height, minedAt }: Pick<Block, 'height' | 'minedAt'>,
  mined: readonly ListedTransaction[],
): Promise<(hash: string | null) => Outcome | null> {
  if (height === 0 || mined.length === 0) return () => null;
  const outcomes = await node.ask({
    method: 'gettransactioninfobyblocknum',
    body: { num: height },
    schema: listedOutcomes(),
  });
  const byHash = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  // Such as when another block has taken the place of the one that was read, or a part of either is left out.
  if (byHash.size !== mined.length || !mined.every(({ hash }) => hash === null || byHash.has(hash)))
    throw new ChainUnavailableError('The node does not show what came of its block.');
  // Two blocks of one height can have the same transactions, and another outcome of each. Their times differ.
  if (outcomes.some((outcome) => !isOf(outcome, { height, minedAt })))
    throw new ChainUnavailableError('The node shows what came of another block.');
  return (hash) => byHash.get(hash ?? '') ?? null;
}

type Outcome = z.infer<ReturnType<typeof listedOutcomes>>[number];

function isOf(
  { blockNumber, blockTimeStamp }: Outcome,
  { height, minedAt }: Pick<Block, 'height' | 'minedAt'>,
): boolean {
  return (blockNumber ?? height) === height && (blockTimeStamp ?? +minedAt) === +minedAt;
}
