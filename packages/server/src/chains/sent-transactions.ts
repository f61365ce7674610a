import type { ChainTransaction } from './chain.ts';

/** A transaction that went out through here. */
export interface SentTransaction {
  /** Description of the transaction in the mempool. */
  readonly transaction: ChainTransaction;
}

/**
 * `settled`: in a block that is not taken back. `over`: in none, and none can take it any more.
 */
export type SentPlace = 'waiting' | 'mined' | 'settled' | 'over';

/**
 * The mempool as far as we know it, for networks whose nodes show nothing that waits: what went out
 * through here. It is kept until it is settled or over, so that what a reorganisation takes back waits
 * again. A process that begins knows of nothing, as if it were lost: then it is sent again.
 */
export interface SentTransactions<T extends SentTransaction> {
  remember(sent: T): void;
  isKnown(hash: string): boolean;
  /** Lists the transactions in the mempool, in the order of their broadcast. */
  waiting(): Promise<readonly ChainTransaction[]>;
}

export function createSentTransactions<T extends SentTransaction>(
  /** Loads the place of each transaction, in the same order. */
  look: (sent: readonly T[]) => Promise<readonly SentPlace[]>,
): SentTransactions<T> {
  const kept = new Map<string, T>();
  return {
    remember: (sent) => {
      kept.set(sent.transaction.hash, sent);
    },
    isKnown: (hash) => kept.has(hash),
    waiting: async () => {
      const sent = [...kept.values()];
      if (sent.length === 0) return [];
      const places = await look(sent);
      for (const [at, { transaction }] of sent.entries())
        if (places[at] === 'settled' || places[at] === 'over') kept.delete(transaction.hash);
      return sent.filter((_, at) => places[at] === 'waiting').map((each) => each.transaction);
    },
  };
}
