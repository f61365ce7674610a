import { getNetwork, type Network, parseAmount, toDecimal } from '@billfold/core';
import {
  cryptocurrencySettings,
  getSettlement,
  listAudit,
  listSettlements,
  listWatchKeys,
  previewWatchKey,
  removeWatchKey,
  settleBusiness,
  setWatchKey,
  type WatchKeyKind,
} from '@billfold/core/contract';
import { getKeyring } from '@billfold/keyring';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Merchant } from '../../test/api-keys.ts';
import { loadPayment } from '../../test/asked-payment.ts';
import { confirm } from '../../test/funded.ts';
import {
  cloudPassword,
  mailsTo,
  signUpWithAccount,
  stepUpWithPassword,
} from '../../test/people.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer } from '../../test/test-server.ts';
import { accounts, businessMembers } from '../db/schema.ts';
import { prepareNewPayment } from '../payments/create-payment.ts';
import { refuseWhilePaid } from '../wallets/refuse-while-paid.ts';
import { fillStocks } from './address-stock.ts';

type Watched = Extract<Network, 'BTC' | 'LTC'>;

/** Account of a wallet whose seed is not on the server. */
function otherWallet(network: Watched = 'BTC', account = 0) {
  const keyring = getKeyring(network);
  const { publicKey } = keyring.derivePublic(new Uint8Array(32).fill(7), account);
  const key = keyring.descriptorOf(publicKey);
  const addressAt = (addressIndex: number) =>
    keyring.addressAt(publicKey, { branch: 0, addressIndex });
  return { key, publicKey, addressAt };
}

/** SLIP-132: the first account of the phrase that the wallets of these tests have. */
const walletZpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const zprv =
  'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE';

const base58check = createBase58check(sha256);

/** Writes an extended key below another parent, on which none of its addresses depends. */
function displace(key: string, prefix: string): string {
  const payload = Uint8Array.from(base58check.decode(key));
  payload.set([1, 2, 3, 4], 5);
  const text = base58check.encode(payload);
  if (!text.startsWith(prefix)) throw new Error('another kind of key');
  return text;
}

interface Choice {
  readonly key: string;
  readonly kind?: WatchKeyKind | null;
  readonly network?: Network;
  readonly by?: Merchant;
}

function callsOf({ server, owner, businessId }: Shop) {
  const paramsOf = (network: Network) => ({ businessId, network });
  const preview = async ({ key, kind = null, network = 'BTC', by = owner }: Choice) =>
    (await server.call(previewWatchKey, { params: paramsOf(network), body: { key, kind } }, by))
      .data;
  const requestOf = async (choice: Choice) => {
    const { key, kind = null, network = 'BTC' } = choice;
    const [firstAddress = ''] = (await preview(choice)).addresses;
    return { params: paramsOf(network), body: { key, kind, firstAddress } };
  };
  return {
    preview,
    refused: ({ key, kind = null, network = 'BTC', by = owner }: Choice) =>
      server.refusal(previewWatchKey, { params: paramsOf(network), body: { key, kind } }, by),
    requestOf,
    choose: async (choice: Choice) =>
      (await server.call(setWatchKey, await requestOf(choice), choice.by ?? owner)).data,
    remove: (network: Network = 'BTC') =>
      server.call(removeWatchKey, { params: paramsOf(network) }, owner),
    list: async () => (await server.call(listWatchKeys, { params: { businessId } }, owner)).data,
  };
}

async function openWatchedShop(network: Watched = 'BTC') {
  const server = await createTestServer();
  const shop = await openShop(server, [network]);
  const calls = callsOf(shop);
  const ask = async () => {
    const payment = await askToBePaid(shop, { method: network });
    return { payment, address: payment.method?.address ?? '' };
  };
  const pay = async (address: string, amount: string) => {
    const { decimals } = getNetwork(network);
    await server.sandboxes[network].ledger.pay({ address, amount: parseAmount(amount, decimals) });
    await confirm(server, getNetwork(network).confirmations.final, network);
  };
  return { server, shop, ...calls, ask, pay };
}

