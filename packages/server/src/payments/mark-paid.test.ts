import { toDecimal } from '@billfold/core';
import {
  type BusinessSummary,
  cancelPayment,
  createPaymentLink,
  createRefund,
  getBusinessSummary,
  getCheckout,
  getCheckoutLink,
  getCheckoutReceipt,
  getPayment,
  listAudit,
  listMerchantPaymentEvents,
  listPayments,
  markMerchantPaymentPaid,
  markPaymentInvalid,
  markPaymentPaid,
  type Payment,
  payCheckoutLink,
} from '@billfold/core/contract';
import { addAmounts } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { askedPayment } from '../../test/asked-payment.ts';
import { strangers } from '../../test/funded.ts';
import { decideAgain, endWindow, seeTransfer } from '../../test/payment-money.ts';
import { mailsTo } from '../../test/people.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { sumUnbilled } from '../billing/sum-unbilled.ts';
import { chainCursors, paymentClaims, paymentTransfers, transfersOut } from '../db/schema.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC']);
  const syncedAt = new Date(server.clock.now());
  await server.context.db
    .insert(chainCursors)
    .values({ network: 'BTC', height: 100, hash: 'f'.repeat(64), syncedAt })
    .onConflictDoNothing();
});

const reason = 'Paid in cash';
const ask = (changes: Parameters<typeof askToBePaid>[1] = {}) =>
  askToBePaid(shop, { method: 'BTC', ...changes });
const placeOf = ({ id }: Pick<Payment, 'id'>) => ({
  params: { businessId: shop.businessId, id },
});
const callOf = (payment: Pick<Payment, 'id'>, text: string | null = reason) => ({
  ...placeOf(payment),
  body: { reason: text },
});
const mark = async (payment: Pick<Payment, 'id'>) =>
  (await server.call(markPaymentPaid, callOf(payment), shop.owner)).data;
const refusal = (payment: Pick<Payment, 'id'>, text: string | null = reason) =>
  server.refusal(markPaymentPaid, callOf(payment, text), shop.owner);
const undo = async (payment: Pick<Payment, 'id'>) =>
  (await server.call(markPaymentInvalid, callOf(payment, 'Wrong order'), shop.owner)).data;
const reading = async (payment: Pick<Payment, 'id'>) =>
  (await server.call(getPayment, placeOf(payment), shop.owner)).data;
const eventsOf = async ({ id }: Pick<Payment, 'id'>) =>
  (await server.call(listMerchantPaymentEvents, { params: { id } }, shop.key)).data;
const summary = async (): Promise<BusinessSummary> => {
  const params = { businessId: shop.businessId };
  return (await server.call(getBusinessSummary, { params, query: {} }, shop.owner)).data;
};

/** Lets a part come in time or, after the end, too late. */
const part = (payment: Payment) => seeTransfer(shop, payment, '0.0001');

async function expired(): Promise<Payment> {
  const payment = await ask();
  await endWindow(shop, payment);
  return reading(payment);
}

async function underpaid(): Promise<Payment> {
  const payment = await ask();
  await part(payment);
  for (let turn = 0; turn < 2; turn += 1) await endWindow(shop, await reading(payment));
  return reading(payment);
}

async function cancelled(): Promise<Payment> {
  const payment = await ask();
  await server.call(cancelPayment, callOf(payment), shop.owner);
  return reading(payment);
}

async function late(): Promise<Payment> {
  const payment = await expired();
  server.clock.advance(60_000);
  await part(payment);
  return reading(payment);
}

async function invalid(): Promise<Payment> {
  const payment = await ask();
  await part(payment);
  return undo(payment);
}

/** Gives all transfers of a payment their last confirmation. */
async function confirmAll({ id }: Payment): Promise<void> {
  const { db } = server.context;
  const minedAt = new Date(server.clock.now());
  await db
    .update(paymentTransfers)
    .set({ blockHeight: 50, minedAt })
    .where(eq(paymentTransfers.paymentId, id));
  await decideAgain(shop, id);
}

