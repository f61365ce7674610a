import { getNetwork, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  acceptMerchantPayment,
  type CheckoutSettings,
  type CreatePayment,
  checkoutSettings,
  createLinkInvoice,
  createPaymentLink,
  getBusiness,
  getCheckout,
  getCheckoutReceipt,
  getMerchantReceipt,
  getPayment,
  getReceipt,
  legalSettings,
  listAudit,
  markPaymentInvalid,
  type Payment,
  payCheckoutLink,
  paymentsSettings,
  selectCheckoutMethod,
  sendCheckoutReceipt,
  sendReceipt,
  setCheckoutCustomer,
  updateBusiness,
} from '@billfold/core/contract';
import { trimDecimal } from '@billfold/core/internal';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm } from '../../test/funded.ts';
import { seeTransfer } from '../../test/payment-money.ts';
import { mailsTo } from '../../test/people.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { chainCursors, customers, paymentReceipts, paymentTransfers } from '../db/schema.ts';
import { expirePayments } from '../payments/expire-payments.ts';
import { settlePayments } from '../payments/settle-payments.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC', 'ETH']);
});

const { available: enough, final } = getNetwork('BTC').confirmations;
const place = () => ({ businessId: shop.businessId });
const ask = (changes: Partial<CreatePayment> = {}) =>
  askToBePaid(shop, { method: 'BTC', ...changes });

/** Pays on the ledger what is due, and returns the hash. */
async function pay({ due, method }: Pick<Payment, 'due' | 'method'>): Promise<string> {
  const { ledger } = server.sandboxes.BTC;
  const amount = parseAmount(due ?? '', 8);
  const paid = await ledger.pay({ address: method?.address ?? '', amount });
  if (paid.outcome !== 'sent') throw new Error(`the payer's node answers ${paid.outcome}`);
  return paid.hash;
}

async function confirmed(changes: Partial<CreatePayment> = {}): Promise<Payment> {
  const payment = await ask(changes);
  await pay(payment);
  await confirm(server, enough, 'BTC');
  return payment;
}

type Named = Pick<Payment, 'id'>;
const receiptOf = async ({ id }: Named) =>
  (await server.call(getCheckoutReceipt, { params: { id } })).data;
/** Without proofs, which move with the blocks. */
const printedOf = async (payment: Named) => {
  const { transfers, ...receipt } = await receiptOf(payment);
  return { ...receipt, transfers: transfers.map(({ proof: _, ...transfer }) => transfer) };
};
const checkoutOf = async ({ id }: Named) =>
  (await server.call(getCheckout, { params: { id } })).data;
const sendAgain = ({ id }: Named, email: string | null = null) =>
  server.call(sendCheckoutReceipt, { params: { id }, body: { email } });
const refusedSend = ({ id }: Named, email: string | null = null) =>
  server.refusal(sendCheckoutReceipt, { params: { id }, body: { email } });
const mails = (email = 'carla@example.com') => mailsTo(server.context.db, email);
const chain = { kind: 'chain', id: null, name: 'Blockchain' } as const;
const dueOf = ({ due }: Payment) => toDecimal(due ?? '');
const carla = { customer: { email: 'carla@example.com' } };

async function changeCheckout(changes: Partial<CheckoutSettings>) {
  const { data } = await server.call(checkoutSettings.get, { params: place() }, shop.owner);
  const body = { ...data, ...changes };
  await server.call(checkoutSettings.put, { params: place(), body }, shop.owner);
}

async function setPrefix(receiptPrefix: string) {
  const { data } = await server.call(paymentsSettings.get, { params: place() }, shop.owner);
  const body = { ...data, receiptPrefix };
  await server.call(paymentsSettings.put, { params: place(), body }, shop.owner);
}

