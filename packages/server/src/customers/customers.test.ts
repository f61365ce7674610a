import { toDecimal } from '@billfold/core';
import {
  type BusinessRole,
  type CreateCustomer,
  type Customer,
  type CustomerFilters,
  createCustomer,
  createLinkInvoice,
  createMerchantCustomer,
  createMerchantPayment,
  createReport,
  deleteCustomer,
  deleteMerchantCustomer,
  eraseCustomer,
  getCustomer,
  getCustomerCounts,
  getMerchantCustomer,
  getPayment,
  getReport,
  importCustomers,
  type ListCustomers,
  listAudit,
  listCustomers,
  listMerchantCustomers,
  listMerchantPayments,
  listPayments,
  mergeCustomers,
  payCheckoutLink,
  setCheckoutCustomer,
  type UpdateCustomer,
  updateCustomer,
  updateMerchantCustomer,
} from '@billfold/core/contract';
import { byteOrderMark, parseCsv } from '@billfold/core/internal';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUpMerchant } from '../../test/api-keys.ts';
import { dumpDatabase } from '../../test/dump-database.ts';
import { askToBePaid, openShop, type Shop, shopKey } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import {
  apiRequests,
  businessMembers,
  customers,
  payments,
  reports,
  transfersOut,
} from '../db/schema.ts';
import { enqueue } from '../outbox/outbox.ts';
import { keepRefundAddress } from './keep-refund-address.ts';
import { customersOf, listCustomers as list } from './list-customers.ts';

let server: TestServer;
let shop: Shop;
let params: { readonly businessId: number };
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC']);
  params = { businessId: shop.businessId };
});

const add = async (body: CreateCustomer) =>
  (await server.call(createCustomer, { params, body }, shop.owner)).data;
const load = async (id: string) =>
  (await server.call(getCustomer, { params: { ...params, id } }, shop.owner)).data;
const change = async (id: string, body: UpdateCustomer) =>
  (await server.call(updateCustomer, { params: { ...params, id }, body }, shop.owner)).data;
const find = async (query: ListCustomers = {}) =>
  (await server.call(listCustomers, { params, query }, shop.owner)).data.map(({ id }) => id);
const become = (role: BusinessRole) => server.context.db.update(businessMembers).set({ role });
const ofAnn = { customer: { email: 'ann@example.com', name: 'Ann' } };

/** Marks a payment as paid, as the decision on its facts would. */
async function pay(id: string, credited: string, refunded = '0') {
  await server.context.db
    .update(payments)
    .set({ status: 'COMPLETED', paidState: 'PAID', credited, refunded, confirmedAt: new Date() })
    .where(eq(payments.id, id));
}

describe('POST /v1/dash/businesses/{businessId}/customers', () => {
  it('adds a customer with all that is given, without blanks and repeated tags', async () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const created = await add({
      ...{
        email: 'Ann@Example.com',
        name: ' Ann ',
        phone: '+49 1',
        company: 'ACME',
        address: 'A 1',
      },
      ...{ tags: ['vip', 'VIP', ' '], notes: 'pays late', livemode: false },
      refundAddresses: [
        { network: 'BTC', address },
        { network: 'BTC', address: address.toUpperCase() },
      ],
    });
    expect(created).toEqual({
      ...{ id: created.id, object: 'customer', livemode: false, createdAt: created.createdAt },
      ...{ email: 'Ann@Example.com', name: 'Ann', phone: '+49 1', company: 'ACME', address: 'A 1' },
      ...{ tags: ['vip'], notes: 'pays late', refundAddresses: [{ network: 'BTC', address }] },
      ...{ paymentsCount: 0, totals: [], lastPaymentAt: null, isErased: false },
    });
    expect(created.id).toMatch(/^cus_[a-z2-7]{26}$/);
    expect(await load(created.id)).toEqual({ ...created, open: [] });
  });

  it('adds one for a key that is repeated', async () => {
    const call = () =>
      server.call(
        createCustomer,
        { params, body: { name: 'Ann' } },
        { token: shop.owner.token, idempotencyKey: 'a' },
      );
    expect((await call()).data).toEqual((await call()).data);
    expect(await find()).toHaveLength(1);
  });

  it.each<[string, CreateCustomer, object]>([
    ['nothing', {}, { code: 'VALIDATION_FAILED', fields: { email: [expect.any(String)] } }],
    ['blanks', { name: '  ' }, { code: 'VALIDATION_FAILED' }],
    ['no email', { email: 'ann' }, { code: 'VALIDATION_FAILED' }],
    ['a long name', { name: 'x'.repeat(81) }, { code: 'VALIDATION_FAILED' }],
    [
      'a tag that a table would split',
      { name: 'Ann', tags: ['a;b'] },
      { code: 'VALIDATION_FAILED' },
    ],
    ['live mode in a sandbox', { name: 'Ann', livemode: true }, { code: 'LIVE_MODE_UNAVAILABLE' }],
    [
      'an address of another network',
      { name: 'Ann', refundAddresses: [{ network: 'ETH', address: 'bc1qw508d6qejxtdg4y5r3' }] },
      { code: 'ADDRESS_INVALID', fields: { 'refundAddresses.0.address': [expect.any(String)] } },
    ],
  ])('refuses %s', async (_, body, expected) => {
    const refused = await server.refusal(createCustomer, { params, body }, shop.owner);
    expect(refused).toMatchObject(expected);
    expect(await find()).toEqual([]);
  });

  it('refuses an email that a customer has, in any case of letters', async () => {
    await askToBePaid(shop, ofAnn);
    const body = { email: 'ANN@example.com' };
    const refused = await server.refusal(createCustomer, { params, body }, shop.owner);
    expect(refused).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    const other = await signUpMerchant(server, 'other@example.com');
    await server.call(createCustomer, { params: { businessId: other.businessId }, body }, other);
  });
});