describe('a payment that was paid elsewhere', () => {
  const states: readonly (readonly [string, () => Promise<Payment>])[] = [
    ['that waits for a method', () => askToBePaid(shop)],
    ['that waits for its money', ask],
    [
      'of which a part came',
      async () => {
        const payment = await ask();
        await part(payment);
        return reading(payment);
      },
    ],
    ['that expired', expired],
    ['that expired with a part', underpaid],
    ['for which a part came late', late],
    ['that was cancelled', cancelled],
    ['that was declared void', invalid],
  ];

  it.each(states)('%s is complete by a mark, and received nothing by it', async (_, make) => {
    const before = await make();
    server.clock.advance(1_000);
    const marked = await mark(before);
    expect(marked).toMatchObject({
      ...{ status: 'COMPLETED', displayStatus: 'Completed', refundState: 'NONE' },
      ...{ credited: before.credited, seen: before.seen, confirmed: before.confirmed },
      ...{ shortBy: expect.stringMatching(/^[0.]+$/), overBy: expect.stringMatching(/^[0.]+$/) },
      ...{ confirmations: null, detectedAt: before.detectedAt },
      ...{ confirmedAt: new Date(server.clock.now()), completedAt: new Date(server.clock.now()) },
      flags: expect.arrayContaining(['manuallyMarked']),
    });
    expect(marked.paidState).toBe(before.paidState === 'UNPAID' ? 'UNPAID' : 'PAID');
    expect(addAmounts([marked.credited, marked.paidElsewhere ?? toDecimal('0')])).toBe('50');
    const types = (await eventsOf(before)).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['payment.confirmed', 'payment.completed']);
    expect(types.filter((type) => type === 'payment.detected')).toEqual([]);
    // Deciding it again changes nothing.
    await decideAgain(shop, before.id);
    expect(await reading(before)).toMatchObject(marked);
  });

  it('says who marked it and how it was paid, to the team alone', async () => {
    const carla = { email: 'carla@example.com' };
    const payment = await ask({ customer: carla });
    await mark(payment);
    const { timeline } = await reading(payment);
    expect(timeline.map(({ type, actor, reason: why }) => [type, actor, why])).toEqual([
      ['payment.created', 'Shop', null],
      ['payment.marked_paid', 'Ada', reason],
      ['payment.confirmed', 'Ada', null],
      ['payment.completed', 'Ada', null],
    ]);
    const place = { params: { businessId: shop.businessId }, query: {} };
    const { data: log } = await server.call(listAudit, place, shop.owner);
    expect(log[0]).toMatchObject({ action: 'payment.marked_paid', target: payment.id });
    expect(JSON.stringify(log[0])).toContain(reason);
    const params = { id: payment.id };
    const { data: checkout } = await server.call(getCheckout, { params });
    expect(checkout).toMatchObject({ status: 'COMPLETED', paidElsewhere: '50', method: null });
    const { data: receipt } = await server.call(getCheckoutReceipt, { params });
    expect(receipt).toMatchObject({
      ...{ state: 'VALID', credited: '0', paidElsewhere: '50', transfers: [] },
    });
    const [mail, ...more] = await mailsTo(server.context.db, carla.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Corner Shop marked your payment as paid.');
    expect(mail?.text).toContain('Marked as paid by the shop: €50.00');
    expect(mail?.text).not.toMatch(/received your payment|Paid with/);
    for (const told of [checkout, receipt, mail, await eventsOf(payment)])
      expect(JSON.stringify(told)).not.toContain(reason);
  });

  it('tells webhooks the part that was paid elsewhere', async () => {
    const payment = await ask();
    await mark(payment);
    const last = (await eventsOf(payment)).at(-1);
    expect(last).toMatchObject({
      type: 'payment.completed',
      data: { object: { status: 'COMPLETED', paidElsewhere: '50', credited: '0' } },
    });
  });

  it('counts as paid, and adds nothing to what came, its average, or the fee', async () => {
    const paid = await ask();
    await seeTransfer(shop, paid, paid.due ?? '');
    await confirmAll(paid);
    const payment = await ask();
    const before = await summary();
    await mark(payment);
    const after = await summary();
    const { open, converted, conversion } = before;
    expect([open, converted, conversion]).toEqual([1, 1, '50']);
    expect(after).toEqual({ ...before, open: 0, converted: 2, conversion: '100' });
    const span = { from: new Date(0), to: new Date(server.clock.now() + 1) };
    const books = { businessId: shop.businessId, livemode: false };
    const unbilled = await sumUnbilled(server.context.db, books, span);
    expect(unbilled.map((each) => each.payments)).toEqual([1]);
  });

  it('pays the only use of its link', async () => {
    const { businessId, owner } = shop;
    const body = { title: 'Rent', currency: 'EUR', price: toDecimal('20.00'), maxUses: 1 };
    const { data: link } = await server.call(
      createPaymentLink,
      { params: { businessId }, body },
      owner,
    );
    const params = { slug: link.url.slice(link.url.lastIndexOf('/') + 1) };
    const { data: payment } = await server.call(payCheckoutLink, {
      ...{ params, body: { amount: null } },
    });
    await mark(payment);
    const { data: page } = await server.call(getCheckoutLink, { params });
    expect(page).toMatchObject({ use: 'PAID', paidAt: new Date(server.clock.now()) });
  });

  it('is marked by a key too, once however often it asks', async () => {
    const { id } = await ask();
    const request = { params: { id }, body: { reason } };
    const options = { ...shop.key, idempotencyKey: 'cash-1' };
    const { data } = await server.call(markMerchantPaymentPaid, request, options);
    expect(data).toMatchObject({ status: 'COMPLETED', paidElsewhere: '50' });
    expect((await server.call(markMerchantPaymentPaid, request, options)).data).toEqual(data);
    expect((await reading({ id })).timeline[1]).toMatchObject({
      ...{ type: 'payment.marked_paid', actorKind: 'key', reason },
    });
    const empty = { params: { id }, body: { reason: ' ' } };
    expect(await server.refusal(markMerchantPaymentPaid, empty, shop.key)).toMatchObject({
      status: 400,
    });
  });

  it('is marked once by two presses', async () => {
    const payment = await ask();
    const results = await Promise.allSettled([mark(payment), mark(payment)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const types = (await eventsOf(payment)).map(({ type }) => type);
    expect(types).toEqual(['payment.created', 'payment.confirmed', 'payment.completed']);
  });
});

describe('a mark as paid is refused', () => {
  it('without a reason', async () => {
    const payment = await ask();
    for (const text of [null, ' '])
      expect(await refusal(payment, text)).toMatchObject({
        ...{ status: 400, fields: { reason: [expect.any(String)] } },
      });
    expect(await reading(payment)).toMatchObject({ status: 'PENDING' });
  });

  it('while the money is being confirmed, and once it is', async () => {
    const payment = await ask();
    await seeTransfer(shop, payment, payment.due ?? '');
    expect(await refusal(payment)).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    await confirmAll(payment);
    expect(await refusal(payment)).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    const undone = await server.refusal(markPaymentInvalid, callOf(payment), shop.owner);
    expect(undone).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
  });

  it('where the price came late: it can be accepted', async () => {
    const payment = await expired();
    server.clock.advance(60_000);
    await seeTransfer(shop, payment, payment.due ?? '');
    const refused = await refusal(payment);
    expect(refused).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    expect(refused.errors[0]).toContain('Accept it instead.');
  });

  it('while money of it goes back, and once it did', async () => {
    const payment = await underpaid();
    await confirmAll(payment);
    const body = {
      ...({ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'MERCHANT' } as const),
      ...{ reason: null, address: strangers.BTC },
    } as const;
    await server.call(createRefund, { ...placeOf(payment), body }, shop.owner);
    expect(await refusal(payment)).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    await server.context.db
      .update(transfersOut)
      .set({ status: 'CONFIRMED', confirmedAt: new Date() });
    await decideAgain(shop, payment.id);
    expect(await reading(payment)).toMatchObject({ refundState: 'FULL' });
    expect(await refusal(payment)).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
  });

  it('where its order has another payment', async () => {
    const payment = await ask({ orderId: 'A-1' });
    await endWindow(shop, payment);
    await ask({ orderId: 'A-1' });
    expect(await refusal(payment)).toMatchObject({ status: 409, code: 'ORDER_ID_IN_USE' });
  });
});

describe('money that comes after a mark as paid', () => {
  const attention = async () => {
    const params = { businessId: shop.businessId };
    const query = { needsAttention: true };
    return (await server.call(listPayments, { params, query }, shop.owner)).data;
  };

  it.each([
    ['all of it', '0.001'],
    ['less than the price', '0.0001'],
  ])('is too much, whether %s or not: %s', async (_, amount) => {
    const payment = await ask();
    await mark(payment);
    expect(await attention()).toEqual([]);
    server.clock.advance(60_000);
    await seeTransfer(shop, payment, amount);
    expect(await reading(payment)).toMatchObject({
      ...{ status: 'COMPLETED', paidState: 'OVERPAID', paidElsewhere: '50' },
      overBy: expect.stringMatching(new RegExp(`^${amount}0*$`)),
    });
    expect((await attention()).map(({ id }) => id)).toEqual([payment.id]);
    expect((await eventsOf(payment)).at(-1)).toMatchObject({
      ...{ type: 'payment.attention', data: { reasons: ['overpaid'] } },
    });
    const { count, received, overpaid } = await summary();
    expect({ count, overpaid }).toEqual({ count: 1, overpaid: received });
  });

  it('is only too much as far as it is more than came before', async () => {
    const payment = await ask();
    await part(payment);
    await mark(payment);
    server.clock.advance(60_000);
    await part(payment);
    // Both parts count by their sum, whose value is rounded once.
    expect(await reading(payment)).toMatchObject({
      ...{ paidState: 'OVERPAID', seen: '0.00020000', overBy: '0.00010000' },
    });
  });

  it('may still replace what came before', async () => {
    const asked = await askedPayment('BTC');
    await asked.pay({ amount: asked.partOf(60n) });
    await asked.look();
    const params = { businessId: asked.shop.businessId, id: asked.payment.id };
    const call = { params, body: { reason } };
    await asked.server.call(markPaymentPaid, call, asked.shop.owner);
    expect(await asked.server.context.db.$count(paymentClaims)).toBeGreaterThan(0);
    await asked.mine(8);
    expect(await asked.state()).toMatchObject({ status: 'COMPLETED', paidState: 'PAID' });
  });

  it('goes back whole, and leaves the payment complete', async () => {
    const payment = await ask({ orderId: 'A-1' });
    await mark(payment);
    await seeTransfer(shop, payment, payment.due ?? '');
    await confirmAll(payment);
    const body = {
      ...({ amount: { kind: 'OVERPAID' }, networkFeePaidBy: 'MERCHANT' } as const),
      ...{ reason: null, address: strangers.BTC },
    } as const;
    const { data: refund } = await server.call(
      createRefund,
      { ...placeOf(payment), body },
      shop.owner,
    );
    expect(refund.amount).toBe(payment.due);
    await server.context.db
      .update(transfersOut)
      .set({ status: 'CONFIRMED', confirmedAt: new Date() });
    await decideAgain(shop, payment.id);
    expect(await reading(payment)).toMatchObject({
      ...{ status: 'COMPLETED', displayStatus: 'Completed', refundState: 'NONE' },
      paidState: 'PAID',
    });
    expect(await attention()).toEqual([]);
  });
});

describe('a mark as paid that was a mistake', () => {
  it('is taken back by a mark as invalid, and can be set again', async () => {
    const payment = await ask({ customer: { email: 'carla@example.com' } });
    await mark(payment);
    // The clock stands still: the later mark holds all the same.
    const undone = await undo(payment);
    expect(undone).toMatchObject({
      ...{ status: 'INVALID', paidState: 'UNPAID', paidElsewhere: null },
      ...{ confirmedAt: null, completedAt: null },
    });
    const params = { id: payment.id };
    const receiptOf = async () => (await server.call(getCheckoutReceipt, { params })).data;
    expect(await receiptOf()).toMatchObject({ state: 'VOID', paidElsewhere: null });
    expect(await summary()).toMatchObject({ count: 0, converted: 0, received: '0' });
    await mark(payment);
    expect(await receiptOf()).toMatchObject({ number: '1', state: 'VALID', paidElsewhere: '50' });
    expect((await eventsOf(payment)).map(({ type }) => type)).toEqual([
      ...['payment.created', 'payment.confirmed', 'payment.completed', 'payment.invalid'],
      ...['payment.confirmed', 'payment.completed'],
    ]);
  });

  it('leaves money that came since to be accepted', async () => {
    const payment = await ask();
    await mark(payment);
    await seeTransfer(shop, payment, payment.due ?? '');
    await confirmAll(payment);
    const undone = await undo(payment);
    expect(undone).toMatchObject({ status: 'INVALID', paidState: 'PAID' });
    expect(await refusal(payment)).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
  });
});
