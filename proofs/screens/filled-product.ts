import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createApi, until } from '../../bench/load/api.mjs';
import { startProduct } from '../../scripts/product.mjs';
import {
  businessEnvironment,
  type FilledBusiness,
  fillBusiness,
} from '../pictures/fill-business.mjs';
import { launchShell } from './launch-shell.ts';

/** A running product with a business that has something of every kind, and the browser that looks at it. */
export interface FilledProduct {
  readonly browser: Browser;
  readonly url: string;
  readonly business: FilledBusiness;
  /** Paths of the pages about one thing, by their patterns. */
  readonly places: ReadonlyMap<string, string>;
}

/** Starts a browser and a product, and fills this for `work`. Deletes the data afterwards. */
export async function withFilledProduct(
  work: (filled: FilledProduct) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'billfold-screens-'));
  const product = await startProduct({ data, env: businessEnvironment });
  const browser = await launchShell();
  try {
    const business = await fillBusiness(() => product.url);
    const places = await findPlaces(product.url, business);
    await work({ browser, url: product.url, business, places });
  } finally {
    await browser.close();
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function findPlaces(
  url: string,
  filled: FilledBusiness,
): Promise<ReadonlyMap<string, string>> {
  const { shop, world } = filled;
  const api = createApi(() => url);
  api.signIn(shop.token());
  const wallet = `/api/wallets/${shop.walletId}`;
  const account = `${wallet}/accounts/${shop.accountId}`;
  const { addressValue: address } = await api.expect('GET', `${account}/deposit-address`);
  const { data: paid } = await world.sandbox('BTC', 'faucet', {
    ...{ address, asset: 'BTC', amount: '0.25' },
  });
  const list = async () => (await api.expect('GET', `${wallet}/transactions`)).items;
  const isSeen = async () => (await list()).length > 0;
  await until('the transaction is seen', isSeen, { withinMs: 30_000 });
  const [transaction] = await list();
  return new Map([
    ['/payments/payments/{id}', `/payments/payments/${filled.completed}`],
    ['/payments/payment-links/{id}', `/payments/payment-links/${filled.links.fixed.id}`],
    ['/payments/link-invoices/{id}', `/payments/link-invoices/${filled.linkInvoiceId}`],
    ['/payments/payouts/{id}', `/payments/payouts/${filled.payoutId}`],
    ['/payments/customers/{id}', `/payments/customers/${filled.customerId}`],
    ['/payments/invoices/{id}', `/payments/invoices/${filled.feeInvoiceId}`],
    ['/payments/webhook-logs/{id}', `/payments/webhook-logs/${filled.webhookId}`],
    ['/wallet/accounts/{accountId}', `/wallet/accounts/${shop.accountId}`],
    ['/wallet/embed/accounts/{accountId}', `/wallet/embed/accounts/${shop.accountId}`],
    ['/wallet/assets/{symbol}', '/wallet/assets/BTC'],
    ['/wallet/transactions/{id}', `/wallet/transactions/${transaction.id}`],
    ['/sandbox/{network}', '/sandbox/BTC'],
    ['/sandbox/{network}/block/{height}', '/sandbox/BTC/block/1'],
    ['/sandbox/{network}/tx/{hash}', `/sandbox/BTC/tx/${paid.hash}`],
    ['/sandbox/{network}/address/{address}', `/sandbox/BTC/address/${address}`],
  ]);
}
