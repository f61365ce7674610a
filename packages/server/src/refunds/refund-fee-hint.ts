import type { Price } from '@billfold/core/contract';
import { requireServed } from '../chains/require-served.ts';
import type { LoadKnownFees } from '../checkout/known-fees.ts';
import { feeHintOf } from '../checkout/list-checkout-assets.ts';
import type { ServiceContext } from '../context.ts';
import { loadDollarPrices } from '../payments/dollar-prices.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { FoundClaim } from './find-claim.ts';
import { currencyOf } from './refund-source.ts';

/** Returns about how much a customer gets less who is asked for an address; null where nothing or an unknown fee is taken off. */
export async function refundFeeHint(
  context: ServiceContext,
  loadFees: LoadKnownFees,
  { row, payment }: Pick<FoundClaim, 'row' | 'payment'>,
): Promise<Price | null> {
  if (row.networkFeePaidBy !== 'CUSTOMER' || row.status !== 'AWAITING_ADDRESS') return null;
  const asset = requireAsset(row.assetId);
  const network = requireServed(asset.network);
  const fees = (await loadFees([network])).get(network) ?? null;
  if (fees === null) return null;
  const currency = currencyOf(payment);
  const prices = await loadDollarPrices(context, [network, currency], nowOf(context.platform));
  return feeHintOf(fees, { asset }, { currency, prices });
}
