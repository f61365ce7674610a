import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { examplePayment } from '../contract/payments/payment.conformance.ts';
import { payment } from '../contract/payments/payment.ts';
import { toDecimal } from '../money/decimal.ts';
import { createMerchantClient } from './create-merchant-client.ts';

function connected(answer: unknown, status = 200) {
  const requests: Request[] = [];
  const client = createMerchantClient({
    apiKey: 'bf_test_sk_1',
    baseUrl: 'https://pay.example',
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return status === 204 ? new Response(null, { status }) : Response.json(answer, { status });
    },
  });
  return { client, requests };
}
const price = { amount: toDecimal('50.00'), currency: 'EUR' };

describe('the merchant client', () => {
  it('creates a payment with the key, the version and an idempotency key', async () => {
    const { client, requests } = connected({ data: examplePayment }, 201);
    const created = await client.payments.create({ price, orderId: 'A-1001' });
    expect(created).toMatchObject({ id: examplePayment.id, due: '54.059899' });
    expect(created.createdAt).toEqual(new Date(examplePayment.createdAt));
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('https://pay.example/v1/merchant/payments');
    expect(request?.headers.get('authorization')).toBe('Bearer bf_test_sk_1');
    expect(request?.headers.get('billfold-version')).toBe('2026-11-01');
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
    expect(await request?.json()).toEqual({ price, orderId: 'A-1001' });
  });

  it('repeats a call under the key that it is given, and has a new one for each other', async () => {
    const { client, requests } = connected({ data: examplePayment }, 201);
    await client.payments.create({ price }, { idempotencyKey: 'order-1' });
    await client.payments.create({ price });
    await client.payments.create({ price });
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe('order-1');
    expect(new Set(keys).size).toBe(3);
  });

  it('reads one payment, and lists with a cursor', async () => {
    const one = connected({ data: examplePayment });
    const id = examplePayment.id;
    expect(await one.client.payments.get(id)).toEqual(z.decode(payment(), examplePayment));
    expect(one.requests[0]?.url).toBe(`https://pay.example/v1/merchant/payments/${id}`);
    const list = { data: [examplePayment], hasMore: true, nextCursor: 'c2' };
    const { client, requests } = connected(list);
    const page = await client.payments.list({ status: 'CONFIRMING', cursor: 'c1', limit: 10 });
    expect(page).toEqual({
      items: [z.decode(payment(), examplePayment)],
      hasMore: true,
      nextCursor: 'c2',
    });
    const { searchParams } = new URL(requests[0]?.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      status: 'CONFIRMING',
      cursor: 'c1',
      limit: '10',
    });
    expect(requests[0]?.headers.get('idempotency-key')).toBeNull();
  });

  it('cancels under an idempotency key, and removes without an answer', async () => {
    const { client, requests } = connected({ data: examplePayment });
    await client.payments.cancel(examplePayment.id);
    expect(requests[0]?.url).toContain('/cancel');
    expect(requests[0]?.headers.get('idempotency-key')).not.toBeNull();
    expect(await connected(null, 204).client.customers.remove('cus_12345678')).toBeNull();
  });

  it('fails with what the service said', async () => {
    const body = {
      message: 'Order id in use',
      errors: ['Payment pay_1 has this order id.'],
      code: 'ORDER_ID_IN_USE',
      requestId: 'req_1',
      fields: {},
    };
    const { client } = connected(body, 409);
    await expect(client.payments.create({ price })).rejects.toMatchObject({
      code: 'api',
      serverCode: 'order_id_in_use',
      requestId: 'req_1',
    });
  });

  it('repeats a call that is still in progress, under the same idempotency key', async () => {
    const requests: Request[] = [];
    const progress = { message: '', errors: [], code: 'IDEMPOTENCY_IN_PROGRESS', requestId: 'r' };
    const client = createMerchantClient({
      ...{ apiKey: 'bf_test_sk_1', baseUrl: 'https://pay.example' },
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return requests.length === 1
          ? Response.json(
              { ...progress, fields: {} },
              { status: 409, headers: { 'retry-after': '0' } },
            )
          : Response.json({ data: examplePayment }, { status: 201 });
      },
    });
    vi.useFakeTimers();
    const created = client.payments.create({ price });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect((await created).id).toBe(examplePayment.id);
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('reads whose key it is, and the assets', async () => {
    const pong = { businessId: 1, businessName: 'Shop', livemode: false, keyName: 'Till' };
    expect(await connected({ data: pong }).client.ping()).toEqual(pong);
    const asset = { asset: 'BTC', minimum: '5', maximum: null, confirmations: 2 };
    const { client, requests } = connected({ data: [asset] });
    expect(await client.prices.listAssets()).toEqual([asset]);
    expect(requests[0]?.url).toBe('https://pay.example/v1/merchant/assets');
  });

  it('has a wrong key refused as such', async () => {
    const { client } = connected({}, 401);
    await expect(client.ping()).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
