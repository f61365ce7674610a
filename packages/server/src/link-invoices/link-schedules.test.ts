import { toDecimal } from '@billfold/core';
import {
  type CreateLinkSchedule,
  cancelLinkSchedule,
  createCustomer,
  createLinkInvoice,
  createLinkSchedule,
  deleteCustomer,
  eraseCustomer,
  getLinkSchedule,
  type LinkSchedule,
  listAudit,
  listLinkInvoices,
  listLinkSchedules,
  mergeCustomers,
  totalLinkSchedules,
  updateLinkSchedule,
} from '@billfold/core/contract';
import { addDays } from '@billfold/core/internal';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../test/people.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { moveSignedIn } from '../../test/stay-signed-in.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { businesses, businessMembers, linkInvoices, linkSchedules } from '../db/schema.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { sendMoment } from './next-step.ts';
import { runSchedules } from './run-schedules.ts';

const timezone = 'America/New_York';
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
const startOn = () => addDays(today(), 2);
const rent = (changes: Partial<CreateLinkSchedule> = {}): CreateLinkSchedule => ({
  ...{ customer: { email }, title: 'Rent', currency: 'EUR', price: toDecimal('20.00') },
  ...{ frequency: 'WEEKLY', startOn: startOn(), ...changes },
});
const create = async (changes: Partial<CreateLinkSchedule> = {}) =>
  (await server.call(createLinkSchedule, { params: place(), body: rent(changes) }, shop.owner))
    .data;
const refused = async (changes: Partial<CreateLinkSchedule>) => {
  const request = { params: place(), body: rent(changes) };
  return (await server.refusal(createLinkSchedule, request, shop.owner)).fields;
};
const named = ({ id }: LinkSchedule) => ({ params: { ...place(), id } });
const read = async (schedule: LinkSchedule) =>
  (await server.call(getLinkSchedule, named(schedule), shop.owner)).data;
const pause = (schedule: LinkSchedule, isPaused: boolean) =>
  server.call(updateLinkSchedule, { ...named(schedule), body: { isPaused } }, shop.owner);
const cancel = (schedule: LinkSchedule) =>
  server.call(cancelLinkSchedule, named(schedule), shop.owner);
const invoicesOf = async ({ id: scheduleId }: LinkSchedule) =>
  (await server.call(listLinkInvoices, { params: place(), query: { scheduleId } }, shop.owner))
    .data;
const mails = () => mailsTo(server.context.db, email);
const run = () => runSchedules(server.context);
const moveTo = (day: string) => moveSignedIn(server, sendMoment(day, zone));

