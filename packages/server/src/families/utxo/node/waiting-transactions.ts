import type { ChainTransaction } from '../../../chains/chain.ts';

export interface WaitingSource {
  /** Lists the hashes in the mempool. */
  hashes(): Promise<readonly string[]>;
  /**
   * Reads a transaction; null for one without transparent outputs, undefined for one that left the
   * mempool.
   */
  read(hash: string): Promise<ChainTransaction | null | undefined>;
}

/**
 * The mempool of a node, parents before children. What it has read it keeps as long as it waits, so
 * that looking again costs what is new.
 */
export function createWaitingTransactions(
  source: WaitingSource,
): () => Promise<readonly ChainTransaction[]> {
  let kept: ReadonlyMap<string, ChainTransaction | null> = new Map();
  return async () => {
    const hashes = await source.hashes();
    const next = new Map<string, ChainTransaction | null>();
    for (let at = 0; at < hashes.length; at += readAtOnce) {
      const group = hashes.slice(at, at + readAtOnce);
      const read = async (hash: string) =>
        [hash, kept.get(hash) ?? (await source.read(hash))] as const;
      for (const [hash, transaction] of await Promise.all(group.map(read)))
        if (transaction !== undefined) next.set(hash, transaction);
    }
    kept = next;
    return parentsFirst(next);
  };
}

/** Half of the 16 calls that a node queues by default. */
const readAtOnce = 8;

function parentsFirst(
  waiting: ReadonlyMap<string, ChainTransaction | null>,
): readonly ChainTransaction[] {
  const ordered = new Set<ChainTransaction>();
  const place = (transaction: ChainTransaction | null | undefined): void => {
    if (!transaction || ordered.has(transaction)) return;
    for (const { hash } of transaction.spends) place(waiting.get(hash));
    ordered.add(transaction);
  };
  for (const transaction of waiting.values()) place(transaction);
  return [...ordered];
}
