import type { Checkout } from '@billfold/core/payments';
import { shopUrl } from './return-url.ts';

/**
 * Returns where a payer asks the shop about a payment: an email to its support with `subject`, else its page. Null
 * without either.
 */
export function contactUrl(checkout: ContactFacts, subject: string): string | null {
  const { supportEmail } = checkout.merchant;
  if (supportEmail === null) return shopUrl(checkout);
  return `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`;
}

type ContactFacts = Parameters<typeof shopUrl>[0] & {
  readonly merchant: Pick<Checkout['merchant'], 'supportEmail'>;
};
