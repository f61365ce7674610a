import { type DisplayCurrency, displayCurrencies, dollars, formatMoney } from '@billfold/core';
import type { Price } from '@billfold/core/payments';

/** Formats a price as `€50.00`, or as `0.01 BTC` where it is in an asset. */
export function priceText({ amount, currency }: Price): string {
  if (!isDisplayCurrency(currency)) return `${amount} ${currency}`;
  // Nothing is converted: the amount is in its own currency already.
  return formatMoney(amount, { display: { currency, rate: dollars.rate } });
}

/** Returns the decimals that a price in `currency` can have. */
export function priceDigits(currency: string): number {
  if (currency === 'JPY') return 0;
  return isDisplayCurrency(currency) ? 2 : 8;
}

function isDisplayCurrency(code: string): code is DisplayCurrency {
  return displayCurrencies.some((each) => each === code);
}
