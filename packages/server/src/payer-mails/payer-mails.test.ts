import { formatAmount, formatDate, parseAmount, toDecimal } from '@billfold/core';
import {
  acceptMerchantPayment,
  type CheckoutSettings,
  type CreatePayment,
  checkoutSettings,
  getCheckout,
  markPaymentInvalid,
  type Payment,
  reopenPayment,
  setCheckoutCustomer,
  setCheckoutLanguage,
  updateBusiness,
} from '@billfold/core/contract';
import { trimDecimal } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadPayment } from '../../test/asked-payment.ts';
import { decideAgain, endWindow, seeTransfer } from '../../test/payment-money.ts';
import { mailsTo } from '../../test/people.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { chainCursors, outbox, paymentMails, paymentTransfers } from '../db/schema.ts';
import { settlePayments } from '../payments/settle-payments.ts';
import { createRestMailHandler } from './send-rest-mail.ts';
import { problemMailWatch } from './watch-problem-mails.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC', 'ETH', 'USDT@ETH']);
});

const email = 'carla@example.com';
const place = () => ({ businessId: shop.businessId });
/** Returns the emails to the payer, the newest first, with those that the outbox still had to write. */
const mails = async () => {
  await server.outbox.drain();
  return mailsTo(server.context.db, email);
};
const newest = async () => (await mails())[0];
const ask = (changes: Partial<CreatePayment> = {}): Promise<Payment> =>
  askToBePaid(shop, {
    ...{ method: 'ETH', orderId: 'A-1', customer: { email } },
    ...changes,
  });

async function changeCheckout(changes: Partial<CheckoutSettings>) {
  const { data } = await server.call(checkoutSettings.get, { params: place() }, shop.owner);
  const body = { ...data, ...changes };
  await server.call(checkoutSettings.put, { params: place(), body }, shop.owner);
}

/** Ends the transfers of a payment as replaced by another transaction. */
async function loseTransfers({ id }: Payment): Promise<void> {
  await server.context.db
    .update(paymentTransfers)
    .set({ endedAs: 'REPLACED' })
    .where(eq(paymentTransfers.paymentId, id));
  await decideAgain(shop, id);
}

/** Lets 5 USDT come to the address of a payment in ETH. */
async function seeOtherCoin(payment: Payment): Promise<void> {
  await seeTransfer(shop, payment, '0.00001');
  await server.context.db
    .update(paymentTransfers)
    .set({ assetId: 'USDT@ETH', quoteId: null, units: 5_000_000n })
    .where(eq(paymentTransfers.paymentId, payment.id));
  await decideAgain(shop, payment.id);
}

const invalidate = ({ id }: Payment) =>
  server.call(
    markPaymentInvalid,
    { params: { ...place(), id }, body: { reason: 'Stolen' } },
    shop.owner,
  );

const chain = { kind: 'chain', id: null, name: 'Blockchain' } as const;

/** Reports the network as known up to now. */
async function inSync(): Promise<void> {
  const syncedAt = new Date(server.clock.now());
  await server.context.db
    .insert(chainCursors)
    .values({ network: 'ETH', height: 100, hash: 'f'.repeat(64), syncedAt })
    .onConflictDoUpdate({ target: chainCursors.network, set: { syncedAt } });
}

/** Lets the time to pay end, which what came had extended. */
async function expire({ id }: Payment): Promise<void> {
  server.clock.advance(24 * 3_600_000);
  await inSync();
  await decideAgain(shop, id);
}

/** Lets the network confirm what came for a payment. */
async function confirm({ id }: Payment): Promise<void> {
  await server.context.db
    .update(paymentTransfers)
    .set({ blockHeight: 1, blockHash: 'a'.repeat(64), minedAt: new Date(server.clock.now()) });
  await inSync();
  await decideAgain(shop, id);
}

const linkOf = ({ id }: Payment) => `${server.context.publicUrl}/pay/${id}`;

