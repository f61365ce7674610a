import { blockTimeOf } from '../../../chains/block-times.ts';
import {
  type Block,
  type BlockRef,
  ChainFaultError,
  ChainUnavailableError,
  type QuietRange,
  type Watching,
} from '../../../chains/chain.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { findTokenLogs } from './find-token-logs.ts';
import { findTokenMoves, type TokenMove } from './find-token-moves.ts';
import { describeBlock, loadBlock, loadHeader } from './load-block.ts';
import { latestHeader } from './load-fees.ts';
import { loadReceipts } from './load-receipts.ts';
import type { NodeBlock, NodeHeader } from './node-answers.ts';
import { createQuietBlocks } from './quiet-blocks.ts';
import { mostWatched, selectWatched } from './select-watched.ts';
import type { OnChain } from './token-transfers.ts';

/** Blocks that are read one after the other, up to a head that was shown. */
export interface EvmBlocks {
  head(): Promise<BlockRef>;
  /** Loads the block with the transactions that concern what is watched, or with all of them; null above the head. */
  watchedAt(height: number, watching: Watching): Promise<Block | null>;
  /** Loads blocks of a range in which nothing concerns what is watched; null where the range is to be read. */
  quietOf(range: QuietRange, watching: Watching): Promise<readonly Block[] | null>;
  /**
   * Returns whether blocks are searched one by one, because the node refused to search several together, or are all read
   * while nothing happens, because it did not tell the state of accounts.
   */
  refusesRanges(): boolean;
}

/** Most addresses that a search names. @see geth, `--rpc.logquerylimit`, 1,000 */
const mostNamed = 500;

/** Blocks of one search: the fewest of the limits that services document (QuickNode, free trial). */
const mostInRange = 5;

/** Time for which blocks are searched one by one after a search of several was of no use. */
const singlyForMs = 600_000;

interface SearchedBlock {
  readonly block: NodeBlock;
  readonly moves: readonly TokenMove[];
}

interface TakenBlock {
  readonly block: NodeBlock;
  /** Null where the block was not searched yet. */
  readonly moves: readonly TokenMove[] | null;
}

/**
 * Remembers the blocks that were searched together until they are read. Each look begins with the head, so that nothing
 * is remembered from one to the next.
 */
export function createEvmBlocks(rpc: BatchRpc, network: ServedNetwork, on: OnChain): EvmBlocks {
  const quiet = createQuietBlocks(rpc, network, on);
  let head: NodeHeader | null = null;
  let ahead: readonly SearchedBlock[] = [];
  let singlyUntil = 0;
  let isRefused = false;
  let lastHeight = -1;

  const headHeight = () => Number(head?.number ?? 0n);

  /** Loads the blocks that follow `first`, each of which names the one before it as its parent. */
  async function loadAfter(first: NodeBlock): Promise<readonly NodeBlock[]> {
    const blocks = [first];
    const start = Number(first.number);
    const count = Math.min(mostInRange, headHeight() - start + 1);
    for (let at = 1; at < count; at += 1) {
      // What comes before is booked all the same.
      const next = await loadBlock(rpc, start + at).catch(unlessUnavailable);
      if (next?.parentHash !== blocks.at(-1)?.hash || next === null) break;
      blocks.push(next);
    }
    return blocks;
  }

  /**
   * Searches `first` and the blocks after it together; null where that is of no use. A node that lacks the newest blocks,
   * one of several behind an address, answers a range of heights with what it has and no error. So the answer counts only
   * where it shows a transfer of the last block, under the hash of that: who knows this block knows those below it.
   */
  async function searchAhead(first: NodeBlock): Promise<readonly SearchedBlock[] | null> {
    const start = Number(first.number);
    if (start < singlyUntil || headHeight() <= start) return null;
    const blocks = await loadAfter(first);
    const last = blocks.at(-1);
    if (last === undefined || blocks.length === 1) return null;
    const place = { fromBlock: start, toBlock: Number(last.number) };
    const moves = await findTokenMoves(rpc, on, place);
    const hashes = new Set(blocks.map(({ hash }) => hash));
    const isComplete =
      moves?.some(({ blockHash }) => blockHash === last.hash) === true &&
      moves.every(({ blockHash }) => hashes.has(blockHash));
    isRefused = moves === null;
    if (isComplete)
      return blocks.map((block) => ({
        block,
        moves: moves.filter(({ blockHash }) => blockHash === block.hash),
      }));
    singlyUntil = start + Math.ceil(singlyForMs / blockTimeOf(network));
    return null;
  }

  /** Finds the transactions of a block that move tokens to or from `addresses`; null where the node refuses. */
  async function searchOne(
    { hash: blockHash }: NodeBlock,
    addresses: readonly string[],
  ): Promise<ReadonlySet<string> | null> {
    if (addresses.length <= mostNamed) return findTokenLogs({ rpc, on, blockHash, addresses });
    const moves = await findTokenMoves(rpc, on, { blockHash });
    if (moves?.some((move) => move.blockHash !== blockHash) === true)
      throw new ChainFaultError(`The node of ${network} shows a log of another block.`);
    return moves && hashesOf(moves, addresses);
  }

  /** Finds them in what was searched before, or together with the blocks that follow. */
  async function findMoving(
    { block, moves }: TakenBlock,
    addresses: readonly string[],
  ): Promise<ReadonlySet<string> | null> {
    if (addresses.length === 0) return new Set();
    if (moves !== null) return hashesOf(moves, addresses);
    const [first, ...above] = (await searchAhead(block)) ?? [];
    if (first === undefined) return searchOne(block, addresses);
    ahead = above;
    return hashesOf(first.moves, addresses);
  }

  async function take(height: number): Promise<TakenBlock | null> {
    const [known, ...above] = ahead;
    ahead = above;
    if (known !== undefined && Number(known.block.number) === height) return known;
    ahead = [];
    const block = await loadBlock(rpc, height);
    return block && { block, moves: null };
  }

  return {
    head: async () => {
      ahead = [];
      head = await latestHeader(rpc);
      return { height: Number(head.number), hash: head.hash };
    },
    quietOf: async (range, watching) => {
      // Others ask for the head too.
      const last = head?.hash === range.to.hash ? head : await loadHeader(rpc, range.to.height);
      return last?.hash === range.to.hash ? quiet.load(range, last, watching) : null;
    },
    watchedAt: async (height, watching) => {
      const taken = await take(height);
      if (taken === null) return null;
      lastHeight = height;
      const { block } = taken;
      const watch = await watching(mostWatched);
      const moving = watch && (await findMoving(taken, watch.addresses));
      const concerned = watch && moving && selectWatched({ on, block, watch, moving });
      const receipts = await loadReceipts(rpc, block, concerned ?? 'all');
      return describeBlock(on, block, concerned ?? block.transactions, receipts);
    },
    refusesRanges: () => quiet.isRefused() || (isRefused && lastHeight < singlyUntil),
  };
}

function hashesOf(moves: readonly TokenMove[], addresses: readonly string[]): ReadonlySet<string> {
  const watched = new Set(addresses.map((address) => address.toLowerCase()));
  const own = moves.filter(({ sides }) => sides.some((side) => watched.has(side)));
  return new Set(own.map(({ transactionHash }) => transactionHash));
}

/** A node that is away does not answer the call for the block by itself either. */
function unlessUnavailable(error: unknown): null {
  if (error instanceof ChainUnavailableError) return null;
  throw error;
}
