import { getNetwork, parseAmount, toBaseUnits } from '@billfold/core';
import {
  listAudit,
  listCollectable,
  type OwnAddress,
  type SweepPlan,
  signSweep,
} from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { blockSpending } from '../../test/block-spending.ts';
import { settle as chooseWallet, paymentsAccount } from '../../test/business.ts';
import { ledgerBalance, rebroadcast, strangers } from '../../test/funded.ts';
import { localSweeps, signParts } from '../../test/local-sweep.ts';
import { signUpVerified, vectorPhrase } from '../../test/people.ts';
import { raisedFees } from '../../test/raised-fees.ts';
import { raiseRate } from '../../test/raised-rate.ts';
import { type SweptOptions, type SweptShop, sweptShop } from '../../test/sweeps.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { ChainUnavailableError } from '../chains/chain.ts';
import {
  bookDrifts,
  businesses,
  businessMembers,
  reviewedSends,
  sendIntents,
  transactions,
  transferParts,
  transfersOut,
} from '../db/schema.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { sendSigned } from '../transfers-out/send-signed.ts';
import { loadParts, loadTransferRow } from '../transfers-out/transfer-store.ts';
import { findSignedPart } from './find-signed-part.ts';
import { planSignedParts } from './plan-signed-parts.ts';

const refused = { outcome: 'rejected', reason: 'invalid sender', permanent: true } as const;

/** A planned sweep with the calls of its signature. */
async function open(method = 'ETH', options: SweptOptions = {}) {
  const swept = await sweptShop(method, options);
  const planned = await swept.plan();
  const countSends = () => swept.server.context.db.$count(sendIntents);
  return { ...swept, planned, countSends, ...localSweeps(swept) };
}

/** Takes all funds of an address out of the books, or those of one asset, as a reorganisation does. */
const empty = ({ server }: Pick<SweptShop, 'server'>, accountId = '', assetId?: string) =>
  server.context.db
    .update(transactions)
    .set({ endedAs: 'DROPPED', blockHeight: null, blockHash: null })
    .where(
      and(
        eq(transactions.accountId, accountId),
        assetId === undefined ? undefined : eq(transactions.assetId, assetId),
      ),
    );

/** Has the node run no transfer from an address, as real ones do where it holds nothing. */
function refuseTransfers({ server, network }: Pick<SweptShop, 'server' | 'network'>, from = '') {
  const chain = server.context.chains.get(network);
  const { simulateTransfer } = chain;
  const refusing: typeof simulateTransfer = async (transfer) => {
    if (simulateTransfer === null || transfer.from === from)
      throw new ChainUnavailableError('execution reverted');
    return simulateTransfer(transfer);
  };
  Object.assign(chain, { simulateTransfer: refusing });
}

/** Mines until what was sent can be spent. */
const settle = ({ mine, network }: Pick<SweptShop, 'mine' | 'network'>) =>
  mine(getNetwork(network).confirmations.available);

const statesOf = ({ parts }: { readonly parts: readonly { step: string; state: string }[] }) =>
  parts.map(({ step, state }) => `${step} ${state}`);

describe.each(['ETH', 'BSC', 'TRX'] as const)(
  'a sweep of %s coins that its owner signs in the browser',
  (network) => {
    it('is signed in one go and stored whole, and moves each address once without a secret', async () => {
      const swept = await open(network);
      const { server, planned, review, send, to, get, countSends } = swept;
      const { decimals } = getNetwork(network);
      const { signer } = server.context;
      const used = [vi.spyOn(signer, 'unseal'), vi.spyOn(signer, 'sign')];
      const intents = await review(planned);
      expect(intents).toMatchObject({ intentId: planned.id, network, waiting: 0 });
      expect(intents.parts.map(({ step, recipient, amount }) => [step, recipient, amount])).toEqual(
        planned.purses.map(({ amount }) => ['MOVE', to, amount]),
      );
      expect(intents.parts.map(({ fee }) => fee)).toEqual(planned.purses.map(({ fee }) => fee));
      // A review reserves and changes nothing.
      expect(await countSends()).toBe(0);
      const sent = await send(planned, intents, { ...signParts(intents), acceptFee: true });
      expect(sent).toMatchObject({ status: 'SENDING', needsSignature: false });
      expect(statesOf(sent)).toEqual(['MOVE SENT', 'MOVE SENT']);
      await settle(swept);
      const done = await get(planned.id);
      expect(done).toMatchObject({ status: 'DONE', collected: planned.amount, isSpendable: true });
      for (const spy of used) expect(spy).not.toHaveBeenCalled();
      expect(await countSends()).toBe(2);
      expect(await ledgerBalance(server, to, network)).toBe(parseAmount(planned.amount, decimals));
      expect(parseAmount(done.feePaid, decimals)).toBeLessThanOrEqual(
        parseAmount(planned.fee, decimals),
      );
    });
  },
);

