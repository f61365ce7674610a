import { toBaseUnits, toDecimal } from '@billfold/core';
import {
  type CreateIntent,
  createIntent,
  createTransaction,
  listRequestAssets,
  openPaymentRequest,
  type PaymentRequest,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holderWith, placeOf, sendRequest, stranger } from '../../test/funded.ts';
import { hostKeysOf, json, openPaymentHost, type PaymentHost } from '../../test/payment-host.ts';
import { type Holder, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { paymentRequests, sendIntents, transactions } from '../db/schema.ts';
import type { PrivateWebhooks } from '../platform/env.ts';
import type { ResolvedAddress } from '../platform/resolve-host.ts';
import { listHostKeys, signingKeyOf } from '../signed-requests/host-keys.ts';
import { signRequest } from '../signed-requests/sign-request.ts';

let server: TestServer;
let payer: Holder;
let host: PaymentHost;

/** Starts the payer's server; an open one calls hosts of this machine. */
async function start(
  privateWebhooks: PrivateWebhooks = 'private',
  resolve: () => readonly ResolvedAddress[] = () => [{ address: '127.0.0.1', family: 4 }],
): Promise<void> {
  const prepared = await testServerOptions();
  const env = { ...prepared.options.env, privateWebhooks };
  const options = { ...prepared.options, env, resolveHost: async () => resolve() };
  server = await createTestServer({}, { ...prepared, options });
  payer = await holderWith(server, ['1', '1']);
}

const bitcoin = { network: 'BTC', asset: 'BTC', address: stranger, amount: '0.02500000' };
beforeEach(async () => {
  await start();
  host = await openPaymentHost(bitcoin, server.clock.now());
});
afterEach(() => host.close());

const placeOfWallet = () => ({ walletId: payer.walletId });
const open = (link = host.link) =>
  server.call(openPaymentRequest, { params: placeOfWallet(), body: { link } }, payer);
const refused = async (link = host.link) => {
  const place = { params: placeOfWallet(), body: { link } };
  const { status, code, errors } = await server.refusal(openPaymentRequest, place, payer);
  expect(errors).toHaveLength(1);
  return `${status} ${code}`;
};

describe('the link of a checkout page', () => {
  it('opens as what its host asks for, with the host that was verified', async () => {
    expect(await open()).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      ...{ host: new URL(host.origin).host, businessName: 'Corner Shop', network: 'BTC' },
      ...{ assetId: 'BTC', address: stranger, memo: null, amount: '0.02500000', isTest: true },
      ...{ expiresAt: new Date(host.claims.exp * 1_000), orderId: null, price: null },
    });
  });

  it('shows the order and the price that its host states', async () => {
    host.change({ order: 'A-1\u202e', price: { amount: '50.00', currency: 'EUR' } });
    expect(await open()).toMatchObject({
      orderId: 'A-1',
      price: { amount: '50.00', currency: 'EUR' },
    });
  });

  it('has one request for a payment however often it is opened, as it was asked the last time', async () => {
    const first = await open();
    host.change({ amount: '0.03' });
    expect(await open()).toMatchObject({ id: first.id, amount: '0.03000000' });
    expect(await server.context.db.$count(paymentRequests)).toBe(1);
  });

  it('opens for the owner of the wallet alone, and not without end', async () => {
    const params = { walletId: '01a20280-1111-7222-8333-444455556666' };
    const place = { params, body: { link: host.link } };
    expect(await server.refusal(openPaymentRequest, place, payer)).toMatchObject({ status: 404 });
    for (let count = 0; count < 120; count += 1) await refused('https://pay.example.com/');
    expect(await refused()).toBe('429 RATE_LIMITED');
  });
});

