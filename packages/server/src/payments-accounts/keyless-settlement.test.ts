import { getNetwork, parseAmount } from '@billfold/core';
import {
  archiveBusiness,
  type CreateRefund,
  createRefund,
  createWallet,
  cryptocurrencySettings,
  deleteUser,
  deleteWalletByPost,
  findTransaction,
  getBalanceChart,
  getSecurityScore,
  getSettlement,
  getTransaction,
  getUserPlatform,
  getWallet,
  listAccounts,
  listMembers,
  listSettlements,
  listTransactions,
  listWallets,
  listWatchKeys,
  planPayout,
  prepareRefundPsbt,
  previewWatchKey,
  type Refund,
  removeWatchKey,
  sendRefundPsbt,
  settleBusiness,
  setWatchKey,
  signRefund,
} from '@billfold/core/contract';
import { getKeyring } from '@billfold/keyring';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keyOf, type Merchant } from '../../test/api-keys.ts';
import { loadPayment } from '../../test/asked-payment.ts';
import { openBusiness } from '../../test/business.ts';
import { confirm, strangers } from '../../test/funded.ts';
import {
  cloudPassword,
  newWallet,
  signInPassword,
  signUpSteppedUp,
  signUpWithAccount,
  stepUpWithPassword,
} from '../../test/people.ts';
import { askToBePaid, type Shop } from '../../test/shop.ts';
import { signPsbt } from '../../test/sign-psbt.ts';
import { createTestServer } from '../../test/test-server.ts';
import { otherDescriptor, otherSeed, type WatchedNetwork } from '../../test/watched-payment.ts';
import { businessMembers, transactions, users, wallets } from '../db/schema.ts';
import { eraseDeletedUsers } from '../user-deletion/erase-deleted-users.ts';
import { collectUserData } from '../user-exports/collect-user-data.ts';
import { purgeWallets } from '../wallets/purge-wallets.ts';

const assetOf = (asset: string) => ({
  ...{ asset, isEnabled: true, addressMode: 'FRESH' as const, confirmationPolicy: null },
  ...{ toleranceBps: null, windowMinutes: null, adjustBps: null, minPrice: null, maxPrice: null },
});

/** First addresses of an account of the other wallet. */
function otherAddresses(network: WatchedNetwork = 'BTC', account = 0) {
  const keyring = getKeyring(network);
  const { publicKey } = keyring.derivePublic(otherSeed, account);
  return {
    key: keyring.descriptorOf(publicKey),
    at: (addressIndex: number) => keyring.addressAt(publicKey, { branch: 0, addressIndex }),
  };
}

/** A business of a person without any wallet. */
async function openKeyless(email = 'ada@example.com', server?: Shop['server']) {
  const made = server ?? (await createTestServer());
  const person = await signUpSteppedUp(made, email);
  const businessId = await openBusiness(made, person);
  const owner: Merchant = { ...person, businessId };
  return { server: made, owner, businessId, ...callsOf(made, owner) };
}

function callsOf(server: Shop['server'], owner: Merchant) {
  const { businessId } = owner;
  const params = { businessId };
  const requestOf = async (key: string, network: WatchedNetwork = 'BTC', by = owner) => {
    const place = { businessId, network };
    const text = { key, kind: null };
    const { data } = await server.call(previewWatchKey, { params: place, body: text }, by);
    return { params: place, body: { ...text, firstAddress: data.addresses[0] ?? '' } };
  };
  return {
    requestOf,
    choose: async (key: string, network: WatchedNetwork = 'BTC') =>
      (await server.call(setWatchKey, await requestOf(key, network), owner)).data,
    accept: async (...assets: readonly string[]) => {
      const { version } = (await server.call(cryptocurrencySettings.get, { params }, owner)).data;
      const body = { version, assets: assets.map(assetOf) };
      return (await server.call(cryptocurrencySettings.put, { params, body }, owner)).data;
    },
    settlement: async () => (await server.call(getSettlement, { params }, owner)).data,
    shop: async (): Promise<Shop> => ({
      ...{ server, businessId, owner },
      key: await keyOf(server, owner, {
        scopes: ['payments:read', 'payments:write', 'rates:read'],
      }),
    }),
  };
}

