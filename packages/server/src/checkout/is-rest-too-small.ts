import { getNetwork, nativeAsset, parseAmount } from '@billfold/core';
import type { Checkout } from '@billfold/core/contract';
import { findShortfall, payAsset } from '@billfold/core/internal';
import { requireServed } from '../chains/require-served.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { convertPrice } from '../payments/quote-asset.ts';
import { readPriced } from '../payments/read-price.ts';
import { onePrice } from '../rates/price.ts';
import type { AssetTools } from './list-checkout-assets.ts';
import { typicalFee } from './typical-fee.ts';

type RestFacts = Pick<Checkout, 'paidState' | 'method' | 'remaining' | 'credited' | 'price'>;

/**
 * Reports whether nobody would send the rest of a payment: its network relays no transfer as small, or the usual fee
 * is above it. False where the fee is not known.
 */
export async function isRestTooSmall(
  { loadFees, loadPrices }: Pick<AssetTools, 'loadFees' | 'loadPrices'>,
  { paidState, method, remaining, ...rest }: RestFacts,
  now: Date,
): Promise<boolean> {
  const asset = method === null ? undefined : payAsset(method);
  if (paidState !== 'UNDERPAID' || asset === undefined || remaining === null) return false;
  const coin = nativeAsset(asset.network);
  const network = requireServed(asset.network);
  const fees = (await loadFees([network])).get(network) ?? null;
  const fee = fees === null ? null : typicalFee(fees, asset);
  if (asset.id === coin.id) {
    const units = parseAmount(remaining, asset.decimals);
    return units < dustOf(network) || (fee !== null && units < fee);
  }
  const missing = findShortfall(rest);
  if (fee === null || missing === null) return false;
  const { currency } = missing;
  const prices = await loadPrices([coin.symbol, currency], now);
  const amount = (fee * onePrice) / 10n ** BigInt(coin.decimals);
  const costs = convertPrice(prices, { amount, currency: coin.symbol }, currency);
  return costs !== null && readPriced(missing.amount) < costs;
}

function dustOf(network: ServedNetwork): bigint {
  const { model } = getNetwork(network);
  return model.family === 'utxo' ? model.dust : 0n;
}