describe.each([
  { method: 'USDT@ETH', funds: '1' },
  { method: 'USDT@TRX', funds: '500' },
] as const)('a sweep of $method that its owner signs in the browser', ({ method, funds }) => {
  it('is signed twice: the gas first, and the moves when it can be spent', async () => {
    const swept = await open(method, { funds });
    const { planned, review, send, get, collect, refuseReview, countSends, network, mine } = swept;
    const unseal = vi.spyOn(swept.server.context.signer, 'unseal');
    const { decimals } = findNamedAsset(method) ?? never();
    const first = await review(planned);
    expect(first.waiting).toBe(2);
    expect(first.parts.map(({ step, recipient, amount }) => [step, recipient, amount])).toEqual(
      planned.purses.map(({ address, gasToBring }) => ['GAS', address, gasToBring]),
    );
    const begun = await send(planned, first, { ...signParts(first), acceptFee: true });
    expect(statesOf(begun)).toEqual(['GAS SENT', 'GAS SENT', 'MOVE PLANNED', 'MOVE PLANNED']);
    // Nothing can be signed while the gas is on its way, or cannot be spent yet.
    expect(begun).toMatchObject({ status: 'SENDING', needsSignature: false });
    expect(await refuseReview(planned)).toMatchObject({ code: 'STATE_CONFLICT' });
    for (let depth = 1; depth < getNetwork(network).confirmations.available; depth += 1) {
      await mine(1);
      const waiting = await get(planned.id);
      expect(statesOf(waiting).slice(0, 2)).toEqual(['GAS CONFIRMED', 'GAS CONFIRMED']);
      expect(waiting).toMatchObject({ status: 'SENDING', needsSignature: false });
      expect(await refuseReview(planned)).toMatchObject({ code: 'STATE_CONFLICT' });
    }
    await mine(1);
    expect(await get(planned.id)).toMatchObject({ status: 'SENDING', needsSignature: true });
    const moved = await collect(planned);
    expect(statesOf(moved)).toEqual(['GAS CONFIRMED', 'GAS CONFIRMED', 'MOVE SENT', 'MOVE SENT']);
    await settle(swept);
    const done = await get(planned.id);
    expect(done).toMatchObject({ status: 'DONE', collected: planned.amount });
    expect(parseAmount(done.collected, decimals)).toBe(parseAmount(planned.amount, decimals));
    expect(await countSends()).toBe(4);
    expect(unseal).not.toHaveBeenCalled();
    const native = getNetwork(network).decimals;
    expect(parseAmount(done.feePaid, native)).toBeLessThanOrEqual(parseAmount(done.fee, native));
  });
});

describe('a high fee of a sweep that its owner signs in the browser', () => {
  /** Has any fee be high, and reads the one that a signature of all reviewed parts is refused for. */
  async function refuseFee(swept: Awaited<ReturnType<typeof open>>, planned: SweepPlan) {
    const { server, shop, review } = swept;
    raiseRate(server, 'ETH');
    const intents = await review(planned);
    const { intentId, digest } = intents;
    const refusal = await server.refusal(
      signSweep,
      { params: { businessId: shop.businessId, id: planned.id }, body: signParts(intents) },
      { token: shop.owner.token, intent: `${intentId}; digest=${digest}` },
    );
    expect(refusal.code).toBe('FEE_HIGH');
    const { decimals } = getNetwork('ETH');
    const unitsOf = (fee: string) => parseAmount(fee, decimals);
    return { fee: unitsOf(`${Object(refusal).current?.fee}`), intents, unitsOf };
  }

  it('is that of the plan as it was shown, with the moves that its gas is for', async () => {
    const swept = await open('USDT@ETH', { funds: '1' });
    const { fee, unitsOf } = await refuseFee(swept, swept.planned);
    expect(fee).toBe(unitsOf(swept.planned.fee));
  });

  it('leaves out what is not signed', async () => {
    const swept = await open('USDT@ETH');
    const { addresses, pay, mine, plan } = swept;
    // The settlement account cannot bring the gas of the other address.
    await pay(addresses[0] ?? '', '0.1', null);
    await mine(0);
    await mine(getNetwork('ETH').confirmations.final);
    const planned = await plan();
    const { fee, intents, unitsOf } = await refuseFee(swept, planned);
    expect(intents.parts).toHaveLength(1);
    expect(fee).toBe(unitsOf(intents.fee));
    expect(fee).toBeLessThan(unitsOf(planned.fee));
  });

  it('is that of gas alone in a later signature, whose moves are signed after it', async () => {
    const swept = await open('USDT@ETH', { funds: '1' });
    const { server, planned, collect } = swept;
    const broadcast = vi.spyOn(server.context.chains.get('ETH'), 'broadcast');
    broadcast.mockResolvedValueOnce(refused);
    await collect(planned);
    broadcast.mockRestore();
    const { fee, intents, unitsOf } = await refuseFee(swept, planned);
    expect(intents.parts.map(({ step }) => step)).toEqual(['GAS']);
    expect(fee).toBe(unitsOf(intents.fee));
  });
});

