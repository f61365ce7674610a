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
import { decodeTab } from '../businesses/settings-tab.ts';
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
  /** Differs as soon as the business accepts other assets, or under other rules. */
  readonly assetsVersion: string;
}

export type LoadStorefront = (db: Db, businessId: number) => Promise<Storefront>;

/** Loading of storefronts, with the memory of a process. */
export interface Storefronts {
  readonly load: LoadStorefront;
  /** Completes what another statement selected by {@link storefrontFields}. */
  readonly complete: (db: Db, found: FoundStorefront) => Promise<Storefront>;
}

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
 * Creates the loading of storefronts. Settings are read and parsed once for each of their versions, which every load
 * compares: another process may have changed them.
 */
export function createStorefronts(): Storefronts {
  const known = new Map<number, { readonly versions: string; readonly tabs: Tabs }>();

  async function loadTabs(db: Db, businessId: number, versions: string): Promise<Tabs> {
    const last = known.get(businessId);
    if (last?.versions === versions) return last.tabs;
    const rows = await selectTabs(db).execute({ businessId });
    const stored = new Map(rows.map((row) => [row.tab, row]));
    const loaded = {
      checkout: decodeTab(tabs.checkout, stored.get('checkout')),
      payments: decodeTab(tabs.payments, stored.get('payments')),
      legal: decodeTab(tabs.legal, stored.get('legal')),
    };
    if (known.size >= mostKnown) known.clear();
    known.set(businessId, { versions, tabs: loaded });
    return loaded;
  }

  const complete: Storefronts['complete'] = async (db, found) => {
    const { logoHash, settlementWalletId, status: state, versions, assets, ...shown } = found;
    const { businessId } = shown;
    return {
      ...{ ...shown, ...(await loadTabs(db, businessId, versions ?? '')) },
      logoUrl: logoUrlOf(businessId, logoHash),
      assetsVersion: `${assets ?? 0} ${settlementWalletId}`,
      isOpen: state !== 'ARCHIVED' && state !== 'SUSPENDED' && settlementWalletId !== null,
    };
  };
  return {
    load: async (db, businessId) => {
      const [found] = await selectStorefront(db).execute({ businessId });
      if (found === undefined) throw new Error(`there is no business ${businessId}`);
      return complete(db, found);
    },
    complete,
  };
}

const tabNames = Object.values(tabs).map(({ tab }) => tab);
/** Its assets are not stored with it, but a change of them makes a new version of it. */
const assetsTab = 'cryptocurrency';

const { tab, version } = businessSettings;
const isOfBusiness = eq(businessSettings.businessId, businesses.id);

/** Columns of `businesses`, and of `businessLogos` joined on the left, that a storefront is read from. */
export const storefrontFields = {
  businessId: businesses.id,
  name: businesses.name,
  website: businesses.website,
  supportEmail: businesses.supportEmail,
  defaultCurrency: businesses.defaultCurrency,
  status: businesses.status,
  settlementWalletId: businesses.settlementWalletId,
  logoHash: businessLogos.hash,
  versions: sql<string | null>`(select string_agg(${tab} || ' ' || ${version}, ',' order by ${tab})
    from ${businessSettings} where ${and(isOfBusiness, inArray(tab, tabNames))})`,
  assets: sql<number | null>`(select ${version}
    from ${businessSettings} where ${and(isOfBusiness, eq(tab, assetsTab))})`,
};

const selectStorefront = prepareOnce((db) =>
  db
    .select(storefrontFields)
    .from(businesses)
    .leftJoin(businessLogos, eq(businessLogos.businessId, businesses.id))
    .where(eq(businesses.id, sql.placeholder('businessId')))
    .prepare('billfold_storefront'),
);

/** Business as {@link storefrontFields} tell it. */
export type FoundStorefront = Awaited<
  ReturnType<ReturnType<typeof selectStorefront>['execute']>
>[number];

const selectTabs = prepareOnce((db) => {
  const { businessId, tab, version, data } = businessSettings;
  return db
    .select({ tab, version, data })
    .from(businessSettings)
    .where(and(eq(businessId, sql.placeholder('businessId')), inArray(tab, tabNames)))
    .prepare('billfold_storefront_tabs');
});
