import { parseAmount, toDecimal } from '@billfold/core';
import {
  createTransaction,
  getFees,
  getSandboxTransaction,
  listTransactions,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  balanceOf,
  confirm,
  holderWith,
  ledgerBalance,
  placeOf,
  send,
  sendRequest,
  strangers,
} from '../../../test/funded.ts';
import { type Holder, vectorPhrase } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sendIntents } from '../../db/schema.ts';
import { rebroadcastLost } from '../../sends/broadcast/rebroadcast-lost.ts';

const network = 'SOL';
const stranger = strangers[network];
const lamports = (text: string) => parseAmount(text, 9);
/** 5,000 for the signature and 600 for 60,000 units. */
const fee = 5_600n;
const nothing = '0.000000000';
/** The phrase, which is quick; the cloud password is slow on purpose. */
const secret = { password: null, seedPhrase: vectorPhrase };

let server: TestServer;
let holder: Holder;
beforeEach(async () => {
  server = await createTestServer();
  holder = await holderWith(server, ['1'], network);
});

const sendSol = (amount: string, changes: Parameters<typeof send>[2] = {}) =>
  send(server, holder, { ...secret, amount: toDecimal(amount), ...changes });
const refused = (changes: object) =>
  server.refusal(
    createTransaction,
    {
      params: placeOf(holder),
      body: { ...sendRequest({ ...secret, destinationAddress: stranger }), ...changes },
    },
    { token: holder.token, idempotencyKey: 'refused' },
  );
const history = async () => {
  const request = { params: { walletId: holder.walletId }, query: {} };
  return (await server.call(listTransactions, request, holder)).items;
};

describe('a send of SOL', () => {
  it('costs what the fees say, whatever the amount', async () => {
    const query = { amount: toDecimal('0'), toAddress: '', feeRate: 'Medium' } as const;
    const fees = await server.call(getFees, { params: placeOf(holder), query }, holder);
    expect(fees).toMatchObject({
      estimatedFee: '0.000005600',
      maximumAmount: '1.000000000',
      networkFee: null,
      estimatedGasPrice: null,
      rates: null,
    });
    const sent = await sendSol('0.5');
    expect(sent.fee).toBe('0.000005600');
    expect((await balanceOf(server, holder)).available).toBe('0.499994400');
  });

  it('takes a memo along', async () => {
    const { hash } = await sendSol('0.1', { memo: 'Order 7 🙂' });
    const path = { params: { network, hash } } as const;
    const { data } = await server.call(getSandboxTransaction, path);
    expect(data).toMatchObject({ family: 'solana', memo: 'Order 7 🙂', fee: '0.000005600' });
  });

  it('sends the same amount to the same address as often as it is asked to', async () => {
    for (const key of ['one', 'two', 'three']) await sendSol('0.1', { key });
    await confirm(server, 1, network);
    const sent = (await history()).filter(({ type }) => type === 'SENT');
    expect(new Set(sent.map(({ hash }) => hash)).size).toBe(3);
    expect(await ledgerBalance(server, stranger, network)).toBe(lamports('0.3'));
  });

  it('leaves nothing, or enough for the account to exist', async () => {
    const error = await refused({ amount: '0.9995' });
    expect(error).toMatchObject({ status: 400, code: 'INSUFFICIENT_FUNDS' });
    const hint = 'Send at most 0.99910352 SOL, or everything.';
    expect(error).toMatchObject({ errors: [expect.stringContaining(hint)] });
    await sendSol('0.99999440', { sendingMax: true });
    await confirm(server, 1, network);
    expect(await balanceOf(server, holder)).toEqual({ available: nothing, pending: nothing });
    expect(await ledgerBalance(server, stranger, network)).toBe(lamports('1') - fee);
  });

  it('to its own address is marked so and costs the fee alone', async () => {
    const own = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
    expect(await sendSol('0.5', { destinationAddress: own })).toMatchObject({ type: 'SELF' });
    await confirm(server, 1, network);
    expect((await balanceOf(server, holder)).available).toBe('0.999994400');
  });

  it('has failed when it waited for 150 blocks, and costs nothing then', async () => {
    const { hash } = await sendSol('0.5');
    const { ledger } = server.sandboxes[network];
    await ledger.hold(hash, true);
    await confirm(server, 151, network);
    server.clock.advance(11_000);
    await rebroadcastLost(server.context, 'SOL');
    await server.outbox.drain();
    await confirm(server, 0, network);
    const [sent] = await history();
    expect(sent).toMatchObject({ hash, status: 'FAILED' });
    expect((await balanceOf(server, holder)).available).toBe('1.000000000');
  });

  it('counts its lifetime from our books where a node names its blocks too low', async () => {
    await confirm(server, 300, network);
    const { chain } = server.sandboxes[network];
    const { height } = await chain.head();
    const { blockAt } = chain;
    vi.spyOn(chain, 'head').mockResolvedValue({ height: 20, hash: '' });
    const settled = await blockAt(height - 14);
    vi.spyOn(chain, 'blockAt').mockImplementation(
      async (low) => settled && { ...settled, height: low },
    );
    await sendSol('0.5');
    vi.restoreAllMocks();
    const [intent] = await server.context.db.select().from(sendIntents);
    expect(intent?.lastHeight).toBe(height + 150);
  });
});

describe('a memo', () => {
  it.each([
    ['half a letter', '\ud83d'],
    ['too long for a request', 'a'.repeat(121)],
  ])('is refused with %s', async (_, memo) => {
    expect(await refused({ memo })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});