describe('onboarding', () => {
  it('ends with the first payment that is confirmed, wherever it was created', async () => {
    const stepOf = async () =>
      (await server.call(getBusiness, { params: place() }, shop.owner)).data.onboardingStep;
    const payment = await ask({});
    await pay(payment);
    await confirm(server, enough - 1, 'BTC');
    expect(await stepOf()).not.toBe('done');
    await confirm(server, 1, 'BTC');
    expect(await stepOf()).toBe('done');
  });
});

describe('the receipt of a payment', () => {
  it('is issued with the confirmation, and not before', async () => {
    const payment = await ask({ orderId: 'A-1', description: '2 tickets' });
    const params = { id: payment.id };
    const hash = await pay(payment);
    await confirm(server, enough - 1, 'BTC');
    const early = await server.refusal(getCheckoutReceipt, { params });
    expect(early).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await checkoutOf(payment)).toMatchObject({ receiptNumber: null });
    await confirm(server, 1, 'BTC');
    const receipt = await receiptOf(payment);
    expect(receipt).toMatchObject({
      ...{ number: '1', state: 'VALID', paymentId: payment.id, voidedAt: null, sandbox: true },
      ...{ orderId: 'A-1', description: '2 tickets', lines: [], credited: '50', footer: null },
      merchant: { name: 'Corner Shop', legalName: null },
      price: { amount: '50.00', currency: 'EUR' },
      transfers: [
        {
          ...{ hash, asset: 'BTC', network: 'BTC', address: payment.method?.address },
          ...{ amount: payment.due, rate: payment.method?.rate, credited: '50', counted: true },
        },
      ],
    });
    expect(receipt.issuedAt).toEqual(new Date(server.clock.now()));
    expect(await checkoutOf(payment)).toMatchObject({ receiptNumber: '1' });
  });

  it('is the same for the payer, for members and for keys, and for nobody else', async () => {
    const payment = await confirmed();
    const shown = await receiptOf(payment);
    const { id } = payment;
    const own = { params: { ...place(), id } };
    expect((await server.call(getReceipt, own, shop.owner)).data).toEqual(shown);
    const { data } = await server.call(getMerchantReceipt, { params: { id } }, shop.key);
    expect(data).toEqual(shown);
    const detail = await server.call(getPayment, own, shop.owner);
    expect(detail.data.receiptNumber).toBe('1');
    const other = await openShop(server, ['ETH'], 'other@example.com');
    const foreign = { params: { businessId: other.businessId, id } };
    expect(await server.refusal(getReceipt, foreign, other.owner)).toMatchObject({ status: 404 });
    const refused = await server.refusal(getMerchantReceipt, { params: { id } }, other.key);
    expect(refused).toMatchObject({ status: 404 });
  });

  it('has the lines of the payment link, which the checkout shows as well', async () => {
    const lines = [
      { label: 'Ticket', quantity: 2, unitPrice: toDecimal('20') },
      { label: 'Shirt', quantity: 1, unitPrice: toDecimal('10') },
    ];
    const body = { title: 'Concert', currency: 'EUR', lines };
    const { data: link } = await server.call(
      createPaymentLink,
      { params: place(), body },
      shop.owner,
    );
    const request = { params: { slug: link.slug }, body: { amount: null } };
    const { data: payment } = await server.call(payCheckoutLink, request);
    const method = { asset: 'BTC', network: 'BTC' } as const;
    const params = { id: payment.id };
    const { data } = await server.call(selectCheckoutMethod, { params, body: method });
    const shown = [
      { label: 'Ticket', quantity: 2, unitPrice: '20.00' },
      { label: 'Shirt', quantity: 1, unitPrice: '10.00' },
    ];
    expect(data.lines).toEqual(shown);
    await pay(data);
    await confirm(server, enough, 'BTC');
    expect(await receiptOf(payment)).toMatchObject({ lines: shown, description: 'Concert' });
    expect((await checkoutOf(await ask())).lines).toEqual([]);
  });

  it('calls an amount that the payer chose an amount in its email, as the page does', async () => {
    const { data: link } = await server.call(
      createPaymentLink,
      { params: place(), body: { title: 'Donation', currency: 'EUR' } },
      shop.owner,
    );
    const request = { params: { slug: link.slug }, body: { amount: toDecimal('12') } };
    const { data: payment } = await server.call(payCheckoutLink, request);
    const params = { id: payment.id };
    const customer = { email: 'carla@example.com', name: null, fields: {} };
    await server.call(setCheckoutCustomer, { params, body: customer });
    const method = { asset: 'BTC', network: 'BTC' } as const;
    const { data } = await server.call(selectCheckoutMethod, { params, body: method });
    expect(data.isOpenAmount).toBe(true);
    await pay(data);
    await confirm(server, enough, 'BTC');
    const [mail] = await mails();
    expect(mail?.text).toContain('For: Donation\nAmount: €12.00\nPaid with: ');
    expect(mail?.text).not.toContain('Price');
    await sendAgain(payment);
    expect((await mails())[0]?.text).toContain('Amount: €12.00');
  });

  it('keeps what the business was when it was issued', async () => {
    await setPrefix('R-');
    const { data } = await server.call(legalSettings.get, { params: place() }, shop.owner);
    const legal = { ...data, legalName: 'Corner GmbH', vatId: 'DE123456789' };
    await server.call(legalSettings.put, { params: place(), body: legal }, shop.owner);
    const payment = await confirmed();
    const issued = await receiptOf(payment);
    expect(issued).toMatchObject({
      number: 'R-1',
      merchant: { legalName: 'Corner GmbH', vatId: 'DE123456789' },
    });
    await setPrefix('NEW-');
    await changeCheckout({ receiptFooter: 'Thank you' });
    const body = { name: 'Another Shop' };
    await server.call(updateBusiness, { params: place(), body }, shop.owner);
    expect(await receiptOf(payment)).toEqual(issued);
  });

  it('tells what came, where less than the price was accepted', async () => {
    const payment = await ask();
    const half = toDecimal(toBaseUnits(parseAmount(payment.due ?? '', 8) / 2n), { decimals: 8 });
    await pay({ ...payment, due: half });
    await confirm(server, enough, 'BTC');
    server.clock.advance(24 * 3_600_000);
    await confirm(server, 0, 'BTC');
    await expirePayments(server.context);
    await server.call(acceptMerchantPayment, { params: { id: payment.id } }, shop.key);
    const receipt = await receiptOf(payment);
    expect(receipt.price.amount).toBe('50.00');
    expect(Number(receipt.credited)).toBeCloseTo(25, 2);
  });
});

