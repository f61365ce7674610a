import { parseAmount } from '@billfold/core';
import { getBusinessSummary, planSweep, resumeSweep } from '@billfold/core/contract';
import { describe, expect, it, vi } from 'vitest';
import { ledgerBalance } from '../../test/funded.ts';
import { raisedFees } from '../../test/raised-fees.ts';
import { secret } from '../../test/refunds.ts';
import { askToBePaid } from '../../test/shop.ts';
import { sweptShop } from '../../test/sweeps.ts';
import { sendIntents } from '../db/schema.ts';

const inWei = (amount: string): bigint => parseAmount(amount, 18);
const refused = { outcome: 'rejected', reason: 'invalid sender', permanent: true } as const;

describe('a sweep of ETH', () => {
  it('is partial when the network refuses one address, and done after it is resumed', async () => {
    const swept = await sweptShop('ETH');
    const { server, to } = swept;
    const plan = await swept.plan();
    await swept.create(plan);
    const broadcast = vi
      .spyOn(server.context.chains.get('ETH'), 'broadcast')
      .mockResolvedValueOnce(refused);
    await swept.step();
    broadcast.mockRestore();
    await swept.mine(1);
    const partial = await swept.get(plan.id);
    expect(partial).toMatchObject({ status: 'PARTIAL', needsSignature: true, completedAt: null });
    expect(partial.parts.map(({ state, error }) => [state, error])).toEqual([
      ['FAILED', 'BROADCAST_REJECTED'],
      ['CONFIRMED', null],
    ]);
    const unsigned = async () => {
      const params = { businessId: swept.shop.businessId };
      const { data } = await server.call(
        getBusinessSummary,
        { params, query: {} },
        swept.shop.owner,
      );
      return [data.attention.payoutsToSign, data.attention.collectionsToSign];
    };
    expect(await unsigned()).toEqual([0, 1]);
    await swept.resume(plan.id);
    expect(await unsigned()).toEqual([0, 0]);
    await swept.step();
    await swept.mine(1);
    const done = await swept.get(plan.id);
    expect(done).toMatchObject({ status: 'DONE', needsSignature: false });
    expect(done.parts.map(({ attempt, error }) => [attempt, error])).toEqual([
      [2, null],
      [1, null],
    ]);
    expect(await ledgerBalance(server, to, 'ETH')).toBe(inWei(plan.amount));
    const call = {
      params: { businessId: swept.shop.businessId, id: plan.id },
      body: secret,
    };
    expect(await server.refusal(resumeSweep, call, swept.shop.owner)).toMatchObject({
      ...{ status: 409, code: 'STATE_CONFLICT' },
    });
  });

  it('waits for its owner after a restart, and sends each part once', async () => {
    const swept = await sweptShop('ETH');
    const { server, to } = swept;
    const plan = await swept.plan();
    await swept.create(plan);
    // The wallet is open in the memory of a process that ends.
    await server.partSigners.stop();
    await swept.step();
    expect((await swept.get(plan.id)).parts.map(({ state }) => state)).toEqual([
      'PLANNED',
      'PLANNED',
    ]);
    server.clock.advance(10 * 60_000);
    expect(await swept.get(plan.id)).toMatchObject({ status: 'SENDING', needsSignature: true });
    await swept.resume(plan.id);
    await swept.resume(plan.id);
    await swept.step();
    await swept.step();
    await swept.mine(1);
    expect(await swept.get(plan.id)).toMatchObject({ status: 'DONE', needsSignature: false });
    expect(await server.context.db.$count(sendIntents)).toBe(2);
    expect(await ledgerBalance(server, to, 'ETH')).toBe(inWei(plan.amount));
  });

  it('is not signed ten minutes after its signature, and its wallet is forgotten', async () => {
    const swept = await sweptShop('ETH');
    const { server, to } = swept;
    const plan = await swept.plan();
    await swept.create(plan);
    const forget = vi.spyOn(server.context.signer, 'forget');
    server.clock.advance(10 * 60_000);
    await swept.step();
    expect(await server.context.db.$count(sendIntents)).toBe(0);
    expect(forget).toHaveBeenCalledOnce();
    expect(await swept.get(plan.id)).toMatchObject({ status: 'SENDING', needsSignature: true });
    await swept.resume(plan.id);
    await swept.step();
    await swept.mine(1);
    expect((await swept.get(plan.id)).status).toBe('DONE');
    expect(await ledgerBalance(server, to, 'ETH')).toBe(inWei(plan.amount));
  });

  it('sends nothing at a higher fee than its plan, until its owner signs the new one', async () => {
    const swept = await sweptShop('ETH', { count: 1 });
    const chain = swept.server.context.chains.get('ETH');
    const plan = await swept.plan();
    await swept.create(plan);
    const raised = raisedFees(await chain.fees(), 300n);
    const fees = vi.spyOn(chain, 'fees').mockResolvedValue(raised);
    await swept.step();
    const failed = await swept.get(plan.id);
    expect(failed).toMatchObject({ status: 'FAILED', needsSignature: true, hashes: [] });
    expect(failed.parts.map(({ error }) => error)).toEqual(['FEE_CHANGED']);
    expect(await swept.server.context.db.$count(sendIntents)).toBe(0);
    const resumed = await swept.resume(plan.id);
    expect(inWei(resumed.fee)).toBeGreaterThan(inWei(plan.fee));
    await swept.step();
    fees.mockRestore();
    await swept.mine(1);
    expect((await swept.get(plan.id)).status).toBe('DONE');
  });

  it('leaves what arrives after its plan to the next one', async () => {
    const swept = await sweptShop('ETH', { count: 1 });
    const { server, to, addresses, pay } = swept;
    const plan = await swept.plan();
    await swept.create(plan);
    await pay(addresses[0] ?? '', '0.5');
    await swept.mine(20);
    await swept.step();
    await swept.mine(1);
    expect((await swept.get(plan.id)).status).toBe('DONE');
    expect(await ledgerBalance(server, to, 'ETH')).toBe(inWei(plan.amount));
    const next = await swept.plan();
    expect(inWei(next.amount)).toBeGreaterThan(inWei('0.49'));
  });

  it('does not touch the address of a payment that is open', async () => {
    const swept = await sweptShop('ETH', { count: 1 });
    const { shop, pay } = swept;
    const open = await askToBePaid(shop, { method: 'ETH' });
    await pay(open.method?.address ?? '', '0.01');
    await swept.mine(0);
    await swept.mine(20);
    expect(await swept.plan()).toMatchObject({ addresses: 1, leftOut: { open: 1, tooSmall: 0 } });
  });

  it('leaves out an address that is not worth its fee', async () => {
    const swept = await sweptShop('ETH', { count: 1 });
    const { server, shop } = swept;
    const plan = await swept.plan();
    await swept.create(plan);
    await swept.step();
    await swept.mine(20);
    const call = { params: { businessId: shop.businessId }, body: { asset: 'ETH' } };
    expect(await server.refusal(planSweep, call, shop.owner)).toMatchObject({
      ...{ status: 409, code: 'NOTHING_TO_COLLECT', current: { leftOut: { tooSmall: 1 } } },
    });
  });
});

describe('a plan of a sweep', () => {
  it('asks the node as often for many addresses as for one', async () => {
    const callsFor = async (count: number) => {
      const swept = await sweptShop('USDT@ETH', { count, funds: '1' });
      const chain = swept.server.context.chains.get('ETH');
      // Each price asks for the fees once, and simulates one transfer.
      const fees = vi.spyOn(chain, 'fees');
      const plan = await swept.plan();
      expect(plan.addresses).toBe(count);
      const calls = fees.mock.calls.length;
      fees.mockRestore();
      return calls;
    };
    expect(await callsFor(12)).toBe(await callsFor(1));
  });

  it.each([
    ['BTC', 'Bitcoin'],
    ['SOL', 'Solana'],
  ])('is not needed for %s', async (asset, name) => {
    const { server, shop } = await sweptShop('ETH', { count: 0 });
    const call = { params: { businessId: shop.businessId }, body: { asset } };
    const { code, errors } = await server.refusal(planSweep, call, shop.owner);
    expect([code, errors[0]]).toEqual(['COLLECT_NOT_NEEDED', expect.stringContaining(name)]);
  });
});
