import { toBaseUnits } from '@billfold/core';
import type { Chain, Chains, ChainTransaction } from '../src/chains/chain.ts';

/** Chains whose nodes leave transactions out of their blocks and mempools. */
export function hiding(chains: Chains, isHidden: (seen: ChainTransaction) => boolean): Chains {
  return changing(chains, (chain) => ({
    ...chain,
    blockAt: async (height) => {
      const block = await chain.blockAt(height);
      if (block === null) return null;
      return { ...block, transactions: block.transactions.filter((each) => !isHidden(each)) };
    },
    mempool: async () => (await chain.mempool()).filter((each) => !isHidden(each)),
  }));
}

/** Chains whose nodes add `units` to each native balance that they are asked for. */
export function lying(chains: Chains, units: bigint): Chains {
  return changing(chains, (chain) => {
    const { probe } = chain;
    if (probe === null) return chain;
    return {
      ...chain,
      probe: async (addresses, known) => {
        const told = await probe(addresses, known);
        return told.map((each) => ({ ...each, units: toBaseUnits(each.units + units) }));
      },
    };
  });
}

function changing(chains: Chains, change: (chain: Chain) => Chain): Chains {
  return { get: (network) => change(chains.get(network)) };
}
