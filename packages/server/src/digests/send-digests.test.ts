import { type NotificationsSettings, notificationsSettings } from '@billfold/core/contract';
import { addDays } from '@billfold/core/internal';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type AskedPayment, askedPayment } from '../../test/asked-payment.ts';
import { mailsTo } from '../../test/people.ts';
import { refundedPayment } from '../../test/refunds.ts';
import type { Shop } from '../../test/shop.ts';
import { moveSignedIn } from '../../test/stay-signed-in.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { sendDigests } from './send-digests.ts';

const timezone = 'Pacific/Auckland';
const zone = createDaysInZone(timezone);
const owner = 'shop@example.com';

async function choose(shop: Shop, changes: Partial<NotificationsSettings>): Promise<void> {
  const { server, businessId } = shop;
  const params = { businessId };
  await server.context.db.execute(sql`update businesses set timezone = ${timezone}`);
  const { data } = await server.call(notificationsSettings.get, { params }, shop.owner);
  const body = { ...data, ...changes };
  await server.call(notificationsSettings.put, { params, body }, shop.owner);
  await send(shop);
}

/** Sends as two processes do at one time. */
async function send({ server }: Shop): Promise<void> {
  await Promise.all([sendDigests(server.context), sendDigests(server.context)]);
}

async function digests({ server }: Shop, to = owner) {
  const mails = await mailsTo(server.context.db, to);
  return mails.filter(({ subject }) => /^Test: Payments to Corner Shop/.test(subject));
}

const today = ({ server }: Pick<Shop, 'server'>) => zone.dayOf(new Date(server.clock.now()));
const moveTo = ({ server }: Pick<Shop, 'server'>, day: string, earlierMs = 0) =>
  moveSignedIn(server, new Date(zone.startOf(day).getTime() - earlierMs));

async function payAll({ pay, look, mine }: AskedPayment): Promise<void> {
  await pay();
  await look();
  await mine(6);
}

it('a daily digest is sent once, when the day is over in the time zone of the business', async () => {
  const asked = await askedPayment('BTC');
  const { shop, payment } = asked;
  const recipients = [owner, 'books@example.com'];
  await choose(shop, { digest: 'DAILY', recipients });
  await payAll(asked);
  const day = today(shop);
  await moveTo(shop, addDays(day, 1), 1);
  await send(shop);
  expect(await digests(shop)).toEqual([]);
  shop.server.clock.advance(1);
  await send(shop);
  await send(shop);
  for (const to of recipients) {
    const [mail, ...more] = await digests(shop, to);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Test: Payments to Corner Shop on 20 Nov 2026');
    expect(mail?.text).toContain(`1 payment was confirmed:\n\n${payment.due} BTC on Bitcoin\n\n`);
    expect(mail?.text).not.toMatch(/refund|attention/);
  }
});

it('a day on which nothing happened has no digest', async () => {
  const asked = await askedPayment('BTC');
  const { shop } = asked;
  await choose(shop, { digest: 'DAILY' });
  await payAll(asked);
  await moveTo(shop, addDays(today(shop), 1));
  await send(shop);
  for (let day = 0; day < 3; day += 1) {
    await moveTo(shop, addDays(today(shop), 1));
    await send(shop);
  }
  expect(await digests(shop)).toHaveLength(1);
});

it('a weekly digest covers Monday to Sunday, also where no server ran on Monday', async () => {
  const asked = await askedPayment('BTC');
  const { shop } = asked;
  await choose(shop, { digest: 'WEEKLY' });
  await payAll(asked);
  await moveTo(shop, '2026-11-23', 1);
  await send(shop);
  expect(await digests(shop)).toEqual([]);
  await moveTo(shop, '2026-11-25');
  await send(shop);
  await send(shop);
  expect(await digests(shop)).toMatchObject([
    { subject: 'Test: Payments to Corner Shop from 16 Nov 2026 to 22 Nov 2026' },
  ]);
});

it('a digest begins after the last day that one covered: of a week that became daily, and of days without a server', async () => {
  const asked = await askedPayment('BTC');
  const { shop } = asked;
  await choose(shop, { digest: 'WEEKLY' });
  await payAll(asked);
  await moveTo(shop, '2026-11-21');
  await choose(shop, { digest: 'DAILY' });
  // A second payment of it needs attention.
  await payAll(asked);
  await moveTo(shop, '2026-11-24');
  await send(shop);
  await send(shop);
  expect((await digests(shop)).map(({ subject }) => subject)).toEqual([
    'Test: Payments to Corner Shop from 21 Nov 2026 to 23 Nov 2026',
    'Test: Payments to Corner Shop from 16 Nov 2026 to 20 Nov 2026',
  ]);
});

it('sums of a digest are those of each asset, with refunds', async () => {
  const asked = await refundedPayment('ETH', { funds: '2' });
  const { shop, payment, mine, sign, create } = asked;
  await choose(shop, { digest: 'DAILY' });
  const refund = await create({ networkFeePaidBy: 'MERCHANT' });
  await sign(refund);
  await mine(1);
  await mine(64);
  await moveTo(shop, addDays(today(shop), 1));
  await send(shop);
  const [mail] = await digests(shop);
  expect(mail?.text).toContain(`1 payment was confirmed:\n\n${payment.due} ETH on Ethereum`);
  expect(mail?.text).toContain(`1 refund was confirmed:\n\n${refund.amount} ETH on Ethereum`);
});

it('a day on which a payment came to need attention has a digest, and the next day has none', async () => {
  const { shop, partOf, pay, look } = await askedPayment('BTC');
  await choose(shop, { digest: 'DAILY' });
  await pay({ amount: partOf(50n) });
  await look();
  await moveTo(shop, addDays(today(shop), 1));
  await send(shop);
  const [mail, ...more] = await digests(shop);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('No payment was confirmed.');
  expect(mail?.text).toContain('1 payment needs attention now.');
  await moveTo(shop, addDays(today(shop), 1));
  await send(shop);
  expect(await digests(shop)).toHaveLength(1);
});

it('a digest that is turned on tells nothing of the days before', async () => {
  const asked = await askedPayment('BTC');
  const { shop } = asked;
  await payAll(asked);
  await moveTo(shop, addDays(today(shop), 1));
  await choose(shop, { digest: 'DAILY' });
  expect(await digests(shop)).toEqual([]);
  await choose(shop, { digest: 'NONE' });
  // A second payment of it needs attention.
  await payAll(asked);
  await moveTo(shop, addDays(today(shop), 1));
  await choose(shop, { digest: 'DAILY' });
  expect(await digests(shop)).toEqual([]);
});
