import { toDecimal } from '@billfold/core';
import {
  createTransaction as createTransactionCall,
  getFees,
  getSandboxTransaction,
  listAccounts,
  listTransactions,
  outage,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirm,
  holderWith,
  ledgerBalance,
  placeOf,
  send,
  sendRequest,
  stranger,
} from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import type { Chain } from '../chains/chain.ts';
import type { ServiceContext } from '../context.ts';
import { rebroadcastLost } from '../sends/broadcast/rebroadcast-lost.ts';
import { createTransaction } from '../sends/create/create-transaction.ts';

const params = { network: 'BTC' } as const;

describe('POST …/outage', () => {
  let server: TestServer;
  let holder: Holder;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['0.3']);
  });
  const cutOff = async (seconds: number) =>
    (await server.call(outage, { params, body: { seconds } })).data.until;
  const ready = async () => {
    const answer = await server.app.inject({ url: '/readyz' });
    return { status: answer.statusCode, chain: answer.json().checks.BTC };
  };
  const feeRequest = () => ({
    params: placeOf(holder),
    query: { amount: toDecimal('0.1'), toAddress: stranger, feeRate: 'Medium' as const },
  });

  it('ends by itself', async () => {
    expect(await cutOff(60)).toEqual(new Date(server.clock.now() + 60_000));
    expect(await ready()).toEqual({ status: 503, chain: 'down' });
    server.clock.advance(59_999);
    expect(await ready()).toEqual({ status: 503, chain: 'down' });
    server.clock.advance(1);
    expect(await ready()).toEqual({ status: 200, chain: 'ok' });
  });

  it('ends when it is told to', async () => {
    await cutOff(3_600);
    expect(await cutOff(0)).toBeNull();
    expect(await ready()).toEqual({ status: 200, chain: 'ok' });
  });

  it('lasts an hour at most', async () => {
    for (const seconds of [-1, 3_601])
      expect(await server.refusal(outage, { params, body: { seconds } })).toMatchObject({
        status: 400,
      });
  });

  it('is named by fees and by sends, and nothing is sent', async () => {
    await cutOff(60);
    const down = { status: 503, code: 'CHAIN_UNAVAILABLE' };
    expect(await server.refusal(getFees, feeRequest(), holder)).toMatchObject(down);
    const call = { params: placeOf(holder), body: sendRequest() };
    const key = { token: holder.token, idempotencyKey: 'key-1' };
    expect(await server.refusal(createTransactionCall, call, key)).toMatchObject(down);
    server.clock.advance(60_000);
    // The same key again is the first send, not a repetition.
    expect(await send(server, holder)).toMatchObject({ status: 'PENDING' });
    await confirm(server, 1);
    expect(await ledgerBalance(server, stranger)).toBe(10_000_000n);
  });

  it('delays a send that was signed when it began, which then goes out once', async () => {
    const { chain } = server.sandboxes.BTC;
    const breaking: Chain = {
      ...chain,
      fees: async () => {
        const fees = await chain.fees();
        await cutOff(60);
        return fees;
      },
    };
    const context: ServiceContext = { ...server.context, chains: { get: () => breaking } };
    const sent = await createTransaction(context, server.outbox, {
      userId: holder.user.id,
      account: {
        ...placeOf(holder),
        id: holder.account.id,
        network: 'BTC',
        chain: 'sandbox',
        accountIndex: 0,
        addressIndex: 0,
      },
      idempotencyKey: 'key-1',
      body: sendRequest(),
    });
    expect(sent.status).toBe('PENDING');
    expect(await ledgerBalance(server, stranger)).toBe(0n);
    server.clock.advance(30_000);
    await server.outbox.drain();
    expect(await ledgerBalance(server, stranger)).toBe(0n);
    server.clock.advance(60_000);
    await server.outbox.drain();
    await server.outbox.drain();
    await confirm(server, 2);
    expect(await ledgerBalance(server, stranger)).toBe(10_000_000n);
    const list = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, list, holder);
    expect(items.map(({ type, status }) => [type, status])).toEqual([
      ['SENT', 'CONFIRMED'],
      ['RECEIVED', 'CONFIRMED'],
    ]);
  });

  it('R-ACC-05: shows the last balances, with their age', async () => {
    const accounts = async () => {
      const request = { params: { walletId: holder.walletId }, query: {} };
      return (await server.call(listAccounts, request, holder)).items[0];
    };
    const asOf = new Date(server.clock.now());
    await cutOff(60);
    server.clock.advance(30_000);
    await expect(confirm(server, 1)).rejects.toMatchObject({ name: 'ChainUnavailableError' });
    expect(await accounts()).toMatchObject({ nativeBalance: '0.30000000', stale: true, asOf });
    server.clock.advance(30_000);
    await confirm(server, 0);
    expect(await accounts()).toMatchObject({ stale: false });
  });

  it('proves nothing lost: no send goes out twice for it', async () => {
    const { hash } = await send(server, holder);
    // What was promised before, such as mails.
    await server.outbox.drain();
    await cutOff(60);
    server.clock.advance(20_000);
    await rebroadcastLost(server.context, 'BTC');
    expect(await server.outbox.drain()).toBe(0);
    // The ledger itself goes on, and so does the explorer.
    const shown = await server.call(getSandboxTransaction, { params: { ...params, hash } });
    expect(shown.data.block).toBeNull();
  });
});
