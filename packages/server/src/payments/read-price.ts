import { parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import type { Price as PriceBody } from '@billfold/core/contract';
import { trimDecimal } from '@billfold/core/internal';
import { fieldRefused } from '../platform/field-refused.ts';
import { type Price, priceDecimals } from '../rates/price.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';
import { findPricedCurrency } from './priced-currency.ts';

/** Price of a payment, its amount times 10^18. */
export interface PaymentPrice {
  readonly amount: Price;
  readonly currency: string;
}

/** Above any invoice; the columns take a hundred thousand times as much. */
const highest: Price = 10n ** BigInt(15 + priceDecimals);

/**
 * Reads the price that a request names.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, VALIDATION_FAILED
 */
export function readPrice({ amount: text, currency: code }: PriceBody): PaymentPrice {
  const currency = findPricedCurrency(code);
  if (currency === undefined)
    throw fieldRefused('price.currency', {
      code: 'CURRENCY_UNSUPPORTED',
      message: fill('Payments cannot be priced in {currency}.', { currency: code }),
    });
  const trimmed = trimDecimal(text);
  if (decimalsOf(trimmed) > currency.decimals)
    throw amountRefused(
      fill('A price in {currency} has at most {count} decimals.', {
        currency: code,
        count: currency.decimals,
      }),
    );
  const amount = parseAmount(trimmed, priceDecimals);
  if (amount === 0n) throw amountRefused('A price is above zero.');
  if (amount > highest) throw amountRefused('A price is at most 1,000,000,000,000,000.');
  return { amount, currency: code };
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

const amountRefused = (message: RefusalText) => fieldRefused('price.amount', { message });

/** Reads an amount of a price column, times 10^18. */
export function readPriced(stored: string): Price {
  return parseAmount(stored, priceDecimals);
}

/** Writes an amount for a price column. */
export function writePriced(amount: Price): string {
  return toDecimal(toBaseUnits(amount), { decimals: priceDecimals });
}

/** Formats an amount without the zeros at its end. */
export function formatPriced(amount: Price) {
  return trimDecimal(toDecimal(toBaseUnits(amount), { decimals: priceDecimals }));
}

/** Returns the decimals in which what came in a currency is booked; in an asset, those to which its value is cut. */
export function bookedDecimalsOf(code: string): number {
  const currency = findPricedCurrency(code);
  return currency?.isFiat === true ? currency.decimals : 8;
}

/** Rounds an amount to the decimals that its money has, as pages do; an asset stays as it is. */
export function roundMoney(amount: Price, code: string): Price {
  const currency = findPricedCurrency(code);
  if (currency?.isFiat !== true) return amount;
  const step = 10n ** BigInt(priceDecimals - currency.decimals);
  return ((amount + step / 2n) / step) * step;
}

/** Rounds a part of a sum down to the decimals in which it is booked; the smallest amount at least. */
export function bookPart(amount: Price, code: string): Price {
  const step = 10n ** BigInt(priceDecimals - bookedDecimalsOf(code));
  return amount < step ? step : amount - (amount % step);
}

/** Formats the price of a payment: money with all its decimals, an asset without trailing zeros. */
export function formatPrice({ amount, currency: code }: PaymentPrice): PriceBody {
  const currency = findPricedCurrency(code);
  if (currency?.isFiat !== true) return { amount: formatPriced(amount), currency: code };
  const { decimals } = currency;
  const units = toBaseUnits(amount / 10n ** BigInt(priceDecimals - decimals));
  return { amount: toDecimal(units, { decimals }), currency: code };
}