describe('GET /v1/dash/businesses/{businessId}/customers', () => {
  it('lists pages, the newest first, and each customer once', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      ids.unshift((await add({ name: `Customer ${at}` })).id);
      if (at === 2) server.clock.advance(1_000);
    }
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor === undefined ? {} : { cursor }) };
      const page = await server.call(listCustomers, { params, query }, shop.owner);
      expect(page.hasMore).toBe(page.nextCursor !== null);
      found.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(found.slice(0, 2).sort()).toEqual(ids.slice(0, 2).sort());
    expect(found.toSorted()).toEqual(ids.toSorted());
    const query = { cursor: 'cGF5' };
    expect(await server.refusal(listCustomers, { params, query }, shop.owner)).toMatchObject({
      ...{ status: 400, code: 'VALIDATION_FAILED' },
    });
  });

  it('finds by the beginning of id, email, name and company, and by tag', async () => {
    const ann = await add({
      email: 'Ann@example.com',
      name: 'Ännchen',
      company: '100%_A',
      tags: ['VIP'],
    });
    await add({ email: 'bob@example.com', name: 'Bob', company: '1000A', tags: ['vip2'] });
    for (const search of [ann.id, ann.id.slice(0, 12), 'aNN@ex', 'ännc', '100%_', ' ÄNNCHEN '])
      expect(await find({ search }), search).toEqual([ann.id]);
    expect(await find({ search: 'nn@' })).toEqual([]);
    expect(await find({ tag: 'vip' })).toEqual([ann.id]);
    expect(await find({ search: 'ann', tag: 'vip2' })).toEqual([]);
  });

  it('are counted as they are found, and their tags by use, whatever the case of their letters', async () => {
    const other = await signUpMerchant(server, 'other@example.com');
    const of = { params: { businessId: other.businessId }, body: { name: 'Eve', tags: ['eve'] } };
    await server.call(createCustomer, of, other);
    await add({ name: 'Ann', tags: ['VIP', 'shop'] });
    await add({ name: 'Anton', tags: ['vip'] });
    await add({ name: 'Bob' });
    const count = async (query: CustomerFilters = {}) =>
      (await server.call(getCustomerCounts, { params, query }, shop.owner)).data;
    const [most, ...others] = (await count()).tags;
    expect(most).toEqual({ tag: expect.stringMatching(/^vip$/i), count: 2 });
    expect(others).toEqual([{ tag: 'shop', count: 1 }]);
    expect((await count()).total).toBe(3);
    expect((await count({ search: 'an' })).total).toBe(2);
    expect(await count({ tag: 'SHOP' })).toMatchObject({ total: 1, tags: [{ count: 2 }, {}] });
  });

  it('tells totals by currency exactly, of what was confirmed', async () => {
    const large = '123456789012345.12345678';
    const price = { amount: toDecimal('9.00'), currency: 'USD' };
    const first = await askToBePaid(shop, ofAnn);
    server.clock.advance(1_000);
    const second = await askToBePaid(shop, ofAnn);
    const third = await askToBePaid(shop, { ...ofAnn, price });
    await askToBePaid(shop, { customer: { email: 'bob@example.com' } });
    await pay(first.id, large);
    await pay(second.id, '0.00000001', '0.5');
    const [customer] = (
      await server.call(listCustomers, { params, query: { search: 'ann' } }, shop.owner)
    ).data;
    expect(customer).toMatchObject({
      ...{ paymentsCount: 3, lastPaymentAt: third.createdAt },
      totals: [
        { currency: 'EUR', count: 2, received: '123456789012345.12345679', refunded: '0.5' },
      ],
    });
  });

  it('tells what is open: the rest of open payments, and invoices that are sent and not paid', async () => {
    const price = (amount: string, currency = 'EUR') => ({ amount: toDecimal(amount), currency });
    const { id } = await askToBePaid(shop, { ...ofAnn, price: price('50') });
    const part = await askToBePaid(shop, { ...ofAnn, price: price('5.30') });
    await askToBePaid(shop, { ...ofAnn, price: price('1000', 'JPY') });
    const done = await askToBePaid(shop, { ...ofAnn, price: price('70') });
    await pay(done.id, '70');
    await server.context.db
      .update(payments)
      .set({ status: 'PENDING', paidState: 'UNDERPAID', credited: '5.10' })
      .where(eq(payments.id, part.id));
    const invoice = async (changes: object = {}) =>
      (
        await server.call(
          createLinkInvoice,
          {
            params,
            body: {
              ...{ ...ofAnn, title: 'Rent', currency: 'EUR', price: toDecimal('850') },
              ...changes,
            },
          },
          shop.owner,
        )
      ).data;
    const { url, customer } = await invoice();
    await invoice({ sendOn: '2035-01-31' });
    const slug = url.slice(url.lastIndexOf('/') + 1);
    const paying = await server.call(payCheckoutLink, { params: { slug }, body: { amount: null } });
    expect((await load(customer.id)).open).toEqual([price('900.20'), price('1000', 'JPY')]);
    await pay(paying.data.id, '850');
    await pay(id, '50');
    expect((await load(customer.id)).open).toEqual([price('0.20'), price('1000', 'JPY')]);
  });

  it('shows none of another business, whatever is asked', async () => {
    const other = await openShop(server, ['BTC'], 'other@example.com');
    const { customer } = await askToBePaid(other, ofAnn);
    const id = customer?.id ?? '';
    expect(await find()).toEqual([]);
    for (const search of [id, 'ann', 'cus_']) expect(await find({ search })).toEqual([]);
    const named = { params: { ...params, id } };
    const refused = await server.refusal(getCustomer, named, shop.owner);
    expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('masks what reaches a live customer for a developer, and finds no email for them (R-PERM-02)', async () => {
    const { id } = await add({ email: 'ann@example.com', phone: '1', address: 'A', notes: 'N' });
    await server.context.db.update(customers).set({ livemode: true });
    await become('DEVELOPER');
    expect(await load(id)).toMatchObject({
      ...{ email: 'a***@example.com', phone: '***', address: '***', notes: '***' },
    });
    const live = { businessId: shop.businessId, livemode: true, filters: { search: 'ann@' } };
    const { db } = server.context;
    expect((await list(db, { ...live, searchesEmails: false }, {})).data).toEqual([]);
    expect((await list(db, live, {})).data).toHaveLength(1);
    const edit = { params: { ...params, id }, body: { name: 'Ann' } };
    const refused = await server.refusal(updateCustomer, edit, shop.owner);
    expect(refused).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' });
    await become('SUPPORT');
    expect(await change(id, { name: 'Ann' })).toMatchObject({ email: 'ann@example.com' });
  });

  it('reads indexes alone where 20,000 customers are', async () => {
    const { db } = server.context;
    const ann = await add({ email: 'ann@example.com', name: 'Ann' });
    await db.execute(sql`insert into customers (id, business_id, livemode, email, email_norm, name, created_at)
      select 'cus_' || md5(n::text), ${shop.businessId}, false, n || '@example.com', n || '@example.com', 'Person ' || n,
        now() - n * interval '1 s' from generate_series(1, 20000) n`);
    await db.execute(sql`analyze customers`);
    const plan = async (search: string) => {
      const filtered = { businessId: shop.businessId, livemode: false, filters: { search } };
      const query = db.select().from(customers).where(customersOf(db, filtered)).getSQL();
      return JSON.stringify(await db.execute(sql`explain ${query}`));
    };
    for (const search of ['ann@', 'ann', ann.id]) {
      expect(await plan(search)).not.toContain('Seq Scan');
      expect(await find({ search })).toEqual([ann.id]);
    }
  });
});

