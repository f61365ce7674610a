import { getNetwork, parseAmount, toBaseUnits } from '@billfold/core';
import {
  createIntent,
  createPayout,
  createTransaction,
  listAudit,
  signPayout,
  updateSendProtection,
} from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { paymentsAccount } from '../../test/business.ts';
import { ledgerBalance, rebroadcast, strangers } from '../../test/funded.ts';
import { localPayouts, signLines } from '../../test/local-payout.ts';
import { addressNo, csvOf, type PayingOptions, payingShop } from '../../test/payouts.ts';
import { signUpVerified } from '../../test/people.ts';
import { raisedFees } from '../../test/raised-fees.ts';
import { raiseRate } from '../../test/raised-rate.ts';
import { secret } from '../../test/refunds.ts';
import type { TestServer } from '../../test/test-server.ts';
import { turnTwoFactorOn } from '../../test/two-factor.ts';
import { businessMembers, reviewedSends, sendIntents } from '../db/schema.ts';

const refused = { outcome: 'rejected', reason: 'invalid sender', permanent: true } as const;
const three = csvOf([
  [addressNo(1), '0.1', 'Invoice 1'],
  [addressNo(2), '0.2', 'Invoice 2'],
  [addressNo(3), '0.3', ''],
]);

/** Lets the outbox try once more to send what waits. */
async function sendWaiting({ clock, outbox }: TestServer): Promise<void> {
  clock.advance(1_000);
  await outbox.drain();
}

/** A payout of three lines in ETH, planned, with the calls of its signature. */
async function open(csv = three, options: PayingOptions = { funds: '2' }) {
  const paying = await payingShop('ETH', options);
  const plan = await paying.plan(csv);
  const countSends = () => paying.server.context.db.$count(sendIntents);
  return { ...paying, planned: plan, countSends, ...localPayouts(paying) };
}

const cases = [
  { method: 'BTC', options: { funds: '1' }, amounts: ['0.01', '0.02', '0.03'] },
  { method: 'LTC', options: { funds: '9' }, amounts: ['0.5', '0.5', '1.25'] },
  { method: 'ETH', options: { funds: '2' }, amounts: ['0.1', '0.1', '0.25'] },
  { method: 'USDT@ETH', options: { funds: '1', tokens: '900' }, amounts: ['100.5', '200', '7'] },
  { method: 'BSC', options: { funds: '4' }, amounts: ['0.5', '0.25'] },
  { method: 'TRX', options: { funds: '900' }, amounts: ['100', '100', '200.5'] },
  { method: 'USDT@TRX', options: { funds: '900', tokens: '900' }, amounts: ['100', '30.5'] },
  { method: 'SOL', options: { funds: '5' }, amounts: ['1', '1', '0.5'] },
  { method: 'USDC@SOL', options: { funds: '5', tokens: '9' }, amounts: ['1', '1'] },
  { method: 'TON', options: { funds: '50' }, amounts: ['1', '1', '2'] },
] as const;

describe.each(cases)(
  'a payout of $method that its owner signs in the browser',
  ({ method, options, amounts }) => {
    it('is signed in one go, stored whole, and pays each line once without a secret', async () => {
      const paying = await payingShop(method, options);
      const { server, finish, plan, books } = paying;
      const { review, send } = localPayouts(paying);
      const { network, decimals } = findNamedAsset(method) ?? never();
      const { signer, db } = server.context;
      const planned = await plan(
        csvOf(amounts.map((each, n) => [strangers[network], each, `R${n}`])),
      );
      const used = [vi.spyOn(signer, 'unseal'), vi.spyOn(signer, 'sign')];
      const units = (text: string) => parseAmount(text, decimals);
      const before = await books(method);
      const intents = await review(planned);
      expect(intents).toMatchObject({ intentId: planned.id, network, waiting: 0 });
      expect(intents.lines.map(({ n, amount }) => [n, units(amount)])).toEqual(
        amounts.map((amount, at) => [at + 1, units(amount)]),
      );
      expect(intents.lines.map(({ fee }) => fee)).toEqual(planned.lines.map(({ fee }) => fee));
      // A review reserves and changes nothing.
      expect([await db.$count(sendIntents), await books(method)]).toEqual([0, before]);
      const sent = await send(planned, intents, { ...signLines(intents), acceptFee: true });
      expect(sent).toMatchObject({ status: 'SENDING', needsSignature: false });
      expect(sent.lines.map(({ state }) => state)).toEqual(amounts.map(() => 'SENT'));
      const done = await finish(planned.id);
      expect(done).toMatchObject({ status: 'DONE', paid: planned.amount });
      expect(done.lines.map(({ state, attempt }) => [state, attempt])).toEqual(
        amounts.map(() => ['CONFIRMED', 1]),
      );
      for (const spy of used) expect(spy).not.toHaveBeenCalled();
      expect(await db.$count(sendIntents)).toBe(amounts.length);
      const native = getNetwork(network);
      const feePaid = parseAmount(done.feePaid, native.decimals);
      expect(feePaid).toBeLessThanOrEqual(parseAmount(planned.fee, native.decimals));
      const sum = amounts.reduce((total, amount) => total + units(amount), 0n);
      expect(before - (await books(method))).toBe(method === network ? sum + feePaid : sum);
      if (method === network) {
        const came = await ledgerBalance(server, strangers[network], network);
        expect(came).toBe(sum);
      }
    });
  },
);

