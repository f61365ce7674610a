import type { Chain } from '../src/chains/chain.ts';
import type { SentTransactions } from '../src/chains/sent-transactions.ts';

/** Opens a chain that knows what was sent through it, as the database tells in the product. */
export function rememberSent(
  hashOf: (raw: Uint8Array) => string,
  open: (sent: SentTransactions) => Chain,
): Chain {
  const raws: Uint8Array[] = [];
  const has = async (hash: string) => raws.some((raw) => hashOf(raw) === hash);
  const chain = open({ list: async () => raws, has });
  return {
    ...chain,
    broadcast: async (raw) => {
      const result = await chain.broadcast(raw);
      if (result.outcome === 'accepted') raws.push(raw);
      return result;
    },
  };
}
