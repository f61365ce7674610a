import { getNetwork, parseAmount } from '@billfold/core';
import {
  createSweep,
  getSweep,
  listAudit,
  listCollectable,
  listSweeps,
} from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { loadEvents } from '../../test/asked-payment.ts';
import { ledgerBalance } from '../../test/funded.ts';
import { signUpVerified } from '../../test/people.ts';
import { secret } from '../../test/refunds.ts';
import { type SweptShop, sweptShop } from '../../test/sweeps.ts';
import { businessMembers, transfersOut } from '../db/schema.ts';

const inWei = (amount: string): bigint => parseAmount(amount, 18);

function refuseCreate({ server, shop }: SweptShop, body: object, token = shop.owner.token) {
  const params = { businessId: shop.businessId };
  return server.refusal(createSweep, { params, body: { ...secret, ...body } }, { token });
}

describe('a sweep of ETH', () => {
  it('moves the funds of each address to the settlement account and tells when it is done', async () => {
    const swept = await sweptShop('ETH');
    const { server, shop, payments, to, addresses } = swept;
    const held = payments.reduce((sum, { due }) => sum + inWei(due ?? '0'), 0n);
    const plan = await swept.plan();
    expect(plan).toMatchObject({ asset: 'ETH', network: 'ETH', to, addresses: 2 });
    expect(plan.gasToBring).toMatch(/^0(\.0+)?$/);
    expect(inWei(plan.amount) + inWei(plan.fee)).toBe(held);
    const begun = await swept.create(plan);
    expect(begun).toMatchObject({ id: plan.id, status: 'SENDING', needsSignature: false });
    expect(begun.parts.map(({ state }) => state)).toEqual(['PLANNED', 'PLANNED']);
    await swept.step();
    const sent = await swept.get(plan.id);
    expect(sent.parts.map(({ state }) => state)).toEqual(['SENT', 'SENT']);
    await swept.mine(1);
    const done = await swept.get(plan.id);
    expect(done).toMatchObject({ status: 'DONE', collected: plan.amount, amount: plan.amount });
    expect(done.completedAt).toEqual(new Date(server.clock.now()));
    const { available } = getNetwork('ETH').confirmations;
    expect(done.isSpendable).toBe(false);
    await swept.mine(available - 2);
    expect((await swept.get(plan.id)).isSpendable).toBe(false);
    await swept.mine(1);
    expect((await swept.get(plan.id)).isSpendable).toBe(true);
    expect(await ledgerBalance(server, to, 'ETH')).toBe(inWei(plan.amount));
    let left = 0n;
    for (const address of addresses) left += await ledgerBalance(server, address, 'ETH');
    expect(inWei(done.collected) + inWei(done.feePaid) + left).toBe(held);
    expect(await loadEvents(server, plan.id)).toEqual(['settlement.completed']);
    const params = { businessId: shop.businessId };
    const { data: log } = await server.call(listAudit, { params, query: {} }, shop.owner);
    expect(log[0]).toMatchObject({ action: 'sweep.signed', target: plan.id });
    const { data: list, meta } = await server.call(listSweeps, { params, query: {} }, shop.owner);
    const { parts: _parts, isSpendable: _isSpendable, ...shown } = done;
    expect([list, meta.total]).toEqual([[shown], 1]);
  });

  it('is offered by what the addresses hold, until it has moved them', async () => {
    const swept = await sweptShop('ETH');
    const { server, shop, payments } = swept;
    const params = { businessId: shop.businessId };
    const list = async () => (await server.call(listCollectable, { params }, shop.owner)).data;
    const [funds, ...others] = await list();
    expect(others).toEqual([]);
    expect(funds).toMatchObject({ asset: 'ETH', network: 'ETH', addresses: 2 });
    expect(funds?.value).toEqual({ amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'USD' });
    const held = payments.reduce((sum, { due }) => sum + inWei(due ?? '0'), 0n);
    expect(inWei(funds?.amount ?? '')).toBe(held);
    const plan = await swept.plan();
    const currency = 'USD';
    expect(plan.value).toEqual({ amount: expect.stringMatching(/^\d+\.\d\d$/), currency });
    expect(plan.feeValue).toEqual({ amount: expect.stringMatching(/^\d+\.\d\d$/), currency });
    await swept.create(plan);
    await swept.step();
    await swept.mine(1);
    // The rest of the greatest fee is not offered.
    expect(await list()).toEqual([]);
  });

  it('moves funds of BSC as those of ETH', async () => {
    const swept = await sweptShop('BSC');
    const plan = await swept.plan();
    expect(plan).toMatchObject({ asset: 'BNB', network: 'BSC', addresses: 2 });
    await swept.create(plan);
    expect(await swept.finish(plan.id)).toMatchObject({ status: 'DONE', collected: plan.amount });
    expect(await ledgerBalance(swept.server, swept.to, 'BSC')).toBe(inWei(plan.amount));
  });

  it('is held by no process once all of its parts are signed', async () => {
    const swept = await sweptShop('ETH');
    const { db } = swept.server.context;
    const until = async () =>
      (await db.select({ until: transfersOut.signedUntil }).from(transfersOut))[0]?.until;
    const plan = await swept.plan();
    await swept.create(plan);
    expect(await until()).toBeInstanceOf(Date);
    await swept.step();
    await swept.mine(1);
    await swept.step();
    expect(await until()).toBeNull();
  });

  it('begins once however often its plan is signed', async () => {
    const swept = await sweptShop('ETH');
    const plan = await swept.plan();
    await Promise.all([swept.create(plan), swept.create(plan)]);
    await swept.step();
    const sent = await swept.get(plan.id);
    expect(await swept.create(plan)).toEqual(sent);
    await swept.step();
    await swept.mine(1);
    expect(await swept.get(plan.id)).toMatchObject({ status: 'DONE', hashes: sent.hashes });
    expect(await ledgerBalance(swept.server, swept.to, 'ETH')).toBe(inWei(plan.amount));
  });

  it('is taken back by a reorganisation, and done again with its blocks', async () => {
    const swept = await sweptShop('ETH');
    const { server } = swept;
    const { id } = await swept.plan();
    await swept.create({ ...(await swept.plan()), id });
    await swept.step();
    await swept.mine(1);
    await server.sandboxes.ETH.ledger.reorganise({ depth: 1, drop: [] });
    await swept.mine(0);
    expect(await swept.get(id)).toMatchObject({ status: 'SENDING', completedAt: null });
    await swept.mine(2);
    expect((await swept.get(id)).status).toBe('DONE');
    expect(await loadEvents(server, id)).toEqual(['settlement.completed', 'settlement.completed']);
  });

  it('needs the password of the settlement wallet, its owner, and a plan that is not old', async () => {
    const swept = await sweptShop('ETH', { count: 1 });
    const { server, shop } = swept;
    const { id: planId } = await swept.plan();
    const wrong = await refuseCreate(swept, { planId, password: 'Wrong-password-1' });
    expect(wrong).toMatchObject({ status: 400, code: 'WRONG_ENCRYPTION_KEY' });
    const other = await signUpVerified(server, 'other@example.com');
    await server.context.db.insert(businessMembers).values({
      ...{ businessId: shop.businessId, userId: other.user.id, role: 'OWNER' },
      createdAt: new Date(server.clock.now()),
    });
    expect(await refuseCreate(swept, { planId }, other.token)).toMatchObject({
      ...{ status: 403, code: 'NOT_SETTLEMENT_OWNER' },
    });
    const params = { businessId: shop.businessId, id: planId };
    expect(await server.refusal(getSweep, { params }, shop.owner)).toMatchObject({ status: 404 });
    server.clock.advance(10 * 60_000);
    expect(await refuseCreate(swept, { planId })).toMatchObject({ code: 'PLAN_EXPIRED' });
  });
});