describe('the public key of another wallet', () => {
  it.each(['BTC', 'LTC'] as const)(
    'receives the new payments of a business in %s',
    async (network) => {
      const { server, shop, choose, preview, list, ask, pay } = await openWatchedShop(network);
      const before = await ask();
      const { key, addressAt } = otherWallet(network);
      const shown = await preview({ key, network });
      expect(shown).toEqual({
        ...{ network, kind: 'wpkh', descriptor: key },
        addresses: [addressAt(0), addressAt(1), addressAt(2)],
      });
      expect(await choose({ key, network })).toMatchObject({
        ...shown,
        addressesGiven: 0,
        held: '0.00000000',
      });
      const first = await ask();
      const second = await ask();
      expect([first.address, second.address]).toEqual([addressAt(0), addressAt(1)]);
      await pay(second.address, second.payment.due ?? '');
      expect(await loadPayment(shop, second.payment.id)).toMatchObject({ status: 'COMPLETED' });
      expect(await list()).toMatchObject([{ addressesGiven: 2, held: second.payment.due }]);
      // A payment from before keeps its address in the settlement wallet, which counts that money alone.
      expect((await loadPayment(shop, before.payment.id)).method?.address).toBe(before.address);
      await pay(before.address, before.payment.due ?? '');
      expect(await loadPayment(shop, before.payment.id)).toMatchObject({ status: 'COMPLETED' });
      const params = { businessId: shop.businessId };
      const settlement = await server.call(getSettlement, { params }, shop.owner);
      const wallet = { walletId: settlement.data?.walletId ?? '' };
      const { items } = await server.call(listSettlements, { params: wallet }, shop.owner);
      const funds = items.flatMap(({ accounts }) => accounts.flatMap(({ balances }) => balances));
      expect(funds.map(({ spendable }) => spendable)).toEqual([before.payment.due]);
    },
  );

  it('is read in each form, and shows the addresses of the kind that was asked for', async () => {
    const { preview } = await openWatchedShop();
    const { publicKey } = otherWallet();
    const starts = { pkh: '1', 'sh-wpkh': '3', wpkh: 'bc1q', tr: 'bc1p' } as const;
    for (const kind of ['pkh', 'sh-wpkh', 'wpkh', 'tr'] as const) {
      const { addresses } = await preview({ key: publicKey, kind });
      expect(addresses.every((address) => address.startsWith(starts[kind]))).toBe(true);
    }
  });

  it('gives no address twice, also after it was removed and chosen again', async () => {
    const { server, choose, remove, list, ask } = await openWatchedShop();
    const { key, addressAt } = otherWallet();
    await choose({ key });
    await ask();
    await fillStocks(server.context);
    await remove();
    expect(await list()).toEqual([]);
    const inWallet = await ask();
    expect([0, 1, 2].map(addressAt)).not.toContain(inWallet.address);
    await choose({ key });
    expect((await ask()).address).toBe(addressAt(1));
    const other = otherWallet('BTC', 1);
    await choose({ key: other.key });
    expect((await ask()).address).toBe(other.addressAt(0));
    expect(await list()).toMatchObject([{ descriptor: other.key }]);
  });

  it('stays when the accepted assets are saved again', async () => {
    const { server, shop, choose, ask } = await openWatchedShop();
    const { key, addressAt } = otherWallet();
    await choose({ key });
    const params = { businessId: shop.businessId };
    const { data } = await server.call(cryptocurrencySettings.get, { params }, shop.owner);
    const [asset] = data.assets;
    if (asset === undefined) throw new Error('no asset');
    const body = { version: data.version, assets: [{ ...asset, windowMinutes: 30 }] };
    await server.call(cryptocurrencySettings.put, { params, body }, shop.owner);
    expect((await ask()).address).toBe(addressAt(0));
  });

  it('receives a payment that was being created when it was chosen', async () => {
    const { server, shop, choose } = await openWatchedShop();
    const { key, addressAt } = otherWallet();
    const create = await prepareNewPayment(server.context, {
      ...{ businessId: shop.businessId, livemode: false },
      actor: { kind: 'key', id: null, name: 'Shop' },
      payment: { price: { amount: toDecimal('50.00'), currency: 'EUR' }, method: 'BTC' },
    });
    await choose({ key });
    const { data } = await server.context.db.transaction(create);
    expect(data.method?.address).toBe(addressAt(0));
  });

  it('gives 50 payments at once as many addresses without a gap', async () => {
    const { choose, ask } = await openWatchedShop();
    const { key, addressAt } = otherWallet();
    await choose({ key });
    const asked = await Promise.all(Array.from({ length: 50 }, ask));
    const expected = Array.from({ length: 50 }, (_, index) => addressAt(index));
    expect(asked.map(({ address }) => address).sort()).toEqual(expected.sort());
  });

  it('is removed when another owner takes the payments over', async () => {
    const { server, shop, choose, ask } = await openWatchedShop();
    const { key, addressAt } = otherWallet();
    await choose({ key });
    await ask();
    const bob = await signUpWithAccount(server, 'bob@example.com');
    const { businessId } = shop;
    const role = { businessId, userId: bob.user.id, role: 'OWNER' } as const;
    const createdAt = new Date(server.clock.now());
    await server.context.db.insert(businessMembers).values({ ...role, createdAt });
    await stepUpWithPassword(server, bob);
    const takesOver = { memberId: shop.owner.user.id, becomes: 'OWNER' } as const;
    const body = { walletId: bob.walletId, password: cloudPassword, seedPhrase: null, takesOver };
    await server.call(settleBusiness, { params: { businessId }, body }, bob);
    expect([0, 1, 2].map(addressAt)).not.toContain((await ask()).address);
    const { data } = await server.call(listWatchKeys, { params: { businessId } }, bob);
    expect(data).toEqual([]);
    const { db } = server.context;
    const [account] = await db.select().from(accounts).where(eq(accounts.purpose, 'WATCH'));
    // Its customers may still pay.
    await expect(
      refuseWhilePaid(db, account?.walletId ?? '', new Date(server.clock.now())),
    ).rejects.toMatchObject({ code: 'WALLET_SETTLES_BUSINESS' });
    const by = { ...bob, businessId };
    expect(await callsOf(shop).refused({ key, by })).toMatchObject({ code: 'WATCH_KEY_EARLIER' });
  });

  it('is told to every owner and to the audit log', async () => {
    const { server, shop, choose, remove } = await openWatchedShop();
    const { key, addressAt } = otherWallet();
    await choose({ key });
    await choose({ key });
    await remove();
    await remove();
    const { data } = await server.call(
      listAudit,
      { params: { businessId: shop.businessId }, query: {} },
      shop.owner,
    );
    expect(data.slice(0, 2)).toMatchObject([
      { action: 'watch-key.removed', target: 'BTC', changes: [{ before: addressAt(0) }] },
      { action: 'watch-key.chosen', target: 'BTC', changes: [{ after: addressAt(0) }] },
    ]);
    const mails = await mailsTo(server.context.db, shop.owner.user.email);
    const subject = 'BTC payments to Corner Shop go to another wallet';
    const told = mails.filter((mail) => mail.subject === subject);
    expect(told).toHaveLength(2);
    expect(told.filter(({ text }) => text.includes(addressAt(0)))).toHaveLength(1);
  });
});