/** A business of a person without any wallet, which took a payment into the other wallet. */
async function openPaid() {
  const opened = await openKeyless();
  const { server, owner, businessId, choose, accept } = opened;
  await choose(otherDescriptor());
  await accept('BTC');
  const shop = await opened.shop();
  const take = async () => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const [address, amount] = [payment.method?.address ?? '', parseAmount(payment.due ?? '', 8)];
    await server.sandboxes.BTC.ledger.pay({ address, amount });
    await confirm(server, getNetwork('BTC').confirmations.final, 'BTC');
    return payment;
  };
  const payment = await take();
  const refund = async (): Promise<Refund> => {
    const body: CreateRefund = {
      ...{ amount: { kind: 'RECEIVED' } as const, networkFeePaidBy: 'CUSTOMER', reason: null },
      address: strangers.BTC,
    };
    return (
      await server.call(createRefund, { params: { businessId, id: payment.id }, body }, owner)
    ).data;
  };
  const placeOf = ({ id: refundId }: Refund) => ({ businessId, id: payment.id, refundId });
  return { ...opened, shop, take, payment, refund, placeOf };
}

const keylessOf = async ({ context: { db } }: Shop['server'], { user }: Pick<Merchant, 'user'>) =>
  db
    .select()
    .from(wallets)
    .where(and(eq(wallets.userId, user.id), eq(wallets.kind, 'KEYLESS')));

