import type { CollectableFunds } from '@billfold/core/contract';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { loadCursors } from '../chains/chain-cursors.ts';
import type { ServiceContext } from '../context.ts';
import { accounts, businesses, transferParts } from '../db/schema.ts';
import { loadBusinessValues } from '../payments/business-values.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { selectHeldFunds } from '../payments-accounts/held-funds.ts';

/** Loads the funds at the payment addresses of a business in its settlement wallet, by asset. */
export async function loadCollectable(
  context: Pick<ServiceContext, 'db' | 'platform' | 'rates'>,
  businessId: number,
): Promise<readonly CollectableFunds[]> {
  const { db } = context;
  const [business] = await db
    .select({ walletId: businesses.settlementWalletId })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  const walletId = business?.walletId ?? null;
  if (walletId === null) return [];
  const funds = selectHeldFunds(db, { businessId, walletId, cursors: await loadCursors(db) });
  const rows = await db
    .select({
      assetId: funds.assetId,
      addresses: count(),
      units: sql<bigint>`sum(${funds.spendable})::text`.mapWith(BigInt),
    })
    .from(funds)
    .innerJoin(accounts, eq(accounts.id, funds.accountId))
    .where(and(eq(funds.isPurse, true), gt(funds.spendable, restOfFees(funds))))
    .groupBy(funds.assetId)
    .orderBy(funds.assetId);
  const held = rows.map((row) => ({ ...row, asset: requireAsset(row.assetId) }));
  const toValue = await loadBusinessValues(
    context,
    businessId,
    held.map(({ asset }) => asset),
  );
  return held.map(({ asset, addresses, units }) => ({
    ...{ asset: asset.id, network: asset.network, addresses },
    amount: formatUnits(units, asset),
    value: toValue(units, asset),
  }));
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
