import { toDecimal } from '@billfold/core';
import {
  acceptMerchantPayment,
  acceptPayment,
  cancelMerchantPayment,
  cancelPayment,
  createMerchantPayment,
  createRefund,
  type Endpoint,
  getBusinessSummary,
  getPayment,
  listAudit,
  listMerchantPaymentEvents,
  listPayments,
  markPaymentInvalid,
  markPaymentPaid,
  type Payment,
  refreshPayment,
  reopenPayment,
  selectMerchantMethod,
  sendReceipt,
  setPaymentHandled,
  setPaymentNote,
  simulatePayment,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endWindow, seeTransfer } from '../../test/payment-money.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import {
  addressStock,
  businessMembers,
  chainCursors,
  paymentQuotes,
  payments,
} from '../db/schema.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server);
  const syncedAt = new Date(server.clock.now());
  for (const network of ['BTC', 'ETH', 'TRX', 'SOL', 'TON'])
    await server.context.db
      .insert(chainCursors)
      .values({ network, height: 100, hash: 'f'.repeat(64), syncedAt })
      .onConflictDoNothing();
});

const bitcoin = { asset: 'BTC', network: 'BTC' } as const;
const ether = { asset: 'ETH', network: 'ETH' } as const;
const select = async ({ id }: Payment, body: typeof bitcoin | typeof ether = bitcoin) =>
  (await server.call(selectMerchantMethod, { params: { id }, body }, shop.key)).data;
const reading = async ({ id }: Payment) => {
  const params = { businessId: shop.businessId, id };
  return (await server.call(getPayment, { params }, shop.owner)).data;
};
const placeOf = ({ id }: Payment) => ({ params: { businessId: shop.businessId, id } });
const because = (reason: string | null = null) => ({ body: { reason } });

describe('a new price for an expired payment', () => {
  const refresh = async (payment: Payment, reason: string | null = null) => {
    const call = { ...placeOf(payment), ...because(reason) };
    return (await server.call(refreshPayment, call, shop.owner)).data;
  };
  const refusal = (payment: Payment) =>
    server.refusal(refreshPayment, { ...placeOf(payment), ...because() }, shop.owner);

  it('opens it at the same address, says so in its history, and is recorded', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC', orderId: 'A-1' });
    await endWindow(shop, payment);
    const fresh = await refresh(payment, 'She called');
    expect(fresh).toMatchObject({ status: 'PENDING', displayStatus: 'Pending', orderId: 'A-1' });
    expect(fresh.method?.address).toBe(payment.method?.address);
    expect(fresh.expiresAt?.getTime()).toBe(server.clock.now() + 15 * 60_000);
    expect((await reading(payment)).timeline.at(-1)).toMatchObject({
      ...{ type: 'payment.attention', attention: ['reopened'], reason: 'She called' },
    });
    const place = { params: { businessId: shop.businessId }, query: {} };
    const { data } = await server.call(listAudit, place, shop.owner);
    expect(data[0]).toMatchObject({ action: 'payment.refreshed', target: payment.id });
  });

  it('is refused while it is open, once money came, and where its order has another payment', async () => {
    const open = await askToBePaid(shop, { method: 'BTC' });
    expect(await refusal(open)).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    const half = await askToBePaid(shop, { method: 'BTC' });
    await seeTransfer(shop, half, '0.0001');
    await endWindow(shop, half);
    expect(await refusal(half)).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    const first = await askToBePaid(shop, { method: 'BTC', orderId: 'A-2' });
    await endWindow(shop, first);
    await askToBePaid(shop, { method: 'BTC', orderId: 'A-2' });
    expect(await refusal(first)).toMatchObject({ status: 409, code: 'ORDER_ID_IN_USE' });
  });

  it('gives it another address where its own runs code by now', async () => {
    const payment = await askToBePaid(shop, { method: 'ETH' });
    await endWindow(shop, payment);
    const { db } = server.context;
    await db
      .update(addressStock)
      .set({ isDelegated: true })
      .where(eq(addressStock.address, payment.method?.address ?? ''));
    const fresh = await refresh(payment);
    expect(fresh).toMatchObject({ status: 'PENDING', method: { network: 'ETH' } });
    expect(fresh.method?.address).not.toBe(payment.method?.address);
    expect(await db.$count(addressStock, eq(addressStock.leasePaymentId, payment.id))).toBe(2);
    await endWindow(shop, fresh);
    expect((await refresh(payment)).method?.address).toBe(fresh.method?.address);
  });

  it('needs a method to price', async () => {
    const payment = await askToBePaid(shop);
    server.clock.advance(3 * 3_600_000);
    await endWindow(shop, payment);
    expect(await refusal(payment)).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
  });
});

