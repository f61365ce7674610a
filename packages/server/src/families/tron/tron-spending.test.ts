import { toDecimal } from '@billfold/core';
import {
  getFees,
  getSandboxAddress,
  getSandboxTransaction,
  hold,
  listAccounts,
  listTransactions,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  balanceOf,
  confirm,
  deposit,
  holderWith,
  ledgerBalance,
  placeOf,
  send,
  strangers,
} from '../../../test/funded.ts';
import type { Holder } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { rebroadcastLost } from '../../sends/broadcast/rebroadcast-lost.ts';

const network = 'TRX' as const;
const stranger = strangers[network];
const other = 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBr';

describe('an account of Tron', () => {
  let server: TestServer;
  let holder: Holder;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, [], network);
  });
  const mined = (blocks = 1) => confirm(server, blocks, network);
  const funded = async (text = '10') => {
    await deposit(server, holder, text);
    await mined(19);
  };
  const feesTo = (toAddress: string, amount = '1') =>
    server.call(
      getFees,
      {
        params: placeOf(holder),
        query: { amount: toDecimal(amount), toAddress, feeRate: 'Medium' },
      },
      holder,
    );
  const pay = (amount: string, key: string, destinationAddress = stranger) =>
    send(server, holder, { amount: toDecimal(amount), key, destinationAddress, acceptFee: true });
  const history = async () =>
    (
      await server.call(
        listTransactions,
        { params: { walletId: holder.walletId }, query: {} },
        holder,
      )
    ).items;
  const ownAddress = async () => (await history())[0]?.fromAddress ?? '';

  it('is opened on the chain by its first deposit', async () => {
    const isActivated = async () => {
      const request = { params: { walletId: holder.walletId }, query: {} };
      return (await server.call(listAccounts, request, holder)).items[0]?.activatedOnChain;
    };
    expect(await isActivated()).toBe(false);
    await funded();
    expect(await isActivated()).toBe(true);
  });

  it('pays to open the account of a recipient, and for the bytes of every later transfer', async () => {
    await funded();
    expect(await feesTo('')).toMatchObject({
      estimatedFee: '0.267000',
      networkFee: null,
      isApproximate: true,
      estimatedGasPrice: null,
      rates: null,
    });
    const opening = { fee: '0.000000', networkFee: '1.100000' };
    expect(await feesTo(stranger)).toMatchObject({
      estimatedFee: opening.fee,
      networkFee: opening.networkFee,
      maximumAmount: '10.000000',
    });
    expect(await pay('1', 'a')).toMatchObject({ ...opening, value: '1.000000', status: 'PENDING' });
    expect(await balanceOf(server, holder)).toMatchObject({ available: '7.900000' });
    await mined();
    expect(await history()).toMatchObject([{ ...opening, status: 'CONFIRMING' }, {}]);
    expect(await feesTo(stranger)).toMatchObject({ estimatedFee: '0.267000', networkFee: null });
    expect(await pay('1', 'b')).toMatchObject({ fee: '0.267000', networkFee: null });
    await mined();
    expect(await balanceOf(server, holder)).toMatchObject({ available: '6.633000' });
    expect(await ledgerBalance(server, await ownAddress(), network)).toBe(6_633_000n);
    expect(await ledgerBalance(server, stranger, network)).toBe(2_000_000n);
  });

  it('gets back what the second of two transfers reserved to open one account', async () => {
    await funded();
    await pay('1', 'a');
    expect(await pay('1', 'b')).toMatchObject({ fee: '0.000000', networkFee: '1.100000' });
    expect(await balanceOf(server, holder)).toMatchObject({ available: '5.800000' });
    await mined();
    expect(await balanceOf(server, holder)).toMatchObject({ available: '6.633000' });
    const costs = (await history()).map(({ fee, networkFee }) => [fee, networkFee]);
    expect(costs).toEqual(
      expect.arrayContaining([
        ['0.000000', '1.100000'],
        ['0.267000', null],
      ]),
    );
  });

  it('makes two payments of the same amount in the same millisecond', async () => {
    await funded();
    const sent = [await pay('1', 'a'), await pay('1', 'b')];
    expect(new Set(sent.map(({ hash }) => hash)).size).toBe(2);
    await mined();
    expect(await ledgerBalance(server, stranger, network)).toBe(2_000_000n);
    await deposit(server, holder, '1');
    await deposit(server, holder, '1');
    await mined(19);
    expect(await balanceOf(server, holder)).toMatchObject({ available: '8.633000' });
  });

  it('prices what it cannot pay, and refuses it', async () => {
    await funded('1');
    expect(await feesTo(stranger, '5')).toMatchObject({
      estimatedFee: '0.000000',
      networkFee: '1.100000',
      maximumAmount: '1.000000',
    });
    await expect(pay('0.5', 'a')).rejects.toThrow(/INSUFFICIENT_FUNDS/);
    await expect(pay('0.5', 'b', (await history())[0]?.toAddress ?? '')).rejects.toThrow(
      /ADDRESS_INVALID/,
    );
  });

  it('ends a send that no block took within a minute, and keeps the funds', async () => {
    await funded();
    const { hash } = await pay('1', 'a');
    await server.call(hold, { params: { network }, body: { hash, hold: true } });
    await mined();
    server.clock.advance(61_000);
    await mined();
    await rebroadcastLost(server.context, 'TRX');
    await server.outbox.drain();
    expect((await history())[0]).toMatchObject({ hash, status: 'FAILED' });
    expect(await balanceOf(server, holder)).toMatchObject({ available: '10.000000' });
    expect(await ledgerBalance(server, stranger, network)).toBe(0n);
  });

  it('is shown by the explorer with what its transfers depend on', async () => {
    await funded();
    const { hash } = await pay('1', 'a', other);
    const { data } = await server.call(getSandboxTransaction, { params: { network, hash } });
    expect(data).toMatchObject({
      family: 'tron',
      sender: await ownAddress(),
      signature: 'valid',
      bandwidth: 267,
      size: 203,
      fee: '0.000000',
      networkFee: '1.100000',
      outputs: [{ index: 0, address: other, value: '1.000000' }],
      check: { isValid: true, reason: null },
    });
    const shown = await server.call(getSandboxAddress, {
      params: { network, address: await ownAddress() },
      query: {},
    });
    expect(shown.data).toMatchObject({ balance: '7.900000', nonce: null });
    expect(shown.data.transactions.items[0]).toMatchObject({ hash, spent: '2.100000' });
  });
});
