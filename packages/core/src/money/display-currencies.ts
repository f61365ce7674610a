/**
 * Currencies in which amounts can be shown (ISO 4217). The first is the default; prices are kept in
 * it.
 * @example
 * displayCurrencies.includes('EUR'); // true
 */
export const displayCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CHF',
  'CAD',
  'AUD',
  'CNY',
  'INR',
  'BRL',
] as const;
/** Currency in which values can be shown (ISO 4217). */
export type DisplayCurrency = (typeof displayCurrencies)[number];