describe('the review of a payout', () => {
  it('is refused as its signature would be: old, sent, without funds, or by another member', async () => {
    const { server, shop, planned, plan, refuseReview, pay, get } = await open();
    const other = await signUpVerified(server, 'other@example.com');
    expect(await refuseReview(planned, other.token)).toMatchObject({ status: 404 });
    await server.context.db.insert(businessMembers).values({
      ...{ businessId: shop.businessId, userId: other.user.id, role: 'OWNER' },
      createdAt: new Date(server.clock.now()),
    });
    expect(await refuseReview(planned, other.token)).toMatchObject({
      code: 'NOT_SETTLEMENT_OWNER',
    });
    const large = await plan(csvOf([[addressNo(1), '1.5', '']]));
    await pay(planned);
    expect(await refuseReview(planned)).toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await refuseReview(large)).toMatchObject({ code: 'FUNDS_MISSING' });
    server.clock.advance(10 * 60_000);
    expect(await refuseReview(large)).toMatchObject({ code: 'PLAN_EXPIRED' });
    expect((await get(planned.id)).lines.map(({ state }) => state)).toEqual(Array(3).fill('SENT'));
  });

  it('is refused where a fee rose above the plan', async () => {
    const { server, planned, refuseReview } = await open();
    const chain = server.context.chains.get('ETH');
    const raised = raisedFees(await chain.fees(), 300n);
    const fees = vi.spyOn(chain, 'fees').mockResolvedValue(raised);
    expect(await refuseReview(planned)).toMatchObject({ code: 'FEE_CHANGED' });
    fees.mockRestore();
  });

  it('takes the place of the earlier one, and drops no review of a send', async () => {
    const lines = Array.from({ length: 30 }, (_, n) => [addressNo(n), '0.01', '']);
    const { server, shop, planned, review, pay } = await open(csvOf(lines));
    const { db } = server.context;
    const { id: accountId, walletId } = await paymentsAccount(server, shop.businessId, 'ETH');
    const body = {
      ...{ amount: '0.01', destinationAddress: strangers.ETH, tokenId: null, sendingMax: false },
      ...{ feeRate: 'Medium' as const, feeRateValue: null, memo: null },
    };
    const params = { walletId, accountId };
    await server.call(createIntent, { params, body } as never, shop.owner);
    await review(planned);
    await review(planned);
    expect(await db.$count(reviewedSends)).toBe(31);
    await server.call(createIntent, { params, body } as never, shop.owner);
    expect(await db.$count(reviewedSends)).toBe(32);
    expect((await pay(planned)).lines.every(({ state }) => state === 'SENT')).toBe(true);
  });
});

