import { getNetwork, parseAmount, toBaseUnits, tokensOf } from '@billfold/core';
import {
  acceptMerchantPayment,
  assignTransfer,
  listUnmatched,
  selectMerchantMethod,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { askedPayment, loadEvents } from '../../test/asked-payment.ts';
import { confirm } from '../../test/funded.ts';
import { askToBePaid } from '../../test/shop.ts';
import {
  businessSettings,
  merchantEvents,
  paymentQuotes,
  payments,
  paymentTransfers,
  sandboxRates,
} from '../db/schema.ts';
import { loadPaymentParts } from './payment-parts.ts';
import { readPriced, writePriced } from './read-price.ts';
import { valueTransfers } from './value-transfers.ts';

const fresh = ['BTC', 'ETH'] as const;
const alone = [...fresh, 'USDT@TRX'] as const;
const shared = ['SOL', 'TON', 'USDT@TON'] as const;
const all = [...alone, ...shared] as const;

describe.each(all)('money for a payment in %s (R-PAY-02)', (method) => {
  it('that is too little leaves it expired and underpaid', async () => {
    const { pay, partOf, look, expire, state, events } = await askedPayment(method);
    await pay({ amount: partOf(90n) });
    await look();
    await expire();
    const { seen, ...payment } = await state();
    expect(payment).toMatchObject({
      ...{ status: 'EXPIRED', paidState: 'UNDERPAID', displayStatus: 'Underpaid' },
    });
    // An amount may be shown with fewer decimals when the last ones are zeros.
    expect(parseAmount(seen, 18)).toBe(parseAmount(partOf(90n), 18));
    expect(await events()).toEqual(['created', 'attention: underpaid', 'expired']);
  });

  it('that is too much is told, with the exact excess', async () => {
    const { network, pay, partOf, mine, state, events } = await askedPayment(method);
    await pay({ amount: partOf(150n) });
    await mine(getNetwork(network).confirmations.final);
    const paid = await state();
    expect(paid).toMatchObject({ status: 'COMPLETED', paidState: 'OVERPAID' });
    expect(Number(paid.overBy)).toBeCloseTo(Number(paid.due) / 2, 4);
    expect(await events()).toEqual(['created', 'detected', 'confirmed', 'completed']);
  });

  it('that comes twice is told once', async () => {
    const { network, pay, look, mine, state, events } = await askedPayment(method);
    await pay();
    await look();
    await pay();
    await look();
    await mine(getNetwork(network).confirmations.final);
    expect(await state()).toMatchObject({ status: 'COMPLETED', paidState: 'OVERPAID' });
    expect(await events()).toEqual([
      ...['created', 'detected', 'attention: overpaid, multiple'],
      ...['confirmed', 'completed'],
    ]);
  });

  it('that comes late leaves it expired, until a policy takes it', async () => {
    const { pay, look, expire, state, events } = await askedPayment(method);
    await expire();
    await pay();
    await look();
    expect(await state()).toMatchObject({
      ...{ status: 'EXPIRED', displayStatus: 'Late', paidState: 'PAID' },
    });
    expect((await state()).flags).toContain('late');
    expect(await events()).toEqual(['created', 'expired', 'attention: late']);
  });

  it.each([
    ['is enough is taken', 101n, 'COMPLETED', ['detected', 'confirmed', 'completed']],
    ['is worth less than then stays late', 99n, 'EXPIRED', ['attention: late']],
  ] as const)(
    'that comes late and %s where the business says so',
    async (_, percent, status, told) => {
      const { server, shop, payment, network, pay, mine, expire, state, events } =
        await askedPayment(method);
      const { db } = server.context;
      await db.insert(businessSettings).values({
        ...{ businessId: shop.businessId, tab: 'payments', version: 1 },
        data: { latePolicy: 'ACCEPT_LATE_IF_ENOUGH', toleranceBps: 0 },
      });
      const [quote] = await db.select().from(paymentQuotes);
      await expire();
      // Enough is judged by what the money is worth when it comes.
      await db.insert(sandboxRates).values({
        ...{ symbol: payment.method?.asset ?? '', feed: 'pinned' as const },
        price: writePriced((readPriced(quote?.usdRate ?? '0') * percent) / 100n),
        since: new Date(server.clock.now()),
      });
      await pay();
      await mine(getNetwork(network).confirmations.final);
      expect(await state()).toMatchObject({ status });
      // It is booked at the rate of its quote, and its page shows what it was worth beside that.
      const rows = await db.select().from(payments).where(eq(payments.id, payment.id));
      const [parts] = await loadPaymentParts(db, rows);
      if (parts === undefined) throw new Error('no payment');
      const [value] = valueTransfers(parts);
      const { credited } = await state();
      expect(value).toMatchObject({ rate: payment.method?.rate, credited });
      const share = Number(value?.arrivalRate) / Number(value?.rate);
      expect(share).toBeCloseTo(Number(percent) / 100, 8);
      expect((await state()).flags).toContain('late');
      expect(await events()).toEqual(['created', 'expired', ...told]);
    },
  );

  it.each(['available', 'final'] as const)(
    'that left the chain with its block takes its confirmation back, with %s confirmations',
    async (depth) => {
      const { server, network, pay, mine, state, events } = await askedPayment(method);
      const { [depth]: blocks, final } = getNetwork(network).confirmations;
      const hash = await pay();
      await mine(blocks);
      const reached = blocks === final ? 'COMPLETED' : 'CONFIRMED';
      expect(await state()).toMatchObject({ status: reached });
      const { ledger } = server.sandboxes[network];
      await ledger.reorganise({ depth: blocks, drop: [hash] });
      await confirm(server, 1, network);
      expect(await state()).toMatchObject({ status: 'INVALID', paidState: 'UNPAID' });
      expect((await state()).flags).toContain('reorged');
      expect((await events()).at(-1)).toBe('invalid');
    },
  );

  it('that is dropped before any block is asked for again', async () => {
    const { server, network, pay, look, mine, state, events } = await askedPayment(method);
    const hash = await pay();
    await look();
    expect(await state()).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
    await server.sandboxes[network].ledger.reorganise({ depth: 0, drop: [hash] });
    await look();
    const open = await state();
    expect(open).toMatchObject({ status: 'PENDING', paidState: 'UNPAID' });
    expect(open.transfers.map(({ counted }) => counted)).toEqual([false]);
    await pay();
    await mine(getNetwork(network).confirmations.final);
    expect(await state()).toMatchObject({ status: 'COMPLETED', paidState: 'PAID' });
    expect(await events()).toEqual(['created', 'detected', 'confirmed', 'completed']);
  });

  it('that was in another block after a reorganisation is confirmed again', async () => {
    const { server, network, pay, mine, state } = await askedPayment(method);
    const { final } = getNetwork(network).confirmations;
    await pay();
    await mine(1);
    await server.sandboxes[network].ledger.reorganise({ depth: 1, drop: [] });
    await confirm(server, final + 1, network);
    expect(await state()).toMatchObject({ status: 'COMPLETED', paidState: 'PAID' });
  });
});

describe.each(['BTC', 'ETH'] as const)('a payer of %s who bumps the fee', (method) => {
  it('pays once, and nothing tells of the first attempt', async () => {
    const { server, network, payment, pay, look, mine, state, events } = await askedPayment(method);
    const hash = await pay();
    await look();
    const address = payment.method?.address ?? null;
    const feeRate = network === 'BTC' ? 50_000n : 500_000_000_000n;
    const bumped = await server.sandboxes[network].ledger.replace({ hash, address, feeRate });
    expect(bumped.outcome).toBe('sent');
    await look();
    await mine(getNetwork(network).confirmations.final);
    const { status, paidState, transfers } = await state();
    expect({ status, paidState }).toEqual({ status: 'COMPLETED', paidState: 'PAID' });
    expect(transfers.map(({ counted }) => counted)).toEqual([false, true]);
    expect(await events()).toEqual(['created', 'detected', 'confirmed', 'completed']);
  });

  it('or takes the money back, and is asked for it again', async () => {
    const { server, network, pay, look, state } = await askedPayment(method);
    const hash = await pay();
    await look();
    const feeRate = network === 'BTC' ? 50_000n : 500_000_000_000n;
    const { ledger } = server.sandboxes[network];
    expect((await ledger.replace({ hash, address: null, feeRate })).outcome).toBe('sent');
    await look();
    const { status, paidState, transfers } = await state();
    expect({ status, paidState }).toEqual({ status: 'PENDING', paidState: 'UNPAID' });
    expect(transfers.map(({ counted }) => counted)).toEqual([false]);
  });
});

describe('another asset than a payment asks for', () => {
  it.each([
    ['ETH', 'USDT@ETH'],
    ['USDT@TRX', 'TRX'],
    ['SOL', 'USDC@SOL'],
    ['TON', 'NOTCOIN@TON'],
    ['USDT@TON', 'NOTCOIN@TON'],
  ])('is told, and does not count, for %s in %s', async (method, paid) => {
    const { network, pay, look, state, events } = await askedPayment(method);
    const token = tokensOf(network).find(({ id }) => id === paid) ?? null;
    await pay({ token, amount: '500' });
    await look();
    expect(await state()).toMatchObject({ status: 'PENDING', paidState: 'UNPAID' });
    expect(await state()).toMatchObject({
      flags: ['wrongAsset', 'test'],
      transfers: [{ asset: paid.split('@')[0], network, counted: false }],
    });
    expect(await events()).toEqual(['created', 'attention: wrong_asset']);
  });

  it('on a network with the same addresses pays nobody', async () => {
    const { server, payment, state, events } = await askedPayment('ETH');
    const { ledger } = server.sandboxes.BSC;
    const address = payment.method?.address ?? '';
    await ledger.pay({ address, amount: toBaseUnits(10n ** 18n) });
    await confirm(server, 1, 'BSC');
    expect(await state()).toMatchObject({ status: 'PENDING', paidState: 'UNPAID', transfers: [] });
    expect(await events()).toEqual(['created']);
    expect(await server.context.db.$count(paymentTransfers)).toBe(0);
  });
});

describe('a payer who chose another asset', () => {
  it.each([
    ['BTC', 'ETH'],
    ['USDT@TRX', 'BTC'],
    ['SOL', 'TON'],
  ] as const)(
    '%s, then %s, and pays the first one has paid, at the rate of then',
    async (first, then) => {
      const { server, shop, payment, network, pay, mine, state, events } = await askedPayment(
        first,
        [then],
      );
      const body = { asset: then, network: then };
      await server.call(selectMerchantMethod, { params: { id: payment.id }, body }, shop.key);
      expect((await state()).method).toMatchObject({ asset: then });
      await pay();
      await mine(getNetwork(network).confirmations.final);
      const paid = await state();
      expect(paid).toMatchObject({
        status: 'COMPLETED',
        paidState: 'PAID',
        method: { asset: then },
        transfers: [{ asset: first.split('@')[0], network, amount: payment.due, counted: true }],
      });
      expect(parseAmount(paid.shortBy, 18)).toBe(0n);
      expect(await events()).toEqual(['created', 'detected', 'confirmed', 'completed']);
    },
  );
});

describe.each(alone)('a payer of %s on an address of its own', (method) => {
  it('whose exchange kept a fee is underpaid, until the business accepts it', async () => {
    const { server, shop, payment, network, pay, partOf, mine, expire, state, events } =
      await askedPayment(method);
    await pay({ isUnmarked: true, amount: partOf(95n) });
    await mine(getNetwork(network).confirmations.final);
    expect(await state()).toMatchObject({ status: 'PENDING', paidState: 'UNDERPAID' });
    await expire();
    expect(await state()).toMatchObject({ status: 'EXPIRED', displayStatus: 'Underpaid' });
    await server.call(acceptMerchantPayment, { params: { id: payment.id } }, shop.key);
    expect(await state()).toMatchObject({ status: 'COMPLETED' });
    expect(await events()).toEqual([
      ...['created', 'attention: underpaid', 'expired'],
      ...['detected', 'confirmed', 'completed'],
    ]);
  });
});

describe.each(shared)('a payer of %s without comment and reference', (method) => {
  it('is recognised by the exact amount', async () => {
    const { pay, look, state } = await askedPayment(method);
    await pay({ isUnmarked: true });
    await look();
    expect(await state()).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID' });
  });

  it('whose exchange kept a fee is found in the list, and counts when a member says for what', async () => {
    const { server, shop, payment, pay, partOf, look, state, events } = await askedPayment(method);
    await pay({ isUnmarked: true, amount: partOf(99n) });
    await look();
    await look();
    expect(await state()).toMatchObject({ status: 'PENDING', paidState: 'UNPAID' });
    const { businessId, owner } = shop;
    const list = () =>
      server.call(listUnmatched, { params: { businessId }, query: { state: 'OPEN' } }, owner);
    const { data } = await list();
    expect(data).toMatchObject([{ amount: partOf(99n), state: 'OPEN', paymentId: null }]);
    expect(data[0]?.cause).toBe(method === 'SOL' ? 'NO_REFERENCE' : 'NO_COMMENT');
    expect(data[0]?.suggestion).toMatchObject({ id: payment.id, due: payment.due });
    const told = await server.context.db.select().from(merchantEvents);
    expect(told.filter(({ objectId }) => objectId === null)).toHaveLength(1);
    const params = { businessId, id: data[0]?.id ?? '' };
    const body = { paymentId: payment.id };
    await server.call(assignTransfer, { params, body }, owner);
    expect(await state()).toMatchObject({ status: 'PENDING', paidState: 'UNDERPAID' });
    expect(await events()).toEqual(['created', 'attention: underpaid']);
    expect((await list()).data).toEqual([]);
    expect(await server.refusal(assignTransfer, { params, body }, owner)).toMatchObject({
      ...{ status: 409, code: 'STATE_CONFLICT' },
    });
  });
});

describe('two payments on one shared address', () => {
  it('are told apart by their comments and by their amounts', async () => {
    const { server, shop, payment, network, pay, state } = await askedPayment('TON');
    const other = await askToBePaid(shop, { method: 'TON' });
    expect(other.method?.address).toBe(payment.method?.address);
    await pay();
    await confirm(server, getNetwork(network).confirmations.final, network);
    expect(await state()).toMatchObject({ status: 'COMPLETED' });
    expect(await loadEvents(server, other.id)).toEqual(['created']);
  });
});
