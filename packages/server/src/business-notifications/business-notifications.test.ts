import { readFileSync } from 'node:fs';
import {
  type BusinessNotificationEvent,
  type BusinessRole,
  businessNotificationEvents,
  businessRoles,
  countUnreadNotifications,
  eraseCustomer,
  listBusinessNotifications,
  notificationsSettings,
  readNotification,
  readNotificationsThrough,
  setCheckoutCustomer,
} from '@billfold/core/contract';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { askedPayment, loadPayment } from '../../test/asked-payment.ts';
import { holderWith } from '../../test/funded.ts';
import { idsOf } from '../../test/owned-things.ts';
import { mailsTo, type Person, signUpVerified } from '../../test/people.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { notifyBusiness } from '../business-mails/notify-business.ts';
import {
  businessMembers,
  businessNotifications,
  businessSettings,
  notificationReads,
  users,
} from '../db/schema.ts';
import { expirePayments } from '../payments/expire-payments.ts';
import { eraseDeletedUsers } from '../user-deletion/erase-deleted-users.ts';
import { countUnread, listNotifications } from './list-notifications.ts';

const migration = new URL('../../migrations/0055_business_notifications.sql', import.meta.url);
/** Statement of the migration that changes rows, which an upgrade runs once. */
const upgrade = readFileSync(migration, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /^UPDATE/m.test(statement))
  .join('');

interface Asked {
  readonly server: TestServer;
  readonly businessId: number;
  readonly member: Pick<Person, 'token' | 'user'>;
}

const ofOwner = ({ server, businessId, owner: member }: Shop): Asked => ({
  ...{ server, businessId, member },
});

/** Wants these events in the app, and no email. */
async function choose(
  { server, businessId, member }: Asked,
  events: readonly BusinessNotificationEvent[],
): Promise<void> {
  const params = { businessId };
  const { data } = await server.call(notificationsSettings.get, { params }, member);
  const rules = events.map((event) => ({ event, byEmail: false, inApp: true }));
  await server.call(notificationsSettings.put, { params, body: { ...data, rules } }, member);
}

async function list({ server, businessId, member }: Asked, limit = 100) {
  const asked = { params: { businessId }, query: { limit } };
  return (await server.call(listBusinessNotifications, asked, member)).data;
}

async function count({ server, businessId, member }: Asked) {
  const asked = { params: { businessId }, query: {} };
  return (await server.call(countUnreadNotifications, asked, member)).data.count;
}

async function join(
  { server, businessId }: Asked,
  person: Person,
  role: BusinessRole,
): Promise<Asked> {
  const createdAt = new Date(server.clock.now());
  const { db } = server.context;
  await db
    .insert(businessMembers)
    .values({ businessId, userId: person.user.id, role, createdAt })
    .onConflictDoUpdate({
      target: [businessMembers.businessId, businessMembers.userId],
      set: { role },
    });
  return { server, businessId, member: person };
}

it('a business that saved its settings before has in the app what it is emailed about', async () => {
  const { server, businessId, owner } = await openShop(await createTestServer(), ['BTC']);
  const { db } = server.context;
  const rules = [
    { event: 'payment.completed', byEmail: true, inApp: false },
    { event: 'payment.attention', byEmail: false, inApp: false },
    { event: 'webhook.failing', byEmail: true, inApp: false },
  ] as const;
  const tabs = [
    { tab: 'notifications', data: { recipients: ['ann@example.com'], rules, digest: 'DAILY' } },
    { tab: 'digest', data: { rules } },
  ];
  await db.insert(businessSettings).values(tabs.map((tab) => ({ ...tab, businessId, version: 3 })));
  await db.execute(sql.raw(upgrade));
  const params = { businessId };
  const { data } = await server.call(notificationsSettings.get, { params }, owner);
  expect(data).toMatchObject({ version: 3, recipients: ['ann@example.com'], digest: 'DAILY' });
  expect(data.rules).toEqual(rules.map((rule) => ({ ...rule, inApp: rule.byEmail })));
  const isOther = eq(businessSettings.tab, 'digest');
  const [other] = await db.select().from(businessSettings).where(isOther);
  expect(other?.data).toEqual({ rules });
});