describe('a payment whose asset is not chosen', () => {
  const offer = (changes: object) => ({
    ...{ asset: 'BTC', network: 'BTC', estimate: '0.02500000', enabled: true },
    ...changes,
  });
  const list = (link = host.link) =>
    server.call(listRequestAssets, { params: placeOfWallet(), body: { link } }, payer);
  const choose = (assetId: string) =>
    server.call(
      openPaymentRequest,
      { params: placeOfWallet(), body: { link: host.link, assetId } },
      payer,
    );
  const refusedChoice = async (assetId: string) => {
    const place = { params: placeOfWallet(), body: { link: host.link, assetId } };
    return (await server.refusal(openPaymentRequest, place, payer)).code;
  };

  it('is listed with the assets that its host offers and this server knows', async () => {
    const assets = [
      offer({}),
      offer({ asset: 'USDT', network: 'ETH', estimate: null }),
      offer({ asset: 'LTC', network: 'LTC', enabled: false }),
      offer({ asset: 'FAKE', network: 'ETH' }),
      offer({ asset: 'DOGE', network: 'DOGE' }),
    ];
    const stated = {
      ...{ merchant: { name: 'Corner\u202e shop' }, orderId: null, showsFiat: true },
      price: { amount: '50.00', currency: 'EUR' },
    };
    host.answer('checkout', json(200, { data: { ...stated, assets, more: 'of a newer host' } }));
    expect(await list()).toEqual({
      ...{ host: new URL(host.origin).host, businessName: 'Corner shop', orderId: null },
      price: { amount: '50.00', currency: 'EUR' },
      assets: [
        { assetId: 'BTC', network: 'BTC', estimate: '0.02500000' },
        { assetId: 'USDT@ETH', network: 'ETH', estimate: null },
      ],
    });
  });

  it.each([
    ['no assets', json(200, { data: {} }), 'REQUEST_NOT_VERIFIED'],
    ['nothing', json(404, {}), 'REQUEST_NOT_FOUND'],
    ['a failure', json(500, {}), 'REQUEST_UNREACHABLE'],
  ])('is not listed where its host answers with %s', async (_, answer, code) => {
    host.answer('checkout', answer);
    const place = { params: placeOfWallet(), body: { link: host.link } };
    expect(await server.refusal(listRequestAssets, place, payer)).toMatchObject({ code });
  });

  it('opens in the asset that is chosen at its host, and in no other one', async () => {
    const bodies: unknown[] = [];
    host.answer('select', (request, response) => {
      request.on('data', (text) => bodies.push(JSON.parse(String(text))));
      request.on('end', () => json(200, {})(request, response));
    });
    expect(await choose('BTC')).toMatchObject({ assetId: 'BTC', amount: '0.02500000' });
    expect(bodies).toEqual([{ asset: 'BTC', network: 'BTC' }]);
    expect(await refusedChoice('LTC')).toBe('METHOD_UNAVAILABLE');
    expect(await refusedChoice('FAKE@ETH')).toBe('REQUEST_WRONG_NETWORK');
  });

  it.each([
    [400, 'ASSET_NOT_ACCEPTED', 'METHOD_UNAVAILABLE'],
    [409, 'RATE_UNAVAILABLE', 'METHOD_UNAVAILABLE'],
    [503, 'ADDRESS_BUSY', 'METHOD_UNAVAILABLE'],
    [409, 'DETAILS_MISSING', 'DETAILS_MISSING'],
    [409, 'REFRESH_NOT_ALLOWED', 'REQUEST_EXPIRED'],
    [404, 'NOT_FOUND', 'REQUEST_NOT_FOUND'],
  ])('whose host answers the choice with %i %s is refused', async (status, code, expected) => {
    host.answer('select', json(status, { code }));
    expect(await refusedChoice('BTC')).toBe(expected);
  });

  it('tells that it is paid, where money came before the choice', async () => {
    host.answer('select', json(409, { code: 'STATE_CONFLICT' }));
    host.answer('request', json(409, { code: 'REQUEST_PAID' }));
    expect(await refusedChoice('BTC')).toBe('REQUEST_PAID');
  });
});

