import type { CollectableFunds } from '@billfold/core/contract';
import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { isMovedByAnother } from '../accounts/is-moved-by-another.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, businesses, sendIntents, transferParts, transfersOut } from '../db/schema.ts';
import { loadBusinessValues } from '../payments/business-values.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { selectHeldFunds } from '../payments-accounts/held-funds.ts';
import { least } from '../platform/least.ts';
import { loadPromisedUnits } from '../refunds/promised-refunds.ts';
import { loadAccountFunds } from './load-account-funds.ts';

/** Funds at the payment addresses of a business in its settlement wallet, in one asset. */
export interface PurseFunds {
  readonly assetId: string;
  /** Addresses with more than the rest of a fee. */
  readonly addresses: number;
  /** Spendable units of those. */
  readonly units: bigint;
  /** Units at any of the addresses that wait for their confirmations. */
  readonly incoming: bigint;
}

/** Loads the funds at the payment addresses of a business, without those that a sweep of many addresses moves now. */
export async function loadPurseFunds(db: Db, businessId: number): Promise<readonly PurseFunds[]> {
  const [business] = await db
    .select({ walletId: businesses.settlementWalletId })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  const walletId = business?.walletId ?? null;
  if (walletId === null) return [];
  const funds = selectHeldFunds(db, { businessId, walletId, cursors: await loadCursors(db) });
  const isWorthMore = gt(funds.spendable, restOfFees(funds));
  return db
    .select({
      assetId: funds.assetId,
      addresses: sql<number>`count(*) filter (where ${isWorthMore})`.mapWith(Number),
      units:
        sql<bigint>`coalesce(sum(${funds.spendable}) filter (where ${isWorthMore}), 0)::text`.mapWith(
          BigInt,
        ),
      incoming: sql<bigint>`sum(${funds.total} - ${funds.spendable})::text`.mapWith(BigInt),
    })
    .from(funds)
    .innerJoin(accounts, eq(accounts.id, funds.accountId))
    .where(and(eq(funds.isPurse, true), notExists(movedTogether(db, funds))))
    .groupBy(funds.assetId)
    .orderBy(funds.assetId);
}

/** Loads the funds that a sweep can collect, by asset. */
export async function loadCollectable(
  context: Pick<ServiceContext, 'db' | 'platform' | 'rates' | 'chainMode'>,
  businessId: number,
): Promise<readonly CollectableFunds[]> {
  const rows = await loadPurseFunds(context.db, businessId);
  const held = rows
    .filter(({ addresses }) => addresses > 0)
    .map((row) => ({ ...row, asset: requireAsset(row.assetId) }));
  const toValue = await loadBusinessValues(
    context,
    businessId,
    held.map(({ asset }) => asset),
  );
  const uncovered = await loadUncovered(context, businessId);
  return held.map(({ asset, addresses, units }) => {
    const promised = least(uncovered.get(asset.id) ?? 0n, units);
    return {
      ...{ asset: asset.id, network: asset.network, addresses },
      amount: formatUnits(units, asset),
      promised: formatUnits(promised, asset),
      value: toValue(units, asset),
      freeValue: toValue(units - promised, asset),
    };
  });
}

/** Loads the units of refunds to be sent that the settlement accounts cannot pay, by the id of the asset. */
async function loadUncovered(
  context: Pick<ServiceContext, 'db' | 'chainMode'>,
  businessId: number,
): Promise<ReadonlyMap<string, bigint>> {
  const { db } = context;
  const promised = await loadPromisedUnits(db, { businessId, livemode: liveModeOf(context) });
  const uncovered = new Map(promised);
  if (uncovered.size > 0)
    for (const { assetId, spendable } of await loadAccountFunds(db, businessId)) {
      const left = (uncovered.get(assetId) ?? 0n) - spendable;
      uncovered.set(assetId, left > 0n ? left : 0n);
    }
  return uncovered;
}

/**
 * Selects the sweep of many addresses whose transaction moves funds now. The rest of that sweep may be moved address by
 * address meanwhile.
 */
function movedTogether(db: Db, { accountId, assetId }: ReturnType<typeof selectHeldFunds>) {
  const { outId, purseId, intentId } = transferParts;
  return db
    .select({ id: outId })
    .from(transferParts)
    .innerJoin(transfersOut, eq(transfersOut.id, outId))
    .innerJoin(sendIntents, eq(sendIntents.id, intentId))
    .where(and(eq(purseId, accountId), eq(transfersOut.assetId, assetId), isMovedByAnother()));
}

/**
 * Selects the most that the fees of former sweeps may have left at an address: they take the greatest fee and pay
 * the real one. What they left is not worth another fee.
 */
function restOfFees(held: ReturnType<typeof selectHeldFunds>) {
  const { intentId, purseId, step, feeUnits, units } = transferParts;
  return sql`case when ${held.assetId} = ${accounts.network} then coalesce((
    select max(case ${step} when 'GAS' then ${units} else ${feeUnits} end)
    from ${transferParts} left join ${sendIntents} on ${sendIntents.id} = ${intentId}
    where ${purseId} = ${held.accountId}
      and coalesce(${sendIntents.accountId}, ${transferParts.accountId}) = ${transferParts.accountId}), 0) else 0 end`;
}
