import { toBaseUnits, toDecimal } from '@billfold/core';
import { getSandboxTransaction, hold, listTransactions } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, holderWith, send, stranger } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

const params = { network: 'BTC' } as const;

describe('POST …/hold', () => {
  let server: TestServer;
  let holder: Holder;
  let sent: string;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['0.3']);
    sent = (await send(server, holder, { amount: toDecimal('0.1') })).hash;
    await confirm(server, 0);
  });
  const order = (isHeld: boolean, hash = sent) =>
    server.call(hold, { params, body: { hash, hold: isHeld } });
  const statuses = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, holder);
    return items.map(({ type, status }) => `${type} ${status}`);
  };
  const shown = async (hash = sent) =>
    (await server.call(getSandboxTransaction, { params: { ...params, hash } })).data;

  it('keeps a transaction out of blocks until it is let go', async () => {
    expect((await order(true)).data).toEqual({ hash: sent, hold: true });
    await confirm(server, 3);
    expect(await statuses()).toEqual(['SENT PENDING', 'RECEIVED CONFIRMED']);
    expect(await shown()).toMatchObject({ isHeld: true, block: null });
    await order(false);
    await confirm(server, 2);
    expect(await statuses()).toEqual(['SENT CONFIRMED', 'RECEIVED CONFIRMED']);
    expect(await shown()).toMatchObject({ isHeld: false, confirmations: 2 });
  });

  it('keeps what builds on it out too, and nothing else', async () => {
    await order(true);
    const child = await send(server, holder, { amount: toDecimal('0.05'), key: 'child' });
    const { ledger } = server.sandboxes.BTC;
    const paid = await ledger.pay({ address: stranger, amount: toBaseUnits(60_000n) });
    await confirm(server, 1);
    expect((await shown(child.hash)).block).toBeNull();
    expect((await shown(paid.outcome === 'sent' ? paid.hash : '')).confirmations).toBe(1);
    await order(false);
    await confirm(server, 1);
    expect((await shown(child.hash)).confirmations).toBe(1);
  });

  it('outlasts a reorganisation', async () => {
    await order(true);
    await confirm(server, 2);
    await server.sandboxes.BTC.ledger.reorganise({ depth: 2, drop: [] });
    await confirm(server, 2);
    expect(await shown()).toMatchObject({ isHeld: true, block: null });
    expect((await statuses())[0]).toBe('SENT PENDING');
  });

  it('does not know a hash that was never sent', async () => {
    const body = { hash: 'ab'.repeat(32), hold: true };
    expect(await server.refusal(hold, { params, body })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it('cannot take a transaction out of its block', async () => {
    await confirm(server, 1);
    const body = { hash: sent, hold: true };
    expect(await server.refusal(hold, { params, body })).toMatchObject({
      status: 409,
      code: 'TRANSACTION_MINED',
    });
  });
});