describe('the signed lines of a payout', () => {
  it('are refused as a whole where one of them pays something else, and sent as reviewed after it', async () => {
    const { planned, review, send, refuseSend, countSends, get, server, shop } = await open();
    const intents = await review(planned);
    const signed = signLines(intents);
    const more = signLines(intents, (plan, at) =>
      at === 2 && plan.family === 'evm' ? { ...plan, value: toBaseUnits(plan.value + 1n) } : plan,
    );
    expect(await refuseSend(planned, intents, more)).toBe('409 INTENT_MISMATCH');
    const elsewhere = signLines(intents, (plan, at) =>
      at === 1 && plan.family === 'evm' ? { ...plan, to: strangers.ETH } : plan,
    );
    expect(await refuseSend(planned, intents, elsewhere)).toBe('409 INTENT_MISMATCH');
    const [first, second, third] = signed.transactions;
    if (!first || !second || !third) throw new Error('three lines were signed');
    for (const transactions of [
      [second, first, third],
      [first, second],
      [first, first, second],
    ])
      expect(await refuseSend(planned, intents, { transactions })).toBe('409 INTENT_MISMATCH');
    expect(await refuseSend(planned, null, signed)).toBe('400 INTENT_REQUIRED');
    const broken = { ...first, rawTransaction: 'c0ffee' };
    expect(await refuseSend(planned, intents, { transactions: [broken, second, third] })).toBe(
      '409 RAW_TRANSACTION_INVALID',
    );
    expect(await countSends()).toBe(0);
    // Nothing has begun: the server can still sign the plan itself.
    const { status } = await server.refusal(
      createPayout,
      {
        params: { businessId: shop.businessId },
        body: { ...secret, planId: planned.id, password: 'Wrong-1' },
      },
      shop.owner,
    );
    expect(status).toBe(400);
    await send(planned, intents, signed);
    expect((await get(planned.id)).lines.every(({ state }) => state === 'SENT')).toBe(true);
  });

  it('are refused where their review was changed since it was shown', async () => {
    const { server, planned, review, refuseSend, countSends } = await open();
    const intents = await review(planned);
    const signed = signLines(intents);
    await server.context.db
      .update(reviewedSends)
      .set({ feeUnits: sql`${reviewedSends.feeUnits} + 1` })
      .where(eq(reviewedSends.id, intents.lines[1]?.intentId ?? ''));
    expect(await refuseSend(planned, intents, signed)).toBe('409 INTENT_MISMATCH');
    expect(await countSends()).toBe(0);
  });

  it('sign no other payout, and a review of a payout signs no send', async () => {
    const { server, shop, planned, plan, review, refuseSend } = await open();
    const other = await plan(three);
    const intents = await review(planned);
    const signed = signLines(intents);
    expect(await refuseSend(other, { ...intents, intentId: other.id }, signed)).toBe(
      '409 INTENT_MISMATCH',
    );
    const [line] = intents.lines;
    const { id: accountId, walletId } = await paymentsAccount(server, shop.businessId, 'ETH');
    const refused = await server.refusal(
      createTransaction,
      {
        params: { walletId, accountId },
        body: {
          ...{ amount: '0.1', destinationAddress: addressNo(1), sendingMax: false },
          ...{ feeRate: 'Medium', feeRateValue: null, twoFactorCode: null },
          ...{ password: null, seedPhrase: null },
          rawTransaction: signed.transactions[0]?.rawTransaction ?? '',
        },
      } as never,
      {
        ...{ token: shop.owner.token, idempotencyKey: 'key-1' },
        intent: `${line?.intentId}; digest=${line?.digest}`,
      },
    );
    expect(refused).toMatchObject({ code: 'INTENT_MISMATCH' });
  });

  it('are sent once, however often and however many at a time they arrive', async () => {
    const { planned, review, send, finish, countSends } = await open();
    const intents = await review(planned);
    const signed = signLines(intents);
    const both = await Promise.all([
      send(planned, intents, signed),
      send(planned, intents, signed),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['SENDING', 'SENDING']);
    expect(await send(planned, intents, signed)).toMatchObject({ status: 'SENDING' });
    expect((await finish(planned.id)).status).toBe('DONE');
    expect(await countSends()).toBe(3);
  });

  it('of a second review are refused where those of the first are on their way', async () => {
    const { planned, review, send, refuseSend, finish, countSends } = await open();
    const first = await review(planned);
    const signed = signLines(first);
    await send(planned, first, signed);
    const again = signLines(first, (plan) =>
      plan.family === 'evm' ? { ...plan, nonce: plan.nonce + 9n } : plan,
    );
    expect(await refuseSend(planned, first, again)).toBe('409 STATE_CONFLICT');
    expect((await finish(planned.id)).status).toBe('DONE');
    expect(await countSends()).toBe(3);
  });

  it('end five minutes after their review, and with the plan', async () => {
    const { server, planned, review, refuseSend, pay } = await open();
    const intents = await review(planned);
    const signed = signLines(intents);
    server.clock.advance(5 * 60_000);
    expect(await refuseSend(planned, intents, signed)).toBe('409 INTENT_EXPIRED');
    const late = await review(planned);
    server.clock.advance(5 * 60_000);
    expect(await refuseSend(planned, late, signLines(late))).toBe('409 PLAN_EXPIRED');
    await expect(pay(planned)).rejects.toThrow();
  });

  it('are refused where another send took their number, and sent when they are signed anew', async () => {
    const { server, shop, planned, plan, review, create, step, refuseSend, pay, finish } =
      await open();
    const other = await plan(csvOf([[addressNo(9), '0.1', '']]));
    const intents = await review(planned);
    const signed = signLines(intents);
    await create(other);
    await step();
    expect(await refuseSend(planned, intents, signed)).toBe('409 NONCE_CONFLICT');
    await pay(planned);
    expect((await finish(planned.id)).status).toBe('DONE');
    const params = { businessId: shop.businessId };
    const { data: log } = await server.call(listAudit, { params, query: {} }, shop.owner);
    expect(log.filter(({ action }) => action === 'payout.signed').length).toBe(2);
  });

  it('need a yes to a high fee, in the same call', async () => {
    const { server, plan, review, send, refuseSend } = await open();
    const chain = server.context.chains.get('ETH');
    const raised = raisedFees(await chain.fees(), 5_000n);
    const fees = vi.spyOn(chain, 'fees').mockResolvedValue(raised);
    const dear = await plan(three);
    const intents = await review(dear);
    const signed = signLines(intents);
    expect(await refuseSend(dear, intents, signed)).toBe('409 FEE_HIGH');
    expect(await send(dear, intents, { ...signed, acceptFee: true })).toMatchObject({
      status: 'SENDING',
    });
    fees.mockRestore();
  });

  it('need the two-factor code of the wallet in the same call, and use it up', async () => {
    const { server, shop, planned, review, send, refuseSend, countSends } = await open();
    const { code } = await turnTwoFactorOn(server, shop.owner);
    const { walletId } = await paymentsAccount(server, shop.businessId, 'ETH');
    const params = { id: walletId };
    const protection = { twoFactorForSending: true, twoFactorCode: code() };
    await server.call(updateSendProtection, { params, body: protection }, shop.owner);
    server.clock.advance(30_000);
    const intents = await review(planned);
    const signed = signLines(intents);
    expect(await refuseSend(planned, intents, signed)).toBe('400 2FA_REQUIRED_FOR_SEND');
    const wrong = { ...signed, twoFactorCode: '000000' };
    expect(await refuseSend(planned, intents, wrong)).toBe('400 TWO_FACTOR_INVALID');
    expect(await countSends()).toBe(0);
    const used = code();
    await send(planned, intents, { ...signed, twoFactorCode: used });
    const again = { twoFactorForSending: false, twoFactorCode: used };
    expect(
      await server.refusal(updateSendProtection, { params, body: again }, shop.owner),
    ).toMatchObject({ code: 'TWO_FACTOR_INVALID' });
  });

  it('are all stored before the first is broadcast, and sent from there after a crash', async () => {
    const { server, planned, pay, finish, books, countSends } = await open();
    const before = await books('ETH');
    const { db, chains } = server.context;
    const chain = chains.get('ETH');
    const stored: number[] = [];
    // The process ends with the first broadcast, before the node has the bytes.
    const broadcast = vi.spyOn(chain, 'broadcast').mockImplementation(async () => {
      stored.push(await db.$count(sendIntents, eq(sendIntents.status, 'SIGNED')));
      throw new Error('killed');
    });
    const sent = await pay(planned);
    expect(stored[0]).toBe(3);
    expect(sent.lines.map(({ state }) => state)).toEqual(Array(3).fill('SENT'));
    broadcast.mockRestore();
    await rebroadcast(server);
    const done = await finish(planned.id);
    expect(done).toMatchObject({ status: 'DONE', paid: planned.amount });
    expect(await countSends()).toBe(3);
    const spent = before - (await books('ETH'));
    expect(spent).toBe(parseAmount('0.6', 18) + parseAmount(done.feePaid, 18));
  });

  it('leave a line that the network refused to the next signature, of the rest alone', async () => {
    const { server, planned, review, send, finish, pay, get } = await open();
    const chain = server.context.chains.get('ETH');
    const intents = await review(planned);
    const broadcast = vi.spyOn(chain, 'broadcast').mockResolvedValueOnce(refused);
    await send(planned, intents, signLines(intents));
    broadcast.mockRestore();
    // The others have the numbers behind it, and wait for it on their way.
    const left = await get(planned.id);
    expect(left).toMatchObject({ status: 'SENDING', needsSignature: true });
    expect(left.lines.map(({ state }) => state)).toEqual(['FAILED', 'SENT', 'SENT']);
    expect((await review(planned)).lines.map(({ n }) => n)).toEqual([1]);
    await pay(planned);
    await rebroadcast(server);
    const done = await finish(planned.id);
    expect(done).toMatchObject({ status: 'DONE', paid: planned.amount });
    expect(done.lines.map(({ attempt }) => attempt)).toEqual([2, 1, 1]);
  });

  it('are refused while the server signs the payout by an opened wallet', async () => {
    const { planned, create, refuseReview, review, refuseSend, finish } = await open();
    const intents = await review(planned);
    const signed = signLines(intents);
    await create(planned);
    expect(await refuseReview(planned)).toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await refuseSend(planned, intents, signed)).toBe('409 STATE_CONFLICT');
    expect((await finish(planned.id)).status).toBe('DONE');
  });
});

