import { afterEach, describe, expect, it, vi } from 'vitest';
import { withOwnPoint } from './with-own-point.ts';

afterEach(() => vi.restoreAllMocks());

/** A browser whose reader writes decimals so. */
function readBy(decimal: string) {
  return vi
    .spyOn(Intl.NumberFormat.prototype, 'formatToParts')
    .mockReturnValue([{ type: 'decimal', value: decimal }]);
}

describe('a typed amount', () => {
  it('has a point for the comma of who writes decimals after one', () => {
    readBy(',');
    expect(withOwnPoint('1,5')).toBe('1.5');
    expect(withOwnPoint('1,000,5')).toBe('1,000,5');
  });

  it('keeps the comma of who writes thousands so', () => {
    readBy('.');
    expect(withOwnPoint('1,5')).toBe('1,5');
  });

  it('is not asked about before there is a comma, which would delay the first step', () => {
    const asked = readBy(',');
    expect(withOwnPoint('1.5')).toBe('1.5');
    expect(asked).not.toHaveBeenCalled();
  });
});
