import { KeyringError, type UtxoKeyring } from '@billfold/keyring';
import { type Block, ChainFaultError } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { toUtxoTransaction } from '../utxo-transaction.ts';
import { merkleRootOf, readHeader, shownHash } from './block-proof.ts';
import { hash as hashAnswer, rawBytes } from './node-answers.ts';
import { splitBlock } from './raw-block.ts';
import { rpcErrors } from './rpc-errors.ts';

/**
 * The block at `height`, null above the head. Its header has the hash that was asked for and names
 * each of its transactions.
 * @throws {ChainFaultError} the node shows another block, or one that was changed
 */
export async function loadBlock(
  rpc: JsonRpc,
  keyring: UtxoKeyring,
  height: number,
): Promise<Block | null> {
  const hash = await hashAt(rpc, height);
  if (hash === null) return null;
  const raw = await rpc.call({ method: 'getblock', params: [hash, 0], schema: rawBytes() });
  try {
    return { height, ...readBlock(keyring, hash, raw) };
  } catch (error) {
    if (error instanceof RangeError || error instanceof KeyringError)
      throw new ChainFaultError('The node shows a block that is none.');
    throw error;
  }
}

async function hashAt(rpc: JsonRpc, height: number): Promise<string | null> {
  try {
    return await rpc.call({ method: 'getblockhash', params: [height], schema: hashAnswer() });
  } catch (error) {
    if (error instanceof JsonRpcError && error.code === rpcErrors.outOfRange) return null;
    throw error;
  }
}

function readBlock(keyring: UtxoKeyring, hash: string, raw: Buffer): Omit<Block, 'height'> {
  const { header, transactions } = splitBlock(raw);
  if (shownHash(header) !== hash) throw new ChainFaultError('The node shows another block.');
  const { parentHash, merkleRoot, minedAt } = readHeader(header);
  if (merkleRootOf(transactions) !== merkleRoot)
    throw new ChainFaultError('The node shows other transactions than those of the block.');
  return {
    hash,
    parentHash,
    minedAt,
    transactions: transactions.map((bare) => toUtxoTransaction(keyring.decodeTransfer(bare))),
  };
}
