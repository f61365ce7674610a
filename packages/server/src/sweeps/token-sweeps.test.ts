import { getNetwork, parseAmount, tokensOf } from '@billfold/core';
import { createSweep, planSweep } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { blockSpending } from '../../test/block-spending.ts';
import { paymentsAccount } from '../../test/business.ts';
import { ledgerBalance } from '../../test/funded.ts';
import { secret } from '../../test/refunds.ts';
import { type SweptShop, sweptShop } from '../../test/sweeps.ts';
import { loadAssetBalance } from '../accounts/account-balances.ts';
import { addressStock, bookDrifts, addresses as storedAddresses } from '../db/schema.ts';

const cases = [
  { method: 'USDT@ETH', network: 'ETH', decimals: 18, funds: '1' },
  { method: 'USDT@TRX', network: 'TRX', decimals: 6, funds: '500' },
] as const;

/** Units of the asset in the settlement account, as the books have them. */
async function settled({ server, shop, network }: SweptShop, asset: string): Promise<bigint> {
  const { id } = await paymentsAccount(server, shop.businessId, network);
  const balance = await loadAssetBalance(server.context.db, { id, network }, asset);
  return balance.spendable + balance.pending;
}

const stepsOf = (parts: readonly { step: string; state: string }[]) =>
  parts.map(({ step, state }) => `${step} ${state}`);

describe.each(cases)('a sweep of $method', ({ method, network, decimals, funds }) => {
  it('brings gas to each address, and moves when it can be spent', async () => {
    const swept = await sweptShop(method, { funds });
    const { server, payments, to, addresses } = swept;
    const held = payments.reduce((sum, { due }) => sum + parseAmount(due ?? '0', 6), 0n);
    const nativeBefore = await ledgerBalance(server, to, network);
    const plan = await swept.plan();
    expect(parseAmount(plan.amount, 6)).toBe(held);
    expect(parseAmount(plan.gasToBring, decimals)).toBeGreaterThan(0n);
    await swept.create(plan);
    await swept.step();
    const begun = await swept.get(plan.id);
    expect(stepsOf(begun.parts)).toEqual(['GAS SENT', 'GAS SENT', 'MOVE PLANNED', 'MOVE PLANNED']);
    await swept.mine(1);
    await swept.step();
    // In a block, but not deep enough to be spent.
    const brought = await swept.get(plan.id);
    expect(stepsOf(brought.parts)).toEqual([
      ...['GAS CONFIRMED', 'GAS CONFIRMED', 'MOVE PLANNED', 'MOVE PLANNED'],
    ]);
    const done = await swept.finish(plan.id);
    expect(stepsOf(done.parts)).toEqual(
      stepsOf(done.parts).map((each) => each.replace(/ .*/, ' CONFIRMED')),
    );
    expect(done).toMatchObject({ status: 'DONE', collected: plan.amount });
    expect(await settled(swept, method)).toBe(held);
    // All that left the native funds is a fee, or lies in the purses.
    let left = await ledgerBalance(server, to, network);
    for (const address of addresses) left += await ledgerBalance(server, address, network);
    expect(nativeBefore - left).toBe(parseAmount(done.feePaid, decimals));
    expect(parseAmount(done.feePaid, decimals)).toBeLessThanOrEqual(
      parseAmount(plan.fee, decimals),
    );
  });

  it('is planned while the coins of one address are blocked, whichever that is', async () => {
    const swept = await sweptShop(method, { funds });
    const { db } = swept.server.context;
    for (const address of swept.addresses) {
      const [purse] = await db
        .select()
        .from(storedAddresses)
        .where(eq(storedAddresses.address, address));
      await blockSpending(swept.server, { accountId: purse?.accountId ?? '', network });
      expect(await swept.plan()).toMatchObject({ addresses: 2 });
      await db.delete(bookDrifts);
    }
  });

  it('names the block of a settlement account, and asks for no gas', async () => {
    const swept = await sweptShop(method, { funds });
    const { id } = await paymentsAccount(swept.server, swept.shop.businessId, network);
    const planned = await swept.plan();
    await blockSpending(swept.server, { accountId: id, network });
    await expect(swept.plan()).rejects.toThrow('SPENDING_BLOCKED');
    await expect(swept.create(planned)).rejects.toThrow('SPENDING_BLOCKED');
  });

  it('brings only the gas that an address lacks', async () => {
    const swept = await sweptShop(method, { funds, count: 1 });
    const { plan, pay, addresses } = swept;
    const first = await plan();
    const [address = ''] = addresses;
    await pay(address, first.gasToBring, null);
    await swept.mine(0);
    await swept.mine(20);
    const second = await plan();
    expect(parseAmount(second.gasToBring, decimals)).toBe(0n);
    const done = await swept.create(second).then(() => swept.finish(second.id));
    expect(stepsOf(done.parts)).toEqual(['MOVE CONFIRMED']);
    expect(done.status).toBe('DONE');
  });

  it('is refused, with the sum that is missing, where the settlement account cannot bring the gas', async () => {
    const { server, shop, plan } = await sweptShop(method, { count: 1 });
    const { id: planId } = await plan();
    const call = { params: { businessId: shop.businessId }, body: { ...secret, planId } };
    expect(await server.refusal(createSweep, call, shop.owner)).toMatchObject({
      ...{ status: 409, code: 'GAS_MISSING' },
    });
  });
});

describe('addresses that hold two tokens', () => {
  it('are collected of the second one while blocks have yet to move the first', async () => {
    const swept = await sweptShop('USDT@ETH', { funds: '1' });
    const { server, shop } = swept;
    const other = tokensOf('ETH').find(({ id }) => id === 'USDC@ETH') ?? null;
    for (const address of swept.addresses) await swept.pay(address, '25', other);
    await swept.mine(getNetwork('ETH').confirmations.final);
    const first = await swept.plan();
    await swept.create(first);
    await swept.step();
    await swept.mine(getNetwork('ETH').confirmations.available);
    await swept.step();
    const { parts } = await swept.get(first.id);
    expect(stepsOf(parts)).toEqual([
      ...['GAS CONFIRMED', 'GAS CONFIRMED', 'MOVE SENT', 'MOVE SENT'],
    ]);
    const call = { params: { businessId: shop.businessId }, body: { asset: 'USDC@ETH' } };
    const { data: second } = await server.call(planSweep, call, shop.owner);
    expect(second).toMatchObject({ addresses: 2, leftOut: { moving: 0 } });
    await swept.create(second);
    expect(await swept.finish(first.id)).toMatchObject({ status: 'DONE' });
    expect(await swept.finish(second.id)).toMatchObject({ status: 'DONE' });
  });
});

describe('addresses of which a restored database knows nothing', () => {
  it('cost what others do where no sweep moved many together', async () => {
    const swept = await sweptShop('USDT@ETH', { funds: '1' });
    const { db } = swept.server.context;
    const { fee } = await swept.plan();
    await db.delete(addressStock);
    expect(await swept.plan()).toMatchObject({ fee, addresses: 2 });
  });
});
