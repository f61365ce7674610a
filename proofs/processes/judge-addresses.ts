// Payments that several APIs create at once.
import { createApi, createOwner } from '../../bench/load/api.mjs';
import type { Product } from '../../scripts/product.mjs';
import type { AddCheck } from '../support/checks.ts';
import { openMerchant } from '../support/merchant.ts';

const password = 'Proof-password-1';
/** Two networks have the same form of address, and one lends its addresses out. */
const assets = { BTC: 'FRESH', ETH: 'FRESH', BSC: 'FRESH', TRX: 'POOL' } as const;

export interface Allocating {
  /** Starts a further API. */
  readonly start: () => Promise<Product>;
  /** Payments of each API in each asset. */
  readonly each: number;
}

/** Checks that payments of one business get addresses of their own, whichever of four APIs creates them. */
export async function judgeAddresses({ start, each }: Allocating, check: AddCheck): Promise<void> {
  const apis = await Promise.all([start(), start(), start(), start()]);
  try {
    const given = await createAtOnce(
      apis.map(({ url }) => url),
      each,
    );
    const different = new Set(given).size;
    check(
      'four APIs that create payments at once give no address twice',
      different === given.length,
      `${different} addresses of ${given.length} payments`,
    );
  } finally {
    for (const api of apis) await api.kill();
  }
}

/** Creates payments at all APIs at once, before any address was derived ahead, and returns their addresses. */
async function createAtOnce(urls: readonly string[], each: number): Promise<readonly string[]> {
  const owner = createApi(() => urls[0] ?? '');
  const { walletId } = await createOwner(owner, { password });
  const merchant = await openMerchant(owner, { walletId, password, assets });
  const shops = await Promise.all(
    urls.map((url) => openShop(url, merchant.newKey({ livemode: false }))),
  );
  return Promise.all(
    shops.flatMap((create) =>
      Object.keys(assets).flatMap((asset) => Array.from({ length: each }, () => create(asset))),
    ),
  );
}

/** Returns what creates a payment at an API, and answers its address. */
async function openShop(url: string, key: Promise<string>) {
  const api = createApi(() => url);
  api.signIn(await key);
  return async (asset: string): Promise<string> => {
    const body = { price: { amount: '25', currency: 'USD' }, method: asset };
    const { data } = await api.expect('POST', '/v1/merchant/payments', body);
    return data.method.address;
  };
}
