import type { Chain } from '../src/chains/chain.ts';
import type { SentTransactions } from '../src/chains/sent-transactions.ts';

/** Opens a chain that knows what was sent through it, as the database tells in the product. */
export function rememberSent(open: (sent: SentTransactions) => Chain): Chain {
  const raws: Uint8Array[] = [];
  const chain = open({ list: async () => raws });
  return {
    ...chain,
    broadcast: async (raw, lastHeight) => {
      const result = await chain.broadcast(raw, lastHeight);
      if (result.outcome === 'accepted') raws.push(raw);
      return result;
    },
  };
}
