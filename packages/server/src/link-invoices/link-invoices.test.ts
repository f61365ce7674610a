import { readFile } from 'node:fs/promises';
import { formatDay, toDecimal } from '@billfold/core';
import {
  type CreateLinkInvoice,
  cancelLinkInvoice,
  chooseInvoiceEmails,
  createCustomer,
  createLinkInvoice,
  deleteCustomer,
  eraseCustomer,
  exportPayments,
  getCheckout,
  getCheckoutLink,
  getInvoiceEmails,
  getLinkInvoice,
  type LinkInvoice,
  type LinkInvoiceFilters,
  type ListLinkInvoices,
  legalSettings,
  linkInvoiceStatuses,
  listAudit,
  listLinkInvoices,
  listPaymentLinks,
  mergeCustomers,
  payCheckoutLink,
  sendLinkInvoice,
  setCheckoutLanguage,
  totalLinkInvoices,
  updateLinkInvoice,
  updatePaymentLink,
} from '@billfold/core/contract';
import {
  addDays,
  createMessageFormat,
  languages,
  linkInvoicesTexts,
  parseCsv,
} from '@billfold/core/internal';
import type { BusinessRole } from '@billfold/core/payments';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { mailsTo } from '../../test/people.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { moveSignedIn } from '../../test/stay-signed-in.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { prepareLinkPayment } from '../checkout/pay-link.ts';
import {
  businesses,
  businessMembers,
  customers,
  linkInvoiceMails,
  linkInvoices,
  paymentLinks,
  payments,
} from '../db/schema.ts';
import { createSmtpHandler } from '../mail/deliver-mail.ts';
import { mailLanguageOf } from '../mail/mail-language.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { timerSchedule } from '../platform/timer-schedule.ts';
import { takeInvoiceNumber } from './invoice-number.ts';
import { listInvoices } from './list-invoices.ts';
import { sendMoment } from './next-step.ts';
import { sendDueInvoices } from './send-due-invoices.ts';
import { invoiceMailWatch } from './watch-invoice-mails.ts';

const timezone = 'Pacific/Auckland';
const zone = createDaysInZone(timezone);
const email = 'ann@example.com';
let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC']);
  await server.context.db.execute(sql`update businesses set timezone = ${timezone}`);
});

const place = () => ({ businessId: shop.businessId });
const today = () => zone.dayOf(new Date(server.clock.now()));
const rent = (changes: Partial<CreateLinkInvoice> = {}): CreateLinkInvoice => ({
  ...{ customer: { email }, title: 'Rent', currency: 'EUR', price: toDecimal('20.00') },
  ...changes,
});
const create = async (changes: Partial<CreateLinkInvoice> = {}, key?: string) => {
  const body = rent(changes);
  const options = { ...shop.owner, ...(key === undefined ? {} : { idempotencyKey: key }) };
  return (await server.call(createLinkInvoice, { params: place(), body }, options)).data;
};
const refused = (changes: Partial<CreateLinkInvoice>) =>
  server.refusal(createLinkInvoice, { params: place(), body: rent(changes) }, shop.owner);
const named = ({ id }: Pick<LinkInvoice, 'id'>) => ({ params: { ...place(), id } });
const read = async (invoice: LinkInvoice) =>
  (await server.call(getLinkInvoice, named(invoice), shop.owner)).data;
const send = (invoice: LinkInvoice) => server.call(sendLinkInvoice, named(invoice), shop.owner);
const cancel = (invoice: LinkInvoice) => server.call(cancelLinkInvoice, named(invoice), shop.owner);
const pause = (invoice: LinkInvoice, isPaused: boolean) =>
  server.call(updateLinkInvoice, { ...named(invoice), body: { isPaused } }, shop.owner);
const mails = async () => (await mailsTo(server.context.db, email)).reverse();
const subjects = async () => (await mails()).map(({ subject }) => subject);
const run = () => sendDueInvoices(server.context);
const moveTo = (day: string) => moveSignedIn(server, sendMoment(day, zone));
const slugOf = ({ url }: LinkInvoice) => url.slice(url.lastIndexOf('/') + 1);
const pay = async (invoice: LinkInvoice) =>
  (
    await server.call(payCheckoutLink, {
      params: { slug: slugOf(invoice) },
      body: { amount: null },
    })
  ).data;
const settle = (id: string, status: 'CONFIRMING' | 'COMPLETED') =>
  server.context.db
    .update(payments)
    .set({ status, confirmedAt: new Date(server.clock.now()) })
    .where(eq(payments.id, id));
