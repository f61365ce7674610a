import type { CreatePaymentLink } from '@billfold/core/contract';
import { findPricedCurrency } from '../payments/priced-currency.ts';
import { readPrice, writePriced } from '../payments/read-price.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import type { LinkRow } from './link-store.ts';

type Sum = Pick<LinkRow, 'price' | 'priceCurrency' | 'minPrice' | 'maxPrice' | 'lines'>;

/**
 * Reads what is to be paid by a new link. Lines make the price, and a price given with them must be their sum.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, VALIDATION_FAILED
 */
export function readLinkSum({ currency, lines = [], ...link }: CreatePaymentLink): Sum {
  const read = (amount: CreatePaymentLink['price']): bigint | null =>
    amount == null ? null : readPrice({ amount, currency }).amount;
  const sum = lines.reduce(
    (total, { quantity, unitPrice }) =>
      total + BigInt(quantity) * readPrice({ amount: unitPrice, currency }).amount,
    0n,
  );
  const typed = read(link.price);
  if (lines.length > 0 && typed !== null && typed !== sum)
    throw fieldRefused('price', { message: 'The lines do not add up to the price.' });
  const price = lines.length > 0 ? sum : typed;
  const [minimum, maximum] = [read(link.minPrice), read(link.maxPrice)];
  if (price !== null && (minimum !== null || maximum !== null))
    throw fieldRefused('minPrice', { message: 'A link with a price has no limits.' });
  if (minimum !== null && maximum !== null && minimum > maximum)
    throw fieldRefused('maxPrice', { message: 'The highest amount is below the lowest.' });
  const write = (amount: bigint | null) => (amount === null ? null : writePriced(amount));
  return {
    ...{ price: write(price), priceCurrency: readCurrency(currency) },
    ...{ minPrice: write(minimum), maxPrice: write(maximum) },
    lines: lines.map(({ label, quantity, unitPrice }) => ({ label, quantity, unitPrice })),
  };
}

/** @throws {ApiError} 400 CURRENCY_UNSUPPORTED */
function readCurrency(code: string): string {
  if (findPricedCurrency(code) !== undefined) return code;
  throw fieldRefused('currency', {
    code: 'CURRENCY_UNSUPPORTED',
    message: fill('Payments cannot be priced in {currency}.', { currency: code }),
  });
}
