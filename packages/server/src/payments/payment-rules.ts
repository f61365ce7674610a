import { type AccountAsset, findAccountAsset, isOffered } from '@billfold/core';
import {
  type BusinessStatus,
  type PaymentsSettings,
  paymentsSettings,
} from '@billfold/core/contract';
import { and, asc, eq, type Placeholder, sql } from 'drizzle-orm';
import { businessArchived } from '../businesses/members.ts';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { decodeTab } from '../businesses/settings-tab.ts';
import type { Db } from '../db/open-database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { accounts, businessAssets, businesses, businessSettings } from '../db/schema.ts';
import { settlementMissing } from '../payments-accounts/settlement-missing.ts';
import { ApiError, notFound } from '../platform/api-error.ts';

/** Asset that a business accepts, with its own rules and the account that it is paid into. */
export interface AcceptedAsset {
  readonly asset: AccountAsset;
  readonly row: typeof businessAssets.$inferSelect;
  readonly account: typeof accounts.$inferSelect;
}

/** Rules that the payments of a business follow. */
export interface PaymentRules {
  readonly businessId: number;
  readonly defaultCurrency: string;
  readonly settings: Omit<PaymentsSettings, 'version'>;
  readonly assets: readonly AcceptedAsset[];
}

/**
 * Loads the rules of new payments: those of `loadPaymentRules`, without assets that are no longer offered.
 * @throws {ApiError} as `loadPaymentRules`
 */
export async function loadNewPaymentRules(db: Db, businessId: number): Promise<PaymentRules> {
  const rules = await loadPaymentRules(db, businessId);
  const assets = rules.assets.filter(({ asset }) => isOffered(asset.id));
  if (assets.length === 0) throw noAssetsAccepted();
  return { ...rules, assets };
}

/**
 * Loads the rules of payments of a business that can be paid, with one query.
 * @throws {ApiError} 409 SETTLEMENT_MISSING, NO_ASSETS_ACCEPTED, BUSINESS_SUSPENDED, BUSINESS_ARCHIVED
 */
export async function loadPaymentRules(db: Db, businessId: number): Promise<PaymentRules> {
  const rows = await selectRules(db).execute({ businessId });
  const [first] = rows;
  if (first === undefined) throw notFound('business');
  const { business, stored } = first;
  requireOpen(business.status);
  if (business.settlementWalletId === null) throw settlementMissing();
  const assets = rows.flatMap(({ row, account }) =>
    row === null || account === null ? [] : [toAccepted(row, account)],
  );
  if (assets.length === 0) throw noAssetsAccepted();
  const settings = decodeTab(paymentsTab, stored ?? undefined);
  return { businessId, defaultCurrency: business.defaultCurrency, settings, assets };
}

/** Requires a business that takes payments. @throws {ApiError} 409 BUSINESS_SUSPENDED, BUSINESS_ARCHIVED */
export function requireOpen(status: BusinessStatus): void {
  if (status === 'ARCHIVED') throw businessArchived();
  if (status === 'SUSPENDED') throw businessSuspended();
}

/** Reports whether a business takes payments, and mails its customers about them. */
export function isOpen(status: BusinessStatus): boolean {
  return status !== 'ARCHIVED' && status !== 'SUSPENDED';
}

const tab = 'payments';
const paymentsTab = { schema: paymentsSettings.settings, atFirst: settingsAtFirst.payments };

const selectRules = prepareOnce((db) => {
  const { status, settlementWalletId, defaultCurrency } = businesses;
  const { version, data } = businessSettings;
  const businessId = sql.placeholder('businessId');
  const isTab = and(eq(businessSettings.businessId, businesses.id), eq(businessSettings.tab, tab));
  return db
    .select({
      business: { status, settlementWalletId, defaultCurrency },
      stored: { version, data },
      ...{ row: businessAssets, account: accounts },
    })
    .from(businesses)
    .leftJoin(businessSettings, isTab)
    .leftJoin(businessAssets, isEnabledOf(businessId))
    .leftJoin(accounts, eq(accounts.id, businessAssets.accountId))
    .where(eq(businesses.id, businessId))
    .orderBy(asc(businessAssets.assetId))
    .prepare('billfold_payment_rules');
});

/** Loads the assets that a business accepts, with the accounts that they are paid into. */
export async function loadAccepted(db: Db, businessId: number): Promise<readonly AcceptedAsset[]> {
  const rows = await selectAccepted(db).execute({ businessId });
  return rows.map(({ row, account }) => toAccepted(row, account));
}

const isEnabledOf = (businessId: number | Placeholder) =>
  and(eq(businessAssets.businessId, businessId), eq(businessAssets.isEnabled, true));

const selectAccepted = prepareOnce((db) =>
  db
    .select({ row: businessAssets, account: accounts })
    .from(businessAssets)
    .innerJoin(accounts, eq(accounts.id, businessAssets.accountId))
    .where(isEnabledOf(sql.placeholder('businessId')))
    .orderBy(asc(businessAssets.assetId))
    .prepare('billfold_accepted'),
);

function toAccepted(row: AcceptedAsset['row'], account: AcceptedAsset['account']): AcceptedAsset {
  const asset = findAccountAsset(row.assetId);
  if (asset === undefined) throw new Error(`there is no asset ${row.assetId}`);
  return { asset, row, account };
}

const businessSuspended = (): ApiError =>
  new ApiError(409, 'BUSINESS_SUSPENDED', {
    errors: ['This business is suspended and takes no payments.'],
  });

const noAssetsAccepted = (): ApiError =>
  new ApiError(409, 'NO_ASSETS_ACCEPTED', {
    errors: ['Choose the assets that the business accepts first.'],
  });
