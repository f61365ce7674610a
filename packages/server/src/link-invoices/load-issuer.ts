import { type LegalSettings, legalSettings, type ReceiptMerchant } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { loadTab } from '../businesses/settings-tab.ts';
import type { Db } from '../db/open-database.ts';
import { businesses } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';

/** Loads a business as its settings name it now. */
export async function loadIssuer(db: Db, businessId: number): Promise<ReceiptMerchant> {
  const { name, website, supportEmail } = businesses;
  const [row] = await db
    .select({ name, website, supportEmail })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (row === undefined) throw notFound('business');
  const { version: _, ...legal } = await loadTab<LegalSettings>(db, businessId, {
    ...{ tab: 'legal', atFirst: settingsAtFirst.legal, schema: legalSettings.settings },
  });
  return { ...row, ...legal };
}

/** Loads the businesses that issued invoices and were not named then, by their ids. */
export async function loadIssuers(
  db: Db,
  invoices: readonly { readonly businessId: number; readonly issuer: ReceiptMerchant | null }[],
): Promise<ReadonlyMap<number, ReceiptMerchant>> {
  const unnamed = invoices.flatMap(({ businessId, issuer }) =>
    issuer === null ? [businessId] : [],
  );
  const issuers = new Map<number, ReceiptMerchant>();
  for (const id of new Set(unnamed)) issuers.set(id, await loadIssuer(db, id));
  return issuers;
}
