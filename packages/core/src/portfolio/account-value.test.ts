import { describe, expect, it } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { createSandbox } from '../testing/index.ts';
import { accountValue } from './account-value.ts';

async function start(dai = '12.505') {
  const { client, books, walletId } = await createSandbox({
    accounts: [
      {
        network: 'ETH',
        balance: toDecimal('0.5'),
        tokens: { 'USDT@ETH': toDecimal('250.75'), 'DAI@ETH': toDecimal(dai) },
      },
      { network: 'ETH', balance: toDecimal('2'), tokens: { 'USDT@ETH': toDecimal('9') } },
    ],
  });
  const worthOfFirst = async () => {
    const statistics = await client.wallets.getStatistics(walletId);
    const [account] = books.accounts(walletId);
    return account && accountValue(account, statistics);
  };
  return { books, worthOfFirst };
}

describe('what an account is worth', () => {
  it('is its own native balance and its own tokens, in cents', async () => {
    const { worthOfFirst } = await start();
    expect(await worthOfFirst()).toBe(200_000n + 25_075n + 1_251n);
  });

  it('is not known while a price of something that it holds is not', async () => {
    const { books, worthOfFirst } = await start();
    books.market.control({ symbol: 'DAI', feed: 'unavailable' });
    expect(await worthOfFirst()).toBeNull();
  });

  it('needs no price of what it no longer holds', async () => {
    const { books, worthOfFirst } = await start('0');
    books.market.control({ symbol: 'DAI', feed: 'unavailable' });
    expect(await worthOfFirst()).toBe(225_075n);
  });
});
