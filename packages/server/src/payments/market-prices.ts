import type { CreateEstimate, Estimate, GetRates, Rates } from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import type { ServiceContext } from '../context.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { assetSymbols } from '../rates/asset-symbol.ts';
import { dividePrices, onePrice, toRate } from '../rates/price.ts';
import { formatRate } from '../rates/rate-text.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { loadDollarPrices } from './dollar-prices.ts';
import { formatUnits } from './format-units.ts';
import { codesOf, offerAsset } from './offer-asset.ts';
import { loadNewPaymentRules } from './payment-rules.ts';
import { chooseAssets } from './plan-payment.ts';
import { findPricedCurrency } from './priced-currency.ts';
import { readPrice } from './read-price.ts';

type MarketContext = Pick<ServiceContext, 'db' | 'platform' | 'rates'>;

/**
 * Loads the prices of assets in a currency; an asset without a usable one is left out.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, VALIDATION_FAILED
 */
export async function loadMarketRates(
  context: MarketContext,
  { base, assets }: GetRates,
): Promise<Rates> {
  if (findPricedCurrency(base) === undefined)
    throw fieldRefused('base', {
      code: 'CURRENCY_UNSUPPORTED',
      message: fill('There are no prices in {currency}.', { currency: base }),
    });
  const symbols = assets === undefined ? assetSymbols : assets.split(',').map(readSymbol);
  const asOf = nowOf(context.platform);
  const prices = await loadDollarPrices(context, [...symbols, base], asOf);
  const unit = prices(base);
  const rates = symbols.flatMap((symbol) => {
    const own = prices(symbol);
    const price = symbol === base ? onePrice : own && unit && dividePrices(own.price, unit.price);
    return price === null ? [] : [[symbol, formatRate(toRate(price))] as const];
  });
  return { base, rates: Object.fromEntries(rates), asOf };
}

/** Reads the symbol of an asset in a list. @throws {ApiError} 400 VALIDATION_FAILED */
function readSymbol(text: string): string {
  const name = text.trim();
  const symbol = findNamedAsset(name)?.symbol ?? assetSymbols.find((each) => each === name);
  if (symbol === undefined)
    throw fieldRefused('assets', { message: fill('There is no asset {asset}.', { asset: name }) });
  return symbol;
}

/**
 * Estimates a price in each asset that the business accepts and that can pay it now, without a quote.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, VALIDATION_FAILED, ASSET_NOT_ACCEPTED; 409 as `loadNewPaymentRules`
 */
export async function estimatePrice(
  context: MarketContext,
  businessId: number,
  { price: asked, assets: names }: CreateEstimate,
): Promise<readonly Estimate[]> {
  const price = readPrice(asked);
  const rules = await loadNewPaymentRules(context.db, businessId);
  const chosen = names === undefined ? rules.assets : chooseAssets(rules, names, 'assets');
  const now = nowOf(context.platform);
  const prices = await loadDollarPrices(context, codesOf(rules, price.currency), now);
  const own = { policy: null, windowMinutes: null };
  return chosen.flatMap((accepted) => {
    const offer = offerAsset(accepted, { price, own, rules, prices, now });
    if (offer.outcome !== 'offered') return [];
    const { asset } = accepted;
    return [{ asset: asset.id, amount: formatUnits(offer.quote.dueUnits, asset) }];
  });
}
