import { formatDay } from '@billfold/core';
import { type NotificationsSettings, notificationsSettings } from '@billfold/core/contract';
import { addDays } from '@billfold/core/internal';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../test/people.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { saveNextVersion } from '../businesses/settings-store.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { makeMonthlyReports } from './make-monthly-reports.ts';
import { loadReports } from './report-store.ts';

const timezone = 'Pacific/Auckland';
const zone = createDaysInZone(timezone);
let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC']);
  await server.context.db.execute(sql`update businesses set timezone = ${timezone}`);
});

const params = () => ({ businessId: shop.businessId });
async function choose(changes: Partial<NotificationsSettings>): Promise<void> {
  const { data } = await server.call(notificationsSettings.get, { params: params() }, shop.owner);
  const body = { ...data, ...changes };
  await server.call(notificationsSettings.put, { params: params(), body }, shop.owner);
}
const list = () => loadReports(server.context.db, shop.businessId);
const make = () => makeMonthlyReports(server.context);
const mails = (to: string) => mailsTo(server.context.db, to);
const isMonthly = ({ subject }: { readonly subject: string }) =>
  subject === 'Your monthly report is ready';

/** First day of the month after the present one, in the time zone. */
function nextMonth(): string {
  const today = zone.dayOf(new Date(server.clock.now()));
  return `${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}
const moveTo = (time: number) => server.clock.advance(time - server.clock.now());

describe('monthly reports', () => {
  it('are made once from the first moment of a month in the time zone of the business', async () => {
    await choose({ monthlyReport: 'TAX' });
    const first = nextMonth();
    moveTo(zone.startOf(first).getTime() - 1);
    await make();
    expect(await list()).toEqual([]);
    server.clock.advance(1);
    await Promise.all([make(), make()]);
    await make();
    const [report, ...more] = await list();
    expect(more).toEqual([]);
    const toDay = addDays(first, -1);
    expect(report).toMatchObject({
      ...{ type: 'TAX', format: 'CSV', fromDay: `${toDay.slice(0, 7)}-01`, toDay, timezone },
    });
    await server.outbox.drain();
    expect((await list())[0]).toMatchObject({ status: 'READY' });
    const told = (await mails('shop@example.com')).filter(isMonthly);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('/payments/reports');
    const [from, to] = [`${toDay.slice(0, 7)}-01`, toDay].map((day) =>
      formatDay(new Date(day), 'UTC'),
    );
    expect(told[0]?.text).toContain(`income by month from ${from} to ${to}`);
    moveTo(zone.startOf(nextMonth()).getTime());
    await make();
    expect(await list()).toHaveLength(2);
  });

  it('are off until a member wants them, and then go to the recipients of notifications', async () => {
    moveTo(zone.startOf(nextMonth()).getTime());
    await make();
    expect(await list()).toEqual([]);
    const data = { monthlyReport: 'PAYMENTS', recipients: ['books@example.com'] };
    const { businessId } = shop;
    await saveNextVersion(server.context.db, businessId, { tab: 'notifications', data });
    await make();
    await server.outbox.drain();
    expect(await list()).toMatchObject([{ type: 'PAYMENTS', status: 'READY' }]);
    expect((await mails('books@example.com')).filter(isMonthly)).toHaveLength(1);
    expect((await mails('shop@example.com')).filter(isMonthly)).toEqual([]);
  });

  it('are still made in the first week, and not after it', async () => {
    await choose({ monthlyReport: 'TAX' });
    moveTo(zone.startOf(addDays(nextMonth(), 7)).getTime());
    await make();
    expect(await list()).toEqual([]);
    moveTo(zone.startOf(addDays(nextMonth(), 6)).getTime());
    await make();
    expect(await list()).toHaveLength(1);
  });
});
