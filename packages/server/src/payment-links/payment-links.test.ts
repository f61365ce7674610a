import { type Decimal, toDecimal } from '@billfold/core';
import {
  type CreatePaymentLink,
  cancelCheckout,
  createPaymentLink,
  developerSettings,
  getCheckout,
  getCheckoutLink,
  getPaymentLink,
  listAudit,
  listPaymentLinks,
  type PaymentLink,
  payCheckoutLink,
  selectCheckoutMethod,
  type UpdatePaymentLink,
  updatePaymentLink,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endWindow } from '../../test/payment-money.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { businessMembers, chainCursors, paymentLinks, payments } from '../db/schema.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC', 'ETH']);
  const syncedAt = new Date(server.clock.now());
  for (const network of ['BTC', 'ETH'])
    await server.context.db
      .insert(chainCursors)
      .values({ network, height: 100, hash: 'f'.repeat(64), syncedAt })
      .onConflictDoNothing();
});

const ticket: CreatePaymentLink = {
  ...{ title: 'Ticket', currency: 'EUR', price: toDecimal('20.00') },
};
const place = () => ({ businessId: shop.businessId });
const create = async (body: CreatePaymentLink = ticket) =>
  (await server.call(createPaymentLink, { params: place(), body }, shop.owner)).data;
const refusedCreate = (changes: Partial<CreatePaymentLink>) =>
  server.refusal(
    createPaymentLink,
    { params: place(), body: { ...ticket, ...changes } },
    shop.owner,
  );
const change = async ({ id }: PaymentLink, body: UpdatePaymentLink) =>
  (await server.call(updatePaymentLink, { params: { ...place(), id }, body }, shop.owner)).data;
const refusedChange = ({ id }: PaymentLink, body: UpdatePaymentLink) =>
  server.refusal(updatePaymentLink, { params: { ...place(), id }, body }, shop.owner);
const reading = async ({ id }: PaymentLink) =>
  (await server.call(getPaymentLink, { params: { ...place(), id } }, shop.owner)).data;
const requestOf = ({ slug }: PaymentLink, amount: Decimal | null = null) => ({
  params: { slug },
  body: { amount },
});
const pay = async (link: PaymentLink, amount: Decimal | null = null) => {
  const { data } = await server.call(payCheckoutLink, requestOf(link, amount));
  return (await server.call(getCheckout, { params: { id: data.id } })).data;
};
const refusedPay = (link: PaymentLink, amount: Decimal | null = null) =>
  server.refusal(payCheckoutLink, requestOf(link, amount));
const look = async ({ slug }: PaymentLink) =>
  (await server.call(getCheckoutLink, { params: { slug } })).data;

describe('the page to which a payment link leads afterwards', () => {
  it('is on a host that the business allows', async () => {
    const params = place();
    const { data } = await server.call(developerSettings.get, { params }, shop.owner);
    const body = { ...data, allowedRedirectHosts: ['shop.example'] };
    await server.call(developerSettings.put, { params, body }, shop.owner);
    const refused = { status: 400, code: 'REDIRECT_HOST_NOT_ALLOWED' };
    const evil = { redirectUrl: 'https://evil.example/' };
    expect(await refusedCreate(evil)).toMatchObject(refused);
    const link = await create({ ...ticket, redirectUrl: 'https://shop.example/thanks' });
    expect(await refusedChange(link, evil)).toMatchObject(refused);
    const narrower = { ...body, version: body.version + 1, allowedRedirectHosts: ['new.example'] };
    await server.call(developerSettings.put, { params, body: narrower }, shop.owner);
    // Its payers can change nothing, and are not turned away.
    expect((await pay(link)).redirectUrl).toBe('https://shop.example/thanks');
  });
});