const become = (status: 'SUSPENDED' | 'ARCHIVED') =>
  server.context.db.update(businesses).set({ status });
const tokenOf = async () => {
  const [mail] = await mails();
  const token = /\/invoice-emails\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('no token in the mail');
  return token;
};
const choose = (token: string, isStopped: boolean) =>
  server.call(chooseInvoiceEmails, { params: { token }, body: { isStopped } });

describe('an invoice by email', () => {
  it('is mailed at once with its link, lines, due date and note', async () => {
    const lines = [
      { label: 'Room', quantity: 2, unitPrice: toDecimal('10.00') },
      { label: 'Breakfast', quantity: 1, unitPrice: toDecimal('8.00') },
    ];
    const dueOn = addDays(today(), 14);
    const invoice = await create({ lines, dueOn, note: 'Thank you', price: null });
    expect(invoice).toMatchObject({
      ...{ status: 'SENT', price: '28.00', currency: 'EUR', dueOn, sendOn: today(), lines },
      ...{ customer: { email }, note: 'Thank you', language: 'en', paymentId: null },
      mails: [{ kind: 'INVOICE', days: null, state: 'QUEUED' }],
    });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`Due on ${formatDay(new Date(dueOn), 'UTC')}.`);
    expect(mail?.subject).toBe('Test: Corner Shop sent you an invoice: €28.00');
    for (const part of [
      invoice.url,
      '2 × Room, €10.00 each',
      '\nBreakfast, €8.00\n',
      'Note from Corner Shop: Thank',
    ])
      expect(mail?.text).toContain(part);
    await server.outbox.drain();
    expect((await read(invoice)).mails).toMatchObject([{ state: 'SENT' }]);
  });

  it('is reviewed under the subject that its mail has, in every language', async () => {
    for (const { tag } of languages) {
      const { text } = mailLanguageOf(tag);
      const file = `../../../core/src/i18n/locales/${tag}/link-invoices.json`;
      const shown: Readonly<Record<string, string>> =
        tag === 'en'
          ? linkInvoicesTexts.english
          : JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'));
      const [subject, test] = [
        ...[shown['linkInvoice.review.subject.text'], shown['linkInvoice.review.subject.test']],
      ];
      const values = { shop: 'Ada', sum: '1 EUR', subject: 'A' };
      const fill = createMessageFormat(tag);
      expect(fill(subject ?? '', values)).toBe(text('linkInvoice.subject', values));
      expect(fill(test ?? '', values)).toBe(text('subject.test', values));
    }
  });

  it('has a number without gaps, which a refused or repeated creation takes none of', async () => {
    const { db } = server.context;
    expect((await create({}, 'k')).number).toBe('INV-1');
    expect((await create({}, 'k')).number).toBe('INV-1');
    expect(await refused({ customer: { id: 'cus_0000000000' } })).toMatchObject({ status: 400 });
    const failing = db.transaction(async (tx) => {
      expect(await takeInvoiceNumber(tx, { ...place(), livemode: false })).toBe(2);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect((await create()).number).toBe('INV-2');
    // A server of the version before leaves them so.
    const [older, newer] = [await create(), await create()];
    const ofOlder = eq(linkInvoices.id, older.id);
    await db.update(linkInvoices).set({ number: null }).where(ofOlder);
    await db.update(linkInvoices).set({ number: null }).where(eq(linkInvoices.id, newer.id));
    expect((await read(older)).number).toBeNull();
    expect((await create()).number).toBe('INV-5');
    expect([(await read(older)).number, (await read(newer)).number].sort()).toEqual([
      ...['INV-3', 'INV-4'],
    ]);
    // Live invoices are numbered on their own, and those of another business too.
    const other = { businessId: shop.businessId + 1, livemode: false };
    expect(await takeInvoiceNumber(db, other)).toBe(1);
    expect(await takeInvoiceNumber(db, { ...place(), livemode: true })).toBe(1);
    const together = await Promise.all([create(), create(), create()]);
    expect(together.map(({ number }) => number).sort()).toEqual(['INV-6', 'INV-7', 'INV-8']);
  });

  it('keeps the issuer as its settings named it, and has both in its mail, its link and the export', async () => {
    const params = place();
    const legal = async (changes: object) => {
      const { data } = await server.call(legalSettings.get, { params }, shop.owner);
      await server.call(legalSettings.put, { params, body: { ...data, ...changes } }, shop.owner);
    };
    await legal({ legalName: 'Corner Ltd', address: '1 High St', vatId: 'DE123' });
    const dueOn = addDays(today(), 14);
    const invoice = await create({ dueOn, customer: { email, name: 'Ann' } });
    await legal({ legalName: 'Other Ltd', address: '9 Low St' });
    const issuer = { name: 'Corner Shop', legalName: 'Corner Ltd', address: '1 High St' };
    expect((await read(invoice)).issuer).toMatchObject({ ...issuer, vatId: 'DE123' });
    const path = { params: { slug: slugOf(invoice) } };
    const { data: link } = await server.call(getCheckoutLink, path);
    expect(link.invoice).toMatchObject({
      ...{ number: 'INV-1', issuer, customerName: 'Ann', issuedOn: today(), dueOn },
    });
    const [mail] = await mails();
    expect(mail?.text).toContain('Invoice INV-1, issued by Corner Ltd, 1 High St.');
    const paid = await pay(invoice);
    const { payload } = await server.app.inject({
      url: exportPayments.path.replace('{businessId}', `${shop.businessId}`),
      headers: { authorization: `Bearer ${shop.owner.token}` },
    });
    const [header = [], row = []] = parseCsv(payload)?.map(({ cells }) => cells) ?? [];
    expect(row[header.indexOf('payment_id')]).toBe(paid.id);
    expect(row[header.indexOf('invoice_number')]).toBe('INV-1');
  });

  it('R-BIZ-08: is created and mailed once for an idempotency key', async () => {
    const [one, other] = [await create({}, 'k'), await create({}, 'k')];
    expect(other.id).toBe(one.id);
    expect(await mails()).toHaveLength(1);
  });

  it('is in the language that is chosen', async () => {
    await create({ language: 'de' });
    expect(await subjects()).toEqual([
      'Test: Corner Shop hat Ihnen eine Rechnung gesendet: 20,00\u00a0€',
    ]);
  });

  it('is in the language in which the customer last read its payment, once that is known', async () => {
    const invoice = await create({ language: 'de' });
    const { id } = await pay(invoice);
    const body = { language: 'es' };
    await server.call(setCheckoutLanguage, { params: { id }, body });
    await send(invoice);
    expect((await subjects()).at(-1)).toBe(
      'Prueba: Corner Shop te envió una factura: 20,00\u00a0€',
    );
  });

  it('refuses what could not be sent or paid', async () => {
    const code = async (changes: Partial<CreateLinkInvoice>) => (await refused(changes)).fields;
    expect(await code({ price: null })).toHaveProperty('price');
    expect(await code({ sendOn: addDays(today(), -1) })).toHaveProperty('sendOn');
    expect(await code({ dueOn: addDays(today(), -1) })).toHaveProperty('dueOn');
    expect(await code({ reminders: [0] })).toHaveProperty('reminders');
    const { data } = await server.call(
      createCustomer,
      { params: place(), body: { name: 'Bob', livemode: false } },
      shop.owner,
    );
    expect(await refused({ customer: { id: data.id } })).toMatchObject({ code: 'EMAIL_MISSING' });
    expect(await mails()).toEqual([]);
  });

  it('waits for its day in the time zone of the business, or for a member who sends it', async () => {
    const sendOn = addDays(today(), 3);
    const [waiting, early] = [await create({ sendOn }), await create({ sendOn })];
    expect(waiting.status).toBe('SCHEDULED');
    await send(early);
    expect(await mails()).toHaveLength(1);
    await moveTo(sendOn);
    server.clock.advance(-1);
    await run();
    expect((await read(waiting)).status).toBe('SCHEDULED');
    server.clock.advance(1);
    await Promise.all([run(), run()]);
    await run();
    expect(await mails()).toHaveLength(2);
    expect(await read(waiting)).toMatchObject({ status: 'SENT' });
  });

  it('joins its payment to its customer, who goes on with the payment that they opened', async () => {
    const invoice = await create({ note: 'Thank you' });
    const first = await pay(invoice);
    expect(await pay(invoice)).toEqual(first);
    const params = { slug: slugOf(invoice) };
    expect((await server.call(getCheckoutLink, { params })).data.state).toBe('ACTIVE');
    const [row] = await server.context.db.select().from(payments);
    expect(row).toMatchObject({ customerId: invoice.customer.id, linkId: invoice.linkId });
    // The note is in the invoice, and no part of what the receipt is for.
    expect(row?.description).toBe('Rent');
    const { data: page } = await server.call(getCheckout, { params: { id: first.id } });
    expect(page.invoiceNumber).toBe('INV-1');
    await settle(first.id, 'COMPLETED');
    expect(await read(invoice)).toMatchObject({ status: 'PAID', paymentId: first.id });
    expect((await server.call(getCheckoutLink, { params })).data.state).toBe('USED_UP');
  });

  it('is overdue the day after its due date', async () => {
    const dueOn = addDays(today(), 2);
    const invoice = await create({ dueOn });
    await moveTo(dueOn);
    expect((await read(invoice)).status).toBe('SENT');
    await moveTo(addDays(dueOn, 1));
    expect((await read(invoice)).status).toBe('OVERDUE');
  });

  it('is cancelled for good, unless it is paid', async () => {
    const [open, paid] = [await create(), await create()];
    await settle((await pay(paid)).id, 'CONFIRMING');
    expect((await cancel(open)).data.status).toBe('CANCELLED');
    const link = { params: { slug: slugOf(open) }, body: { amount: null } };
    expect(await server.refusal(payCheckoutLink, link)).toMatchObject({ status: 410 });
    const conflict = { status: 409, code: 'STATE_CONFLICT' };
    const refusal = (invoice: LinkInvoice) =>
      server.refusal(cancelLinkInvoice, named(invoice), shop.owner);
    expect(await refusal(open)).toMatchObject(conflict);
    expect(await refusal(paid)).toMatchObject(conflict);
    const { data } = await server.call(listAudit, { params: place(), query: {} }, shop.owner);
    expect(data.map(({ action }) => action)).toContain('link-invoice.cancelled');
  });

  it('is cancelled with what its customer started to pay', async () => {
    const invoice = await create();
    const { id } = await pay(invoice);
    await cancel(invoice);
    const [row] = await server.context.db.select().from(payments).where(eq(payments.id, id));
    expect(row).toMatchObject({ status: 'CANCELLED' });
    expect(row?.cancelledAt).not.toBeNull();
  });

  it('says on its page what came of its price while the rest is due, and nothing of it before and after', async () => {
    const invoice = await create();
    const arrived = async () => {
      const { data } = await server.call(getCheckoutLink, { params: { slug: slugOf(invoice) } });
      return data.invoice?.arrived;
    };
    expect(await arrived()).toBeNull();
    const { id } = await pay(invoice);
    expect(await arrived()).toBeNull();
    const { db } = server.context;
    const become = (change: Partial<typeof payments.$inferInsert>) =>
      db.update(payments).set(change).where(eq(payments.id, id));
    await become({ status: 'PENDING', paidState: 'UNDERPAID', credited: '1.5' });
    expect(await arrived()).toBe('1.5');
    expect((await pay(invoice)).id).toBe(id);
    await become({ status: 'CONFIRMING', paidState: 'PAID' });
    expect(await arrived()).toBeNull();
  });

  it('leaves a payment of which a part has come to the business', async () => {
    const invoice = await create();
    const { id } = await pay(invoice);
    const part = { status: 'PENDING', paidState: 'UNDERPAID', credited: '1' } as const;
    await server.context.db.update(payments).set(part).where(eq(payments.id, id));
    expect((await cancel(invoice)).data.status).toBe('CANCELLED');
    const [row] = await server.context.db.select().from(payments).where(eq(payments.id, id));
    expect(row).toMatchObject({ status: 'PENDING', cancelledAt: null });
  });

  it('is found by its title and its customer, and by an email where the member sees it', async () => {
    await create({ title: 'Rent of May' });
    await create({ title: 'Flowers', customer: { email: 'bo@example.com', name: 'Bo Berg' } });
    const find = async (search: string) => {
      const request = { params: place(), query: { search } };
      const { data, meta } = await server.call(listLinkInvoices, request, shop.owner);
      expect(meta.total).toBe(data.length);
      return data.map(({ title }) => title);
    };
    expect(await find('of may')).toEqual(['Rent of May']);
    expect(await find('bo b')).toEqual(['Flowers']);
    expect(await find('bo@')).toEqual(['Flowers']);
    expect(await find('nothing')).toEqual([]);
    const { db } = server.context;
    await db.update(linkInvoices).set({ livemode: true });
    await db.update(customers).set({ livemode: true });
    const findLive = async (role: BusinessRole) => {
      const member = { ...place(), userId: 'ann', role, status: 'ACTIVE' } as const;
      const query = { search: 'bo@', livemode: true };
      return (await listInvoices(server.context, member, query)).data.length;
    };
    expect(await findLive('OWNER')).toBe(1);
    expect(await findLive('DEVELOPER')).toBe(0);
  });

  it('is found by its number and by its status', async () => {
    const find = async (query: ListLinkInvoices) => {
      const answer = await server.call(listLinkInvoices, { params: place(), query }, shop.owner);
      expect(answer.meta.total).toBe(answer.data.length);
      return answer.data.map(({ title }) => title);
    };
    await create({ title: 'Scheduled', sendOn: addDays(today(), 9) });
    await create({ title: 'Overdue', dueOn: today() });
    const notSent = await create({ title: 'Not sent' });
    await server.context.db
      .update(linkInvoiceMails)
      .set({ state: 'REFUSED' })
      .where(eq(linkInvoiceMails.invoiceId, notSent.id));
    const [paid, refunded] = [await create({ title: 'Paid' }), await create({ title: 'Refunded' })];
    for (const invoice of [paid, refunded]) await settle((await pay(invoice)).id, 'COMPLETED');
    await server.context.db
      .update(payments)
      .set({ refundState: 'FULL' })
      .where(eq(payments.linkId, refunded.linkId));
    await cancel(await create({ title: 'Cancelled' }));
    await moveTo(addDays(today(), 1));
    await create({ title: 'Sent', dueOn: today() });
    const titles = {
      ...{ SCHEDULED: 'Scheduled', SENT: 'Sent', NOT_SENT: 'Not sent', OVERDUE: 'Overdue' },
      ...{ PAID: 'Paid', REFUNDED: 'Refunded', CANCELLED: 'Cancelled' },
    };
    for (const status of linkInvoiceStatuses)
      expect(await find({ status })).toEqual([titles[status]]);
    expect(await find({ status: 'PAID', search: 'inv-4' })).toEqual(['Paid']);
    expect(await find({ search: '3' })).toEqual(['Not sent']);
    expect(await find({ status: 'PAID', search: 'INV-3' })).toEqual([]);
  });

  it('is outstanding from its sending until it is paid or cancelled, and overdue after its day', async () => {
    const total = async (query: LinkInvoiceFilters = {}) =>
      (await server.call(totalLinkInvoices, { params: place(), query }, shop.owner)).data;
    expect(await total()).toEqual([]);
    const dueOn = today();
    await create({ title: 'Scheduled', sendOn: addDays(today(), 9) });
    await create({ title: 'Late', dueOn, price: toDecimal('0.10') });
    const notSent = await create({ title: 'Late and not sent', dueOn, price: toDecimal('0.20') });
    await server.context.db
      .update(linkInvoiceMails)
      .set({ state: 'REFUSED' })
      .where(eq(linkInvoiceMails.invoiceId, notSent.id));
    await create({ title: 'Open', customer: { email: 'bo@example.com' }, currency: 'JPY' });
    await cancel(await create({ title: 'Cancelled' }));
    const paid = await create({ title: 'Paid' });
    const { id } = await pay(paid);
    const eur = { currency: 'EUR', overdue: '0.00' };
    const jpy = { currency: 'JPY', outstanding: '20', overdue: '0' };
    expect(await total()).toEqual([{ ...eur, outstanding: '20.30' }, jpy]);
    await settle(id, 'CONFIRMING');
    expect(await total()).toEqual([{ ...eur, outstanding: '20.30' }, jpy]);
    await settle(id, 'COMPLETED');
    await moveTo(addDays(dueOn, 1));
    expect(await total()).toEqual([{ ...eur, outstanding: '0.30', overdue: '0.30' }, jpy]);
    expect(await total({ search: 'bo@' })).toEqual([jpy]);
    expect(await total({ status: 'PAID' })).toEqual([]);
    expect(await total({ status: 'OVERDUE' })).toEqual([
      { ...eur, outstanding: '0.10', overdue: '0.10' },
    ]);
    expect(await total({ customerId: notSent.customer.id, status: 'NOT_SENT' })).toEqual([
      { ...eur, outstanding: '0.20', overdue: '0.20' },
    ]);
  });

  it('is not among the payment links, and its link is not changed', async () => {
    const invoice = await create();
    expect(
      (await server.call(listPaymentLinks, { params: place(), query: {} }, shop.owner)).data,
    ).toEqual([]);
    const params = { ...place(), id: invoice.linkId };
    const change = { params, body: { maxUses: 2 } };
    expect(await server.refusal(updatePaymentLink, change, shop.owner)).toMatchObject({
      ...{ status: 409, code: 'STATE_CONFLICT' },
    });
    const list = (query: { customerId?: string }) =>
      server.call(listLinkInvoices, { params: place(), query }, shop.owner);
    expect((await list({})).data).toMatchObject([{ id: invoice.id }]);
    expect((await list({ customerId: invoice.customer.id })).meta.total).toBe(1);
    expect((await list({ customerId: 'cus_abcdefghijklmnop' })).data).toEqual([]);
  });

  it.each(['SUSPENDED', 'ARCHIVED'] as const)(
    'is not sent by hand while its business is %s',
    async (status) => {
      const invoice = await create();
      await become(status);
      expect(await server.refusal(sendLinkInvoice, named(invoice), shop.owner)).toMatchObject({
        ...{ status: 409, code: `BUSINESS_${status}` },
      });
      expect(await mails()).toHaveLength(1);
    },
  );

  it.runIf(isOnPostgres())(
    'is cancelled with what its customer starts to pay meanwhile',
    async () => {
      const { context } = server;
      const invoice = await create();
      const [link] = await context.db
        .select()
        .from(paymentLinks)
        .where(eq(paymentLinks.id, invoice.linkId));
      if (link === undefined) throw new Error('the invoice has no link');
      const start = await prepareLinkPayment(context, { link, amount: null });
      const { cancelling } = await context.db.transaction(async (tx) => {
        await start(tx);
        const begun = cancel(invoice);
        await expect.poll(() => countWaiting(context.db), { timeout: 10_000 }).toBe(1);
        return { cancelling: begun };
      });
      expect((await cancelling).data.status).toBe('CANCELLED');
      const started = await context.db.select().from(payments).where(eq(payments.linkId, link.id));
      expect(started.map(({ status }) => status)).toEqual(['CANCELLED']);
    },
  );

  it('is sent again by hand, five times a day at most', async () => {
    const invoice = await create();
    for (let count = 0; count < 5; count += 1) await send(invoice);
    expect(await mails()).toHaveLength(6);
    expect(await server.refusal(sendLinkInvoice, named(invoice), shop.owner)).toMatchObject({
      status: 429,
    });
  });
});

it('R-PERM-02: lets a developer change invoices of test mode alone', async () => {
  const invoice = await create();
  const { db } = server.context;
  await db.update(businessMembers).set({ role: 'DEVELOPER' });
  expect((await pause(invoice, true)).data).toMatchObject({ isPaused: true });
  await db.update(linkInvoices).set({ livemode: true });
  const before = await db.select().from(linkInvoices);
  const resume = { ...named(invoice), body: { isPaused: false } };
  for (const refusal of [
    server.refusal(updateLinkInvoice, resume, shop.owner),
    server.refusal(sendLinkInvoice, named(invoice), shop.owner),
    server.refusal(cancelLinkInvoice, named(invoice), shop.owner),
  ])
    expect(await refusal).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' });
  expect(await db.select().from(linkInvoices)).toEqual(before);
});

describe('reminders of an invoice', () => {
  it('R-BIZ-08: come before, on and after the due date, once each, until it is paid', async () => {
    const dueOn = addDays(today(), 10);
    const invoice = await create({ dueOn, reminders: [7, -3, 0, 14] });
    expect(invoice.reminders).toEqual([-3, 0, 7, 14]);
    for (const days of [-3, 0, 7]) {
      await moveTo(addDays(dueOn, days));
      server.clock.advance(-1);
      await run();
      server.clock.advance(1);
      await Promise.all([run(), run()]);
      await run();
    }
    const texts = (await mails()).map(({ text }) => text);
    expect(texts).toHaveLength(4);
    expect(texts[1]).toContain('is due on');
    expect(texts[2]).toContain('is due today');
    expect(texts[3]).toContain('It is not paid yet.');
    await settle((await pay(invoice)).id, 'COMPLETED');
    await moveTo(addDays(dueOn, 14));
    await run();
    expect(await mails()).toHaveLength(4);
  });

  it('are one mail where several are late, and none is on the day of the invoice', async () => {
    const dueOn = addDays(today(), 1);
    const invoice = await create({ dueOn, reminders: [-1, 0, 5, 6] });
    await moveTo(addDays(dueOn, 6));
    await run();
    await run();
    expect((await read(invoice)).mails.map(({ days }) => days)).toEqual([null, 6]);
  });

  it.each([
    ['has come', {}, 'It is not fully paid yet.'],
    ['was sent back', { refundState: 'FULL' }, 'It is not paid yet.'],
    ['was rejected', { status: 'INVALID' }, 'It is not paid yet.'],
  ] as const)('say how much is paid where a part %s', async (_, state, sentence) => {
    const dueOn = addDays(today(), 1);
    const { id } = await pay(await create({ dueOn, reminders: [1] }));
    const { db } = server.context;
    await db
      .update(payments)
      .set({ status: 'EXPIRED', paidState: 'UNDERPAID', ...state })
      .where(eq(payments.id, id));
    await moveTo(addDays(dueOn, 1));
    await run();
    expect((await mails()).find(({ text }) => text.includes('was due on'))?.text).toContain(
      sentence,
    );
  });

  it('are left out while they are paused', async () => {
    const dueOn = addDays(today(), 2);
    const invoice = await create({ dueOn, reminders: [0, 1] });
    expect((await pause(invoice, true)).data.isPaused).toBe(true);
    await moveTo(dueOn);
    await run();
    expect(await mails()).toHaveLength(1);
    await pause(invoice, false);
    await run();
    expect(await mails()).toHaveLength(1);
    await moveTo(addDays(dueOn, 1));
    await run();
    expect((await read(invoice)).mails.map(({ days }) => days)).toEqual([null, 1]);
  });

  it('come an hour later where the money that was arriving was replaced', async () => {
    const dueOn = addDays(today(), 2);
    const { id } = await pay(await create({ dueOn, reminders: [0] }));
    await settle(id, 'CONFIRMING');
    await moveTo(dueOn);
    await run();
    expect(await mails()).toHaveLength(1);
    const isReplaced = { status: 'PENDING', confirmedAt: null } as const;
    await server.context.db.update(payments).set(isReplaced).where(eq(payments.id, id));
    server.clock.advance(3_600_000);
    await run();
    expect(await mails()).toHaveLength(2);
  });

  it('say that the due date is over where they come late', async () => {
    const dueOn = addDays(today(), 2);
    await create({ dueOn, reminders: [0] });
    await moveTo(addDays(dueOn, 3));
    await run();
    const { text } = (await mails()).at(-1) ?? {};
    expect(text).toContain('was due on');
    expect(text).not.toContain('today');
  });

  it('wait while the business is suspended', async () => {
    const dueOn = addDays(today(), 2);
    await create({ dueOn, reminders: [0] });
    const { db } = server.context;
    await db.update(businesses).set({ status: 'SUSPENDED' });
    await moveTo(dueOn);
    await run();
    expect(await mails()).toHaveLength(1);
    await db.update(businesses).set({ status: 'ACTIVE' });
    await run();
    expect(await mails()).toHaveLength(2);
  });
});

describe('the page that stops emails with invoices', () => {
  it('R-BIZ-08: stops them for the customer, and starts them again', async () => {
    const dueOn = addDays(today(), 2);
    const invoice = await create({ dueOn, reminders: [0, 1] });
    const token = await tokenOf();
    const params = { token };
    const { data } = await server.call(getInvoiceEmails, { params });
    expect(data).toMatchObject({ merchant: { name: 'Corner Shop' }, isStopped: false });
    expect(JSON.stringify(data)).not.toContain(email);
    expect((await choose(token, true)).data.isStopped).toBe(true);
    await moveTo(dueOn);
    await run();
    const next = await create();
    expect(next).toMatchObject({ status: 'NOT_SENT', isStopped: true });
    expect(next.mails).toMatchObject([{ state: 'STOPPED' }]);
    expect(await mails()).toHaveLength(1);
    await choose(token, false);
    await moveTo(addDays(dueOn, 1));
    await run();
    const states = (await read(invoice)).mails.map(({ state }) => state);
    expect(states).toEqual(['QUEUED', 'STOPPED', 'QUEUED']);
  });

  it('answers an unknown token like any other', async () => {
    const params = { token: 'x'.repeat(43) };
    expect(await server.refusal(getInvoiceEmails, { params })).toMatchObject({ status: 404 });
  });
});

describe('the button of a mail program that stops emails with invoices (RFC 8058)', () => {
  const post = (token: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    server.app.inject({
      ...{ method: 'POST', url: `/invoice-emails/${token}`, payload },
      headers: { 'content-type': type },
    });
  const isStopped = async (token: string) =>
    (await server.call(getInvoiceEmails, { params: { token } })).data.isStopped;
  const form =
    '--cut\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--cut--\r\n';

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=cut', form],
  ])('stops them by a form as %s, as often as it is pressed', async (type, body) => {
    await create();
    const token = await tokenOf();
    expect((await post(token, body, type)).statusCode).toBe(204);
    expect((await post(token, body, type)).statusCode).toBe(204);
    expect(await isStopped(token)).toBe(true);
  });

  it.each(['', 'a=b', 'List-Unsubscribe=no'])('changes nothing for the body "%s"', async (body) => {
    await create();
    const token = await tokenOf();
    expect((await post(token, body)).statusCode).toBe(400);
    expect(await isStopped(token)).toBe(false);
  });

  it('answers an unknown token like any other', async () => {
    const { statusCode } = await post('x'.repeat(43), 'List-Unsubscribe=One-Click');
    expect(statusCode).toBe(404);
  });
});

