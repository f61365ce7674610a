import { describe, expect, it } from 'vitest';
import { bookCredits, bookSum } from './book-credits.ts';
import { toPriceUnits, writePriceUnits } from './price-units.ts';

const book = (shares: readonly string[], decimals = 2) =>
  bookCredits(shares.map(toPriceUnits), decimals).map(writePriceUnits);

describe('bookCredits', () => {
  it('gives shares in cents that add up to the rounded sum', () => {
    // Each of them is shown as 0.33, and all three are one whole.
    expect(book(['0.33333333', '0.33333333', '0.33333334'])).toEqual(['0.33', '0.34', '0.33']);
    expect(book(['0.33333333', '0.33333333', '0.33333333'])).toEqual(['0.33', '0.34', '0.33']);
    expect(book(['883.88444444', '883.88444444'])).toEqual(['883.88', '883.89']);
  });

  it('books whole yen, and an asset as it came', () => {
    expect(book(['99.5', '0.4'], 0)).toEqual(['100', '0']);
    expect(book(['0.00000333', '0.00000001'], 8)).toEqual(['0.00000333', '0.00000001']);
  });

  it('books nothing for a transfer that does not pay', () => {
    expect(book(['0', '12.345', '0'])).toEqual(['0', '12.35', '0']);
  });
});

it.each([
  ['0', '0'],
  ['0.00000001', '0.01'],
  ['0.01499999', '0.01'],
  ['0.015', '0.02'],
  ['50', '50'],
])('bookSum books %s as %s', (sum, booked) => {
  expect(writePriceUnits(bookSum(toPriceUnits(sum), 2))).toBe(booked);
});
