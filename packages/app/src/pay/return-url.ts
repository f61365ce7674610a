import type { Checkout } from '@billfold/core/payments';

/**
 * Returns the address of the shop with the payment and its status, which are a hint: the shop asks its own server.
 * Null without one, or where it is no web address.
 */
export function returnUrl({ redirectUrl, id, status }: ReturnFacts): string | null {
  if (redirectUrl === null || !/^https?:/i.test(redirectUrl) || !URL.canParse(redirectUrl))
    return null;
  const url = new URL(redirectUrl);
  url.searchParams.set('payment_id', id);
  url.searchParams.set('status', status);
  return url.href;
}

type ReturnFacts = Pick<Checkout, 'redirectUrl' | 'id' | 'status'>;
