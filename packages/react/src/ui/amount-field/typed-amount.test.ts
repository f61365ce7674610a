import { afterEach, describe, expect, it, vi } from 'vitest';
import { pastedAmount, withTypedPoint } from './typed-amount.ts';

afterEach(() => vi.restoreAllMocks());

/** A browser whose reader writes decimals so. */
function readBy(decimal: string) {
  return vi
    .spyOn(Intl.NumberFormat.prototype, 'formatToParts')
    .mockReturnValue([{ type: 'decimal', value: decimal }]);
}

describe('a typed amount', () => {
  it.each([',', '.'])('has a point for its comma where decimals follow %j', (decimal) => {
    readBy(decimal);
    expect(withTypedPoint('4,50')).toBe('4.50');
    expect(withTypedPoint('4,')).toBe('4.');
    expect(withTypedPoint('1,000,5')).toBe('1,000,5');
  });
});

describe('a pasted amount', () => {
  it('has a point for the comma of a reader who writes decimals after one', () => {
    readBy(',');
    expect(pastedAmount('1,5', 'BTC')).toBe('1.5');
  });

  it('with one comma is not guessed for a reader who writes thousands so', () => {
    readBy('.');
    expect(pastedAmount('1,5', 'BTC')).toBeNull();
  });

  it('is not compared with the locale before there is a comma, which would delay the first step', () => {
    const asked = readBy(',');
    expect(pastedAmount('1.5', 'BTC')).toBe('1.5');
    expect(asked).not.toHaveBeenCalled();
  });
});