describe('the choice of a method', () => {
  it('locks a quote, and keeps it while it holds: nobody picks the best of several rates', async () => {
    const chosen = await select(await askToBePaid(shop));
    expect(chosen).toMatchObject({ status: 'PENDING', method: { asset: 'BTC' } });
    server.clock.advance(60_000);
    expect(await select(chosen)).toEqual(chosen);
  });

  it('refreshes the price at the same address once the window has ended', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC', orderId: 'A-1' });
    await endWindow(shop, payment);
    expect(await reading(payment)).toMatchObject({ status: 'EXPIRED', displayStatus: 'Expired' });
    const fresh = await select(payment);
    expect(fresh).toMatchObject({ status: 'PENDING', orderId: 'A-1' });
    expect(fresh.method?.address).toBe(payment.method?.address);
    expect(fresh.expiresAt?.getTime()).toBe(server.clock.now() + 15 * 60_000);
  });

  it('keeps address, reference and comment of each network, however often it changes', async () => {
    const payment = await askToBePaid(shop, { method: 'SOL' });
    const other = await select(payment, ether);
    expect(other.method?.network).toBe('ETH');
    const params = { id: payment.id };
    const body = { asset: 'SOL', network: 'SOL' } as const;
    const { data: back } = await server.call(selectMerchantMethod, { params, body }, shop.key);
    expect([back.method?.address, back.method?.reference]).toEqual([
      ...[payment.method?.address, payment.method?.reference],
    ]);
  });

  it('locks one quote for two choices at once', async () => {
    const payment = await askToBePaid(shop);
    const [one, other] = await Promise.all([select(payment), select(payment)]);
    expect(other?.method).toEqual(one?.method);
    expect(await server.context.db.$count(paymentQuotes)).toBe(1);
  });

  it('is refused once money was seen, and for what the payment does not take', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC', assets: ['BTC'] });
    const params = { id: payment.id };
    const refused = await server.refusal(selectMerchantMethod, { params, body: ether }, shop.key);
    expect(refused).toMatchObject({ status: 400, code: 'ASSET_NOT_ACCEPTED' });
    await seeTransfer(shop, payment, '0.0001');
    const late = await server.refusal(selectMerchantMethod, { params, body: bitcoin }, shop.key);
    expect(late).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    expect(late.errors[0]).toContain('underpaid');
  });
});

describe('the cancellation of a payment', () => {
  it('ends it and frees its order id, and is recorded', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC', orderId: 'A-1' });
    const { data } = await server.call(
      cancelPayment,
      { ...placeOf(payment), ...because('sold out') },
      shop.owner,
    );
    expect(data).toMatchObject({ status: 'CANCELLED', displayStatus: 'Cancelled' });
    await askToBePaid(shop, { orderId: 'A-1' });
    const { businessId } = shop;
    const { data: entries } = await server.call(
      listAudit,
      { params: { businessId }, query: {} },
      shop.owner,
    );
    expect(entries[0]).toMatchObject({ action: 'payment.cancelled', target: payment.id });
    const { timeline } = await reading(payment);
    expect(timeline.map(({ type, actorKind, actor }) => [type, actorKind, actor])).toEqual([
      ['payment.created', 'key', 'Shop'],
      ['payment.cancelled', 'user', 'Ada'],
    ]);
  });

  it('is refused once money was seen, whichever came first', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const params = { id: payment.id };
    const [cancelled] = await Promise.allSettled([
      server.call(cancelMerchantPayment, { params }, shop.key),
      seeTransfer(shop, payment, payment.due ?? ''),
    ]);
    const { status, seen } = await reading(payment);
    expect(status).toBe(cancelled.status === 'fulfilled' ? 'CANCELLED' : 'CONFIRMING');
    expect(seen).toBe(payment.due);
    expect(await server.refusal(cancelMerchantPayment, { params }, shop.key)).toMatchObject({
      ...{ status: 409, code: 'STATE_CONFLICT' },
    });
  });
});

