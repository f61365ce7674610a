import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBaseUnits } from './base-units.ts';
import { parseAmount, toDecimal } from './decimal.ts';
import { digitsOfSum } from './digits-of-sum.ts';
import { formatAmount } from './format-amount.ts';

const ether = { decimals: 18, digits: 8 };
const decimals = (...texts: readonly string[]) => texts.map((text) => toDecimal(text));

describe('digitsOfSum (R-FMT-02, R-SEND-12)', () => {
  it.each([
    ['the asset’s own where nothing is hidden', ['0.1', '0.00025200'], 8],
    ['the asset’s own where one part alone is rounded', ['0.1', '0.000252000000021'], 8],
    ['the asset’s own without a fee', ['0.1', '0'], 8],
    ['more where a fee is too small to be seen', ['0.1', '0.000000004200000000'], 9],
    ['all for a fee of one base unit', ['0.1', '0.000000000000000001'], 18],
    ['more where two roundings go the same way', ['0.000000015', '0.000000015'], 9],
  ])('are %s', (_, parts, digits) => {
    expect(digitsOfSum(decimals(...parts), ether)).toBe(digits);
  });

  it('are the asset’s own where it shows all its decimals', () => {
    expect(digitsOfSum(decimals('0.00000001', '0.00000001'), { decimals: 8, digits: 8 })).toBe(8);
  });

  it('make what is shown add up, whatever is added', () => {
    const amount = fc.bigInt(0n, 10n ** 21n).map((units) => toDecimal(toBaseUnits(units), ether));
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 3 }), (parts) => {
        const digits = digitsOfSum(parts, ether);
        const shown = (text: string) =>
          parseAmount(formatAmount(toDecimal(text), { ...ether, digits }), 18);
        const total = parts.reduce((sum, part) => sum + parseAmount(part, 18), 0n);
        const sum = parts.reduce((all, part) => all + shown(part), 0n);
        expect(sum).toBe(shown(toDecimal(toBaseUnits(total), ether)));
        expect(digits).toBeGreaterThanOrEqual(8);
      }),
    );
  });
});
