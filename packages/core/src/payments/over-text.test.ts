import { describe, expect, it } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { overText } from './over-text.ts';

describe('overText', () => {
  const euros = { amount: toDecimal('50.00'), currency: 'EUR' };
  const paid = {
    ...{ overBy: toDecimal('2.00'), selected: { asset: 'USDT', network: 'TRX' } as const },
    ...{ credited: toDecimal('51.82'), price: euros, showsFiat: true },
  };
  it.each([
    ['its coin and its value', {}, '2 USDT (€1.82)'],
    ['its coin where the business shows no national currency', { showsFiat: false }, '2 USDT'],
    [
      'its value where nothing else came above the price, though the business hides it',
      { showsFiat: false, overBy: toDecimal('0.00') },
      '€1.82',
    ],
  ])('names %s', (_, facts, text) => {
    expect(overText({ ...paid, ...facts })).toBe(text);
  });

  it('writes the value by the language of the reader, and the coin with a point', () => {
    const over = overText({ ...paid, overBy: toDecimal('2.05') }, { locale: 'de' });
    expect(over.replace('\u00a0', ' ')).toBe('2.05 USDT (1,82 €)');
  });
});
