import { parseAmount, toDecimal } from '@billfold/core';
import {
  type CreateIntent,
  createIntent,
  createTransaction,
  getFeeSpike,
  getFees,
  setFeeSpike,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, holderWith, placeOf, sendRequest, strangers } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { sendIntents } from '../db/schema.ts';

const usual = { factor: 1, until: null };

describe.each(['BTC', 'ETH', 'BSC', 'SOL'] as const)('a fee spike of %s', (network) => {
  const params = { network };
  const destinationAddress = strangers[network];
  let server: TestServer;
  let holder: Holder;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['100'], network);
  });
  const spike = async (seconds: number, factor = 5) =>
    (await server.call(setFeeSpike, { params, body: { factor, seconds } })).data;
  const state = async () => (await server.call(getFeeSpike, { params })).data;
  const order: CreateIntent = {
    ...{ amount: toDecimal('1'), destinationAddress, tokenId: null },
    ...{ feeRate: 'Medium', feeRateValue: null, sendingMax: false, memo: null },
  };
  const review = () => server.call(createIntent, { params: placeOf(holder), body: order }, holder);
  const feeNow = async () => parseAmount((await review()).fee, 18);
  const body = sendRequest({ amount: order.amount, destinationAddress, acceptFee: true });
  const named = async (key: string) => {
    const { intentId, digest } = await review();
    return { token: holder.token, idempotencyKey: key, intent: `${intentId}; digest=${digest}` };
  };

  it('raises the next fee, and ends by itself', async () => {
    const calm = await feeNow();
    const until = new Date(server.clock.now() + 300_000);
    expect(await spike(300)).toEqual({ factor: 5, until });
    expect(await state()).toEqual({ factor: 5, until });
    // The offer for Ethereum is the highest price, of which the base fee of the ledger stays.
    expect(await feeNow()).toBeGreaterThanOrEqual(3n * calm);
    server.clock.advance(299_999);
    expect(await feeNow()).toBeGreaterThanOrEqual(3n * calm);
    server.clock.advance(1);
    expect(await feeNow()).toBe(calm);
    expect(await state()).toEqual(usual);
  });

  it('ends when it is told to', async () => {
    const calm = await feeNow();
    await spike(3_600);
    expect(await spike(0)).toEqual(usual);
    expect(await feeNow()).toBe(calm);
  });

  it('answers FEE_CHANGED to what was reviewed before, and charges what is reviewed after', async () => {
    const before = await named('before');
    await spike(300);
    const call = { params: placeOf(holder), body };
    expect(await server.refusal(createTransaction, call, before)).toMatchObject({
      status: 409,
      code: 'FEE_CHANGED',
    });
    expect(await server.context.db.$count(sendIntents)).toBe(0);
    const sent = await server.call(createTransaction, call, await named('after'));
    await server.outbox.drain();
    await confirm(server, 1, network);
    expect(sent.hash).not.toBe('');
    expect(await server.sandboxes[network].chain.find(sent.hash)).toMatchObject({ place: 'block' });
  });
});

describe('a fee spike', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });

  it('leaves the other networks as they are', async () => {
    const holder = await holderWith(server, ['0.3']);
    const query = {
      amount: toDecimal('0.1'),
      toAddress: strangers.BTC,
      feeRate: 'Medium' as const,
    };
    const ask = () => server.call(getFees, { params: placeOf(holder), query }, holder);
    const calm = await ask();
    await server.call(setFeeSpike, {
      params: { network: 'LTC' },
      body: { factor: 5, seconds: 60 },
    });
    expect(await ask()).toEqual(calm);
  });

  it.each(['TRX', 'TON'] as const)(
    'is refused where the protocol fixes the fees (%s)',
    async (network) => {
      const call = { params: { network }, body: { factor: 5, seconds: 60 } };
      expect(await server.refusal(setFeeSpike, call)).toMatchObject({
        status: 409,
        code: 'SCENARIO_UNAVAILABLE',
      });
    },
  );

  it('multiplies by 2 to 100, for an hour at most', async () => {
    for (const body of [
      { factor: 1, seconds: 60 },
      { factor: 101, seconds: 60 },
      { factor: 5, seconds: 3_601 },
      { factor: 5, seconds: -1 },
    ])
      expect(await server.refusal(setFeeSpike, { params: { network: 'BTC' }, body })).toMatchObject(
        { status: 400 },
      );
  });
});
