import { toDecimal } from '@billfold/core';
import type { Checkout } from '@billfold/core/contract';
import { expect, it } from 'vitest';
import { isRestTooSmall } from './is-rest-too-small.ts';

const own = { identifier: '', address: '', reference: null, memo: null, uri: '' };
const methodOf = (asset: string, network: 'BTC' | 'ETH'): Checkout['method'] => ({
  ...{ ...own, asset, network, rate: toDecimal('1'), rateAt: new Date(0) },
});

it.each([
  ['below the dust of Bitcoin', 'BTC', 'BTC', '0.00000293', true],
  ['above the dust of Bitcoin', 'BTC', 'BTC', '0.00000294', false],
  ['in ether where the fee is not known', 'ETH', 'ETH', '0.000000000000000001', false],
  ['in a token, however small', 'USDT', 'ETH', '0.000001', false],
] as const)(
  'a rest %s is too small to send: %s %s %s',
  async (_, asset, network, rest, isSmall) => {
    const facts = { method: methodOf(asset, network), remaining: toDecimal(rest) };
    const loadFees = async () => new Map();
    expect(await isRestTooSmall(loadFees, { ...facts, paidState: 'UNDERPAID' })).toBe(isSmall);
    expect(await isRestTooSmall(loadFees, { ...facts, paidState: 'UNPAID' })).toBe(false);
  },
);

it('a rest below the usual fee of its network is too small to send', async () => {
  const fees = { family: 'evm', baseFeePerGas: 1_000_000_000n, priorityFeePerGas: 0n } as const;
  const ask = (rest: string) =>
    isRestTooSmall(async () => new Map([['ETH', fees]]), {
      ...{ paidState: 'UNDERPAID', method: methodOf('ETH', 'ETH'), remaining: toDecimal(rest) },
    });
  // A transfer uses 21,000 gas.
  expect(await ask('0.000020')).toBe(true);
  expect(await ask('0.000021')).toBe(false);
});
