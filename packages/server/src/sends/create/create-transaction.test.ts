import { parseAmount, toDecimal } from '@billfold/core';
import { createTransaction, listTransactions } from '@billfold/core/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dumpDatabase } from '../../../test/dump-database.ts';
import {
  balanceOf,
  confirm,
  holderWith,
  ledgerBalance,
  placeOf,
  rebroadcast,
  send,
  sendRequest,
  stranger,
} from '../../../test/funded.ts';
import { cloudPassword, type Holder, signUpVerified, vectorPhrase } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { ChainUnavailableError } from '../../chains/chain.ts';
import { rebroadcastLost } from '../broadcast/rebroadcast-lost.ts';

let server: TestServer;
let holder: Holder;

beforeEach(async () => {
  server = await createTestServer();
  holder = await holderWith(server, ['0.3', '0.2']);
});

const sat = (text: string): bigint => parseAmount(text, 8);
const refused = (body: object, key = 'key-1') =>
  server.refusal(
    createTransaction,
    { params: placeOf(holder), body: { ...sendRequest(), ...body } },
    { token: holder.token, idempotencyKey: key },
  );
const count = async () => {
  const request = { params: { walletId: holder.walletId }, query: {} };
  const { items } = await server.call(listTransactions, request, holder);
  return items.filter(({ type }) => type !== 'RECEIVED').length;
};

describe('a send', () => {
  it('reaches the recipient and costs amount and fee, to the satoshi', async () => {
    const sent = await send(server, holder, { amount: toDecimal('0.1') });
    expect(sent).toMatchObject({
      type: 'SENT',
      status: 'PENDING',
      value: '0.10000000',
      toAddress: stranger,
      blockchainNetwork: 'BTC',
      confirmations: 0,
    });
    expect(await ledgerBalance(server, stranger)).toBe(sat('0.1'));
    const { available } = await balanceOf(server, holder);
    expect(sat(available) + sat('0.1') + sat(sent.fee ?? '')).toBe(sat('0.5'));
  });

  it('confirms with the blocks', async () => {
    await send(server, holder);
    const seen: unknown[] = [];
    for (const blocks of [1, 1]) {
      await confirm(server, blocks);
      const request = { params: { walletId: holder.walletId }, query: {} };
      const { items } = await server.call(listTransactions, request, holder);
      seen.push(items.filter(({ type }) => type === 'SENT').map((each) => each.status));
    }
    expect(seen).toEqual([['CONFIRMING'], ['CONFIRMED']]);
  });

  it('signs with the seed phrase as well', async () => {
    const sent = await send(server, holder, { password: null, seedPhrase: vectorPhrase });
    expect(await server.sandboxes.BTC.chain.find(sent.hash)).toEqual({ place: 'mempool' });
  });

  it('names how many further addresses pay along, where there are any', async () => {
    const fromOne = await send(server, holder, { amount: toDecimal('0.1'), key: 'one' });
    expect(fromOne).toHaveProperty('moreFromAddresses', 0);
    const fromAll = await send(server, holder, { amount: toDecimal('0.35'), key: 'all' });
    expect(fromAll).toHaveProperty('moreFromAddresses', 1);
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, holder);
    expect(items.find(({ id }) => id === fromAll.id)).toHaveProperty('moreFromAddresses', 1);
  });

  it('can spend its own change before that confirms', async () => {
    await send(server, holder, { amount: toDecimal('0.25'), key: 'a' });
    await send(server, holder, { amount: toDecimal('0.2'), key: 'b' });
    await confirm(server, 2);
    expect(await ledgerBalance(server, stranger)).toBe(sat('0.45'));
  });

  it('to an own address is marked so and costs the fee alone', async () => {
    const own = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
    const sent = await send(server, holder, { destinationAddress: own });
    expect(sent.type).toBe('SELF');
    await confirm(server, 2);
    const { available } = await balanceOf(server, holder);
    expect(sat(available) + sat(sent.fee ?? '')).toBe(sat('0.5'));
  });

  it('keeps no secret in the database', async () => {
    await send(server, holder);
    const dump = await dumpDatabase(server.context.db);
    expect(dump).not.toContain(cloudPassword);
    expect(dump).not.toContain(vectorPhrase);
  });
});

