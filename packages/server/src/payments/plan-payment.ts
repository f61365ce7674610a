import type { CreatePayment } from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { loadDollarPrices } from './dollar-prices.ts';
import { codesOf, type Offer, offerAsset } from './offer-asset.ts';
import { type AcceptedAsset, loadNewPaymentRules, type PaymentRules } from './payment-rules.ts';
import { type OwnTerms, toleranceOf } from './payment-terms.ts';
import { readPrice, writePriced } from './read-price.ts';

/** New payment whose request was judged, with the rates of that time. */
export interface PlannedPayment {
  readonly rules: PaymentRules;
  readonly own: OwnTerms;
  /** Offer of the method that was chosen for the payer. */
  readonly method: Extract<Offer, { readonly outcome: 'offered' }> | null;
  /** Columns that follow from the price and the rules. */
  readonly stored: {
    readonly price: string;
    readonly priceCurrency: string;
    readonly tolerance: string;
    readonly policy: string | null;
    readonly windowMinutes: number | null;
    readonly assetIds: readonly string[] | null;
  };
}

export interface RequestedPayment {
  readonly businessId: number;
  readonly payment: CreatePayment;
}

/** Judges a request for a payment. @throws {ApiError} 400, 409 */
export async function planPayment(
  context: Pick<ServiceContext, 'db' | 'platform' | 'rates'>,
  { businessId, payment }: RequestedPayment,
): Promise<PlannedPayment> {
  const price = readPrice(payment.price);
  const rules = await loadNewPaymentRules(context.db, businessId);
  const chosen = payment.assets && chooseAssets(rules, payment.assets, 'assets');
  const allowed = chosen ?? rules.assets;
  const policy = payment.confirmationPolicy ?? null;
  const own = {
    policy: policy === null ? null : String(policy),
    windowMinutes: payment.expiresInMinutes ?? null,
  };
  const now = nowOf(context.platform);
  const prices = await loadDollarPrices(context, codesOf(rules, price.currency), now);
  const offering = { price, own, rules, prices, now };
  const [method] = payment.method
    ? chooseAssets({ assets: allowed }, [payment.method], 'method')
    : [];
  const offers = (method === undefined ? allowed : [method]).map((each) =>
    offerAsset(each, offering),
  );
  const offered = requireOffer(offers);
  const bps = toleranceOf(payment.tolerance ?? null, method ? [method] : allowed, rules);
  return {
    ...{ rules, own, method: method === undefined ? null : offered },
    stored: {
      ...{ price: writePriced(price.amount), priceCurrency: price.currency, ...own },
      tolerance: writePriced((price.amount * BigInt(bps)) / 10_000n),
      assetIds: chosen?.map(({ asset }) => asset.id) ?? null,
    },
  };
}

/** @throws {ApiError} 400 ASSET_NOT_ACCEPTED */
export function chooseAssets(
  { assets }: Pick<PaymentRules, 'assets'>,
  names: readonly string[],
  field: string,
): readonly AcceptedAsset[] {
  return [...new Set(names)].map((name) => {
    const id = findNamedAsset(name)?.id;
    const accepted = assets.find(({ asset }) => asset.id === id);
    if (accepted === undefined)
      throw fieldRefused(field, {
        code: 'ASSET_NOT_ACCEPTED',
        message: fill('This payment cannot be paid in {asset}.', { asset: name }),
      });
    return accepted;
  });
}

/** Returns the first asset that can be paid. @throws {ApiError} 400 PRICE_OUT_OF_RANGE; 409 RATE_UNAVAILABLE */
export function requireOffer(
  offers: readonly Offer[],
): Extract<Offer, { readonly outcome: 'offered' }> {
  for (const offer of offers) if (offer.outcome === 'offered') return offer;
  if (offers.some(({ outcome }) => outcome === 'out-of-range'))
    throw fieldRefused('price.amount', {
      code: 'PRICE_OUT_OF_RANGE',
      message: 'This price is too low or too high for every asset that can pay it.',
    });
  throw rateUnavailable();
}

function rateUnavailable(): ApiError {
  return new ApiError(409, 'RATE_UNAVAILABLE', {
    errors: ['There is no price of these assets right now. Try again in a minute.'],
    retryAfterSeconds: 60,
  });
}
