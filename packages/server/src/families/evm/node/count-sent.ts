import type { BlockRef } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { quantity } from './node-answers.ts';

/** Counts what an address has sent up to a block, which is named by its hash (EIP-1898); null for a node that lacks its state. */
export async function countSent(
  rpc: JsonRpc,
  address: string,
  { hash }: Pick<BlockRef, 'hash'>,
): Promise<bigint | null> {
  const params = [address, { blockHash: hash, requireCanonical: true }];
  try {
    return await rpc.call({ method: 'eth_getTransactionCount', params, schema: quantity() });
  } catch (error) {
    if (error instanceof JsonRpcError) return null;
    throw error;
  }
}