it.each([[{ rules: [] }], [{}]])('settings without rules stay: %j', async (kept) => {
  const { server, businessId } = await openShop(await createTestServer(), ['BTC']);
  const { db } = server.context;
  const row = { businessId, tab: 'notifications', version: 1, data: kept };
  await db.insert(businessSettings).values(row);
  await db.execute(sql.raw(upgrade));
  const isIt = eq(businessSettings.tab, 'notifications');
  expect(await db.select().from(businessSettings).where(isIt)).toEqual([row]);
});

describe('the notification of a completed payment', () => {
  it('is in the app of a business that wants it there, and not of one that does not', async () => {
    const { shop, payment, pay, look, mine } = await askedPayment('BTC');
    const owner = ofOwner(shop);
    await choose(owner, ['payment.completed']);
    await pay();
    await look();
    expect(await count(owner)).toBe(0);
    await mine(6);
    await mine(2);
    expect(await list(owner)).toEqual([
      {
        ...{ id: expect.stringMatching(/^ntf_/), event: 'payment.completed', livemode: false },
        ...{ createdAt: expect.any(Date), isRead: false, reasons: [] },
        subject: {
          type: 'payment',
          id: payment.id,
          price: payment.price,
          orderId: payment.orderId,
        },
      },
    ]);
    expect(await count(owner)).toBe(1);
    const mails = await mailsTo(shop.server.context.db, 'shop@example.com');
    expect(mails.filter(({ subject }) => /completed/.test(subject))).toEqual([]);
  });

  it('is not written by the choices of a new business', async () => {
    const { shop, pay, look, mine } = await askedPayment('BTC');
    await pay();
    await look();
    await mine(6);
    expect(await list(ofOwner(shop))).toEqual([]);
  });

  it('keeps nothing personal of a customer who is erased', async () => {
    const { server, shop, payment, pay, look, mine } = await askedPayment('BTC');
    const owner = ofOwner(shop);
    await choose(owner, ['payment.completed']);
    const body = { email: 'ann@example.com', name: null, fields: {} };
    await server.call(setCheckoutCustomer, { params: { id: payment.id }, body });
    await pay();
    await look();
    await mine(6);
    const { customer } = await loadPayment(shop, payment.id);
    const params = { businessId: shop.businessId, id: customer?.id ?? '' };
    await server.call(eraseCustomer, { params }, shop.owner);
    const rows = await server.context.db.select().from(businessNotifications);
    const told = JSON.stringify([rows, await list(owner)]);
    expect(rows).toHaveLength(1);
    expect(told).toContain(payment.id);
    expect(told).not.toContain('ann@example.com');
  });
});

describe('the notification of a payment that needs attention', () => {
  it('names the reasons, and is written once where two processes end the time to pay', async () => {
    const prepared = await testServerOptions();
    const options = { ...prepared.options, isOnlyProcess: false };
    const { server, shop, payment, partOf, pay, look } = await askedPayment('BTC', [], {
      ...{ ...prepared, options },
    });
    const second = await createTestServer({}, { ...prepared, options });
    await pay({ amount: partOf(50n) });
    await look();
    server.clock.advance(24 * 3_600_000);
    await look();
    await Promise.all([server, second].map(({ context }) => expirePayments(context)));
    const { businessId, owner } = shop;
    const member = { businessId, userId: owner.user.id, role: 'OWNER' } as const;
    const scope = { member, livemode: false };
    expect((await listNotifications(server.context.db, scope, {})).data).toMatchObject([
      { event: 'payment.attention', reasons: ['underpaid'], subject: { id: payment.id } },
    ]);
  });
});

