import { toDecimal } from '@billfold/core';
import {
  billingSettings,
  getBilling,
  getCheckoutLink,
  getInvoice,
  type Invoice,
  listInvoices,
  type Payment,
  payCheckoutLink,
  selectCheckoutMethod,
  simulateMerchantPayment,
  updatePaymentLink,
} from '@billfold/core/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm } from '../../test/funded.ts';
import { mailsTo } from '../../test/people.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { paymentLinks, payments, paymentTransfers, sessions } from '../db/schema.ts';
import { noFees } from '../platform/billing-settings.ts';
import { closeMonth } from './close-month.ts';
import { recordFeeRate } from './fee-rates.ts';
import { addMonths, monthOf, startOfMonth } from './utc-months.ts';

let server: TestServer;
let shop: Shop;
let operator: Shop;
/** Settings of the server, which a test changes as a restart would. */
let billing: { feeBps: number; operatorId: number | null; shareBps: number; shareMonths: number };
beforeEach(async () => {
  billing = { ...noFees };
  const { options, clock } = await testServerOptions();
  server = await createTestServer({}, { options: { ...options, billing }, clock });
  operator = await openShop(server, ['BTC'], 'operator@example.com');
  shop = await openShop(server, ['BTC']);
  billing.operatorId = operator.businessId;
  await confirm(server, 1);
});

async function charge(feeBps: number): Promise<void> {
  billing.feeBps = feeBps;
  await recordFeeRate(server.context);
}
const close = () => closeMonth(server.context);
const month = () => monthOf(new Date(server.clock.now()));
/** Moves the clock to the first moment of the next month, in which everyone is still signed in. */
async function toNextMonth(): Promise<void> {
  const start = startOfMonth(addMonths(month(), 1));
  server.clock.advance(start.getTime() - server.clock.now());
  const lastSeenAt = new Date(server.clock.now());
  const expiresAt = startOfMonth(addMonths(month(), 1));
  await server.context.db.update(sessions).set({ lastSeenAt, expiresAt });
}
const ofShop = ({ businessId, owner }: Shop) =>
  [{ params: { businessId }, query: {} }, owner] as const;
const loadBilling = async (of = shop) => (await server.call(getBilling, ...ofShop(of))).data;
const loadInvoices = async (of = shop) => (await server.call(listInvoices, ...ofShop(of))).data;

/** Completes a payment of `units` satoshi at a price of `usdRate`. */
async function complete(units: bigint, usdRate: string, of = shop): Promise<Payment> {
  const payment = await askToBePaid(of, { method: 'BTC' });
  await pay(payment, of);
  const { db } = server.context;
  await db
    .update(paymentTransfers)
    .set({ units, usdRate })
    .where(eq(paymentTransfers.paymentId, payment.id));
  return payment;
}

async function pay({ id, due }: Pick<Payment, 'id' | 'due'>, of: Shop): Promise<void> {
  const body = { amount: due ?? toDecimal('0'), confirmations: 6, replaceable: false };
  await server.call(simulateMerchantPayment, { params: { id }, body }, of.key);
  await confirm(server, 0);
}

/** Completes payments of 200 dollars and ends the month. */
async function oneInvoice(): Promise<Invoice> {
  await charge(100);
  await complete(100_000_000n, '200');
  await toNextMonth();
  await close();
  const [invoice, ...more] = await loadInvoices();
  if (invoice === undefined || more.length > 0) throw new Error('not one invoice');
  return invoice;
}

async function linkOf({ url }: Invoice) {
  const slug = url.slice(url.lastIndexOf('/') + 1);
  const { db } = server.context;
  const [link] = await db.select().from(paymentLinks).where(eq(paymentLinks.slug, slug));
  if (link === undefined) throw new Error('an invoice without its link');
  return link;
}