describe('a request that cannot be trusted is refused', () => {
  const resign = (changes: object, byte = 7) =>
    signRequest(Object.assign({}, host.claims, changes), signingKeyOf(hostKeysOf(byte)));

  it.each([
    ['signed by the key of another host', () => resign({}, 8)],
    ['for another host', () => resign({ iss: 'https://pay.example.com' })],
    ['for another payment', () => resign({ sub: `pay_${'c'.repeat(26)}` })],
    ['with another place for the transaction', () => resign({ transactions: 'http://127.0.0.1/' })],
    ['signed an hour ago', () => resign({ iat: host.claims.iat - 3_600 })],
    [
      'signed in an hour',
      () => resign({ iat: host.claims.iat + 3_600, exp: host.claims.exp + 3_600 }),
    ],
    ['for nothing', () => resign({ amount: '0' })],
    ['for a part of a satoshi', () => resign({ amount: '0.000000001' })],
    ['for an address with a typo', () => resign({ address: `${stranger.slice(0, -1)}x` })],
    ['with a comment where there are none', () => resign({ memo: 'A-1' })],
    ['that is no JWS', () => 'eyJhbGciOiJub25lIn0.e30.'],
  ])('one %s', async (_, sign) => {
    host.answer('request', (request, response) =>
      json(200, { data: { request: sign() } })(request, response),
    );
    expect(await refused()).toBe('409 REQUEST_NOT_VERIFIED');
    expect(await server.context.db.$count(paymentRequests)).toBe(0);
  });

  it('one whose amount was changed on the way', async () => {
    const [head, body = '', signature] = resign({}).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, amount: '0.25' }));
    const request = `${head}.${changed.toString('base64url')}.${signature}`;
    host.answer('request', json(200, { data: { request } }));
    expect(await refused()).toBe('409 REQUEST_NOT_VERIFIED');
  });

  it.each([
    ['on another chain', { chain: 'main' }],
    ['on a network that is not known', { network: 'DOGE', asset: 'DOGE' }],
    ['in an asset that is not known', { asset: 'FAKE@BTC' }],
    ['in an asset of another network', { asset: 'USDT@ETH' }],
  ])('one %s', async (_, changes) => {
    host.change(changes);
    expect(await refused()).toBe('409 REQUEST_WRONG_NETWORK');
  });

  it('one that has ended', async () => {
    host.change({ exp: host.claims.iat });
    expect(await refused()).toBe('409 REQUEST_EXPIRED');
  });

  it.each([
    [409, 'METHOD_NOT_CHOSEN', '409 METHOD_NOT_CHOSEN'],
    [409, 'DETAILS_MISSING', '409 DETAILS_MISSING'],
    [409, 'REQUEST_EXPIRED', '409 REQUEST_EXPIRED'],
    [409, 'REQUEST_CANCELLED', '409 REQUEST_CANCELLED'],
    [409, 'REQUEST_PAID', '409 REQUEST_PAID'],
    [404, 'NOT_FOUND', '409 REQUEST_NOT_FOUND'],
    [409, 'FEE_CHANGED', '409 REQUEST_NOT_VERIFIED'],
    [302, 'FOUND', '409 REQUEST_NOT_VERIFIED'],
    [500, 'INTERNAL', '409 REQUEST_UNREACHABLE'],
  ])('one whose host answers %i %s', async (status, code, expected) => {
    host.answer('request', json(status, { code }));
    expect(await refused()).toBe(expected);
  });

  it.each([
    ['no JSON', json(200, '<html>')],
    ['no keys', json(200, { keys: [] })],
    ['the keys of another host', json(200, { keys: listHostKeys(hostKeysOf(8)) })],
    ['nothing', json(404, {})],
  ])('one whose host publishes %s', async (_, answer) => {
    host.answer('keys', answer);
    expect(await refused()).toBe('409 REQUEST_NOT_VERIFIED');
  });

  it('one whose host sends too much, or ends the connection', async () => {
    host.answer('request', json(200, { data: { request: 'x'.repeat(70_000) } }));
    expect(await refused()).toBe('409 REQUEST_UNREACHABLE');
    host.answer('request', (request) => request.socket.destroy());
    expect(await refused()).toBe('409 REQUEST_UNREACHABLE');
    await host.close();
    expect(await refused()).toBe('409 REQUEST_UNREACHABLE');
  });
});