describe('the email about a payment that lacks a part', () => {
  it('tells a payer what is missing and until when, while it can still be sent', async () => {
    const payment = await ask();
    await seeTransfer(shop, payment, '0.00100000');
    const mail = await newest();
    expect(mail?.subject).toMatch(/^Test: Corner Shop: €[\d.]+ is still missing$/);
    const { data } = await server.call(getCheckout, { params: { id: payment.id } });
    const until = data.expiresAt === null ? '' : formatDate(data.expiresAt, 'UTC', 'en');
    for (const text of [
      /^€[\d.]+ of €50\.00 arrived in time \(0\.001 ETH\)\.\n/,
      `Send ${trimDecimal(data.remaining ?? toDecimal('0'))} ETH more before ${until}. The payment page shows where.`,
      'After that, do not send it: ask Corner Shop.',
      'Order: A-1\nPrice: €50.00\nArrived: 0.001 ETH · Ethereum\n',
      linkOf(payment),
    ])
      expect(mail?.text).toMatch(text);
    expect(mail?.text).not.toContain(data.method?.address);
    expect(mail?.text).not.toContain('too small to send');
    await seeTransfer(shop, payment, '0.00100000');
    expect(await mails()).toHaveLength(1);
  });

  it('says what the shop can do about a rest that may be too small to send', async () => {
    const payment = await ask({ price: { amount: toDecimal('0.01'), currency: 'ETH' } });
    await seeTransfer(shop, payment, '0.0096');
    const mail = await newest();
    expect(mail?.subject).toBe('Test: Corner Shop: 0.0004 ETH is still missing');
    expect(mail?.text).toContain('Corner Shop can accept what arrived or send it back.');
  });

  it('asks for no rest that the page calls too small to send', async () => {
    const payment = await ask();
    const { data: open } = await server.call(getCheckout, { params: { id: payment.id } });
    const units = parseAmount(open.remaining ?? toDecimal('0'), 18);
    // A transfer costs 0.000231 ETH.
    await seeTransfer(shop, payment, formatAmount(units - parseAmount('0.0002', 18), 18));
    const { data: page } = await server.call(getCheckout, { params: { id: payment.id } });
    expect(page).toMatchObject({ isRestTooSmall: true });
    const mail = await newest();
    expect(mail?.subject).toMatch(/^Test: Corner Shop: €0\.\d\d is missing$/);
    for (const text of [
      /^€49\.\d\d of €50\.00 arrived in time \([\d.]+ ETH\)\.\n/,
      /The missing €0\.\d\d \(0\.0002 ETH\) is too little to send: the network fee can be higher\. Do not send it\./,
      'Corner Shop has been told and can accept what arrived or send it back. The payment page shows what they decide.',
    ])
      expect(mail?.text).toMatch(text);
    expect(mail?.text).not.toContain('ETH more before');
    expect(await mails()).toHaveLength(1);
  });

  it('names the coins alone where the shop shows no national currency', async () => {
    await changeCheckout({ showsFiat: false });
    await seeTransfer(shop, await ask(), '0.001');
    const mail = await newest();
    expect(mail?.subject).toMatch(/: [\d.]+ ETH is still missing$/);
    expect(mail?.text).not.toContain('€');
  });

  it('is sent again once the business asks for the rest after the time to pay, and takes back the advice to send no more', async () => {
    const payment = await ask();
    await seeTransfer(shop, payment, '0.001');
    expect(await mails()).toHaveLength(1);
    await inSync();
    for (let turn = 0; turn < 2; turn += 1)
      await endWindow(shop, (await server.call(getCheckout, { params: { id: payment.id } })).data);
    expect((await newest())?.text).toContain('Do not send more.');
    const reopen = { params: { ...place(), id: payment.id }, body: { reason: null } };
    await server.call(reopenPayment, reopen, shop.owner);
    const mail = await newest();
    expect(mail?.subject).toMatch(/^Test: Corner Shop: Please send the remaining €[\d.]+$/);
    const { data } = await server.call(getCheckout, { params: { id: payment.id } });
    const until = data.expiresAt === null ? '' : formatDate(data.expiresAt, 'UTC', 'en');
    for (const text of [
      'Corner Shop asks for the rest after all: this payment is open again.',
      `Send ${trimDecimal(data.remaining ?? toDecimal('0'))} ETH more before ${until}.`,
    ])
      expect(mail?.text).toContain(text);
    await decideAgain(shop, payment.id);
    expect(await mails()).toHaveLength(3);
    const isWanted = () => problemMailWatch.isWanted(server.context.db, mail?.id ?? '');
    expect(await isWanted()).toBe(true);
    await seeTransfer(shop, payment, '5');
    expect(await isWanted()).toBe(false);
  });

  it('is written once, also where its job runs again', async () => {
    const { db } = server.context;
    await seeTransfer(shop, await ask(), '0.001');
    const isRest = eq(outbox.kind, 'rest-mail');
    const [job] = await db.select().from(outbox).where(isRest);
    if (job === undefined) throw new Error('no job writes the email');
    const write = createRestMailHandler(server.context);
    await write(job);
    await write(job);
    expect(await mails()).toHaveLength(1);
  });

  it('is not written where the rest has arrived before its job runs', async () => {
    const payment = await ask();
    await seeTransfer(shop, payment, '0.001');
    await seeTransfer(shop, payment, '5');
    expect(await mails()).toEqual([]);
  });

  it('is dropped where the rest has arrived before it goes out', async () => {
    const payment = await ask();
    await seeTransfer(shop, payment, '0.001');
    const mail = await newest();
    const isWanted = () => problemMailWatch.isWanted(server.context.db, mail?.id ?? '');
    expect(await isWanted()).toBe(true);
    await seeTransfer(shop, payment, '5');
    expect(await isWanted()).toBe(false);
  });
});

