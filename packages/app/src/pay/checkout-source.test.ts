import { NetworkError, toDecimal } from '@billfold/core';
import type { CheckoutListeners } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { describe, expect, it } from 'vitest';
import { createCheckoutSource } from './checkout-source.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const bitcoin = { asset: 'BTC', network: 'BTC' } as const;

const pending: Checkout = {
  ...{ id: 'pay_a', status: 'PENDING', paidState: 'UNPAID', refundState: 'NONE' },
  ...{ displayStatus: 'Pending', flags: [], orderId: null, description: null, lines: [] },
  merchant: {
    ...{ name: 'Shop', logoUrl: null, website: null, supportEmail: null, termsUrl: null },
    ...{ privacyUrl: null, refundUrl: null },
  },
  price: { amount: toDecimal('50.00'), currency: 'EUR' },
  ...{
    credited: toDecimal('0'),
    paidElsewhere: null,
    assets: [],
    defaultAsset: null,
    selected: bitcoin,
    method: null,
  },
  ...{ due: toDecimal('0.5'), seen: toDecimal('0'), remaining: toDecimal('0.5') },
  isRestTooSmall: false,
  ...{
    overBy: toDecimal('0'),
    refunded: toDecimal('0'),
    refunds: [],
    pendingRefund: null,
    unmatched: [],
    confirmations: null,
    transfers: [],
    actions: [],
  },
  ...{ expiresAt: new Date(now + 60_000), serverTime: new Date(now + 5_000), redirectUrl: null },
  ...{
    cancelUrl: null,
    redirectAfterSeconds: null,
    language: null,
    emailLanguage: 'en',
    email: null,
  },
  ...{
    receiptNumber: null,
    sendsReceipt: true,
    collect: { email: 'NO', name: false, fields: [] },
    successText: null,
  },
  detailsMissing: false,
  ...{
    expiredText: null,
    showsFiat: true,
    appearance: null,
    theme: {},
    sandbox: true,
    simulated: false,
    sequence: 3,
  },
};

function follow(answers: readonly (Partial<Checkout> | Error)[]) {
  const { source, ...world } = create(answers);
  const stop = source.follow();
  return { source, ...world, stop };
}

function create(answers: readonly (Partial<Checkout> | Error)[]) {
  const left = [...answers];
  const scheduled: { readonly task: () => void; readonly ms: number }[] = [];
  const watches: CheckoutListeners[] = [];
  const source = createCheckoutSource({
    id: 'pay_a',
    calls: {
      get: async () => {
        const answer = left.shift();
        if (answer === undefined) throw new TypeError('one load too many');
        if (answer instanceof Error) throw answer;
        return { ...pending, ...answer };
      },
      watch: (_, listeners) => {
        watches.push(listeners);
        return () => undefined;
      },
    },
    platform: {
      clock: { now: () => now },
      schedule: (task, ms) => {
        scheduled.push({ task, ms });
        return () => undefined;
      },
    },
  });
  return { source, scheduled, watches };
}

/** Lets answers that are there arrive. */
const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

describe('a checkout source', () => {
  it('shows the first answer, and how far the clock of the server is ahead', async () => {
    const { source, watches } = follow([{}]);
    await settle();
    expect(source.get()).toMatchObject({ checkout: pending, failure: null, aheadMs: 5_000 });
    expect(watches).toHaveLength(1);
  });

  it('loads a payment once that was loaded ahead, and watches it then', async () => {
    const { source, scheduled, watches } = create([{}]);
    await source.loadAhead();
    expect(watches).toHaveLength(0);
    source.follow();
    await settle();
    expect(source.get()).toMatchObject({ checkout: pending, failure: null });
    expect(watches).toHaveLength(1);
    expect(scheduled.map(({ ms }) => ms)).toContain(55_000);
  });

  it('watches a payment that arrives once it is followed', async () => {
    const { source, watches } = create([{}]);
    void source.loadAhead();
    source.follow();
    await settle();
    expect(watches).toHaveLength(1);
  });

  it('loads again what was asked for before an action was answered', async () => {
    const { source } = follow([{ detailsMissing: true }, { status: 'CONFIRMING' }]);
    source.show({ ...pending, detailsMissing: false });
    await settle();
    expect(source.get().checkout).toMatchObject({ detailsMissing: false });
    await settle();
    expect(source.get().checkout).toMatchObject({ status: 'CONFIRMING', detailsMissing: false });
  });

  it('keeps the newer of two answers', async () => {
    const { source } = follow([{}]);
    await settle();
    source.show({ ...pending, sequence: 2, status: 'CREATED' });
    expect(source.get().checkout?.status).toBe('PENDING');
  });

  it('keeps what it knows when a load fails, and forgets the failure with the next answer', async () => {
    const { source } = follow([{}, new NetworkError('offline')]);
    await settle();
    await source.load();
    expect(source.get().checkout).toEqual(pending);
    expect(source.get().failure?.code).toBe('offline');
    source.show({ ...pending, sequence: 4 });
    expect(source.get().failure).toBeNull();
  });

  it('loads when the stream is lost, so that the page can say why', async () => {
    const { source, watches } = follow([{}, new NetworkError('network')]);
    await settle();
    watches[0]?.onConnection?.(false);
    await settle();
    expect(source.get().failure?.code).toBe('network');
  });

  it('loads at the end of the window', async () => {
    const { source, scheduled } = follow([{}, { sequence: 4, expiresAt: null, method: null }]);
    await settle();
    scheduled.find(({ ms }) => ms === 55_000)?.task();
    await settle();
    expect(source.get().checkout?.sequence).toBe(4);
  });

  it('looks every few seconds while a payer waits, and remembers when', async () => {
    const method = { ...bitcoin, address: 'bc1q', uri: 'bitcoin:bc1q', memo: null };
    const quoted = { identifier: 'BTC', reference: null, rate: toDecimal('1') };
    const waiting = { ...method, ...quoted, rateAt: new Date(now) };
    const { source, scheduled } = follow([{ method: waiting }, { sequence: 4, method: null }]);
    await settle();
    expect(source.get().loadedAt).toBe(now);
    scheduled.find(({ ms }) => ms === 10_000)?.task();
    await settle();
    expect(source.get().checkout?.sequence).toBe(4);
  });

  it('watches again when an ended payment is opened again', async () => {
    const { source, watches } = follow([{}]);
    await settle();
    watches[0]?.onEnded?.();
    source.show({ ...pending, sequence: 4, status: 'EXPIRED' });
    expect(watches).toHaveLength(1);
    source.show({ ...pending, sequence: 5, due: toDecimal('0.6') });
    expect(watches).toHaveLength(2);
  });

  it.each(['EXPIRED', 'CANCELLED', 'INVALID'] as const)(
    'watches a payment that is %s when the page opens, until its stream is over',
    async (status) => {
      const { source, watches } = follow([{ status }]);
      await settle();
      expect(watches).toHaveLength(1);
      watches[0]?.onEnded?.();
      source.show({ ...pending, sequence: 4, status });
      expect(watches).toHaveLength(1);
    },
  );

  it('remembers the amount that a refreshed price replaced', async () => {
    const { source } = follow([{}]);
    await settle();
    source.show({ ...pending, sequence: 4, due: toDecimal('0.6') });
    expect(source.get().isRepriced).toBe(true);
  });
});
