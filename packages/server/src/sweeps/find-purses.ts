import type { AccountAsset } from '@billfold/core';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { loadCursors } from '../chains/chain-cursors.ts';
import type { Db } from '../db/open-database.ts';
import { selectHeldFunds } from '../payments-accounts/held-funds.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import { findMoving } from './find-moving.ts';
import { findOpen } from './find-open.ts';

/** Purse with spendable funds in an asset. */
export interface HeldPurse {
  readonly accountId: string;
  readonly address: string;
  /** Spendable units of the asset. */
  readonly units: bigint;
  /** Spendable units of the native asset. */
  readonly native: bigint;
}

/** Purses that hold an asset, and how many of them are left out. */
export interface FoundPurses {
  /** Largest balance first. */
  readonly purses: readonly HeldPurse[];
  readonly open: number;
  readonly moving: number;
}

export interface PurseQuery {
  readonly businessId: number;
  readonly walletId: string;
  readonly asset: AccountAsset;
}

/**
 * Finds the purses of a business that hold some of an asset, in a fixed number of statements. A payment that is open
 * keeps its purse: the customer may still pay the rest, and its money may yet be taken back.
 */
export async function findPurses(db: Db, query: PurseQuery): Promise<FoundPurses> {
  const { asset } = query;
  const held = await loadHeld(db, query);
  const own = held.filter(({ assetId, units }) => assetId === asset.id && units > 0n);
  const ids = own.map(({ accountId }) => accountId);
  const native = new Map(
    held.flatMap((each) => (each.assetId === asset.network ? [[each.accountId, each.units]] : [])),
  );
  const addresses = await loadAddresses(
    db,
    ids.map((id) => ({ id })),
  );
  const open = await findOpen(db, ids);
  const moving = await findMoving(db, ids);
  const free = own.filter(({ accountId }) => !open.has(accountId) && !moving.has(accountId));
  return {
    purses: free.flatMap(({ accountId, units }) => {
      const address = addresses.get(accountId);
      if (address === undefined) return [];
      return [{ accountId, address, units, native: native.get(accountId) ?? 0n }];
    }),
    open: ids.filter((id) => open.has(id)).length,
    moving: ids.filter((id) => moving.has(id) && !open.has(id)).length,
  };
}

async function loadHeld(db: Db, { businessId, walletId, asset }: PurseQuery) {
  const held = selectHeldFunds(db, { businessId, walletId, cursors: await loadCursors(db) });
  const units = sql<bigint>`${held.spendable}::text`.mapWith(BigInt);
  return db
    .select({ accountId: held.accountId, assetId: held.assetId, units })
    .from(held)
    .where(
      and(
        ...[eq(held.isPurse, true), gt(held.spendable, 0)],
        inArray(held.assetId, [asset.id, asset.network]),
      ),
    )
    .orderBy(sql`${held.spendable} desc`, held.accountId);
}
