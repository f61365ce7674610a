import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { seeTransfer } from '../../test/payment-money.ts';
import { askToBePaid, openShop } from '../../test/shop.ts';
import { createTestServer } from '../../test/test-server.ts';
import { payments, paymentTransfers, transfersOut } from '../db/schema.ts';
import { foldSumChanges } from './fold-sum-changes.ts';
import { readPriced } from './read-price.ts';
import { sumBooks } from './sum-books.ts';

const migration = readFileSync(
  join(import.meta.dirname, '../../migrations/0070_whole_cents.sql'),
  'utf8',
).split('--> statement-breakpoint');

it('the upgrade books what came before it in whole cents, so that shares add up and sums follow', async () => {
  const server = await createTestServer();
  const shop = await openShop(server);
  const { db } = server.context;
  const now = new Date(server.clock.now());
  const payment = await askToBePaid(shop, {
    ...{ method: 'BTC', price: { amount: '1.00', currency: 'EUR' } },
  } as Parameters<typeof askToBePaid>[1]);
  for (const amount of ['0.0001', '0.0002', '0.0003']) await seeTransfer(shop, payment, amount);
  await db.update(paymentTransfers).set({ credited: '0.33333333' });
  const [row] = await db.select().from(payments);
  if (row === undefined) throw new Error('no payment');
  await db.update(payments).set({
    ...{ status: 'COMPLETED', confirmedAt: now, paidState: 'PAID' },
    ...{ credited: '0.99999999', refunded: '0.66666666' },
  });
  const refund = (id: string, status: 'CONFIRMED' | 'AWAITING_SIGNATURE') => ({
    ...{ id, businessId: row.businessId, livemode: row.livemode, kind: 'REFUND' as const, status },
    ...{ network: 'BTC', assetId: 'BTC', units: 1n, paymentId: row.id, credited: '0.33333333' },
    ...{ createdAt: now, updatedAt: now, networkFeePaidBy: 'MERCHANT' as const, address: 'bc1' },
    ...(status === 'CONFIRMED' ? { confirmedAt: now } : {}),
  });
  await db
    .insert(transfersOut)
    .values([
      refund('ref_1', 'AWAITING_SIGNATURE'),
      refund('ref_2', 'CONFIRMED'),
      refund('ref_3', 'CONFIRMED'),
    ]);
  await db.transaction(async (tx) => {
    for (const statement of migration) await tx.execute(sql.raw(statement));
  });
  const cents = (stored: string) => readPriced(stored) / 10n ** 16n;
  const shares = await db.select().from(paymentTransfers).orderBy(asc(paymentTransfers.id));
  expect(shares.map(({ credited }) => cents(credited)).sort()).toEqual([33n, 33n, 34n]);
  const [after] = await db.select().from(payments).where(eq(payments.id, row.id));
  expect([after?.credited, after?.refunded].map((each) => cents(each ?? ''))).toEqual([100n, 67n]);
  const refunds = await db.select().from(transfersOut).orderBy(asc(transfersOut.id));
  // Refunds in a block add up to what the payment has as refunded.
  expect(refunds.map(({ credited }) => cents(credited))).toEqual([33n, 33n, 34n]);
  await foldSumChanges(db);
  const span = { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 1) };
  const books = { businessId: row.businessId, livemode: row.livemode, currency: 'EUR' };
  const sums = await sumBooks(db, books, { ...span, starts: [] });
  expect(sums.find((each) => each.confirmed > 0)).toMatchObject({
    received: 10n ** 18n,
    refunded: 67n * 10n ** 16n,
  });
});
