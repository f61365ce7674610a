import { describe, expect, it } from 'vitest';
import { networkCodes } from '../networks/network-codes.ts';
import { mostPayoutLines } from './most-payout-lines.ts';

describe('mostPayoutLines', () => {
  it('is 20 where sends spend the change of each other, and 200 elsewhere', () => {
    const few = networkCodes.filter((code) => mostPayoutLines(code) === 20);
    expect(few).toEqual(['BTC', 'LTC']);
    expect(networkCodes.filter((code) => mostPayoutLines(code) === 200)).toHaveLength(
      networkCodes.length - few.length,
    );
  });
});
