import { toDecimal } from '@billfold/core';
import {
  createAccount,
  createIntent,
  createTransaction,
  getReplacement,
  type ReplacementKind,
  replaceTransaction,
  type SentTransaction,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirm,
  deposit,
  holderWith,
  placeOf,
  send,
  sendRequest,
  strangers,
} from '../../../test/funded.ts';
import { addressNo, csvOf, payingShop } from '../../../test/payouts.ts';
import { type Holder, newAccount, vectorPhrase } from '../../../test/people.ts';
import { planSend, signElsewhere } from '../../../test/plan-send.ts';
import { moveSignedIn } from '../../../test/stay-signed-in.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../../test/test-server.ts';
import { sandboxRates, sendIntents, transactions } from '../../db/schema.ts';
import { noSendRules, type SendSettings } from '../../platform/send-settings.ts';

/** The phrase, which is quick; the cloud password is slow on purpose. */
const secret = { password: null, seedPhrase: vectorPhrase };
const order = (amount: string) => ({ ...secret, amount: toDecimal(amount) });
const reached = { status: 409, code: 'SEND_LIMIT_REACHED', message: 'Daily limit reached' };

let server: TestServer;
let holder: Holder;

/** A holder of 10 ETH, which cost 100 USD each, on a server with rules. */
async function open(rules: Partial<SendSettings>): Promise<void> {
  const prepared = await testServerOptions();
  const sendSettings = { ...noSendRules, ...rules };
  server = await createTestServer(
    {},
    { ...prepared, options: { ...prepared.options, sendSettings } },
  );
  holder = await holderWith(server, ['10'], 'ETH');
  await setPrice('ETH', '100');
}

async function setPrice(symbol: string, price: string | null): Promise<void> {
  const feed = price === null ? ('unavailable' as const) : ('pinned' as const);
  const row = { symbol, feed, price, since: new Date(0) };
  await server.context.db
    .insert(sandboxRates)
    .values(row)
    .onConflictDoUpdate({ target: sandboxRates.symbol, set: row });
}

const refused = (amount: string, key: string, changes: object = {}) =>
  server.refusal(
    createTransaction,
    {
      params: placeOf(holder),
      body: sendRequest({ ...order(amount), destinationAddress: strangers.ETH, ...changes }),
    },
    { token: holder.token, idempotencyKey: key },
  );
const hundredLeft = {
  ...reached,
  errors: ['You can send 500.00 USD in 24 hours. 100.00 USD is left now.'],
};
async function replace(
  { id }: Pick<SentTransaction, 'id'>,
  kind: ReplacementKind,
  { walletId, token }: Pick<Holder, 'walletId' | 'token'> = holder,
): Promise<SentTransaction> {
  const params = { walletId, transactionId: id };
  const { fee } = await server.call(getReplacement, { params, query: { kind } }, { token });
  const body = { ...secret, kind, fee, twoFactorCode: null };
  return server.call(replaceTransaction, { params, body }, { token, idempotencyKey: kind });
}
const review = (amount: string) => ({
  params: placeOf(holder),
  body: {
    ...{ amount: toDecimal(amount), destinationAddress: strangers.ETH, tokenId: null },
    ...{ feeRate: 'Medium' as const, feeRateValue: null, sendingMax: false, memo: null },
  },
});

