import { createCheckoutLanguage } from '@billfold/core/internal';
import { matchLocale } from '@billfold/core/locales';
import type { CheckoutSource } from './checkout-source.ts';
import type { PayServices } from './pay-services.ts';
import { payerTimeZone } from './payer-time-zone.ts';
import { wantedLocales } from './wanted-locales.ts';

/**
 * Tells the server in which language the payer reads the page, so that emails to the payer are in it. A failure is left
 * alone: the page works, and tells it again when it is opened next.
 */
export async function tellLanguage(
  source: Pick<CheckoutSource, 'get' | 'show'>,
  { transport }: Pick<PayServices, 'transport'>,
): Promise<void> {
  const { checkout } = source.get();
  if (checkout === null) return;
  // The page may still be drawn in the language of the browser, before it takes that of the payment.
  const language = matchLocale(wantedLocales(checkout.language));
  if (language === checkout.emailLanguage) return;
  try {
    const read = { language, timeZone: payerTimeZone() };
    source.show(await createCheckoutLanguage(transport).setLanguage(checkout.id, read));
  } catch {
    // See above.
  }
}
