import { describe, expect, it } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { findShortfall, formatExcess, isRestSmall } from './excess.ts';
import { findExcess } from './find-excess.ts';

const value = { amount: toDecimal('1.82'), currency: 'EUR' };

describe('findExcess', () => {
  const price = { amount: toDecimal('50.00'), currency: 'EUR' };

  it('is what arrived above the price, in its currency', () => {
    expect(findExcess({ credited: toDecimal('51.82'), price })).toEqual(value);
  });

  it('is all that arrived of a part that was paid elsewhere', () => {
    const paidElsewhere = toDecimal('40');
    const excess = { amount: '2.5', currency: 'EUR' };
    expect(findExcess({ credited: toDecimal('12.5'), price, paidElsewhere })).toEqual(excess);
    expect(findExcess({ credited: toDecimal('10'), price, paidElsewhere })).toBeNull();
  });

  it.each(['50', '49.99'])('is null of %s for 50.00', (credited) => {
    expect(findExcess({ credited: toDecimal(credited), price })).toBeNull();
  });
});

describe('findShortfall', () => {
  const price = { amount: toDecimal('50.00'), currency: 'EUR' };

  it('is what of the price has not arrived, in its currency', () => {
    const missing = { amount: toDecimal('40.73'), currency: 'EUR' };
    expect(findShortfall({ credited: toDecimal('9.27'), price })).toEqual(missing);
  });

  it.each(['50', '50.01'])('is null of %s for 50.00', (credited) => {
    expect(findShortfall({ credited: toDecimal(credited), price })).toBeNull();
  });
});

describe('isRestSmall', () => {
  const price = { amount: toDecimal('50.00'), currency: 'EUR' };
  const fee = (amount: string, currency = 'EUR') => ({ amount: toDecimal(amount), currency });

  it.each([
    ['a twentieth of the price', '47.50', null, true],
    ['more than a twentieth', '47.49', null, false],
    ['half of the price', '25', fee('0.20'), false],
    ['half of the price, below the fee', '25', fee('26'), true],
    ['half of the price, with a fee in another currency', '25', fee('26', 'USD'), false],
    ['nothing', '50', fee('26'), false],
  ])('judges a rest of %s', (_, credited, fee, isSmall) => {
    expect(isRestSmall({ credited: toDecimal(credited), price, fee })).toBe(isSmall);
  });
});

describe('formatExcess', () => {
  const excess = { overBy: toDecimal('2.000'), coin: 'USDT', value };

  it.each([
    ['its coin and its value', {}, '2 USDT (€1.82)'],
    ['its coin alone where the value is hidden', { value: null }, '2 USDT'],
    ['its value alone where another coin than the chosen one arrived', { overBy: '0.0' }, '€1.82'],
    [
      'its coin once where the price is in it',
      { value: { amount: toDecimal('2'), currency: 'USDT' } },
      '2 USDT',
    ],
    [
      'the value of a price in the coin itself where others of the payment came in another one',
      { value: { amount: toDecimal('12'), currency: 'USDT' } },
      '2 USDT (12 USDT)',
    ],
    [
      'the value of a price in the coin itself where nothing came above it in that coin',
      { overBy: '0.000000', value: { amount: toDecimal('10'), currency: 'USDT' } },
      '10 USDT',
    ],
    [
      'its coin alone where it is less than a cent',
      { value: { ...value, amount: toDecimal('0.004') } },
      '2 USDT',
    ],
    [
      'the value of a price in another coin',
      { value: { ...value, currency: 'ETH' } },
      '2 USDT (1.82 ETH)',
    ],
  ])('writes %s', (_, facts, text) => {
    const { overBy = excess.overBy, ...others } = { ...excess, ...facts };
    expect(formatExcess({ ...others, overBy: toDecimal(overBy) })).toBe(text);
  });
});