describe('PATCH /v1/dash/businesses/{businessId}/customers/{id}', () => {
  it('changes what is given, and records the names of the fields without their values', async () => {
    const { id } = await add({ email: 'ann@example.com', name: 'Ann', tags: ['a'] });
    const changed = await change(id, { name: 'Anna', email: null, tags: [] });
    expect(changed).toMatchObject({ name: 'Anna', email: null, tags: [] });
    expect(await change(id, { name: 'Anna' })).toEqual(changed);
    const query = { action: 'customer' };
    const { data } = await server.call(listAudit, { params, query }, shop.owner);
    expect(data.map(({ action, target }) => [action, target])).toEqual([
      ['customer.updated', id],
      ['customer.created', id],
    ]);
    expect(data[0]?.changes).toEqual([
      { field: 'changed', before: null, after: 'email name tags' },
    ]);
    expect(JSON.stringify(data)).not.toContain('Anna');
  });

  it('removes refund addresses in parallel, and keeps the one that is added meanwhile', async () => {
    const [first, second, kept] = [
      ...['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
      '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    ].map((address) => ({ network: 'BTC' as const, address }));
    if (!first || !second || !kept) throw new Error('There are three.');
    const { id } = await add({ name: 'Ann', refundAddresses: [first, second] });
    const { db, platform } = server.context;
    const named = { businessId: shop.businessId, customerId: id };
    await Promise.all([
      change(id, { removedRefundAddresses: [first] }),
      db.transaction((tx) => keepRefundAddress(tx, platform, named, kept)),
      change(id, { removedRefundAddresses: [second] }),
    ]);
    expect((await load(id)).refundAddresses).toEqual([kept]);
    const query = { action: 'customer.updated' };
    const { data } = await server.call(listAudit, { params, query }, shop.owner);
    expect(data.map(({ changes }) => changes[0]?.after)).toEqual(Array(3).fill('refundAddresses'));
    expect(await change(id, { removedRefundAddresses: [first] })).toMatchObject({
      refundAddresses: [kept],
    });
  });

  it('refuses the email of another customer, and an id that nothing has', async () => {
    await add({ email: 'ann@example.com' });
    const { id } = await add({ email: 'bob@example.com' });
    const edit = (customerId: string) =>
      server.refusal(
        updateCustomer,
        { params: { ...params, id: customerId }, body: { email: 'Ann@example.com' } },
        shop.owner,
      );
    expect(await edit(id)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect(await edit('cus_abcdefgh')).toMatchObject({ status: 404 });
  });
});

describe('DELETE /v1/dash/businesses/{businessId}/customers/{id}', () => {
  it('deletes a customer without payments, and refuses for one who has some', async () => {
    const { id } = await add({ name: 'Ann' });
    const named = { params: { ...params, id } };
    await server.call(deleteCustomer, named, shop.owner);
    expect(await server.refusal(getCustomer, named, shop.owner)).toMatchObject({ status: 404 });
    const { customer } = await askToBePaid(shop, ofAnn);
    const paying = { params: { ...params, id: customer?.id ?? '' } };
    const refused = await server.refusal(deleteCustomer, paying, shop.owner);
    expect(refused).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
  });
});

describe('POST /v1/dash/businesses/{businessId}/customers/{id}/erase', () => {
  const erase = (id: string) =>
    server.call(eraseCustomer, { params: { ...params, id } }, shop.owner);

  it('removes all that is personal, also from events and answers, and keeps the amounts', async () => {
    const payment = await askToBePaid(shop, ofAnn);
    const id = payment.customer?.id ?? '';
    await change(id, { phone: '555-0199', notes: 'likes tea', tags: ['regular'] });
    const answers = [{ name: 'size', label: 'Size', type: 'text', value: 'for 555-0199' }] as const;
    await server.context.db.update(payments).set({ answers });
    const duplicate = await add({ email: 'ann.other@example.com' });
    await server.call(
      mergeCustomers,
      { params: { ...params, id }, body: { customerIds: [duplicate.id] } },
      shop.owner,
    );
    await pay(payment.id, '50');
    const at = new Date(server.clock.now());
    await server.context.db.insert(apiRequests).values({
      ...{ id: server.context.platform.newId(), businessId: shop.businessId, livemode: false, at },
      ...{ method: 'POST', path: '/v1/merchant/payments', status: 201, durationMs: 1 },
      request: JSON.stringify(ofAnn),
    });
    const reportIds = await makeReports();
    const { data } = await erase(id);
    for (const reportId of reportIds) {
      const call = { params: { ...params, id: reportId } };
      const report = (await server.call(getReport, call, shop.owner)).data;
      expect(report).toMatchObject({ status: 'EXPIRED', downloadUrl: null, rows: 1 });
    }
    expect(data).toMatchObject({
      ...{ id, isErased: true, email: null, name: null, phone: null, notes: null, tags: [] },
      ...{ paymentsCount: 1, totals: [{ currency: 'EUR', count: 1, received: '50' }] },
    });
    const named = { params: { ...params, id: payment.id } };
    const { data: detail } = await server.call(getPayment, named, shop.owner);
    expect(detail).toMatchObject({ customer: { id, email: null, name: null }, answers: [] });
    // Answers of keys, which end after a day, are bytes.
    const left = await dumpDatabase(server.context.db);
    for (const text of ['ann@example.com', 'ann.other@', '555-0199', 'likes tea'])
      expect(left, text).not.toContain(text);
    expect((await erase(id)).data).toEqual(data);
  });

  /** Makes a report in each format while the customer is known. */
  async function makeReports(): Promise<readonly string[]> {
    const day = new Date(server.clock.now()).toISOString().slice(0, 10);
    const ids: string[] = [];
    for (const format of ['CSV', 'JSON'] as const) {
      const body = { type: 'PAYMENTS', from: day, to: day, timezone: 'UTC', format } as const;
      ids.push((await server.call(createReport, { params, body }, shop.owner)).data.id);
    }
    await server.outbox.drain();
    const left = await dumpDatabase(server.context.db);
    expect(left).toContain('ann@example.com');
    return ids;
  }

  it('lets a report that is being written begin anew', async () => {
    const payment = await askToBePaid(shop, ofAnn);
    await pay(payment.id, '50');
    const [reportId = ''] = await makeReports();
    const { db } = server.context;
    await db.update(reports).set({ status: 'RUNNING', expiresAt: null });
    await erase(payment.customer?.id ?? '');
    const { platform } = server.context;
    await enqueue(db, platform, { kind: 'report', payload: { reportId } });
    await server.outbox.drain();
    const call = { params: { ...params, id: reportId } };
    const { data } = await server.call(getReport, call, shop.owner);
    expect(data).toMatchObject({ status: 'READY', rows: 1, totals: [{ created: 1 }] });
    expect(data.preview[0]).toMatchObject({ payment_id: payment.id, customer_email: '' });
  });

  it('refuses while a payment of theirs is open, and changes nothing', async () => {
    const payment = await askToBePaid(shop, ofAnn);
    const id = payment.customer?.id ?? '';
    for (const status of ['CREATED', 'PENDING', 'CONFIRMING', 'CONFIRMED'] as const) {
      await server.context.db.update(payments).set({ status });
      const named = { params: { ...params, id } };
      const refused = await server.refusal(eraseCustomer, named, shop.owner);
      expect(refused, status).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    }
    expect(await load(id)).toMatchObject({ email: 'ann@example.com', isErased: false });
    await server.context.db.update(payments).set({ status: 'EXPIRED' });
    expect((await erase(id)).data.isErased).toBe(true);
  });

  it('refuses while a refund to them is open', async () => {
    const { db } = server.context;
    const payment = await askToBePaid(shop, ofAnn);
    const id = payment.customer?.id ?? '';
    await pay(payment.id, '50');
    const at = new Date(server.clock.now());
    await db.insert(transfersOut).values({
      ...{ id: 'ref_abcdefgh', businessId: shop.businessId, livemode: false, kind: 'REFUND' },
      ...{ status: 'AWAITING_ADDRESS', network: 'BTC', assetId: 'BTC', units: 1n },
      ...{ paymentId: payment.id, createdAt: at, updatedAt: at },
    });
    const named = { params: { ...params, id } };
    const refused = await server.refusal(eraseCustomer, named, shop.owner);
    expect(refused).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    await db.update(transfersOut).set({ status: 'CANCELLED' });
    expect((await erase(id)).data.isErased).toBe(true);
  });

  it('makes the email a new customer again, and the erased one neither changed nor named', async () => {
    const payment = await askToBePaid(shop, ofAnn);
    const id = payment.customer?.id ?? '';
    await server.context.db.update(payments).set({ status: 'EXPIRED' });
    await erase(id);
    const next = await askToBePaid(shop, ofAnn);
    expect(next.customer?.id).not.toBe(id);
    const edit = { params: { ...params, id }, body: { name: 'Ann' } };
    const refused = await server.refusal(updateCustomer, edit, shop.owner);
    expect(refused).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    const body = { price: { amount: toDecimal('1.00'), currency: 'EUR' }, customer: { id } };
    const unnamed = await server.refusal(createMerchantPayment, { body }, shop.key);
    expect(unnamed).toMatchObject({ status: 400, fields: { 'customer.id': [expect.any(String)] } });
  });
});

describe('POST /v1/dash/businesses/{businessId}/customers/{id}/merge', () => {
  const merge = (id: string, customerIds: readonly string[]) => ({
    ...{ params: { ...params, id }, body: { customerIds } },
  });

  it('moves payments and details, and loses nothing', async () => {
    const kept = await askToBePaid(shop, { customer: { email: 'ann@example.com' } });
    const other = await askToBePaid(shop, { customer: { email: 'a@work.example', name: 'Ann W' } });
    const [id, otherId] = [kept.customer?.id ?? '', other.customer?.id ?? ''];
    await change(id, { tags: ['vip'], phone: '1', notes: 'first' });
    await change(otherId, { tags: ['VIP', 'shop'], phone: '2', company: 'ACME', notes: 'second' });
    await pay(kept.id, '50');
    await pay(other.id, '25.5');
    const { data } = await server.call(mergeCustomers, merge(id, [otherId]), shop.owner);
    expect(data).toMatchObject({
      ...{ id, email: 'ann@example.com', name: 'Ann W', phone: '1', company: 'ACME' },
      ...{ tags: ['vip', 'shop'], notes: 'first\nsecond\nAlso email a@work.example, phone 2' },
      ...{ paymentsCount: 2, totals: [{ currency: 'EUR', count: 2, received: '75.5' }] },
    });
    expect(await find()).toEqual([id]);
    // The other id and email are known to shops and payers.
    expect(await load(otherId)).toEqual({ ...data, open: [] });
    expect(await find({ search: 'a@work' })).toEqual([id]);
    const next = await askToBePaid(shop, { customer: { email: 'A@work.example' } });
    expect(next.customer?.id).toBe(id);
    const named = await askToBePaid(shop, { customer: { id: otherId } });
    expect(named.customer?.id).toBe(id);
    const taken = { params, body: { email: 'a@work.example' } };
    expect(await server.refusal(createCustomer, taken, shop.owner)).toMatchObject({ status: 409 });
  });

  it('gives a customer without an email that of the other one, and follows entries that were merged before', async () => {
    const ann = await add({ name: 'Ann' });
    const second = await add({ email: 'two@example.com' });
    const third = await add({ email: 'three@example.com' });
    await server.call(mergeCustomers, merge(second.id, [third.id]), shop.owner);
    const { data } = await server.call(mergeCustomers, merge(ann.id, [third.id]), shop.owner);
    expect(data).toMatchObject({ id: ann.id, email: 'two@example.com' });
    for (const id of [second.id, third.id]) expect((await load(id)).id).toBe(ann.id);
    for (const search of ['two@', 'three@']) expect(await find({ search })).toEqual([ann.id]);
  });

  it('refuses itself, an unknown id, and an erased customer', async () => {
    const ann = await add({ name: 'Ann' });
    const erased = await add({ name: 'Bob' });
    await server.call(eraseCustomer, { params: { ...params, id: erased.id } }, shop.owner);
    const refuse = (ids: readonly string[]) =>
      server.refusal(mergeCustomers, merge(ann.id, ids), shop.owner);
    expect(await refuse([ann.id])).toMatchObject({ code: 'VALIDATION_FAILED' });
    const fields = { customerIds: ['There is no customer cus_abcdefgh.'] };
    expect(await refuse(['cus_abcdefgh'])).toMatchObject({ code: 'VALIDATION_FAILED', fields });
    expect(await refuse([erased.id])).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
  });

  it('finds the payments of the customer by the id of a merged entry, too', async () => {
    const ann = await add({ email: 'ann@example.com' });
    const bob = await add({ email: 'bob@example.com' });
    const { id } = await askToBePaid(shop, { customer: { email: 'bob@example.com' } });
    await server.call(mergeCustomers, merge(ann.id, [bob.id]), shop.owner);
    for (const customerId of [ann.id, bob.id]) {
      const query = { customerId };
      const { data } = await server.call(listPayments, { params, query }, shop.owner);
      expect(data.map((each) => each.id)).toEqual([id]);
      const byKey = await server.call(listMerchantPayments, { query }, shop.key);
      expect(byKey.data.map((each) => each.id)).toEqual([id]);
    }
    const other = await openShop(server, ['ETH'], 'other@example.com');
    const query = { customerId: bob.id };
    const foreign = await server.call(listMerchantPayments, { query }, other.key);
    expect(foreign.data).toEqual([]);
  });

  it('waits for a refund whose claim was mailed to another address', async () => {
    const ann = await add({ email: 'ann@example.com' });
    const payment = await askToBePaid(shop, { customer: { email: 'bob@example.com' } });
    const { db } = server.context;
    const at = new Date(server.clock.now());
    await db.insert(transfersOut).values({
      ...{ id: 'ref_1', businessId: shop.businessId, livemode: false, kind: 'REFUND' },
      ...{ status: 'AWAITING_ADDRESS', network: 'BTC', assetId: 'BTC', units: 1n },
      ...{ paymentId: payment.id, createdAt: at, updatedAt: at },
    });
    const call = merge(ann.id, [payment.customer?.id ?? '']);
    const refused = await server.refusal(mergeCustomers, call, shop.owner);
    expect(refused).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    await db.update(transfersOut).set({ status: 'CANCELLED' });
    expect((await server.call(mergeCustomers, call, shop.owner)).data.id).toBe(ann.id);
  });

  it('takes along a payment that is created meanwhile', async () => {
    const ann = await add({ email: 'ann@example.com' });
    const bob = await add({ email: 'bob@example.com' });
    const paid = Promise.all(
      Array.from({ length: 6 }, () =>
        askToBePaid(shop, { customer: { email: 'bob@example.com' } }),
      ),
    );
    await server.call(mergeCustomers, merge(ann.id, [bob.id]), shop.owner);
    await paid;
    expect((await load(ann.id)).paymentsCount).toBe(6);
  });
});

describe('CSV files of customers', () => {
  const take = (csv: string) =>
    server.call(importCustomers, { params, body: { csv } }, shop.owner).then(({ data }) => data);
  const exportAll = async () => {
    const answer = await server.app.inject({
      url: `/v1/dash/businesses/${shop.businessId}/customers/export`,
      headers: { authorization: `Bearer ${shop.owner.token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/customers-\d{4}-\d\d-\d\d\.csv/);
    return answer.body;
  };
  const facts = ({ id: _, createdAt: __, ...rest }: Customer) => rest;

  it('come back as they were exported, in another business too', async () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    await add({ name: '=1+1', phone: '+49 1', notes: '-"a",\r\nb', tags: ['a b', '@c'] });
    const ann = {
      email: 'ann@example.com',
      refundAddresses: [{ network: 'BTC' as const, address }],
    };
    await add({ ...ann, name: "'=1", notes: "''+1" });
    const text = await exportAll();
    expect(text.startsWith(byteOrderMark)).toBe(true);
    const cells = parseCsv(text)?.flatMap((record) => record.cells) ?? [];
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(await take(text)).toEqual({ created: 0, updated: 0, unchanged: 2, refused: [] });
    const before = (await server.call(listCustomers, { params, query: {} }, shop.owner)).data;
    const other = await signUpMerchant(server, 'other@example.com');
    const elsewhere = { businessId: other.businessId };
    // Ids are of one business.
    const csv = text.replaceAll(/cus_\w+/g, '');
    const { data } = await server.call(
      importCustomers,
      { params: elsewhere, body: { csv } },
      other,
    );
    expect(data).toEqual({ created: 2, updated: 0, unchanged: 0, refused: [] });
    const after = (await server.call(listCustomers, { params: elsewhere, query: {} }, other)).data;
    expect(after.map(facts)).toEqual(expect.arrayContaining(before.map(facts)));
  });

  it('name each line that is refused and keep the others', async () => {
    const known = await add({ email: 'known@example.com', name: 'Known', tags: ['a'] });
    const imported = await take(
      [
        'email,name,tags,refund_addresses',
        'new@example.com,New,x; y,',
        'KNOWN@example.com,,b,',
        'nobody,Nobody,,',
        '"second@example.com","Two\nlines",,',
        ',,tag,',
        'third@example.com,Third,,BTC:1nonsense',
        'fourth@example.com,Fourth',
        'new@example.com,Newer,,',
        `fifth@example.com,${'x'.repeat(81)},,`,
      ].join('\r\n'),
    );
    expect(imported).toEqual({
      ...{ created: 2, updated: 2, unchanged: 0 },
      refused: [
        { line: 4, message: 'The column email is not valid.' },
        { line: 7, message: 'A customer has an email, a name or a company.' },
        { line: 8, message: 'This is not a Bitcoin address that can be paid.' },
        { line: 9, message: 'This row has 2 cells instead of 4.' },
        { line: 11, message: 'The column name is not valid.' },
      ],
    });
    const [added] = (
      await server.call(listCustomers, { params, query: { search: 'new@' } }, shop.owner)
    ).data;
    expect(added).toMatchObject({ name: 'Newer', tags: ['x', 'y'] });
    expect(await load(known.id)).toMatchObject({ name: 'Known', tags: ['a', 'b'] });
  });

  it('update a customer by their id, and refuse the id or the email of another one', async () => {
    const ann = await add({ email: 'ann@example.com' });
    await add({ email: 'bob@example.com' });
    const imported = await take(
      [
        'customer_id,email,name',
        `${ann.id},,Ann`,
        `${ann.id},bob@example.com,Bob`,
        'cus_abcdefgh,,Carl',
      ].join('\n'),
    );
    expect(imported).toMatchObject({
      ...{ created: 0, updated: 1 },
      refused: [
        { line: 3, message: 'Another customer has this email.' },
        { line: 4, message: 'There is no customer cus_abcdefgh.' },
      ],
    });
    expect(await load(ann.id)).toMatchObject({ name: 'Ann', email: 'ann@example.com' });
  });

  it.each([
    ['an unknown column', 'email,password\na@example.com,x', /"password"/],
    ['a column twice', 'email,email\na@example.com,b', /once/],
    ['a quote that is not closed', 'email\n"a@example.com', /first line/],
    ['too many rows', `email\n${'a@example.com\n'.repeat(5_001)}`, /5000/],
  ])('are refused whole for %s', async (_, csv, message) => {
    const refused = await server.refusal(importCustomers, { params, body: { csv } }, shop.owner);
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(refused.errors.join()).toMatch(message);
    expect(await find()).toEqual([]);
  });

  it('are read with 5,000 rows at once', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => `c${at}@example.com,Customer ${at}`);
    const imported = await take(['email,name', ...rows].join('\n'));
    expect(imported).toEqual({ created: 5_000, updated: 0, unchanged: 0, refused: [] });
    expect(parseCsv(await exportAll())).toHaveLength(5_001);
  });
});

describe('customers of the merchant API', () => {
  it('are created, listed, changed and deleted by a key with their scopes', async () => {
    const key = await shopKey(server, shop.owner, {
      scopes: ['customers:read', 'customers:write'],
    });
    const { data } = await server.call(
      createMerchantCustomer,
      { body: { email: 'ann@example.com' } },
      key,
    );
    const named = { params: { id: data.id } };
    expect((await server.call(getMerchantCustomer, named, key)).data).toEqual(data);
    const { data: changed } = await server.call(
      updateMerchantCustomer,
      { ...named, body: { name: 'Ann' } },
      key,
    );
    expect(await server.call(listMerchantCustomers, { query: {} }, key)).toEqual({
      ...{ data: [changed], hasMore: false, nextCursor: null },
    });
    await server.call(deleteMerchantCustomer, named, key);
    expect(await server.refusal(getMerchantCustomer, named, key)).toMatchObject({ status: 404 });
    const refused = await server.refusal(createMerchantCustomer, { body: {} }, shop.key);
    expect(refused).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
  });

  it('are of the mode of the key', async () => {
    const { id } = await add({ name: 'Ann' });
    await server.context.db.update(customers).set({ livemode: true });
    const key = await shopKey(server, shop.owner, {
      scopes: ['customers:read', 'customers:write'],
    });
    const named = { params: { id } };
    for (const endpoint of [getMerchantCustomer, deleteMerchantCustomer])
      expect(await server.refusal(endpoint, named, key)).toMatchObject({ status: 404 });
    expect((await server.call(listMerchantCustomers, { query: {} }, key)).data).toEqual([]);
  });
});

describe('a customer who pays', () => {
  it('is kept from the checkout, and known again by their email', async () => {
    const payment = await askToBePaid(shop);
    const body = { email: 'Ann@example.com', name: null, fields: {} };
    await server.call(setCheckoutCustomer, { params: { id: payment.id }, body }, {});
    const [customer] = (await server.call(listCustomers, { params, query: {} }, shop.owner)).data;
    expect(customer).toMatchObject({ email: 'Ann@example.com', paymentsCount: 1 });
    const next = await askToBePaid(shop, ofAnn);
    expect(next.customer?.id).toBe(customer?.id);
  });
});
