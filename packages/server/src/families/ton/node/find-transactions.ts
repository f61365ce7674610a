import type { ChainTransactionPlace } from '../../../chains/chain.ts';
import { ChainUnavailableError } from '../../../chains/chain.ts';
import type { SentTransactions } from '../../../chains/sent-transactions.ts';
import { loadBlockRef } from './load-block.ts';
import { transactionList } from './node-answers.ts';
import type { TonNode } from './ton-node.ts';

/** Finds a transaction: the index knows the mined ones, our records those that were sent from here. */
export async function findTransaction(
  node: TonNode,
  sent: Pick<SentTransactions, 'has'>,
  hash: string,
): Promise<ChainTransactionPlace | null> {
  const height = await loadHeight(node, hash);
  if (height === null) return (await sent.has(hash)) ? { place: 'mempool' } : null;
  const block = await loadBlockRef(node, height);
  if (block === null) throw new ChainUnavailableError('The chain moved while it was read.');
  return { place: 'block', block };
}

/** Returns whether each transaction is in a block, in the same order. */
export async function areMined(
  node: TonNode,
  hashes: readonly string[],
): Promise<readonly boolean[]> {
  const mined: boolean[] = [];
  for (const hash of hashes) mined.push((await loadHeight(node, hash)) !== null);
  return mined;
}

/** Loads the height of the masterchain block with the message that caused it; null for none. */
export async function loadHeight(node: TonNode, hash: string): Promise<number | null> {
  if (!/^[\da-f]{64}$/.test(hash)) return null;
  const { transactions } = await node.ask({
    path: '/api/v3/transactionsByMessage',
    query: [
      ['msg_hash', hash],
      ['direction', 'in'],
    ],
    schema: transactionList(),
  });
  const mined = transactions.find(({ emulated, in_msg }) => {
    const names = [in_msg?.hash_norm, in_msg?.hash];
    return emulated !== true && names.includes(hash);
  });
  return mined?.mc_block_seqno ?? null;
}
