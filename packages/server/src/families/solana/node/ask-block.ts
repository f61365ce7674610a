import type * as z from 'zod/mini';
import { ChainUnavailableError } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { commitment } from './commitment.ts';
import { fullBlock, type NodeBlock, nodeBlock, slotAnswer } from './node-answers.ts';

/** Block with its slot. Slots are counted also where no block was produced. */
export interface PlacedBlock {
  readonly slot: number;
  /** Number of blocks below it. */
  readonly height: number;
  readonly block: NodeBlock;
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

export async function askFullBlock(rpc: JsonRpc, slot: number) {
  const block = await ask(rpc, { slot, transactionDetails: 'full', schema: fullBlock() });
  return { slot, block, height: heightOf(block) };
}

interface BlockRequest<T> {
  readonly slot: number;
  readonly transactionDetails: 'none' | 'full';
  readonly schema: z.ZodMiniType<T>;
}

async function ask<T>(rpc: JsonRpc, { slot, transactionDetails, schema }: BlockRequest<T>) {
  const options = {
    commitment,
    transactionDetails,
    encoding: 'jsonParsed',
    rewards: false,
    maxSupportedTransactionVersion: 0,
  };
  try {
    return await rpc.call({ method: 'getBlock', params: [slot, options], schema });
  } catch (error) {
    // Not there yet, no more, or not kept: nothing is known of it.
    if (error instanceof JsonRpcError)
      throw new ChainUnavailableError(`The node does not show slot ${slot}: ${error.code}.`);
    throw error;
  }
}

function heightOf({ blockHeight }: NodeBlock): number {
  if (blockHeight == null) throw new ChainUnavailableError('The node keeps no heights of blocks.');
  return blockHeight;
}
