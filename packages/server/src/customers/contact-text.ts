import type { MailLanguage } from '../mail/mail-language.ts';

/** Ways to reach a shop. */
export interface ReachedShop {
  readonly name: string;
  readonly website: string | null;
  readonly supportEmail: string | null;
}

/** Returns how a customer asks a shop: by its support email, on its site, or where the customer ordered. */
export function contactText(
  { name, website, supportEmail }: ReachedShop,
  { text }: Pick<MailLanguage, 'text'>,
): string {
  if (supportEmail !== null) return text('customer.questions', { email: supportEmail });
  if (website !== null) return text('customer.site', { website });
  return text('customer.none', { shop: name });
}
