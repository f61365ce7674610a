/** What amounts can be shown in (ISO 4217), the first where nothing else was chosen. Prices are kept in it. */
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
export type DisplayCurrency = (typeof displayCurrencies)[number];
