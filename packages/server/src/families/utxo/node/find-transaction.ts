import type { UtxoKeyring } from '@billfold/keyring';
import type { ChainTransactionPlace } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { readTransaction } from './load-transaction.ts';
import { headerFacts, transactionPlace } from './node-answers.ts';
import { rpcErrors } from './rpc-errors.ts';

/**
 * Finds a transaction in the mempool or in a block; null for one that is unknown, or only in an
 * orphaned block.
 * @throws {ChainFaultError} the node shows another transaction
 */
export async function findTransaction(
  rpc: JsonRpc,
  keyring: UtxoKeyring,
  hash: string,
): Promise<ChainTransactionPlace | null> {
  try {
    const found = await rpc.call({
      method: 'getrawtransaction',
      params: [hash, true],
      schema: transactionPlace(),
    });
    readTransaction(keyring, hash, found.hex);
    const { blockhash } = found;
    if (blockhash === undefined) return { place: 'mempool' };
    const params = [blockhash];
    const block = await rpc.call({ method: 'getblockheader', params, schema: headerFacts() });
    // Blocks off the best chain have none.
    if (block.confirmations < 1) return null;
    return { place: 'block', block: { height: block.height, hash: blockhash } };
  } catch (error) {
    if (error instanceof JsonRpcError && error.code === rpcErrors.notFound) return null;
    throw error;
  }
}
