import {
  createAccount,
  createWallet,
  getDepositAddress,
  listAccounts,
} from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import {
  cloudPassword,
  newAccount,
  newWallet,
  signUpWithAccount,
  vectorPhrase,
} from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { accounts } from '../db/schema.ts';

async function withAccount() {
  const server = await createTestServer();
  const ada = await signUpWithAccount(server, 'ada@example.com');
  const params = { walletId: ada.walletId };
  return {
    server,
    ada,
    open: (name: string, secret = {}) =>
      server.call(createAccount, { params, body: { ...newAccount(name), ...secret } }, ada),
    refused: (name: string, secret = {}) =>
      server.refusal(createAccount, { params, body: { ...newAccount(name), ...secret } }, ada),
  };
}

/** With all ten prepared keys in use. */
async function usedUp() {
  const standing = await withAccount();
  for (let count = 2; count <= 10; count += 1) await standing.open(`Bitcoin ${count}`);
  return standing;
}

describe('POST /api/wallets/{walletId}/accounts', () => {
  it('opens the first account of a network with the first address of BIP-84', async () => {
    const { server, ada } = await withAccount();
    expect(ada.account).toEqual({
      id: ada.account.id,
      name: 'Bitcoin',
      blockchainNetwork: 'BTC',
      derivationPath: "m/84'/0'/0'",
      addressType: 'wpkh',
      nativeBalance: '0.00000000',
      fiatBalance: '0.00',
      pendingBalance: '0.00000000',
      tokens: [],
      isArchived: false,
      isDeleted: false,
      depositAddressCount: 1,
      activatedOnChain: true,
      historyFrom: null,
      isSearching: true,
      createdAt: new Date(server.clock.now()),
      asOf: new Date(server.clock.now()),
      stale: true,
    });
    const address = await server.call(
      getDepositAddress,
      { params: { walletId: ada.walletId, accountId: ada.account.id }, query: {} },
      ada,
    );
    expect(address.addressValue).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
  });

  it('takes the next free index, in order and when many come at once', async () => {
    const { server, open } = await withAccount();
    const opened = await Promise.all(['a', 'b', 'c', 'd'].map((name) => open(name)));
    expect(opened.map((account) => account.derivationPath).sort()).toEqual([
      "m/84'/0'/1'",
      "m/84'/0'/2'",
      "m/84'/0'/3'",
      "m/84'/0'/4'",
    ]);
    expect(await server.context.db.$count(accounts)).toBe(5);
  });

  it('gives a name once in a wallet, and again in another one', async () => {
    const { server, ada, refused } = await withAccount();
    expect(await refused('BITCOIN')).toMatchObject({
      status: 409,
      code: 'ACCOUNT_NAME_TAKEN',
      fields: { name: ['This wallet already has an account with this name'] },
    });
    const other = await server.call(createWallet, { body: newWallet({ name: 'Other' }) }, ada);
    await server.call(
      createAccount,
      { params: { walletId: other.id }, body: newAccount('Bitcoin') },
      ada,
    );
  });

  it('asks for the key when the prepared ones are used up, and takes either secret', async () => {
    const { open, refused } = await usedUp();
    expect(await refused('Bitcoin 11')).toMatchObject({ status: 409, code: 'KEY_REQUIRED' });
    const eleventh = await open('Bitcoin 11', { password: cloudPassword });
    expect(eleventh.derivationPath).toBe("m/84'/0'/10'");
    for (let count = 12; count <= 20; count += 1) await open(`Bitcoin ${count}`);
    expect(await refused('Bitcoin 21')).toMatchObject({ status: 409, code: 'KEY_REQUIRED' });
    const last = await open('Bitcoin 21', { seedPhrase: vectorPhrase });
    expect(last.derivationPath).toBe("m/84'/0'/20'");
  });

  it('refuses wrong secrets, and after five wrong passwords the right one too for a while', async () => {
    const { server, open, refused } = await usedUp();
    expect(await refused('x', { seedPhrase: 'zoo '.repeat(12) })).toMatchObject({
      status: 400,
      code: 'SEED_MISMATCH',
    });
    for (const _ of [1, 2, 3, 4, 5])
      expect(await refused('x', { password: 'Wrong-Password-7' })).toMatchObject({
        status: 400,
        code: 'WRONG_ENCRYPTION_KEY',
      });
    server.clock.advance(5 * 60_000);
    expect(await refused('x', { password: cloudPassword })).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      retryAfter: '600',
    });
    server.clock.advance(10 * 60_000);
    await open('x', { password: cloudPassword });
  });

  it('refuses two secrets at once', async () => {
    const { refused } = await withAccount();
    const both = { password: cloudPassword, seedPhrase: vectorPhrase };
    expect(await refused('x', both)).toMatchObject({ status: 400, code: 'ONE_SECRET_ONLY' });
  });

  it.each(['walletId', 'accountIndex', 'nativeBalance', 'isAdmin'])(
    'refuses a body that also sets %s',
    async (key) => {
      const { refused } = await withAccount();
      expect(await refused('x', { [key]: '1' })).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
    },
  );
});

