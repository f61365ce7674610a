import { parseAmount, toDecimal } from '@billfold/core';
import {
  createPayout,
  getBusinessSummary,
  listAudit,
  listPayouts,
  type PayoutPlan,
  setSandboxRate,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { paymentsAccount } from '../../test/business.ts';
import { strangers } from '../../test/funded.ts';
import { addressNo, csvOf, payingShop } from '../../test/payouts.ts';
import { raisedFees } from '../../test/raised-fees.ts';
import { secret } from '../../test/refunds.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { lockAccount } from '../accounts/account-store.ts';
import { sendIntents, transfersOut } from '../db/schema.ts';
import { loadSignedValues } from '../transfers-out/load-signed-values.ts';

const refused = { outcome: 'rejected', reason: 'invalid sender', permanent: true } as const;
const three = csvOf(
  [
    [addressNo(1), '0.1', 'Invoice 1'],
    [addressNo(2), '0.2', 'Invoice 2'],
    [addressNo(3), '0.3'],
  ].map(([address = '', amount = '', reference = '']) => [address, amount, reference]),
);

const cases = [
  { method: 'ETH', network: 'ETH', options: { funds: '2' }, amounts: ['0.1', '0.25'] },
  {
    method: 'USDT@ETH',
    network: 'ETH',
    options: { funds: '1', tokens: '900' },
    amounts: ['100.5', '200'],
  },
  { method: 'BTC', network: 'BTC', options: { funds: '1' }, amounts: ['0.01', '0.02', '0.03'] },
  { method: 'TRX', network: 'TRX', options: { funds: '900' }, amounts: ['100', '200.5'] },
] as const;
const decimalsOf = { BTC: 8, ETH: 18, TRX: 6, 'USDT@ETH': 6 } as const;

describe.each(cases)('a payout of $method', ({ method, network, options, amounts }) => {
  it('pays each line once, and costs no more than its plan says', async () => {
    const paying = await payingShop(method, options);
    const units = (text: string) => parseAmount(text, decimalsOf[method]);
    const native = (text: string) => parseAmount(text, decimalsOf[network]);
    const sum = amounts.reduce((total, amount) => total + units(amount), 0n);
    const [before, nativeBefore] = [await paying.books(method), await paying.books(network)];
    const plan = await paying.plan(
      csvOf(amounts.map((each, n) => [strangers[network], each, `R${n}`])),
    );
    expect(plan).toMatchObject({ network, count: amounts.length });
    expect(plan.from).toBe(network === 'BTC' ? null : paying.from);
    expect([units(plan.amount), units(plan.available)]).toEqual([sum, before]);
    expect([Number(plan.missing), Number(plan.nativeMissing)]).toEqual([0, 0]);
    const begun = await paying.create(plan);
    expect(begun).toMatchObject({ id: plan.id, status: 'SENDING', needsSignature: false });
    const done = await paying.finish(plan.id);
    expect(done).toMatchObject({ status: 'DONE', paid: plan.amount, needsSignature: false });
    expect(done.lines.map(({ state, reference, attempt }) => [state, reference, attempt])).toEqual(
      amounts.map((_, n) => ['CONFIRMED', `R${n}`, 1]),
    );
    const hashes = new Set(done.lines.map(({ hash }) => hash));
    expect([hashes.size, hashes.has(null)]).toEqual([amounts.length, false]);
    const feePaid = native(done.feePaid);
    expect(feePaid).toBeGreaterThan(0n);
    expect(feePaid).toBeLessThanOrEqual(native(plan.fee));
    const isToken = method !== network;
    expect(before - (await paying.books(method))).toBe(isToken ? sum : sum + feePaid);
    if (isToken) expect(nativeBefore - (await paying.books(network))).toBe(feePaid);
  });
});

describe.each([
  { method: 'TON', network: 'TON', options: { funds: '50' } },
  { method: 'SOL', network: 'SOL', options: { funds: '5' } },
  { method: 'USDC@SOL', network: 'SOL', options: { funds: '5', tokens: '9' } },
] as const)('a payout of $method', ({ method, network, options }) => {
  it('sends each line with its memo, within the fee of its plan', async () => {
    const paying = await payingShop(method, options);
    const lines = [
      [strangers[network], '1', 'Customer 4711'],
      [strangers[network], '1', 'Customer 4712'],
      [strangers[network], '1', ''],
    ];
    const plan = await paying.plan(csvOf(lines, 'address,amount,memo'));
    const memos = ['Customer 4711', 'Customer 4712', null];
    expect(plan.lines.map(({ memo }) => memo)).toEqual(memos);
    await paying.create(plan);
    const done = await paying.finish(plan.id);
    expect(done).toMatchObject({ status: 'DONE', paid: plan.amount });
    expect(done.lines.map(({ memo }) => memo)).toEqual(memos);
    expect(parseAmount(done.feePaid, 9)).toBeLessThanOrEqual(parseAmount(plan.fee, 9));
    const chain = paying.server.context.chains.get(network);
    const { height } = await chain.head();
    const blocks = await Promise.all(
      Array.from({ length: height }, (_, below) => chain.blockAt(height - below)),
    );
    const sent = blocks.flatMap((block) => block?.transactions ?? []);
    const memoIn = (hash: string | null) =>
      sent.find((each) => each.hash === hash)?.transfers[0]?.memo;
    expect(done.lines.map(({ hash }) => memoIn(hash))).toEqual(memos);
  });
});

describe('a payout', () => {
  it('is in the list and in the audit log, with its lines in its detail alone', async () => {
    const paying = await payingShop('ETH', { funds: '2' });
    const { server, shop } = paying;
    const plan = await paying.plan(three);
    const params = { businessId: shop.businessId };
    const list = () => server.call(listPayouts, { params, query: {} }, shop.owner);
    expect((await list()).data).toEqual([]);
    await paying.create(plan);
    const { lines: _, ...done } = await paying.finish(plan.id);
    const { data, meta } = await list();
    expect([data, meta.total]).toEqual([[done], 1]);
    expect(done.completedAt).toEqual(new Date(server.clock.now()));
    const { data: log } = await server.call(listAudit, { params, query: {} }, shop.owner);
    expect(log[0]).toMatchObject({ action: 'payout.signed', target: plan.id });
    expect(log[0]?.changes).toContainEqual({ field: 'amount', before: null, after: done.amount });
  });

  it('keeps the value that it had when it was signed, and has none without a price of then', async () => {
    const paying = await payingShop('ETH', { funds: '2' });
    const { server } = paying;
    const { db } = server.context;
    const plan = await paying.plan(three);
    expect(plan.value?.currency).toBe('USD');
    expect((await paying.create(plan)).value).toEqual(plan.value);
    const done = await paying.finish(plan.id);
    server.clock.advance(20 * 60_000);
    const body = { symbol: 'ETH', price: toDecimal('1') };
    await server.call(setSandboxRate, { body });
    expect((await paying.get(plan.id)).value).toEqual(done.value);
    expect(done.value).toEqual(plan.value);
    const [row] = await db.select().from(transfersOut).where(eq(transfersOut.id, plan.id));
    const rates = { ...server.context.rates, findAll: async () => new Map() };
    const [value] = await loadSignedValues({ ...server.context, rates }, row ? [row] : []);
    expect(value).toBeNull();
  });

  it('begins once however often its plan is signed', async () => {
    const paying = await payingShop('ETH', { funds: '2' });
    const plan = await paying.plan(three);
    await Promise.all([paying.create(plan), paying.create(plan)]);
    await paying.step();
    const sent = await paying.get(plan.id);
    expect(await paying.create(plan)).toEqual(sent);
    await paying.finish(plan.id);
    expect(await paying.server.context.db.$count(sendIntents)).toBe(3);
  });

  it('is partial when the network refuses one line, and done after it is resumed', async () => {
    const paying = await payingShop('ETH', { funds: '2' });
    const plan = await paying.plan(three);
    await paying.create(plan);
    const chain = paying.server.context.chains.get('ETH');
    const broadcast = vi.spyOn(chain, 'broadcast').mockResolvedValueOnce(refused);
    await paying.step();
    broadcast.mockRestore();
    const partial = await paying.finish(plan.id);
    expect(partial).toMatchObject({ status: 'PARTIAL', needsSignature: true, completedAt: null });
    expect(partial.lines.map(({ state }) => state)).toEqual(['FAILED', 'CONFIRMED', 'CONFIRMED']);
    const unsigned = async () => {
      const params = { businessId: paying.shop.businessId };
      const call = { params, query: {} };
      const { data } = await paying.server.call(getBusinessSummary, call, paying.shop.owner);
      return [data.attention.payoutsToSign, data.attention.collectionsToSign];
    };
    expect(await unsigned()).toEqual([1, 0]);
    await paying.resume(plan.id);
    expect(await unsigned()).toEqual([0, 0]);
    const done = await paying.finish(plan.id);
    expect(done).toMatchObject({ status: 'DONE', paid: plan.amount, needsSignature: false });
    expect(done.lines.map(({ attempt }) => attempt)).toEqual([2, 1, 1]);
  });

  it('waits for its owner after a restart, and pays each line once', async () => {
    const paying = await payingShop('ETH', { funds: '20' });
    const { server } = paying;
    const lines = Array.from({ length: 20 }, (_, n) => [addressNo(n), '0.1', '']);
    const before = await paying.books('ETH');
    const plan = await paying.plan(csvOf(lines));
    await paying.create(plan);
    await paying.step();
    // A node keeps a limited number of sends that wait for a block.
    const sent = (await paying.get(plan.id)).lines.map(({ state }) => state);
    expect(sent.filter((state) => state === 'SENT').length).toBe(16);
    // The wallet is open in the memory of a process that ends.
    await server.partSigners.stop();
    await paying.mine(1);
    await paying.step();
    server.clock.advance(10 * 60_000);
    const stopped = await paying.get(plan.id);
    expect(stopped).toMatchObject({ status: 'SENDING', needsSignature: true });
    expect(stopped.lines.filter(({ state }) => state === 'PLANNED').length).toBe(4);
    await paying.resume(plan.id);
    const done = await paying.finish(plan.id);
    expect(done.status).toBe('DONE');
    expect(await server.context.db.$count(sendIntents)).toBe(20);
    const spent = before - (await paying.books('ETH'));
    expect(spent).toBe(parseAmount('2', 18) + parseAmount(done.feePaid, 18));
  });

  it('sends nothing at a higher fee than its plan, until its owner signs the new one', async () => {
    const paying = await payingShop('ETH', { funds: '5' });
    const plan = await paying.plan(three);
    await paying.create(plan);
    const chain = paying.server.context.chains.get('ETH');
    const raised = raisedFees(await chain.fees(), 300n);
    const fees = vi.spyOn(chain, 'fees').mockResolvedValue(raised);
    await paying.step();
    const failed = await paying.get(plan.id);
    expect(failed).toMatchObject({ status: 'FAILED', needsSignature: true });
    expect(failed.lines.map(({ error }) => error)).toEqual(Array(3).fill('FEE_CHANGED'));
    expect(await paying.server.context.db.$count(sendIntents)).toBe(0);
    const resumed = await paying.resume(plan.id);
    expect(parseAmount(resumed.fee, 18)).toBeGreaterThan(parseAmount(plan.fee, 18));
    await paying.step();
    fees.mockRestore();
    expect((await paying.finish(plan.id)).status).toBe('DONE');
  });

  it('needs the password of the settlement wallet, and a plan that is not old', async () => {
    const paying = await payingShop('ETH', { funds: '2' });
    const { server, shop } = paying;
    const { id: planId } = await paying.plan(three);
    const params = { businessId: shop.businessId };
    const refuse = (changes: object) =>
      server.refusal(createPayout, { params, body: { ...secret, planId, ...changes } }, shop.owner);
    expect(await refuse({ password: 'Wrong-password-1' })).toMatchObject({
      ...{ status: 400, code: 'WRONG_ENCRYPTION_KEY' },
    });
    server.clock.advance(10 * 60_000);
    expect(await refuse({})).toMatchObject({ status: 409, code: 'PLAN_EXPIRED' });
    expect(await server.context.db.$count(sendIntents)).toBe(0);
  });
});

describe.runIf(isOnPostgres())('two payouts that are signed at the same time', () => {
  it('are counted one after the other: the second is refused where the first takes the funds', async () => {
    const paying = await payingShop('ETH', { funds: '1' });
    const { server, shop } = paying;
    const { db } = server.context;
    const plans = [
      await paying.plan(csvOf([[addressNo(1), '0.6', 'Invoice 1']])),
      await paying.plan(csvOf([[addressNo(2), '0.6', 'Invoice 2']])),
    ];
    const { id: accountId } = await paymentsAccount(server, shop.businessId, 'ETH');
    const params = { businessId: shop.businessId };
    const sign = ({ id: planId }: PayoutPlan) =>
      server
        .call(createPayout, { params, body: { ...secret, planId } }, shop.owner)
        .then(({ data }) => data.status);
    const { signed } = await db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const begun = Promise.allSettled(plans.map(sign));
      await expect.poll(() => countWaiting(db), { timeout: 20_000 }).toBe(2);
      return { signed: begun };
    });
    const ends = (await signed).map((end) =>
      end.status === 'fulfilled' ? end.value : String(end.reason),
    );
    expect(ends.sort()).toEqual([expect.stringContaining('FUNDS_MISSING'), 'SENDING']);
  });
});
