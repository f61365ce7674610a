import type { Checkout } from '@billfold/core/payments';

/**
 * Returns the address of the shop with the payment and its status, which are a hint: the shop asks its own server. Where
 * the payment has none, it is the site of the shop. Null without either, or where it is no web address.
 */
export function returnUrl({ redirectUrl, id, status, merchant }: ReturnFacts): string | null {
  if (redirectUrl === null || !isWebUrl(redirectUrl)) return shopUrl({ merchant });
  const url = new URL(redirectUrl);
  url.searchParams.set('payment_id', id);
  url.searchParams.set('status', status);
  return url.href;
}

type ReturnFacts = Pick<Checkout, 'redirectUrl' | 'id' | 'status'> & Pick<ShopFacts, 'merchant'>;

/** Returns where a payer goes who has not paid: the shop's page for that, where it is given, else its site. Null without either. */
export function shopUrl({ cancelUrl, redirectUrl, merchant }: ShopFacts): string | null {
  const urls = [cancelUrl, merchant.website, redirectUrl];
  return urls.find((url) => url != null && isWebUrl(url)) ?? null;
}

type ShopFacts = Partial<Pick<Checkout, 'cancelUrl' | 'redirectUrl'>> & {
  readonly merchant: Pick<Checkout['merchant'], 'website'>;
};

function isWebUrl(url: string): boolean {
  return /^https?:/i.test(url) && URL.canParse(url);
}
