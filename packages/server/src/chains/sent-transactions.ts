import type { Chain, ChainTransaction } from './chain.ts';

/**
 * Transactions that this installation has broadcast and that are not final yet. They are read from the
 * database: the process that broadcasts is not always the one that watches.
 */
export interface SentTransactions {
  /** Lists their signed bytes, in the order of their broadcast. */
  list(): Promise<readonly Uint8Array[]>;
  has(hash: string): Promise<boolean>;
}

/** For a chain through which nothing is sent. */
export const nothingSent: SentTransactions = {
  list: async () => [],
  has: async () => false,
};

/** A transaction as its chain describes it in the mempool. */
export interface WaitingOptions<T extends { readonly hash: string }> {
  readonly sent: SentTransactions;
  readonly decode: (raw: Uint8Array) => T;
  readonly describe: (transfer: T) => Promise<ChainTransaction>;
  /** Returns whether each is in a block, in the same order. */
  readonly areMined: (hashes: readonly string[]) => Promise<readonly boolean[]>;
}

/**
 * Creates the mempool of a network whose nodes show none: the transactions that were sent from here and
 * that no block has.
 */
export function createWaitingTransactions<T extends { readonly hash: string }>({
  sent,
  decode,
  describe,
  areMined,
}: WaitingOptions<T>): Chain['mempool'] {
  let described: ReadonlyMap<string, ChainTransaction> = new Map();
  return async () => {
    const transfers = (await sent.list()).map(decode);
    if (transfers.length === 0) return [];
    const mined = await areMined(transfers.map(({ hash }) => hash));
    const waiting: ChainTransaction[] = [];
    for (const [at, transfer] of transfers.entries())
      if (mined[at] === false)
        waiting.push(described.get(transfer.hash) ?? (await describe(transfer)));
    described = new Map(waiting.map((each) => [each.hash, each]));
    return waiting;
  };
}
