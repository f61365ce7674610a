import { type CheckoutSettings, checkoutSettings } from '@billfold/core/contract';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { loadTab } from '../businesses/settings-tab.ts';
import type { Db } from '../db/open-database.ts';

/** Returns the language of a customer's mails: that of the payment, else the first one of the checkout, else English. */
export function customerLocale(
  language: string | null,
  { languages }: Pick<CheckoutSettings, 'languages'>,
): string {
  return language ?? languages[0] ?? 'en';
}

/** Loads the language of a customer's mails. */
export async function loadCustomerLocale(
  db: Db,
  { businessId, language }: { readonly businessId: number; readonly language: string | null },
): Promise<string> {
  const settings = await loadTab<CheckoutSettings>(db, businessId, {
    ...{ tab: 'checkout', atFirst: settingsAtFirst.checkout, schema: checkoutSettings.settings },
  });
  return customerLocale(language, settings);
}
