import type * as z from 'zod/mini';
import { ChainFaultError, ChainUnavailableError } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { parseExactJson } from '../../../chains/parse-exact-json.ts';
import { commitment } from './commitment.ts';
import { divideBlock } from './divide-block.ts';
import {
  fullBlock,
  listedBlock,
  type NodeBlock,
  type NodeTransaction,
  nodeBlock,
  slotAnswer,
} from './node-answers.ts';

/** Block with its slot. Slots are counted also where no block was produced. */
export interface PlacedBlock {
  readonly slot: number;
  /** Number of blocks below it. */
  readonly height: number;
  readonly block: NodeBlock;
}

export interface FullBlock extends PlacedBlock {
  readonly kind: 'whole';
  readonly block: NodeBlock & { readonly transactions: readonly NodeTransaction[] };
}

/** A block whose transactions are not parsed. */
export interface ListedBlock extends PlacedBlock {
  readonly kind: 'listed';
  /** JSON of the transactions with their accounts, of which nothing but balances is told. */
  readonly transactions: string;
}

/** The newest block. */
export async function askHead(rpc: JsonRpc): Promise<PlacedBlock> {
  const params = [{ commitment }];
  return askHeader(rpc, await rpc.call({ method: 'getSlot', params, schema: slotAnswer() }));
}

/** The block of a slot without what it holds. */
export async function askHeader(rpc: JsonRpc, slot: number): Promise<PlacedBlock> {
  const block = await ask(rpc, { slot, transactionDetails: 'none', schema: nodeBlock() });
  return { slot, block, height: heightOf(block) };
}

export async function askFullBlock(rpc: JsonRpc, slot: number): Promise<FullBlock> {
  const block = await ask(rpc, { slot, transactionDetails: 'full', schema: fullBlock() });
  return { kind: 'whole', slot, block, height: heightOf(block) };
}

/**
 * Loads a block that names the accounts of each transaction and the owners of its accounts for tokens, without what
 * it did: a fraction of the whole, whose text is kept as it came. Null where the node shows no such form.
 * @see Solana, "Add Solana to your exchange", `transactionDetails`
 */
export async function askListedBlock(rpc: JsonRpc, slot: number): Promise<ListedBlock | null> {
  let transactions: string | null = null;
  const parse = (text: string) => {
    const divided = divideBlock(text);
    transactions = divided?.transactions ?? null;
    return divided?.rest ?? parseExactJson(text);
  };
  try {
    const form = { transactionDetails: 'accounts', schema: listedBlock() } as const;
    const block = await ask(rpc, { slot, parse, ...form });
    if (transactions === null) return null;
    return { kind: 'listed', slot, block, height: heightOf(block), transactions };
  } catch (error) {
    // Nodes refuse a form that they do not know in many ways. Where the block itself is missing, so is the whole one.
    if (error instanceof RefusedSlotError || error instanceof ChainFaultError) return null;
    throw error;
  }
}

/** The node answered a request for a block with an error. */
class RefusedSlotError extends ChainUnavailableError {
  override readonly name = 'RefusedSlotError';
}

interface BlockRequest<T> {
  readonly slot: number;
  readonly transactionDetails: 'none' | 'accounts' | 'full';
  readonly schema: z.ZodMiniType<T>;
  readonly parse?: (text: string) => unknown;
}

async function ask<T>(
  rpc: JsonRpc,
  { slot, transactionDetails, ...reading }: BlockRequest<T>,
): Promise<T> {
  const options = {
    commitment,
    transactionDetails,
    encoding: 'jsonParsed',
    rewards: false,
    maxSupportedTransactionVersion: 0,
  };
  try {
    return await rpc.call({ method: 'getBlock', params: [slot, options], ...reading });
  } catch (error) {
    if (!(error instanceof JsonRpcError)) throw error;
    // Otherwise not there yet, no more, or not kept: nothing is known of it.
    throw new RefusedSlotError(`The node does not show slot ${slot}: ${error.code}.`);
  }
}

function heightOf({ blockHeight }: NodeBlock): number {
  if (blockHeight == null) throw new ChainUnavailableError('The node keeps no heights of blocks.');
  return blockHeight;
}
