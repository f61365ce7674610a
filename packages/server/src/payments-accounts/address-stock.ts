import { setImmediate } from 'node:timers/promises';
import { getNetwork } from '@billfold/core';
import { and, count, eq, inArray, isNull, max, ne } from 'drizzle-orm';
import type { AccountKey } from '../accounts/load-public-key.ts';
import { isServed, type ServedNetwork, servedNetworks } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addressStock, businessAssets, businesses, installation } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { openReceiver } from './open-receiver.ts';

/** Free addresses that an account has ahead of the payments that will get them. */
export const stockSize = 500;
/** Addresses that are derived in one go, in which others wait to be served. */
export const stockBatch = 20;

type StockTools = Pick<ServiceContext, 'platform' | 'chains'>;

/** Fills the stock of every payments account that gives each payment an address of its own. */
export async function fillStocks(context: StockTools & Pick<ServiceContext, 'db'>): Promise<void> {
  for (const { missing, account } of await findShort(context.db))
    for (let left = missing; left > 0; left -= stockBatch) {
      await context.db.transaction((tx) =>
        stockAddresses(tx, context, { account, count: Math.min(left, stockBatch) }),
      );
      await setImmediate();
    }
}

interface Short {
  readonly account: AccountKey;
  readonly missing: number;
}

async function findShort(db: Db): Promise<readonly Short[]> {
  const { id, walletId, network, accountIndex } = accounts;
  const rows = await db
    .select({ id, walletId, network, accountIndex, free: count(addressStock.address) })
    .from(accounts)
    .innerJoin(businesses, eq(businesses.id, accounts.businessId))
    .leftJoin(
      addressStock,
      and(
        ...[eq(addressStock.accountId, id), isNull(addressStock.leasePaymentId)],
        eq(addressStock.isDelegated, false),
      ),
    )
    .where(
      and(
        inArray(
          id,
          db
            .select({ id: businessAssets.accountId })
            .from(businessAssets)
            .where(
              and(eq(businessAssets.isEnabled, true), ne(businessAssets.addressMode, 'SHARED')),
            ),
        ),
        ne(businesses.status, 'ARCHIVED'),
      ),
    )
    .groupBy(id);
  return rows.flatMap(({ network: name, free, ...row }) =>
    isServed(name) && free < stockSize
      ? [{ account: { ...row, network: name }, missing: stockSize - free }]
      : [],
  );
}

interface Stocking {
  readonly account: AccountKey;
  readonly count: number;
}

/** Derives further addresses of an account, none of which was ever given out. */
export async function stockAddresses(
  tx: Db,
  { platform, chains }: StockTools,
  { account, count: wanted }: Stocking,
): Promise<void> {
  const place = stockPlaceOf(account.network);
  const first = Math.ceil(((await findFirstIndex(tx, account)) - place.offset) / place.step);
  const derive = await openReceiver(tx, account, { chains });
  const freeFrom = nowOf(platform);
  const rows = Array.from({ length: wanted }, (_, at) => {
    const addressIndex = (first + at) * place.step + place.offset;
    return { accountId: account.id, addressIndex, freeFrom, ...derive(addressIndex) };
  });
  // Another process may have derived the same ones.
  await tx.insert(addressStock).values(rows).onConflictDoNothing();
}

/**
 * Returns the index after the last one that was derived, beyond all that a database from before a
 * restored backup may have given out.
 */
async function findFirstIndex(tx: Db, { id, network }: AccountKey): Promise<number> {
  const [last] = await tx
    .select({ index: max(addressStock.addressIndex) })
    .from(addressStock)
    .where(eq(addressStock.accountId, id));
  const [installed] = await tx.select({ floor: installation.addressFloor }).from(installation);
  // Where an address holds its funds by itself, the first one is the payments account's own.
  const begin = getNetwork(network).addressLimit === null ? 0 : 1;
  return Math.max((last?.index ?? -1) + 1, installed?.floor ?? 0, begin);
}

/** More networks with one form of address than there will be: the places of each stay the same. */
export const networksPerForm = 16;

/**
 * Returns which indexes belong to a network. Networks of one coin type have the same addresses: each
 * gets indexes of its own, so that coins sent on the wrong network pay nobody else's invoice.
 */
function stockPlaceOf(network: ServedNetwork): { readonly step: number; readonly offset: number } {
  const { coinType } = getNetwork(network);
  const alike = servedNetworks.filter((code) => getNetwork(code).coinType === coinType);
  if (alike.length === 1) return { step: 1, offset: 0 };
  return { step: networksPerForm, offset: alike.indexOf(network) };
}