describe('billing', () => {
  it('counts the usage of a month and charges nothing unless the operator does', async () => {
    await complete(150_000n, '64000.015');
    await askToBePaid(shop, { method: 'BTC' });
    expect(await loadBilling()).toMatchObject({
      ...{ feePercent: '0', currency: 'USD', minimum: '1.00' },
      usage: {
        ...{ payments: 1, volume: '96.00', fee: '0.00' },
        from: startOfMonth(month()),
        to: startOfMonth(addMonths(month(), 1)),
      },
      carried: { payments: 0, volume: '0.00', fee: '0.00' },
    });
    await toNextMonth();
    await close();
    expect(await loadInvoices()).toEqual([]);
  });

  it('R-BIZ-06: adds up exactly, and rounds volume and fee down once', async () => {
    await charge(29);
    // 33.3366 and 66.6633: rounded one by one, a cent would be missing.
    await complete(111_111n, '30003');
    await complete(222_222n, '29998.50000000000000009');
    const { feePercent, usage } = await loadBilling();
    expect(feePercent).toBe('0.29');
    expect(usage).toMatchObject({ payments: 2, volume: '99.99', fee: '0.28' });
    await complete(1n, '1000000');
    expect((await loadBilling()).usage).toMatchObject({ volume: '100.00', fee: '0.29' });
  });

  it('R-BIZ-06: applies a fee to payments that complete while it is in force', async () => {
    await complete(100_000_000n, '1000');
    server.clock.advance(1_000);
    await charge(100);
    await charge(100);
    await complete(100_000_000n, '300.99');
    server.clock.advance(1_000);
    await charge(50);
    await complete(100_000_000n, '500.99');
    expect((await loadBilling()).usage).toMatchObject({ payments: 3, fee: '5.50' });
    await toNextMonth();
    await close();
    const [invoice] = await loadInvoices();
    expect(invoice).toMatchObject({ payments: 2, volume: '801.98', fee: '5.50' });
    expect(invoice?.lines).toEqual([
      { feePercent: '0.5', payments: 1, volume: '500.99', fee: '2.50' },
      { feePercent: '1', payments: 1, volume: '300.99', fee: '3.00' },
    ]);
  });

  it('R-BIZ-06: makes one invoice of a month, however often and from however many processes', async () => {
    await charge(100);
    await complete(100_000_000n, '200');
    const ended = month();
    await close();
    expect(await loadInvoices()).toEqual([]);
    await toNextMonth();
    await Promise.allSettled([close(), close(), close()]);
    await close();
    expect(await loadInvoices()).toMatchObject([
      {
        ...{ month: ended, number: `INV-${shop.businessId}-${ended}`, status: 'OPEN' },
        ...{ payments: 1, volume: '200.00', fee: '2.00', payee: 'Corner Shop', paidAt: null },
      },
    ]);
    expect(await loadBilling()).toMatchObject({
      ...{ usage: { payments: 0, fee: '0.00' }, carried: { payments: 0, fee: '0.00' } },
    });
    await toNextMonth();
    await close();
    expect(await loadInvoices()).toHaveLength(1);
  });

  it('carries a fee below the minimum to the next month', async () => {
    await charge(100);
    await complete(100_000_000n, '60');
    await toNextMonth();
    await close();
    expect(await loadInvoices()).toEqual([]);
    expect(await loadBilling()).toMatchObject({
      ...{ usage: { payments: 0 }, carried: { payments: 1, volume: '60.00', fee: '0.60' } },
    });
    await complete(100_000_000n, '40');
    await toNextMonth();
    await close();
    expect(await loadInvoices()).toMatchObject([{ payments: 2, volume: '100.00', fee: '1.00' }]);
  });

  it('bills no payment twice, also one that completed again after a reorganisation', async () => {
    const { db } = server.context;
    await oneInvoice();
    const completedAt = new Date(server.clock.now());
    await db.update(payments).set({ completedAt }).where(eq(payments.businessId, shop.businessId));
    expect((await loadBilling()).usage).toMatchObject({ payments: 0, fee: '0.00' });
    await toNextMonth();
    await close();
    expect(await loadInvoices()).toHaveLength(1);
  });

  it('emails the invoice to the billing address, or to the owners', async () => {
    await oneInvoice();
    const { db } = server.context;
    const [mail, ...others] = (await mailsTo(db, 'shop@example.com')).filter(isInvoice);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Invoice INV-\d+-\d{4}-\d\d: 2\.00 USD$/);
    expect(mail?.text).toContain(`https://wallet.example/pay/link/`);
    const params = { businessId: shop.businessId };
    const { data } = await server.call(billingSettings.get, { params }, shop.owner);
    const body = { ...data, billingEmail: 'books@example.com' };
    await server.call(billingSettings.put, { params, body }, shop.owner);
    await complete(100_000_000n, '200');
    await toNextMonth();
    await close();
    expect((await mailsTo(db, 'books@example.com')).filter(isInvoice)).toHaveLength(1);
    expect((await mailsTo(db, 'shop@example.com')).filter(isInvoice)).toHaveLength(1);
    expect((await mailsTo(db, 'operator@example.com')).filter(isInvoice)).toEqual([]);
  });

  it('R-BIZ-06: is paid by an ordinary link of the operator, once', async () => {
    const invoice = await oneInvoice();
    const { slug } = await linkOf(invoice);
    const { data: page } = await server.call(getCheckoutLink, { params: { slug } });
    expect(page).toMatchObject({
      price: '2.00',
      currency: 'USD',
      merchant: { name: 'Corner Shop' },
    });
    const opening = { params: { slug }, body: { amount: null } };
    const { data } = await server.call(payCheckoutLink, opening, { idempotencyKey: 'fee' });
    const params = { id: data.id };
    const body = { asset: 'BTC', network: 'BTC' } as const;
    const chosen = await server.call(selectCheckoutMethod, { params, body });
    expect((await loadInvoices())[0]).toMatchObject({ status: 'OPEN' });
    await pay({ id: data.id, due: chosen.data.due }, operator);
    const paidAt = new Date(server.clock.now());
    expect((await loadInvoices())[0]).toMatchObject({ status: 'PAID', paidAt });
    const again = await server.refusal(payCheckoutLink, opening, { idempotencyKey: 'again' });
    expect(again.code).toBe('LINK_USED_UP');
    await server.context.db.execute(sql`update payments set refund_state = 'FULL'`);
    expect((await loadInvoices())[0]).toMatchObject({ status: 'REFUNDED' });
  });

  it('waives the fee of a link that the operator archives', async () => {
    const invoice = await oneInvoice();
    const { id } = await linkOf(invoice);
    const params = { businessId: operator.businessId, id };
    await server.call(updatePaymentLink, { params, body: { isArchived: true } }, operator.owner);
    expect((await loadInvoices())[0]).toMatchObject({ status: 'VOID' });
  });

  it('charges the operator nothing', async () => {
    await charge(100);
    await complete(100_000_000n, '200', operator);
    expect(await loadBilling(operator)).toMatchObject({
      ...{ feePercent: '0', usage: { payments: 1, volume: '200.00', fee: '0.00' } },
    });
    await toNextMonth();
    await close();
    expect(await loadInvoices(operator)).toEqual([]);
  });

  it('shows an invoice to its business alone', async () => {
    const { id } = await oneInvoice();
    const own = { params: { businessId: shop.businessId, id } };
    expect((await server.call(getInvoice, own, shop.owner)).data.id).toBe(id);
    const foreign = { params: { businessId: operator.businessId, id } };
    expect(await server.refusal(getInvoice, foreign, operator.owner)).toMatchObject({
      status: 404,
    });
  });
});

const isInvoice = ({ subject }: { readonly subject: string }) => subject.startsWith('Invoice ');
