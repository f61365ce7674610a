import type { Chain, Survey } from '../src/chains/chain.ts';

/** Finds outputs like a node, by scanning all unspent ones. */
export async function surveyOutputs(chain: Chain, wanted: readonly string[]): Promise<Survey> {
  const { height: last } = await chain.head();
  const unspent = new Map<string, number>();
  for (let height = 0; height <= last; height += 1)
    for (const { hash, spends, transfers } of (await chain.blockAt(height))?.transactions ?? []) {
      for (const point of spends) unspent.delete(`${point.hash}:${point.index}`);
      for (const { to, position } of transfers)
        if (to !== null && wanted.includes(to)) unspent.set(`${hash}:${position}`, height);
    }
  return {
    kind: 'outputs',
    heights: [...new Set(unspent.values())],
    unspent: [...unspent.keys()].map((name) => {
      const [hash = '', index = ''] = name.split(':');
      return { hash, index: Number(index) };
    }),
  };
}

/** Finds native balances like a node, at its head. */
export async function surveyHoldings(chain: Chain, addresses: readonly string[]): Promise<Survey> {
  const at = await chain.head();
  const holdings = [];
  for (const address of addresses) {
    const account = await chain.loadAccount?.(address);
    if (account && (account.isActivated || account.balance > 0n))
      holdings.push({ address, tokenId: null, value: account.balance });
  }
  return { kind: 'holdings', at, holdings };
}
