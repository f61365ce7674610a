import { describe, expect, it } from 'vitest';
import { toBaseUnits } from './base-units.ts';
import { type ChargedFee, findHighFee } from './high-fee.ts';
import { parseRate } from './rate.ts';

const ether = (text: string) => toBaseUnits(BigInt(Math.round(Number(text) * 1e9)) * 10n ** 9n);
const native: ChargedFee = {
  ...{ fee: ether('0.001'), native: { decimals: 18 }, nativeRate: parseRate('2000') },
  ...{ amount: ether('0.01'), asset: { decimals: 18 }, rate: parseRate('2000'), isToken: false },
};

describe('findHighFee (S39)', () => {
  it('allows a tenth of the amount, and not a unit more', () => {
    expect(findHighFee(native)).toBeNull();
    const fee = toBaseUnits(native.fee + 1n);
    expect(findHighFee({ ...native, fee })).toEqual({ reason: 'share', limit: native.fee });
  });

  it('allows fifty dollars, and no more', () => {
    const rich = { ...native, amount: ether('10') };
    expect(findHighFee({ ...rich, fee: ether('0.025') })).toBeNull();
    expect(findHighFee({ ...rich, fee: ether('0.0251') })).toMatchObject({ reason: 'amount' });
  });

  it('counts a tenth alone without a price', () => {
    const unpriced = { ...native, nativeRate: null, rate: null };
    expect(findHighFee({ ...unpriced, amount: ether('10'), fee: ether('0.9') })).toBeNull();
    expect(findHighFee({ ...unpriced, fee: ether('0.002') })).toMatchObject({ reason: 'share' });
  });

  it('compares the fee of a token with its value', () => {
    const token = { ...native, isToken: true, asset: { decimals: 6 }, rate: parseRate('1') };
    const tenDollars = toBaseUnits(10_000_000n);
    expect(findHighFee({ ...token, amount: tenDollars, fee: ether('0.0005') })).toBeNull();
    expect(findHighFee({ ...token, amount: tenDollars })).toEqual({
      reason: 'share',
      limit: ether('0.0005'),
    });
    expect(findHighFee({ ...token, amount: tenDollars, rate: null })).toBeNull();
  });
});