describe('a payment that ended with too little', () => {
  async function underpaid(own: Parameters<typeof askToBePaid>[1] = {}, part = '0.0001') {
    const payment = await askToBePaid(shop, { method: 'BTC', ...own });
    await seeTransfer(shop, payment, part);
    for (let turn = 0; turn < 2; turn += 1) await endWindow(shop, await reading(payment));
    const ended = await reading(payment);
    expect(ended).toMatchObject({ status: 'EXPIRED', displayStatus: 'Underpaid' });
    return ended;
  }

  it('is accepted as paid', async () => {
    const payment = await underpaid();
    const accepted = await server.call(
      acceptPayment,
      { ...placeOf(payment), ...because('close enough') },
      shop.owner,
    );
    expect(accepted.data).toMatchObject({
      status: 'CONFIRMING',
      flags: ['manuallyMarked', 'test'],
    });
    const again = await server.refusal(
      acceptMerchantPayment,
      { params: { id: payment.id } },
      shop.key,
    );
    expect(again).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
  });

  it('is asked for the rest with a new quote at the same address', async () => {
    const payment = await underpaid();
    const { data } = await server.call(
      reopenPayment,
      { ...placeOf(payment), ...because() },
      shop.owner,
    );
    expect(data).toMatchObject({ status: 'PENDING', displayStatus: 'Underpaid' });
    expect(data.method?.address).toBe(payment.method?.address);
    await seeTransfer(shop, payment, data.shortBy);
    expect(await reading(payment)).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
  });

  it('is asked for what was still missing, to the unit, while the rate is the same', async () => {
    const price = { amount: toDecimal('24.90'), currency: 'EUR' };
    const payment = await underpaid({ method: 'USDT@ETH', price }, '26.39');
    expect(payment).toMatchObject({ due: '27.390000', shortBy: '1.000000' });
    const call = { ...placeOf(payment), ...because() };
    const { data } = await server.call(reopenPayment, call, shop.owner);
    expect(data).toMatchObject({ due: '27.390000', shortBy: '1.000000' });
    await seeTransfer(shop, payment, '1');
    expect(await reading(payment)).toMatchObject({ paidState: 'PAID', credited: '24.9' });
  });

  it('stays ended while its order has another payment', async () => {
    const payment = await underpaid({ orderId: 'A-1' });
    await askToBePaid(shop, { orderId: 'A-1' });
    for (const endpoint of [acceptPayment, reopenPayment]) {
      const body = { ...placeOf(payment), ...because() };
      const refused = await server.refusal(endpoint, body, shop.owner);
      expect(refused).toMatchObject({ status: 409, code: 'ORDER_ID_IN_USE' });
    }
  });
});

describe('a payment of which a part came while it is open', () => {
  const accept = (payment: Payment) => ({
    ...placeOf(payment),
    ...because('the exchange took 1 %'),
  });

  it('is accepted as paid, and no more is asked for', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC', orderId: 'A-1' });
    await seeTransfer(shop, payment, '0.0001');
    expect(await reading(payment)).toMatchObject({ status: 'PENDING', paidState: 'UNDERPAID' });
    const { data } = await server.call(acceptPayment, accept(payment), shop.owner);
    expect(data).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
    await endWindow(shop, await reading(payment));
    expect(await reading(payment)).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
  });

  it('is not accepted before anything has come', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const refused = await server.refusal(acceptPayment, accept(payment), shop.owner);
    expect(refused).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
  });
});

