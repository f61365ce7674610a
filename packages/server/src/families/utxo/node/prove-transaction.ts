import type { UtxoKeyring } from '@billfold/keyring';
import { ChainFaultError, type InclusionProof } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { merkleBranchOf, shownHash } from '../block-proof.ts';
import { findTransaction } from './find-transaction.ts';
import { loadRawBlock } from './load-block.ts';

/**
 * Proves that a block of the best chain contains a transaction; null for one that waits or is unknown.
 * @throws {ChainFaultError} the node shows a block without it
 */
export async function proveTransaction(
  rpc: JsonRpc,
  keyring: UtxoKeyring,
  hash: string,
): Promise<InclusionProof | null> {
  const found = await findTransaction(rpc, keyring, hash);
  if (found?.place !== 'block') return null;
  const { header, transactions } = await loadRawBlock(rpc, found.block.hash);
  const hashes = transactions.map(shownHash);
  const index = hashes.indexOf(hash);
  const transaction = transactions[index];
  if (transaction === undefined)
    throw new ChainFaultError('The node shows a block without the transaction.');
  return { block: found.block, header, transaction, branch: merkleBranchOf(hashes, index), index };
}
