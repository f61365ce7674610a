import { type DisplayCurrency, displayCurrencies } from '@billfold/core';

/** A currency that has a price in US dollars, as assets have one. */
export type ForeignCurrency = Exclude<DisplayCurrency, 'USD'>;
export const foreignCurrencies: readonly ForeignCurrency[] = displayCurrencies.filter(
  (code) => code !== 'USD',
);

/** The currency of an ISO 4217 code; undefined for dollars and for one that has no price. */
export function findForeignCurrency(code: string): ForeignCurrency | undefined {
  return foreignCurrencies.find((each) => each === code);
}
