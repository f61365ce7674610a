import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { bitcoin, ethereum, type TestedNetwork } from './networks.ts';
import {
  cloudPassword,
  createOwner,
  mine,
  type Owner,
  setSigning,
  signInPassword,
} from './people.ts';
import { expect } from './product.ts';

/** A business that is paid into a wallet. */
export interface SettledShop {
  readonly businessId: number;
  /** Key of test mode, with which a shop asks to be paid. */
  readonly key: string;
}

/** Opens a business that accepts `assets`, settled into the wallet of its owner, through the API. */
export async function openShop(
  request: APIRequestContext,
  owner: Owner,
  assets: readonly string[],
): Promise<SettledShop> {
  const ask = caller(request, owner.token);
  const { data: business } = await ask('post', '/v1/dash/businesses', { name: 'Corner shop' });
  const path = `/v1/dash/businesses/${business.id}`;
  const { walletId } = owner;
  await ask('put', `${path}/settlement`, { walletId, password: cloudPassword, seedPhrase: null });
  await ask('put', `${path}/settings/cryptocurrency`, {
    version: 0,
    assets: assets.map((asset) => ({
      ...{ asset, isEnabled: true, addressMode: addressModeOf(asset), confirmationPolicy: null },
      ...{ toleranceBps: null, windowMinutes: null, adjustBps: null, minPrice: null },
      maxPrice: null,
    })),
  });
  await ask('post', '/v1/user/step-up', { password: signInPassword });
  const { data: key } = await ask('post', `${path}/api-keys`, {
    ...{ name: 'Shop', kind: 'SECRET', livemode: false, expiresAt: null },
    ...{ scopes: ['payments:read', 'payments:write'], allowedIps: [], allowedOrigins: [] },
  });
  return { businessId: business.id, key: key.secret };
}

/** Opens a business whose owner signs on their own device. */
export async function openLocalShop(
  request: APIRequestContext,
  assets: readonly string[],
): Promise<{ readonly owner: Owner; readonly shop: SettledShop }> {
  const owner = await createOwner(request, [bitcoin]);
  await setSigning(request, owner, 'local');
  return { owner, shop: await openShop(request, owner, assets) };
}

/** Returns the one mode that an asset has, or FRESH where there is a choice. */
function addressModeOf(asset: string): string {
  const [, network] = asset.split('@');
  switch (network ?? asset) {
    case 'TRX':
      return 'POOL';
    case 'SOL':
    case 'TON':
      return 'SHARED';
    default:
      return 'FRESH';
  }
}

/** Puts coins into the settlement account on Ethereum, as a merchant does to pay fees and payouts from it. */
export async function fundSettlement(
  request: APIRequestContext,
  { token }: Owner,
  { businessId }: SettledShop,
  amount: string,
): Promise<void> {
  const listed = await request.get(`/v1/dash/businesses/${businessId}/accounts`, {
    params: { network: 'ETH' },
    headers: { authorization: `Bearer ${token}` },
  });
  const [{ address }] = (await listed.json()).data;
  const data = { address, asset: 'ETH', amount };
  expect((await request.post('/v1/dev/sandbox/ETH/faucet', { data })).ok()).toBe(true);
  await mine(request, ethereum.confirmations, ethereum);
}

/** Asks for 50 euros, as a shop does for an order. */
export async function askForPayment(
  request: APIRequestContext,
  { key }: SettledShop,
  order: object = {},
): Promise<string> {
  const price = { amount: '50.00', currency: 'EUR' };
  const { data } = await caller(request, key)('post', '/v1/merchant/payments', { price, ...order });
  return data.id;
}

/** Lets two orders be paid with 0.05 ETH each, which is not in a block yet. Returns the ids of their payments. */
export async function payTwoOrders(
  request: APIRequestContext,
  shop: SettledShop,
): Promise<readonly string[]> {
  const paid: string[] = [];
  for (const orderId of ['A-1', 'A-2']) {
    const id = await askForPayment(request, shop, { orderId, method: 'ETH' });
    const { data } = await (await request.get(`/v1/checkout/${id}`)).json();
    const paying = { address: data.method.address, asset: 'ETH', amount: '0.05' };
    expect((await request.post('/v1/dev/sandbox/ETH/faucet', { data: paying })).ok()).toBe(true);
    paid.push(id);
  }
  return paid;
}

/** Creates a payment link, and returns its slug. */
export async function createLink(
  request: APIRequestContext,
  { token }: Owner,
  { businessId, link }: { readonly businessId: number; readonly link: object },
): Promise<string> {
  const path = `/v1/dash/businesses/${businessId}/payment-links`;
  const { data } = await caller(request, token)('post', path, link);
  return data.slug;
}

/** Pays the shop from outside, as a new payment asks for it, until it can be spent. Returns the id of the payment. */
export async function payShop(
  request: APIRequestContext,
  { key }: SettledShop,
  { asset, amount, network }: PaidAmount,
): Promise<string> {
  const ask = caller(request, key);
  const { data } = await ask('post', '/v1/merchant/payments', {
    price: { amount: '50.00', currency: 'EUR' },
    method: asset,
  });
  const { confirmations } = network;
  await ask('post', `/v1/merchant/test/payments/${data.id}/simulate`, {
    ...{ amount, confirmations, replaceable: false },
  });
  return data.id;
}

interface PaidAmount {
  /** Such as `USDT@ETH`. */
  readonly asset: string;
  readonly amount: string;
  readonly network: TestedNetwork;
}

const caller =
  (request: APIRequestContext, token: string) =>
  (method: 'post' | 'put', path: string, data: object) =>
    call(request, token, { method, path, data });

interface Call {
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly data: object;
}

/** Calls the API with a token or a key, and returns the answer, which must be no refusal. */
export async function call(
  request: APIRequestContext,
  token: string,
  { method, path, data }: Call,
) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await request[method](path, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}