describe('the public key of another wallet is refused', () => {
  it.each([
    ['WATCH_KEY_PRIVATE', zprv],
    ['WATCH_KEY_PRIVATE', `${'abandon '.repeat(11)}about`],
    ['WATCH_KEY_UNREADABLE', 'my key'],
    ['WATCH_KEY_DAMAGED', `${walletZpub.slice(0, -1)}t`],
    ['WATCH_KEY_CHECKSUM', otherWallet().key.slice(0, -9)],
    ['WATCH_KEY_CHECKSUM', otherWallet().key.replace('<0;1>', '<0;2>')],
    ['WATCH_KEY_IN_USE', walletZpub],
  ])('with %s, without quoting it', async (code, key) => {
    const { refused } = await openWatchedShop();
    const refusal = await refused({ key });
    expect(refusal).toMatchObject({ code });
    expect(JSON.stringify(refusal)).not.toContain(key.slice(0, 30));
  });

  it('on a network without outputs', async () => {
    const { refused } = await openWatchedShop();
    const { key } = otherWallet();
    expect(await refused({ key, network: 'ETH' })).toMatchObject({ code: 'NETWORK_NOT_WATCHABLE' });
  });

  it('while another business has it, also after that removed it', async () => {
    const { server, choose, remove } = await openWatchedShop();
    const { key } = otherWallet();
    await choose({ key });
    await remove();
    const other = callsOf(await openShop(server, ['BTC'], 'other@example.com'));
    expect(await other.refused({ key })).toMatchObject({ status: 409, code: 'WATCH_KEY_IN_USE' });
  });

  it('while another business or a wallet here has it, however its place is written', async () => {
    const { server, choose } = await openWatchedShop();
    const { key, publicKey } = otherWallet();
    await choose({ key });
    const other = callsOf(await openShop(server, ['BTC'], 'other@example.com'));
    for (const text of [displace(publicKey, 'xpub'), displace(walletZpub, 'zpub')])
      expect(await other.refused({ key: text, kind: 'wpkh' })).toMatchObject({
        ...{ status: 409, code: 'WATCH_KEY_IN_USE' },
      });
  });

  it('to one of two businesses that choose it at once', async () => {
    const { server, requestOf, shop } = await openWatchedShop();
    const other = await openShop(server, ['BTC'], 'other@example.com');
    const choice = { key: otherWallet().key };
    const requests = [await requestOf(choice), await callsOf(other).requestOf(choice)] as const;
    const both = await Promise.allSettled([
      server.call(setWatchKey, requests[0], shop.owner),
      server.call(setWatchKey, requests[1], other.owner),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const failed = both.find((each) => each.status === 'rejected');
    expect(String(failed?.reason)).toContain('WATCH_KEY_IN_USE');
  });

  it('with a first address that was not compared', async () => {
    const { server, shop, requestOf } = await openWatchedShop();
    const request = await requestOf({ key: otherWallet().key });
    const body = { ...request.body, firstAddress: otherWallet('BTC', 1).addressAt(0) };
    expect(await server.refusal(setWatchKey, { ...request, body }, shop.owner)).toMatchObject({
      ...{ status: 409, code: 'WATCH_KEY_UNCONFIRMED' },
    });
  });

  it('to a session that did not prove who it is, and to an admin', async () => {
    const { server, shop, requestOf } = await openWatchedShop();
    const request = await requestOf({ key: otherWallet().key });
    const { params } = request;
    server.clock.advance(16 * 60_000);
    expect(await server.refusal(setWatchKey, request, shop.owner)).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
    expect(await server.refusal(removeWatchKey, { params }, shop.owner)).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
    await stepUpWithPassword(server, shop.owner);
    await server.context.db
      .update(businessMembers)
      .set({ role: 'ADMIN' })
      .where(eq(businessMembers.userId, shop.owner.user.id));
    expect(await server.refusal(setWatchKey, request, shop.owner)).toMatchObject({
      ...{ status: 403, code: 'PERMISSION_DENIED' },
    });
  });
});
