import { expect, it } from 'vitest';
import { createSandbox } from '../testing/create-sandbox.ts';
import { listPositions } from './list-positions.ts';

it('listPositions lists each account with the asset, with the value of its part', async () => {
  const { client, walletId } = await createSandbox({ preset: 'tokens' });
  const { items } = await client.accounts.list(walletId);
  const statistics = await client.wallets.getStatistics(walletId);
  const positions = listPositions(items, { symbol: 'usdt', statistics });
  expect(positions.map(({ holding }) => holding.network)).toEqual(['ETH', 'TRX']);
  for (const { value } of positions) expect(value).toBeGreaterThan(0n);
  expect(listPositions(items, { symbol: 'DOGE', statistics })).toEqual([]);
});

it('listPositions leaves hidden tokens out, and knows no value without prices', async () => {
  const { client, walletId } = await createSandbox({ preset: 'tokens' });
  const { items } = await client.accounts.list(walletId);
  const [first] = listPositions(items, { symbol: 'USDT', statistics: undefined });
  expect(first?.value).toBeNull();
  const hidden = items.map((account) => ({
    ...account,
    tokens: account.tokens.map((token) => ({ ...token, isHidden: true })),
  }));
  expect(listPositions(hidden, { symbol: 'USDT', statistics: undefined })).toEqual([]);
});
