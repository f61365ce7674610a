import { type DisplayCurrency, displayCurrencies } from './display-currencies.ts';
import { currencySymbol } from './display-money.ts';

/**
 * Formats a price with its decimals as they are: money as `€1,234.50`, an asset as `0.015 BTC`.
 * @example
 * formatPrice({ amount: toDecimal('1234.50'), currency: 'EUR' }); // '€1,234.50'
 */
export function formatPrice(price: { readonly amount: string; readonly currency: string }): string {
  const { amount, currency } = price;
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const figure = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  const fiat = findFiat(currency);
  return fiat === undefined ? `${figure} ${currency}` : `${currencySymbol(fiat)}${figure}`;
}

/** Finds the display currency of a code; undefined for an asset. */
export function findFiat(code: string): DisplayCurrency | undefined {
  return displayCurrencies.find((each) => each === code);
}
