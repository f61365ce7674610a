import type { SolanaKeyring } from '@billfold/keyring';
import { type Block, type BlockRef, ChainUnavailableError } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { askFullBlock, askHead, askHeader, type PlacedBlock } from './ask-block.ts';
import { findSlot, slotsAfter } from './find-slot.ts';
import { toChainTransaction } from './to-chain-transaction.ts';

/** Blocks by their heights, of which nodes know nothing but the number. */
export interface SolanaBlocks {
  head(): Promise<BlockRef>;
  at(height: number): Promise<Block | null>;
  inSlot(slot: number): Promise<BlockRef>;
}

/** Remembers where it was, as blocks are read one after the other. */
export function createSolanaBlocks(rpc: JsonRpc, keyring: SolanaKeyring): SolanaBlocks {
  let last: Pick<PlacedBlock, 'slot' | 'height'> | null = null;
  const toRef = ({ height, block }: PlacedBlock) => ({
    height,
    hash: keyring.fromBlockhash(block.blockhash),
  });

  /** Slots of the blocks on top of the last one, as the node listed them. */
  let listed: readonly number[] = [];

  async function slotOf(height: number): Promise<number | null> {
    listed = last?.height === height - 1 ? await slotsAfter(rpc, last.slot) : [];
    return listed[0] ?? findSlot(rpc, height);
  }

  async function load(height: number) {
    const slot = await slotOf(height);
    const found = slot === null ? null : await askFullBlock(rpc, slot);
    last = found;
    listed = listed.slice(1);
    return found;
  }

  /** Loads the block of a slot that was listed before; null for none, or where the node does not show it any more. */
  async function loadListed(height: number) {
    const [slot, ...above] = last?.height === height - 1 ? listed : [];
    listed = [];
    if (slot === undefined) return null;
    const found = await askFullBlock(rpc, slot).catch(unlessUnavailable);
    if (found === null) return null;
    last = found;
    listed = above;
    return found;
  }

  return {
    head: async () => toRef(await askHead(rpc)),
    inSlot: async (slot) => toRef(await askHeader(rpc, slot)),
    at: async (height) => {
      // What was on top of the last one need not be any more: then it is searched for.
      let found = (await loadListed(height)) ?? (await load(height));
      if (found !== null && found.height !== height) {
        last = null;
        found = await load(height);
      }
      if (found === null) return null;
      if (found.height !== height)
        throw new ChainUnavailableError('The chain moved while it was read.');
      const { previousBlockhash, blockTime, transactions } = found.block;
      return {
        ...toRef(found),
        parentHash: keyring.fromBlockhash(previousBlockhash),
        minedAt: new Date((blockTime ?? 0) * 1_000),
        transactions: transactions.map((each) => toChainTransaction(keyring.network, each)),
      };
    },
  };
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof ChainUnavailableError) return null;
  throw error;
}
