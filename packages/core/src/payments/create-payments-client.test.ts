import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { examplePayment } from '../contract/payments/payment.conformance.ts';
import { payment } from '../contract/payments/payment.ts';
import { createPayment, listPayments } from '../contract/payments/payments.ts';
import { toDecimal } from '../money/decimal.ts';
import { browserPlatform } from '../platform/browser.ts';
import { createFakeServices } from '../testing/fake-services.ts';
import { createPaymentsClient } from './create-payments-client.ts';

const created = z.decode(payment(), examplePayment);

function connected() {
  const services = createFakeServices();
  const client = createPaymentsClient({
    platform: browserPlatform({ fetch: services.fetch }),
    baseUrl: 'https://pay.example',
    getAccessToken: () => 'token',
    onUnauthorized: () => undefined,
  });
  return { services, client };
}

describe('the payments client', () => {
  it('asks for a payment under an idempotency key', async () => {
    const { services, client } = connected();
    const seen: unknown[] = [];
    services.on(createPayment)(({ params, body, idempotencyKey }) => {
      seen.push(params, body, idempotencyKey);
      return { data: created };
    });
    const body = { price: { amount: toDecimal('50.00'), currency: 'EUR' }, assets: ['USDT@TRX'] };
    const answer = await client.payments.create(12, body, { idempotencyKey: 'k1' });
    expect(answer).toEqual(created);
    expect(seen).toEqual([{ businessId: 12 }, body, 'k1']);
  });

  it('lists with the filters of the screen', async () => {
    const { services, client } = connected();
    const listed = { ...created, handled: null, isRefunding: false };
    services.on(listPayments)(({ query }) => {
      expect(query).toEqual({ status: 'Partially refunded', livemode: false, page: 2 });
      return { data: [listed], meta: { page: 2, pageSize: 25, total: 26 } };
    });
    const { items, total } = await client.payments.list(12, {
      status: 'Partially refunded',
      livemode: false,
      page: 2,
    });
    expect(items).toEqual([listed]);
    expect(total).toBe(26);
  });
});