it('the notification of a transfer that names no payment has its amount', async () => {
  const { shop, pay, look, mine } = await askedPayment('SOL');
  const owner = ofOwner(shop);
  await pay({ isUnmarked: true, amount: '0.5' });
  await look();
  await mine(1);
  expect(await list(owner)).toMatchObject([
    {
      ...{ event: 'payment.attention', reasons: ['unmatched'] },
      subject: { type: 'unmatched_transfer', amount: '0.50000000', asset: 'SOL', network: 'SOL' },
    },
  ]);
});

describe('the notifications of a member', () => {
  let owner: Asked;
  let objects: Readonly<Record<BusinessNotificationEvent, string>>;

  beforeEach(async () => {
    const server = await createTestServer();
    const holder = await holderWith(server, ['0.3']);
    const ids = await idsOf(server, holder);
    const idOf = (name: string): string => ids[name] ?? '';
    owner = { server, businessId: Number(idOf('businessId')), member: holder };
    objects = {
      'payment.completed': idOf('payments/{id}'),
      'payment.attention': idOf('unmatched/{id}'),
      'refund.signature_needed': idOf('refundId'),
      'refund.confirmed': idOf('refundId'),
      'settlement.signature_needed': idOf('sweeps/{id}'),
      'payout.signature_needed': idOf('payouts/{id}'),
      'webhook.failing': idOf('webhooks/{id}'),
      'webhook.disabled': idOf('webhooks/{id}'),
    };
    await server.context.db.delete(businessNotifications);
    await choose(owner, businessNotificationEvents);
  });

  async function notify(event: BusinessNotificationEvent, livemode = false): Promise<string> {
    const { server, businessId } = owner;
    const { db, platform } = server.context;
    server.clock.advance(1_000);
    const objectId = objects[event];
    const write = () => ({ subject: '', paragraphs: [] });
    const context = { platform, publicUrl: '' };
    await db.transaction((tx) =>
      notifyBusiness(tx, context, { businessId, livemode, event, objectId, write }),
    );
    const isIt = and(
      eq(businessNotifications.event, event),
      eq(businessNotifications.livemode, livemode),
    );
    const rows = await db.select().from(businessNotifications).where(isIt);
    return rows.at(-1)?.id ?? '';
  }
  const bob = () => signUpVerified(owner.server, 'bob@example.com');
  const readThrough = ({ server, businessId, member }: Asked, through: string) =>
    server.call(readNotificationsThrough, { params: { businessId }, body: { through } }, member);
  const read = ({ server, businessId, member }: Asked, id: string) =>
    server.call(readNotification, { params: { businessId, id } }, member);

  it('are about what their role may see', async () => {
    const person = await bob();
    const member = await join(owner, person, 'VIEWER');
    for (const event of businessNotificationEvents) await notify(event);
    const seen: Partial<Record<BusinessRole, readonly string[]>> = {};
    for (const role of businessRoles) {
      await owner.server.context.db
        .update(businessMembers)
        .set({ role })
        .where(eq(businessMembers.userId, person.user.id));
      const own = await list(member);
      expect(await count(member)).toBe(own.length);
      seen[role] = own.map(({ event }) => event).reverse();
    }
    const ofPayments = businessNotificationEvents.slice(0, 4);
    const ofReports = ['settlement.signature_needed', 'payout.signature_needed'];
    const ofDevelopers = ['webhook.failing', 'webhook.disabled'];
    expect(seen).toEqual({
      OWNER: businessNotificationEvents,
      ADMIN: businessNotificationEvents,
      DEVELOPER: [...ofPayments, ...ofDevelopers],
      ACCOUNTANT: [...ofPayments, ...ofReports],
      SUPPORT: ofPayments,
      VIEWER: ofPayments,
    });
  });

  it('cannot be marked as read by a role that does not see them', async () => {
    const member = await join(owner, await bob(), 'VIEWER');
    const { businessId, server } = member;
    const id = await notify('webhook.failing');
    const refused = await server.refusal(
      readNotification,
      { params: { businessId, id } },
      member.member,
    );
    expect(refused).toMatchObject({ status: 404 });
    expect(await count(owner)).toBe(1);
  });

  it('are named by their objects as they are now', async () => {
    for (const event of businessNotificationEvents) await notify(event);
    const types = (await list(owner)).map(({ subject }) => subject.type);
    expect(types.reverse()).toEqual([
      ...['payment', 'unmatched_transfer', 'refund', 'refund', 'settlement', 'payout'],
      ...['webhook', 'webhook'],
    ]);
  });

  it('are listed without one whose object is gone', async () => {
    const first = await notify('payment.completed');
    const gone = await notify('refund.confirmed');
    const last = await notify('payment.attention');
    const { db } = owner.server.context;
    const isGone = eq(businessNotifications.id, gone);
    await db.update(businessNotifications).set({ objectId: 'ref_none' }).where(isGone);
    expect((await list(owner)).map(({ id }) => id)).toEqual([last, first]);
  });

  it('are read by each member alone, one or all up to one, and stay read', async () => {
    const member = await join(owner, await bob(), 'ADMIN');
    const first = await notify('payment.completed');
    const second = await notify('payment.attention');
    const third = await notify('refund.confirmed');
    await read(owner, second);
    await read(owner, second);
    expect(await count(owner)).toBe(2);
    expect(await count(member)).toBe(3);
    expect((await list(owner)).map(({ id, isRead }) => [id, isRead])).toEqual([
      [third, false],
      [second, true],
      [first, false],
    ]);
    await Promise.all([readThrough(owner, second), readThrough(owner, second)]);
    expect((await list(owner)).map(({ isRead }) => isRead)).toEqual([false, true, true]);
    await readThrough(owner, third);
    expect(await count(owner)).toBe(0);
    expect(await count(member)).toBe(3);
  });

  it('are read in one mode alone', async () => {
    await notify('payment.completed', true);
    const test = await notify('payment.completed');
    await readThrough(owner, test);
    expect(await count(owner)).toBe(0);
    const { server, businessId, member } = owner;
    const scope = {
      member: { businessId, userId: member.user.id, role: 'OWNER' },
      livemode: true,
    } as const;
    expect(await countUnread(server.context.db, scope)).toEqual({ count: 1 });
  });

  it('count as read where they are from before the membership', async () => {
    await notify('payment.completed');
    const person = await bob();
    owner.server.clock.advance(1_000);
    const member = await join(owner, person, 'ADMIN');
    await notify('refund.confirmed');
    expect(await count(member)).toBe(1);
    expect((await list(member)).map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  it('come in pages, the newest first, of which none is missed', async () => {
    const ids: string[] = [];
    for (const event of businessNotificationEvents.slice(0, 5)) ids.unshift(await notify(event));
    const { server, businessId, member } = owner;
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const query = { limit: 2, ...(cursor === null ? {} : { cursor }) };
      const page: Awaited<ReturnType<typeof loadPage>> = await loadPage(query);
      found.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(found).toEqual(ids);

    function loadPage(query: { readonly limit: number; readonly cursor?: string }) {
      return server.call(listBusinessNotifications, { params: { businessId }, query }, member);
    }
  });

  it('leave with the user who read them, when that user is erased', async () => {
    const person = await bob();
    const member = await join(owner, person, 'ADMIN');
    const id = await notify('payment.completed');
    await read(member, id);
    await read(owner, id);
    const { server } = owner;
    const { db } = server.context;
    const deletedAt = new Date(server.clock.now());
    await db.update(users).set({ deletedAt }).where(eq(users.id, person.user.id));
    server.clock.advance(31 * 24 * 3_600_000);
    expect(await eraseDeletedUsers(server.context)).toBe(1);
    const reads = await db.select().from(notificationReads);
    expect(reads.map(({ userId }) => userId)).not.toContain(person.user.id);
    expect(reads).toHaveLength(1);
  });
});
