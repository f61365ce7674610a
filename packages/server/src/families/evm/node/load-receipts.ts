import * as z from 'zod/mini';
import { ChainFaultError } from '../../../chains/chain.ts';
import { JsonRpcError } from '../../../chains/json-rpc.ts';
import { type BatchRpc, mostInBatch } from '../../../chains/rpc-batches.ts';
import {
  type NodeBlock,
  type NodeReceipt,
  type NodeTransaction,
  nodeReceipt,
} from './node-answers.ts';

/**
 * Loads the receipts of `transactions`, which are in `block`, by their hashes. Those of the whole block take one call
 * (`eth_getBlockReceipts`: geth from 1.13, erigon, nethermind, reth, anvil) and a large answer; a few are asked for
 * by themselves.
 * @throws {ChainFaultError} the node holds one back, or shows that of another block
 */
export async function loadReceipts(
  rpc: BatchRpc,
  { hash }: Pick<NodeBlock, 'hash'>,
  transactions: readonly NodeTransaction[] | 'all',
): Promise<ReadonlyMap<string, NodeReceipt>> {
  const receipts =
    transactions === 'all' || transactions.length > mostInBatch
      ? await rpc.call({
          method: 'eth_getBlockReceipts',
          params: [hash],
          schema: z.array(nodeReceipt()),
        })
      : await loadEach(rpc, transactions);
  if (receipts.some(({ blockHash }) => blockHash !== hash))
    throw new ChainFaultError('The node shows a receipt of another block.');
  return new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]));
}

async function loadEach(
  rpc: BatchRpc,
  transactions: readonly NodeTransaction[],
): Promise<readonly NodeReceipt[]> {
  const receipts = await rpc.callAll(
    transactions.map(({ hash }) => ({
      method: 'eth_getTransactionReceipt',
      params: [hash],
      schema: z.nullable(nodeReceipt()),
    })),
  );
  return receipts.flatMap((receipt) => {
    if (receipt instanceof JsonRpcError) throw receipt;
    return receipt ?? [];
  });
}