describe('the email about a payment that went wrong', () => {
  it('tells a payer who paid too little what arrived, once the time is over', async () => {
    const payment = await ask();
    const hash = await seeTransfer(shop, payment, '0.00100000');
    // The email about the rest was not written in time.
    await expire(payment);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Test: Corner Shop: Only part of the price arrived');
    for (const text of [
      /€[\d.]+ of €50\.00 arrived in time \(0\.001 ETH\)\./,
      'Do not send more. Corner Shop can accept it or send it back.',
      'Order: A-1\nPrice: €50.00\nArrived: 0.001 ETH · Ethereum\n',
      `Transaction: ${hash}\nPayment ID: ${payment.id}`,
      'This was a test payment. No real money moved.',
      linkOf(payment),
      'Questions? Write to Corner Shop where you ordered, and give this payment ID.',
    ])
      expect(mail?.text).toMatch(text);
    expect(mail?.html).toContain('Open payment page');
  });

  it('tells a payer that the money came after the time to pay, or after the payment was cancelled', async () => {
    const payment = await ask();
    await expire(payment);
    expect(await mails()).toEqual([]);
    await seeTransfer(shop, payment, '0.01');
    const mail = await newest();
    expect(mail?.subject).toBe('Test: Corner Shop: Your payment arrived late');
    expect(mail?.text).toMatch(
      /^0\.01 ETH \(€[\d.]+\) arrived after time ran out\. Do not pay again\./,
    );
  });

  it('tells a payer that another coin came', async () => {
    await seeOtherCoin(await ask());
    const mail = await newest();
    expect(mail?.subject).toBe('Test: Corner Shop: 5 USDT arrived instead of ETH');
    expect(mail?.text).toContain(
      'Your 5 USDT are at Corner Shop, not lost: Corner Shop can accept or return them. Do not pay again.',
    );
    expect(mail?.text).toContain('Arrived: 5 USDT · Ethereum');
  });

  it('tells a payer that the shop did not accept the payment, with its money or without', async () => {
    const empty = await ask({ orderId: 'A-2' });
    await invalidate(empty);
    expect((await newest())?.text).toMatch(/^Corner Shop did not accept this payment\./);
    const paid = await ask();
    await seeTransfer(shop, paid, '0.001');
    await invalidate(paid);
    const mail = await newest();
    expect(mail?.subject).toBe('Test: Corner Shop: Payment not accepted');
    expect(mail?.text).toMatch(/^Your 0\.001 ETH arrived, but Corner Shop did not accept it/);
  });

  it('tells a payer that the transaction was replaced, ten minutes later and only while nothing else pays', async () => {
    const payment = await ask();
    await seeTransfer(shop, payment, '5');
    await loseTransfers(payment);
    const mail = await newest();
    expect(mail?.subject).toBe('Test: Corner Shop: Your transaction did not arrive');
    expect(mail?.text).toContain('The payment page shows whether');
    expect(mail?.text).not.toContain('Arrived:');
    const jobs = await server.context.db.select().from(outbox);
    const job = jobs.find(({ payload }) => JSON.stringify(payload).includes(`${mail?.id}`));
    expect(job?.nextAttemptAt).toEqual(new Date(server.clock.now() + 600_000));
    const isWanted = () => problemMailWatch.isWanted(server.context.db, mail?.id ?? '');
    expect(await isWanted()).toBe(true);
    await seeTransfer(shop, payment, '5');
    expect(await isWanted()).toBe(false);
  });
});

