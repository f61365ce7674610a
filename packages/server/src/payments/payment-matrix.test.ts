import { getNetwork, parseAmount, toBaseUnits, tokensOf } from '@billfold/core';
import { assignTransfer, listUnmatched, selectMerchantMethod } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { askedPayment, loadEvents } from '../../test/asked-payment.ts';
import { confirm } from '../../test/funded.ts';
import { askToBePaid } from '../../test/shop.ts';
import { businessSettings, merchantEvents, paymentTransfers } from '../db/schema.ts';

const fresh = ['BTC', 'ETH'] as const;
const alone = [...fresh, 'USDT@TRX'] as const;
const shared = ['SOL', 'TON'] as const;
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

  it('that comes late and is enough is taken where the business says so', async () => {
    const { server, shop, network, pay, mine, expire, state, events } = await askedPayment(method);
    const { businessId } = shop;
    await server.context.db.insert(businessSettings).values({
      ...{ businessId, tab: 'payments', version: 1 },
      data: { latePolicy: 'ACCEPT_LATE_IF_ENOUGH', toleranceBps: 0 },
    });
    await expire();
    await pay();
    await mine(getNetwork(network).confirmations.final);
    const { status, flags } = await state();
    // The price moved for a day: enough is judged by what it was worth when it came.
    expect(flags).toContain('late');
    expect(['COMPLETED', 'EXPIRED']).toContain(status);
    expect((await events()).slice(0, 2)).toEqual(['created', 'expired']);
  });

  it('that left the chain with its block takes its confirmation back', async () => {
    const { server, network, pay, mine, state, events } = await askedPayment(method);
    const { final } = getNetwork(network).confirmations;
    const hash = await pay();
    await mine(final);
    expect(await state()).toMatchObject({ status: 'COMPLETED' });
    const { ledger } = server.sandboxes[network];
    await ledger.reorganise({ depth: final, drop: [hash] });
    await confirm(server, 1, network);
    expect(await state()).toMatchObject({ status: 'INVALID', paidState: 'UNPAID' });
    expect((await state()).flags).toContain('reorged');
    expect((await events()).at(-1)).toBe('invalid');
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
  it('is told, and does not count', async () => {
    const { network, pay, look, state, events } = await askedPayment('ETH');
    const token = tokensOf(network).find(({ id }) => id === 'USDT@ETH') ?? null;
    await pay({ token, amount: '50' });
    await look();
    expect(await state()).toMatchObject({ status: 'PENDING', paidState: 'UNPAID' });
    expect(await state()).toMatchObject({
      flags: ['wrongAsset', 'test'],
      transfers: [{ asset: 'USDT', network: 'ETH', amount: '50.000000', counted: false }],
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
  it('and pays the first one has paid, at the rate of then', async () => {
    const { server, shop, payment, network, pay, mine, state, events } = await askedPayment('BTC', [
      'ETH',
    ]);
    const body = { asset: 'ETH', network: 'ETH' } as const;
    await server.call(selectMerchantMethod, { params: { id: payment.id }, body }, shop.key);
    expect((await state()).method).toMatchObject({ asset: 'ETH' });
    await pay();
    await mine(getNetwork(network).confirmations.final);
    expect(await state()).toMatchObject({
      status: 'COMPLETED',
      paidState: 'PAID',
      shortBy: '0.00000000',
      method: { asset: 'ETH' },
      transfers: [{ asset: 'BTC', network: 'BTC', amount: payment.due, counted: true }],
    });
    expect(await events()).toEqual(['created', 'detected', 'confirmed', 'completed']);
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
