import type { PaymentOrigin } from '@billfold/core/contract';
import type { MailLanguage } from '../mail/mail-language.ts';

/** Ways to reach a shop. */
export interface ReachedShop {
  readonly name: string;
  readonly website: string | null;
  readonly supportEmail: string | null;
}

/** Ways to reach a shop, for the payer of a payment that came by `origin`. */
export interface AskedShop extends ReachedShop {
  readonly origin: PaymentOrigin;
}

/** Returns how a customer asks a shop: by its support email, on its site, or where the payment came from. */
export function contactText(
  { name, website, supportEmail, origin }: AskedShop,
  { text }: Pick<MailLanguage, 'text'>,
): string {
  if (supportEmail !== null) return text('customer.questions', { email: supportEmail });
  if (website !== null) return text('customer.site', { website });
  return text(`customer.none.${origin}`, { shop: name });
}