describe('GET /api/wallets/{walletId}/accounts', () => {
  it('lists pages in order of creation, by network', async () => {
    const { server, ada, open } = await withAccount();
    for (const name of ['b', 'c']) {
      server.clock.advance(1);
      await open(name);
    }
    const list = (query: object) =>
      server.call(listAccounts, { params: { walletId: ada.walletId }, query }, ada);
    const namesOf = async (query: object) => (await list(query)).items.map(({ name }) => name);
    expect(await namesOf({})).toEqual(['Bitcoin', 'b', 'c']);
    expect(await list({ page: 2, pageSize: 2 })).toMatchObject({ total: 3, page: 2, pageSize: 2 });
    expect(await namesOf({ page: 2, pageSize: 2 })).toEqual(['c']);
    expect(await namesOf({ cryptoCurrencyType: 'BTC' })).toEqual(['Bitcoin', 'b', 'c']);
    expect(await namesOf({ isDeleted: true })).toEqual([]);
    expect(await namesOf({ search: 'BIT' })).toEqual(['Bitcoin']);
    expect(await namesOf({ search: '%' })).toEqual([]);
    expect(await namesOf({ isArchived: true })).toEqual([]);
    expect(await namesOf({ isArchived: false, search: 'c' })).toEqual(['Bitcoin', 'c']);
    await server.context.db.update(accounts).set({ deletedAt: new Date() });
    expect(await namesOf({})).toEqual([]);
    expect(await namesOf({ isDeleted: true })).toEqual(['Bitcoin', 'b', 'c']);
  });

  it('takes an asset identifier, a symbol, any case and an empty text as cryptoCurrencyType (R-ACC-02)', async () => {
    const { server, ada } = await withAccount();
    const place = { params: { walletId: ada.walletId } };
    const open = (cryptoCurrencyType: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/wallets/${ada.walletId}/accounts`,
        headers: { authorization: `Bearer ${ada.token}` },
        payload: { name: cryptoCurrencyType, cryptoCurrencyType },
      });
    const networks = [];
    for (const name of ['ETH_TETHER', 'bnb', 'NOTCOIN'])
      networks.push((await open(name)).json().blockchainNetwork);
    expect(networks).toEqual(['ETH', 'BSC', 'TON']);
    for (const name of ['MONERO', 'DOGE', '']) expect((await open(name)).statusCode).toBe(400);
    const namesOf = async (cryptoCurrencyType: string) => {
      const { items } = await server.call(
        listAccounts,
        { ...place, query: { cryptoCurrencyType } },
        ada,
      );
      return items.map(({ name }) => name);
    };
    expect(await namesOf('bitcoin')).toEqual(['Bitcoin']);
    expect(await namesOf('Usdt')).toEqual(['ETH_TETHER', 'bnb', 'NOTCOIN']);
    expect(await namesOf('BNB')).toEqual(['bnb']);
    expect(await namesOf('MONERO')).toEqual([]);
    expect(await namesOf('')).toHaveLength(4);
  });

  it.each([{ pageSize: 101 }, { page: 0 }, { cryptoCurrencyType: 'XYZ' }, { userId: 'x' }])(
    'refuses %j',
    async (query) => {
      const { server, ada } = await withAccount();
      const request = { params: { walletId: ada.walletId }, query };
      expect(await server.refusal(listAccounts, request, ada)).toMatchObject({ status: 400 });
    },
  );
});
