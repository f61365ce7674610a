import { parseAmount, toDecimal } from '@billfold/core';
import {
  createSweep,
  createTokenTransaction,
  getReplacement,
  listCollectable,
  planSweep,
  replaceTransaction,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { findAnvil } from '../../test/anvil.ts';
import { strangers } from '../../test/funded.ts';
import { cloudPassword } from '../../test/people.ts';
import { secret } from '../../test/refunds.ts';
import {
  type AnvilShop,
  type AnvilShopOptions,
  anvilShop,
  held,
  heldOnBsc,
  settledBlocks,
} from '../../test/swept-on-anvil.ts';
import { addressStock, sendIntents, transactions } from '../db/schema.ts';
import { fewestToDeploy } from './quote-together.ts';

const anvil = findAnvil();
if (anvil === null) process.stdout.write('Skipped: anvil has no program here.\n');

const stepsOf = (parts: readonly { step: string; state: string }[]) =>
  parts.map(({ step, state }) => `${step} ${state}`);
const inWei = (amount: string) => parseAmount(amount, 18);

describe.runIf(anvil !== null)('a sweep of the tokens of many addresses', () => {
  let shop: AnvilShop;
  const open = async (count: number, options?: AnvilShopOptions) => {
    shop = await anvilShop(anvil ?? '', count, options);
    return shop;
  };
  afterEach(() => shop.stop());

  /** Opens a shop whose contract is there. */
  const openDeployed = async (count: number, options?: AnvilShopOptions) => {
    await open(count, options);
    await shop.deploy();
    return shop;
  };
  /** Plans and signs; the transaction of all moves then waits for a block. */
  const begin = async () => {
    const plan = await shop.plan();
    await shop.create(plan);
    await shop.step();
    return plan;
  };
  const states = async (id: string) => stepsOf((await shop.get(id)).parts);
  const intents = () => shop.server.context.db.select().from(sendIntents);

  it('deploys its contract once, and then moves all of them by one transaction', async () => {
    const { purses, to } = await open(fewestToDeploy);
    const plan = await shop.plan();
    expect(plan).toMatchObject({ way: 'TOGETHER', addresses: fewestToDeploy });
    expect(inWei(plan.gasToBring)).toBe(0n);
    const deployment = inWei(plan.deployment?.fee ?? '0');
    const shares = plan.purses.reduce((sum, { fee }) => sum + inWei(fee), 0n);
    expect(deployment).toBeGreaterThan(0n);
    expect(inWei(plan.fee)).toBe(deployment + shares);
    await shop.create(plan);
    await shop.step();
    expect(await states(plan.id)).toEqual(['DEPLOY SENT', ...purses.map(() => 'MOVE PLANNED')]);
    await shop.mine(1);
    await shop.step();
    const moving = await shop.get(plan.id);
    expect(stepsOf(moving.parts)).toEqual(['DEPLOY CONFIRMED', ...purses.map(() => 'MOVE SENT')]);
    expect(moving.hashes).toHaveLength(2);
    await shop.mine(1);
    const done = await shop.get(plan.id);
    expect(done).toMatchObject({ status: 'DONE', way: 'TOGETHER', collected: plan.amount });
    expect(await shop.unitsOf(to)).toBe(held * BigInt(purses.length) + 1n);
    for (const { address } of purses) expect(await shop.unitsOf(address)).toBe(0n);
    expect(await intents()).toHaveLength(2);
    expect(inWei(done.feePaid)).toBeGreaterThan(0n);
    expect(inWei(done.feePaid)).toBeLessThanOrEqual(inWei(plan.fee));
    await shop.mine(settledBlocks);
    expect(await shop.get(plan.id)).toMatchObject({ status: 'DONE', isSpendable: true });
    // The next one finds the contract, and delegated addresses.
    for (const { address } of purses.slice(0, 2)) await shop.give(address, held);
    await shop.mine(settledBlocks);
    const coins = await shop.coinsOf(to);
    const next = await begin();
    expect(next).toMatchObject({ way: 'TOGETHER', deployment: null, addresses: 2 });
    await shop.mine(1);
    const again = await shop.get(next.id);
    expect(again.status).toBe('DONE');
    // Paid once, however many parts it has.
    expect(inWei(again.feePaid)).toBe(coins - (await shop.coinsOf(to)));
    expect(await shop.unitsOf(to)).toBe(held * BigInt(purses.length + 2) + 1n);
  });

  it('is as well for BNB Smart Chain, whose transactions offer one price', async () => {
    const { purses, to } = await open(fewestToDeploy, { network: 'BSC' });
    const plan = await shop.plan();
    expect(plan).toMatchObject({ way: 'TOGETHER', network: 'BSC', addresses: fewestToDeploy });
    await shop.create(plan);
    await shop.step();
    await shop.mine(1);
    await shop.step();
    await shop.mine(1);
    const done = await shop.get(plan.id);
    expect(done).toMatchObject({ status: 'DONE', way: 'TOGETHER', collected: plan.amount });
    expect(await shop.unitsOf(to)).toBe(heldOnBsc * BigInt(purses.length) + 1n);
    expect(inWei(done.feePaid)).toBeGreaterThan(0n);
    expect(inWei(done.feePaid)).toBeLessThanOrEqual(inWei(plan.fee));
  });

  it('is made by each address where that is cheaper, older, or wanted by the operator', async () => {
    await open(2);
    expect(await shop.plan()).toMatchObject({ way: 'EACH', deployment: null });
    await shop.stop();
    await openDeployed(1);
    expect(await shop.plan()).toMatchObject({ way: 'EACH' });
    await shop.stop();
    await openDeployed(2, { isOn: false });
    expect(await shop.plan()).toMatchObject({ way: 'EACH' });
    await shop.stop();
    await openDeployed(2, { upgrade: 'cancun' });
    expect(await shop.plan()).toMatchObject({ way: 'EACH' });
  });

  it('delegates nothing to other code at the address of its contract', async () => {
    await open(fewestToDeploy);
    await shop.deploy('0x6001');
    expect(await shop.plan()).toMatchObject({ way: 'EACH', deployment: null });
  });

  it('fails the part alone whose token did not move, and moves it when it is signed again', async () => {
    const { purses, to } = await openDeployed(3);
    const plan = await begin();
    const [odd] = purses;
    await shop.setUnits(odd?.address ?? '', held - 1n);
    await shop.mine(1);
    const moved = await shop.get(plan.id);
    expect(moved.parts.map(({ state }) => state).toSorted()).toEqual([
      ...['CONFIRMED', 'CONFIRMED', 'SENT'],
    ]);
    expect(moved.status).toBe('SENDING');
    await shop.mine(settledBlocks);
    const partial = await shop.get(plan.id);
    expect(partial).toMatchObject({ status: 'PARTIAL', needsSignature: true });
    expect(await shop.unitsOf(to)).toBe(2n * held + 1n);
    await shop.setUnits(odd?.address ?? '', held);
    await shop.resume(plan.id);
    await shop.step();
    await shop.mine(1);
    const done = await shop.get(plan.id);
    expect(done).toMatchObject({ status: 'DONE', way: 'TOGETHER' });
    expect(done.parts.map(({ attempt }) => attempt).toSorted()).toEqual([1, 1, 2]);
    expect(await shop.unitsOf(to)).toBe(3n * held + 1n);
    expect(await intents()).toHaveLength(2);
  });

  it('leaves out an address that has less by now, and sends the others', async () => {
    const { purses, to } = await openDeployed(3);
    const plan = await shop.plan();
    const [spent] = purses;
    await shop.server.context.db
      .update(transactions)
      .set({ endedAs: 'DROPPED', blockHeight: null, blockHash: null })
      .where(eq(transactions.accountId, spent?.accountId ?? ''));
    await shop.create(plan);
    await shop.step();
    await shop.mine(1);
    const partial = await shop.get(plan.id);
    expect(partial.status).toBe('PARTIAL');
    expect(partial.parts.map(({ error }) => error).toSorted()).toEqual([
      ...['INSUFFICIENT_FUNDS', null, null],
    ]);
    expect(await shop.unitsOf(to)).toBe(2n * held + 1n);
  });

  it('pays for those that are left by what all of them were planned to cost', async () => {
    const { purses, to, server } = await openDeployed(3, { network: 'BSC' });
    const { db } = server.context;
    const endAs = async (endedAs: 'DROPPED' | null, left: typeof purses) => {
      for (const { accountId } of left)
        await db.update(transactions).set({ endedAs }).where(eq(transactions.accountId, accountId));
    };
    const plan = await shop.plan();
    await shop.create(plan);
    await endAs('DROPPED', purses.slice(1));
    await shop.step();
    const { parts } = await shop.get(plan.id);
    expect(parts.map(({ error }) => error).toSorted()).toEqual([
      ...['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', null],
    ]);
    await endAs(null, purses.slice(2));
    await shop.resume(plan.id);
    await shop.step();
    await shop.mine(1);
    const partial = await shop.get(plan.id);
    expect(partial.parts.map(({ error }) => error).toSorted()).toEqual([
      'NOTHING_LEFT',
      null,
      null,
    ]);
    expect(await shop.unitsOf(to)).toBe(2n * heldOnBsc + 1n);
  });

  it('is not begun where the operator has turned it off meanwhile, and not signed', async () => {
    const { businessId, owner, server } = await openDeployed(2);
    const { id: planId } = await shop.plan();
    const call = { params: { businessId }, body: { ...secret, planId } };
    Object.assign(server.context, { collectsTogether: false });
    expect(await server.refusal(createSweep, call, owner)).toMatchObject({
      ...{ status: 409, code: 'PLAN_OUTDATED' },
    });
    Object.assign(server.context, { collectsTogether: true });
    await server.call(createSweep, call, owner);
    Object.assign(server.context, { collectsTogether: false });
    await shop.step();
    const { parts } = await shop.get(planId);
    expect(parts.map(({ error }) => error)).toEqual(['PLAN_OUTDATED', 'PLAN_OUTDATED']);
    expect(await intents()).toHaveLength(0);
    expect(await shop.resume(planId)).toMatchObject({ way: 'EACH', status: 'SENDING' });
  });

  it('keeps its addresses to itself while it waits for a block', async () => {
    const { purses, owner, businessId } = await openDeployed(2);
    const plan = await shop.plan();
    const [purse] = purses;
    await shop.node.fund(purse?.address ?? '', 10n ** 17n);
    // It is not in the plan, and could be sent by hand.
    await shop.give(purse?.address ?? '', held);
    await shop.mine(settledBlocks);
    await shop.create(plan);
    await shop.step();
    const call = { params: { businessId }, body: { asset: 'USDT@ETH' } };
    expect(await shop.server.refusal(planSweep, call, owner)).toMatchObject({
      ...{ status: 409, code: 'NOTHING_TO_COLLECT', current: { leftOut: { moving: 2 } } },
    });
    const left = await shop.server.call(listCollectable, { params: { businessId } }, owner);
    expect(left.data.map(({ asset }) => asset)).toEqual(['ETH']);
    const [intent] = await intents();
    const send = {
      params: { walletId: intent?.walletId ?? '', accountId: purse?.accountId ?? '' },
      body: {
        ...{ tokenId: 'USDT@ETH', amount: toDecimal('1'), destinationAddress: strangers.ETH },
        ...{ password: cloudPassword, seedPhrase: null, twoFactorCode: null },
        ...{ sendingMax: false, acceptFee: true, gasPrice: null, gasLimit: '100000' },
      },
    };
    const caller = { ...owner, idempotencyKey: 'out' };
    expect(await shop.server.refusal(createTokenTransaction, send, caller)).toMatchObject({
      ...{ status: 409, code: 'STATE_CONFLICT' },
    });
    expect(await intents()).toHaveLength(1);
  });

  it('does not sweep an address from which a send is open', async () => {
    const { purses, owner } = await openDeployed(3);
    const [purse] = purses;
    await shop.node.fund(purse?.address ?? '', 10n ** 17n);
    await shop.mine(settledBlocks);
    const plan = await shop.plan();
    // It has enough for both.
    await shop.give(purse?.address ?? '', held);
    await shop.mine(settledBlocks);
    await shop.create(plan);
    const walletId = await shop.walletId();
    const send = {
      params: { walletId, accountId: purse?.accountId ?? '' },
      body: {
        ...{ tokenId: 'USDT@ETH', amount: toDecimal('1'), destinationAddress: strangers.ETH },
        ...{ password: cloudPassword, seedPhrase: null, twoFactorCode: null },
        ...{ sendingMax: false, acceptFee: true, gasPrice: null, gasLimit: '100000' },
      },
    };
    await shop.server.call(createTokenTransaction, send, { ...owner, idempotencyKey: 'out' });
    await shop.step();
    const errors = (await shop.get(plan.id)).parts.map(({ error }) => error);
    expect(errors.filter((error) => error !== null)).toEqual(['STATE_CONFLICT']);
    await shop.mine(1);
    expect(
      (await shop.get(plan.id)).parts.filter(({ state }) => state === 'CONFIRMED'),
    ).toHaveLength(2);
  });

  it('gives an address that runs code to no other payment', async () => {
    const { purses } = await openDeployed(2);
    await begin();
    const rows = await shop.server.context.db.select().from(addressStock);
    const delegated = rows.filter(({ isDelegated }) => isDelegated);
    expect(delegated.map(({ purseId }) => purseId).toSorted()).toEqual(
      purses.map(({ accountId }) => accountId).toSorted(),
    );
  });

  it('waits again when a reorganisation takes its block, and is mined once', async () => {
    const { to } = await openDeployed(2);
    const plan = await begin();
    await shop.mine(1);
    expect((await shop.get(plan.id)).status).toBe('DONE');
    await shop.node.rollBack(1);
    await shop.ask('anvil_mine', 0);
    await shop.watch();
    expect(await states(plan.id)).toEqual(['MOVE SENT', 'MOVE SENT']);
    expect((await shop.get(plan.id)).status).toBe('SENDING');
    await shop.mine(2);
    expect((await shop.get(plan.id)).status).toBe('DONE');
    expect(await shop.unitsOf(to)).toBe(2n * held + 1n);
    expect(await intents()).toHaveLength(1);
  });

  it('is signed again after a restart, and sends the stored bytes where it was signed', async () => {
    const { to, server } = await openDeployed(2);
    const plan = await shop.plan();
    await shop.create(plan);
    await server.partSigners.stop();
    await shop.step();
    expect(await states(plan.id)).toEqual(['MOVE PLANNED', 'MOVE PLANNED']);
    await shop.resume(plan.id);
    await shop.resume(plan.id);
    await shop.step();
    await shop.step();
    const [intent] = await intents();
    // The node has lost it.
    await shop.ask('anvil_dropTransaction', intent?.hash);
    await server.context.db.update(sendIntents).set({ status: 'SIGNED' });
    await shop.broadcastAgain();
    await shop.mine(1);
    const done = await shop.get(plan.id);
    expect(done).toMatchObject({ status: 'DONE', hashes: [intent?.hash] });
    expect(await intents()).toHaveLength(1);
    expect(await shop.unitsOf(to)).toBe(2n * held + 1n);
  });

  it('is refused where the settlement account cannot pay for it', async () => {
    const { businessId, owner, server } = await openDeployed(2, { funds: 10n ** 12n });
    const { id: planId } = await shop.plan();
    const call = { params: { businessId }, body: { ...secret, planId } };
    expect(await server.refusal(createSweep, call, owner)).toMatchObject({
      ...{ status: 409, code: 'GAS_MISSING' },
    });
  });

  it('is for tokens alone: each address sends its coins itself', async () => {
    const { purses } = await openDeployed(2);
    for (const { address } of purses) await shop.node.fund(address, 10n ** 18n);
    await shop.mine(settledBlocks);
    expect(await shop.plan('ETH')).toMatchObject({ way: 'EACH', addresses: 2, deployment: null });
  });

  it('costs no more than its plan', async () => {
    const { to } = await openDeployed(2);
    const plan = await shop.plan();
    await shop.create(plan);
    await shop.setBaseFee(300n);
    await shop.step();
    const failed = await shop.get(plan.id);
    expect(failed.parts.map(({ error }) => error)).toEqual(['FEE_CHANGED', 'FEE_CHANGED']);
    expect(failed).toMatchObject({ status: 'FAILED', needsSignature: true });
    expect(await intents()).toHaveLength(0);
    const resumed = await shop.resume(plan.id);
    expect(inWei(resumed.fee)).toBeGreaterThan(inWei(plan.fee));
    await shop.step();
    await shop.ask('anvil_mine', 1);
    await shop.watch();
    expect((await shop.get(plan.id)).status).toBe('DONE');
    expect(await shop.unitsOf(to)).toBe(2n * held + 1n);
  });

  it('can be cancelled while it waits, but not sped up', async () => {
    const { to, owner, server } = await openDeployed(2);
    const plan = await begin();
    const [intent] = await intents();
    const params = { walletId: intent?.walletId ?? '', transactionId: intent?.transactionId ?? '' };
    const caller = { ...owner, idempotencyKey: 'cancel' };
    const faster = { params, query: { kind: 'SPEED_UP' } };
    expect(await server.refusal(getReplacement, faster, caller)).toMatchObject({
      ...{ status: 409, code: 'NOT_REPLACEABLE' },
      errors: [expect.stringContaining('cancel')],
    });
    const quote = await server.call(getReplacement, { params, query: { kind: 'CANCEL' } }, caller);
    const body = {
      ...{ kind: 'CANCEL' as const, fee: quote.fee, password: cloudPassword },
      ...{ seedPhrase: null, twoFactorCode: null },
    };
    await server.call(replaceTransaction, { params, body }, caller);
    await shop.mine(settledBlocks);
    const failed = await shop.get(plan.id);
    expect(failed).toMatchObject({ status: 'FAILED', needsSignature: true });
    expect(await shop.unitsOf(to)).toBe(1n);
    await shop.resume(plan.id);
    await shop.step();
    await shop.mine(1);
    expect((await shop.get(plan.id)).status).toBe('DONE');
    expect(await shop.unitsOf(to)).toBe(2n * held + 1n);
  });

  it('goes on address by address where the operator has turned it off meanwhile', async () => {
    const { to, server } = await openDeployed(2);
    const plan = await shop.plan();
    await shop.create(plan);
    await server.partSigners.stop();
    Object.assign(server.context, { collectsTogether: false });
    await shop.resume(plan.id);
    for (let round = 0; round < 4; round += 1) {
      await shop.step();
      await shop.mine(settledBlocks);
    }
    expect(await shop.get(plan.id)).toMatchObject({ status: 'DONE', way: 'EACH' });
    expect(await shop.unitsOf(to)).toBe(2n * held + 1n);
  });

  it('brings enough gas to an address that runs code', async () => {
    const { purses, to, server } = await openDeployed(2);
    const plan = await begin();
    await shop.mine(settledBlocks);
    expect((await shop.get(plan.id)).status).toBe('DONE');
    Object.assign(server.context, { collectsTogether: false });
    await shop.give(purses[0]?.address ?? '', held);
    await shop.mine(settledBlocks);
    const next = await shop.plan();
    expect(next).toMatchObject({ way: 'EACH', addresses: 1 });
    await shop.create(next);
    for (let round = 0; round < 3; round += 1) {
      await shop.step();
      await shop.mine(settledBlocks);
    }
    expect((await shop.get(next.id)).status).toBe('DONE');
    expect(await shop.unitsOf(to)).toBe(3n * held + 1n);
  });
});
