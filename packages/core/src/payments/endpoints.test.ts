import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpointsIn } from '../../test/contract-endpoints.ts';
import * as acceptedAssets from '../contract/business/accepted-assets.ts';
import * as access from '../contract/business/access-settings.ts';
import * as affiliate from '../contract/business/affiliate.ts';
import * as apiKeys from '../contract/business/api-keys.ts';
import * as apiRequests from '../contract/business/api-requests.ts';
import * as audit from '../contract/business/audit-log.ts';
import * as balances from '../contract/business/balances.ts';
import * as billing from '../contract/business/billing.ts';
import * as businessUpdates from '../contract/business/business-updates.ts';
import * as businesses from '../contract/business/businesses.ts';
import * as collectable from '../contract/business/collectable.ts';
import * as invitations from '../contract/business/invitations.ts';
import * as logo from '../contract/business/logo.ts';
import * as notifications from '../contract/business/notifications.ts';
import * as payouts from '../contract/business/payouts.ts';
import * as settings from '../contract/business/settings.ts';
import * as settlement from '../contract/business/settlement.ts';
import * as summary from '../contract/business/summary.ts';
import * as sweeps from '../contract/business/sweeps.ts';
import * as team from '../contract/business/team.ts';
import * as watchKeys from '../contract/business/watch-keys.ts';
import * as checkout from '../contract/checkout/checkout.ts';
import * as checkoutLinks from '../contract/checkout/checkout-links.ts';
import * as checkoutUpdates from '../contract/checkout/checkout-updates.ts';
import * as invoiceEmails from '../contract/checkout/invoice-emails.ts';
import * as paymentRequest from '../contract/checkout/payment-request.ts';
import * as refundClaims from '../contract/checkout/refund-claims.ts';
import * as merchantCustomers from '../contract/merchant/customers.ts';
import * as merchantEvents from '../contract/merchant/events.ts';
import * as merchantPayments from '../contract/merchant/payments.ts';
import * as merchantPrices from '../contract/merchant/prices.ts';
import * as merchantRefunds from '../contract/merchant/refunds.ts';
import * as merchantWebhooks from '../contract/merchant/webhooks.ts';
import * as customers from '../contract/payments/customers.ts';
import * as linkInvoices from '../contract/payments/link-invoices.ts';
import * as linkSchedules from '../contract/payments/link-schedules.ts';
import { examplePayment } from '../contract/payments/payment.conformance.ts';
import { payment } from '../contract/payments/payment.ts';
import * as paymentLinks from '../contract/payments/payment-links.ts';
import * as payments from '../contract/payments/payments.ts';
import * as receipts from '../contract/payments/receipts.ts';
import * as refunds from '../contract/payments/refunds.ts';
import * as reports from '../contract/payments/reports.ts';
import * as saleItems from '../contract/payments/sale-items.ts';
import * as unmatched from '../contract/payments/unmatched.ts';
import * as unmatchedRefunds from '../contract/payments/unmatched-refunds.ts';
import * as deliveries from '../contract/webhooks/deliveries.ts';
import * as webhooks from '../contract/webhooks/webhooks.ts';
import { createPaymentsClient } from './create-payments-client.ts';

const modules = [
  ...[
    access,
    affiliate,
    apiKeys,
    audit,
    billing,
    apiRequests,
    businessUpdates,
    businesses,
    invitations,
    logo,
    notifications,
    settings,
    acceptedAssets,
    settlement,
    watchKeys,
    summary,
    balances,
    collectable,
    sweeps,
    payouts,
    team,
    checkout,
    checkoutLinks,
    checkoutUpdates,
    paymentRequest,
    refundClaims,
    invoiceEmails,
  ],
  ...[
    paymentLinks,
    saleItems,
    linkInvoices,
    linkSchedules,
    payments,
    receipts,
    customers,
    refunds,
    reports,
    unmatched,
  ],
  unmatchedRefunds,
  ...[webhooks, deliveries],
  ...[merchantCustomers, merchantEvents, merchantPayments, merchantPrices, merchantRefunds],
  merchantWebhooks,
];
const endpoints = modules.flatMap((module) => Object.values(module).flatMap(endpointsIn));

const ids: Readonly<Record<string, string>> = {
  businessId: '12',
  walletId: '01a20280-1111-7222-8333-444455556666',
  refundId: 'ref_12345678',
  deliveryId: 'whd_12345678',
  token: 'a-token-of-a-link',
  slug: 'a-slug-of-a-link',
  network: 'BTC',
};
const prefixes = [
  'pay',
  'ref',
  'cus',
  'evt',
  'whk',
  'whd',
  'key',
  'rep',
  'swp',
  'pyo',
  'inv',
  'trf',
  'lnk',
  'itm',
  'lin',
  'sch',
  'ntf',
  'uuid',
];
const idOf = (prefix: string) =>
  prefix === 'uuid' ? '0190a000-0000-7000-8000-000000000001' : `${prefix}_12345678`;
/** Calls that need no session, apart from those of the checkout. */
const open = ['/v1/dash/invitations/preview'];

describe.each(endpoints)('$method $path', (endpoint) => {
  const { method, path, params, body, summary: sentence, status } = endpoint;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

  it('takes exactly the parameters of its path', () => {
    const filled = (prefix: string) =>
      Object.fromEntries(names.map((name) => [name, ids[name] ?? idOf(prefix)]));
    if (params === undefined) expect(names).toEqual([]);
    else
      expect(prefixes.some((prefix) => z.safeParse(params(), filled(prefix)).success)).toBe(true);
    expect(params && z.safeParse(params(), { ...filled('pay'), more: '1' }).success).not.toBe(true);
  });

  it('is a call of a service as all are', () => {
    expect(path).toMatch(/^\/(v1\/(dash|checkout|merchant)|api\/wallets)\//);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
    expect(endpoint.public === true).toBe(path.startsWith('/v1/checkout/') || open.includes(path));
    if (path.startsWith('/v1/merchant/') && status === 201) expect(endpoint.idempotent).toBe(true);
    expect(z.safeParse(endpoint.response(), null).success).toBe(status === 204);
  });

  it('is described by JSON Schema, as the service publishes it', () => {
    const answer = endpoint.file ? undefined : endpoint.response;
    for (const schema of [answer, body, endpoint.query, params])
      if (schema) expect(z.toJSONSchema(schema(), { io: 'input' })).toHaveProperty('$schema');
  });
});

it('has each call once', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.length).toBeGreaterThan(80);
});

it('has a method of the client for each call of the dashboard and of the checkout', () => {
  const called: string[] = [];
  const client = createPaymentsClient({
    call: ({ method, path }) => {
      called.push(`${method} ${path}`);
      return () => new Promise(() => undefined);
    },
    watch: ({ method, path }) => {
      called.push(`${method} ${path}`);
      return () => () => undefined;
    },
  });
  const { settings, ...areas } = client;
  for (const area of [...Object.values(areas), ...Object.values(settings)])
    for (const method of Object.values(area)) Reflect.apply(method, null, [12, 'id', 'other id']);
  const expected = endpoints
    .filter(({ path }) => !path.startsWith('/v1/merchant/'))
    .map(({ method, path }) => `${method} ${path}`);
  expect(called.sort()).toEqual(expected.sort());
});

it('reads the payment of the API without losing anything', () => {
  const read = z.decode(payment(), examplePayment);
  expect(read.createdAt).toEqual(new Date(examplePayment.createdAt));
  expect(JSON.parse(JSON.stringify(read))).toEqual(examplePayment);
});