describe('a secret that is wrong (R-SEND-21)', () => {
  it('opens no transaction and changes nothing', async () => {
    const before = await balanceOf(server, holder);
    // The ledger is opened by the first who asks for anything.
    await ledgerBalance(server, stranger);
    const opened = vi.spyOn(server.context.db, 'transaction');
    expect(await refused({ password: 'Wrong-Password-7' })).toMatchObject({
      status: 400,
      code: 'WRONG_ENCRYPTION_KEY',
    });
    expect(opened).not.toHaveBeenCalled();
    opened.mockRestore();
    expect([await count(), await balanceOf(server, holder)]).toEqual([0, before]);
  });

  it('does not use the key up: the right one sends', async () => {
    await refused({ password: 'Wrong-Password-7' });
    await send(server, holder);
    expect(await count()).toBe(1);
  });

  it("is another wallet's phrase too", async () => {
    const foreign = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
    expect(await refused({ password: null, seedPhrase: foreign })).toMatchObject({
      status: 400,
      code: 'SEED_MISMATCH',
    });
  });

  it.each([
    [{ password: null, seedPhrase: null }, 'SECRET_REQUIRED'],
    [{ seedPhrase: vectorPhrase }, 'ONE_SECRET_ONLY'],
  ])('is none or two at once: %#', async (secrets, code) => {
    expect(await refused(secrets)).toMatchObject({ status: 400, code });
  });
});

describe('a fee above a tenth of the amount (S39)', () => {
  const tiny = { amount: '0.00002' };

  it('is refused with fee and limit until it is accepted', async () => {
    const refusal = await refused(tiny);
    expect(refusal).toMatchObject({ status: 409, code: 'FEE_HIGH' });
    expect(refusal).toMatchObject({ current: { limit: '0.00000200' } });
    expect(await count()).toBe(0);
    await send(server, holder, { amount: toDecimal('0.00002'), acceptFee: true });
    expect(await count()).toBe(1);
  });
});