describe('links into the own network of a server (S29)', () => {
  const pay = `/pay/pay_${'b'.repeat(26)}`;

  it('are refused as a text, before anything is looked up', async () => {
    await start('none', () => {
      throw new Error('nothing is to be looked up');
    });
    for (const origin of [
      ...[
        'http://pay.example.com',
        'http://127.0.0.1:4400',
        'https://127.0.0.1',
        'https://10.0.0.1',
      ],
      ...['https://169.254.169.254', 'https://[::1]', 'https://2130706433', 'https://0x7f.1'],
      ...[
        'https://localhost',
        'https://db.lan',
        'https://pay.example.com:22',
        'ftp://pay.example.com',
      ],
      ...['https://user:secret@pay.example.com', 'file://', 'https://metadata.google.internal'],
    ])
      expect([origin, await refused(`${origin}${pay}`)]).toEqual([
        origin,
        '409 REQUEST_LINK_REFUSED',
      ]);
    expect(await refused(`${host.link.replace('http:', 'https:')}`)).toBe(
      '409 REQUEST_LINK_REFUSED',
    );
  });

  it('are refused also where webhooks reach this machine: a stranger wrote them', async () => {
    await start('loopback');
    for (const origin of [host.origin, 'http://127.0.0.1:4400', 'https://localhost'])
      expect(await refused(`${origin}${pay}`)).toBe('409 REQUEST_LINK_REFUSED');
    expect(host.connections()).toBe(0);
  });

  it('are connected to nowhere where a name leads to a private address', async () => {
    for (const address of ['127.0.0.1', '10.1.2.3', '::1', '::ffff:127.0.0.1', '169.254.169.254']) {
      await start('none', () => [
        { address: '93.184.215.14', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ]);
      const { port } = new URL(host.origin);
      expect(await refused(`https://shop.example:${port}${pay}`)).toBe('409 REQUEST_UNREACHABLE');
    }
    expect(host.connections()).toBe(0);
  });

  it('are plain http for this machine alone, also where private addresses are allowed', async () => {
    const { port } = new URL(host.origin);
    expect(await refused(`http://shop.example:${port}${pay}`)).toBe('409 REQUEST_LINK_REFUSED');
    expect(host.connections()).toBe(0);
  });
});

describe('a payment of a request', () => {
  const orderOf = (request: PaymentRequest, changes: Partial<CreateIntent> = {}): CreateIntent => ({
    ...{ amount: request.amount, destinationAddress: request.address, tokenId: null },
    ...{ feeRate: 'Medium', feeRateValue: null, sendingMax: false, memo: null },
    requestId: request.id,
    ...changes,
  });
  const review = (body: CreateIntent) =>
    server.call(createIntent, { params: placeOf(payer), body }, payer);
  const refusedReview = async (body: CreateIntent) =>
    (await server.refusal(createIntent, { params: placeOf(payer), body }, payer)).code;
  const signing = (
    { amount, destinationAddress }: CreateIntent,
    { intentId, digest }: { readonly intentId: string; readonly digest: string },
  ) =>
    [
      { params: placeOf(payer), body: sendRequest({ amount, destinationAddress }) },
      { ...payer, intent: `${intentId}; digest=${digest}`, idempotencyKey: intentId },
    ] as const;
  const sign = async (order: CreateIntent) =>
    server.call(createTransaction, ...signing(order, await review(order)));

  it('is broadcast here, and handed to the host until it sees it', async () => {
    const sent = await sign(orderOf(await open()));
    expect(sent).toMatchObject({ status: 'PENDING', value: '0.02500000', toAddress: stranger });
    const unknown = { data: { state: 'UNKNOWN', blockHeight: null, counted: false } };
    const seeing = { now: false };
    const bodies: unknown[] = [];
    host.answer('transactions', (request, response) => {
      request.on('data', (text) => bodies.push(JSON.parse(String(text))));
      const data = { ...unknown.data, state: 'SEEN' };
      request.on('end', () => json(200, seeing.now ? { data } : unknown)(request, response));
    });
    await server.outbox.drain();
    expect(bodies).toHaveLength(1);
    seeing.now = true;
    server.clock.advance(1_000);
    await server.outbox.drain();
    server.clock.advance(3_600_000);
    await server.outbox.drain();
    expect(bodies).toHaveLength(2);
    const [intent] = await server.context.db.select().from(sendIntents);
    const transaction = Buffer.from(intent?.rawTransaction ?? []).toString('hex');
    expect(bodies[1]).toEqual({ network: 'BTC', transaction });
  });

  it('is done without the host, which is asked for a minute only', async () => {
    const sent = await sign(orderOf(await open()));
    await host.close();
    for (let count = 0; count < 20; count += 1) {
      await server.outbox.drain();
      server.clock.advance(60_000);
    }
    const [row] = await server.context.db
      .select()
      .from(sendIntents)
      .where(eq(sendIntents.transactionId, sent.id));
    expect(row?.status).toBe('BROADCAST');
  });

  it('is made once, also when two reviews are signed at once', async () => {
    const order = orderOf(await open());
    const [first, second] = [await review(order), await review(order)];
    const outcomes = await Promise.allSettled([
      server.call(createTransaction, ...signing(order, first)),
      server.call(createTransaction, ...signing(order, second)),
    ]);
    const failed = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(failed).toHaveLength(1);
    expect(String(failed[0])).toContain('REQUEST_PAID');
    expect(await server.context.db.$count(sendIntents)).toBe(1);
    expect(await refused()).toBe('409 REQUEST_PAID');
    expect(await refusedReview(order)).toBe('REQUEST_PAID');
  });

  it('may be made again where the network has refused the first', async () => {
    const order = orderOf(await open());
    const sent = await sign(order);
    const { db } = server.context;
    await db.update(transactions).set({ endedAs: 'FAILED' }).where(eq(transactions.id, sent.id));
    expect((await open()).host).toBe(new URL(host.origin).host);
  });

  it.each([
    ['another amount', { amount: toDecimal('0.0251') }],
    ['the maximum', { sendingMax: true }],
    [
      'another recipient',
      { destinationAddress: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3' },
    ],
  ])('is not reviewed with %s', async (_, changes) => {
    expect(await refusedReview(orderOf(await open(), changes))).toBe('REQUEST_CHANGED');
  });

  it('is not reviewed once the host asks for something else, or for nothing', async () => {
    const order = orderOf(await open());
    host.change({ amount: '0.02600000' });
    expect(await refusedReview(order)).toBe('REQUEST_CHANGED');
    host.change({ amount: '0.02500000', exp: host.claims.exp + 60 });
    expect(await refusedReview(order)).toBe('REQUEST_CHANGED');
    host.answer('request', json(409, { code: 'REQUEST_CANCELLED' }));
    expect(await refusedReview(order)).toBe('REQUEST_CANCELLED');
    await host.close();
    expect(await refusedReview(order)).toBe('REQUEST_UNREACHABLE');
  });

  it('is not signed after its end, nor once its row differs from its review', async () => {
    const order = orderOf(await open());
    const reviewed = await review(order);
    const refusedSign = async () =>
      (await server.refusal(createTransaction, ...signing(order, reviewed))).code;
    const { db } = server.context;
    await db.update(paymentRequests).set({ units: toBaseUnits(2_600_000n) });
    expect(await refusedSign()).toBe('REQUEST_CHANGED');
    await db
      .update(paymentRequests)
      .set({ units: toBaseUnits(2_500_000n), expiresAt: new Date(server.clock.now()) });
    expect(await refusedSign()).toBe('REQUEST_EXPIRED');
    expect(await db.$count(sendIntents)).toBe(0);
  });

  it('is of the wallet that opened it', async () => {
    const order = orderOf(await open());
    const other = await signUpWithAccount(server, 'other@example.com', 'BTC');
    const place = { params: placeOf(other), body: order };
    expect(await server.refusal(createIntent, place, other)).toMatchObject({ status: 404 });
  });
});