describe('a high fee of a payout that needs several signatures', () => {
  it('is that of all lines first, as its dialog shows them, and of those that are signed later', async () => {
    const paying = await payingShop('TON', { funds: '50' });
    const { server, shop } = paying;
    const { review, pay } = localPayouts(paying);
    const lines = Array.from({ length: 14 }, (_, n) => [strangers.TON, '0.1', `No ${n}`]);
    const planned = await paying.plan(csvOf(lines));
    const unitsOf = (fee: string) => parseAmount(fee, getNetwork('TON').decimals);
    const refuseFee = async () => {
      const rates = raiseRate(server, 'TON');
      const intents = await review(planned);
      const { intentId, digest } = intents;
      const refusal = await server.refusal(
        signPayout,
        { params: { businessId: shop.businessId, id: planned.id }, body: signLines(intents) },
        { token: shop.owner.token, intent: `${intentId}; digest=${digest}` },
      );
      rates.mockRestore();
      expect(refusal.code).toBe('FEE_HIGH');
      return { intents, fee: unitsOf(`${Object(refusal).current?.fee}`) };
    };
    const first = await refuseFee();
    expect(first.intents.waiting).toBe(8);
    expect(first.fee).toBe(unitsOf(planned.fee));
    await pay(planned);
    for (let round = 0; round < 6; round += 1) {
      await paying.mine(1);
      await sendWaiting(server);
    }
    const later = await refuseFee();
    expect(later.intents.waiting).toBe(2);
    expect(later.fee).toBe(unitsOf(later.intents.fee));
  });
});

