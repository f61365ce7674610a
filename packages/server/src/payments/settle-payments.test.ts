import { acceptPayment, type Payment } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { decideAgain, endWindow, seeTransfer } from '../../test/payment-money.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { chainCursors, events, payments } from '../db/schema.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server, ['BTC']);
  const syncedAt = new Date(server.clock.now());
  await server.context.db
    .insert(chainCursors)
    .values({ network: 'BTC', height: 100, hash: 'f'.repeat(64), syncedAt })
    .onConflictDoNothing();
});

const rowOf = async ({ id }: Payment) => {
  const [row] = await server.context.db.select().from(payments).where(eq(payments.id, id));
  return row;
};
/** Lets the time to pay end, which a part that came extends once. */
const endShort = async (payment: Payment) => {
  await seeTransfer(shop, payment, '0.0001');
  for (let turn = 0; turn < 2; turn += 1)
    await endWindow(shop, { ...payment, expiresAt: (await rowOf(payment))?.expiresAt ?? null });
};
const acceptPart = async (payment: Payment) => {
  await endShort(payment);
  const params = { businessId: shop.businessId, id: payment.id };
  await server.call(acceptPayment, { params, body: { reason: null } }, shop.owner);
};

it.each<[string, (payment: Payment) => Promise<unknown>]>([
  ['waits', async () => {}],
  ['is short', (payment) => seeTransfer(shop, payment, '0.0001')],
  ['ended short', endShort],
  ['was accepted', acceptPart],
])(
  'a payment that %s is not written while its state stays, and those who watch it are told',
  async (_, bring) => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    await bring(payment);
    const before = await rowOf(payment);
    server.clock.advance(1_000);
    const told = await server.context.db.$count(events, eq(events.topic, 'payments'));
    await decideAgain(shop, payment.id);
    expect(await rowOf(payment)).toEqual(before);
    expect(await server.context.db.$count(events, eq(events.topic, 'payments'))).toBe(told + 1);
  },
);
