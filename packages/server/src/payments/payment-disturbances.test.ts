import { getNetwork } from '@billfold/core';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type AskedPayment, askedPayment } from '../../test/asked-payment.ts';
import type { BlockRef, ChainTransaction } from '../chains/chain.ts';
import { paymentTransfers } from '../db/schema.ts';
import { expirePayments } from './expire-payments.ts';
import { notePayments } from './note-payments.ts';

const dayMs = 24 * 3_600_000;
const methods = ['BTC', 'ETH', 'USDT@TRX', 'SOL', 'TON'] as const;

/** Tells the server of transactions again, in a transaction of its own. */
async function tellAgain(
  { server, network }: AskedPayment,
  block: BlockRef | null,
  transactions: readonly ChainTransaction[],
): Promise<void> {
  const { context, clock } = server;
  const now = new Date(clock.now());
  const sighting = { network, block, at: now, prices: new Map(), transactions };
  await context.db.transaction((tx) => notePayments(tx, context, { ...sighting, now }));
}

describe.each(methods)('transactions that a node tells of %s', (method) => {
  it('count once, however often and in whatever order they are told', async () => {
    const asked = await askedPayment(method);
    const { server, network, payment, pay, partOf, look, mine, state, events } = asked;
    await pay({ amount: partOf(40n) });
    await look();
    await pay({ amount: (await state()).shortBy });
    await look();
    const chain = server.context.chains.get(network);
    const waiting = await chain.mempool();
    for (let again = 0; again < 2; again += 1) await tellAgain(asked, null, waiting.toReversed());
    expect(await state()).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
    await mine(1);
    const { height } = await chain.head();
    const block = await chain.blockAt(height);
    await mine(getNetwork(network).confirmations.final);
    const before = { state: await state(), events: await events() };
    for (let again = 0; again < 2; again += 1)
      if (block !== null) await tellAgain(asked, block, block.transactions.toReversed());
    expect({ state: await state(), events: await events() }).toEqual(before);
    expect(before.state).toMatchObject({ status: 'COMPLETED', paidState: 'PAID' });
    const isOfPayment = eq(paymentTransfers.paymentId, payment.id);
    expect(await server.context.db.$count(paymentTransfers, isOfPayment)).toBe(2);
  });
});

describe.each(['BTC', 'ETH'] as const)(
  'a clock that jumps while a payment in %s is open',
  (method) => {
    it('expires nothing ahead of its network, and loses no money that comes', async () => {
      const { server, network, pay, mine, state, events } = await askedPayment(method);
      server.clock.advance(dayMs);
      await expirePayments(server.context);
      expect(await state()).toMatchObject({ status: 'PENDING' });
      server.clock.advance(-dayMs);
      await pay();
      await mine(getNetwork(network).confirmations.final);
      expect(await state()).toMatchObject({
        status: 'COMPLETED',
        paidState: 'PAID',
        flags: ['test'],
      });
      expect(await events()).toEqual(['created', 'detected', 'confirmed', 'completed']);
    });

    it('and goes back a day takes what comes at the price that was asked', async () => {
      const { server, network, pay, look, mine, state, events } = await askedPayment(method);
      server.clock.advance(-dayMs);
      await pay();
      await look();
      server.clock.advance(2 * dayMs);
      await mine(getNetwork(network).confirmations.final);
      expect(await state()).toMatchObject({ status: 'COMPLETED', paidState: 'PAID' });
      expect(await events()).toEqual(['created', 'detected', 'confirmed', 'completed']);
    });
  },
);