describe('the delivery of an email with an invoice', () => {
  let receiving: MailServer;
  beforeEach(async () => {
    receiving = await startMailServer();
    // The mails of signing up are no part of this.
    await server.outbox.drain();
  });
  afterEach(() => receiving.stop());
  const deliver = () => {
    const { db, platform } = server.context;
    const smtp = { url: receiving.url, from: 'Billfold <no-reply@wallet.example>' };
    const handlers = new Map([['mail', createSmtpHandler(db, smtp, invoiceMailWatch)]]);
    const instanceId = platform.newId();
    return createOutbox({ db, platform, instanceId, schedule: timerSchedule, handlers }).drain();
  };

  it('names the page that stops them, for the button of the mail program', async () => {
    await create();
    await deliver();
    const received = receiving.received.join();
    expect(received).toMatch(
      /^List-Unsubscribe:\s+<https:\/\/wallet\.example\/invoice-emails\/[\w-]{43}>/m,
    );
    expect(received).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  it('says that the mail server refused it, until another try succeeds', async () => {
    const invoice = await create();
    receiving.refuseNext(550);
    await deliver();
    expect(await read(invoice)).toMatchObject({
      status: 'NOT_SENT',
      mails: [{ state: 'REFUSED' }],
    });
    await send(invoice);
    await deliver();
    expect((await read(invoice)).status).toBe('SENT');
  });

  it.each([
    [
      ...(['is paid', 'DROPPED'] as const),
      async (invoice: LinkInvoice) => settle((await pay(invoice)).id, 'CONFIRMING'),
    ],
    ['is cancelled', 'DROPPED', cancel],
    ['is of a business that is suspended', 'DROPPED', () => become('SUSPENDED')],
    ['is of a business that is archived', 'DROPPED', () => become('ARCHIVED')],
    ['is stopped by its customer', 'STOPPED', async () => choose(await tokenOf(), true)],
  ] as const)(
    'is given up where the invoice %s before it, and is then %s',
    async (_, state, end) => {
      const invoice = await create();
      await end(invoice);
      await deliver();
      expect(receiving.received.filter((mail) => mail.includes('To: ann'))).toEqual([]);
      const [mail] = await server.context.db.select().from(linkInvoiceMails);
      expect(mail?.state).toBe(state);
    },
  );
});

describe('customers with invoices', () => {
  const customerOf = ({ customer }: LinkInvoice) => ({ params: { ...place(), id: customer.id } });

  it('stay until their invoices are over, and then lose the notes', async () => {
    const invoice = await create({ note: 'For Ann' });
    const conflict = { status: 409, code: 'STATE_CONFLICT' };
    const refuse = (call: typeof deleteCustomer | typeof eraseCustomer) =>
      server.refusal(call, customerOf(invoice), shop.owner);
    expect(await refuse(deleteCustomer)).toMatchObject(conflict);
    expect(await refuse(eraseCustomer)).toMatchObject(conflict);
    await cancel(invoice);
    expect(await refuse(deleteCustomer)).toMatchObject(conflict);
    await server.call(eraseCustomer, customerOf(invoice), shop.owner);
    expect(await read(invoice)).toMatchObject({ note: null, customer: { email: null } });
  });

  it('keep them and the wish to get none when they are merged', async () => {
    const invoice = await create();
    await choose(await tokenOf(), true);
    const body = { name: 'Ann Arbor', livemode: false };
    const { data: kept } = await server.call(createCustomer, { params: place(), body }, shop.owner);
    await server.call(
      mergeCustomers,
      {
        params: { ...place(), id: kept.id },
        body: { customerIds: [invoice.customer.id] },
      },
      shop.owner,
    );
    expect(await read(invoice)).toMatchObject({
      isStopped: true,
      customer: { id: kept.id, email },
    });
    const [row] = await server.context.db.select().from(customers).where(eq(customers.id, kept.id));
    expect(row?.invoicesStoppedAt).not.toBeNull();
  });
});
