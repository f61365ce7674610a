import { toBaseUnits, toDecimal } from '@billfold/core';
import { getDepositAddress, listTransactions, reorg } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  balanceOf,
  confirm,
  holderWith,
  ledgerBalance,
  send,
  stranger,
} from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { rebroadcastLost } from '../sends/broadcast/rebroadcast-lost.ts';
import { watchChain } from '../watcher/watch-chain.ts';

const params = { network: 'BTC' } as const;

describe('POST …/reorg', () => {
  let server: TestServer;
  let holder: Holder;
  let sent: string;
  /** Height 1: the deposit of 0.3. 2: empty. 3: the send of 0.1. 4: empty. */
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['0.3']);
    sent = (await send(server, holder, { amount: toDecimal('0.1') })).hash;
    await confirm(server, 2);
  });
  const rollBack = async (depth: number, dropTx: readonly string[] = []) => {
    const { data } = await server.call(reorg, { params, body: { depth, dropTx } });
    await watchChain(server.context, 'BTC').catchUp();
    return data;
  };
  const rows = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, holder);
    return items.map(({ type, status, confirmations }) => [type, status, confirmations]);
  };
  const settled = { available: '0.19999295', pending: '0.00000000' };

  it('F7: is followed by the books block by block, down and up again', async () => {
    expect(await rows()).toEqual([
      ['SENT', 'CONFIRMED', 2],
      ['RECEIVED', 'CONFIRMED', 4],
    ]);
    expect(await balanceOf(server, holder)).toEqual(settled);
    const steps = [
      [
        ['SENT', 'CONFIRMING', 1],
        ['RECEIVED', 'CONFIRMED', 3],
      ],
      [
        ['SENT', 'PENDING', 0],
        ['RECEIVED', 'CONFIRMED', 2],
      ],
      [
        ['SENT', 'PENDING', 0],
        ['RECEIVED', 'CONFIRMING', 1],
      ],
      [
        ['SENT', 'PENDING', 0],
        ['RECEIVED', 'PENDING', 0],
      ],
    ];
    for (const [at, expected] of steps.entries()) {
      expect(await rollBack(1)).toMatchObject({ height: 3 - at });
      expect(await rows()).toEqual(expected);
      // The deposit is spent already: what is left is our own change, whatever the deposit's depth.
      expect(await balanceOf(server, holder)).toEqual(settled);
    }
    server.clock.advance(600_000);
    await confirm(server, 3);
    expect(await rows()).toEqual([
      ['SENT', 'CONFIRMED', 3],
      ['RECEIVED', 'CONFIRMED', 3],
    ]);
    expect(await balanceOf(server, holder)).toEqual(settled);
  });

  it.each([1, 2, 3])('F7: %i blocks at once end where mining them again ends', async (depth) => {
    await rollBack(depth);
    expect(await balanceOf(server, holder)).toEqual(settled);
    server.clock.advance(600_000);
    await confirm(server, depth + 1);
    expect((await rows()).map(([, status]) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(await balanceOf(server, holder)).toEqual(settled);
    expect(await ledgerBalance(server, stranger)).toBe(10_000_000n);
  });

  it('F7: makes a deposit wait again until it is deep enough', async () => {
    const balance = await depositMore();
    await rollBack(1);
    expect(await balance()).toEqual({ available: '0.19999295', pending: '0.50000000' });
    await rollBack(1);
    expect(await balance()).toEqual({ available: '0.19999295', pending: '0.50000000' });
    server.clock.advance(600_000);
    await confirm(server, 2);
    expect(await balance()).toEqual({ available: '0.69999295', pending: '0.00000000' });
  });

  it('forgets what is dropped: a deposit is gone', async () => {
    const balance = await depositMore();
    const [hash] = await depositHashes();
    await rollBack(2, [hash ?? '']);
    expect(await balance()).toEqual(settled);
    expect((await rows())[0]).toEqual(['RECEIVED', 'DROPPED', 0]);
  });

  it('takes back the block of a dropped deposit however many blocks came since', async () => {
    const balance = await depositMore();
    const [hash] = await depositHashes();
    await confirm(server, 1);
    const body = { depth: null, dropTx: [hash ?? ''] };
    const { data } = await server.call(reorg, { params, body });
    expect(data).toMatchObject({ height: 4 });
    await watchChain(server.context, 'BTC').catchUp();
    expect(await balance()).toEqual(settled);
    expect((await rows())[0]).toEqual(['RECEIVED', 'DROPPED', 0]);
  });

  it('takes no block back without a depth where nothing that is dropped is in one', async () => {
    expect(
      await server.refusal(reorg, { params, body: { depth: null, dropTx: ['ab'.repeat(32)] } }),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const { data } = await server.call(reorg, { params, body: { depth: null, dropTx: [] } });
    expect(data).toMatchObject({ height: 4 });
  });

  it('cannot lose a send: what was dropped goes out again, once', async () => {
    await rollBack(2, [sent]);
    expect(await ledgerBalance(server, stranger)).toBe(0n);
    expect(await balanceOf(server, holder)).toEqual(settled);
    server.clock.advance(11_000);
    await rebroadcastLost(server.context, 'BTC');
    await server.outbox.drain();
    await confirm(server, 2);
    expect((await rows())[0]).toEqual(['SENT', 'CONFIRMED', 2]);
    expect(await ledgerBalance(server, stranger)).toBe(10_000_000n);
  });

  it('does not reach the first block', async () => {
    const request = { params, body: { depth: 5, dropTx: [] } };
    expect(await server.refusal(reorg, request)).toMatchObject({
      status: 409,
      code: 'REORG_TOO_DEEP',
    });
    expect(await server.sandboxes.BTC.chain.head()).toMatchObject({ height: 4 });
  });

  it('does not know a transaction that stands deeper, or nowhere', async () => {
    for (const hash of [sent, 'ab'.repeat(32)])
      expect(
        await server.refusal(reorg, { params, body: { depth: 1, dropTx: [hash] } }),
      ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await server.sandboxes.BTC.chain.head()).toMatchObject({ height: 4 });
  });

  it.each([0, 101, 1.5])('does not take %d blocks back', async (depth) => {
    expect(await server.refusal(reorg, { params, body: { depth, dropTx: [] } })).toMatchObject({
      status: 400,
    });
  });

  /** A deposit of 0.5 to the same account, two blocks deep; answers its balance. */
  async function depositMore() {
    const place = { walletId: holder.walletId, accountId: holder.account.id };
    const { addressValue } = await server.call(
      getDepositAddress,
      { params: place, query: { createNew: true } },
      holder,
    );
    await server.sandboxes.BTC.ledger.pay({
      address: addressValue,
      amount: toBaseUnits(50_000_000n),
    });
    await confirm(server, 2);
    return () => balanceOf(server, holder);
  }

  async function depositHashes() {
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, holder);
    return items.filter(({ type }) => type === 'RECEIVED').map(({ hash }) => hash);
  }
});