describe('a payment that a member declares void', () => {
  it('needs a reason, and is invalid', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    await seeTransfer(shop, payment, payment.due ?? '');
    const refused = await server.refusal(
      markPaymentInvalid,
      { ...placeOf(payment), ...because(' ') },
      shop.owner,
    );
    expect(refused).toMatchObject({ status: 400, fields: { reason: [expect.any(String)] } });
    const { data } = await server.call(
      markPaymentInvalid,
      { ...placeOf(payment), ...because('stolen card') },
      shop.owner,
    );
    expect(data).toMatchObject({ status: 'INVALID', flags: ['manuallyMarked', 'test'] });
  });
});

describe('a payment that a member marks as handled', () => {
  const mark = async (payment: Payment, isHandled = true) =>
    (await server.call(setPaymentHandled, { ...placeOf(payment), body: { isHandled } }, shop.owner))
      .data;
  const attention = async () => {
    const params = { businessId: shop.businessId };
    const { data } = await server.call(getBusinessSummary, { params, query: {} }, shop.owner);
    const query = { needsAttention: true };
    const { meta } = await server.call(listPayments, { params, query }, shop.owner);
    return { underpaid: data.attention.underpaid, listed: meta.total };
  };
  const marksInList = async () => {
    const params = { businessId: shop.businessId };
    const { data } = await server.call(listPayments, { params, query: {} }, shop.owner);
    return data.map(({ handled }) => handled?.by ?? null);
  };
  const isCounted = { underpaid: 1, listed: 1 };
  const isLeftOut = { underpaid: 0, listed: 0 };
  const halfPaid = async () => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    await seeTransfer(shop, payment, '0.0001');
    return payment;
  };

  it('leaves the count and the list, says so in its history, and is recorded; the mark can be removed', async () => {
    const payment = await halfPaid();
    expect(await attention()).toEqual(isCounted);
    const { sequence } = await mark(payment);
    expect(await attention()).toEqual(isLeftOut);
    expect(await marksInList()).toEqual(['Ada']);
    const marked = await reading(payment);
    expect(marked).toMatchObject({ sequence, handled: { by: 'Ada' }, displayStatus: 'Underpaid' });
    expect(marked.timeline.at(-1)).toMatchObject({
      sequence,
      type: 'payment.handled',
      actor: 'Ada',
    });
    expect(await mark(payment)).toMatchObject({ sequence });
    const removed = await mark(payment, false);
    expect(removed.sequence).toBe(sequence + 1);
    expect(await marksInList()).toEqual([null]);
    expect(await attention()).toEqual(isCounted);
    const after = await reading(payment);
    expect(after.handled).toBeNull();
    expect(after.timeline.at(-1)).toMatchObject({ type: 'payment.unhandled', attention: [] });
    const place = { params: { businessId: shop.businessId }, query: {} };
    const { data } = await server.call(listAudit, place, shop.owner);
    expect(data.slice(0, 2)).toMatchObject([
      { action: 'payment.unhandled', target: payment.id },
      { action: 'payment.handled', target: payment.id },
    ]);
  });

  it('needs attention again once money comes, and once it ends', async () => {
    const payment = await halfPaid();
    await mark(payment);
    await seeTransfer(shop, payment, '0.00005');
    expect(await attention()).toEqual(isCounted);
    await mark(payment);
    // Money that came too little has moved its end.
    await endWindow(shop, await reading(payment));
    expect(await reading(payment)).toMatchObject({ status: 'EXPIRED', handled: null });
    expect(await attention()).toEqual(isCounted);
  });

  it('tells no webhook', async () => {
    const payment = await halfPaid();
    await mark(payment);
    const params = { id: payment.id };
    const { data } = await server.call(listMerchantPaymentEvents, { params }, shop.key);
    expect(data.map(({ type }) => type)).toEqual(['payment.created', 'payment.attention']);
  });

  it('is refused where nothing needs attention', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const call = { ...placeOf(payment), body: { isHandled: true } };
    const refused = await server.refusal(setPaymentHandled, call, shop.owner);
    expect(refused).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
  });
});