describe('the idempotency key', () => {
  it('makes one transaction of any number of requests', async () => {
    const hashes = await Promise.all(Array.from({ length: 10 }, () => send(server, holder)));
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(1);
    expect([await count(), await ledgerBalance(server, stranger)]).toEqual([1, sat('0.1')]);
  });

  it('answers a repetition without the secret being right', async () => {
    const first = await send(server, holder);
    expect(await send(server, holder, { password: 'Wrong-Password-7' })).toMatchObject({
      id: first.id,
      hash: first.hash,
    });
  });

  it('refuses another request under the same key', async () => {
    await send(server, holder);
    expect(await refused({ amount: '0.2' })).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('is made by the server where a request has none', async () => {
    const request = { params: placeOf(holder), body: sendRequest() };
    const first = await server.call(createTransaction, request, { token: holder.token });
    // The network has taken the first one, so the same call is a second payment.
    const second = await server.call(createTransaction, request, { token: holder.token });
    expect(second.id).not.toBe(first.id);
    expect(await count()).toBe(2);
  });

  it('keeps a repeated call without one from paying twice while the network has not answered', async () => {
    const request = { params: placeOf(holder), body: sendRequest() };
    const bare = { token: holder.token };
    const chain = server.context.chains.get('BTC');
    const away = vi.spyOn(chain, 'broadcast').mockRejectedValue(new ChainUnavailableError('away'));
    const first = await server.call(createTransaction, request, bare);
    expect(await server.refusal(createTransaction, request, bare)).toMatchObject({
      status: 409,
      code: 'DUPLICATE_SUSPECTED',
      current: { id: first.id },
    });
    // With a key of its own, or for another amount, it is another payment.
    await server.call(createTransaction, request, { ...bare, idempotencyKey: 'another' });
    const more = { ...request, body: sendRequest({ amount: toDecimal('0.05') }) };
    await server.call(createTransaction, more, bare);
    expect(await count()).toBe(3);
    server.clock.advance(60_000);
    expect((await server.call(createTransaction, request, bare)).id).not.toBe(first.id);
    away.mockRestore();
  });

  it('keeps parallel sends apart: no input is spent twice', async () => {
    const keys = Array.from({ length: 8 }, (_, index) => `key-${index}`);
    const sent = await Promise.all(
      keys.map((key) => send(server, holder, { key, amount: toDecimal('0.01') })),
    );
    expect(new Set(sent.map(({ hash }) => hash)).size).toBe(8);
    await rebroadcast(server);
    await confirm(server, 2);
    const fees = sent.reduce((sum, { fee }) => sum + sat(fee ?? ''), 0n);
    const { available } = await balanceOf(server, holder);
    expect(await ledgerBalance(server, stranger)).toBe(sat('0.08'));
    expect(sat(available) + sat('0.08') + fees).toBe(sat('0.5'));
  });
});

describe('what cannot be sent', () => {
  it.each([
    ['more than there is', { amount: '0.50000001' }, 'INSUFFICIENT_FUNDS'],
    ['all of it, so that nothing is left for the fee', { amount: '0.5' }, 'INSUFFICIENT_FUNDS'],
    ['less than the minimum', { amount: '0.00000999' }, 'AMOUNT_BELOW_MINIMUM'],
    ['nothing', { amount: '0' }, 'AMOUNT_BELOW_MINIMUM'],
    ['too many decimals', { amount: '0.000000001' }, 'VALIDATION_FAILED'],
    ['a number of more digits than it keeps', { amount: 0.1 + 0.2 }, 'VALIDATION_FAILED'],
    ['a negative amount', { amount: '-0.1' }, 'VALIDATION_FAILED'],
    [
      'to a mistyped address',
      { destinationAddress: stranger.replace('q', 'p') },
      'ADDRESS_INVALID',
    ],
    [
      'to a test network address',
      { destinationAddress: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
      'ADDRESS_INVALID',
    ],
    [
      'to a witness version that anyone may spend',
      { destinationAddress: 'bc1sw50qgdz25j' },
      'ADDRESS_INVALID',
    ],
    ['at a custom fee rate without one', { feeRate: 'Custom' }, 'FEE_RATE_INVALID'],
    ['at an absurd fee rate', { feeRate: 'Custom', feeRateValue: '5000' }, 'FEE_RATE_TOO_HIGH'],
    ['with keys that do not belong', { fee: '0' }, 'VALIDATION_FAILED'],
  ])('%s', async (_, body, code) => {
    const before = await balanceOf(server, holder);
    expect(await refused(body)).toMatchObject({ status: 400, code });
    expect([await count(), await balanceOf(server, holder)]).toEqual([0, before]);
  });

  it('what is not confirmed enough', async () => {
    const { ledger } = server.sandboxes.BTC;
    const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
    await ledger.pay({ address, amount: parseAmount('1', 8) });
    await confirm(server, 1);
    expect(await balanceOf(server, holder)).toEqual({
      available: '0.50000000',
      pending: '1.00000000',
    });
    expect(await refused({ amount: '0.6' })).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });

  it('from an account of another user, which is 404 (R-SEND-21)', async () => {
    const { token } = await signUpVerified(server, 'thief@example.com');
    const request = { params: placeOf(holder), body: sendRequest() };
    expect(
      await server.refusal(createTransaction, request, { token, idempotencyKey: 'x' }),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('sending everything', () => {
  it('leaves nothing behind', async () => {
    const { fee = '', value } = await send(server, holder, {
      amount: toDecimal('0.4999911'),
      sendingMax: true,
    });
    await confirm(server, 2);
    expect(sat(value) + sat(fee ?? '')).toBe(sat('0.5'));
    expect(await balanceOf(server, holder)).toEqual({
      available: '0.00000000',
      pending: '0.00000000',
    });
  });

  it.each(['0.49', '0.6'])('asks for a new review when %s was reviewed', async (amount) => {
    expect(await refused({ amount, sendingMax: true })).toMatchObject({
      status: 409,
      code: 'FEE_CHANGED',
    });
    expect(await count()).toBe(0);
  });
});

describe('a network that', () => {
  const { unavailable, conflict } = {
    unavailable: new ChainUnavailableError('no answer'),
    conflict: { outcome: 'rejected', reason: 'txn-mempool-conflict', permanent: true } as const,
  };

  it('does not answer gets the same bytes later, once', async () => {
    const { chain } = server.sandboxes.BTC;
    const broadcast = vi.spyOn(chain, 'broadcast').mockRejectedValueOnce(unavailable);
    const sent = await send(server, holder);
    expect([sent.status, await chain.find(sent.hash)]).toEqual(['PENDING', null]);
    server.clock.advance(1_000);
    await server.outbox.drain();
    expect(await chain.find(sent.hash)).toEqual({ place: 'mempool' });
    expect(broadcast.mock.calls[0]?.[0]).toEqual(broadcast.mock.calls[1]?.[0]);
    expect(await ledgerBalance(server, stranger)).toBe(sat('0.1'));
    broadcast.mockRestore();
  });

  it('answers after the connection broke has taken it already', async () => {
    const { chain } = server.sandboxes.BTC;
    const take = chain.broadcast;
    const broadcast = vi.spyOn(chain, 'broadcast').mockImplementationOnce(async (raw) => {
      await take(raw);
      throw unavailable;
    });
    await send(server, holder);
    server.clock.advance(1_000);
    await server.outbox.drain();
    await confirm(server, 2);
    expect(await ledgerBalance(server, stranger)).toBe(sat('0.1'));
    broadcast.mockRestore();
  });

  it('refuses for good leaves nothing sent and everything spendable', async () => {
    const { chain } = server.sandboxes.BTC;
    const broadcast = vi.spyOn(chain, 'broadcast').mockResolvedValueOnce(conflict);
    expect(await refused({})).toMatchObject({
      status: 409,
      code: 'BROADCAST_REJECTED',
      errors: ['Nothing was sent. The network says: txn-mempool-conflict'],
    });
    broadcast.mockRestore();
    expect(await balanceOf(server, holder)).toMatchObject({ available: '0.50000000' });
    expect(await refused({}), 'the same key').toMatchObject({ code: 'BROADCAST_REJECTED' });
    await send(server, holder, { key: 'key-2' });
    expect(await ledgerBalance(server, stranger)).toBe(sat('0.1'));
  });

  it('refuses for good takes the very same bytes when they are sent again', async () => {
    const { chain } = server.sandboxes.BTC;
    const everything = { amount: '0.4999911', sendingMax: true };
    const broadcast = vi.spyOn(chain, 'broadcast').mockResolvedValueOnce(conflict);
    await refused(everything);
    broadcast.mockRestore();
    const sent = await send(server, holder, {
      ...everything,
      amount: toDecimal(everything.amount),
      key: 'key-2',
    });
    expect([sent.status, await count()]).toEqual(['PENDING', 1]);
    expect(await ledgerBalance(server, stranger)).toBe(sat(sent.value));
  });

  it('refuses what it already has is not believed', async () => {
    const { chain } = server.sandboxes.BTC;
    const take = chain.broadcast;
    const broadcast = vi.spyOn(chain, 'broadcast').mockImplementationOnce(async (raw) => {
      await take(raw);
      return conflict;
    });
    expect(await send(server, holder)).toMatchObject({ status: 'PENDING' });
    broadcast.mockRestore();
  });

  it('forgets a transaction gets it again', async () => {
    const { chain, ledger } = server.sandboxes.BTC;
    const { hash } = await send(server, holder);
    await confirm(server, 1);
    await ledger.reorganise({ depth: 1, drop: [hash] });
    await confirm(server, 1);
    expect(await chain.find(hash)).toBeNull();
    server.clock.advance(10_001);
    await rebroadcastLost(server.context, 'BTC');
    await server.outbox.drain();
    await confirm(server, 2);
    expect(await chain.find(hash)).toMatchObject({ place: 'block' });
    expect(await ledgerBalance(server, stranger)).toBe(sat('0.1'));
  });

  it('does not have the parent yet keeps a send waiting', async () => {
    const { chain } = server.sandboxes.BTC;
    const broadcast = vi.spyOn(chain, 'broadcast').mockRejectedValueOnce(unavailable);
    await send(server, holder, { amount: toDecimal('0.45'), key: 'parent' });
    const child = await send(server, holder, { amount: toDecimal('0.01'), key: 'child' });
    expect(child.status).toBe('PENDING');
    for (const _ of [1, 2, 3]) {
      server.clock.advance(5_000);
      await server.outbox.drain();
    }
    await confirm(server, 2);
    expect(await ledgerBalance(server, stranger)).toBe(sat('0.46'));
    broadcast.mockRestore();
  });
});
