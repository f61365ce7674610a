import { formatPaymentUri, getNetwork, tokensOf } from '@billfold/core';
import type { PaymentMethod } from '@billfold/core/contract';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { formatUnits } from './format-units.ts';
import type { QuoteRow } from './payment-parts.ts';
import { formatPriced, readPriced } from './read-price.ts';
import { requireAsset } from './require-asset.ts';

export interface PresentedMethod {
  readonly quote: QuoteRow;
  /** Part of the due that is still to be paid. */
  readonly missing: bigint;
  /** Page of a payment that only a simulation pays; null of all others. */
  readonly simulatedAt: string | null;
}

/**
 * Presents the method of a quote, with a payment URI for what is still missing. That of a simulated payment opens its
 * page instead of a wallet.
 */
export function presentMethod(
  { chains }: Pick<ServiceContext, 'chains'>,
  { quote, missing, simulatedAt }: PresentedMethod,
): PaymentMethod {
  const { address, reference, memo, rate, rateAt } = quote;
  const asset = requireAsset(quote.assetId);
  const { network, symbol } = asset;
  const token = tokensOf(network).find(({ id }) => id === asset.id);
  const { chain } = chains.get(requireServed(network));
  const amount = missing === 0n ? null : formatUnits(missing, asset);
  const request = { address, amount, memo, references: reference === null ? [] : [reference] };
  // Tron has no request for a token: one for coins would ask for the wrong asset.
  const hasUri = token === undefined || getNetwork(network).model.family !== 'tron';
  return {
    ...{ asset: symbol, network, address, reference, memo, rateAt },
    identifier: token?.identifier ?? nativeIdentifiers[network],
    uri: simulatedAt ?? (hasUri ? formatPaymentUri(asset.id, request, chain) : address),
    rate: formatPriced(readPriced(rate)),
  };
}

const nativeIdentifiers = {
  BTC: 'BITCOIN',
  ETH: 'ETHEREUM',
  LTC: 'LITECOIN',
  TON: 'TONCOIN',
  TRX: 'TRON',
  SOL: 'SOLANA',
  BSC: 'BNB_SMART_CHAIN',
} as const;
