import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { OwnedTransfer } from '../transfers-out/open-and-sign.ts';
import { planOutdated } from '../transfers-out/plan-refusals.ts';
import { loadParts } from '../transfers-out/transfer-store.ts';
import { findPayer, type Payer } from './find-payer.ts';

/** Finds the account that the plan names. @throws {ApiError} 409 PLAN_OUTDATED */
export async function requirePayer(
  db: Db,
  context: ServiceContext,
  { owner, row }: OwnedTransfer,
): Promise<Payer> {
  const payer = await findPayer(db, context, {
    owner,
    network: requireServed(requireAsset(row.assetId).network),
  });
  const parts = await loadParts(db, [row.id]);
  if (parts.every(({ accountId }) => accountId === payer.account.id)) return payer;
  throw planOutdated('The settlement wallet changed.');
}
