import type { Price } from '../contract/payments/payment.ts';
import { type DisplayCurrency, displayCurrencies } from '../money/display-currencies.ts';
import { dollars } from '../money/display-money.ts';
import { formatMoney } from '../money/format-money.ts';

/**
 * Formats a price as `€50.00`, or as `0.01 BTC` where it is in an asset. Nothing is converted, and an amount in an
 * asset is not rounded.
 * @example
 * priceText({ amount: toDecimal('50'), currency: 'EUR' }); // '€50.00'
 */
export function priceText({ amount, currency }: Price): string {
  if (!isDisplayCurrency(currency)) return `${amount} ${currency}`;
  return formatMoney(amount, { display: { currency, rate: dollars.rate } });
}

/** Reports whether a price is in a national currency, which a business may hide from payers. */
export function isFiat({ currency }: Pick<Price, 'currency'>): boolean {
  return isDisplayCurrency(currency);
}

/** Returns the decimals that a price in `currency` can have. */
export function priceDigits(currency: string): number {
  if (currency === 'JPY') return 0;
  return isDisplayCurrency(currency) ? 2 : 8;
}

function isDisplayCurrency(code: string): code is DisplayCurrency {
  return displayCurrencies.some((each) => each === code);
}
