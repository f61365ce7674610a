import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBaseUnits } from '../../../money/base-units.ts';
import { toCents } from '../../../money/cents.ts';
import { toDecimal } from '../../../money/decimal.ts';
import { fromFiat, parseRate } from '../../../money/rate.ts';
import { getNetwork, mapNetworks } from '../../../networks/registry.ts';
import { createSandbox } from '../../../testing/index.ts';
import { initialSendModel, type KnownRate, type SendModel } from '../model.ts';
import { reduceSend } from '../reducer.ts';
import { editableCents, linkAmounts } from './amount.ts';

const network = getNetwork('BTC');
const { books } = await createSandbox();
const ready = reduceSend(initialSendModel(), {
  type: 'source-loaded',
  accounts: books.accounts(),
  networks: mapNetworks(() => ({ chain: 'sandbox' as const, chainId: null })),
});
const units = fc.bigInt(0n, 21n * 10n ** 14n).map(toBaseUnits);
const rates = fc
  .bigInt(1n, 10n ** 9n)
  .map((cents) => toDecimal(toBaseUnits(cents), { decimals: 2 }));

function priced(currentRate: string): SendModel {
  const asOf = new Date('2026-11-20T09:00:00Z');
  const rate: KnownRate = {
    symbol: network.symbol,
    current: { currentRate: toDecimal(currentRate), asOf, stale: false },
    price: parseRate(currentRate),
    age: 'current',
  };
  return { ...ready, rate };
}

describe('editableCents', () => {
  it.each([
    [1n, '65000', 0n],
    // 0.52 cents: half up this is a cent, which buys 15 satoshi.
    [8n, '65000', 0n],
    [16n, '65000', 1n],
    [1_234_500n, '100000', 123_450n],
    [100_000_000n, '65000.25', 6_500_025n],
  ])('%s satoshi at %s are %s cents', (satoshi, rate, cents) => {
    expect(editableCents(toBaseUnits(satoshi), parseRate(rate), network)).toBe(cents);
  });

  it('never converts to more than the original amount', () => {
    fc.assert(
      fc.property(units, rates, (amount, text) => {
        const rate = parseRate(text);
        expect(fromFiat(editableCents(amount, rate, network), rate, network)).toBeLessThanOrEqual(
          amount,
        );
      }),
    );
  });

  it('converts back to the typed dollars where a cent is at least a base unit', () => {
    const cents = fc.bigInt(0n, 10n ** 12n).map(toCents);
    // From 500000 on, half a cent is less than one satoshi.
    const cheap = fc.bigInt(1n, 5n * 10n ** 7n).map((digits) => ({ digits, scale: 2 }));
    fc.assert(
      fc.property(cents, cheap, (typed, rate) => {
        expect(editableCents(fromFiat(typed, rate, network), rate, network)).toBe(typed);
      }),
    );
  });
});

describe('linkAmounts (R-SEND-08)', () => {
  it('never increases an amount by a round trip through US dollars', () => {
    fc.assert(
      fc.property(units, rates, (amount, rate) => {
        const text = toDecimal(amount, network);
        const asset = linkAmounts({ ...priced(rate), amount: text, edited: 'usd' });
        const back = linkAmounts({ ...asset, amountSource: 'usd' });
        expect(Number(back.amount)).toBeLessThanOrEqual(Number(text));
        expect(linkAmounts(back)).toEqual(back);
      }),
    );
  });

  it.each([
    ['', ''],
    ['.', ''],
    ['0', '0.00000000'],
    ['0.01', '0.00000015'],
    ['65000', '1.00000000'],
    ['100.', '0.00153846'],
    ['9'.repeat(119), ''],
  ])('%s dollars at 65000 are %s bitcoin', (amountUsd, amount) => {
    const model = { ...priced('65000'), amountUsd, edited: 'usd', amountSource: 'usd' } as const;
    expect(linkAmounts(model).amount).toBe(amount);
  });

  it.each([
    ['', ''],
    ['.', ''],
    ['0', '0.00'],
    ['1.5', '97500.00'],
    ['9'.repeat(119), ''],
  ])('%s bitcoin at 65000 are %s dollars', (amount, amountUsd) => {
    expect(linkAmounts({ ...priced('65000'), amount }).amountUsd).toBe(amountUsd);
  });

  it('keeps the amount without a price', () => {
    const model = { ...ready, amount: '0.1', amountUsd: '5' };
    expect(linkAmounts(model)).toMatchObject({ amount: '0.1', amountUsd: '' });
  });
});
