import type { Checkout, CheckoutAsset } from '@billfold/core/payments';

/** Returns the chosen coin among those that can be chosen. */
export function ownOffer({ assets, selected }: OfferFacts): CheckoutAsset | undefined {
  return assets.find(
    ({ asset, network }) => asset === selected?.asset && network === selected.network,
  );
}

/** Reports whether the amount names the payment, so that exactly it must arrive. */
export function isExact({ method, ...offers }: OfferFacts & Pick<Checkout, 'method'>): boolean {
  return (method?.reference ?? null) !== null || ownOffer(offers)?.isExact === true;
}

type OfferFacts = Pick<Checkout, 'assets' | 'selected'>;
