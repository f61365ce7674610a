import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { accounts, watchKeys } from '../db/schema.ts';
import { findPaymentsAccount } from './open-payments-accounts.ts';

export type WatchKeyRow = typeof watchKeys.$inferSelect;

/** Loads the key of another wallet that an account is derived from; undefined of every other account. */
export async function loadWatchKey(db: Db, accountId: string): Promise<WatchKeyRow | undefined> {
  const [row] = await db.select().from(watchKeys).where(eq(watchKeys.accountId, accountId));
  return row;
}

/** Finds the key of another wallet that a business is paid into on a network now. */
export async function findWatchKey(
  db: Db,
  businessId: number,
  network: string,
): Promise<WatchKeyRow | undefined> {
  const [row] = await db.select().from(watchKeys).where(isActive(businessId, network));
  return row;
}

/** Lists the networks on which a business is paid into keys of other wallets now. */
export async function listWatchedNetworks(db: Db, businessId: number): Promise<readonly string[]> {
  const rows = await db
    .select({ network: watchKeys.network })
    .from(watchKeys)
    .where(isActive(businessId))
    .orderBy(asc(watchKeys.network));
  return rows.map(({ network }) => network);
}

/**
 * Loads the account in which new payments to a business arrive: that of the key of another wallet where one is chosen,
 * else that of the settlement wallet.
 */
export async function findReceivingAccount(db: Db, businessId: number, network: string) {
  const [watched] = await db
    .select(getTableColumns(accounts))
    .from(watchKeys)
    .innerJoin(accounts, eq(accounts.id, watchKeys.accountId))
    .where(isActive(businessId, network));
  return watched ?? (await findPaymentsAccount(db, businessId, network));
}

export interface RemovedKeys {
  readonly businessId: number;
  /** Undefined for every network. */
  readonly network?: string;
  readonly now: Date;
}

/** Removes the keys of other wallets that a business is paid into. Their addresses stay watched. */
export async function removeWatchKeys(
  tx: Db,
  { businessId, network, now }: RemovedKeys,
): Promise<void> {
  await tx.update(watchKeys).set({ removedAt: now }).where(isActive(businessId, network));
}

function isActive(businessId: number, network?: string) {
  return and(
    eq(watchKeys.businessId, businessId),
    network === undefined ? undefined : eq(watchKeys.network, network),
    isNull(watchKeys.removedAt),
  );
}
