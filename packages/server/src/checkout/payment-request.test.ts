import { parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  announceTransaction,
  cancelCheckout,
  getPaymentRequest,
  type Payment,
  selectCheckoutMethod,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AskedPayment, askedPayment } from '../../test/asked-payment.ts';
import { endWindow, seeTransfer } from '../../test/payment-money.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { sandboxTransactions } from '../db/schema.ts';
import { verifyRequest } from '../signed-requests/verify-request.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server);
});

const load = async ({ id }: Pick<Payment, 'id'>) =>
  (await server.call(getPaymentRequest, { params: { id } })).data.request;
const refused = ({ id }: Pick<Payment, 'id'>) =>
  server.refusal(getPaymentRequest, { params: { id } });
async function publishedKeys(): Promise<unknown> {
  const answer = await server.app.inject('/.well-known/billfold.json');
  expect(answer.headers['content-type']).toContain('application/json');
  return answer.json();
}

describe('the signed request of a payment', () => {
  it('says what is to be paid, and is verified with the published key of its host', async () => {
    const payment = await askToBePaid(shop, { method: 'USDT@ETH', orderId: 'A-1001' });
    const claims = verifyRequest(await load(payment), await publishedKeys());
    const now = Math.floor(server.clock.now() / 1_000);
    expect(claims).toEqual({
      ...{ iss: 'https://wallet.example', sub: payment.id, iat: now, exp: now + 60 * 60 },
      ...{ name: 'Corner Shop', network: 'ETH', chain: 'sandbox', asset: 'USDT@ETH' },
      ...{ address: payment.method?.address, memo: null, amount: payment.due, test: true },
      ...{ order: 'A-1001', price: { amount: '50.00', currency: 'EUR' } },
      transactions: `https://wallet.example/v1/checkout/${payment.id}/transactions`,
    });
  });

  it('has the comment of a shared address, and only the rest of what was paid in part', async () => {
    const ton = await askToBePaid(shop, { method: 'TON' });
    const claims = verifyRequest(await load(ton), await publishedKeys());
    expect(claims?.memo).toBe(ton.method?.memo);
    expect(claims?.memo).toMatch(/^[A-Z\d]{8}$/);
    const bitcoin = await askToBePaid(shop, { method: 'BTC' });
    await seeTransfer(shop, bitcoin, '0.0001');
    const rest = verifyRequest(await load(bitcoin), await publishedKeys());
    const open = parseAmount(bitcoin.due ?? '', 8) - parseAmount('0.0001', 8);
    expect(rest?.amount).toBe(toDecimal(toBaseUnits(open), { decimals: 8 }));
  });

  it('is refused while there is nothing to pay, each time for its own reason', async () => {
    const open = await askToBePaid(shop);
    expect(await refused(open)).toMatchObject({ status: 409, code: 'METHOD_NOT_CHOSEN' });
    const params = { id: open.id };
    const body = { asset: 'BTC', network: 'BTC' } as const;
    await server.call(selectCheckoutMethod, { params, body });
    await load(open);
    await server.call(cancelCheckout, { params });
    expect(await refused(open)).toMatchObject({ status: 409, code: 'REQUEST_CANCELLED' });

    const paid = await askToBePaid(shop, { method: 'BTC' });
    await seeTransfer(shop, paid, paid.due ?? '');
    expect(await refused(paid)).toMatchObject({ status: 409, code: 'REQUEST_PAID' });

    const late = await askToBePaid(shop, { method: 'BTC' });
    server.clock.advance(15 * 60_000);
    expect(await refused(late)).toMatchObject({ status: 409, code: 'REQUEST_EXPIRED' });
    await endWindow(shop, late);
    expect(await refused(late)).toMatchObject({ status: 409, code: 'REQUEST_EXPIRED' });
    expect(await refused({ id: `pay_${'a'.repeat(26)}` })).toMatchObject({ status: 404 });
  });
});

describe('a transaction that a payer hands over', () => {
  const announce = ({ id }: Pick<Payment, 'id'>, network: ServedNetwork, transaction: string) =>
    server.call(announceTransaction, { params: { id }, body: { network, transaction } });
  const refusedAnnounce = (
    { id }: Pick<Payment, 'id'>,
    network: ServedNetwork,
    transaction: string,
  ) => server.refusal(announceTransaction, { params: { id }, body: { network, transaction } });

  /** Pays from outside, and returns the signed bytes. */
  async function pay({ pay, server: { context } }: AskedPayment): Promise<string> {
    const hash = await pay();
    const [row] = await context.db
      .select({ raw: sandboxTransactions.raw })
      .from(sandboxTransactions)
      .where(eq(sandboxTransactions.hash, hash));
    return Buffer.from(row?.raw ?? []).toString('hex');
  }

  it.each([
    ...['BTC', 'LTC', 'ETH', 'USDT@ETH', 'USDT@BSC', 'TRX', 'USDT@TRX'],
    ...['SOL', 'USDC@SOL', 'TON'],
  ])('is found at once where it pays, in %s', async (method) => {
    const asked = await askedPayment(method);
    server = asked.server;
    const { payment, network, look } = asked;
    const other = await askToBePaid(asked.shop, { method });
    const bytes = await pay(asked);
    const seen = { state: 'SEEN', blockHeight: null };
    expect((await announce(payment, network, bytes)).data).toMatchObject(seen);
    await look();
    expect((await announce(payment, network, bytes)).data).toEqual({
      ...seen,
      counted: true,
      unmatched: false,
      ...{ paysOther: false, otherNetwork: null },
    });
    const mismatch = { status: 409, code: 'TRANSACTION_MISMATCH' };
    expect(await refusedAnnounce(other, network, bytes)).toMatchObject(mismatch);
  });

  it('counts nothing and is broadcast by nobody while no node knows it', async () => {
    const asked = await askedPayment('ETH');
    server = asked.server;
    const bytes = await pay(asked);
    // Another last byte of the signature makes another hash, which this ledger has never seen.
    const unknown = `${bytes.slice(0, -2)}${bytes.endsWith('01') ? '02' : '01'}`;
    const { data } = await announce(asked.payment, 'ETH', unknown);
    expect(data).toEqual({
      ...{ state: 'UNKNOWN', blockHeight: null, counted: false, unmatched: false },
      ...{ paysOther: false, otherNetwork: null },
    });
    expect(await server.sandboxes.ETH.chain.mempool()).toHaveLength(1);
    expect((await asked.state()).status).toBe('PENDING');
  });

  it('is refused as bytes of nothing, of another network, and far too often', async () => {
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const invalid = { status: 400, code: 'TRANSACTION_INVALID' };
    expect(await refusedAnnounce(payment, 'BTC', 'ab'.repeat(60))).toMatchObject(invalid);
    const mismatch = { status: 409, code: 'TRANSACTION_MISMATCH' };
    expect(await refusedAnnounce(payment, 'ETH', 'ab'.repeat(60))).toMatchObject(mismatch);
    for (const transaction of ['', 'abc', 'zz'.repeat(10)])
      expect(await refusedAnnounce(payment, 'BTC', transaction)).toMatchObject({ status: 400 });
    for (let count = 0; count < 18; count += 1)
      await refusedAnnounce(payment, 'BTC', 'ab'.repeat(60));
    const limited = { status: 429, code: 'RATE_LIMITED' };
    expect(await refusedAnnounce(payment, 'BTC', 'ab'.repeat(60))).toMatchObject(limited);
  });
});
