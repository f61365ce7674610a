import { toDecimal } from '@billfold/core';
import {
  createAccount,
  getStatistics,
  listAccounts,
  type SandboxRate,
  setSandboxRate,
  updateAccount,
} from '@billfold/core/contract';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { holderWith } from '../../test/funded.ts';
import { type Holder, newAccount, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { chainCursors, transactions } from '../db/schema.ts';

const dayMs = 24 * 3_600_000;

describe('GET /api/wallets/{walletId}/statistics', () => {
  let server: TestServer;
  let holder: Holder;
  beforeEach(async () => {
    server = await createTestServer();
    await control({ symbol: 'BTC', price: toDecimal('80000.00') });
    server.clock.advance(dayMs);
    holder = await holderWith(server, ['0.3', '0.2']);
    await cameAt(server.clock.now() - dayMs);
  });
  const control = (body: SandboxRate) => server.call(setSandboxRate, { body });
  const cameAt = (ms: number) =>
    server.context.db.update(transactions).set({ createdAt: new Date(ms) });
  const statistics = () =>
    server.call(getStatistics, { params: { walletId: holder.walletId } }, holder);
  const account = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    return (await server.call(listAccounts, request, holder)).items[0];
  };

  it('adds up what the wallet holds at the price of now', async () => {
    const request = { params: { walletId: holder.walletId }, body: newAccount('Second') };
    await server.call(createAccount, request, holder);
    expect(await statistics()).toMatchObject({
      walletId: holder.walletId,
      currency: 'USD',
      totalBalance: '40000.00',
      change24h: '0.00',
      change24hPercent: '0.00',
      accountsCount: 2,
      assets: [
        {
          symbol: 'BTC',
          network: 'BTC',
          balance: '0.50000000',
          fiat: '40000.00',
          share: '100.00',
          price: '80000.00',
          change24hPercent: '0.00',
        },
      ],
      asOf: new Date(server.clock.now()),
      stale: false,
    });
    expect(await account()).toMatchObject({ nativeBalance: '0.50000000', fiatBalance: '40000.00' });
  });

  it('leaves out an archived account, as the portfolio does', async () => {
    const params = { walletId: holder.walletId, accountId: holder.account.id };
    const body = { name: 'Old', isArchived: true, hiddenTokens: [] };
    await server.call(updateAccount, { params, body }, holder);
    expect(await statistics()).toMatchObject({
      totalBalance: '0.00',
      accountsCount: 1,
      assets: [],
    });
  });

  it('adds up a token over all accounts that show it', async () => {
    const { db } = server.context;
    const params = { walletId: holder.walletId };
    const at = new Date(server.clock.now());
    await db
      .insert(chainCursors)
      .values({ network: 'ETH', height: 1_000, hash: 'aa', syncedAt: at });
    const accountIds: string[] = [];
    for (const name of ['First', 'Second', 'Third']) {
      const body = newAccount(name, 'ETH');
      const { id } = await server.call(createAccount, { params, body }, holder);
      accountIds.push(id);
      await db.insert(transactions).values({
        ...{ id: v7(), walletId: holder.walletId, accountId: id, network: 'ETH' },
        ...{ assetId: 'USDT@ETH', type: 'RECEIVED', hash: name, blockHeight: 1, createdAt: at },
        // Beyond what a double can hold.
        valueUnits: 9_007_199_254_740_993n,
      });
    }
    await control({ symbol: 'USDT', price: toDecimal('1.00') });
    const held = async () => (await statistics()).assets.filter(({ network }) => network === 'ETH');
    expect(await held()).toMatchObject([
      { symbol: 'ETH', balance: '0.000000000000000000' },
      { symbol: 'USDT', balance: '27021597764.222979' },
    ]);
    const place = { walletId: holder.walletId, accountId: accountIds[0] ?? '' };
    const body = { name: 'First', isArchived: false, hiddenTokens: ['USDT@ETH'] };
    await server.call(updateAccount, { params: place, body }, holder);
    expect(await held()).toMatchObject([{ symbol: 'ETH' }, { balance: '18014398509.481986' }]);
  });

  it('compares with what the same would have been worth a day ago', async () => {
    // The source is asked for the price of a day ago: what it says of the past is the walk again.
    await control({ symbol: 'BTC', price: toDecimal('60000.00') });
    const { rates } = server.context;
    const before = await rates.find('BTC', new Date(server.clock.now() - dayMs));
    // Half of the price, in cents, half up.
    const cents = ((before?.rate.digits ?? 0n) * 5n + 5n) / 10n;
    const { change24h, change24hPercent, totalBalance } = await statistics();
    expect(totalBalance).toBe('30000.00');
    const lost = cents - 3_000_000n;
    expect(BigInt(change24h?.replace('.', '') ?? 0)).toBe(-lost);
    const percent = (Number(lost) * 100) / Number(cents);
    expect(Math.abs(Number(change24hPercent) + percent)).toBeLessThan(0.006);
  });

  it('says of no wallet that it lost before it was a day old', async () => {
    await cameAt(server.clock.now() - dayMs + 1_000);
    expect(await statistics()).toMatchObject({
      totalBalance: '40000.00',
      change24h: null,
      change24hPercent: null,
      // That of the price is another matter.
      assets: [{ change24hPercent: '0.00' }],
    });
  });

  it('F17: answers without prices, and says no number it does not know', async () => {
    await control({ symbol: 'BTC', feed: 'unavailable' });
    expect(await statistics()).toMatchObject({
      totalBalance: null,
      change24h: null,
      change24hPercent: null,
      assets: [{ balance: '0.50000000', fiat: null, share: null, price: null }],
      stale: false,
    });
    expect(await account()).toMatchObject({ nativeBalance: '0.50000000', fiatBalance: null });
  });

  it('is as old as its oldest fact', async () => {
    await control({ symbol: 'BTC', feed: 'stale' });
    expect(await statistics()).toMatchObject({
      asOf: new Date(server.clock.now() - 6 * 60_000),
      stale: true,
    });
    await control({ symbol: 'BTC', price: null });
    expect((await statistics()).stale).toBe(false);
    const asOf = new Date(server.clock.now());
    server.clock.advance(15_001);
    expect(await statistics()).toMatchObject({ asOf, stale: true });
  });

  it('is empty for a wallet with nothing in it', async () => {
    const poor = await signUpWithAccount(server, 'poor@example.com');
    const params = { walletId: poor.walletId };
    await control({ symbol: 'BTC', feed: 'unavailable' });
    // Nothing is worth nothing, whatever the price.
    expect(await server.call(getStatistics, { params }, poor)).toMatchObject({
      totalBalance: '0.00',
      change24h: null,
      change24hPercent: null,
    });
    expect(
      await server.refusal(getStatistics, { params: { walletId: holder.walletId } }, poor),
    ).toMatchObject({ status: 404 });
  });
});
