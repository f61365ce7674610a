import { type Decimal, getNetwork, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  type AccelerateTransaction,
  accelerateTransaction,
  getAcceleration,
  getDepositAddress,
  getFees,
  getReplacement,
  listTransactions,
  type ReplacementKind,
  replaceTransaction,
  type Transaction,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  balanceOf,
  confirm,
  deposit,
  holderWith,
  ledgerBalance,
  placeOf,
  rebroadcast,
  send,
  strangers,
} from '../../../test/funded.ts';
import { oneOfEachKind } from '../../../test/one-of-each-kind.ts';
import { cloudPassword, type Holder, signUpWithAccount } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { findBalanceDifferences } from '../../balance-checks/find-balance-differences.ts';
import { sendIntents } from '../../db/schema.ts';
import { rebroadcastLost } from '../broadcast/rebroadcast-lost.ts';

/**
 * Fee of the child, by hand: the faucet pays its medium rate for one input and two outputs of p2wpkh, 141 vB (BIP-141); the
 * child has one of each, 110 vB. At the high rate the two cost 251 vB together, less what the faucet has paid.
 */
const fees = {
  // 251 × 12 − 141 × 5
  BTC: { child: '0.00002307', rest: '0.19997693', tooSmall: '0.000025' },
  // 251 × 20 − 141 × 8
  LTC: { child: '0.00003892', rest: '0.19996108', tooSmall: '0.00004' },
} as const;

