import { parseAmount } from '@billfold/core';
import { describe, expect, it, vi } from 'vitest';
import { ledgerBalance } from '../../test/funded.ts';
import { sweptShop } from '../../test/sweeps.ts';
import type { BroadcastResult } from '../chains/chain.ts';

const inWei = (amount: string): bigint => parseAmount(amount, 18);
const refused: BroadcastResult = {
  ...{ outcome: 'rejected', reason: 'invalid sender', permanent: true },
};

/** Numerical Recipes' linear congruential generator, from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a sweep whose parts are refused at random', () => {
  it.each([1, 2, 3, 4])('neither loses nor makes money (seed %i)', async (seed) => {
    const random = randomFrom(seed);
    const swept = await sweptShop('ETH', { count: 4 });
    const { server, to, addresses, pay, mine } = swept;
    const extra = addresses.map(() => `0.0${Math.floor(random() * 8_999) + 1_000}`);
    for (const [at, address] of addresses.entries()) await pay(address, extra[at] ?? '0.01');
    await mine(0);
    await mine(20);
    const sum = async () => {
      let all = await ledgerBalance(server, to, 'ETH');
      for (const address of addresses) all += await ledgerBalance(server, address, 'ETH');
      return all;
    };
    const before = await sum();
    const plan = await swept.plan();
    await swept.create(plan);
    const chain = server.context.chains.get('ETH');
    const send = chain.broadcast;
    const broadcast = vi
      .spyOn(chain, 'broadcast')
      .mockImplementation(async (...sent) => (random() < 0.5 ? refused : send(...sent)));
    for (let round = 0; round < 30; round += 1) {
      await swept.step();
      await mine(1);
      if ((await swept.get(plan.id)).status === 'DONE') break;
      if ((await swept.get(plan.id)).needsSignature) await swept.resume(plan.id);
    }
    broadcast.mockRestore();
    const done = await swept.get(plan.id);
    expect(done).toMatchObject({ status: 'DONE', collected: plan.amount });
    expect(await ledgerBalance(server, to, 'ETH')).toBe(inWei(plan.amount));
    expect(before - (await sum())).toBe(inWei(done.feePaid));
  });
});
