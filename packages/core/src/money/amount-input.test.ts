import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPastedAmount, sanitizeAmountInput, withDecimalPoint } from './amount-input.ts';
import { parseAmount } from './decimal.ts';

describe('sanitizeAmountInput (R-SEND-07)', () => {
  it.each([
    ['', '1', 8, '1'],
    ['1', '1.', 8, '1.'],
    ['', '.', 8, '.'],
    ['.', '.5', 8, '.5'],
    ['1', '1a', 8, '1'],
    ['1', '-1', 8, '1'],
    ['1', '1e5', 8, '15'],
    ['1', '1,5', 8, '15'],
    ['1', '$1 000', 8, '1000'],
    ['1.5', '1.5.', 8, '1.5'],
    ['1.1234567', '1.12345678', 8, '1.12345678'],
    ['1.12345678', '1.123456789', 8, '1.12345678'],
    ['1.12345678', '1.1234567', 8, '1.1234567'],
    ['1.23', '1.234', 2, '1.23'],
    ['1.5', '', 8, ''],
    ['5', '٥', 8, ''],
    ['1', '1.5', 0, '1'],
  ])('%j, then %j with %i digits, is %j', (previous, text, digits, expected) => {
    expect(sanitizeAmountInput(previous, text, digits)).toBe(expected);
  });

  it('keeps the field to one number of at most that many decimals, whatever is typed', () => {
    const keys = fc.array(fc.oneof(fc.constantFrom(...'0123456789..'), fc.string()), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(keys, fc.integer({ min: 0, max: 18 }), (typed, digits) => {
        const field = typed.reduce(
          (text, key) => sanitizeAmountInput(text, text + key, digits),
          '',
        );
        expect(field).toMatch(/^\d*(?:\.\d*)?$/);
        expect((field.split('.')[1] ?? '').length).toBeLessThanOrEqual(digits);
        expect(sanitizeAmountInput('previous', field, digits)).toBe(field);
        if (/\d/.test(field) && field.length <= 120)
          expect(parseAmount(field, digits)).toBeTypeOf('bigint');
      }),
    );
  });
});

describe('withDecimalPoint', () => {
  it.each([
    ['1,5', ',', '1.5'],
    ['1,5', '.', '1,5'],
    ['1,000,000', ',', '1,000,000'],
    ['1.000,5', ',', '1.000,5'],
    ['15', ',', '15'],
  ])('%s where decimals follow %j is %s', (text, separator, expected) => {
    expect(withDecimalPoint(text, separator)).toBe(expected);
  });
});

describe('readPastedAmount', () => {
  it.each([
    ['0.5', '0.5'],
    [' 12 ', '12'],
    ['.5', '.5'],
    ['7.', '7.'],
    ['0.5 BTC', '0.5'],
    ['0.5btc', '0.5'],
    ['1,234.56', '1234.56'],
    ['1,234,567.8\u00a0BTC', '1234567.8'],
  ])('reads %j as %s', (text, expected) => {
    expect(readPastedAmount(text, 'BTC')).toBe(expected);
  });

  it.each(['$1,234.50', '1,234.50 USD', '$ 1234.50'])('reads %j in dollars', (text) => {
    expect(readPastedAmount(text, 'USD')).toBe('1234.50');
  });

  it.each([
    '',
    '.',
    '0,01',
    '0,5 BTC',
    '12,34',
    '1,234',
    '1.234,56',
    '1.2.3',
    '12,34.5',
    '1 000',
    '-1',
    '1e5',
    '0.5 ETH',
    '$5',
    '٥',
    'all of it',
  ])('does not guess what %j means', (text) => {
    expect(readPastedAmount(text, 'BTC')).toBeNull();
  });
});
