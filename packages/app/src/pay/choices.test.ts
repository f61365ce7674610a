import { toDecimal } from '@billfold/core';
import type { CheckoutAsset } from '@billfold/core/payments';
import { describe, expect, it } from 'vitest';
import { findChoices, listChoices } from './choices.ts';

const offer = (
  asset: string,
  network: CheckoutAsset['network'],
  fee: string | null,
  enabled = true,
): CheckoutAsset => ({
  ...{ asset, network, estimate: toDecimal('1'), minutesHint: 5, windowMinutes: 15, enabled },
  feeHint: fee === null ? null : { amount: toDecimal(fee), currency: 'EUR' },
  reason: enabled ? null : 'NO_RATE',
});
const assets = [
  offer('BTC', 'BTC', '0.65'),
  offer('SOL', 'SOL', '0.01', false),
  offer('USDT', 'TRX', '1.64'),
  offer('LTC', 'LTC', '0.02'),
];
const idsOf = (choices: ReturnType<typeof listChoices>) => choices.map(({ asset }) => asset.id);

describe('listChoices', () => {
  it('has the default coin first and those that cannot be chosen last', () => {
    const choices = listChoices({ assets, defaultAsset: 'USDT@TRX' });
    expect(idsOf(choices)).toEqual(['USDT@TRX', 'BTC', 'LTC', 'SOL']);
  });

  it('marks the lowest fee of those that can be chosen', () => {
    const marked = listChoices({ assets, defaultAsset: null }).filter((each) => each.isCheapest);
    expect(idsOf(marked)).toEqual(['LTC']);
  });

  it('marks nothing where many coins share the lowest fee', () => {
    const many = [...assets, offer('TON', 'TON', '0.02'), offer('TRX', 'TRX', '0.02')];
    expect(listChoices({ assets: many, defaultAsset: null }).some((each) => each.isCheapest)).toBe(
      false,
    );
  });

  it('marks nothing where all fees are alike or unknown', () => {
    const alike = [
      offer('BTC', 'BTC', '0.10'),
      offer('LTC', 'LTC', '0.1'),
      offer('TON', 'TON', null),
    ];
    expect(listChoices({ assets: alike, defaultAsset: null }).some((each) => each.isCheapest)).toBe(
      false,
    );
  });
});

describe('findChoices', () => {
  it.each([
    ['tether', ['USDT@TRX']],
    ['tron', ['USDT@TRX']],
    ['trc20', ['USDT@TRX']],
    [' btc ', ['BTC']],
    ['', ['BTC', 'USDT@TRX', 'LTC', 'SOL']],
    ['doge', []],
  ])('finds for "%s" %o', (text, ids) => {
    expect(idsOf(findChoices(listChoices({ assets, defaultAsset: null }), text))).toEqual(ids);
  });
});