describe('a payment link', () => {
  it('creates a payment of its own for each payer', async () => {
    const link = await create({ ...ticket, metadata: { seat: '4' }, description: 'Row 4' });
    expect(link).toMatchObject({ state: 'ACTIVE', uses: 0, price: '20.00', livemode: false });
    expect(link.url).toMatch(/\/pay\/link\/[a-z2-7]{26}$/);
    expect(await look(link)).toMatchObject({
      ...{ title: 'Ticket', description: 'Row 4', price: '20.00', state: 'ACTIVE' },
      merchant: { name: 'Corner Shop' },
    });
    expect(JSON.stringify(await look(link))).not.toContain('seat');
    const [first, second] = [await pay(link), await pay(link)];
    expect(first).toMatchObject({ status: 'CREATED', price: { amount: '20.00' } });
    expect(second.id).not.toBe(first.id);
    expect(await reading(link)).toMatchObject({ uses: 2, paid: 0 });
    const rows = await server.context.db.select().from(payments);
    for (const row of rows) expect(row).toMatchObject({ linkId: link.id, metadata: { seat: '4' } });
  });

  it('tells what came for its confirmed payments, and what went back', async () => {
    const link = await create();
    expect(link).toMatchObject({ received: '0', refunded: '0' });
    const [first, second, open] = [await pay(link), await pay(link), await pay(link)];
    const become = (id: string, facts: Partial<typeof payments.$inferInsert>) =>
      server.context.db.update(payments).set(facts).where(eq(payments.id, id));
    await become(first.id, { status: 'COMPLETED', paidState: 'OVERPAID', credited: '20.1' });
    const some = { refundState: 'PARTIAL', refunded: '5' } as const;
    await become(second.id, { status: 'CONFIRMED', paidState: 'PAID', credited: '20.2', ...some });
    await become(open.id, { status: 'CONFIRMING', paidState: 'PAID', credited: '20' });
    const told = { uses: 3, paid: 2, received: '40.3', refunded: '5' };
    expect(await reading(link)).toMatchObject(told);
    const { data } = await server.call(
      listPaymentLinks,
      { params: place(), query: {} },
      shop.owner,
    );
    expect(data).toMatchObject([told]);
  });

  it('takes the amount of the payer, within its limits', async () => {
    const open = { price: null, minPrice: toDecimal('5.00'), maxPrice: toDecimal('9.00') };
    const link = await create({ ...ticket, ...open });
    expect((await pay(link, toDecimal('7.5'))).price).toEqual({ amount: '7.50', currency: 'EUR' });
    for (const amount of ['4.99', '9.01', '7.555', '0'])
      expect(await refusedPay(link, toDecimal(amount)), amount).toMatchObject({ status: 400 });
    expect(await refusedPay(link)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(await refusedPay(await create(), toDecimal('1'))).toMatchObject({ status: 400 });
  });

  it('has lines that add up to its price, exactly', async () => {
    const lines = [
      { label: 'Chair', quantity: 3, unitPrice: toDecimal('0.10') },
      { label: 'Delivery', quantity: 1, unitPrice: toDecimal('4.95') },
    ];
    const link = await create({ title: 'Invoice 7', currency: 'EUR', lines });
    expect(link).toMatchObject({ price: '5.25', lines });
    expect((await look(link)).lines).toEqual(lines);
    const refused = await refusedCreate({ lines, price: toDecimal('5.26') });
    expect(refused).toMatchObject({ status: 400, fields: { price: [expect.any(String)] } });
  });

  it('refuses what it cannot ask for', async () => {
    const refused = async (changes: Partial<CreatePaymentLink>) =>
      (await refusedCreate(changes)).code;
    expect(await refused({ currency: 'XXX', price: null })).toBe('CURRENCY_UNSUPPORTED');
    expect(await refused({ price: toDecimal('1.001') })).toBe('VALIDATION_FAILED');
    expect(await refused({ assets: ['TON'] })).toBe('ASSET_NOT_ACCEPTED');
    expect(await refused({ minPrice: toDecimal('1') })).toBe('VALIDATION_FAILED');
    const upsideDown = { price: null, minPrice: toDecimal('2'), maxPrice: toDecimal('1') };
    expect(await refused(upsideDown)).toBe('VALIDATION_FAILED');
  });

  it('is paused, archived and due, and says so to its payers', async () => {
    const link = await create({ ...ticket, dueAt: new Date(server.clock.now() + 3_600_000) });
    await change(link, { isActive: false });
    expect((await look(link)).state).toBe('PAUSED');
    expect(await refusedPay(link)).toMatchObject({ status: 409, code: 'LINK_PAUSED' });
    await change(link, { isActive: true });
    await pay(link);
    server.clock.advance(3_600_000);
    expect((await look(link)).state).toBe('EXPIRED');
    expect(await refusedPay(link)).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });
    await change(link, { dueAt: null, isArchived: true });
    expect(await refusedPay(link)).toMatchObject({ status: 410, code: 'LINK_ARCHIVED' });
    const list = async (isArchived: boolean) =>
      (await server.call(listPaymentLinks, { params: place(), query: { isArchived } }, shop.owner))
        .data;
    expect(await list(false)).toEqual([]);
    expect(await list(true)).toMatchObject([{ id: link.id, uses: 1, state: 'ARCHIVED' }]);
    const query = { action: 'payment-link.updated' };
    const { data: log } = await server.call(listAudit, { params: place(), query }, shop.owner);
    const title = { field: 'title', before: null, after: link.title };
    expect(log.map(({ changes }) => changes)).toEqual([
      [
        { field: 'isArchived', before: 'false', after: 'true' },
        title,
        { field: 'changed', before: null, after: 'dueAt' },
      ],
      [{ field: 'isActive', before: 'false', after: 'true' }, title],
      [{ field: 'isActive', before: 'true', after: 'false' }, title],
    ]);
  });

  it('is found by a part of its title, in any case', async () => {
    for (const title of ['Concert ticket', '100% tea', 'Parking'])
      await create({ ...ticket, title });
    const find = async (search: string) => {
      const request = { params: place(), query: { search } };
      const { data, meta } = await server.call(listPaymentLinks, request, shop.owner);
      expect(meta.total).toBe(data.length);
      return data.map(({ title }) => title);
    };
    expect(await find('TICKET')).toEqual(['Concert ticket']);
    expect(await find(' ar ')).toEqual(['Parking']);
    expect(await find('%')).toEqual(['100% tea']);
    expect(await find('coffee')).toEqual([]);
  });

  it('answers every address that is none alike', async () => {
    for (const slug of ['a'.repeat(26), 'x', "' or 1=1 --", 'pay_x'])
      expect(await server.refusal(getCheckoutLink, { params: { slug } })).toMatchObject({
        ...{ status: 404, code: 'NOT_FOUND', errors: ['This payment link does not exist.'] },
      });
  });

  it('creates one payment for one idempotency key', async () => {
    const link = await create();
    const ask = () =>
      server.call(payCheckoutLink, requestOf(link), { idempotencyKey: 'first-payer' });
    expect((await ask()).data.id).toBe((await ask()).data.id);
    expect(await reading(link)).toMatchObject({ uses: 1 });
  });
});

