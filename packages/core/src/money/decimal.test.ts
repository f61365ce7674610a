import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isErrorCode } from '../errors/is-billfold-error.ts';
import { toBaseUnits } from './base-units.ts';
import { decimalConstant, parseAmount, toDecimal } from './decimal.ts';

const units = fc.bigInt({ min: 0n, max: 10n ** 60n }).map(toBaseUnits);
const decimals = fc.integer({ min: 0, max: 36 });

function codeOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return isErrorCode(error, 'amount_invalid', 'too_many_decimals') ? error.code : error;
  }
}

describe('toBaseUnits', () => {
  it('refuses less than zero', () => {
    expect(toBaseUnits(0n)).toBe(0n);
    expect(codeOf(() => toBaseUnits(-1n))).toBe('amount_invalid');
  });
});

describe('parseAmount', () => {
  it.each([
    ['0', 8, 0n],
    ['1', 8, 100_000_000n],
    ['0.00012', 8, 12_000n],
    ['007.5', 8, 750_000_000n],
    ['.5', 8, 50_000_000n],
    ['5.', 8, 500_000_000n],
    ['12', 0, 12n],
    ['0.1', 18, 100_000_000_000_000_000n],
  ])('%s with %i decimals is %s', (text, places, expected) => {
    expect(parseAmount(text, places)).toBe(expected);
  });

  it.each([
    '',
    '.',
    '-1',
    '+1',
    '1e8',
    '0x10',
    '1,5',
    '1 000',
    ' 1',
    '1\n',
    '1.2.3',
    'NaN',
    '١',
    '1'.repeat(121),
  ])('refuses %j', (text) => {
    expect(codeOf(() => parseAmount(text, 8))).toBe('amount_invalid');
  });

  it('rejects an amount with more decimals than the asset, even if they are zeros', () => {
    expect(codeOf(() => parseAmount('1.000000000', 8))).toBe('too_many_decimals');
    expect(codeOf(() => parseAmount('1.0', 0))).toBe('too_many_decimals');
  });

  it('adds without the error of binary fractions (R-CONST-08)', () => {
    expect(parseAmount('0.1', 8) + parseAmount('0.2', 8)).toBe(parseAmount('0.3', 8));
  });

  it('reads back what toDecimal writes', () => {
    fc.assert(
      fc.property(units, decimals, (amount, places) => {
        expect(parseAmount(toDecimal(amount, { decimals: places }), places)).toBe(amount);
      }),
    );
  });
});

describe('toDecimal', () => {
  it('writes all decimals', () => {
    expect(toDecimal(toBaseUnits(1n), { decimals: 8 })).toBe('0.00000001');
    expect(toDecimal(toBaseUnits(2_030_000_000n), { decimals: 8 })).toBe('20.30000000');
    expect(toDecimal(toBaseUnits(7n))).toBe('7');
  });

  it('keeps a text as it is written', () => {
    expect(toDecimal('0.00001')).toBe('0.00001');
  });

  it.each(['', '01', '1.', '.5', '-1', '1e3', '1,000', ' 1', `0.${'1'.repeat(37)}`])(
    'refuses %j',
    (text) => {
      expect(codeOf(() => toDecimal(text))).toBe('amount_invalid');
    },
  );
});

describe('decimalConstant', () => {
  it('refuses what is no decimal text', () => {
    expect(decimalConstant('0.00001')).toBe('0.00001');
    expect(() => decimalConstant('1e-5')).toThrow(TypeError);
  });
});
