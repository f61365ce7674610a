import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findLongNumber, plainDigits } from './plain-digits.ts';
import { amount } from './request-values.ts';

describe('an amount in a request (R-API-07)', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [1.5e-18, '0.0000000000000000015'],
    [1e21, '1000000000000000000000'],
    [123456789.123456, '123456789.123456'],
    [999999999999999, '999999999999999'],
  ])('as the number %d is the text %s', (number, text) => {
    expect(z.parse(amount(), number)).toBe(text);
    expect(z.parse(amount(), JSON.parse(JSON.stringify(number)))).toBe(text);
  });

  it.each([0.1 + 0.2, 1 / 3, 1234567890123456, -1, 1e-40, 1e90])(
    'is refused as the number %d',
    (number) => {
      expect(z.safeParse(amount(), number).success).toBe(false);
    },
  );

  it('keeps each decimal of up to 15 digits as it was written', () => {
    const written = fc
      .tuple(fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 18 }))
      .map(([digits, decimals]) => {
        const text = digits.toString().padStart(decimals + 1, '0');
        const [whole, fraction] = [
          text.slice(0, -decimals || undefined),
          text.slice(text.length - decimals),
        ];
        const kept = fraction.replace(/0+$/, '');
        return kept === '' ? whole : `${whole}.${kept}`;
      });
    void fc.assert(
      fc.property(written, (text) => {
        expect(plainDigits(JSON.parse(text))).toBe(text);
      }),
    );
  });
});

describe('findLongNumber', () => {
  it.each([
    ['{"amount":1.0000000000000000001}', '1.0000000000000000001'],
    ['{"a":"\\"1\\\\","amount":-12345678901234567e-3}', '-12345678901234567e-3'],
    ['[0.00000000000000001234567890123456789]', '0.00000000000000001234567890123456789'],
  ])('finds in %s the number %s', (json, found) => {
    expect(findLongNumber(json)).toBe(found);
  });

  it.each([
    '{"amount":"1.0000000000000000001"}',
    '{"amount":1.50000000000000000000}',
    '{"amount":100000000000000000000}',
    '{"id":"01890000-0000-7000-8000-000000000001","amount":0.000000000000000001}',
    '{"text":"\\"1.0000000000000000001\\"","n":1}',
  ])('finds nothing in %s', (json) => {
    expect(findLongNumber(json)).toBeNull();
  });
});