describe('a business of a person without a wallet', () => {
  it.each(['BTC', 'LTC'] as const)('is paid into a public key alone in %s', async (network) => {
    const { server, owner, choose, accept, settlement, shop } = await openKeyless();
    expect(await settlement()).toBeNull();
    const other = otherAddresses(network);
    await choose(other.key, network);
    expect(await settlement()).toEqual({
      ...{ walletId: null, walletName: null, networks: [network] },
      ...{ memberId: owner.user.id, memberName: 'Ada' },
    });
    expect((await accept(network)).assets).toMatchObject([{ asset: network, isEnabled: true }]);
    const opened = await shop();
    const payment = await askToBePaid(opened, { method: network });
    expect(payment.method?.address).toBe(other.at(0));
    const amount = parseAmount(payment.due ?? '', 8);
    await server.sandboxes[network].ledger.pay({ address: other.at(0), amount });
    await confirm(server, getNetwork(network).confirmations.final, network);
    expect(await loadPayment(opened, payment.id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('refunds by a PSBT that the other wallet signs, also after a wallet is its settlement wallet', async () => {
    const { server, owner, payment, shop, refund, placeOf } = await openPaid();
    const created = await refund();
    const params = placeOf(created);
    const secret = { password: cloudPassword, seedPhrase: null };
    expect(await server.refusal(signRefund, { params, body: secret }, owner)).toMatchObject({
      ...{ status: 409, code: 'OWN_WALLET_SENDS' },
    });
    const prepared = await server.call(
      prepareRefundPsbt,
      { params, body: { acceptFee: true } },
      owner,
    );
    await settleIn(server, owner);
    const body = { psbt: signPsbt(prepared.data.psbt) };
    const sent = await server.call(sendRefundPsbt, { params, body }, owner);
    expect(sent.data).toMatchObject({ status: 'BROADCAST', hash: prepared.data.hash });
    await confirm(server, getNetwork('BTC').confirmations.final, 'BTC');
    expect(await loadPayment(shop, payment.id)).toMatchObject({ refundState: 'FULL' });
  });

  it('accepts no asset without a key, and none that its key was removed of', async () => {
    const { server, owner, businessId, choose, accept, settlement } = await openKeyless();
    await choose(otherDescriptor());
    await expect(accept('BTC', 'ETH')).rejects.toThrow('SETTLEMENT_MISSING');
    await accept('BTC');
    await server.call(removeWatchKey, { params: { businessId, network: 'BTC' } }, owner);
    expect(await settlement()).toMatchObject({ walletId: null, networks: [] });
    const params = { businessId };
    const { data } = await server.call(cryptocurrencySettings.get, { params }, owner);
    expect(data.assets).toMatchObject([{ asset: 'BTC', isEnabled: false }]);
    const payout = { asset: 'BTC', csv: `address,amount\n${strangers.BTC},0.1\n` };
    expect(await server.refusal(planPayout, { params, body: payout }, owner)).toMatchObject({
      code: 'SETTLEMENT_MISSING',
    });
    // The key goes on where it was.
    await choose(otherDescriptor());
    expect(await settlement()).toMatchObject({ networks: ['BTC'] });
  });

  it('is one of several that a person has, each with keys of its own', async () => {
    const { server, owner, choose } = await openKeyless();
    await choose(otherAddresses('BTC', 0).key);
    const second = { ...owner, businessId: await openBusiness(server, owner) };
    const calls = callsOf(server, second);
    await calls.choose(otherAddresses('BTC', 1).key);
    await calls.choose(otherAddresses('LTC', 0).key, 'LTC');
    expect(await calls.settlement()).toMatchObject({ networks: ['BTC', 'LTC'] });
    expect(await keylessOf(server, owner)).toHaveLength(1);
  });

  it('gets one place for two keys that are chosen at once', async () => {
    const { server, owner, requestOf, settlement } = await openKeyless();
    const bitcoin = await requestOf(otherDescriptor());
    const litecoin = await requestOf(otherDescriptor('LTC'), 'LTC');
    await Promise.all([bitcoin, litecoin].map((each) => server.call(setWatchKey, each, owner)));
    expect(await settlement()).toMatchObject({ networks: ['BTC', 'LTC'] });
    expect(await keylessOf(server, owner)).toHaveLength(1);
  });

  it('is no business of anyone else', async () => {
    const { server, requestOf } = await openKeyless();
    const request = await requestOf(otherDescriptor());
    const { requestOf: requestOfOther, ...bob } = await openKeyless('bob@example.com', server);
    expect(await server.refusal(setWatchKey, request, bob.owner)).toMatchObject({ status: 404 });
    const own = await requestOfOther(otherDescriptor());
    await bob.choose(otherDescriptor());
    expect(own.body.firstAddress).toBe(otherAddresses().at(0));
    await expect(requestOf(otherDescriptor())).rejects.toThrow('WATCH_KEY_IN_USE');
  });
});

/** Settles the business in a new wallet of its owner, who takes nothing over from anyone. */
async function settleIn(server: Shop['server'], owner: Merchant) {
  const made = await server.call(
    createWallet,
    { body: newWallet({ seedPhrase: freshPhrase }) },
    owner,
  );
  const body = { walletId: made.id, password: cloudPassword, seedPhrase: null };
  await server.call(settleBusiness, { params: { businessId: owner.businessId }, body }, owner);
  return made.id;
}

const freshPhrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

describe('a wallet without a seed', () => {
  it('is in no list, count or call of the wallets of its owner', async () => {
    const { server, owner, payment, refund, placeOf } = await openPaid();
    const created = await refund();
    const params = placeOf(created);
    const { psbt } = (
      await server.call(prepareRefundPsbt, { params, body: { acceptFee: true } }, owner)
    ).data;
    await server.call(sendRefundPsbt, { params, body: { psbt: signPsbt(psbt) } }, owner);
    await confirm(server, getNetwork('BTC').confirmations.final, 'BTC');
    expect(await loadPayment(await shopOf(server, owner), payment.id)).toMatchObject({
      refundState: 'FULL',
    });
    const [row] = await keylessOf(server, owner);
    const walletId = row?.id ?? '';
    expect((await server.call(listWallets, { query: {} }, owner)).items).toEqual([]);
    expect((await server.call(getUserPlatform, {}, owner)).data.wallets).toEqual([]);
    expect((await server.call(getBalanceChart, { query: {} }, owner)).points).toEqual([]);
    const { items } = (await server.call(getSecurityScore, {}, owner)).data;
    expect(items.find(({ id }) => id === 'seed-confirmed')).toMatchObject({ done: false });
    const missing = { status: 404, code: 'NOT_FOUND' };
    expect(await server.refusal(getWallet, { params: { walletId } }, owner)).toMatchObject(missing);
    expect(await server.refusal(listSettlements, { params: { walletId } }, owner)).toMatchObject(
      missing,
    );
    const place = { params: { walletId }, query: {} };
    expect(await server.refusal(listAccounts, place, owner)).toMatchObject(missing);
    expect(await server.refusal(listTransactions, place, owner)).toMatchObject(missing);
    const booked = await server.context.db
      .select({ id: transactions.id })
      .from(transactions)
      .where(eq(transactions.walletId, walletId));
    expect(booked.length).toBeGreaterThan(1);
    for (const { id } of booked) {
      const named = { params: { walletId, id } };
      expect(await server.refusal(getTransaction, named, owner)).toMatchObject({
        status: 404,
      });
      expect(await server.refusal(findTransaction, { params: { id } }, owner)).toMatchObject({
        status: 404,
      });
    }
    const body = { walletId, password: cloudPassword, seedPhrase: null };
    const settle = { params: { businessId: owner.businessId }, body };
    expect(await server.refusal(settleBusiness, settle, owner)).toMatchObject({ status: 404 });
  });

  it('takes no place of the 50 wallets', async () => {
    const { server, owner, choose } = await openKeyless();
    await choose(otherDescriptor());
    const createdAt = new Date(server.clock.now());
    const rows = Array.from({ length: 49 }, (_, at) => ({
      ...{ id: server.context.platform.newId(), userId: owner.user.id, name: `Wallet ${at}` },
      ...{ walletType: 'INDIVIDUAL' as const, createdAt },
    }));
    await server.context.db.insert(wallets).values(rows);
    await server.call(createWallet, { body: newWallet() }, owner);
    expect(
      await server.refusal(createWallet, { body: newWallet({ name: 'Another' }) }, owner),
    ).toMatchObject({ code: 'TOO_MANY_WALLETS' });
  });

  it('is kept when wallets without an activation are purged', async () => {
    const { server, owner, choose } = await openKeyless();
    await choose(otherDescriptor());
    server.clock.advance(31 * dayMs);
    await purgeWallets(server.context);
    expect(await keylessOf(server, owner)).toMatchObject([{ deletedAt: null, purgedAt: null }]);
  });
});

const dayMs = 24 * 3_600_000;

const shopOf = async (server: Shop['server'], owner: Merchant): Promise<Shop> => ({
  ...{ server, owner, businessId: owner.businessId },
  key: await keyOf(server, owner, { scopes: ['payments:read'] }),
});

describe('a settlement wallet in place of public keys', () => {
  it('of the same owner receives the other assets, and leaves the keys where they are', async () => {
    const { server, owner, shop, settlement, accept, take } = await openPaid();
    const walletId = await settleIn(server, owner);
    expect(await settlement()).toMatchObject({ walletId, walletName: 'My wallet' });
    await accept('BTC', 'ETH');
    const other = otherAddresses();
    expect((await askToBePaid(shop, { method: 'BTC' })).method?.address).toBe(other.at(1));
    expect((await askToBePaid(shop, { method: 'ETH' })).method?.address).toMatch(/^0x/);
    expect(await loadPayment(shop, (await take()).id)).toMatchObject({ status: 'COMPLETED' });
    const place = { businessId: owner.businessId, network: 'BTC' } as const;
    await server.call(removeWatchKey, { params: place }, owner);
    const inWallet = (await askToBePaid(shop, { method: 'BTC' })).method?.address ?? '';
    expect([0, 1, 2, 3].map(other.at)).not.toContain(inWallet);
  });

  it('is given up again by its owner for the keys alone', async () => {
    const { server, owner, shop, settlement, accept } = await openPaid();
    const walletId = await settleIn(server, owner);
    await accept('BTC', 'ETH');
    const params = { businessId: owner.businessId };
    const body = { walletId: null, password: null, seedPhrase: null };
    const { data } = await server.call(settleBusiness, { params, body }, owner);
    expect(data).toEqual({ walletId: null, networks: ['BTC'] });
    expect(await settlement()).toMatchObject({ walletId: null, networks: ['BTC'] });
    const { assets } = (await server.call(cryptocurrencySettings.get, { params }, owner)).data;
    expect(assets.map(({ asset, isEnabled }) => [asset, isEnabled])).toEqual([
      ['BTC', true],
      ['ETH', false],
    ]);
    const { at } = otherAddresses();
    expect((await askToBePaid(shop, { method: 'BTC' })).method?.address).toBe(at(1));
    // The wallet is free: no business is paid into it.
    const named = { confirmName: 'My wallet', password: cloudPassword, seedPhrase: null };
    await server.call(deleteWalletByPost, { params: { id: walletId }, body: named }, owner);
    expect((await askToBePaid(shop, { method: 'BTC' })).method?.address).toBe(at(2));
  });

  it('is not given up without a key, by a stale session, or by another owner', async () => {
    const { server, owner, businessId, choose, settlement } = await openKeyless();
    const walletId = await settleIn(server, owner);
    const params = { businessId };
    const body = { walletId: null, password: null, seedPhrase: null };
    expect(await server.refusal(settleBusiness, { params, body }, owner)).toMatchObject({
      ...{ status: 409, code: 'WATCH_KEY_MISSING' },
    });
    await choose(otherDescriptor());
    const bob = await signUpSteppedUp(server, 'bob@example.com');
    const createdAt = new Date(server.clock.now());
    await server.context.db
      .insert(businessMembers)
      .values({ businessId, userId: bob.user.id, role: 'OWNER', createdAt });
    expect(await server.refusal(settleBusiness, { params, body }, bob)).toMatchObject({
      ...{ status: 409, code: 'SETTLEMENT_CHOSEN' },
    });
    server.clock.advance(16 * 60_000);
    expect(await server.refusal(settleBusiness, { params, body }, owner)).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
    expect(await settlement()).toMatchObject({ walletId });
  });

  it('of another owner takes the payments over, and removes the keys', async () => {
    const { server, owner, businessId, settlement } = await openPaid();
    const bob = await signUpWithAccount(server, 'bob@example.com');
    const createdAt = new Date(server.clock.now());
    await server.context.db
      .insert(businessMembers)
      .values({ businessId, userId: bob.user.id, role: 'OWNER', createdAt });
    await stepUpWithPassword(server, bob);
    const params = { businessId };
    const body = { walletId: bob.walletId, password: cloudPassword, seedPhrase: null };
    expect(await server.refusal(settleBusiness, { params, body }, bob)).toMatchObject({
      ...{ status: 409, code: 'SETTLEMENT_CHOSEN' },
    });
    const takesOver = { memberId: owner.user.id, becomes: 'ADMIN' } as const;
    await server.call(settleBusiness, { params, body: { ...body, takesOver } }, bob);
    expect(await settlement()).toMatchObject({ walletId: bob.walletId });
    expect((await server.call(listWatchKeys, { params }, bob)).data).toEqual([]);
    const { requestOf } = callsOf(server, { ...bob, businessId });
    await expect(requestOf(otherDescriptor())).rejects.toThrow('WATCH_KEY_EARLIER');
    const { data } = await server.call(listMembers, { params }, bob);
    expect(data.map(({ role, isSettlementOwner }) => [role, isSettlementOwner]).sort()).toEqual([
      ['ADMIN', false],
      ['OWNER', true],
    ]);
  });
});

describe('a user whose keys a business is paid into', () => {
  const proof = { body: { password: signInPassword, twoFactorCode: null } };

  it('is deleted once another owner has the payments, with the wallet without a seed', async () => {
    const { server, owner, businessId } = await openPaid();
    const bob = await signUpWithAccount(server, 'bob@example.com');
    expect(await server.refusal(deleteUser, proof, owner)).toMatchObject({ code: 'LAST_OWNER' });
    const createdAt = new Date(server.clock.now());
    await server.context.db
      .insert(businessMembers)
      .values({ businessId, userId: bob.user.id, role: 'OWNER', createdAt });
    expect(await server.refusal(deleteUser, proof, owner)).toMatchObject({
      ...{ status: 409, code: 'SETTLEMENT_OWNER' },
    });
    await stepUpWithPassword(server, bob);
    const body = { walletId: bob.walletId, password: cloudPassword, seedPhrase: null };
    const takesOver = { memberId: owner.user.id, becomes: 'OWNER' } as const;
    const settle = { params: { businessId }, body: { ...body, takesOver } };
    await server.call(settleBusiness, settle, bob);
    await stepUpWithPassword(server, owner);
    await server.call(deleteUser, proof, owner);
    server.clock.advance(31 * dayMs);
    await purgeWallets(server.context);
    await eraseDeletedUsers(server.context);
    const now = new Date(server.clock.now());
    expect(await keylessOf(server, owner)).toMatchObject([{ name: '', purgedAt: now }]);
    const [user] = await server.context.db.select().from(users).where(eq(users.id, owner.user.id));
    expect(user).toMatchObject({ email: '', erasedAt: now });
  });

  it('is deleted after the business is archived', async () => {
    const { server, owner, businessId } = await openPaid();
    const params = { businessId };
    await server.call(archiveBusiness, { params }, owner);
    await server.call(deleteUser, proof, owner);
    expect((await keylessOf(server, owner))[0]?.deletedAt).not.toBeNull();
  });

  it('exports the wallet without a seed as such', async () => {
    const { server, owner } = await openPaid();
    const files = await collectUserData(server.context.db, owner.user.id);
    const rowsOf = (name: string): readonly Record<string, unknown>[] =>
      JSON.parse(files.find((file) => file.name === `${name}.json`)?.content.toString() ?? '');
    expect(rowsOf('wallets')).toMatchObject([{ kind: 'KEYLESS', name: '' }]);
    expect([rowsOf('accounts'), rowsOf('addresses'), rowsOf('transactions')]).toEqual([[], [], []]);
  });
});
