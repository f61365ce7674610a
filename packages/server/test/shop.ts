import { findAccountAsset, toDecimal } from '@billfold/core';
import {
  type CreateApiKey,
  type CreatePayment,
  createMerchantPayment,
  type Payment,
} from '@billfold/core/contract';
import { addressModesOf } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import { saveNextVersion } from '../src/businesses/settings-store.ts';
import { businessAssets, businesses } from '../src/db/schema.ts';
import { keyOf, type Merchant } from './api-keys.ts';
import { paymentsAccount, settledBusiness } from './business.ts';
import { signUpWithAccount, stepUpWithPassword } from './people.ts';
import type { TestServer } from './test-server.ts';

/** A business that is paid into a wallet, with its owner and a key of test mode. */
export interface Shop {
  readonly server: TestServer;
  readonly businessId: number;
  readonly owner: Merchant;
  readonly key: { readonly token: string };
}

/** Opens a shop that accepts `assets`. */
export async function openShop(
  server: TestServer,
  assets: readonly string[] = ['BTC', 'ETH', 'USDT@ETH', 'USDT@TRX', 'SOL', 'TON'],
  email = 'shop@example.com',
): Promise<Shop> {
  const holder = await signUpWithAccount(server, email);
  await stepUpWithPassword(server, holder);
  const businessId = await settledBusiness(server, holder);
  const owner = { ...holder, businessId };
  for (const asset of assets) await acceptAsset(server, businessId, asset);
  const { db } = server.context;
  await db.update(businesses).set({ status: 'ACTIVE' }).where(eq(businesses.id, businessId));
  const key = await shopKey(server, owner);
  return { server, businessId, owner, key };
}

export function shopKey(server: TestServer, owner: Merchant, changes: Partial<CreateApiKey> = {}) {
  return keyOf(server, owner, {
    scopes: ['payments:read', 'payments:write', 'rates:read'],
    ...changes,
  });
}

/** Lets a business accept an asset, with the rules of `changes`. */
export async function acceptAsset(
  server: TestServer,
  businessId: number,
  assetId: string,
  changes: Partial<typeof businessAssets.$inferInsert> = {},
) {
  const asset = findAccountAsset(assetId);
  if (asset === undefined) throw new Error(`no asset ${assetId}`);
  const account = await paymentsAccount(server, businessId, asset.network);
  const [addressMode] = addressModesOf(asset);
  const row = {
    ...{ businessId, assetId, isEnabled: true, accountId: account.id, addressMode },
    ...changes,
  };
  await server.context.db
    .insert(businessAssets)
    .values(row)
    .onConflictDoUpdate({
      target: [businessAssets.businessId, businessAssets.assetId],
      set: row,
    });
  await saveNextVersion(server.context.db, businessId, { tab: 'cryptocurrency' });
}

/** Asks for a payment with the key of the shop. */
export async function askToBePaid(
  { server, key }: Shop,
  changes: Partial<CreatePayment> = {},
): Promise<Payment> {
  const body = { price: { amount: toDecimal('50.00'), currency: 'EUR' }, ...changes };
  return (await server.call(createMerchantPayment, { body }, key)).data;
}
