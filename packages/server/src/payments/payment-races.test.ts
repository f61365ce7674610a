import { parseAmount, toDecimal } from '@billfold/core';
import {
  acceptPayment,
  cancelMerchantPayment,
  createMerchantPayment,
  createPaymentLink,
  listMerchantEvents,
  type Payment,
  payCheckoutLink,
  selectCheckoutMethod,
} from '@billfold/core/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loadEvents, loadPayment } from '../../test/asked-payment.ts';
import { confirm } from '../../test/funded.ts';
import { endWindow, seeTransfer } from '../../test/payment-money.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer } from '../../test/test-server.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { lockBusiness } from '../businesses/business-store.ts';
import type { Db } from '../db/open-database.ts';
import {
  addressStock,
  businessAssets,
  idempotencyKeys,
  paymentEvents,
  paymentQuotes,
  payments,
} from '../db/schema.ts';
import { settlePayments } from './settle-payments.ts';
import { writeTransfers } from './write-transfers.ts';

// Each holds on the embedded database too, which runs one transaction at a time: `prove postgres` runs
// them side by side.

async function shopOf(...assets: readonly string[]): Promise<Shop> {
  const server = await createTestServer();
  const shop = await openShop(server, assets);
  for (const asset of assets) await confirm(server, 0, asset === 'TRX' ? 'TRX' : 'BTC');
  return shop;
}

/** Runs `work` for 0 to `count` - 1 at once; returns the answers, and the codes of the refusals. */
async function atOnce<T>(count: number, work: (at: number) => Promise<T>) {
  const ended = await Promise.allSettled(Array.from({ length: count }, (_, at) => work(at)));
  return {
    answers: ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    refusals: ended.flatMap((each) =>
      each.status === 'rejected'
        ? [/"code":"(\w+)"/.exec(String(each.reason))?.[1] ?? String(each.reason)]
        : [],
    ),
  };
}

const priced = { price: { amount: toDecimal('50.00'), currency: 'EUR' } };
const settled = { actor: { kind: 'chain', id: null, name: 'Blockchain' } } as const;

