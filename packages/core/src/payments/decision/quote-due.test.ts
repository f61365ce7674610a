import { describe, expect, it } from 'vitest';
import { listTags } from './amount-tag.ts';
import { confirmationsOfPolicy } from './confirmations-of-policy.ts';
import { creditUnits } from './credit-units.ts';
import { toPriceUnits } from './price-units.ts';
import { type QuoteRequest, quoteDue } from './quote-due.ts';

const request: QuoteRequest = {
  ...{ asked: '50', assetId: 'USDT@ETH', rate: '0.9249', adjustBps: 0, mode: 'FRESH' },
};

describe('quoteDue', () => {
  it.each([
    ['to the last shown decimal', {}, 54_059_899n],
    ['to a base unit of Bitcoin', { assetId: 'BTC', rate: '61234.56' }, 81_654n],
    ['to eight of eighteen decimals', { assetId: 'ETH', rate: '3000' }, 16_666_670_000_000_000n],
    ['to room for a tag', { mode: 'SHARED' }, 54_060_000n],
    ['with a surcharge', { rate: '1', adjustBps: 200 }, 51_000_000n],
    ['with a discount', { rate: '1', adjustBps: -1000 }, 45_000_000n],
    ['of the smallest amount', { asked: '0.000000000000000001' }, 1n],
  ] as const)('rounds a due up %s', (_name, change, units) => {
    expect(quoteDue({ ...request, ...change }).dueUnits).toBe(units);
  });

  it('gives the rate at which its due is worth what was asked', () => {
    const quoted = { ...request, ...quoteDue({ ...request, adjustBps: 137 }) };
    expect(quoted.rate).toBe('0.912400118378218408');
    expect(creditUnits(quoted, quoted.dueUnits)).toBe(toPriceUnits('50'));
    expect(creditUnits(quoted, quoted.dueUnits - 1n)).toBeLessThan(toPriceUnits('50'));
    expect(creditUnits(quoted, 2n * quoted.dueUnits)).toBeGreaterThan(toPriceUnits('100'));
  });

  it('never quotes a rate of nothing', () => {
    const tiny = { assetId: 'SHIBA@ETH', rate: '0.000000000000000001', adjustBps: 1000 };
    expect(quoteDue({ ...request, ...tiny }).rate).toBe('0.000000000000000001');
  });
});

describe('creditUnits', () => {
  const quote = { ...request, rate: '0.333333333333333333', dueUnits: 150_000_001n };

  it('rounds down to eight decimals, and never above what was asked for less than the due', () => {
    expect(creditUnits(quote, 1n)).toBe(toPriceUnits('0.00000033'));
    expect(creditUnits(quote, quote.dueUnits)).toBe(toPriceUnits('50'));
    expect(creditUnits({ ...quote, dueUnits: 160_000_000n }, 159_999_999n)).toBe(
      toPriceUnits('50'),
    );
  });
});

describe('listTags', () => {
  it('counts from 1 to 9,999 in the last shown decimals, and begins again', () => {
    expect(listTags('USDT@TRX', { random: 9997n, count: 3 })).toEqual([9998n, 9999n, 1n]);
    expect(listTags('ETH', { random: 0n, count: 1 })).toEqual([10_000_000_000n]);
  });
});

describe('confirmationsOfPolicy', () => {
  it.each([
    ['INSTANT', 'BTC', 0, 3],
    ['INSTANT', 'ETH', 12, 15],
    ['STANDARD', 'BTC', 2, 3],
    ['STRICT', 'LTC', 6, 6],
    [100, 'TRX', 100, 100],
  ] as const)(
    'requires for %s on %s %i, and %i to be final',
    (policy, network, required, final) => {
      expect(confirmationsOfPolicy(policy, network, { isUnderCeiling: true })).toEqual({
        requiredConfirmations: required,
        finalConfirmations: final,
      });
    },
  );

  it('takes the standard instead of INSTANT above its ceiling', () => {
    const above = confirmationsOfPolicy('INSTANT', 'BTC', { isUnderCeiling: false });
    expect(above.requiredConfirmations).toBe(2);
  });
});
