import { type Network, nativeAsset, toBaseUnits, toDecimal } from '@billfold/core';
import type { WatchedKey } from '@billfold/core/contract';
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { loadAssetBalance } from '../accounts/account-balances.ts';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { addressStock, watchKeys } from '../db/schema.ts';
import { presentWatchKey } from './read-watch-key.ts';

export interface WatchedQuery {
  readonly businessId: number;
  /** Undefined for every network. */
  readonly network?: Network;
}

/** Loads the keys of other wallets that a business is paid into now, with what is at their addresses. */
export async function loadWatchedKeys(
  context: Pick<ServiceContext, 'db' | 'chains'>,
  { businessId, network }: WatchedQuery,
): Promise<readonly WatchedKey[]> {
  const { db } = context;
  const rows = await db
    .select()
    .from(watchKeys)
    .where(
      and(
        ...[eq(watchKeys.businessId, businessId), isNull(watchKeys.removedAt)],
        network === undefined ? undefined : eq(watchKeys.network, network),
      ),
    )
    .orderBy(asc(watchKeys.network));
  const watched: WatchedKey[] = [];
  for (const row of rows) {
    const { accountId: id, network: code } = row;
    if (!isServed(code)) continue;
    const { spendable, pending } = await loadAssetBalance(db, { id, network: code }, code);
    const { decimals } = nativeAsset(code);
    watched.push({
      ...presentWatchKey(context, code, row),
      addressesGiven: await countGiven(db, id),
      held: toDecimal(toBaseUnits(spendable + pending), { decimals }),
      addedAt: row.createdAt,
    });
  }
  return watched;
}

async function countGiven(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ given: count() })
    .from(addressStock)
    .where(and(eq(addressStock.accountId, accountId), isNotNull(addressStock.leasePaymentId)));
  return row?.given ?? 0;
}
