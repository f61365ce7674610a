import { estimateTime, getNetwork, nativeAsset } from '@billfold/core';
import type { AssetReason, CheckoutAsset, Price as PriceBody } from '@billfold/core/contract';
import { confirmationsOfPolicy, orderAssets } from '@billfold/core/internal';
import type { ChainFees } from '../chains/chain.ts';
import { isStale } from '../chains/is-stale.ts';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import type { DollarPrices } from '../payments/dollar-prices.ts';
import { formatUnits } from '../payments/format-units.ts';
import { isPayableIn } from '../payments/is-payable-in.ts';
import { isUnderCeiling } from '../payments/lock-quote.ts';
import { codesOf, type Offer, type Offering, offerAsset } from '../payments/offer-asset.ts';
import type { AcceptedAsset } from '../payments/payment-rules.ts';
import { termsOf } from '../payments/payment-terms.ts';
import { convertPrice } from '../payments/quote-asset.ts';
import { formatPrice, readPriced } from '../payments/read-price.ts';
import { onePrice } from '../rates/price.ts';
import type { OpenCheckout } from './find-checkout.ts';
import type { LoadKnownAssets } from './known-assets.ts';
import type { LoadKnownCursors } from './known-cursors.ts';
import type { LoadKnownFees } from './known-fees.ts';
import type { LoadKnownPrices } from './known-prices.ts';
import { typicalFee } from './typical-fee.ts';

export type AssetsContext = Pick<ServiceContext, 'db'>;

/** Memory of a process by which assets are listed with few queries. */
export interface AssetTools {
  readonly loadFees: LoadKnownFees;
  readonly loadAssets: LoadKnownAssets;
  readonly loadCursors: LoadKnownCursors;
  readonly loadPrices: LoadKnownPrices;
}

export interface ListedCheckout extends OpenCheckout, AssetTools {
  /** Asset of the current quote of the payment; null without one. */
  readonly currentId: string | null;
  readonly now: Date;
}

/**
 * Lists the assets that a payment can be paid in, in the order of the business. One that cannot be chosen now
 * is listed with its reason.
 */
export async function listCheckoutAssets(
  context: AssetsContext,
  {
    row,
    currentId,
    storefront,
    loadFees,
    loadAssets,
    loadCursors,
    loadPrices,
    now,
  }: ListedCheckout,
): Promise<readonly CheckoutAsset[]> {
  const { businessId, defaultCurrency, payments: settings } = storefront;
  const accepted = await loadAssets(context.db, storefront);
  const asked = { assetIds: row.assetIds, currentId };
  const allowed = accepted.filter(({ asset }) => isPayableIn(asset.id, asked));
  const networks = allowed.map(({ asset }) => requireServed(asset.network));
  const rules = { businessId, defaultCurrency, settings, assets: allowed };
  const codes = [
    ...codesOf(rules, row.priceCurrency),
    ...networks.map((each) => nativeAsset(each).symbol),
  ];
  const prices = await loadPrices(codes, now);
  const cursors = await loadCursors(context.db);
  const fees = await loadFees(networks);
  const price = { amount: readPriced(row.price), currency: row.priceCurrency };
  const own = { policy: row.policy, windowMinutes: row.windowMinutes };
  const offering = { price, own, rules, prices, now };
  return orderAssets(storefront.checkout.assetOrder, allowed, ({ asset }) => asset.id).map(
    (each) => {
      const network = requireServed(each.asset.network);
      const isLate = isStale(cursors.get(network), now.getTime());
      return presentOffer(offerAsset(each, offering), offering, {
        fees: fees.get(network) ?? null,
        obstacle: storefront.isOpen ? (isLate ? 'NETWORK_DELAYED' : null) : 'BUSINESS_CLOSED',
      });
    },
  );
}

/** Reports whether an amount names its payment on a shared address. On TON a comment does. */
function isExact({ asset, row }: AcceptedAsset): boolean {
  return row.addressMode === 'SHARED' && asset.network !== 'TON';
}

interface Place {
  readonly fees: ChainFees | null;
  /** Obstacle that has nothing to do with the price. */
  readonly obstacle: AssetReason | null;
}

function presentOffer(offer: Offer, offering: Offering, { fees, obstacle }: Place): CheckoutAsset {
  const { asset } = offer.accepted;
  const { own, rules, price, prices } = offering;
  const quote = offer.outcome === 'offered' ? offer.quote : null;
  const { policy, windowMinutes } = termsOf(own, offer.accepted, rules);
  const { requiredConfirmations } = confirmationsOfPolicy(policy, asset.network, {
    isUnderCeiling: quote !== null && isUnderCeiling(asset, quote),
  });
  const { minutesPerConfirmation } = getNetwork(asset.network);
  const { hours, minutes } = estimateTime(requiredConfirmations, minutesPerConfirmation);
  const reason = obstacle ?? reasons[offer.outcome];
  return {
    ...{ asset: asset.symbol, network: asset.network },
    estimate: quote && formatUnits(quote.dueUnits, asset),
    feeHint: fees && feeHintOf(fees, offer.accepted, { currency: price.currency, prices }),
    minutesHint: hours * 60 + minutes,
    windowMinutes,
    isExact: isExact(offer.accepted),
    ...{ enabled: reason === null, reason },
  };
}

const reasons: Readonly<Record<Offer['outcome'], AssetReason | null>> = {
  offered: null,
  'no-rate': 'NO_RATE',
  'out-of-range': 'OUT_OF_RANGE',
};

interface Hinted {
  readonly currency: string;
  readonly prices: DollarPrices;
}

/** Returns the usual network fee of a transfer in a currency; null without a price. */
export function feeHintOf(
  fees: ChainFees,
  { asset }: Pick<AcceptedAsset, 'asset'>,
  { currency, prices }: Hinted,
): PriceBody | null {
  const coin = nativeAsset(asset.network);
  const amount = (typicalFee(fees, asset) * onePrice) / 10n ** BigInt(coin.decimals);
  const converted = convertPrice(prices, { amount, currency: coin.symbol }, currency);
  return converted === null ? null : formatPrice({ amount: converted, currency });
}
