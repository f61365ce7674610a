import { getNetwork, parseAmount, toDecimal } from '@billfold/core';
import {
  type CreateIntent,
  type CreateTransaction,
  createIntent,
  createTransaction,
  getIntent,
  type TransactionIntent,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm, holderWith, placeOf, sendRequest, strangers } from '../../../test/funded.ts';
import { oneOfEachKind } from '../../../test/one-of-each-kind.ts';
import type { Holder } from '../../../test/people.ts';
import { raisedFees } from '../../../test/raised-fees.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { reviewedSends, sendIntents } from '../../db/schema.ts';

const networks = oneOfEachKind(['BTC', 'LTC', 'ETH', 'BSC', 'TRX']);

describe.each(networks)('what is reviewed (%s)', (network) => {
  let server: TestServer;
  let holder: Holder;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['100'], network);
  });
  const order = (changes: Partial<CreateIntent> = {}): CreateIntent => ({
    amount: toDecimal('1'),
    destinationAddress: strangers[network],
    tokenId: null,
    feeRate: 'Medium',
    feeRateValue: null,
    sendingMax: false,
    memo: null,
    ...changes,
  });
  const review = (changes: Partial<CreateIntent> = {}) =>
    server.call(createIntent, { params: placeOf(holder), body: order(changes) }, holder);
  const header = ({ intentId, digest }: TransactionIntent) => `${intentId}; digest=${digest}`;
  const body = (changes: Partial<CreateTransaction> = {}) =>
    sendRequest({
      amount: toDecimal('1'),
      destinationAddress: strangers[network],
      acceptFee: true,
      ...changes,
    });
  const sign = (intent: string, changes: Partial<CreateTransaction> = {}, key = 'key') =>
    server.call(
      createTransaction,
      { params: placeOf(holder), body: body(changes) },
      { token: holder.token, idempotencyKey: key, intent },
    );
  const refused = (intent: string, changes: Partial<CreateTransaction> = {}) =>
    server.refusal(
      createTransaction,
      { params: placeOf(holder), body: body(changes) },
      { token: holder.token, idempotencyKey: 'refused', intent },
    );

  it('is signed as it was shown, once', async () => {
    const intent = await review();
    expect(intent).toMatchObject({ amount: expect.stringMatching(/^1\.?0*$/), network });
    expect(intent.recipient).toBe(strangers[network]);
    const sent = await sign(header(intent));
    expect(sent).toMatchObject({ value: intent.amount, fee: intent.fee });
    // The same request again is the same payment; another one is none.
    expect((await sign(header(intent))).id).toBe(sent.id);
    expect(await refused(header(intent))).toMatchObject({ status: 409, code: 'INTENT_USED' });
    await confirm(server, 1, network);
    expect(await server.context.db.$count(sendIntents)).toBe(1);
  });

  it('is shown as it will be signed, by its id', async () => {
    const intent = await review();
    const show = { params: { ...placeOf(holder), intentId: intent.intentId } };
    const stored = await server.call(getIntent, show, holder);
    const { fee, networkFee, ...shared } = intent;
    expect(stored).toMatchObject(shared);
    const { decimals } = getNetwork(network);
    const total = parseAmount(fee, decimals) + parseAmount(networkFee ?? toDecimal('0'), decimals);
    expect(parseAmount(stored.totalFee, decimals)).toBe(total);
    expect(stored.order).toEqual(order());
    const missing = { params: { ...show.params, intentId: holder.account.id } };
    expect(await server.refusal(getIntent, missing, holder)).toMatchObject({
      status: 404,
      code: 'INTENT_NOT_FOUND',
    });
  });

  it('is kept for the newest 20 of an account, and one that was signed takes no place', async () => {
    const first = await review();
    await sign(header(first));
    await confirm(server, 1, network);
    const reviews: TransactionIntent[] = [];
    for (let at = 0; at < 21; at += 1) {
      server.clock.advance(1_000);
      reviews.push(await review());
    }
    expect(await server.context.db.$count(reviewedSends)).toBe(21);
    const [oldest, next] = reviews;
    if (oldest === undefined || next === undefined) throw new Error('no review');
    expect(await refused(header(oldest))).toMatchObject({ code: 'INTENT_MISMATCH' });
    expect(await refused(header(first))).toMatchObject({ code: 'INTENT_USED' });
    expect((await sign(header(next), {}, 'another')).value).toBe(next.amount);
  });

  it('S4: is signed in no other form by one unit', async () => {
    const intent = await review();
    const others: readonly Partial<CreateTransaction>[] = [
      { amount: toDecimal('1.00000001'.slice(0, network === 'TRX' ? 8 : 10)) },
      { sendingMax: true },
    ];
    for (const changes of others)
      expect(await refused(header(intent), changes)).toMatchObject({
        status: 409,
        code: 'INTENT_MISMATCH',
      });
    const digest = intent.digest.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const wrong of [
      header({ ...intent, digest }),
      header({ ...intent, intentId: '0197aa00-0000-7000-8000-000000000000' }),
      intent.intentId,
      'nonsense',
    ])
      expect(await refused(wrong)).toMatchObject({ status: 409, code: 'INTENT_MISMATCH' });
    expect(await server.context.db.$count(sendIntents)).toBe(0);
  });

  it('S39: is not signed for more than it states, whatever the node asks by then', async () => {
    const intent = await review();
    const chain = server.context.chains.get(network);
    const fees = await chain.fees();
    const asked = vi.spyOn(chain, 'fees').mockResolvedValue(raisedFees(fees, 2_000n));
    const refusal = await refused(header(intent));
    asked.mockRestore();
    expect(refusal).toMatchObject({ status: 409, code: 'FEE_CHANGED' });
    expect(await server.context.db.$count(sendIntents)).toBe(0);
    // The refused attempt leaves the review for another one.
    expect((await sign(header(intent))).value).toBe(intent.amount);
  });

  it('of everything is signed at a higher fee that takes less than 1 % of it', async () => {
    const { amount } = await review({ amount: toDecimal('99'), sendingMax: true });
    const everything = { amount, sendingMax: true };
    const intent = await review(everything);
    const chain = server.context.chains.get(network);
    const fees = await chain.fees();
    const asked = vi.spyOn(chain, 'fees').mockResolvedValue(raisedFees(fees, 150n));
    const sent = await sign(header(intent), everything);
    const units = (text: string) => parseAmount(text, getNetwork(network).decimals);
    expect(100n * units(sent.value)).toBeGreaterThanOrEqual(99n * units(amount));
    expect(units(sent.value)).toBeLessThanOrEqual(units(amount));
    asked.mockRestore();
  });

  it('is good for five minutes', async () => {
    const intent = await review();
    server.clock.advance(5 * 60_000);
    expect(await refused(header(intent))).toMatchObject({ status: 409, code: 'INTENT_EXPIRED' });
  });

  it('writes nothing into the books and asks for no secret', async () => {
    const first = await review();
    const second = await review();
    expect(second.fee).toBe(first.fee);
    expect(second.digest).not.toBe(first.digest);
    expect(await server.context.db.$count(sendIntents)).toBe(0);
  });
});