describe('the review of a sweep', () => {
  it('names the places of each sender and recipient, from which the owner derives their addresses', async () => {
    const swept = await open('USDT@ETH', { funds: '1' });
    const { planned, review, collect } = swept;
    const { parts } = await review(planned);
    const keyring = getKeyring('ETH', 'sandbox');
    const seed = seedPhraseToSeed(vectorPhrase);
    const addressOf = ({ accountIndex, addressIndex }: OwnAddress): string => {
      const { publicKey } = keyring.derivePublic(seed, accountIndex);
      return keyring.addressAt(publicKey, { branch: 0, addressIndex });
    };
    for (const { sender, senderAt, recipient, recipientAt } of parts)
      expect([addressOf(senderAt), addressOf(recipientAt)]).toEqual([sender, recipient]);
    expect(parts.map(({ sender }) => sender)).toEqual([planned.to, planned.to]);
    expect(new Set(parts.map(({ recipientAt }) => recipientAt.addressIndex)).size).toBe(2);
    await collect(planned);
    await settle(swept);
    const moves = (await review(planned)).parts;
    expect(moves.map(({ senderAt }) => addressOf(senderAt))).toEqual(
      moves.map(({ sender }) => sender),
    );
    expect(new Set(moves.map(({ sender }) => sender))).toEqual(
      new Set(planned.purses.map(({ address }) => address)),
    );
  });

  it('is refused as its signature would be: sent, old, without gas, or by another member', async () => {
    const { server, shop, planned, refuseReview, collect } = await open();
    const other = await signUpVerified(server, 'other@example.com');
    expect(await refuseReview(planned, other.token)).toMatchObject({ status: 404 });
    await server.context.db.insert(businessMembers).values({
      ...{ businessId: shop.businessId, userId: other.user.id, role: 'OWNER' },
      createdAt: new Date(server.clock.now()),
    });
    expect(await refuseReview(planned, other.token)).toMatchObject({
      code: 'NOT_SETTLEMENT_OWNER',
    });
    await collect(planned);
    expect(await refuseReview(planned)).toMatchObject({ code: 'STATE_CONFLICT' });
    const poor = await open('USDT@ETH');
    expect(await poor.refuseReview(poor.planned)).toMatchObject({ code: 'GAS_MISSING' });
    poor.server.clock.advance(10 * 60_000);
    expect(await poor.refuseReview(poor.planned)).toMatchObject({ code: 'PLAN_EXPIRED' });
  });

  it('has the moves of addresses that have their gas where that of others is missing', async () => {
    const { addresses, pay, mine, plan, review, send } = await open('USDT@ETH');
    await pay(addresses[0] ?? '', '0.1', null);
    await mine(0);
    await mine(getNetwork('ETH').confirmations.final);
    const planned = await plan();
    const intents = await review(planned);
    expect(intents.parts.map(({ step }) => step)).toEqual(['MOVE']);
    expect(intents.waiting).toBe(0);
    const sent = await send(planned, intents, { ...signParts(intents), acceptFee: true });
    expect(statesOf(sent).toSorted()).toEqual(['GAS PLANNED', 'MOVE PLANNED', 'MOVE SENT']);
  });

  it('has the moves of addresses that have their gas where the settlement account is blocked', async () => {
    const { server, shop, addresses, pay, mine, plan, review, refuseReview } = await open(
      ...(['USDT@ETH', { funds: '1' }] as const),
    );
    await pay(addresses[0] ?? '', '0.1', null);
    await mine(0);
    await mine(getNetwork('ETH').confirmations.final);
    const planned = await plan();
    const { id: accountId } = await paymentsAccount(server, shop.businessId, 'ETH');
    await blockSpending(server, { accountId, network: 'ETH' });
    const intents = await review(planned);
    expect(intents.parts.map(({ step }) => step)).toEqual(['MOVE']);
    expect(intents).toMatchObject({ waiting: 0, rest: { addresses: 2, fee: planned.fee } });
    expect(intents.skipped.map(({ reason }) => reason)).toEqual(['GAS_MISSING']);
    const poor = planned.purses.find(({ gasToBring }) => parseAmount(gasToBring, 18) > 0n);
    expect(intents.parts[0]?.accountId).not.toBe(poor?.accountId);
    expect(intents.skipped[0]?.accountId).toBe(poor?.accountId);
    // No address is left that could send without gas.
    await blockSpending(server, { accountId: intents.parts[0]?.accountId ?? '', network: 'ETH' });
    expect(await refuseReview(planned)).toMatchObject({ code: 'SPENDING_BLOCKED' });
  });

  it('leaves out an address that is blocked, which fails and is collected once it is not', async () => {
    const { server, planned, review, send, mine, get, collect } = await open();
    const [blocked, other] = planned.purses;
    await blockSpending(server, { accountId: blocked?.accountId ?? '', network: 'ETH' });
    const intents = await review(planned);
    expect(intents.parts.map(({ accountId }) => accountId)).toEqual([other?.accountId]);
    expect(intents).toMatchObject({ waiting: 0, rest: { addresses: 2, fee: planned.fee } });
    expect(intents.skipped).toEqual([{ accountId: blocked?.accountId, reason: 'BLOCKED' }]);
    await send(planned, intents, { ...signParts(intents), acceptFee: true });
    await mine(1);
    expect(await get(planned.id)).toMatchObject({ status: 'PARTIAL', needsSignature: false });
    await server.context.db.delete(bookDrifts);
    expect(await get(planned.id)).toMatchObject({ status: 'PARTIAL', needsSignature: true });
    await collect(planned);
    await mine(1);
    expect(await get(planned.id)).toMatchObject({ status: 'DONE', collected: planned.amount });
  });

  it('leaves out an address that another sweep moves, and waits for it no more', async () => {
    const swept = await open('USDT@ETH', { funds: '1' });
    const { server, planned, plan, review, send, get, collect } = swept;
    const [taken, own] = planned.purses;
    const other = await plan();
    await blockSpending(server, { accountId: own?.accountId ?? '', network: 'ETH' });
    await collect(other);
    await server.context.db.delete(bookDrifts);
    const intents = await review(planned);
    expect(intents.parts.map(({ step, recipient }) => [step, recipient])).toEqual([
      ['GAS', own?.address],
    ]);
    expect(intents.skipped).toEqual([{ accountId: taken?.accountId, reason: 'BUSY' }]);
    expect(intents.waiting).toBe(1);
    const sent = await send(planned, intents, { ...signParts(intents), acceptFee: true });
    expect(statesOf(sent)).toEqual(['GAS SENT', 'MOVE FAILED', 'MOVE PLANNED']);
    expect(sent.parts[1]).toMatchObject({
      ...{ accountId: taken?.accountId, error: 'STATE_CONFLICT' },
    });
    await settle(swept);
    // Neither keeps the other from an address.
    await collect(other);
    await collect(planned);
    await settle(swept);
    for (const { id } of [planned, other])
      expect(await get(id)).toMatchObject({ status: 'PARTIAL', needsSignature: false });
    const { decimals } = findNamedAsset('USDT@ETH') ?? never();
    const collected = [await get(planned.id), await get(other.id)].map((each) =>
      parseAmount(each.collected, decimals),
    );
    expect(collected.reduce((sum, units) => sum + units, 0n)).toBe(
      parseAmount(planned.amount, decimals),
    );
  });

  it('is refused where another sweep moves all of its addresses', async () => {
    const { planned, plan, refuseReview, collect } = await open('USDT@ETH', { funds: '1' });
    await collect(await plan());
    expect(await refuseReview(planned)).toMatchObject({ code: 'PLAN_OUTDATED' });
  });

  it('names the addresses that it leaves out, which are empty by now', async () => {
    const swept = await open();
    const { planned, review } = swept;
    const [first, second] = planned.purses;
    expect((await review(planned)).skipped).toEqual([]);
    await empty(swept, first?.accountId);
    const intents = await review(planned);
    expect(intents.parts.map(({ accountId }) => accountId)).toEqual([second?.accountId]);
    expect(intents.skipped).toEqual([{ accountId: first?.accountId, reason: 'EMPTY' }]);
  });

  it('names an address that has less than planned, which is not empty', async () => {
    const swept = await open();
    const { server, planned, addresses, pay, mine, plan, review } = swept;
    const { db } = server.context;
    const [first, second] = planned.purses;
    const own = eq(transactions.accountId, first?.accountId ?? '');
    const [paid] = await db.select({ id: transactions.id }).from(transactions).where(own);
    await pay(addresses[planned.purses[0]?.address === addresses[0] ? 0 : 1] ?? '', '0.5');
    await mine(0);
    await mine(getNetwork('ETH').confirmations.final);
    const more = await plan();
    await db
      .update(transactions)
      .set({ endedAs: 'DROPPED', blockHeight: null, blockHash: null })
      .where(eq(transactions.id, paid?.id ?? ''));
    const intents = await review(more);
    expect(intents.parts.map(({ accountId }) => accountId)).toEqual([second?.accountId]);
    expect(intents.skipped).toEqual([{ accountId: first?.accountId, reason: 'CANNOT_SEND' }]);
  });

  it('names an address whose coins no longer pay its fee, and waits for a signature of the other alone', async () => {
    const swept = await open('USDT@ETH', { funds: '1' });
    const { addresses, pay, mine, plan, review } = swept;
    await pay(addresses[0] ?? '', '0.1', null);
    await mine(0);
    await mine(getNetwork('ETH').confirmations.final);
    const planned = await plan();
    const paid = planned.purses.find(({ address }) => address === addresses[0]);
    await empty(swept, paid?.accountId, 'ETH');
    const intents = await review(planned);
    expect(intents.parts.map(({ step, recipient }) => [step, recipient])).toEqual([
      ['GAS', addresses[1]],
    ]);
    expect(intents.skipped).toEqual([{ accountId: paid?.accountId, reason: 'CANNOT_SEND' }]);
    expect(intents).toMatchObject({ waiting: 1, rest: { addresses: 2 } });
  });

  it('agrees with the plan and the page about blocked addresses, and says so where all are', async () => {
    const { server, shop, planned, plan, review, refuseReview } = await open();
    const [first, second] = planned.purses;
    await blockSpending(server, { accountId: first?.accountId ?? '', network: 'ETH' });
    const params = { businessId: shop.businessId };
    const listed = async () => (await server.call(listCollectable, { params }, shop.owner)).data;
    expect(await listed()).toMatchObject([{ asset: 'ETH', addresses: 2 }]);
    const again = await plan();
    expect(again.purses.map(({ accountId }) => accountId)).toEqual(
      planned.purses.map(({ accountId }) => accountId),
    );
    const { parts, skipped } = await review(again);
    expect(parts.map(({ accountId }) => accountId)).toEqual([second?.accountId]);
    expect(skipped).toEqual([{ accountId: first?.accountId, reason: 'BLOCKED' }]);
    await blockSpending(server, { accountId: second?.accountId ?? '', network: 'ETH' });
    expect(await listed()).toMatchObject([{ asset: 'ETH', addresses: 2 }]);
    expect(await refuseReview(await plan())).toMatchObject({ code: 'SPENDING_BLOCKED' });
  });

  it('brings no gas to an address whose coins are blocked, and waits for it no more', async () => {
    const swept = await open('USDT@ETH', { funds: '1' });
    const { server, planned, review, get, collect, mine } = swept;
    const [blocked] = planned.purses;
    await blockSpending(server, { accountId: blocked?.accountId ?? '', network: 'ETH' });
    const intents = await review(planned);
    expect(intents.parts.map(({ step, recipient }) => [step, recipient])).toEqual([
      ['GAS', planned.purses[1]?.address],
    ]);
    expect(intents.skipped).toEqual([{ accountId: blocked?.accountId, reason: 'BLOCKED' }]);
    const sent = await collect(planned);
    expect(sent.parts.filter(({ state }) => state === 'FAILED')).toMatchObject([
      { step: 'MOVE', accountId: blocked?.accountId, error: 'SPENDING_BLOCKED' },
    ]);
    await settle(swept);
    await collect(planned);
    await mine(1);
    expect(await get(planned.id)).toMatchObject({ status: 'PARTIAL', needsSignature: false });
    await server.context.db.delete(bookDrifts);
    expect(await get(planned.id)).toMatchObject({ status: 'PARTIAL', needsSignature: true });
  });

  it('ends the wait for addresses whose coins are blocked after their gas has come', async () => {
    const swept = await open('USDT@ETH', { funds: '1' });
    const { server, planned, review, get, collect, mine, refuseReview } = swept;
    await collect(planned);
    await settle(swept);
    const [first, second] = planned.purses;
    await blockSpending(server, { accountId: first?.accountId ?? '', network: 'ETH' });
    const intents = await review(planned);
    expect(intents.parts.map(({ accountId }) => accountId)).toEqual([second?.accountId]);
    expect(intents.skipped).toEqual([{ accountId: first?.accountId, reason: 'BLOCKED' }]);
    await blockSpending(server, { accountId: second?.accountId ?? '', network: 'ETH' });
    expect(await refuseReview(planned)).toMatchObject({ code: 'SPENDING_BLOCKED' });
    expect(await get(planned.id)).toMatchObject({ status: 'FAILED', needsSignature: false });
    await server.context.db.delete(bookDrifts);
    await collect(planned);
    await mine(1);
    expect(await get(planned.id)).toMatchObject({ status: 'DONE', collected: planned.amount });
  });

  it.runIf(isOnPostgres())(
    'waits for a block that is booked, and holds no part meanwhile',
    async () => {
      const { server, planned, collect, review, mine } = await open();
      const { db, chains } = server.context;
      const broadcast = vi.spyOn(chains.get('ETH'), 'broadcast').mockResolvedValueOnce(refused);
      await collect(planned);
      broadcast.mockRestore();
      await mine(1);
      const { reviewing } = await db.transaction(async (tx) => {
        const { id } = transfersOut;
        await tx.select().from(transfersOut).where(eq(id, planned.id)).for('update');
        const begun = review(planned);
        await expect.poll(() => countWaiting(db, '"transfers_out"'), { timeout: 10_000 }).toBe(1);
        const own = eq(transferParts.outId, planned.id);
        await tx.select().from(transferParts).where(own).for('update', { noWait: true });
        return { reviewing: begun };
      });
      expect((await reviewing).parts.map(({ n }) => n)).toEqual([1]);
    },
  );

  it('is refused where a fee rose above the plan', async () => {
    const { server, planned, refuseReview } = await open();
    const chain = server.context.chains.get('ETH');
    const raised = raisedFees(await chain.fees(), 300n);
    const fees = vi.spyOn(chain, 'fees').mockResolvedValue(raised);
    expect(await refuseReview(planned)).toMatchObject({ code: 'FEE_CHANGED' });
    fees.mockRestore();
  });

  it('is refused of one that the server signs in one transaction', async () => {
    const { server, planned, refuseReview } = await open();
    await server.context.db.update(transfersOut).set({ way: 'TOGETHER' });
    expect(await refuseReview(planned)).toMatchObject({
      ...{ code: 'STATE_CONFLICT', errors: [expect.stringContaining('The server signs')] },
    });
  });
});

