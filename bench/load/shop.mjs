// Business that takes payments in a bench, with addresses derived ahead.
import { onServer } from '../../scripts/postgres.mjs';
import { createApi, createOwner, signInPassword, until } from './api.mjs';

/** Environment of a product whose payments are measured. */
export const paymentsOn = { RATE_LIMITS: 'off', PAYMENTS: 'on', PUBLIC_URL: 'http://127.0.0.1' };

const cloudPassword = 'Bench-password-1';

/**
 * Opens a business that takes BTC and ETH on addresses of their own, and waits until addresses are derived ahead, as on
 * a server that has run for a minute.
 * @param {string} url of the product
 * @param {string} databaseUrl
 */
export async function openShop(url, databaseUrl) {
  const owner = createApi(() => url);
  const { walletId, email } = await createOwner(owner, { password: cloudPassword });
  await owner.expect('POST', '/v1/user/step-up', { password: signInPassword });
  const { data: business } = await owner.expect('POST', '/v1/dash/businesses', { name: 'Bench' });
  const root = `/v1/dash/businesses/${business.id}`;
  const secret = { password: cloudPassword, seedPhrase: null };
  await owner.expect('PUT', `${root}/settlement`, { walletId, ...secret });
  const rules = {
    ...{ isEnabled: true, confirmationPolicy: null, toleranceBps: null, windowMinutes: null },
    ...{ adjustBps: null, minPrice: null, maxPrice: null },
  };
  const assets = [
    { asset: 'BTC', addressMode: 'FRESH', ...rules },
    { asset: 'ETH', addressMode: 'FRESH', ...rules },
  ];
  await owner.expect('PUT', `${root}/settings/cryptocurrency`, { version: 0, assets });
  const { data: key } = await owner.expect('POST', `${root}/api-keys`, {
    ...{ name: 'Bench', kind: 'SECRET', livemode: false, expiresAt: null },
    ...{ scopes: ['payments:read', 'payments:write'], allowedIps: [], allowedOrigins: [] },
  });
  await onServer(databaseUrl, (client) =>
    until('addresses are derived ahead', () => hasStock(client), { withinMs: 180_000 }),
  );
  const merchant = createApi(() => url);
  merchant.signIn(key.secret);
  return { businessId: business.id, email, owner, merchant, secret: key.secret };
}

/** @param {import('pg').Client} client */
async function hasStock(client) {
  const { rows } = await client.query('select count(*)::int as n from address_stock');
  return rows[0].n >= 1_000;
}

/**
 * @param {import('./api.mjs').Api} merchant
 * @param {string | null} method asset; null lets the payer choose
 */
export async function createPayment(merchant, method) {
  const price = { amount: '25.00', currency: 'EUR' };
  const { data } = await merchant.expect('POST', '/v1/merchant/payments', { price, method });
  return data;
}
