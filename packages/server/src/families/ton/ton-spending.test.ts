import { parseAmount, toDecimal } from '@billfold/core';
import {
  createAccount,
  createTransaction,
  getDepositAddress,
  getFees,
  getSandboxTransaction,
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
  sendRequest,
  strangers,
} from '../../../test/funded.ts';
import { type Holder, newAccount, vectorPhrase } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { rebroadcastLost } from '../../sends/broadcast/rebroadcast-lost.ts';

const network = 'TON';
const stranger = strangers[network];
const nanotons = (text: string) => parseAmount(text, 9);
const nothing = '0.000000000';
/** The phrase, which is quick; the cloud password is slow on purpose. */
const secret = { password: null, seedPhrase: vectorPhrase };

let server: TestServer;
let holder: Holder;
beforeEach(async () => {
  server = await createTestServer();
  holder = await holderWith(server, ['2'], network);
});

const sendTon = (amount: string, changes: Parameters<typeof send>[2] = {}) =>
  send(server, holder, { ...secret, amount: toDecimal(amount), ...changes });
const shown = async (hash: string) =>
  (await server.call(getSandboxTransaction, { params: { network, hash } })).data;
const history = async () => {
  const request = { params: { walletId: holder.walletId }, query: {} };
  return (await server.call(listTransactions, request, holder)).items;
};
/** Returns the other forms of an address. */
const formsOf = (address: string) => {
  const bytes = Buffer.from(address, 'base64url');
  return { raw: `0:${bytes.subarray(2, 34).toString('hex')}`, plain: bytes.toString('base64') };
};

describe('a send of TON', () => {
  it('brings the wallet along first, then counts', async () => {
    const query = { amount: toDecimal('0.1'), toAddress: '', feeRate: 'Medium' } as const;
    const fees = await server.call(getFees, { params: placeOf(holder), query }, holder);
    expect(fees).toMatchObject({ estimatedFee: '0.005402400', networkFee: null, rates: null });
    const first = await sendTon('0.1', { key: 'one' });
    expect(first.fee).toBe('0.005402400');
    // The next one does not wait for a block.
    const second = await sendTon('0.1', { key: 'two' });
    expect(second.fee).toBe('0.002329600');
    await confirm(server, 1, network);
    expect(await shown(first.hash)).toMatchObject({ family: 'ton', seqno: 0, bringsWallet: true });
    expect(await shown(second.hash)).toMatchObject({ seqno: 1, bringsWallet: false });
    expect(await ledgerBalance(server, stranger, network)).toBe(nanotons('0.2'));
  });

  it('takes a memo along as a comment, and costs what that takes', async () => {
    const { hash, fee } = await sendTon('0.1', { memo: 'Rechnung 7 🙂' });
    expect(await shown(hash)).toMatchObject({ memo: 'Rechnung 7 🙂', fee, result: 'paid' });
  });

  it('to one of its own accounts, in any form, is received there', async () => {
    const params = { walletId: holder.walletId };
    const body = newAccount('Second', network);
    const second = await server.call(createAccount, { params, body }, holder);
    const place = { params: { ...params, accountId: second.id }, query: {} };
    const { addressValue } = await server.call(getDepositAddress, place, holder);
    const { raw, plain } = formsOf(addressValue);
    const forms = [addressValue, raw, plain];
    for (const [at, destinationAddress] of forms.entries())
      expect(await sendTon('0.1', { destinationAddress, key: `send-${at}` })).toMatchObject({
        type: 'SENT',
        toAddress: addressValue,
      });
    await confirm(server, 15, network);
    const { items } = await server.call(listAccounts, { params, query: {} }, holder);
    expect(items.find(({ id }) => id === second.id)?.nativeBalance).toBe('0.300000000');
  });

  it('to its own address in another form is marked so and costs the fee alone', async () => {
    const place = { params: placeOf(holder), query: {} };
    const { addressValue } = await server.call(getDepositAddress, place, holder);
    const destinationAddress = formsOf(addressValue).raw;
    expect(await sendTon('0.5', { destinationAddress })).toMatchObject({ type: 'SELF' });
    await confirm(server, 1, network);
    expect((await balanceOf(server, holder)).available).toBe('1.994597600');
  });

  it('can bounce only from where a wallet is', async () => {
    const { addressValue } = await server.call(
      getDepositAddress,
      { params: placeOf(holder), query: {} },
      holder,
    );
    const first = await sendTon('0.1', { key: 'one' });
    expect(await shown(first.hash)).toMatchObject({ isBounceable: false });
    await confirm(server, 1, network);
    const own = await sendTon('0.1', { key: 'two', destinationAddress: addressValue });
    expect(await shown(own.hash)).toMatchObject({ isBounceable: true, result: 'paid' });
  });

  it('of everything sends what came in meanwhile too, and the books say so', async () => {
    await deposit(server, holder, '1');
    await sendTon('1.99461040', { sendingMax: true });
    await confirm(server, 15, network);
    expect(await balanceOf(server, holder)).toEqual({ available: nothing, pending: nothing });
    const fee = nanotons('0.0053896');
    expect(await ledgerBalance(server, stranger, network)).toBe(nanotons('3') - fee);
    const sent = (await history()).find(({ type }) => type === 'SENT');
    expect(sent).toMatchObject({ value: '2.994610400', fee: '0.005389600' });
  });

  it('of everything leaves what is known to wait for its confirmations', async () => {
    await deposit(server, holder, '1');
    await confirm(server, 1, network);
    await sendTon('1.99461040', { sendingMax: true });
    await confirm(server, 15, network);
    expect(await balanceOf(server, holder)).toEqual({
      available: '1.000000000',
      pending: nothing,
    });
  });

  it('has failed when its time was over, costs nothing then, and gives its count back', async () => {
    const { hash } = await sendTon('0.5', { key: 'late' });
    await server.sandboxes[network].ledger.hold(hash, true);
    server.clock.advance(299_000);
    await confirm(server, 1, network);
    expect((await history())[0]).toMatchObject({ hash, status: 'PENDING' });
    server.clock.advance(1_000);
    await confirm(server, 1, network);
    await rebroadcastLost(server.context, 'TON');
    await server.outbox.drain();
    await confirm(server, 0, network);
    expect((await history())[0]).toMatchObject({ hash, status: 'FAILED' });
    expect((await balanceOf(server, holder)).available).toBe('2.000000000');
    const again = await sendTon('0.5', { key: 'again' });
    expect(await shown(again.hash)).toMatchObject({ seqno: 0 });
    await confirm(server, 1, network);
    expect(await ledgerBalance(server, stranger, network)).toBe(nanotons('0.5'));
  });

  it('is refused above what there is, with what there would be', async () => {
    const error = await server.refusal(
      createTransaction,
      {
        params: placeOf(holder),
        body: {
          ...sendRequest({ ...secret, destinationAddress: stranger }),
          amount: toDecimal('1.999'),
        },
      },
      { token: holder.token, idempotencyKey: 'refused' },
    );
    expect(error).toMatchObject({ status: 400, code: 'INSUFFICIENT_FUNDS' });
    expect(error.errors[0]).toContain('At most 1.9946104 TON');
  });
});
