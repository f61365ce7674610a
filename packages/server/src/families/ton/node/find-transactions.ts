import type { ChainTransaction, ChainTransactionPlace } from '../../../chains/chain.ts';
import { ChainUnavailableError } from '../../../chains/chain.ts';
import { createSentTransactions, type SentPlace } from '../../../chains/sent-transactions.ts';
import { loadBlockRef, loadHead } from './load-block.ts';
import { transactionList } from './node-answers.ts';
import type { TonNode } from './ton-node.ts';

export interface SentToNode {
  readonly transaction: ChainTransaction;
  /** Seconds since 1970: from then on its wallet refuses it. */
  readonly validUntil: number;
}

/** Creates the finder of transactions: it asks the index for the message that caused each. */
export function createTransactionFinder(node: TonNode) {
  const sent = createSentTransactions<SentToNode>((all) => placesOf(node, all));
  return {
    sent,
    find: async (hash: string): Promise<ChainTransactionPlace | null> => {
      const height = await heightOf(node, hash);
      if (height !== null) {
        const block = await loadBlockRef(node, height);
        if (block === null) throw new ChainUnavailableError('The chain moved while it was read.');
        return { place: 'block', block };
      }
      if (!sent.isKnown(hash)) return null;
      const waiting = await sent.waiting();
      return waiting.some((each) => each.hash === hash) ? { place: 'mempool' } : null;
    },
  };
}

async function placesOf(node: TonNode, all: readonly SentToNode[]): Promise<readonly SentPlace[]> {
  const head = await loadHead(node);
  const places: SentPlace[] = [];
  for (const { transaction, validUntil } of all) {
    const height = await heightOf(node, transaction.hash);
    if (height !== null) places.push(head.height - height > settledAfter ? 'settled' : 'mined');
    else places.push(validUntil * 1_000 <= head.minedAt.getTime() ? 'over' : 'waiting');
  }
  return places;
}

/** Masterchain blocks above a send before it is forgotten: they are final, and nothing asks for it later. */
const settledAfter = 50;

/** Null where no block has it. */
async function heightOf(node: TonNode, hash: string): Promise<number | null> {
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