describe('a payout with more lines than nodes keep of one sender', () => {
  it('is signed in one go on Ethereum, and sent as blocks make room', async () => {
    const lines = Array.from({ length: 40 }, (_, n) => [addressNo(n), '0.01', '']);
    const { server, planned, pay, mine, get, countSends } = await open(csvOf(lines));
    const chain = server.context.chains.get('ETH');
    const broadcast = vi.spyOn(chain, 'broadcast');
    const sent = await pay(planned);
    expect(sent.lines.every(({ state }) => state === 'SENT')).toBe(true);
    expect(sent.needsSignature).toBe(false);
    expect(broadcast).toHaveBeenCalledTimes(16);
    broadcast.mockRestore();
    for (const room of [1, 2]) {
      await mine(1);
      await sendWaiting(server);
      const paid = (await get(planned.id)).lines.filter(({ state }) => state === 'CONFIRMED');
      expect(paid.length).toBe(room * 16);
    }
    await mine(1);
    expect(await get(planned.id)).toMatchObject({ status: 'DONE', paid: planned.amount });
    expect(await countSends()).toBe(40);
  });

  it('leaves the lines above 48 to another signature on Ethereum', async () => {
    const lines = Array.from({ length: 50 }, (_, n) => [addressNo(n), '0.01', '']);
    const { planned, review } = await open(csvOf(lines));
    const intents = await review(planned);
    expect([intents.lines.length, intents.waiting]).toEqual([48, 2]);
    // A server that signs sends all of them, at these fees.
    expect(intents.rest).toEqual(planned.lines.map(({ n, fee }) => ({ n, fee })));
  });

  it.each([
    { method: 'BTC', funds: '1', amount: '0.001', sent: 15, free: 5 },
    { method: 'TON', funds: '50', amount: '0.1', sent: 4, free: 2 },
  ] as const)(
    'has fewer lines signed on $method while other sends of the account wait for a block',
    async ({ method, funds, amount, sent, free }) => {
      const paying = await payingShop(method, { funds });
      const { review, pay } = localPayouts(paying);
      const linesOf = (count: number) =>
        csvOf(Array.from({ length: count }, (_, n) => [strangers[method], amount, `No ${n}`]));
      const earlier = await paying.plan(linesOf(sent));
      const planned = await paying.plan(linesOf(free + 1));
      await pay(earlier);
      const intents = await review(planned);
      expect([intents.lines.length, intents.waiting]).toEqual([free, 1]);
    },
  );

  it('waits for its owner with the rest on TON, whose messages end in minutes', async () => {
    const paying = await payingShop('TON', { funds: '50' });
    const { review, pay, refuseReview } = localPayouts(paying);
    const lines = Array.from({ length: 10 }, (_, n) => [strangers.TON, '0.1', `No ${n}`]);
    const planned = await paying.plan(csvOf(lines));
    const intents = await review(planned);
    expect([intents.lines.length, intents.waiting]).toEqual([6, 4]);
    const sent = await pay(planned);
    expect(sent).toMatchObject({ status: 'SENDING', needsSignature: true });
    expect(await refuseReview(planned)).toMatchObject({ code: 'STATE_CONFLICT' });
    for (let round = 0; round < 6; round += 1) {
      await paying.mine(1);
      await sendWaiting(paying.server);
    }
    expect((await review(planned)).lines.map(({ n }) => n)).toEqual([7, 8, 9, 10]);
    await pay(planned);
    const done = await paying.finish(planned.id);
    expect(done).toMatchObject({ status: 'DONE', paid: planned.amount, needsSignature: false });
    expect(await paying.server.context.db.$count(sendIntents)).toBe(10);
  });
});

