import {
  type CheckoutSettings,
  checkoutSettings,
  type LegalSettings,
  legalSettings,
  type PaymentsSettings,
  paymentsSettings,
} from '@billfold/core/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { logoUrlOf } from '../businesses/logo-store.ts';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { decodeTab, type StoredSettings } from '../businesses/settings-tab.ts';
import type { Db } from '../db/open-database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { businesses, businessLogos, businessSettings } from '../db/schema.ts';

/** Business as its checkout pages need it. */
export interface Storefront {
  readonly businessId: number;
  readonly name: string;
  readonly website: string | null;
  readonly supportEmail: string | null;
  readonly logoUrl: string | null;
  readonly defaultCurrency: string;
  /** Takes new money; payments that were chosen before stay payable without. */
  readonly isOpen: boolean;
  readonly checkout: CheckoutSettings;
  readonly payments: PaymentsSettings;
  readonly legal: LegalSettings;
}

export type LoadStorefront = (db: Db, businessId: number) => Promise<Storefront>;

const tabs = {
  checkout: {
    tab: 'checkout',
    schema: checkoutSettings.settings,
    atFirst: settingsAtFirst.checkout,
  },
  payments: {
    tab: 'payments',
    schema: paymentsSettings.settings,
    atFirst: settingsAtFirst.payments,
  },
  legal: { tab: 'legal', schema: legalSettings.settings, atFirst: settingsAtFirst.legal },
} as const;

type Tabs = Pick<Storefront, 'checkout' | 'payments' | 'legal'>;

const mostKnown = 1_000;

/**
 * Creates the loading of storefronts. Settings are parsed once for each of their versions, which every load
 * compares: another process may have changed them.
 */
export function createStorefronts(): LoadStorefront {
  const parsed = new Map<number, { readonly versions: string; readonly tabs: Tabs }>();

  function parse(businessId: number, rows: readonly StoredRow[]): Tabs {
    const versions = rows.map(({ tab, version }) => `${tab} ${version}`).join();
    const known = parsed.get(businessId);
    if (known?.versions === versions) return known.tabs;
    const stored = new Map(rows.map((row) => [row.tab, row]));
    const made = {
      checkout: decodeTab(tabs.checkout, stored.get('checkout')),
      payments: decodeTab(tabs.payments, stored.get('payments')),
      legal: decodeTab(tabs.legal, stored.get('legal')),
    };
    if (parsed.size >= mostKnown) parsed.clear();
    parsed.set(businessId, { versions, tabs: made });
    return made;
  }

  return async (db, businessId) => {
    const rows = await selectStorefront(db).execute({ businessId });
    const [found] = rows;
    if (found === undefined) throw new Error(`there is no business ${businessId}`);
    const { logoHash, settlementWalletId, status: state, ...shown } = found.business;
    const stored = rows.flatMap(({ settings }) => settings ?? []);
    return {
      ...{ businessId, ...shown, ...parse(businessId, stored) },
      logoUrl: logoUrlOf(businessId, logoHash),
      isOpen: state !== 'ARCHIVED' && state !== 'SUSPENDED' && settlementWalletId !== null,
    };
  };
}

interface StoredRow extends StoredSettings {
  readonly tab: string;
}

const selectStorefront = prepareOnce((db) => {
  const { name, website, supportEmail, defaultCurrency, status } = businesses;
  const { tab, version, data } = businessSettings;
  const names = Object.values(tabs).map((each) => each.tab);
  const isOfBusiness = eq(businessSettings.businessId, businesses.id);
  return db
    .select({
      business: {
        ...{ name, website, supportEmail, defaultCurrency, status },
        settlementWalletId: businesses.settlementWalletId,
        logoHash: businessLogos.hash,
      },
      settings: { tab, version, data },
    })
    .from(businesses)
    .leftJoin(businessLogos, eq(businessLogos.businessId, businesses.id))
    .leftJoin(businessSettings, and(isOfBusiness, inArray(tab, names)))
    .where(eq(businesses.id, sql.placeholder('businessId')))
    .orderBy(tab)
    .prepare('billfold_storefront');
});
