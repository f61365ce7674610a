import type { Decimal } from '@billfold/core';
import { createResource } from '@billfold/core/flows';
import {
  isEnded,
  isFiat,
  type PriceFormat,
  readCheckoutLink,
  trimDecimal,
} from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { useMemo } from 'react';
import type { PlacedAsset } from '../common/asset-name.ts';
import { isWaiting } from '../common/is-waiting.ts';
import type { BusinessData } from '../services/business-data.ts';
import { useServices } from '../services/services-context.ts';

/** Facts of a payment that its payer needs away from the checkout page. */
export interface PaymentFacts {
  readonly merchant: string;
  /** Null where the payment asks for nothing any more, or the shop shows no price and no coin is chosen. */
  readonly amount: string | null;
  readonly orderId: string | null;
  /** About how much of each coin it takes: of the chosen one, else of those that can be chosen. */
  readonly takes: readonly (PlacedAsset & { readonly amount: Decimal })[];
  /** End of the time for which the amount of the chosen coin holds; null where none is chosen. */
  readonly heldUntil: Date | null;
  /** True until the price was seen on the chain, or the payment ended. */
  readonly asksForMoney: boolean;
}

/**
 * Loads a payment by the link of its checkout page, and again on `reload`; null until then, where that fails, and for
 * another host, which these pages may not call.
 */
export function usePaymentFacts(link: string): {
  readonly facts: PaymentFacts | null;
  readonly reload: () => Promise<void>;
} {
  const { business } = useServices();
  const { locale } = useTranslate();
  const resource = useMemo(
    () => createResource(() => loadFacts(business, { link, locale })),
    [business, link, locale],
  );
  // The notice leads to the checkout, which says the reason of a failure.
  const { data = null } = useResource(resource);
  return { facts: data, reload: resource.invalidate };
}

interface FactsQuery extends PriceFormat {
  readonly link: string;
}

async function loadFacts(
  business: BusinessData,
  { link, locale }: FactsQuery,
): Promise<PaymentFacts | null> {
  const parts = readCheckoutLink(link);
  if (parts === null || parts.origin !== window.location.origin) return null;
  const checkout = await business.call((client) => client.checkout.get(parts.paymentId));
  const { merchant, orderId, status, paidState, method, expiresAt } = checkout;
  const isShort = paidState === 'UNPAID' || paidState === 'UNDERPAID';
  return {
    ...{ merchant: merchant.name, amount: await amountText(checkout, { locale }), orderId },
    takes: takenBy(checkout),
    heldUntil: method === null ? null : expiresAt,
    asksForMoney: isShort && isWaiting({ status }),
  };
}

function takenBy({ method, due, assets }: Checkout): PaymentFacts['takes'] {
  if (method !== null && due !== null)
    return [{ symbol: method.asset, network: method.network, amount: due }];
  return assets.flatMap(({ asset: symbol, network, estimate, enabled }) =>
    enabled && estimate !== null ? [{ symbol, network, amount: estimate }] : [],
  );
}

async function amountText(checkout: Checkout, format: PriceFormat): Promise<string | null> {
  const { status, price, showsFiat, method, due } = checkout;
  if (isEnded(status)) return null;
  const { priceText } = await import('@billfold/core/payments');
  if (showsFiat || !isFiat(price)) return priceText(price, format);
  return method === null || due === null ? null : `${trimDecimal(due)} ${method.asset}`;
}
