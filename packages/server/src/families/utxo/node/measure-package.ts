import type { WaitingPackage } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { mempoolEntry } from './node-answers.ts';
import { rpcErrors } from './rpc-errors.ts';

/** Loads the size and the fees of a transaction with its ancestors; null where it is not in the mempool. */
export async function measurePackage(rpc: JsonRpc, hash: string): Promise<WaitingPackage | null> {
  try {
    const { ancestorsize, fees } = await rpc.call({
      method: 'getmempoolentry',
      params: [hash],
      schema: mempoolEntry(),
    });
    return { vsize: ancestorsize, fee: fees.ancestor };
  } catch (error) {
    if (error instanceof JsonRpcError && error.code === rpcErrors.notFound) return null;
    throw error;
  }
}
