import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { OwnedTransfer } from '../transfers-out/open-and-sign.ts';
import { loadParts } from '../transfers-out/transfer-store.ts';
import { countFunds, fundsMissing, missingOf } from './count-funds.ts';
import { requirePayer } from './require-payer.ts';

/** Requires an account that can pay every line that is left. @throws {ApiError} 409 FUNDS_MISSING, PLAN_OUTDATED */
export async function requireFunds(
  tx: Db,
  context: ServiceContext,
  { owner, row }: OwnedTransfer,
): Promise<void> {
  const { account, address } = await requirePayer(tx, context, { owner, row });
  const asset = requireAsset(row.assetId);
  const planned = (await loadParts(tx, [row.id])).filter(({ state }) => state === 'PLANNED');
  const funds = await countFunds(tx, context, { account, asset, except: row.id });
  const { missing, nativeMissing } = missingOf(asset, funds, {
    units: planned.reduce((sum, { units }) => sum + units, 0n),
    feeUnits: planned.reduce((sum, { feeUnits }) => sum + (feeUnits ?? 0n), 0n),
  });
  if (missing === 0n && nativeMissing === 0n) return;
  throw fundsMissing({ asset, address, missing, nativeMissing });
}
