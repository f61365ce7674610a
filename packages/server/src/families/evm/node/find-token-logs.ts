import * as z from 'zod/mini';
import { ChainFaultError } from '../../../chains/chain.ts';
import { JsonRpcError } from '../../../chains/json-rpc.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import { foundLog } from './node-answers.ts';
import { type OnChain, transferTopic } from './token-transfers.ts';

export interface TokenLogSearch {
  readonly rpc: BatchRpc;
  readonly on: OnChain;
  readonly blockHash: string;
  readonly addresses: readonly string[];
}

/**
 * Finds the transactions of a block that move a token of ours to or from one of `addresses`; null where the node
 * refuses the search. The block is named by its hash (EIP-234): a node that lacks it says so, where it would answer a
 * range of heights with nothing.
 */
export async function findTokenLogs({
  rpc,
  on,
  blockHash,
  addresses,
}: TokenLogSearch): Promise<ReadonlySet<string> | null> {
  if (addresses.length === 0 || on.tokens.size === 0) return new Set();
  const words = addresses.map((address) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`);
  const place = { blockHash, address: [...on.tokens.keys()] };
  const sides = [
    [transferTopic, words],
    [transferTopic, null, words],
  ];
  const answers = await rpc.callAll(
    sides.map((topics) => ({
      method: 'eth_getLogs',
      params: [{ ...place, topics }],
      schema: z.array(foundLog()),
    })),
  );
  const found = new Set<string>();
  for (const answer of answers) {
    if (answer instanceof JsonRpcError) return null;
    for (const log of answer) {
      if (log.blockHash !== blockHash || log.removed === true)
        throw new ChainFaultError(`The node of ${on.network} shows a log of another block.`);
      found.add(log.transactionHash);
    }
  }
  return found;
}