describe('payments that are asked for at once (R-PAY-01, R-PAY-05)', () => {
  it('R-KEY-05: are one under one idempotency key, of ten calls', async () => {
    const { server, key } = await shopOf('BTC');
    const { db } = server.context;
    const caller = { ...key, idempotencyKey: 'order-1' };
    const body = { ...priced, method: 'BTC' };
    const { answers, refusals } = await atOnce(10, async () =>
      server.call(createMerchantPayment, { body }, caller),
    );
    expect(answers.length + refusals.length).toBe(10);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(new Set(refusals)).toEqual(
      new Set(refusals.length === 0 ? [] : ['IDEMPOTENCY_IN_PROGRESS']),
    );
    expect([await db.$count(payments), await db.$count(idempotencyKeys)]).toEqual([1, 1]);
    expect(
      await db.$count(addressStock, eq(addressStock.leasePaymentId, answers[0]?.data.id ?? '')),
    ).toBe(1);
  });

  it('are as many by a link as it allows, of twenty payers', async () => {
    const { server, owner, businessId } = await shopOf('BTC');
    const { data: link } = await server.call(
      createPaymentLink,
      {
        params: { businessId },
        body: { title: 'Ticket', currency: 'EUR', price: toDecimal('20.00'), maxUses: 3 },
      },
      owner,
    );
    const { answers, refusals } = await atOnce(20, (at) =>
      server.call(
        payCheckoutLink,
        { params: { slug: link.slug }, body: { amount: null } },
        { ip: `203.0.113.${at}` },
      ),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(3);
    expect(refusals).toEqual(Array.from({ length: 17 }, () => 'LINK_USED_UP'));
    expect(await server.context.db.$count(payments)).toBe(3);
  });

  it.each(['BTC', 'TRX'])('get an address of their own each, in %s', async (method) => {
    const shop = await shopOf(method);
    const { db } = shop.server.context;
    const ask = () => askToBePaid(shop, { method });
    const before = [];
    for (let at = 0; at < 5; at += 1) before.push(await ask());
    // Some of a pool are free again.
    if (method === 'TRX') await db.update(addressStock).set({ leasePaymentId: null });
    const { answers, refusals } = await atOnce(20, ask);
    expect(refusals).toEqual([]);
    const addresses = answers.map((payment) => payment.method?.address);
    expect(new Set(addresses).size).toBe(20);
    if (method === 'TRX')
      for (const { method: earlier } of before) expect(addresses).toContain(earlier?.address);
    expect(await db.$count(paymentQuotes)).toBe(25);
  });

  it('are one of an order, of ten', async () => {
    const shop = await shopOf('BTC');
    const { answers, refusals } = await atOnce(10, () => askToBePaid(shop, { orderId: 'A-1' }));
    expect(answers).toHaveLength(1);
    expect(refusals).toEqual(Array.from({ length: 9 }, () => 'ORDER_ID_IN_USE'));
  });
});

describe('the events of payments that are asked for at once (R-HOOK-04)', () => {
  it('reach a poller each once, in the order of each payment', async () => {
    const shop = await shopOf('BTC');
    const { server, key } = shop;
    const got: { readonly payment: string; readonly sequence: number }[] = [];
    let cursor: string | undefined;
    const poll = async () => {
      const query = { limit: 3, ...(cursor === undefined ? {} : { cursor }) };
      const { data, hasMore } = await server.call(listMerchantEvents, { query }, key);
      cursor = data.at(-1)?.id ?? cursor;
      for (const { sequence, data: about } of data)
        got.push({ payment: Object(about['object']).id, sequence });
      return hasMore;
    };
    let isAsking = true;
    const asking = atOnce(24, async (at) => {
      const { id } = await askToBePaid(shop, { method: 'BTC' });
      if (at % 2 === 0) await server.call(cancelMerchantPayment, { params: { id } }, key);
    }).finally(() => {
      isAsking = false;
    });
    try {
      // Not more often than a key may read.
      for (let polls = 0; isAsking && polls < 40; polls += 1) await poll();
    } finally {
      expect((await asking).refusals).toEqual([]);
    }
    while (await poll());
    expect(got).toHaveLength(36);
    expect(new Set(got.map(({ payment, sequence }) => `${payment} ${sequence}`)).size).toBe(36);
    const last = new Map<string, number>();
    for (const { payment, sequence } of got) {
      expect(sequence).toBe((last.get(payment) ?? 0) + 1);
      last.set(payment, sequence);
    }
  });
});

describe('a payment that several decide at once (R-PAY-04)', () => {
  it('is settled once: no event and no sum twice', async () => {
    const shop = await shopOf('BTC');
    const { server } = shop;
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const { db } = server.context;
    const units = parseAmount(payment.due ?? '0', 8);
    await noteTransfer(db, shop, payment, { units, hash: 'd'.repeat(64) });
    const now = new Date(server.clock.now());
    const { refusals } = await atOnce(8, () =>
      db.transaction((tx) =>
        settlePayments(tx, server.context, { ...settled, paymentIds: [payment.id], now }),
      ),
    );
    expect(refusals).toEqual([]);
    expect(await loadEvents(server, payment.id)).toEqual(['created', 'detected']);
    expect(await db.$count(paymentEvents)).toBe(2);
    expect(await loadPayment(shop, payment.id)).toMatchObject({ status: 'CONFIRMING' });
  });

  it('has the sum of transfers that are booked at once, each in a transaction of its own', async () => {
    const shop = await shopOf('BTC');
    const { server } = shop;
    const { db } = server.context;
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const units = parseAmount(payment.due ?? '0', 8) / 5n;
    const now = new Date(server.clock.now());
    const { refusals } = await atOnce(5, (at) =>
      db.transaction(async (tx) => {
        await noteTransfer(tx, shop, payment, { units, hash: `${at}`.repeat(64) });
        await settlePayments(tx, server.context, { ...settled, paymentIds: [payment.id], now });
      }),
    );
    expect(refusals).toEqual([]);
    const { credited, transfers } = await loadPayment(shop, payment.id);
    expect(transfers).toHaveLength(5);
    // Fifths are rounded down.
    expect(parseAmount(credited, 18)).toBeGreaterThan(parseAmount('49.99', 18));
  });

  it('is cancelled by one of ten, and stays cancelled', async () => {
    const shop = await shopOf('BTC');
    const { server, key } = shop;
    const { id } = await askToBePaid(shop, { method: 'BTC' });
    const { answers, refusals } = await atOnce(10, () =>
      server.call(cancelMerchantPayment, { params: { id } }, key),
    );
    expect([answers.length, new Set(refusals)]).toEqual([1, new Set(['STATE_CONFLICT'])]);
    expect(await loadEvents(server, id)).toEqual(['created', 'cancelled']);
  });

  it('is accepted by one of ten, while others cancel it', async () => {
    const shop = await shopOf('BTC');
    const { server, key, owner, businessId } = shop;
    const payment = await askToBePaid(shop, { method: 'BTC' });
    await seeTransfer(shop, payment, '0.00001');
    const { id } = payment;
    // The first part of a price extends the window.
    await endWindow(shop, await loadPayment(shop, id));
    expect(await loadPayment(shop, id)).toMatchObject({ status: 'EXPIRED' });
    const body = { reason: null };
    const { answers, refusals } = await atOnce(10, async (at) =>
      at % 2 === 0
        ? server.call(acceptPayment, { params: { businessId, id }, body }, owner)
        : server.call(cancelMerchantPayment, { params: { id } }, key),
    );
    expect([answers.length, new Set(refusals)]).toEqual([1, new Set(['STATE_CONFLICT'])]);
    expect(answers[0]?.data.status).toBe('CONFIRMING');
  });
});

describe('a method that is chosen while another owner takes the payments over', () => {
  it.runIf(isOnPostgres())('holds no account while it waits for the take-over', async () => {
    const shop = await shopOf('BTC');
    const { server, businessId } = shop;
    const { db } = server.context;
    const { id } = await askToBePaid(shop);
    const choice = { params: { id }, body: { asset: 'BTC', network: 'BTC' } } as const;
    const { choosing } = await db.transaction(async (tx) => {
      await lockBusiness(tx, businessId);
      const begun = server.call(selectCheckoutMethod, choice);
      // Logs of calls name the business too and wait as well: the choice alone holds it by this statement.
      const hold = 'from "businesses" where "businesses"."id" = $1 for key share';
      await expect.poll(() => countWaiting(db, hold), { timeout: 10_000 }).toBe(1);
      await tx.execute(sql`set local lock_timeout = '500ms'`);
      const ofBusiness = eq(businessAssets.businessId, businessId);
      await tx.update(businessAssets).set({ isEnabled: true }).where(ofBusiness);
      return { choosing: begun };
    });
    expect((await choosing).data.method).toMatchObject({ asset: 'BTC' });
  });
});

async function noteTransfer(
  tx: Db,
  { server, businessId }: Shop,
  { id: paymentId }: Payment,
  seen: { readonly units: bigint; readonly hash: string },
) {
  const ofPayment = eq(paymentQuotes.paymentId, paymentId);
  const [quote] = await tx.select().from(paymentQuotes).where(ofPayment);
  if (quote === undefined) throw new Error(`no quote of ${paymentId}`);
  const { id: quoteId, network, address, accountId, usdRate, assetId } = quote;
  await writeTransfers(tx, [
    {
      ...{ id: server.context.platform.newId(), businessId, livemode: false, paymentId, quoteId },
      ...{ kind: 'OUTPUT', network, assetId, position: 0, address, accountId, usdRate, ...seen },
      firstSeenAt: new Date(server.clock.now()),
    },
  ]);
}