describe('the signed parts of a sweep', () => {
  it('are refused as a whole where one of them pays something else, and sent as reviewed after it', async () => {
    const { planned, review, send, refuseSend, countSends } = await open();
    const intents = await review(planned);
    const signed = signParts(intents);
    const more = signParts(intents, (plan, at) =>
      at === 1 && plan.family === 'evm' ? { ...plan, value: toBaseUnits(plan.value - 1n) } : plan,
    );
    expect(await refuseSend(planned, intents, more)).toBe('409 INTENT_MISMATCH');
    const elsewhere = signParts(intents, (plan, at) =>
      at === 1 && plan.family === 'evm' ? { ...plan, to: strangers.ETH } : plan,
    );
    expect(await refuseSend(planned, intents, elsewhere)).toBe('409 INTENT_MISMATCH');
    const [first, second] = signed.transactions;
    if (!first || !second) throw new Error('two parts were signed');
    for (const transactions of [[second, first], [first], [first, first]])
      expect(await refuseSend(planned, intents, { transactions })).toBe('409 INTENT_MISMATCH');
    const swapped = [
      { ...first, rawTransaction: second.rawTransaction },
      { ...second, rawTransaction: first.rawTransaction },
    ];
    expect(await refuseSend(planned, intents, { transactions: swapped })).toBe(
      '409 RAW_TRANSACTION_INVALID',
    );
    expect(await refuseSend(planned, null, signed)).toBe('400 INTENT_REQUIRED');
    const skipped = signParts(intents, (plan) =>
      plan.family === 'evm' ? { ...plan, nonce: plan.nonce + 1n } : plan,
    );
    expect(await refuseSend(planned, intents, skipped)).toBe('409 NONCE_CONFLICT');
    expect(await countSends()).toBe(0);
    expect(statesOf(await send(planned, intents, signed))).toEqual(['MOVE SENT', 'MOVE SENT']);
  });

  it('are refused where their review was changed since it was shown, or is of another sweep', async () => {
    const { server, planned, plan, review, refuseSend, countSends } = await open();
    const intents = await review(planned);
    const signed = signParts(intents);
    const other = await plan();
    expect(await refuseSend(other, { ...intents, intentId: other.id }, signed)).toBe(
      '409 INTENT_MISMATCH',
    );
    await server.context.db
      .update(reviewedSends)
      .set({ feeUnits: sql`${reviewedSends.feeUnits} + 1` })
      .where(eq(reviewedSends.id, intents.parts[1]?.intentId ?? ''));
    expect(await refuseSend(planned, intents, signed)).toBe('409 INTENT_MISMATCH');
    expect(await countSends()).toBe(0);
  });

  it.each([
    ['step', { step: 'GAS' }],
    ['payer', { accountId: '01890000-0000-7000-8000-000000000001' }],
    ['purse', { purseId: '01890000-0000-7000-8000-000000000001' }],
    ['recipient', { toAddress: strangers.ETH }],
  ] as const)('are refused where a part has another %s by now', async (_, change) => {
    const { server, shop, planned } = await open();
    const { context } = server;
    const {
      owner: { user },
      businessId,
    } = shop;
    const row = await loadTransferRow(context.db, {
      ...{ businessId, outId: planned.id, kind: 'COLLECT' },
    });
    const owner = await requireSettlementOwner(context.db, { businessId, userId: user.id });
    const [part, ...others] = await loadParts(context.db, [row.id]);
    if (part === undefined) throw new Error('a sweep has parts');
    const plan = (first: typeof part) =>
      context.db.transaction((tx) =>
        planSignedParts(tx, context, { owned: { owner, row }, parts: [first, ...others] }),
      );
    await expect(plan({ ...part, ...change })).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await plan(part);
  });

  it('are sent once, however often and however many at a time they arrive', async () => {
    const { server, planned, review, send, mine, get, countSends, to } = await open();
    const intents = await review(planned);
    const signed = signParts(intents);
    const both = await Promise.all([
      send(planned, intents, signed),
      send(planned, intents, signed),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['SENDING', 'SENDING']);
    expect(await send(planned, intents, signed)).toMatchObject({ status: 'SENDING' });
    await mine(1);
    expect((await get(planned.id)).status).toBe('DONE');
    expect(await countSends()).toBe(2);
    expect(await ledgerBalance(server, to, 'ETH')).toBe(parseAmount(planned.amount, 18));
  });

  it('are answered as sent where the same bytes arrive twice and the first call was faster', async () => {
    const { server, shop, planned, review, send, countSends } = await open();
    const { context, outbox } = server;
    const intents = await review(planned);
    const body = signParts(intents);
    const { businessId } = shop;
    const row = await loadTransferRow(context.db, {
      ...{ businessId, outId: planned.id, kind: 'COLLECT' },
    });
    await sendSigned(
      context,
      outbox,
      {
        ...{ named: { businessId, outId: planned.id, kind: 'COLLECT' }, body },
        ...{ userId: shop.owner.user.id, record: async () => {} },
        intent: `${intents.intentId}; digest=${intents.digest}`,
      },
      {
        // The first call ends after this one has looked for it.
        admit: async () => {
          await send(planned, intents, body);
          return findSignedPart(context.db, row);
        },
        lock: async () => {},
        plan: async () => {},
      },
    );
    expect(await countSends()).toBe(2);
  });

  it('are refused where another sweep moves the same addresses', async () => {
    const { planned, plan, review, refuseSend, collect, countSends } = await open();
    const other = await plan();
    const intents = await review(planned);
    const signed = signParts(intents);
    await collect(other);
    expect(await refuseSend(planned, intents, signed)).toBe('400 INSUFFICIENT_FUNDS');
    expect(await countSends()).toBe(2);
  });

  it('are all stored before the first is broadcast, and sent from there after a crash', async () => {
    const { server, planned, collect, mine, get, countSends, to } = await open();
    const { db, chains } = server.context;
    const stored: number[] = [];
    // The process ends with the first broadcast, before the node has the bytes.
    const broadcast = vi.spyOn(chains.get('ETH'), 'broadcast').mockImplementation(async () => {
      stored.push(await db.$count(sendIntents, eq(sendIntents.status, 'SIGNED')));
      throw new Error('killed');
    });
    expect(statesOf(await collect(planned))).toEqual(['MOVE SENT', 'MOVE SENT']);
    expect(stored[0]).toBe(2);
    broadcast.mockRestore();
    await rebroadcast(server);
    await mine(1);
    expect((await get(planned.id)).status).toBe('DONE');
    expect(await countSends()).toBe(2);
    expect(await ledgerBalance(server, to, 'ETH')).toBe(parseAmount(planned.amount, 18));
  });

  it('leave a move that the network refused to the next signature, of the rest alone', async () => {
    const { server, shop, planned, collect, review, mine, get, to } = await open();
    const chain = server.context.chains.get('ETH');
    const broadcast = vi.spyOn(chain, 'broadcast').mockResolvedValueOnce(refused);
    await collect(planned);
    broadcast.mockRestore();
    await mine(1);
    const partial = await get(planned.id);
    expect(partial).toMatchObject({ status: 'PARTIAL', needsSignature: true });
    expect(statesOf(partial)).toEqual(['MOVE FAILED', 'MOVE CONFIRMED']);
    expect((await review(planned)).parts.map(({ n }) => n)).toEqual([1]);
    await collect(planned);
    await mine(1);
    const done = await get(planned.id);
    expect(done).toMatchObject({ status: 'DONE', collected: planned.amount });
    expect(done.parts.map(({ attempt }) => attempt)).toEqual([2, 1]);
    expect(await ledgerBalance(server, to, 'ETH')).toBe(parseAmount(planned.amount, 18));
    const params = { businessId: shop.businessId };
    const { data: log } = await server.call(listAudit, { params, query: {} }, shop.owner);
    expect(log.slice(0, 2).map(({ action }) => action)).toEqual(['sweep.resumed', 'sweep.signed']);
  });

  it('are asked for no more once a later sweep takes what the network refused', async () => {
    const { server, planned, plan, collect, get, pay, addresses, mine } = await open('ETH', {
      count: 1,
    });
    const chain = server.context.chains.get('ETH');
    const broadcast = vi.spyOn(chain, 'broadcast').mockResolvedValueOnce(refused);
    await collect(planned);
    broadcast.mockRestore();
    expect(await get(planned.id)).toMatchObject({ status: 'FAILED', needsSignature: true });
    // A transaction of the same amount would be the very one that was refused.
    await pay(addresses[0] ?? '', '0.01');
    await mine(0);
    await mine(getNetwork('ETH').confirmations.final);
    await collect(await plan());
    expect(await get(planned.id)).toMatchObject({ status: 'FAILED', needsSignature: false });
  });

  it('bring more gas where the price rose after it was sent, once', async () => {
    const swept = await open('USDT@ETH', { funds: '1', count: 1 });
    const { server, planned, collect, review, send, refuseSend, get } = swept;
    const chain = server.context.chains.get('ETH');
    await collect(planned);
    await settle(swept);
    const fees = vi.spyOn(chain, 'fees').mockResolvedValue(raisedFees(await chain.fees(), 300n));
    const more = await review(planned);
    expect(more.parts.map(({ n, step }) => [n, step])).toEqual([[3, 'GAS']]);
    const signed = signParts(more);
    const sent = await send(planned, more, { ...signed, acceptFee: true });
    expect(statesOf(sent)).toEqual(['GAS CONFIRMED', 'MOVE PLANNED', 'GAS SENT']);
    const again = signParts(more, (plan) =>
      plan.family === 'evm' ? { ...plan, nonce: plan.nonce + 1n } : plan,
    );
    expect(await refuseSend(planned, more, { ...again, acceptFee: true })).toBe(
      '409 INTENT_MISMATCH',
    );
    await settle(swept);
    await collect(planned);
    fees.mockRestore();
    await settle(swept);
    expect(await get(planned.id)).toMatchObject({ status: 'DONE', collected: planned.amount });
  });

  it('have their gas from the account that the sweep names, where its wallet was chosen again', async () => {
    const swept = await open('USDT@ETH', { funds: '1', count: 1 });
    const { server, shop, planned, collect, review, get } = swept;
    const chain = server.context.chains.get('ETH');
    await collect(planned);
    await settle(swept);
    const first = await paymentsAccount(server, shop.businessId, 'ETH');
    const { walletId } = first;
    await server.context.db
      .update(businesses)
      .set({ settlementWalletId: null, settlementUserId: null, keyIndex: null })
      .where(eq(businesses.id, shop.businessId));
    await chooseWallet(server, { ...shop.owner, walletId }, shop.businessId);
    expect((await paymentsAccount(server, shop.businessId, 'ETH')).id).not.toBe(first.id);
    const fees = vi.spyOn(chain, 'fees').mockResolvedValue(raisedFees(await chain.fees(), 300n));
    const more = await review(planned);
    expect(more.parts.map(({ step, sender }) => [step, sender])).toEqual([['GAS', planned.to]]);
    await collect(planned);
    await settle(swept);
    await collect(planned);
    fees.mockRestore();
    await settle(swept);
    expect(await get(planned.id)).toMatchObject({ status: 'DONE', collected: planned.amount });
  });

  it('have gas that was planned from another account from the one that the sweep names', async () => {
    const swept = await open('USDT@ETH', { funds: '1', count: 1 });
    const { server, shop, planned, collect, review, get, countSends } = swept;
    const { db, chains } = server.context;
    const broadcast = vi.spyOn(chains.get('ETH'), 'broadcast').mockResolvedValueOnce(refused);
    await collect(planned);
    broadcast.mockRestore();
    const { walletId } = await paymentsAccount(server, shop.businessId, 'ETH');
    await db
      .update(businesses)
      .set({ settlementWalletId: null, settlementUserId: null, keyIndex: null })
      .where(eq(businesses.id, shop.businessId));
    await chooseWallet(server, { ...shop.owner, walletId }, shop.businessId);
    const { id: accountId } = await paymentsAccount(server, shop.businessId, 'ETH');
    await db
      .update(transferParts)
      .set({ accountId })
      .where(and(eq(transferParts.outId, planned.id), eq(transferParts.step, 'GAS')));
    const gas = await review(planned);
    expect(gas.parts.map(({ step, sender }) => [step, sender])).toEqual([['GAS', planned.to]]);
    await collect(planned);
    await settle(swept);
    await collect(planned);
    await settle(swept);
    expect(await get(planned.id)).toMatchObject({ status: 'DONE', collected: planned.amount });
    // One was refused.
    expect(await countSends()).toBe(3);
  });

  it('move at the fee that their gas was brought for where the price rose a little', async () => {
    const swept = await open('USDT@ETH', { funds: '1', count: 1 });
    const { server, planned, collect, review, get, countSends } = swept;
    const chain = server.context.chains.get('ETH');
    await collect(planned);
    await settle(swept);
    const before = await review(planned);
    const fees = vi.spyOn(chain, 'fees').mockResolvedValue(raisedFees(await chain.fees(), 110n));
    const after = await review(planned);
    expect(after.parts.map(({ step, fee }) => [step, fee])).toEqual(
      before.parts.map(({ fee }) => ['MOVE', fee]),
    );
    await collect(planned);
    fees.mockRestore();
    await settle(swept);
    expect(await get(planned.id)).toMatchObject({ status: 'DONE', collected: planned.amount });
    expect(await countSends()).toBe(2);
  });

  it('keep the number of gas that was refused, and that an address needs no more', async () => {
    const swept = await open('USDT@ETH', { funds: '1', count: 1 });
    const { server, planned, addresses, pay, mine, collect, get } = swept;
    const chain = server.context.chains.get('ETH');
    const broadcast = vi.spyOn(chain, 'broadcast').mockResolvedValueOnce(refused);
    await collect(planned);
    broadcast.mockRestore();
    await pay(addresses[0] ?? '', '0.1', null);
    await mine(0);
    await settle(swept);
    const moved = await collect(planned);
    expect(statesOf(moved)).toEqual(['GAS FAILED', 'MOVE SENT']);
    expect(moved.parts.map(({ n }) => n)).toEqual([1, 2]);
    // The fee no longer has the part of the refused gas.
    expect(parseAmount(moved.fee, 18)).toBeLessThan(parseAmount(planned.fee, 18));
    await settle(swept);
    expect(await get(planned.id)).toMatchObject({ status: 'DONE', collected: planned.amount });
  });

  it.each([
    ['USDT@ETH', '1'],
    ['USDT@TRX', '500'],
  ])(
    'are the last of a sweep of %s whose other addresses are empty, and it ends with their block',
    async (method, funds) => {
      const swept = await open(method, { funds });
      const { planned, collect, get } = swept;
      const [emptied] = planned.purses;
      await collect(planned);
      await settle(swept);
      await empty(swept, emptied?.accountId);
      refuseTransfers(swept, emptied?.address);
      const moved = await collect(planned);
      expect(statesOf(moved)).toEqual([
        'GAS CONFIRMED',
        'GAS CONFIRMED',
        'MOVE FAILED',
        'MOVE SENT',
      ]);
      await settle(swept);
      const partial = await get(planned.id);
      expect(partial).toMatchObject({ status: 'PARTIAL', needsSignature: false });
      expect(partial.parts.map(({ error }) => error)).toEqual([null, null, 'NOTHING_LEFT', null]);
    },
  );

  it.each([
    ['USDT@ETH', '1'],
    ['USDT@TRX', '500'],
  ])(
    'are none where all addresses of %s are empty, and the review ends the sweep',
    async (method, funds) => {
      const swept = await open(method, { funds, count: 1 });
      const { planned, collect, refuseReview, get } = swept;
      const [emptied] = planned.purses;
      await collect(planned);
      await settle(swept);
      await empty(swept, emptied?.accountId);
      refuseTransfers(swept, emptied?.address);
      expect(await refuseReview(planned)).toMatchObject({ code: 'STATE_CONFLICT' });
      const failed = await get(planned.id);
      expect(failed).toMatchObject({ status: 'FAILED', needsSignature: false });
      expect(statesOf(failed)).toEqual(['GAS CONFIRMED', 'MOVE FAILED']);
    },
  );

  it('are refused while the server signs the sweep by an opened wallet', async () => {
    const { planned, create, refuseReview, review, refuseSend, finish } = await open();
    const intents = await review(planned);
    const signed = signParts(intents);
    await create(planned);
    expect(await refuseReview(planned)).toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await refuseSend(planned, intents, signed)).toBe('409 STATE_CONFLICT');
    expect((await finish(planned.id)).status).toBe('DONE');
  });

  it('end five minutes after their review, and bytes on Tron within their minute', async () => {
    const { server, planned, review, refuseSend } = await open();
    const intents = await review(planned);
    server.clock.advance(5 * 60_000);
    expect(await refuseSend(planned, intents, signParts(intents))).toBe('409 INTENT_EXPIRED');
    const tron = await open('TRX', { count: 1 });
    const short = await tron.review(tron.planned);
    tron.server.clock.advance(55_000);
    const body = { ...signParts(short), acceptFee: true };
    expect(await tron.refuseSend(tron.planned, short, body)).toBe('409 INTENT_EXPIRED');
    expect(statesOf(await tron.collect(tron.planned))).toEqual(['MOVE SENT']);
  });
});

function never(): never {
  throw new Error('no such asset');
}
