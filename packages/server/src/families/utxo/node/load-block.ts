import { KeyringError, type UtxoKeyring } from '@billfold/keyring';
import { type Block, ChainFaultError } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { merkleRootOver, readHeader, shownHash } from '../block-proof.ts';
import { type RawBlock, splitBlock } from '../raw-block.ts';
import { toUtxoTransaction } from '../utxo-transaction.ts';
import { hash as hashAnswer, rawBytes } from './node-answers.ts';
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
  const { header, transactions } = await loadRawBlock(rpc, hash);
  const { parentHash, minedAt } = readHeader(header);
  return {
    ...{ height, hash, parentHash, minedAt },
    transactions: orFault(() =>
      transactions.map((bare) => toUtxoTransaction(keyring.decodeTransfer(bare))),
    ),
  };
}

/**
 * Loads the bytes of a block by its hash.
 * @throws {ChainFaultError} the node shows another block, or one that was changed
 */
export async function loadRawBlock(rpc: JsonRpc, hash: string): Promise<RawBlock> {
  const raw = await rpc.call({ method: 'getblock', params: [hash, 0], schema: rawBytes() });
  const block = orFault(() => splitBlock(raw));
  if (shownHash(block.header) !== hash) throw new ChainFaultError('The node shows another block.');
  const hashes = block.transactions.map(shownHash);
  // Repeated transactions at the end can leave the Merkle root as it is (CVE-2012-2459).
  const isAltered =
    merkleRootOver(hashes) !== readHeader(block.header).merkleRoot ||
    new Set(hashes).size < hashes.length;
  if (isAltered)
    throw new ChainFaultError('The node shows other transactions than those of the block.');
  return block;
}

function orFault<T>(read: () => T): T {
  try {
    return read();
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
