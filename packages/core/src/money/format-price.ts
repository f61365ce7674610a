import { type DisplayCurrency, displayCurrencies } from './display-currencies.ts';

/** Language in which a price is written. */
export interface PriceFormat {
  /** BCP 47 tag; English unless given. */
  readonly locale?: string | undefined;
}

/**
 * Formats a price with its decimals as they are: money by the rules of the locale, `€1,234.50` or `1.234,50 €`, and an
 * asset as `0.015 BTC` in each of them.
 * @example
 * formatPrice({ amount: toDecimal('1234.50'), currency: 'EUR' }); // '€1,234.50'
 */
export function formatPrice(
  { amount, currency }: { readonly amount: string; readonly currency: string },
  { locale = 'en' }: PriceFormat = {},
): string {
  if (!isExact(amount)) return `<${formatPrice({ amount: amount.slice(1), currency }, { locale })}`;
  const [whole = '', ...fraction] = amount.split('.');
  const digits = fraction.join('').length;
  if (findFiat(currency) === undefined)
    return `${[whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.')} ${currency}`;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // The digits of the amounts of coins, whatever the language.
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** Reports whether an amount is a number, and not `<0.01`. `Intl` formats such a text exactly. */
function isExact(amount: string): amount is `${number}` {
  return !amount.startsWith('<');
}

/** Finds the display currency of a code; undefined for an asset. */
export function findFiat(code: string): DisplayCurrency | undefined {
  return displayCurrencies.find((each) => each === code);
}