describe('a schedule of invoices', () => {
  it('R-BIZ-08: creates and mails an invoice on each of its days, once, until its end', async () => {
    const first = startOn();
    const [second, endOn] = [addDays(first, 7), addDays(first, 13)];
    const schedule = await create({ endOn, dueDays: 10, reminders: [0], note: 'Thanks' });
    expect(schedule).toMatchObject({
      status: 'ACTIVE',
      nextOn: first,
      invoices: 0,
      price: '20.00',
    });
    await moveTo(first);
    server.clock.advance(-1);
    await run();
    expect(await mails()).toEqual([]);
    server.clock.advance(1);
    await Promise.all([run(), run()]);
    await run();
    expect(await mails()).toHaveLength(1);
    expect(await invoicesOf(schedule)).toMatchObject([
      { status: 'SENT', sendOn: first, dueOn: addDays(first, 10), reminders: [0], note: 'Thanks' },
    ]);
    expect(await read(schedule)).toMatchObject({ nextOn: second, invoices: 1 });
    await moveTo(second);
    await run();
    expect(await read(schedule)).toMatchObject({ status: 'ENDED', nextOn: null, invoices: 2 });
    await moveTo(addDays(second, 7));
    await run();
    expect(await mails()).toHaveLength(2);
  });

  it('adds to the sum of its frequency and currency while it is active', async () => {
    const total = async (query = {}) =>
      (await server.call(totalLinkSchedules, { params: place(), query }, shop.owner)).data;
    expect(await total()).toEqual([]);
    await create({ frequency: 'MONTHLY', price: toDecimal('0.10') });
    await create({ frequency: 'MONTHLY', price: toDecimal('0.20') });
    const weekly = await create({ frequency: 'WEEKLY', currency: 'JPY' });
    await cancel(await create({ frequency: 'YEARLY' }));
    const monthly = { currency: 'EUR', frequency: 'MONTHLY', count: 2, price: '0.30' };
    expect(await total()).toEqual([
      { currency: 'JPY', frequency: 'WEEKLY', count: 1, price: '20' },
      monthly,
    ]);
    await pause(weekly, true);
    expect(await total()).toEqual([monthly]);
    expect(await total({ customerId: 'cus_abcdefghijklmnop' })).toEqual([]);
  });

  it('sends only the newest of several days that were missed, due from its sending', async () => {
    const first = startOn();
    const schedule = await create({ dueDays: 3 });
    const late = addDays(first, 16);
    await moveTo(late);
    await run();
    expect(await invoicesOf(schedule)).toMatchObject([{ sendOn: late, dueOn: addDays(late, 3) }]);
    const [row] = await server.context.db.select().from(linkInvoices);
    expect(row?.scheduledOn).toBe(addDays(first, 14));
    expect((await read(schedule)).nextOn).toBe(addDays(first, 21));
  });

  it('sends nothing for the days on which it was paused', async () => {
    const first = startOn();
    const schedule = await create();
    expect((await pause(schedule, true)).data).toMatchObject({ status: 'PAUSED', nextOn: null });
    await moveTo(addDays(first, 8));
    await run();
    expect(await mails()).toEqual([]);
    const next = addDays(first, 14);
    expect((await pause(schedule, false)).data).toMatchObject({ status: 'ACTIVE', nextOn: next });
    await run();
    expect(await mails()).toEqual([]);
    await moveTo(next);
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('is cancelled for good, with entries in the audit log', async () => {
    const schedule = await create();
    expect((await cancel(schedule)).data.status).toBe('CANCELLED');
    await moveTo(startOn());
    await run();
    expect(await mails()).toEqual([]);
    const resume = { ...named(schedule), body: { isPaused: false } };
    expect(await server.refusal(updateLinkSchedule, resume, shop.owner)).toMatchObject({
      ...{ status: 409, code: 'STATE_CONFLICT' },
    });
    const { data } = await server.call(listAudit, { params: place(), query: {} }, shop.owner);
    expect(data.slice(0, 2).map(({ action }) => action)).toEqual([
      ...['link-schedule.cancelled', 'link-schedule.created'],
    ]);
    const list = await server.call(listLinkSchedules, { params: place(), query: {} }, shop.owner);
    expect(list).toMatchObject({ data: [{ id: schedule.id }], meta: { total: 1 } });
  });

  it('is listed with those of its customer', async () => {
    const ofAnn = await create({ customer: { email: 'ann@example.com' } });
    await create({ customer: { email: 'ben@example.com' } });
    const query = { customerId: ofAnn.customer.id };
    const list = await server.call(listLinkSchedules, { params: place(), query }, shop.owner);
    expect(list).toMatchObject({ data: [{ id: ofAnn.id }], meta: { total: 1 } });
  });

  it('waits while the business is suspended', async () => {
    const schedule = await create();
    const { db } = server.context;
    await db.update(businesses).set({ status: 'SUSPENDED' });
    await moveTo(startOn());
    await run();
    expect(await mails()).toEqual([]);
    await db.update(businesses).set({ status: 'ACTIVE' });
    await run();
    expect(await invoicesOf(schedule)).toHaveLength(1);
  });

  it('refuses days that are over, and reminders without a due date', async () => {
    expect(await refused({ startOn: addDays(today(), -1) })).toHaveProperty('startOn');
    expect(await refused({ endOn: today() })).toHaveProperty('endOn');
    expect(await refused({ reminders: [1] })).toHaveProperty('reminders');
  });

  it.runIf(isOnPostgres())(
    'waits for its customer to be merged, whose invoice it sends then',
    async () => {
      const { db } = server.context;
      const schedule = await create();
      const request = { params: place(), body: { customer: { email }, title: 'Deposit' } };
      const price = { currency: 'EUR', price: toDecimal('9.00') } as const;
      const body = { ...request.body, ...price };
      const { data: sent } = await server.call(createLinkInvoice, { ...request, body }, shop.owner);
      const added = { params: place(), body: { email: 'ann@work.example' } };
      const { data: kept } = await server.call(createCustomer, added, shop.owner);
      await moveTo(startOn());
      const merge = {
        params: { ...place(), id: kept.id },
        body: { customerIds: [schedule.customer.id] },
      };
      const { merging, running } = await db.transaction(async (tx) => {
        await tx.select().from(linkInvoices).where(eq(linkInvoices.id, sent.id)).for('update');
        const begun = server.call(mergeCustomers, merge, shop.owner);
        await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1);
        const ran = run();
        // For the schedule that the merge has locked, and with nothing locked that the merge needs.
        const waiting = () => countWaiting(db, 'from "link_schedules"');
        await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
        return { merging: begun, running: ran };
      });
      expect((await merging).data.id).toBe(kept.id);
      await running;
      const customersOf = (await invoicesOf(schedule)).map(({ customer }) => customer.id);
      expect(customersOf).toEqual([kept.id]);
    },
  );

  it('keeps its customer from being deleted, and from being erased while it runs', async () => {
    const schedule = await create({ note: 'For Ann' });
    const customer = { params: { ...place(), id: schedule.customer.id } };
    for (const call of [deleteCustomer, eraseCustomer])
      expect(await server.refusal(call, customer, shop.owner)).toMatchObject({ status: 409 });
    await cancel(schedule);
    await server.call(eraseCustomer, customer, shop.owner);
    expect(await read(schedule)).toMatchObject({ note: null, customer: { email: null } });
  });
});

it('R-PERM-02: lets a developer change schedules of test mode alone', async () => {
  const schedule = await create();
  const { db } = server.context;
  await db.update(businessMembers).set({ role: 'DEVELOPER' });
  expect((await pause(schedule, true)).data).toMatchObject({ status: 'PAUSED' });
  await db.update(linkSchedules).set({ livemode: true });
  const resume = { ...named(schedule), body: { isPaused: false } };
  for (const refusal of [
    server.refusal(updateLinkSchedule, resume, shop.owner),
    server.refusal(cancelLinkSchedule, named(schedule), shop.owner),
  ])
    expect(await refusal).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' });
  expect(await read(schedule)).toMatchObject({ status: 'PAUSED' });
});
