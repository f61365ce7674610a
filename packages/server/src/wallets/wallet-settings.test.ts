import {
  createAccount,
  createWallet,
  deleteAccount,
  getWalletSettings,
  listAccounts,
  listWallets,
  renameWallet,
  updateAccount,
  updateUser,
  updateWalletSettings,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Holder, newAccount, newWallet, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

const atFirst = {
  version: 0,
  supportAccess: false,
  currency: 'USD',
  locale: 'en',
  hideBalances: false,
  hideSmallBalances: false,
  requireUnlockOnNewDevice: true,
  accountOrder: [],
  defaultAccounts: {},
  spamFilter: true,
  loadPrices: true,
  usageStatistics: false,
  signing: 'local',
  hiddenTokens: [],
};

describe('a wallet of its owner', () => {
  let server: TestServer;
  let holder: Holder;
  let params: { readonly id: string };
  beforeEach(async () => {
    server = await createTestServer();
    holder = await signUpWithAccount(server, 'ada@example.com');
    params = { id: holder.walletId };
  });
  const settings = () => server.call(getWalletSettings, { params }, holder);

  it('R-SET-02, R-WAL-08: has settings from the beginning, with no support access', async () => {
    expect(await settings()).toEqual(atFirst);
  });

  it('keeps what a change leaves out', async () => {
    const changes = { supportAccess: true, accountOrder: [holder.account.id] };
    const changed = { ...atFirst, ...changes, version: 1 };
    expect(await server.call(updateWalletSettings, { params, body: changes }, holder)).toEqual(
      changed,
    );
    const body = { version: 1, hiddenTokens: ['USDT@ETH'] };
    await server.call(updateWalletSettings, { params, body }, holder);
    expect(await settings()).toEqual({ ...changed, hiddenTokens: ['USDT@ETH'], version: 2 });
  });

  it('follows the currency of its user until it has one of its own', async () => {
    await server.call(updateWalletSettings, { params, body: { hideBalances: true } }, holder);
    await server.call(updateUser, { body: { currency: 'EUR' } }, holder);
    expect(await settings()).toMatchObject({ currency: 'EUR', hideBalances: true });
    await server.call(updateWalletSettings, { params, body: { currency: 'GBP' } }, holder);
    await server.call(updateUser, { body: { currency: 'CHF' } }, holder);
    expect(await settings()).toMatchObject({ currency: 'GBP', hideBalances: true });
  });

  it('refuses a change made on top of an older version, and lets one of two win', async () => {
    const change = (spamFilter: boolean) =>
      server.call(updateWalletSettings, { params, body: { version: 0, spamFilter } }, holder);
    const outcomes = await Promise.allSettled([change(true), change(false), change(true)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const body = { version: 0, spamFilter: false };
    expect(await server.refusal(updateWalletSettings, { params, body }, holder)).toMatchObject({
      status: 409,
      code: 'STALE_VERSION',
      current: await settings(),
    });
    expect((await settings()).version).toBe(1);
  });

  it.each([
    [{ unknown: true }, 'unknown'],
    [{ currency: 'usd' }, 'currency'],
    [{ supportAccess: 'yes' }, 'supportAccess'],
    [{ accountOrder: ['0197aa00-0000-7000-8000-000000000000'] }, 'accountOrder'],
  ])('refuses %o', async (body, field) => {
    const refusal = await server.refusal(updateWalletSettings, { params, body }, holder);
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(Object.keys(refusal.fields)).toEqual([field]);
    expect((await settings()).version).toBe(0);
  });

  describe('default accounts', () => {
    const save = (defaultAccounts: Readonly<Record<string, string>>) =>
      server.call(updateWalletSettings, { params, body: { defaultAccounts } }, holder);
    const refused = (defaultAccounts: Readonly<Record<string, string>>) =>
      server.refusal(updateWalletSettings, { params, body: { defaultAccounts } }, holder);
    const accountParams = () => ({ walletId: holder.walletId, accountId: holder.account.id });

    it('are kept per asset, and taken back', async () => {
      const { id } = holder.account;
      const ethereum = await server.call(
        createAccount,
        { params: { walletId: holder.walletId }, body: newAccount('Ether', 'ETH') },
        holder,
      );
      const chosen = { BTC: id, 'USDT@ETH': ethereum.id };
      expect((await save(chosen)).defaultAccounts).toEqual(chosen);
      expect((await settings()).defaultAccounts).toEqual(chosen);
      await save({ BTC: id });
      expect((await settings()).defaultAccounts).toEqual({ BTC: id });
    });

    it('are refused where the account cannot hold the asset or is not in this wallet', async () => {
      const stranger = await signUpWithAccount(server, 'bob@example.com');
      const { id } = holder.account;
      for (const wrong of [
        { ETH: id },
        { 'USDT@ETH': id },
        { NOTHING: id },
        { BTC: stranger.account.id },
        { BTC: '0197aa00-0000-7000-8000-000000000000' },
        { BTC: id, ETH: id },
      ]) {
        const refusal = await refused(wrong);
        expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
        expect(Object.keys(refusal.fields)).toEqual(['defaultAccounts']);
      }
      expect(await settings()).toEqual(atFirst);
    });

    it('leave out an archived account until it is used again', async () => {
      const chosen = { BTC: holder.account.id };
      await save(chosen);
      const archive = (isArchived: boolean) =>
        server.call(updateAccount, { params: accountParams(), body: { isArchived } }, holder);
      await archive(true);
      expect((await settings()).defaultAccounts).toEqual({});
      expect(await refused(chosen)).toMatchObject({ status: 400 });
      await archive(false);
      expect((await settings()).defaultAccounts).toEqual(chosen);
    });

    it('leave out a deleted account', async () => {
      const chosen = { BTC: holder.account.id };
      await save(chosen);
      await server.call(deleteAccount, { params: accountParams() }, holder);
      expect((await settings()).defaultAccounts).toEqual({});
      expect(await refused(chosen)).toMatchObject({ status: 400 });
    });
  });

  it('takes another name, but not that of another wallet in any case', async () => {
    const renamed = await server.call(
      renameWallet,
      { params, body: { name: ' Savings ' } },
      holder,
    );
    expect(renamed).toMatchObject({ id: holder.walletId, name: 'Savings', accountsCount: 1 });
    await server.call(createWallet, { body: newWallet({ name: 'Other' }) }, holder);
    const body = { name: 'OTHER' };
    expect(await server.refusal(renameWallet, { params, body }, holder)).toMatchObject({
      status: 409,
      code: 'WALLET_NAME_TAKEN',
      fields: { name: ['You already have a wallet with this name'] },
    });
    // Its own name in another case is no other wallet's.
    await server.call(renameWallet, { params, body: { name: 'SAVINGS' } }, holder);
  });

  it('tells when it was last used, to five minutes', async () => {
    const lastUsed = async () =>
      (await server.call(listWallets, { query: {} }, holder)).items[0]?.lastUsedAt;
    const open = () =>
      server.call(listAccounts, { params: { walletId: holder.walletId }, query: {} }, holder);
    expect(await lastUsed()).toBeNull();
    await open();
    const first = new Date(server.clock.now());
    expect(await lastUsed()).toEqual(first);
    server.clock.advance(4 * 60_000);
    await open();
    expect(await lastUsed()).toEqual(first);
    server.clock.advance(60_000);
    await open();
    expect(await lastUsed()).toEqual(new Date(server.clock.now()));
  });

  it('is exported whole, but for what opens it', async () => {
    const answer = await server.app.inject({
      url: `/api/wallets/${holder.walletId}/export`,
      headers: { authorization: `Bearer ${holder.token}` },
    });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      wallet: { id: holder.walletId, name: 'My wallet' },
      settings: atFirst,
      accounts: [{ id: holder.account.id }],
      addresses: [{ accountId: holder.account.id, label: null }],
      contacts: [],
      transactions: [],
    });
    for (const word of ['sealed', 'fingerprint', 'xpub', 'publicKey'])
      expect(answer.payload).not.toContain(word);
  });
});