it('R-PERM-02: lets a developer change links of test mode alone', async () => {
  const link = await create();
  const { db } = server.context;
  await db.update(businessMembers).set({ role: 'DEVELOPER' });
  expect(await change(link, { title: 'Tea' })).toMatchObject({ title: 'Tea' });
  await db.update(paymentLinks).set({ livemode: true });
  for (const changes of [{ title: 'Coffee' }, { isActive: false }, { isArchived: true }])
    expect(await refusedChange(link, changes)).toMatchObject({
      ...{ status: 403, code: 'PERMISSION_DENIED' },
    });
  expect(await reading(link)).toMatchObject({ title: 'Tea', state: 'ACTIVE' });
});

describe('the uses of a payment link', () => {
  it('are never more than it has, by 50 payers at once', async () => {
    const link = await create({ ...ticket, maxUses: 10 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.call(payCheckoutLink, requestOf(link)).then(
          () => 'paid',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((each) => each === 'paid')).toHaveLength(10);
    expect(await reading(link)).toMatchObject({ uses: 10, state: 'USED_UP' });
    expect(await refusedPay(link)).toMatchObject({ status: 409, code: 'LINK_USED_UP' });
  });

  it('are told of a link of one alone, without what its payer could be known by', async () => {
    const link = await create({ ...ticket, maxUses: 1 });
    const { id } = await pay(link);
    const shown = async () =>
      (await server.call(getCheckoutLink, { params: { slug: link.slug } })).data;
    expect(await shown()).toMatchObject({ state: 'USED_UP', use: 'OPEN' });
    for (const [facts, use] of [
      [{ status: 'PENDING', paidState: 'UNDERPAID' }, 'PARTLY_PAID'],
      [{ status: 'CONFIRMING', paidState: 'PAID' }, 'CONFIRMING'],
      [{ status: 'COMPLETED', paidState: 'OVERPAID' }, 'PAID'],
    ] as const) {
      await server.context.db.update(payments).set(facts).where(eq(payments.id, id));
      expect(await shown()).toMatchObject({ use, paidAt: null });
    }
    const confirmedAt = new Date('2026-11-20T10:00:00Z');
    await server.context.db.update(payments).set({ confirmedAt }).where(eq(payments.id, id));
    expect((await shown()).paidAt).toEqual(confirmedAt);
    await server.context.db
      .update(payments)
      .set({ refundState: 'FULL' })
      .where(eq(payments.id, id));
    expect(await shown()).toMatchObject({ use: 'REFUNDED', paidAt: confirmedAt });
    expect(JSON.stringify(await shown())).not.toContain(id);
    const several = await create({ ...ticket, maxUses: 2 });
    await pay(several);
    await pay(several);
    const { data } = await server.call(getCheckoutLink, { params: { slug: several.slug } });
    expect(data).toMatchObject({ state: 'USED_UP', use: null });
  });

  it('are free again when a payment ends unpaid, which then cannot come back over the limit', async () => {
    const link = await create({ ...ticket, maxUses: 1 });
    const { id } = await pay(link);
    const params = { id };
    const body = { asset: 'BTC', network: 'BTC' } as const;
    const { data } = await server.call(selectCheckoutMethod, { params, body });
    expect(await refusedPay(link)).toMatchObject({ code: 'LINK_USED_UP' });
    await endWindow({ server }, data);
    const other = await pay(link);
    const refused = await server.refusal(selectCheckoutMethod, { params, body });
    expect(refused).toMatchObject({ status: 409, code: 'LINK_USED_UP' });
    await server.call(cancelCheckout, { params: { id: other.id } });
    const fresh = await server.call(selectCheckoutMethod, { params, body });
    expect(fresh.data.status).toBe('PENDING');
    expect((await server.call(getCheckout, { params })).data.description).toBe('Ticket');
  });

  it('keeps the description of its link', async () => {
    const { id } = await pay(await create({ ...ticket, description: 'Row 4' }));
    const { data } = await server.call(getCheckout, { params: { id } });
    expect(data.description).toBe('Ticket · Row 4');
  });
});
