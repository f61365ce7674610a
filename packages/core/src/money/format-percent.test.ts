import { describe, expect, test } from 'vitest';
import { directionOf, formatPercent } from './format-percent.ts';

describe('formatPercent', () => {
  test.each([
    ['1.25', '+1.25%', 'up'],
    ['-0.4', '−0.40%', 'down'],
    ['0', '0.00%', 'none'],
    ['-0.001', '0.00%', 'none'],
    ['1234.567', '+1234.57%', 'up'],
  ])('%s is %s and points %s', (percent, expected, direction) => {
    expect(formatPercent(percent, { signed: true })).toBe(expected);
    expect(directionOf(percent)).toBe(direction);
  });

  test.each([
    ['de', '1234.565', '+1234,57 %'],
    ['fr', '-0.4', '−0,40 %'],
    ['ja', '12.5', '+12.50%'],
    ['en-GB', '12.5', '+12.50%'],
  ])('writes the decimal mark and the spacing of %s', (locale, percent, expected) => {
    const text = formatPercent(percent, { signed: true, locale });
    expect(text.replaceAll(/\s/g, ' ')).toBe(expected);
  });

  test('writes the digits of amounts in Arabic', () => {
    expect(formatPercent('12.5', { locale: 'ar-EG' })).toMatch(/^\P{L}?12[.,]50/u);
  });

  test('writes no plus unless it is asked for', () => {
    expect(formatPercent('1.25')).toBe('1.25%');
    expect(formatPercent('-0.4')).toBe('−0.40%');
  });
});
