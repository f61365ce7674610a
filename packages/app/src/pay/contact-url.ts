import type { Checkout } from '@billfold/core/payments';
import { shopUrl } from './return-url.ts';

/**
 * Returns where a payer asks the shop about a payment: an email to its support with `subject`, else its site. Null
 * without either. The pages to return to belong to the order: one of them is its cart.
 */
export function contactUrl(checkout: ContactFacts, subject: string): string | null {
  const { supportEmail } = checkout.merchant;
  if (supportEmail === null) return shopUrl({ merchant: checkout.merchant });
  return `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`;
}

interface ContactFacts {
  readonly merchant: Pick<Checkout['merchant'], 'supportEmail' | 'website'>;
}