function never(): never {
  throw new Error('no such asset');
}

it.each(['SOL', 'TRX'] as const)(
  'one transaction on %s never counts for two equal lines',
  async (method) => {
    const paying = await payingShop(method, { funds: '900' });
    const address = strangers[method];
    const csv = csvOf([
      [address, '1', 'Invoice 1'],
      [address, '1', 'Invoice 2'],
    ]);
    const planned = await paying.plan(csv);
    const { review, refuseSend } = localPayouts(paying);
    const intents = await review(planned);
    const { transactions } = signLines(intents);
    const [first] = transactions;
    const body = {
      transactions: transactions.map((each) => ({
        ...each,
        rawTransaction: first?.rawTransaction ?? '',
      })),
      acceptFee: true,
    };
    expect(await refuseSend(planned, intents, body)).toBe('409 NONCE_CONFLICT');
    expect(await paying.server.context.db.$count(sendIntents)).toBe(0);
  },
);

it('bytes whose time is nearly over are refused, and signed again', async () => {
  const paying = await payingShop('TRX', { funds: '900' });
  const planned = await paying.plan(csvOf([[strangers.TRX, '1', '']]));
  const { review, refuseSend, pay } = localPayouts(paying);
  const intents = await review(planned);
  paying.server.clock.advance(55_000);
  expect(await refuseSend(planned, intents, { ...signLines(intents), acceptFee: true })).toBe(
    '409 INTENT_EXPIRED',
  );
  expect((await pay(planned)).lines.map(({ state }) => state)).toEqual(['SENT']);
});