describe('the numbers of receipts', () => {
  it('have no gaps, in each business, however many payments one block confirms', async () => {
    const other = await openShop(server, ['BTC'], 'other@example.com');
    const payments = [await ask(), await ask(), await askToBePaid(other, { method: 'BTC' })];
    server.clock.advance(1_000);
    const cancelled = await ask();
    for (const payment of payments) await pay(payment);
    await confirm(server, enough, 'BTC');
    const third = await confirmed();
    expect(
      await server.refusal(getCheckoutReceipt, { params: { id: cancelled.id } }),
    ).toMatchObject({ status: 404 });
    const numbers = await Promise.all([...payments, third].map(receiptOf));
    const own = numbers.slice(0, 2).map(({ number }) => number);
    expect(own.toSorted()).toEqual(['1', '2']);
    expect(numbers.slice(2).map(({ number }) => number)).toEqual(['1', '3']);
  });

  it('have no gaps and none twice, in both of two businesses, where the payments are confirmed concurrently', async () => {
    const other = await openShop(server, ['BTC'], 'other@example.com');
    const books = [shop, other] as const;
    const asked: (Payment & { readonly book: number })[] = [];
    for (let at = 0; at < 16; at += 1) {
      const book = at % 2;
      const payment = await askToBePaid(books[book] ?? shop, { method: 'BTC' });
      asked.push({ ...payment, book });
    }
    await confirm(server, 0, 'BTC');
    const [head] = await server.context.db
      .select()
      .from(chainCursors)
      .where(eq(chainCursors.network, 'BTC'));
    const height = head?.height ?? 0;
    for (const payment of asked) await seeTransfer(shop, payment, payment.due ?? '');
    // Deep enough by now, and decided by no one yet.
    await server.context.db
      .update(paymentTransfers)
      .set({ blockHeight: height - enough + 1, minedAt: new Date(server.clock.now()) });
    const now = new Date(server.clock.now());
    const settle = (paymentIds: readonly string[], isUndone = false) =>
      server.context.db.transaction(async (tx) => {
        await settlePayments(tx, server.context, { paymentIds, actor: chain, now });
        if (isUndone) throw new Error('undone');
      });
    // Each transaction has payments of both businesses; two of them fail after they took numbers.
    const pairs = asked.flatMap(({ id }, at) =>
      at % 2 === 0 ? [[id, asked[at + 1]?.id ?? '']] : [],
    );
    const ended = await Promise.allSettled([
      ...pairs.map((pair, at) => settle(at % 2 === 0 ? pair : pair.toReversed())),
      ...pairs.slice(0, 2).map((pair) => settle(pair, true)),
    ]);
    const failures = ended.flatMap((each) =>
      each.status === 'rejected' ? [`${each.reason}`] : [],
    );
    expect(failures.filter((each) => each !== 'Error: undone')).toEqual([]);
    for (const book of [0, 1]) {
      const own = await Promise.all(asked.filter((each) => each.book === book).map(receiptOf));
      const numbers = own.map(({ number }) => Number(number)).toSorted((a, b) => a - b);
      expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }
    expect(await server.context.db.$count(paymentReceipts)).toBe(16);
  });

  it('stay where a reorganisation takes the confirmation back, which the receipt tells', async () => {
    await confirm(server, final, 'BTC');
    const payment = await ask();
    const hash = await pay(payment);
    await confirm(server, enough, 'BTC');
    const issued = await printedOf(payment);
    const { ledger } = server.sandboxes.BTC;
    await ledger.reorganise({ depth: enough, drop: [] });
    await confirm(server, 0, 'BTC');
    expect(await printedOf(payment)).toEqual({ ...issued, state: 'UNCONFIRMED' });
    await confirm(server, final, 'BTC');
    expect(await printedOf(payment)).toEqual(issued);
    await ledger.reorganise({ depth: final + 1, drop: [hash] });
    await confirm(server, 0, 'BTC');
    const voided = await printedOf(payment);
    expect(voided).toEqual({
      ...{ ...issued, state: 'VOID', voidedAt: new Date(server.clock.now()) },
      transfers: issued.transfers.map((transfer) => ({ ...transfer, counted: false })),
    });
    expect(await server.context.db.$count(paymentReceipts)).toBe(1);
    expect((await receiptOf(await confirmed())).number).toBe('2');
  });

  it('stay where a member declares the payment invalid', async () => {
    const payment = await confirmed(carla);
    const params = { ...place(), id: payment.id };
    await server.call(markPaymentInvalid, { params, body: { reason: 'Stolen' } }, shop.owner);
    expect(await receiptOf(payment)).toMatchObject({ number: '1', state: 'VOID' });
    expect(await refusedSend(payment)).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    expect((await checkoutOf(payment)).actions).not.toContain('SEND_RECEIPT');
  });
});

