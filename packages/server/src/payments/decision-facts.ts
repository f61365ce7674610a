import { findAccountAsset, parseAmount } from '@billfold/core';
import { type PaymentsSettings, paymentFlags } from '@billfold/core/contract';
import type {
  DecisionFacts,
  NetworkHead,
  PaymentState,
  QuoteFact,
  RefundFact,
  TransferFact,
} from '@billfold/core/internal';
import { dividePrices } from '../rates/price.ts';
import type { PaymentParts, PaymentRow, QuoteRow, TransferRow } from './payment-parts.ts';
import { bookedDecimalsOf, formatPriced, readPriced } from './read-price.ts';

/** Facts of a payment that are not in its own rows. */
export interface Surroundings {
  readonly latePolicy: PaymentsSettings['latePolicy'];
  readonly isOrderTaken: boolean;
  readonly heads: readonly NetworkHead[];
  /** Left out where the refund state is not decided. */
  readonly refunds?: readonly RefundFact[];
  readonly now: Date;
}

/** Rows on which a payment is decided; its quotes may still be without an address. */
export interface DecidedParts extends Pick<PaymentParts, 'row' | 'transfers'> {
  readonly quotes: readonly (QuoteFact & Pick<QuoteRow, 'usdRate'>)[];
}

/** Returns the facts on which a payment is decided. */
export function decisionFactsOf(
  { row, quotes, transfers }: DecidedParts,
  { latePolicy, isOrderTaken, heads, refunds = [], now }: Surroundings,
): DecisionFacts {
  const { livemode, price, tolerance, selectUntil, quoteId, cancelledAt, invalidAt } = row;
  const { paidElsewhere } = row;
  return {
    payment: {
      ...stateOf(row),
      decimals: bookedDecimalsOf(row.priceCurrency),
      ...{ livemode, price, tolerance, selectUntil, quoteId, cancelledAt, invalidAt },
      paidElsewhere,
      ...{ latePolicy, isOrderTaken },
    },
    quotes,
    transfers: transfers.map((transfer) => transferFactOf(transfer, quotes)),
    heads,
    refunds,
    now,
  };
}

/** Returns the state that the last decision left in the row of a payment. */
export function stateOf(row: PaymentRow): PaymentState {
  const { status, paidState, refundState, expiresAt, isExtended } = row;
  const { acceptedAt, acceptedAmount, detectedAt, confirmedAt, completedAt, closedAt } = row;
  return {
    ...{ status, paidState, refundState, expiresAt, isExtended },
    ...{ acceptedAt, acceptedAmount, detectedAt, confirmedAt, completedAt, closedAt },
    flags: paymentFlags.filter((flag) => row.flags.includes(flag)),
  };
}

/**
 * Returns the refunds of a payment as facts of its decision. After a reorganisation, refunds of a payment whose order
 * another one has by now keep counting: that one would lose its order id.
 */
export function refundFactsOf(
  { row, refunds }: Pick<PaymentParts, 'row' | 'refunds'>,
  isOrderTaken: boolean,
): readonly RefundFact[] {
  const isKept = row.refundState === 'FULL' && isOrderTaken;
  return refunds.map(({ credited, status }) => ({
    amount: credited,
    isInBlock: status === 'CONFIRMED' || isKept,
  }));
}

function transferFactOf(transfer: TransferRow, quotes: DecidedParts['quotes']): TransferFact {
  const { id, quoteId, units, blockHeight, minedAt, firstSeenAt, endedAs, isReplaceable } =
    transfer;
  const quote = quotes.find((each) => each.id === quoteId);
  return {
    ...{ id, quoteId, units, blockHeight, minedAt, firstSeenAt, endedAs, isReplaceable },
    isDust: isDust(transfer),
    priceRate: quote === undefined ? null : priceRateOf(transfer, quote),
  };
}

/** Returns true for less than the wallet lets anyone send. */
export function isDust({ assetId, units }: Pick<TransferRow, 'assetId' | 'units'>): boolean {
  const asset = findAccountAsset(assetId);
  return asset === undefined || units < parseAmount(asset.minimumAmount, asset.decimals);
}

/**
 * Returns the price of one main unit when a transfer was seen, in the currency of the price: its dollars then, at
 * the exchange rate of its quote. Null where one of them is unknown.
 */
export function priceRateOf(
  { usdRate }: Pick<TransferRow, 'usdRate'>,
  { rate, usdRate: quoted }: Pick<QuoteRow, 'rate' | 'usdRate'>,
): string | null {
  if (usdRate === null || quoted === null) return null;
  const dollars = dividePrices(readPriced(quoted), readPriced(rate));
  const price = dollars === null ? null : dividePrices(readPriced(usdRate), dollars);
  return price === null ? null : formatPriced(price);
}
