import { parseAmount } from '@billfold/core';
import {
  type Checkout,
  type CheckoutUpdate,
  cancelCheckout,
  selectCheckoutMethod,
  setCheckoutCustomer,
  watchCheckout,
} from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirm } from '../../test/funded.ts';
import { endWindow } from '../../test/payment-money.ts';
import { type ReadStream, readStream } from '../../test/read-stream.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';

describe('GET /v1/checkout/{id}/stream', () => {
  let server: TestServer;
  let shop: Shop;
  let origin: string;
  beforeEach(async () => {
    const { options, clock } = await testServerOptions();
    // Nothing but the listening: blocks and books come when the test says so.
    const env = { ...options.env, trustProxy: 1 };
    server = await createTestServer({}, { options: { ...options, env, role: 'api' }, clock });
    shop = await openShop(server, ['BTC', 'ETH']);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    server.start();
    await confirm(server, 1);
    await confirm(server, 0, 'ETH');
  });
  afterEach(() => server.stop());

  const watch = (id: string, ip = '203.0.113.1') =>
    readStream(watchCheckout, { id }, { origin, headers: { 'x-forwarded-for': ip } });
  const stateOf = async (stream: ReadStream<CheckoutUpdate>): Promise<Checkout> => {
    const update = await stream.next();
    if (update === 'end' || update.type === 'ended') throw new Error('the stream has ended');
    return update.checkout;
  };
  async function pay({ method, due }: Checkout): Promise<void> {
    if (method === null || due === null) throw new Error('nothing is due');
    const paid = await server.sandboxes.ETH.ledger.pay({
      address: method.address,
      amount: parseAmount(due, 18),
    });
    expect(paid.outcome).toBe('sent');
  }
  const refused = (id: string, ip = '203.0.113.1') =>
    server.refusal(watchCheckout, { params: { id } }, { ip });

  it('shows each change as it is seen: the choice, the transfer, the blocks', async () => {
    const { id } = await askToBePaid(shop);
    const stream = await watch(id);
    expect(stream.answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(await stateOf(stream)).toMatchObject({ status: 'CREATED', method: null });
    const body = { asset: 'ETH', network: 'ETH' } as const;
    await server.call(selectCheckoutMethod, { params: { id }, body });
    const chosen = await stateOf(stream);
    expect(chosen).toMatchObject({ status: 'PENDING', selected: body });
    await pay(chosen);
    await confirm(server, 0, 'ETH');
    const seen = await stateOf(stream);
    expect(seen).toMatchObject({ status: 'CONFIRMING', transfers: [{ confirmations: 0 }] });
    for (const confirmations of [1, 2, 3]) {
      await confirm(server, 1, 'ETH');
      const state = { status: 'CONFIRMING', transfers: [{ confirmations }] };
      expect(await stateOf(stream)).toMatchObject(state);
    }
    await stream.cancel();
  });

  it('shows another window the method that was chosen instead', async () => {
    const { id } = await askToBePaid(shop, { method: 'BTC' });
    const stream = await watch(id);
    const first = await stateOf(stream);
    server.clock.advance(1_000);
    const body = { asset: 'ETH', network: 'ETH' } as const;
    await server.call(selectCheckoutMethod, { params: { id }, body });
    const second = await stateOf(stream);
    expect(second).toMatchObject({ status: first.status, selected: body });
    expect(second.method?.address).not.toBe(first.method?.address);
    await stream.cancel();
  });

  it('shows who pays, and the end of the window', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const stream = await watch(payment.id);
    expect(await stateOf(stream)).toMatchObject({ email: null });
    const body = { email: 'dan@example.com', name: null, fields: {} };
    await server.call(setCheckoutCustomer, { params: { id: payment.id }, body });
    expect(await stateOf(stream)).toMatchObject({ email: 'd***@example.com' });
    await endWindow(shop, payment);
    expect(await stateOf(stream)).toMatchObject({ status: 'EXPIRED', method: null });
    await stream.cancel();
  });

  it('ends with a payment for which nothing can come any more', async () => {
    const { id } = await askToBePaid(shop);
    const stream = await watch(id);
    await stateOf(stream);
    await server.call(cancelCheckout, { params: { id } });
    expect(await stateOf(stream)).toMatchObject({ status: 'CANCELLED' });
    expect(await stream.next()).toEqual({ type: 'ended' });
    expect(await stream.next()).toBe('end');
    const later = await watch(id);
    expect(await stateOf(later)).toMatchObject({ status: 'CANCELLED' });
    expect(await later.next()).toEqual({ type: 'ended' });
  });

  it('ends a day after a payment that had an address is over', async () => {
    const { id } = await askToBePaid(shop, { method: 'BTC' });
    await server.call(cancelCheckout, { params: { id } });
    const early = await watch(id);
    await stateOf(early);
    await early.cancel();
    server.clock.advance(24 * 3_600_000);
    const late = await watch(id);
    await stateOf(late);
    expect(await late.next()).toEqual({ type: 'ended' });
  });

  it('shows only its own payment', async () => {
    const mine = await askToBePaid(shop);
    const other = await askToBePaid(shop);
    const stream = await watch(mine.id);
    await stateOf(stream);
    await server.call(cancelCheckout, { params: { id: other.id } });
    await server.call(cancelCheckout, { params: { id: mine.id } });
    expect(await stateOf(stream)).toMatchObject({ id: mine.id, status: 'CANCELLED' });
  });

  it('is three times open for one payment, and its place is free when one leaves', async () => {
    const { id } = await askToBePaid(shop);
    const streams = [];
    for (const last of [1, 2, 3]) streams.push(await watch(id, `203.0.113.${last}`));
    expect(await refused(id, '203.0.113.4')).toMatchObject({
      ...{ status: 429, code: 'TOO_MANY_STREAMS', retryAfter: '15' },
    });
    await streams[0]?.cancel();
    await expect.poll(() => watch(id).then(() => 'open', String)).toBe('open');
  });

  it('is twenty times open for one address', async () => {
    for (let count = 0; count < 20; count += 1) await watch((await askToBePaid(shop)).id);
    const { id } = await askToBePaid(shop);
    expect(await refused(id)).toMatchObject({ status: 429, code: 'TOO_MANY_STREAMS' });
    await watch(id, '203.0.113.2');
  });

  it('answers an id that names no payment as the page does', async () => {
    expect(await refused(`pay_${'a'.repeat(26)}`)).toMatchObject({ status: 404 });
    expect(await refused('evt_1')).toMatchObject({ status: 404 });
  });

  it('lets go of everybody when the server stops', async () => {
    const stream = await watch((await askToBePaid(shop)).id);
    await stateOf(stream);
    await server.stop();
    expect(await stream.next()).toBe('end');
  });
});