describe.each(oneOfEachKind(['BTC', 'LTC']))(
  'speeding up what comes in (%s, R-TX-06)',
  (network) => {
    let server: TestServer;
    let holder: Holder;
    let parent: Transaction;
    beforeEach(async () => {
      server = await createTestServer();
      holder = await holderWith(server, ['1'], network);
      parent = await receive('0.2');
    });
    const { child: fee, rest, tooSmall } = fees[network];
    const { available: depth } = getNetwork(network).confirmations;
    const ledger = () => server.sandboxes[network].ledger;
    const receive = async (amount: string): Promise<Transaction> => {
      const hash = await deposit(server, holder, amount);
      await confirm(server, 0, network);
      return find(hash);
    };
    const list = async () => {
      const request = { params: { walletId: holder.walletId }, query: {} };
      return (await server.call(listTransactions, request, holder)).items;
    };
    const find = async (hash: string): Promise<Transaction> => {
      const found = (await list()).find((each) => each.hash === hash);
      if (found === undefined) throw new Error(`no row of ${hash}`);
      return found;
    };
    const rows = async () => (await list()).map(({ type, status }) => `${type} ${status}`);
    const placeIn = ({ id: transactionId }: Transaction, { walletId } = holder) => ({
      walletId,
      transactionId,
    });
    const quote = (transaction = parent) =>
      server.call(getAcceleration, { params: placeIn(transaction) }, holder);
    const unquoted = async (transaction: Transaction, whose = holder) => {
      const params = placeIn(transaction, whose);
      const { status, code, errors } = await server.refusal(getAcceleration, { params }, whose);
      return [`${status} ${code}`, ...errors];
    };
    const body = (changes: Partial<AccelerateTransaction> = {}): AccelerateTransaction => ({
      ...{ fee: toDecimal(fee), seedPhrase: null, password: cloudPassword, twoFactorCode: null },
      ...changes,
    });
    const accelerate = (key = 'child', transaction = parent) =>
      server.call(
        accelerateTransaction,
        { params: placeIn(transaction), body: body() },
        { token: holder.token, idempotencyKey: key },
      );
    const refused = async (
      key: string,
      changes: Partial<AccelerateTransaction> = {},
      whose = holder,
    ) => {
      const { status, code, errors } = await server.refusal(
        accelerateTransaction,
        { params: placeIn(parent, whose), body: body(changes) },
        { token: whose.token, idempotencyKey: key },
      );
      return [`${status} ${code}`, ...errors];
    };
    const bump = async (transaction: Transaction, kind: ReplacementKind) => {
      const params = placeIn(transaction);
      const offer = await server.call(getReplacement, { params, query: { kind } }, holder);
      const sent = await server.call(
        replaceTransaction,
        { params, body: { ...body({ fee: offer.fee }), kind } },
        { token: holder.token, idempotencyKey: `${kind}-${transaction.id}` },
      );
      return { offer, sent };
    };
    /** Loads the available and the pending balance, and checks the rows of balances. */
    const books = async () => {
      const { available, pending } = await balanceOf(server, holder);
      expect(await findBalanceDifferences(server.context.db, [holder.account.id])).toEqual([]);
      return [short(available), short(pending)];
    };
    const intentOf = async (hash: string) =>
      (await server.context.db.select().from(sendIntents).where(eq(sendIntents.hash, hash)))[0];

    it('pays for both, and what it brings is spendable once it has its confirmations', async () => {
      expect(await books()).toEqual(['1', '0.2']);
      expect(await quote()).toMatchObject({ fee, value: rest });
      expect(await rows()).toEqual(['RECEIVED PENDING', 'RECEIVED CONFIRMED']);
      const child = await accelerate();
      expect(child).toMatchObject({ type: 'SELF', status: 'PENDING', fee, value: rest });
      expect(child.toAddress).toBe(parent.toAddress);
      expect(await books()).toEqual(['1', rest]);
      await confirm(server, 0, network);
      expect(await books()).toEqual(['1', rest]);
      const { maximumAmount } = await server.call(
        getFees,
        {
          params: placeOf(holder),
          query: { amount: toDecimal('0'), toAddress: strangers[network], feeRate: 'Medium' },
        },
        holder,
      );
      expect(short(maximumAmount)).toBe('1');
      const measured = await server.sandboxes[network].chain.measurePackage?.(child.hash);
      const { high } = await highRate(server, network);
      // 251 vB at the high rate, to the unit.
      expect(measured).toEqual({ vsize: 251n, fee: (251n * high) / 1_000n });
      await confirm(server, depth - 1, network);
      expect(await books()).toEqual(['1', rest]);
      await confirm(server, 1, network);
      expect(await rows()).toEqual(['SELF CONFIRMED', 'RECEIVED CONFIRMED', 'RECEIVED CONFIRMED']);
      expect(await books()).toEqual([`1${rest.slice(1)}`, '0']);
    });

    it('sends once per key, also when two calls come at one moment', async () => {
      const [one, two] = await Promise.all([accelerate(), accelerate()]);
      expect(one?.hash).toBe(two?.hash);
      expect((await accelerate()).hash).toBe(one?.hash);
      await confirm(server, 1, network);
      expect((await accelerate()).id).toBe(one?.id);
      expect(await rows()).toHaveLength(3);
      expect(await refused('child', { fee: toDecimal('0.00009') })).toContain(
        '422 IDEMPOTENCY_MISMATCH',
      );
    });

    it('refuses a second child, and names the first one', async () => {
      await accelerate();
      const spent = [
        '409 NOT_ACCELERABLE',
        'Another transaction spends this one already. Speed up that one instead.',
      ];
      expect(await refused('second')).toEqual(spent);
      expect(await unquoted(parent)).toEqual(spent);
    });

    it('refuses a wrong password and a fee that no longer suffices, and signs nothing', async () => {
      expect(await refused('key', { password: 'Wrong-Password-7' })).toContain(
        '400 WRONG_ENCRYPTION_KEY',
      );
      await ledger().setFeeSpike({ factor: 2, seconds: 60 });
      expect(await refused('key')).toEqual([
        '409 FEE_CHANGED',
        'The network fee went up. Review the new fee.',
      ]);
      expect(await rows()).toEqual(['RECEIVED PENDING', 'RECEIVED CONFIRMED']);
      expect(await books()).toEqual(['1', '0.2']);
    });

    it('refuses what a block has, what the node has lost, what pays enough and what is too small', async () => {
      const enough = await ledger().replace({
        ...{ hash: parent.hash ?? '', address: parent.toAddress },
        feeRate: (await highRate(server, network)).high,
      });
      if (enough.outcome !== 'sent') throw new Error(enough.outcome);
      await confirm(server, 0, network);
      const small = await receive(tooSmall);
      expect(await unquoted(await find(enough.hash))).toEqual([
        '409 NOT_ACCELERABLE',
        'This transaction pays enough for the next blocks already.',
      ]);
      expect((await unquoted(small))[1]).toBe('What you received is too small to pay the fee.');
      expect((await unquoted(parent))[1]).toBe('The network no longer knows this transaction.');
      const lost = await receive('0.3');
      await ledger().reorganise({ depth: 0, drop: [lost.hash ?? ''] });
      expect((await unquoted(lost))[1]).toBe('The network no longer knows this transaction.');
      const mined = await receive('0.4');
      await ledger().mine(1);
      expect((await unquoted(mined))[1]).toBe('This transaction is in a block already.');
      await confirm(server, 0, network);
      expect((await unquoted(mined))[1]).toBe('This transaction is in a block already.');
    });

    it('refuses what goes out, and answers 404 to another user', async () => {
      const sent = await send(server, holder, { amount: toDecimal('0.1') });
      expect((await unquoted(sent))[1]).toBe('Only incoming transactions can be sped up this way.');
      const other = await signUpWithAccount(server, 'other@example.com', network);
      expect((await unquoted(parent, other))[0]).toBe('404 NOT_FOUND');
      expect((await refused('other', {}, other))[0]).toBe('404 NOT_FOUND');
      const params = placeIn(parent);
      expect(await server.refusal(getAcceleration, { params }, other)).toMatchObject({
        status: 404,
      });
      const order = { params, body: body() };
      const call = { token: other.token, idempotencyKey: 'other' };
      expect(await server.refusal(accelerateTransaction, order, call)).toMatchObject({
        status: 404,
      });
    });

    it('ends with a parent that another payment replaced, and the balance follows', async () => {
      const child = await accelerate();
      await confirm(server, 0, network);
      const taken = await ledger().replace({
        ...{ hash: parent.hash ?? '', address: null, feeRate: 200_000n },
      });
      expect(taken.outcome).toBe('sent');
      await confirm(server, 0, network);
      expect(await rows()).toEqual(['SELF DROPPED', 'RECEIVED DROPPED', 'RECEIVED CONFIRMED']);
      expect(await books()).toEqual(['1', '0']);
      server.clock.advance(11_000);
      await rebroadcastLost(server.context, network);
      await rebroadcast(server);
      expect(await intentOf(child.hash)).toMatchObject({ status: 'FAILED', rawTransaction: null });
      await confirm(server, depth, network);
      expect(await rows()).toEqual(['SELF DROPPED', 'RECEIVED DROPPED', 'RECEIVED CONFIRMED']);
      expect(await books()).toEqual(['1', '0']);
      const params = placeIn(child);
      const query = { kind: 'SPEED_UP' } as const;
      expect(await server.refusal(getReplacement, { params, query }, holder)).toMatchObject({
        code: 'NOT_REPLACEABLE',
      });
      expect(await send(server, holder, { amount: toDecimal('0.9') })).toMatchObject({
        status: 'PENDING',
      });
    });

    it('comes back with a parent that a node had lost for a while', async () => {
      const child = await accelerate();
      await confirm(server, 0, network);
      const raw = (await ledger().read((state) => state.find(parent.hash ?? '')))?.raw;
      await ledger().reorganise({ depth: 0, drop: [parent.hash ?? ''] });
      await confirm(server, 0, network);
      expect((await rows()).slice(0, 2)).toEqual(['SELF DROPPED', 'RECEIVED DROPPED']);
      await ledger().accept(raw ?? new Uint8Array());
      server.clock.advance(11_000);
      await rebroadcastLost(server.context, network);
      await server.outbox.drain();
      await confirm(server, 0, network);
      expect((await rows()).slice(0, 2)).toEqual(['SELF PENDING', 'RECEIVED PENDING']);
      expect(await books()).toEqual(['1', rest]);
      expect(await intentOf(child.hash)).toMatchObject({ status: 'BROADCAST' });
      await confirm(server, depth, network);
      expect(await books()).toEqual([`1${rest.slice(1)}`, '0']);
    });

    it('waits for its own confirmations where its parent is mined without it', async () => {
      const child = await accelerate();
      await ledger().hold(child.hash, true);
      await confirm(server, depth + 1, network);
      expect((await rows()).slice(0, 2)).toEqual(['SELF PENDING', 'RECEIVED CONFIRMED']);
      expect(await books()).toEqual(['1', rest]);
      await ledger().hold(child.hash, false);
      await confirm(server, depth - 1, network);
      expect(await books()).toEqual(['1', rest]);
      await confirm(server, 1, network);
      expect(await books()).toEqual([`1${rest.slice(1)}`, '0']);
    });

    it('waits again where a reorganisation takes both back', async () => {
      await accelerate();
      await confirm(server, depth, network);
      await ledger().reorganise({ depth, drop: [] });
      await confirm(server, 0, network);
      expect(await books()).toEqual(['1', rest]);
      await confirm(server, depth, network);
      expect(await books()).toEqual([`1${rest.slice(1)}`, '0']);
    });

    it('can be sped up itself, so that the two reach the new rate', async () => {
      const child = await accelerate();
      await ledger().setFeeSpike({ factor: 3, seconds: 60 });
      const { offer, sent } = await bump(child, 'SPEED_UP');
      const { decimals } = getNetwork(network);
      const units = (text: Decimal) => parseAmount(text, decimals);
      const { high } = await highRate(server, network);
      const paid = await server.sandboxes[network].chain.measurePackage?.(sent.hash);
      expect(paid?.vsize).toBe(251n);
      // A fee rate is whole per 1,000 vB, which rounds the fee of 110 vB up by at most one.
      expect([0n, 1n]).toContain((paid?.fee ?? 0n) - (251n * high) / 1_000n);
      expect(units(offer.fee)).toBeGreaterThan(units(toDecimal(fee)));
      expect(units(offer.fee) + units(offer.value)).toBe(units(toDecimal('0.2')));
      expect(await books()).toEqual(['1', short(offer.value)]);
      await confirm(server, depth, network);
      expect((await rows()).slice(0, 2)).toEqual(['SELF CONFIRMED', 'SELF REPLACED']);
      expect(await books()).toEqual([`1${short(offer.value).slice(1)}`, '0']);
      expect(await ledgerBalance(server, parent.toAddress ?? '', network)).toBeGreaterThan(0n);
    });

    it('can be replaced once its parent has a block, and still waits for its confirmations', async () => {
      const child = await accelerate();
      await ledger().hold(child.hash, true);
      await confirm(server, 1, network);
      const { offer, sent } = await bump(child, 'CANCEL');
      expect(await books()).toEqual(['1', short(offer.value)]);
      expect(await find(sent.hash)).toMatchObject({ status: 'PENDING', type: 'SELF' });
    });

    it('pays back to the address that was paid', async () => {
      const { addressValue } = await server.call(
        getDepositAddress,
        { params: placeOf(holder), query: { createNew: true } },
        holder,
      );
      const paid = await ledger().pay({
        ...{ address: addressValue, amount: toBaseUnits(20_000_000n) },
      });
      if (paid.outcome !== 'sent') throw new Error(paid.outcome);
      await confirm(server, 0, network);
      const child = await accelerate('other-address', await find(paid.hash));
      expect(child).toMatchObject({ toAddress: addressValue, fromAddress: addressValue });
    });
  },
);

describe('speeding up what comes in on other networks', () => {
  it('is refused', async () => {
    const server = await createTestServer();
    const holder = await holderWith(server, ['1'], 'ETH');
    const hash = await deposit(server, holder, '0.2');
    await confirm(server, 0, 'ETH');
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, holder);
    const transactionId = items.find((each) => each.hash === hash)?.id ?? '';
    const params = { walletId: holder.walletId, transactionId };
    expect(await server.refusal(getAcceleration, { params }, holder)).toMatchObject({
      code: 'NOT_ACCELERABLE',
      errors: ['Transactions on this network cannot be sped up this way.'],
    });
  });
});

async function highRate(server: TestServer, network: 'BTC' | 'LTC') {
  const rates = await server.sandboxes[network].chain.fees();
  if (rates.family !== 'utxo') throw new Error(rates.family);
  return rates;
}

/** Without the zeros at the end. */
function short(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
