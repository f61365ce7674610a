import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { askedPayment } from '../../test/asked-payment.ts';
import { paymentTransfers } from '../db/schema.ts';
import { dropLostTransfers } from './drop-lost-transfers.ts';

const dayMs = 24 * 3_600_000;

it('gives up what no node has known for three days, behind any number of transfers that wait on', async () => {
  const { server, payment, pay, look, state } = await askedPayment('BTC');
  const { db } = server.context;
  await pay();
  await look();
  const [known] = await db.select().from(paymentTransfers);
  if (known === undefined) throw new Error('nothing was seen');
  const unmatched = { paymentId: null, quoteId: null, unmatchedState: 'OPEN' } as const;
  const others = Array.from({ length: 120 }, (_, at) => ({
    ...{ ...known, ...unmatched, position: known.position + 1 + at },
    // Before that of the payment.
    id: `00000000-0000-7000-8000-${`${at}`.padStart(12, '0')}`,
  }));
  await db.insert(paymentTransfers).values(others);

  server.clock.advance(4 * dayMs);
  await dropLostTransfers(server.context);
  expect(await state()).toMatchObject({ paidState: 'PAID', transfers: [{ hash: known.hash }] });

  await db
    .update(paymentTransfers)
    .set({ hash: 'ab'.repeat(32) })
    .where(eq(paymentTransfers.paymentId, payment.id));
  server.clock.advance(-2 * dayMs);
  await dropLostTransfers(server.context);
  expect(await state()).toMatchObject({ paidState: 'PAID' });
  server.clock.advance(2 * dayMs);
  await dropLostTransfers(server.context);
  expect(await state()).toMatchObject({ paidState: 'UNPAID' });
  expect(await db.$count(paymentTransfers, eq(paymentTransfers.endedAs, 'DROPPED'))).toBe(1);
});