describe('the daily limit of a user', () => {
  beforeEach(() => open({ dailyLimit: 50_000n }));

  it('allows it to the last cent, and no base unit more', async () => {
    await send(server, holder, { ...order('4'), key: 'a' });
    expect(await refused('1.000000000000000001', 'b')).toMatchObject({
      ...reached,
      errors: ['You can send 500.00 USD in 24 hours. 100.00 USD is left now.'],
    });
    await send(server, holder, { ...order('1'), key: 'c' });
    expect(await refused('0.00001', 'd', { acceptFee: true })).toMatchObject({
      errors: ['You can send 500.00 USD in 24 hours. 0.00 USD is left now.'],
    });
  });

  it('is refused at the review already', async () => {
    expect(await server.refusal(createIntent, review('5.1'), holder)).toMatchObject(reached);
    expect(await server.call(createIntent, review('5'), holder)).toMatchObject({
      amount: '5.000000000000000000',
    });
  });

  it('counts a send at its price when it was signed, for 24 hours', async () => {
    await send(server, holder, { ...order('4'), key: 'a' });
    await setPrice('ETH', '50');
    expect(await refused('3', 'b')).toMatchObject({
      errors: ['You can send 500.00 USD in 24 hours. 100.00 USD is left now.'],
    });
    await setPrice('ETH', '100');
    const sentAt = server.clock.now();
    await moveSignedIn(server, new Date(sentAt + 24 * 60 * 60_000 - 1));
    expect(await refused('2', 'c')).toMatchObject(reached);
    await moveSignedIn(server, new Date(sentAt + 24 * 60 * 60_000));
    await send(server, holder, { ...order('2'), key: 'd' });
  });

  it('holds for bytes that the user has signed', async () => {
    const { intentId, digest } = await server.call(createIntent, review('3'), holder);
    await send(server, holder, { ...order('3'), key: 'hosted' });
    const body = sendRequest({
      ...{ amount: toDecimal('3'), destinationAddress: strangers.ETH, password: null },
      acceptFee: true,
    });
    const { rawTransaction } = signElsewhere(await planSend(server, holder, body));
    const refusal = await server.refusal(
      createTransaction,
      { params: placeOf(holder), body: { ...body, rawTransaction } },
      { token: holder.token, idempotencyKey: 'raw', intent: `${intentId}; digest=${digest}` },
    );
    expect(refusal).toMatchObject(reached);
  });

  it('does not count what goes to the own address, or what the network refused', async () => {
    const own = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
    await send(server, holder, { ...order('9'), destinationAddress: own, key: 'self' });
    await send(server, holder, { ...order('0.9'), key: 'a' });
    await server.context.db.update(sendIntents).set({ status: 'FAILED' });
    await send(server, holder, { ...order('5'), key: 'b' });
  });

  it('counts a send that is sped up once, also while its price is not known', async () => {
    const first = await send(server, holder, { ...order('4'), key: 'a' });
    await setPrice('ETH', null);
    await replace(first, 'SPEED_UP');
    await setPrice('ETH', '100');
    expect(await refused('1.1', 'b')).toMatchObject(hundredLeft);
    await confirm(server, 20, 'ETH');
    expect(await refused('1.1', 'c')).toMatchObject(hundredLeft);
  });

  it.each(['SPEED_UP', 'CANCEL'] as const)(
    'counts a send that is mined after all once (%s)',
    async (kind) => {
      const first = await send(server, holder, { ...order('4'), key: 'a' });
      const second = await replace(first, kind);
      const { db } = server.context;
      const left = kind === 'CANCEL' ? '500' : '100';
      expect(await refused('5.1', 'b')).toMatchObject({
        errors: [`You can send 500.00 USD in 24 hours. ${left}.00 USD is left now.`],
      });
      // Rows as the watcher leaves them where a block has the first one instead.
      await db
        .update(transactions)
        .set({ endedAs: 'REPLACED' })
        .where(eq(transactions.hash, second.hash));
      await db
        .update(sendIntents)
        .set({ status: 'FAILED' })
        .where(eq(sendIntents.hash, second.hash));
      await db
        .update(transactions)
        .set({ endedAs: null, blockHeight: 3 })
        .where(eq(transactions.hash, first.hash));
      expect(await refused('1.1', 'c')).toMatchObject(hundredLeft);
    },
  );

  it('refuses a send without a price', async () => {
    await setPrice('ETH', null);
    expect(await refused('0.1', 'a')).toMatchObject({ status: 409, code: 'RATE_UNAVAILABLE' });
  });

  it('counts sends of two accounts that are signed at one moment one after the other', async () => {
    const account = await server.call(
      createAccount,
      { params: { walletId: holder.walletId }, body: newAccount('Second', 'LTC') },
      holder,
    );
    const second = { ...holder, account };
    await deposit(server, second, '100');
    await confirm(server, 6, 'LTC');
    await setPrice('LTC', '10');
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) =>
        at % 2 === 0
          ? send(server, holder, { ...order('1'), key: `eth-${at}` })
          : send(server, second, { ...order('10'), key: `ltc-${at}` }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('does not count payouts of a business, also those that are sped up', async () => {
    const paying = await payingShop('ETH', { funds: '5' });
    server = paying.server;
    const { db } = server.context;
    await setPrice('ETH', '100');
    Object.assign(server.context, { sendSettings: { ...noSendRules, dailyLimit: 10_000n } });
    const plan = await paying.plan(csvOf([[addressNo(1), '2', 'a']]));
    const { id } = await paying.create(plan);
    await paying.step();
    const [sent] = await db.select().from(transactions).where(eq(transactions.type, 'SENT'));
    if (sent === undefined) throw new Error('the payout has no send');
    const { walletId, accountId } = sent;
    await replace(sent, 'SPEED_UP', { walletId, token: paying.shop.owner.token });
    const params = { walletId, accountId };
    const one = { ...review('1'), params };
    const allowed = await server.call(createIntent, one, paying.shop.owner);
    expect(allowed).toMatchObject({ amount: '1.000000000000000000' });
    expect((await paying.finish(id)).status).toBe('DONE');
    await server.call(createIntent, one, paying.shop.owner);
  });
});

describe('the daily limit of a network', () => {
  it('counts the sends on it alone', async () => {
    await open({ networkLimits: new Map([['ETH', 10_000n]]), dailyLimit: 100_000n });
    await send(server, holder, { ...order('1'), key: 'a' });
    expect(await refused('0.1', 'b')).toMatchObject(reached);
    await open({ networkLimits: new Map([['BTC', 10_000n]]) });
    await send(server, holder, { ...order('9'), key: 'a' });
  });
});
