import type { ChainTransaction } from './chain.ts';

/**
 * Transactions that this installation has broadcast and that are not final yet. They are read from the
 * database: the process that broadcasts is not always the one that watches.
 */
export interface SentTransactions {
  /** Lists their signed bytes, in the order of their broadcast. */
  list(): Promise<readonly Uint8Array[]>;
}

/** For a chain through which nothing is sent. */
export const nothingSent: SentTransactions = { list: async () => [] };

/** A transaction as its chain describes it in the mempool. */
export interface WaitingOptions<T extends { readonly hash: string }> {
  readonly sent: SentTransactions;
  readonly decode: (raw: Uint8Array) => T;
  readonly describe: (transfer: T) => Promise<ChainTransaction>;
  /** Returns whether each is in a block, in the same order. */
  readonly areMined: (hashes: readonly string[]) => Promise<readonly boolean[]>;
}

/** Mempool of a network whose nodes show none: what was sent from here and no block has. */
export interface WaitingTransactions {
  has(hash: string): Promise<boolean>;
  list(): Promise<readonly ChainTransaction[]>;
}

export function createWaitingTransactions<T extends { readonly hash: string }>({
  sent,
  decode,
  describe,
  areMined,
}: WaitingOptions<T>): WaitingTransactions {
  let described: ReadonlyMap<string, ChainTransaction> = new Map();
  const load = async () => (await sent.list()).map(decode);
  return {
    has: async (hash) => (await load()).some((transfer) => transfer.hash === hash),
    list: async () => {
      const transfers = await load();
      if (transfers.length === 0) return [];
      const mined = await areMined(transfers.map(({ hash }) => hash));
      const waiting: ChainTransaction[] = [];
      for (const [at, transfer] of transfers.entries())
        if (mined[at] === false)
          waiting.push(described.get(transfer.hash) ?? (await describe(transfer)));
      described = new Map(waiting.map((each) => [each.hash, each]));
      return waiting;
    },
  };
}