describe('the email of a receipt', () => {
  it('goes once to the payer whose email is known, with all that was paid', async () => {
    await setPrefix('R-');
    const payment = await confirmed({ ...carla, description: '2 <b>tickets</b>', orderId: 'A-1' });
    await confirm(server, final, 'BTC');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Test: Receipt R-1 from Corner Shop');
    for (const text of [
      ...['Corner Shop received your payment.', 'For: 2 <b>tickets</b>', 'Price: €50.00'],
      ...[`Paid with: ${trimDecimal(dueOf(payment))} BTC · Bitcoin`, 'Order: A-1'],
      ...['This was a test payment.', `Payment ID: ${payment.id}`, `/pay/${payment.id}`],
    ])
      expect(mail?.text).toContain(text);
    expect(mail?.html).toContain('2 &lt;b&gt;tickets&lt;/b&gt;');
    expect(mail?.text).not.toContain('too much');
  });

  it('names the invoice that the payment pays', async () => {
    const invoiced = { customer: { email: 'carla@example.com' }, title: 'Rent' };
    const body = { ...invoiced, currency: 'EUR', price: toDecimal('20.00') };
    const { data: invoice } = await server.call(
      createLinkInvoice,
      { params: place(), body },
      shop.owner,
    );
    const slug = invoice.url.slice(invoice.url.lastIndexOf('/') + 1);
    const request = { params: { slug }, body: { amount: null } };
    const { data: payment } = await server.call(payCheckoutLink, request);
    const method = { asset: 'BTC', network: 'BTC' } as const;
    const params = { id: payment.id };
    await pay((await server.call(selectCheckoutMethod, { params, body: method })).data);
    await confirm(server, enough, 'BTC');
    await sendAgain(payment);
    const receipts = (await mails()).filter(({ subject }) => subject.includes('Receipt 1'));
    const named: string = expect.stringContaining('Invoice: INV-1\nFor: Rent\n');
    expect(receipts.map(({ text }) => text)).toEqual([named, named]);
  });

  it('says how much too much arrived, and what becomes of it, without trailing zeros', async () => {
    const payment = await ask({ ...carla, price: { amount: toDecimal('0.01'), currency: 'BTC' } });
    await pay({ ...payment, due: toDecimal('0.03') });
    await confirm(server, enough, 'BTC');
    const [mail] = await mails();
    expect(mail?.text).toContain(
      'You sent 0.02 BTC too much. Ask Corner Shop to send it back to you.',
    );
    expect(mail?.text).toContain(
      'Price: 0.01 BTC\nPaid with: 0.03 BTC · Bitcoin\nOverpaid: 0.02 BTC',
    );
  });

  it('says how much less than the price was accepted', async () => {
    const payment = await ask({ ...carla, tolerance: 500 });
    const { method, due } = payment;
    const less = parseAmount(due ?? '', 8) - 1_000n;
    await pay({ method, due: toDecimal(toBaseUnits(less), { decimals: 8 }) });
    await confirm(server, enough, 'BTC');
    const [mail] = await mails();
    expect(mail?.text).toMatch(
      /^0\.00001 BTC \(€[\d.]+\) less than the price arrived\. Corner Shop accepts that\.$/m,
    );
  });

  it('is in the language of the payment, else in the first one of the checkout', async () => {
    await changeCheckout({ languages: ['de', 'en'] });
    const payment = await confirmed({ ...carla, language: 'fr' });
    const [french] = await mails();
    expect(french?.subject).toBe('Test\u202f: Reçu 1 de Corner Shop');
    expect(french?.text).toContain(`Payé avec\u202f: ${trimDecimal(dueOf(payment))} BTC · Bitcoin`);
    expect(french?.text).toContain('Date\u202f: ');
    expect(french?.html).toContain('<html lang="fr" dir="ltr">');
    const other = await confirmed(carla);
    expect((await mails())[0]?.subject).toBe('Test: Beleg 2 von Corner Shop');
    await sendAgain(other, 'dora@example.com');
    expect((await mails('dora@example.com'))[0]?.subject).toBe('Test: Beleg 2 von Corner Shop');
  });

  it('waits for a payer who gives the email after the confirmation', async () => {
    const payment = await confirmed();
    expect(await refusedSend(payment)).toMatchObject({ status: 409, code: 'EMAIL_MISSING' });
    const body = { email: 'carla@example.com', name: null, fields: {} };
    const params = { id: payment.id };
    const { data } = await server.call(setCheckoutCustomer, { params, body });
    expect(data.actions).toContain('SEND_RECEIPT');
    expect(await mails()).toHaveLength(1);
    await server.call(setCheckoutCustomer, { params, body });
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent by itself where the business sends its own', async () => {
    expect(await checkoutOf(await ask())).toMatchObject({ sendsReceipt: true });
    await changeCheckout({ sendsReceipts: false });
    const payment = await confirmed(carla);
    expect(await checkoutOf(payment)).toMatchObject({ sendsReceipt: false });
    const params = { id: payment.id };
    const body = { email: 'carla@example.com', name: null, fields: {} };
    await server.call(setCheckoutCustomer, { params, body });
    expect(await mails()).toEqual([]);
    await sendAgain(payment);
    expect(await mails()).toHaveLength(1);
  });

  it('is sent again when the payer or a member asks, three times an hour in all', async () => {
    const payment = await confirmed(carla);
    await sendAgain(payment);
    const params = { ...place(), id: payment.id };
    await server.call(sendReceipt, { params }, shop.owner);
    const { data: entries } = await server.call(
      listAudit,
      { params: place(), query: {} },
      shop.owner,
    );
    expect(entries[0]).toMatchObject({ action: 'payment.receipt_sent', target: payment.id });
    await sendAgain(payment);
    expect(await refusedSend(payment)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    const refused = await server.refusal(sendReceipt, { params }, shop.owner);
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(await mails()).toHaveLength(4);
    server.clock.advance(3_600_000);
    await sendAgain(payment);
    expect(await mails()).toHaveLength(5);
  });

  it('goes to another address that the payer enters, which is kept nowhere', async () => {
    const other = 'Office@example.com';
    const open = await ask(carla);
    expect((await checkoutOf(open)).actions).not.toContain('SEND_RECEIPT');
    expect(await refusedSend(open, other)).toMatchObject({ status: 404 });
    const payment = await confirmed(carla);
    expect((await checkoutOf(payment)).actions).toContain('SEND_RECEIPT');
    await sendAgain(payment, other);
    const [mail] = await mails(other);
    expect(mail?.subject).toContain('Receipt 1 from Corner Shop');
    expect(mail?.text).toContain('This address was entered on the payment page.');
    expect((await mails())[0]?.text).not.toContain('was entered');
    expect((await checkoutOf(payment)).email).toBe('c***@example.com');
    expect(await server.context.db.select().from(customers)).toHaveLength(1);
  });

  it('goes to a payer of a business that asks for no email', async () => {
    await changeCheckout({ collectEmail: 'NO' });
    const payment = await confirmed();
    await sendAgain(payment, 'carla@example.com');
    expect(await mails()).toHaveLength(1);
  });

  it('goes to one address five times a day, and the answer never tells', async () => {
    const first = await confirmed();
    const second = await confirmed();
    for (const payment of [first, second]) {
      await sendAgain(payment, 'carla@example.com');
      await sendAgain(payment, 'CARLA@example.com');
      expect(await sendAgain(payment, 'carla@example.com')).toBeNull();
    }
    expect([
      ...(await mails('carla@example.com')),
      ...(await mails('CARLA@example.com')),
    ]).toHaveLength(5);
    expect(await refusedSend(first, 'carla@example.com')).toMatchObject({ status: 429 });
    server.clock.advance(24 * 3_600_000);
    await sendAgain(first, 'carla@example.com');
    expect([
      ...(await mails('carla@example.com')),
      ...(await mails('CARLA@example.com')),
    ]).toHaveLength(6);
  });

  it('is not sent to a customer whose data was erased', async () => {
    const payment = await confirmed(carla);
    const { db } = server.context;
    await db.update(customers).set({ email: null, emailNorm: null });
    expect(await refusedSend(payment)).toMatchObject({ status: 409, code: 'EMAIL_MISSING' });
    const rows = await db
      .select()
      .from(paymentReceipts)
      .where(eq(paymentReceipts.paymentId, payment.id))
      .orderBy(asc(paymentReceipts.number));
    expect(JSON.stringify(rows)).not.toContain('carla');
  });
});
