import { toDecimal } from '@billfold/core';
import type { TransferValue } from '@billfold/core/contract';
import { priceRateOf } from './decision-facts.ts';
import type { PaymentParts } from './payment-parts.ts';
import { formatPriced, readPriced } from './read-price.ts';
import { isCounted } from './transfer-depth.ts';

/** Returns the rates and values of the transfers of a payment, in their order. */
export function valueTransfers({
  quotes,
  transfers,
}: Pick<PaymentParts, 'quotes' | 'transfers'>): readonly TransferValue[] {
  return transfers.map((transfer) => {
    const quote = quotes.find(({ id }) => id === transfer.quoteId);
    const arrivalRate = quote === undefined ? null : priceRateOf(transfer, quote);
    return {
      rate: quote && isCounted(transfer) ? formatPriced(readPriced(quote.rate)) : null,
      credited: formatPriced(readPriced(transfer.credited)),
      arrivalRate: arrivalRate === null ? null : toDecimal(arrivalRate),
    };
  });
}
