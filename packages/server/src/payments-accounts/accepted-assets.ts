import { isDeepStrictEqual } from 'node:util';
import { findAccountAsset, isOffered, toDecimal } from '@billfold/core';
import type { AcceptedAsset, CryptocurrencySettings } from '@billfold/core/contract';
import { addressModesOf } from '@billfold/core/internal';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { lockTeam } from '../businesses/lock-team.ts';
import { readPolicy } from '../businesses/read-policy.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import { loadStoredTab, saveNextVersion } from '../businesses/settings-store.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businessAssets, businesses } from '../db/schema.ts';
import { trimScale } from '../db/trim-scale.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { staleVersion } from '../platform/stale-version.ts';
import { fill, joinTexts } from '../refusal-texts/refusal-text.ts';
import { settlementMissing } from './settlement-missing.ts';
import { findReceivingAccount } from './watch-key-store.ts';

const tab = 'cryptocurrency';

/** Loads the assets that a business accepts or accepted. */
export async function loadAcceptedAssets(
  db: Db,
  businessId: number,
): Promise<CryptocurrencySettings> {
  const rows = await db
    .select({
      ...getTableColumns(businessAssets),
      minPrice: trimScale(businessAssets.minPrice),
      maxPrice: trimScale(businessAssets.maxPrice),
    })
    .from(businessAssets)
    .where(eq(businessAssets.businessId, businessId))
    .orderBy(asc(businessAssets.assetId));
  const { version } = await loadStoredTab(db, businessId, tab);
  return { version, assets: rows.map(toAcceptedAsset) };
}

type Row = typeof businessAssets.$inferSelect;

function toAcceptedAsset(row: Row): AcceptedAsset {
  const { isEnabled, addressMode, toleranceBps, windowMinutes, adjustBps } = row;
  return {
    ...{ asset: row.assetId, isEnabled, addressMode, toleranceBps, windowMinutes, adjustBps },
    confirmationPolicy: readPolicy(row.policy),
    minPrice: row.minPrice === null ? null : toDecimal(row.minPrice),
    maxPrice: row.maxPrice === null ? null : toDecimal(row.maxPrice),
  };
}

/**
 * Replaces the assets that a business accepts. One that is left out stays as not accepted: its
 * addresses are watched. The first asset makes the business active. One that is no longer offered may stay accepted,
 * for payments that were asked for in it, and is not accepted anew.
 * @throws {ApiError} 400 VALIDATION_FAILED; 403 PERMISSION_DENIED; 409 STALE_VERSION, SETTLEMENT_MISSING
 */
export async function saveAcceptedAssets(
  context: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller }: BusinessActor,
  { version, assets }: CryptocurrencySettings,
): Promise<CryptocurrencySettings> {
  const { businessId, userId } = member;
  return context.db.transaction(async (tx) => {
    const { business } = await lockTeam(tx, member, 'manage-settings');
    const before = await loadAcceptedAssets(tx, businessId);
    if (before.version !== version) throw staleVersion(before);
    const rows = await Promise.all(assets.map((asset) => toRow(tx, businessId, asset)));
    if (new Set(rows.map(({ assetId }) => assetId)).size < rows.length)
      throw fieldRefused('assets', { message: 'List each asset only once' });
    refuseWithdrawn(rows, before.assets);
    await tx
      .update(businessAssets)
      .set({ isEnabled: false })
      .where(eq(businessAssets.businessId, businessId));
    for (const row of rows)
      await tx
        .insert(businessAssets)
        .values(row)
        .onConflictDoUpdate({
          target: [businessAssets.businessId, businessAssets.assetId],
          set: row,
        });
    const { assets: saved } = await loadAcceptedAssets(tx, businessId);
    if (isDeepStrictEqual(saved, before.assets)) return before;
    await saveNextVersion(tx, businessId, { tab });
    if (business.status === 'ONBOARDING' && rows.some(({ isEnabled }) => isEnabled))
      await tx.update(businesses).set({ status: 'ACTIVE' }).where(eq(businesses.id, businessId));
    await recordAudit(tx, context.platform, {
      ...{ businessId, userId, caller, action: 'assets.updated' },
      ...{ before: { accepted: namesOf(before.assets) }, after: { accepted: namesOf(saved) } },
    });
    return { version: version + 1, assets: saved };
  });
}

/** Refuses to accept an asset that is no longer offered, unless the business accepts it already. */
function refuseWithdrawn(rows: readonly Row[], before: readonly AcceptedAsset[]): void {
  for (const { assetId, isEnabled } of rows)
    if (isEnabled && !isOffered(assetId) && !namesOf(before).includes(assetId))
      throw fieldRefused('assets', {
        message: fill('{asset} is no longer offered', { asset: assetId }),
      });
}

const namesOf = (assets: readonly AcceptedAsset[]) =>
  assets.filter(({ isEnabled }) => isEnabled).map(({ asset }) => asset);

async function toRow(
  tx: Db,
  businessId: number,
  { asset: assetId, confirmationPolicy, ...given }: AcceptedAsset,
): Promise<Row> {
  const asset = findAccountAsset(assetId);
  if (asset === undefined)
    throw fieldRefused('assets', {
      message: fill('There is no asset {asset}', { asset: assetId }),
    });
  const modes = addressModesOf(asset);
  if (!modes.includes(given.addressMode))
    throw fieldRefused('assets', {
      message: fill('{asset} takes the address mode {modesText}', {
        asset: assetId,
        modesText: joinTexts('{oneText} or {otherText}', modes),
      }),
    });
  const account = await findReceivingAccount(tx, businessId, asset.network);
  if (account === undefined) throw settlementMissing();
  const policy = confirmationPolicy === null ? null : String(confirmationPolicy);
  return { ...given, businessId, assetId, accountId: account.id, policy };
}
