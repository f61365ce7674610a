import { type Decimal, toDecimal } from '@billfold/core';
import {
  createIntent,
  createTokenTransaction,
  createTransaction,
  type SandboxRate,
  setSandboxRate,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { most, stranger, wei } from '../../../test/ethereum-holder.ts';
import { placeOf } from '../../../test/funded.ts';
import { vectorPhrase } from '../../../test/people.ts';
import { planSend, signElsewhere } from '../../../test/plan-send.ts';
import { createTokenHolder, usdt } from '../../../test/token-holder.ts';
import { sendIntents } from '../../db/schema.ts';

type Way = 'native' | 'token' | 'raw native' | 'raw token';

const ways: readonly Way[] = ['native', 'token', 'raw native', 'raw token'];
const nativeWays: readonly Way[] = ['native', 'raw native'];
const isToken = (way: Way) => way.endsWith('token');

/** At this price the fee of any send of Ethereum is above $50, and less than a tenth of 1 ETH. */
const dear: SandboxRate = { symbol: 'ETH', price: toDecimal('200000') };
const usual: SandboxRate = { symbol: 'ETH', price: toDecimal('4000') };
const unknown: SandboxRate = { symbol: 'ETH', feed: 'unavailable' };
const high = { status: 409, code: 'FEE_HIGH' };

describe('FEE_HIGH (S39)', () => {
  let world: Awaited<ReturnType<typeof createTokenHolder>>;
  beforeEach(async () => {
    world = await createTokenHolder();
  });
  const price = (body: SandboxRate) => world.server.call(setSandboxRate, { body });
  const sentCount = () => world.server.context.db.$count(sendIntents);

  /** A create call of one kind: hosted, or of bytes that the owner has signed. */
  async function prepare(way: Way, amount: Decimal) {
    const { server, holder } = world;
    const params = placeOf(holder);
    const tokenId = isToken(way) ? usdt.id : null;
    const recipient = { amount, destinationAddress: stranger, sendingMax: false };
    const secret = { twoFactorCode: null, seedPhrase: vectorPhrase, password: null };
    const priority = { feeRate: 'Medium' as const, feeRateValue: null };
    const hosted =
      tokenId === null
        ? { ...recipient, ...secret, ...priority }
        : { ...recipient, ...secret, tokenId, gasLimit: null, gasPrice: null };
    const endpoint = tokenId === null ? createTransaction : createTokenTransaction;
    const caller = { token: holder.token, idempotencyKey: 'one' };
    if (!way.startsWith('raw')) return { endpoint, params, body: hosted, caller };
    const order = { ...recipient, ...priority, tokenId, memo: null };
    const intent = await server.call(createIntent, { params, body: order }, holder);
    const body = { ...hosted, seedPhrase: null };
    const { rawTransaction } = signElsewhere(await planSend(server, holder, body));
    return {
      ...{ endpoint, params, body: { ...body, rawTransaction } },
      caller: { ...caller, intent: `${intent.intentId}; digest=${intent.digest}` },
    };
  }
  const refusal = async (
    way: Way,
    text: string,
    changes: { readonly acceptFee?: boolean } = {},
  ) => {
    const { endpoint, params, body, caller } = await prepare(way, toDecimal(text));
    const request = { params, body: { ...body, ...changes } };
    return world.server.refusal<unknown, unknown, unknown, unknown>(endpoint, request, caller);
  };
  const send = async (way: Way, text: string, changes: { readonly acceptFee?: boolean } = {}) => {
    const { endpoint, params, body, caller } = await prepare(way, toDecimal(text));
    const request = { params, body: { ...body, ...changes } };
    return world.server.call<unknown, unknown, unknown, unknown>(endpoint, request, caller);
  };

  it.each(ways)(
    'refuses a fee above a tenth of the amount until it is accepted (%s)',
    async (way) => {
      await price(usual);
      // $16 of either asset; the fees are $1.76 and about $5.
      const amount = isToken(way) ? '16' : '0.004';
      expect(await refusal(way, amount)).toMatchObject({
        ...high,
        current: { limit: expect.stringMatching(/^0\.00040\d{13}$/) },
      });
      expect(await refusal(way, amount, { acceptFee: false })).toMatchObject(high);
      expect(await sentCount()).toBe(0);
      expect(await send(way, amount, { acceptFee: true })).toMatchObject({ status: 'PENDING' });
    },
  );

  it.each(ways)('refuses a fee above 50 dollars until it is accepted (%s)', async (way) => {
    await price(dear);
    const amount = isToken(way) ? '200' : '1';
    const { current, ...refused } = await refusal(way, amount);
    expect(refused).toMatchObject(high);
    // $50 at the price; more digits than the amounts of the network are cut off.
    expect(current).toMatchObject({ limit: expect.stringMatching(/^0\.000(25|24999)\d+$/) });
    expect(await sentCount()).toBe(0);
    expect(await send(way, amount, { acceptFee: true })).toMatchObject({ status: 'PENDING' });
  });

  it.each(nativeWays)('counts a tenth of the amount alone without a price (%s)', async (way) => {
    await price(dear);
    expect(await refusal(way, '1')).toMatchObject(high);
    await price(unknown);
    expect(await refusal(way, '0.004')).toMatchObject({
      ...high,
      current: { fee: toDecimal('0.000441000000000000'), limit: '0.000400000000000000' },
    });
    expect(await sentCount()).toBe(0);
    expect(await send(way, '0.004', { acceptFee: true })).toMatchObject({ status: 'PENDING' });
  });

  it.each(nativeWays)('asks for nothing where the fee is a tenth or less (%s)', async (way) => {
    await price(unknown);
    expect(wei('0.00441')).toBe(10n * most);
    expect(await send(way, '0.00441')).toMatchObject({ status: 'PENDING' });
  });

  it('cannot compare the fee of a token without the price of the asset that pays it', async () => {
    await price(unknown);
    expect(await send('token', '1')).toMatchObject({ status: 'PENDING' });
  });
});
