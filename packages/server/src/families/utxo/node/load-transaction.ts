import type { UtxoKeyring } from '@billfold/keyring';
import { ChainFaultError, type ChainTransaction } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { bareTransaction } from '../raw-block.ts';
import { toUtxoTransaction } from '../utxo-transaction.ts';
import { rawBytes } from './node-answers.ts';
import { rpcErrors } from './rpc-errors.ts';

/**
 * A transaction by its hash, null for one that moves hidden coins alone, undefined for none.
 * @throws {ChainFaultError} the node shows another transaction
 */
export async function loadTransaction(
  rpc: JsonRpc,
  keyring: UtxoKeyring,
  hash: string,
): Promise<ChainTransaction | null | undefined> {
  try {
    const raw = await rpc.call({
      method: 'getrawtransaction',
      params: [hash],
      schema: rawBytes(),
    });
    return readTransaction(keyring, hash, raw);
  } catch (error) {
    if (error instanceof JsonRpcError && error.code === rpcErrors.notFound) return undefined;
    throw error;
  }
}

/** @throws {ChainFaultError} the bytes are not those of the hash */
export function readTransaction(
  keyring: UtxoKeyring,
  hash: string,
  raw: Buffer,
): ChainTransaction | null {
  const bare = tryBare(raw);
  if (bare === null) return null;
  const transaction = bare && toUtxoTransaction(keyring.decodeTransfer(bare));
  if (transaction?.hash !== hash) throw new ChainFaultError('The node shows another transaction.');
  return transaction;
}

function tryBare(raw: Buffer): Buffer | null | undefined {
  try {
    return bareTransaction(raw);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
