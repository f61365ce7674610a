import { toDecimal } from '@billfold/core';
import type { CheckoutAsset } from '@billfold/core/payments';
import { describe, expect, it } from 'vitest';
import { findChoices, findLongerHold, groupChoices, listChoices } from './choices.ts';

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

describe('groupChoices', () => {
  it('has a coin on several networks in one place, that of its first one', () => {
    const several = [...assets, offer('USDT', 'ETH', '2.00', false), offer('USDT', 'SOL', '0.01')];
    const choices = listChoices({ assets: several, defaultAsset: null });
    expect(groupChoices(choices).map(idsOf)).toEqual([
      ['BTC'],
      ['USDT@TRX', 'USDT@SOL', 'USDT@ETH'],
      ['LTC'],
      ['SOL'],
    ]);
  });
});

describe('findLongerHold', () => {
  const tether = { ...offer('USDT', 'TRX', null), windowMinutes: 60 };
  const bitcoin = { asset: 'BTC', network: 'BTC' } as const;
  const open = { actions: ['SELECT'], paidState: 'UNPAID', flags: [], selected: bitcoin } as const;
  const offers = [offer('BTC', 'BTC', null), offer('LTC', 'LTC', null), tether];

  it('is a coin whose amount holds longer than that of the chosen one', () => {
    expect(findLongerHold({ ...open, assets: offers })).toBe(tether);
  });

  it.each([
    ['no coin holds longer', { assets: [...offers.slice(0, 2), { ...tether, windowMinutes: 15 }] }],
    ['it cannot be chosen now', { assets: [...offers.slice(0, 2), { ...tether, enabled: false }] }],
    ['a part has arrived', { assets: offers, paidState: 'UNDERPAID' }],
    ['nothing is chosen', { assets: offers, selected: null }],
  ] as const)('is none where %s', (_, facts) => {
    expect(findLongerHold({ ...open, ...facts })).toBeUndefined();
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
