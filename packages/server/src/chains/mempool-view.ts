import type { Chain, ChainTransaction, MempoolView } from './chain.ts';

/** Views the mempool of a chain, from a list of it where the chain has no views of its own. */
export async function viewMempool(
  chain: Pick<Chain, 'mempool' | 'viewMempool'>,
): Promise<MempoolView> {
  return chain.viewMempool?.() ?? viewOf(await chain.mempool());
}

function viewOf(transactions: readonly ChainTransaction[]): MempoolView {
  const byHash = new Map(transactions.map((each) => [each.hash, each]));
  return {
    has: (hash) => byHash.has(hash),
    get: (hash) => byHash.get(hash),
    since: (earlier) =>
      earlier === null ? transactions : transactions.filter(({ hash }) => !earlier.has(hash)),
  };
}
