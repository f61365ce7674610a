import { toDecimal } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { readStoredSale } from './read-stored-sale.ts';
import { addUpSale, emptySale, requestOfSale, type Sale, typeAmount } from './sale.ts';

const words = { otherAmount: 'Other amount', tip: 'Tip' };
const coffee = { label: 'Coffee', quantity: 3, unitPrice: toDecimal('0.10') };
const cake = { label: 'Cake', quantity: 1, unitPrice: toDecimal('4.2') };
const percent = (rate: number): Sale['tip'] => ({ kind: 'percent', percent: rate, custom: '' });

describe('addUpSale', () => {
  it('adds items, the typed amount and the tip exactly', () => {
    const sale = { ...emptySale, items: [coffee, cake], entry: '0.70', tip: percent(15) };
    expect(addUpSale(sale, 'USD')).toEqual({ subtotal: 520n, tip: 78n, total: 598n });
  });

  it.each([
    ['0.50', 5, 3n],
    ['0.49', 5, 2n],
    ['9007199254740993', 10, 90_071_992_547_409_930n],
  ])('rounds %s at %i percent half up', (entry, rate, tip) => {
    expect(addUpSale({ ...emptySale, entry, tip: percent(rate) }, 'USD').tip).toBe(tip);
  });

  it('counts in the decimals of the currency', () => {
    const tip = { kind: 'custom', percent: 10, custom: '50' } as const;
    expect(addUpSale({ ...emptySale, entry: '1200', tip }, 'JPY').total).toBe(1250n);
    expect(addUpSale({ ...emptySale, entry: '0.00000001' }, 'BTC').total).toBe(1n);
  });
});

describe('typeAmount', () => {
  it.each([
    ['', '7', 'USD', '7'],
    ['0', '07', 'USD', '7'],
    ['', '.', 'USD', '0.'],
    ['1.25', '1.256', 'USD', '1.25'],
    ['1.2', '1.2.', 'USD', '1.2'],
    ['999999999', '9999999999', 'USD', '999999999'],
    ['', '00', 'JPY', '0'],
    ['5', '5x', 'USD', '5'],
  ])('after %s reads %s in %s as %s', (before, text, currency, typed) => {
    expect(typeAmount(before, text, currency)).toBe(typed);
  });
});

describe('requestOfSale', () => {
  it('asks for the typed amount alone', () => {
    expect(requestOfSale({ ...emptySale, entry: '12.' }, 'EUR', words)).toEqual({
      price: { amount: '12', currency: 'EUR' },
      metadata: { source: 'point-of-sale' },
    });
  });

  it('names what is sold to the customer, and keeps the sums for the merchant', () => {
    const sale = { ...emptySale, items: [coffee, cake], entry: '0.5', tip: percent(10) };
    expect(requestOfSale(sale, 'USD', words)).toEqual({
      price: { amount: '5.5', currency: 'USD' },
      description: '3 × Coffee, Cake, Other amount, Tip',
      metadata: {
        ...{ source: 'point-of-sale', subtotal: '5', tip: '0.5' },
        items: '3 × Coffee (0.10), 1 × Cake (4.2)',
      },
    });
  });

  it('is nothing while there is nothing to pay', () => {
    expect(
      requestOfSale({ ...emptySale, entry: '0.00', tip: percent(10) }, 'USD', words),
    ).toBeNull();
  });

  it('keeps to the longest texts that a payment may have', () => {
    const long = { ...cake, label: '😀'.repeat(50) };
    const sale = { ...emptySale, items: Array.from({ length: 50 }, () => long) };
    const { description = '', metadata } = requestOfSale(sale, 'USD', words) ?? {};
    expect(description).toMatch(/^😀[^\uD800]*/u);
    expect(description?.length).toBeLessThanOrEqual(200);
    expect(metadata?.['items']?.length).toBeLessThanOrEqual(500);
    expect(() => encodeURIComponent(description ?? '')).not.toThrow();
  });
});

describe('readStoredSale', () => {
  const sale: Sale = {
    ...{ currency: 'USD', entry: '1.5', items: [cake], tip: percent(5) },
    ...{ key: 'ab', paymentId: 'pay_1' },
  };

  it('reads what was stored', () => {
    expect(readStoredSale(JSON.stringify(sale))).toEqual(sale);
  });

  it.each([
    undefined,
    '',
    'null',
    '{',
    '[]',
    JSON.stringify({ ...sale, tip: { kind: 'half', percent: 1, custom: '' } }),
    JSON.stringify({ ...sale, items: [{ ...cake, unitPrice: 'free' }] }),
    JSON.stringify({ ...sale, items: [{ ...cake, quantity: 1.5 }] }),
  ])('reads %s as an empty sale', (text) => {
    expect(readStoredSale(text)).toEqual(emptySale);
  });
});
