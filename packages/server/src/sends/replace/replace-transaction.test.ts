import { type Decimal, getNetwork, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  getFees,
  getReplacement,
  listTransactions,
  type ReplacementKind,
  type ReplaceTransaction,
  replaceTransaction,
  type Transaction,
  updateNote,
} from '@billfold/core/contract';
import { roundDownToDigits } from '@billfold/core/internal';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  balanceOf,
  confirm,
  holderWith,
  ledgerBalance,
  placeOf,
  send,
  strangers,
} from '../../../test/funded.ts';
import { oneOfEachKind } from '../../../test/one-of-each-kind.ts';
import { cloudPassword, type Holder, signUpWithAccount } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

const networks = oneOfEachKind(['BTC', 'LTC', 'ETH', 'BSC']);

describe.each(networks)('replacing a send that waits (%s)', (network) => {
  let server: TestServer;
  let holder: Holder;
  let first: Transaction;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['1'], network);
    first = await send(server, holder, { amount: toDecimal('0.1') });
  });
  const { decimals } = getNetwork(network);
  const units = (text: string) => parseAmount(text, decimals);
  const place = (transaction: Transaction) => ({
    walletId: holder.walletId,
    transactionId: transaction.id,
  });
  const quote = (kind: ReplacementKind, transaction = first) =>
    server.call(getReplacement, { params: place(transaction), query: { kind } }, holder);
  const body = (kind: ReplacementKind, fee: Decimal): ReplaceTransaction => ({
    kind,
    fee,
    seedPhrase: null,
    password: cloudPassword,
    twoFactorCode: null,
  });
  const replace = (kind: ReplacementKind, fee: Decimal, key = 'replacement') =>
    server.call(
      replaceTransaction,
      { params: place(first), body: body(kind, fee) },
      { token: holder.token, idempotencyKey: key },
    );
  const refused = (kind: ReplacementKind, fee: Decimal, key = 'refused') =>
    server.refusal(
      replaceTransaction,
      { params: place(first), body: body(kind, fee) },
      { token: holder.token, idempotencyKey: key },
    );
  const list = async () =>
    (
      await server.call(
        listTransactions,
        { params: { walletId: holder.walletId }, query: {} },
        holder,
      )
    ).items;
  const paid = () => ledgerBalance(server, strangers[network], network);

  it('speeds it up: the same payment once, with a higher fee', async () => {
    await server.call(
      updateNote,
      { params: { walletId: holder.walletId }, body: { transactionId: first.id, note: 'Rent' } },
      holder,
    );
    const offer = await quote('SPEED_UP');
    expect(offer).toMatchObject({ previousFee: first.fee, value: first.value });
    expect(units(offer.fee)).toBeGreaterThan(units(first.fee ?? '0'));
    const second = await replace('SPEED_UP', offer.fee);
    expect(second).toMatchObject({
      status: 'PENDING',
      value: first.value,
      toAddress: first.toAddress,
      fee: offer.fee,
      note: 'Rent',
    });
    expect(second.hash).not.toBe(first.hash);
    await confirm(server, 20, network);
    expect(await list()).toMatchObject([
      { hash: second.hash, status: 'CONFIRMED' },
      { hash: first.hash, status: 'REPLACED' },
      { type: 'RECEIVED' },
    ]);
    expect(await paid()).toBe(units('0.1'));
    const [sent] = await list();
    const rest = units('1') - units('0.1') - units(sent?.fee ?? '0');
    const { available } = await balanceOf(server, holder);
    expect(units(available)).toBe(rest);
  });

  it('cancels it: the funds come back, less the fee', async () => {
    const offer = await quote('CANCEL');
    const second = await replace('CANCEL', offer.fee);
    expect(second).toMatchObject({ type: 'SELF', status: 'PENDING' });
    await confirm(server, 20, network);
    expect((await list()).map(({ status }) => status)).toEqual([
      'CONFIRMED',
      'REPLACED',
      'CONFIRMED',
    ]);
    expect(await paid()).toBe(0n);
    const [cancelled] = await list();
    const { available } = await balanceOf(server, holder);
    expect(units(available)).toBe(units('1') - units(cancelled?.fee ?? '0'));
  });

  it('writes nothing for a quote, and sends once per key', async () => {
    const offer = await quote('SPEED_UP');
    expect(await quote('SPEED_UP')).toEqual(offer);
    expect(await list()).toMatchObject([{ hash: first.hash, status: 'PENDING' }, {}]);
    const [one, two] = await Promise.all([
      replace('SPEED_UP', offer.fee),
      replace('SPEED_UP', offer.fee),
    ]);
    expect(one?.hash).toBe(two?.hash);
    expect(await list()).toHaveLength(3);
    expect(await refused('CANCEL', offer.fee, 'replacement')).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('asks for a new review when the network wants more than was reviewed', async () => {
    expect(await refused('SPEED_UP', first.fee ?? toDecimal('0'))).toMatchObject({
      status: 409,
      code: 'FEE_CHANGED',
    });
    expect(await list()).toMatchObject([{ hash: first.hash, status: 'PENDING' }, {}]);
  });

  it('leaves alone what is mined, what came in and what was replaced already', async () => {
    const offer = await quote('SPEED_UP');
    const received = (await list()).at(-1);
    if (received === undefined) throw new Error('nothing was received');
    const query = { kind: 'CANCEL' };
    expect(
      await server.refusal(getReplacement, { params: place(received), query }, holder),
    ).toMatchObject({ status: 409, code: 'NOT_REPLACEABLE' });
    const second = await replace('SPEED_UP', offer.fee);
    expect(await refused('SPEED_UP', offer.fee)).toMatchObject({ code: 'NOT_REPLACEABLE' });
    await confirm(server, 1, network);
    expect(
      await server.refusal(getReplacement, { params: place(second), query }, holder),
    ).toMatchObject({ code: 'NOT_REPLACEABLE' });
  });

  it('can be done again, each time for more', async () => {
    const offer = await quote('SPEED_UP');
    const second = await replace('SPEED_UP', offer.fee);
    const next = await quote('CANCEL', second);
    expect(next.previousFee).toBe(offer.fee);
    const third = await server.call(
      replaceTransaction,
      { params: place(second), body: body('CANCEL', next.fee) },
      { token: holder.token, idempotencyKey: 'third' },
    );
    await confirm(server, 20, network);
    expect(await list()).toMatchObject([
      { hash: third.hash, status: 'CONFIRMED' },
      { hash: second.hash, status: 'REPLACED' },
      { hash: first.hash, status: 'REPLACED' },
      {},
    ]);
    expect(await paid()).toBe(0n);
  });

  it('follows the chain when the first one was mined after all', async () => {
    const offer = await quote('SPEED_UP');
    // The replacement never gets out before the block.
    const { ledger } = server.sandboxes[network];
    const mined = ledger.mine(1);
    const outcome = await replace('SPEED_UP', offer.fee).then(
      () => 'sent',
      () => 'refused',
    );
    await mined;
    await confirm(server, 20, network);
    const settled = (await list()).filter(({ status }) => status === 'CONFIRMED');
    expect(settled).toHaveLength(2);
    expect(await paid()).toBe(units('0.1'));
    expect(['sent', 'refused']).toContain(outcome);
  });

  it('is nobody else’s business', async () => {
    const other = await signUpWithAccount(server, 'other@example.com', network);
    const params = { walletId: other.walletId, transactionId: first.id };
    const query = { kind: 'CANCEL' };
    expect(await server.refusal(getReplacement, { params, query }, other)).toMatchObject({
      status: 404,
    });
    expect(
      await server.refusal(getReplacement, { params: place(first), query }, other),
    ).toMatchObject({ status: 404 });
  });
});

describe('replacing a send of everything', () => {
  it.each(networks)('pays the higher fee from what is sent (%s)', async (network) => {
    const server = await createTestServer();
    const holder = await holderWith(server, ['1'], network);
    const { decimals } = getNetwork(network);
    const query = {
      amount: toDecimal('0'),
      toAddress: strangers[network],
      feeRate: 'Medium',
    } as const;
    const fees = await server.call(getFees, { params: placeOf(holder), query }, holder);
    const all =
      parseAmount(fees.maximumAmount, decimals) - parseAmount(fees.estimatedFee, decimals);
    const rounded = roundDownToDigits(toBaseUnits(all), getNetwork(network));
    const amount = toDecimal(rounded, { decimals });
    const first = await send(server, holder, { sendingMax: true, amount });
    const params = { walletId: holder.walletId, transactionId: first.id };
    const offer = await server.call(
      getReplacement,
      { params, query: { kind: 'SPEED_UP' } },
      holder,
    );
    const sum = parseAmount(offer.value, decimals) + parseAmount(offer.fee, decimals);
    expect(sum).toBe(parseAmount('1', decimals));
    expect(parseAmount(offer.value, decimals)).toBeLessThan(parseAmount(first.value, decimals));
  });
});
