import { getNetwork } from '@billfold/core';
import type { Block, BlockRef, ChainTransaction } from '../../chains/chain.ts';
import type { ServedNetwork } from '../../chains/served-networks.ts';
import { nowOf } from '../../platform/server-platform.ts';
import type { ServiceContext } from '../context.ts';
import type { KnownRate } from '../rates/rates.ts';
import { applyTransactions } from './apply-transactions.ts';
import {
  advanceCursor,
  confirmCursor,
  findRescan,
  finishRescan,
  holdCursor,
  keptBlocks,
  loadCursor,
  loadKnownBlocks,
  revertCursor,
} from './cursor.ts';
import { endVanished } from './end-vanished.ts';
import { finishIntents } from './finish-intents.ts';

export interface ChainWatch {
  /** Brings the books up to the head of the chain and its mempool. Doing it again changes nothing. */
  catchUp(): Promise<void>;
  /**
   * Reads the chain again from its first block when somebody asked for it, such as after the import
   * of a phrase whose addresses have a history.
   */
  rescanIfWanted(): Promise<void>;
}

export type WatchContext = Pick<ServiceContext, 'db' | 'platform' | 'chains' | 'rates'>;

/**
 * Credits deposits and spends of one network. Each block is booked in one transaction with the
 * cursor, so a crash at any point neither loses nor repeats one.
 */
export function watchChain(context: WatchContext, network: ServedNetwork): ChainWatch {
  const { db, platform, chains, rates } = context;
  const chain = chains.get(network);
  // Booked on the way here, so that a mempool that stands still costs nothing.
  let booked: ReadonlySet<string> = new Set();

  async function begin(): Promise<BlockRef> {
    const head = await chain.head();
    const first = await chain.blockAt(Math.max(0, head.height - keptBlocks(network)));
    return first === null ? begin() : applyBlock(null, first);
  }

  /** Asked outside the transaction that writes it down, and only for what may be written. */
  async function priceOf(seen: readonly ChainTransaction[], at: Date): Promise<KnownRate | null> {
    return seen.length === 0 ? null : rates.find(getNetwork(network).symbol, at);
  }

  async function applyBlock(from: BlockRef | null, block: Block): Promise<BlockRef> {
    const { minedAt: at, transactions } = block;
    const price = await priceOf(transactions, at);
    await db.transaction(async (tx) => {
      await advanceCursor(tx, { network, from, to: block });
      await applyTransactions(tx, platform, { network, block, at, price, transactions });
      await finishIntents(tx, { network, headHeight: block.height, at: nowOf(platform) });
    });
    return block;
  }

  /** @throws {Error} when the fork is below all blocks that are kept */
  async function revert(from: BlockRef): Promise<BlockRef> {
    const to = await findFork();
    if (to.hash !== from.hash)
      await db.transaction((tx) => revertCursor(tx, { network, from, to }));
    booked = new Set();
    return to;
  }

  async function findFork(): Promise<BlockRef> {
    const known = await loadKnownBlocks(db, network);
    for (const block of known)
      if ((await chain.blockAt(block.height))?.hash === block.hash) return block;
    throw new Error(`${network} was reorganised deeper than the ${known.length} blocks kept.`);
  }

  /** False when the chain moved while its mempool was read: the two then do not belong together. */
  async function applyMempool(cursor: BlockRef): Promise<boolean> {
    const mempool = await chain.mempool();
    if ((await chain.head()).hash !== cursor.hash) return false;
    const at = nowOf(platform);
    const transactions = mempool.filter(({ hash }) => !booked.has(hash));
    const hashes = mempool.map(({ hash }) => hash);
    const price = await priceOf(transactions, at);
    const sighting = { network, block: null, at, price, transactions };
    const rivals = await db.transaction(async (tx) => {
      await confirmCursor(tx, { network, at: cursor, syncedAt: at });
      const found = await applyTransactions(tx, platform, sighting);
      await endVanished(tx, network, hashes);
      return found;
    });
    // An open send of ours keeps its inputs from a rival: when it fails, they are the rival's.
    booked = new Set(hashes.filter((hash) => !rivals.includes(hash)));
    return true;
  }

  return {
    catchUp: async () => {
      let cursor = (await loadCursor(db, network)) ?? (await begin());
      for (;;) {
        const head = await chain.head();
        if (head.hash === cursor.hash) {
          if (await applyMempool(cursor)) return;
          continue;
        }
        const next = head.height > cursor.height ? await chain.blockAt(cursor.height + 1) : null;
        cursor =
          next?.parentHash === cursor.hash ? await applyBlock(cursor, next) : await revert(cursor);
      }
    },
    rescanIfWanted: async () => {
      const wish = await findRescan(db, network);
      if (wish === null) return;
      for (let height = 0; height <= wish.height; height += 1) {
        const block = await chain.blockAt(height);
        if (block === null) break;
        const { minedAt: at, transactions } = block;
        const price = await priceOf(transactions, at);
        await db.transaction(async (tx) => {
          // Whoever took over meanwhile may have taken this block back: its rows must not return.
          await holdCursor(tx, { network, hash: wish.hash });
          await applyTransactions(tx, platform, { network, block, at, price, transactions });
        });
      }
      booked = new Set();
      await finishRescan(db, network, wish.number);
    },
  };
}
