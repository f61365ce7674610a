import { type CheckoutSettings, checkoutSettings } from '@billfold/core/contract';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { loadTab } from '../businesses/settings-tab.ts';
import type { Db } from '../db/open-database.ts';

/** Languages that a payment names. */
export interface PaymentLanguages {
  /** Language that the business chose for it. */
  readonly language: string | null;
  /** Language in which its payer last read the checkout. */
  readonly payerLanguage?: string | null;
}

/**
 * Returns the language of a customer's mails: the one in which the payer read the checkout, that of the payment, the
 * first one of the checkout, else English.
 */
export function customerLocale(
  { language, payerLanguage = null }: PaymentLanguages,
  { languages }: Pick<CheckoutSettings, 'languages'>,
): string {
  return payerLanguage ?? language ?? languages[0] ?? 'en';
}

/** Loads the language of a customer's mails. */
export async function loadCustomerLocale(
  db: Db,
  { businessId, ...named }: PaymentLanguages & { readonly businessId: number },
): Promise<string> {
  const settings = await loadTab<CheckoutSettings>(db, businessId, {
    ...{ tab: 'checkout', atFirst: settingsAtFirst.checkout, schema: checkoutSettings.settings },
  });
  return customerLocale(named, settings);
}