describe('a developer, who has test mode alone', () => {
  const simulation = { amount: toDecimal('0.0001'), confirmations: 0, replaceable: false };
  const refundOfAll = {
    ...{ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'MERCHANT', reason: null, address: null },
  };
  const developed: readonly (readonly [string, Endpoint, object | undefined])[] = [
    ['cancels', cancelPayment, { reason: null }],
    ['gives a new price to', refreshPayment, { reason: null }],
    ['writes a note about', setPaymentNote, { note: 'called' }],
    ['simulates', simulatePayment, simulation],
    ['sends a receipt for', sendReceipt, undefined],
  ];
  const decided: readonly (readonly [string, Endpoint, object | undefined])[] = [
    ['accepts', acceptPayment, { reason: null }],
    ['asks for the rest of', reopenPayment, { reason: null }],
    ['marks as paid', markPaymentPaid, { reason: 'Cash' }],
    ['declares void', markPaymentInvalid, { reason: 'stolen card' }],
    ['marks as handled', setPaymentHandled, { isHandled: true }],
    ['refunds', createRefund, refundOfAll],
  ];
  const refused = async (endpoint: Endpoint, body: object | undefined, livemode: boolean) => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const { db } = server.context;
    await db.update(payments).set({ livemode });
    await db.update(businessMembers).set({ role: 'DEVELOPER' });
    const before = await db.select().from(payments);
    const refusal = await server.refusal(endpoint, { ...placeOf(payment), body }, shop.owner);
    expect(await db.select().from(payments)).toEqual(before);
    return refusal;
  };

  it.each([...developed, ...decided])(
    'R-PERM-02: %s no live payment',
    async (_, endpoint, body) => {
      expect(await refused(endpoint, body, true)).toMatchObject({
        ...{ status: 403, code: 'PERMISSION_DENIED' },
      });
    },
  );

  it.each(decided)('R-PERM-02: %s no test payment either', async (_, endpoint, body) => {
    expect(await refused(endpoint, body, false)).toMatchObject({
      ...{ status: 403, code: 'PERMISSION_DENIED' },
    });
  });

  it('R-PERM-02: notes, simulates and cancels test payments', async () => {
    await server.context.db.update(businessMembers).set({ role: 'DEVELOPER' });
    const paid = await askToBePaid(shop, { method: 'BTC' });
    await server.call(setPaymentNote, { ...placeOf(paid), body: { note: 'called' } }, shop.owner);
    await server.call(simulatePayment, { ...placeOf(paid), body: simulation }, shop.owner);
    expect(await reading(paid)).toMatchObject({ note: 'called' });
    const open = await askToBePaid(shop, { method: 'BTC' });
    await server.call(cancelPayment, { ...placeOf(open), ...because() }, shop.owner);
    expect(await reading(open)).toMatchObject({ status: 'CANCELLED' });
  });
});

describe('the history of a payment', () => {
  it('lists its events as they were sent, and keeps its note to the members', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    await seeTransfer(shop, payment, payment.due ?? '');
    const note = { ...placeOf(payment), body: { note: 'called' } };
    await server.call(setPaymentNote, note, shop.owner);
    expect((await reading(payment)).note).toBe('called');
    const params = { id: payment.id };
    const { data } = await server.call(listMerchantPaymentEvents, { params }, shop.key);
    expect(data.map(({ type, sequence }) => [sequence, type])).toEqual([
      [1, 'payment.created'],
      [2, 'payment.detected'],
    ]);
    expect(JSON.stringify(data)).not.toContain('called');
  });

  it('begins with one event, told with the payment as its creator got it', async () => {
    const body = { price: { amount: toDecimal('5.00'), currency: 'EUR' } };
    const { data: created } = await server.call(createMerchantPayment, { body }, shop.key);
    const params = { id: created.id };
    const { data } = await server.call(listMerchantPaymentEvents, { params }, shop.key);
    expect(data[0]?.data).toEqual({ object: JSON.parse(JSON.stringify(created)) });
  });
});
