import type { Chain, ChainTransaction, Watch } from '../src/chains/chain.ts';
import { nonceClaim } from '../src/chains/nonce-claim.ts';

/** A chain of accounts whose watched blocks hold what concerns the books, and nothing else. */
export function readingWatched(chain: Chain): Chain {
  return {
    ...chain,
    watchedBlockAt: async (height, watching) => {
      const block = await chain.blockAt(height);
      const watch = block && (await watching(500));
      if (block === null || watch === null) return block;
      return { ...block, transactions: concerning(block.transactions, watch) };
    },
  };
}

/** Selects the transactions that concern what is watched. */
export function concerning(
  transactions: readonly ChainTransaction[],
  { addresses, claims }: Watch,
): readonly ChainTransaction[] {
  const isWatched = (address: string | null) => addresses.includes(address ?? '');
  return transactions.filter(
    ({ sender, transfers }) =>
      isWatched(sender?.address ?? null) ||
      (sender !== null && claims.has(nonceClaim(sender))) ||
      transfers.some(({ from, to }) => isWatched(from) || isWatched(to)),
  );
}