describe('the email about what comes above the price', () => {
  it('goes out where the money came after the receipt', async () => {
    const payment = await ask({ price: { amount: toDecimal('0.01'), currency: 'ETH' } });
    await seeTransfer(shop, payment, '0.01');
    await confirm(payment);
    expect((await newest())?.subject).toBe('Test: Receipt 1 from Corner Shop');
    await seeTransfer(shop, payment, '0.02');
    const mail = await newest();
    expect(mail?.subject).toBe('Test: Corner Shop: More than the price arrived');
    expect(mail?.text).toMatch(/^You sent 0\.02 ETH too much\. Ask Corner Shop to send it back/);
    expect(await mails()).toHaveLength(2);
  });
});

describe('how often such an email goes out', () => {
  it('is once for a problem of a payment, however often it comes back', async () => {
    const payment = await ask();
    await seeTransfer(shop, payment, '5');
    await loseTransfers(payment);
    await seeTransfer(shop, payment, '5');
    await loseTransfers(payment);
    for (let again = 0; again < 3; again += 1) await decideAgain(shop, payment.id);
    await expire(payment);
    for (let again = 0; again < 3; again += 1) await seeTransfer(shop, payment, '0.001');
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Test: Corner Shop: Your payment arrived late',
      'Test: Corner Shop: Your transaction did not arrive',
    ]);
    expect(await server.context.db.$count(paymentMails)).toBe(2);
  });

  it('is never where the decision is undone that told of it', async () => {
    const { db } = server.context;
    const payment = await ask();
    await seeTransfer(shop, payment, '0.001');
    server.clock.advance(24 * 3_600_000);
    await inSync();
    const fails = db.transaction(async (tx) => {
      const now = new Date(server.clock.now());
      await settlePayments(tx, server.context, { paymentIds: [payment.id], actor: chain, now });
      expect(await tx.$count(paymentMails)).toBe(2);
      throw new Error('the process is killed');
    });
    await expect(fails).rejects.toThrow('killed');
    expect(await mails()).toHaveLength(1);
    await decideAgain(shop, payment.id);
    expect(await mails()).toHaveLength(2);
  });

  it('is never without an email, and where the shop sends its payers none', async () => {
    const silent = await ask({ customer: null, orderId: 'A-2' });
    await seeTransfer(shop, silent, '0.001');
    await changeCheckout({ sendsReceipts: false });
    await invalidate(await ask());
    await expire(silent);
    expect(await server.context.db.$count(paymentMails)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('is not for a payment that expires unpaid, or that its shop accepts', async () => {
    const unpaid = await ask({ orderId: 'A-2' });
    await expire(unpaid);
    const late = await ask();
    await expire(late);
    await seeTransfer(shop, late, '0.01');
    const [mail] = await mails();
    const isWanted = () => problemMailWatch.isWanted(server.context.db, mail?.id ?? '');
    expect(await isWanted()).toBe(true);
    await server.call(acceptMerchantPayment, { params: { id: late.id } }, shop.key);
    expect(await isWanted()).toBe(false);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a payer who gives an email once the shop has to decide', () => {
  const silent = () => ask({ customer: null });
  const give = async ({ id }: Payment) => {
    const body = { email, name: null, fields: {} };
    return (await server.call(setCheckoutCustomer, { params: { id }, body })).data;
  };

  it.each([
    ['short', async (payment: Payment) => void (await seeTransfer(shop, payment, '0.001'))],
    ['late', async () => undefined],
  ])('is mailed the receipt where the shop accepts a payment that is %s', async (_, before) => {
    const payment = await silent();
    await before(payment);
    await expire(payment);
    await seeTransfer(shop, payment, '0.001');
    expect((await give(payment)).email).toBe('c***@example.com');
    expect(await mails()).toEqual([]);
    await server.call(acceptMerchantPayment, { params: { id: payment.id } }, shop.key);
    await confirm(payment);
    expect((await newest())?.subject).toBe('Test: Receipt 1 from Corner Shop');
  });

  it('is mailed that the shop asks for the rest, and that it accepts nothing', async () => {
    const payment = await silent();
    await seeTransfer(shop, payment, '0.001');
    await inSync();
    for (let turn = 0; turn < 2; turn += 1)
      await endWindow(shop, await loadPayment(shop, payment.id));
    await give(payment);
    const params = { ...place(), id: payment.id };
    await server.call(reopenPayment, { params, body: { reason: null } }, shop.owner);
    expect((await newest())?.subject).toMatch(/^Test: Corner Shop: Please send the remaining/);
    await invalidate(payment);
    expect((await newest())?.subject).toBe('Test: Corner Shop: Payment not accepted');
  });

  it('can do so for a payment that was cancelled or refused with money, and not for an empty one', async () => {
    const empty = await silent();
    await invalidate(empty);
    const body = { email, name: null, fields: {} };
    const refused = await server.refusal(setCheckoutCustomer, { params: { id: empty.id }, body });
    expect(refused).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    const paid = await ask({ customer: null, orderId: 'A-2' });
    await seeTransfer(shop, paid, '0.001');
    await invalidate(paid);
    const { data } = await server.call(getCheckout, { params: { id: paid.id } });
    expect(data.actions).toContain('SET_CUSTOMER');
    expect((await give(paid)).email).toBe('c***@example.com');
  });
});

describe('the time zone of emails to a payer', () => {
  const name = (payment: Payment, timeZone?: string) =>
    server.call(setCheckoutCustomer, {
      params: { id: payment.id },
      body: { email, name: null, fields: {}, ...(timeZone === undefined ? {} : { timeZone }) },
    });
  const read = ({ id }: Payment, timeZone: string) =>
    server.call(setCheckoutLanguage, { params: { id }, body: { language: 'en', timeZone } });
  /** Reads the end of the time to pay in the email about a part. */
  async function untilOf(payment: Payment) {
    await seeTransfer(shop, payment, '0.001');
    const { data } = await server.call(getCheckout, { params: { id: payment.id } });
    const mail = await newest();
    const until = /before (.+?)\. The payment page/.exec(mail?.text ?? '')?.[1];
    return { until, in: (zone: string) => formatDate(data.expiresAt ?? new Date(0), zone, 'en') };
  }

  it.each([
    ['2026-12-10T10:00:00Z', /GMT\+1$/],
    ['2027-07-10T10:00:00Z', /GMT\+2$/],
  ])('is that of their browser, with daylight saving, at %s', async (now, zone) => {
    server.clock.advance(Date.parse(now) - server.clock.now());
    const payment = await ask({ customer: null });
    await name(payment, 'Europe/Berlin');
    await name(payment);
    const shown = await untilOf(payment);
    expect(shown.until).toBe(shown.in('Europe/Berlin'));
    expect(shown.until).toMatch(zone);
  });

  it('follows the last page that told one', async () => {
    const payment = await ask();
    await read(payment, 'Europe/Berlin');
    await read(payment, 'America/New_York');
    await read(payment, 'Mars/Olympus');
    const shown = await untilOf(payment);
    expect(shown.until).toBe(shown.in('America/New_York'));
  });

  it('is GMT where none is known', async () => {
    const payment = await ask();
    await name(payment, 'Mars/Olympus');
    const shown = await untilOf(payment);
    expect(shown.until).toBe(shown.in('UTC'));
    expect(shown.until).toMatch(/ GMT$/);
  });
});

describe('the language of emails to a payer', () => {
  const read = ({ id }: Payment, language: string) =>
    server.call(setCheckoutLanguage, { params: { id }, body: { language } });

  it('is the one in which the page of the payment was read last', async () => {
    await changeCheckout({ languages: ['es'] });
    const payment = await ask({ language: 'fr' });
    const shown = await server.call(getCheckout, { params: { id: payment.id } });
    expect(shown.data).toMatchObject({ language: 'fr', emailLanguage: 'fr' });
    await read(payment, 'ja');
    const { data } = await read(payment, 'de-AT');
    expect(data).toMatchObject({ language: 'fr', emailLanguage: 'de' });
    await seeTransfer(shop, payment, '0.001');
    await expire(payment);
    const mail = await newest();
    expect(mail?.subject).toBe('Test: Corner Shop: Nur ein Teil des Preises ist eingegangen');
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
    expect(mail?.text).toContain('Eingegangen: 0.001 ETH · Ethereum');
  });

  it('is that of the payment, else the first one of the shop, until the page was read', async () => {
    await changeCheckout({ languages: ['es'] });
    const emailLanguageOf = async (changes: Partial<CreatePayment>) => {
      const { id } = await ask(changes);
      return (await server.call(getCheckout, { params: { id } })).data.emailLanguage;
    };
    expect(await emailLanguageOf({ orderId: 'A-2', language: 'nl' })).toBe('en');
    expect(await emailLanguageOf({ orderId: 'A-3', language: 'pt' })).toBe('pt-BR');
    expect(await emailLanguageOf({ orderId: 'A-4' })).toBe('es');
  });

  it('is told to a payment that exists, by a tag', async () => {
    const params = { id: `pay_${'a'.repeat(26)}` };
    const unknown = await server.refusal(setCheckoutLanguage, { params, body: { language: 'de' } });
    expect(unknown).toMatchObject({ status: 404 });
    const { id } = await ask();
    const body = { language: '<script>' };
    const refused = await server.refusal(setCheckoutLanguage, { params: { id }, body });
    expect(refused).toMatchObject({ status: 400 });
  });
});

describe('the shop in whose name an email goes to a payer', () => {
  it('is named above it, and gets the answers', async () => {
    const body = { supportEmail: 'help@corner.example', website: 'https://corner.example' };
    await server.call(updateBusiness, { params: place(), body }, shop.owner);
    await invalidate(await ask());
    const mail = await newest();
    expect(mail?.replyTo).toBe('help@corner.example');
    expect(mail?.html).toMatch(/<p class="brand"[^>]*><bdi>Corner Shop<\/bdi>/);
    expect(mail?.text).toContain('Questions? Write to help@corner.example.');
    expect(mail?.text).toMatch(/Payments by Billfold$/);
  });

  it('hides its national currency where the checkout does', async () => {
    await changeCheckout({ showsFiat: false });
    const payment = await ask();
    await seeTransfer(shop, payment, '0.001');
    await expire(payment);
    const mail = await newest();
    expect(mail?.text).toMatch(/^0\.001 ETH arrived in time\./);
    expect(mail?.text).not.toContain('€');
  });
});
