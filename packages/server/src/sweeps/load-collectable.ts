import type { CollectableFunds } from '@billfold/core/contract';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { loadCursors } from '../chains/chain-cursors.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, businesses, transferParts } from '../db/schema.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { selectHeldFunds } from '../payments-accounts/held-funds.ts';

/** Loads the funds at the payment addresses of a business in its settlement wallet, by asset. */
export async function loadCollectable(
  db: Db,
  businessId: number,
): Promise<readonly CollectableFunds[]> {
  const [business] = await db
    .select({ walletId: businesses.settlementWalletId })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  const walletId = business?.walletId ?? null;
  if (walletId === null) return [];
  const held = selectHeldFunds(db, { businessId, walletId, cursors: await loadCursors(db) });
  const rows = await db
    .select({
      assetId: held.assetId,
      addresses: count(),
      units: sql<bigint>`sum(${held.spendable})::text`.mapWith(BigInt),
    })
    .from(held)
    .innerJoin(accounts, eq(accounts.id, held.accountId))
    .where(and(eq(held.isPurse, true), gt(held.spendable, restOfFees(held))))
    .groupBy(held.assetId)
    .orderBy(held.assetId);
  return rows.map(({ assetId, addresses, units }) => {
    const asset = requireAsset(assetId);
    return { asset: assetId, network: asset.network, amount: formatUnits(units, asset), addresses };
  });
}

/**
 * Selects the most that the fees of former sweeps may have left at an address: they take the greatest fee and pay
 * the real one. What they left is not worth another fee.
 */
function restOfFees(held: ReturnType<typeof selectHeldFunds>) {
  const { purseId, step, feeUnits, units } = transferParts;
  return sql`case when ${held.assetId} = ${accounts.network} then coalesce((
    select max(case ${step} when 'GAS' then ${units} else ${feeUnits} end)
    from ${transferParts} where ${purseId} = ${held.accountId}), 0) else 0 end`;
}
