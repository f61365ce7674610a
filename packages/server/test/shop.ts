import { findAccountAsset, toDecimal } from '@billfold/core';
import {
  type CreateApiKey,
  type CreatePayment,
  createMerchantPayment,
  type Payment,
} from '@billfold/core/contract';
import { addressModesOf } from '@billfold/core/internal';
import { and, eq, ne } from 'drizzle-orm';
import { saveNextVersion } from '../src/businesses/settings-store.ts';
import { isServed } from '../src/chains/served-networks.ts';
import { accounts, businessAssets, businesses } from '../src/db/schema.ts';
import { stockAddresses, stockBatch } from '../src/payments-accounts/address-stock.ts';
import { keyOf, type Merchant } from './api-keys.ts';
import { paymentsAccount, settledBusiness } from './business.ts';
import { signUpWithAccount, stepUpWithPassword } from './people.ts';
import { createMemories } from './recall.ts';
import type { TestServer } from './test-server.ts';

/** A business that is paid into a wallet, with its owner and a key of test mode. */
export interface Shop {
  readonly server: TestServer;
  readonly businessId: number;
  readonly owner: Merchant;
  readonly key: { readonly token: string };
}

const shops = createMemories<Omit<Shop, 'server'>>();

/** Opens a shop that accepts `assets`, with addresses for its first payments. */
export async function openShop(
  server: TestServer,
  assets: readonly string[] = ['BTC', 'ETH', 'USDT@ETH', 'USDT@TRX', 'SOL', 'TON'],
  email = 'shop@example.com',
): Promise<Shop> {
  const name = `${email} ${assets.join()}`;
  return { server, ...(await shops.recall(server, name, () => makeShop(server, assets, email))) };
}

async function makeShop(
  server: TestServer,
  assets: readonly string[],
  email: string,
): Promise<Omit<Shop, 'server'>> {
  const holder = await signUpWithAccount(server, email);
  await stepUpWithPassword(server, holder);
  const businessId = await settledBusiness(server, holder);
  const owner = { ...holder, businessId };
  for (const asset of assets) await acceptAsset(server, businessId, asset);
  const { db } = server.context;
  await db.update(businesses).set({ status: 'ACTIVE' }).where(eq(businesses.id, businessId));
  await stockFirstAddresses(server, businessId);
  return { businessId, owner, key: await shopKey(server, owner) };
}

/** Derives the addresses that the first payment of each account would derive. */
async function stockFirstAddresses({ context }: TestServer, businessId: number): Promise<void> {
  const isFresh = and(
    eq(businessAssets.businessId, businessId),
    ne(businessAssets.addressMode, 'SHARED'),
  );
  const found = await context.db
    .selectDistinct({ account: accounts })
    .from(businessAssets)
    .innerJoin(accounts, eq(accounts.id, businessAssets.accountId))
    .where(isFresh);
  for (const { account } of found)
    if (isServed(account.network))
      await stockAddresses(context.db, context, {
        account: { ...account, network: account.network },
        count: stockBatch,
      });
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
