import { toDecimal } from '@billfold/core';
import {
  getMerchantPayment,
  type Payment,
  type SimulatePayment,
  simulateMerchantPayment,
  simulatePayment,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm } from '../../test/funded.ts';
import { askToBePaid, openShop, type Shop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';

let server: TestServer;
let shop: Shop;
beforeEach(async () => {
  server = await createTestServer();
  shop = await openShop(server);
});

const order = (amount: string | null, changes: Partial<SimulatePayment> = {}): SimulatePayment => ({
  ...{ amount: toDecimal(amount ?? '0'), confirmations: 0, replaceable: false },
  ...changes,
});
const reading = async ({ id }: Payment) =>
  (await server.call(getMerchantPayment, { params: { id } }, shop.key)).data;

/** Simulates, and lets the watcher look. */
async function pay(payment: Payment, body: SimulatePayment, network: ServedNetwork) {
  const params = { id: payment.id };
  await server.call(simulateMerchantPayment, { params, body }, shop.key);
  await confirm(server, 0, network);
  return reading(payment);
}

describe('POST /v1/merchant/test/payments/{id}/simulate', () => {
  it.each([
    ['BTC', 'BTC'],
    ['ETH', 'ETH'],
    ['USDT@ETH', 'ETH'],
    ['USDT@TRX', 'TRX'],
    ['SOL', 'SOL'],
    ['TON', 'TON'],
  ] as const)('pays in %s until the payment is completed', async (method, network) => {
    await confirm(server, 1, network);
    const payment = await askToBePaid(shop, { method });
    const seen = await pay(payment, order(payment.due), network);
    expect(seen).toMatchObject({ status: 'CONFIRMING', paidState: 'PAID', seen: payment.due });
    const { final = 0 } = payment.confirmations ?? {};
    await confirm(server, final, network);
    expect(await reading(payment)).toMatchObject({
      status: 'COMPLETED',
      overBy: expect.stringMatching(/^0\.0*$/),
    });
  });

  it.each(['SOL', 'TON'] as const)(
    'pays on %s without the mark, as exchanges do: the amount names the payment',
    async (network) => {
      await confirm(server, 1, network);
      const payment = await askToBePaid(shop, { method: network });
      const other = await askToBePaid(shop, { method: network });
      const seen = await pay(payment, order(payment.due, { withoutMarks: true }), network);
      expect(seen.status).toBe('CONFIRMING');
      expect((await reading(other)).status).toBe('PENDING');
    },
  );

  it('mines as many blocks as it is asked for', async () => {
    await confirm(server, 1);
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const seen = await pay(payment, order(payment.due, { confirmations: 2 }), 'BTC');
    expect(seen).toMatchObject({ status: 'CONFIRMED', confirmations: { current: 2, required: 2 } });
  });

  it('keeps what can be replaced out of blocks', async () => {
    await confirm(server, 1);
    const payment = await askToBePaid(shop, { method: 'BTC' });
    await pay(payment, order(payment.due, { replaceable: true }), 'BTC');
    await confirm(server, 3);
    const waiting = await reading(payment);
    expect(waiting).toMatchObject({ status: 'CONFIRMING', flags: ['doubleSpendRisk', 'test'] });
  });

  it('pays another asset of the network, which is flagged and not counted', async () => {
    await confirm(server, 1, 'ETH');
    const payment = await askToBePaid(shop, { method: 'ETH' });
    const seen = await pay(payment, order('5', { asset: 'USDT@ETH' }), 'ETH');
    expect(seen).toMatchObject({
      status: 'PENDING',
      paidState: 'UNPAID',
      flags: ['wrongAsset', 'test'],
    });
  });

  it('is refused without a method, for an asset of another network, and to the keys of others', async () => {
    const open = await askToBePaid(shop);
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const refusal = (id: string, body: SimulatePayment, key = shop.key) =>
      server.refusal(simulateMerchantPayment, { params: { id }, body }, key);
    expect(await refusal(open.id, order('1'))).toMatchObject({
      status: 409,
      code: 'STATE_CONFLICT',
    });
    const foreignAsset = order('1', { asset: 'ETH' });
    expect(await refusal(payment.id, foreignAsset)).toMatchObject({ status: 400 });
    const byContract = order('1', { byContract: true });
    expect(await refusal(payment.id, byContract)).toMatchObject({ status: 400 });
    const other = await openShop(server, ['BTC'], 'other@example.com');
    expect(await refusal(payment.id, order('1'), other.key)).toMatchObject({ status: 404 });
  });

  it('is there for members too', async () => {
    await confirm(server, 1);
    const payment = await askToBePaid(shop, { method: 'BTC' });
    const params = { businessId: shop.businessId, id: payment.id };
    await server.call(simulatePayment, { params, body: order(payment.due) }, shop.owner);
    await confirm(server, 0);
    expect((await reading(payment)).status).toBe('CONFIRMING');
  });
});
