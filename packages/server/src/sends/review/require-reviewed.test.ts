import { getNetwork, parseAmount, toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { requireReviewed } from './require-reviewed.ts';

const validate = (network: 'BTC' | 'ETH', sent: bigint, amount: bigint) => () =>
  requireReviewed(
    { sent: toBaseUnits(sent) },
    { asset: getNetwork(network), amount: toBaseUnits(amount), sendingMax: true },
  );
const ether = parseAmount('1', 18);
/** The last digit that people see of ETH. */
const digit = parseAmount('0.00000001', 18);

describe('requireReviewed', () => {
  it('lets everything be up to 1 % less than was reviewed', () => {
    expect(validate('ETH', (ether * 99n) / 100n, ether)).not.toThrow();
    expect(validate('ETH', (ether * 99n) / 100n - 1n, ether)).toThrow();
  });

  it('lets it be more by what the digits shown left out, and by nothing else', () => {
    expect(validate('ETH', ether + digit - 1n, ether)).not.toThrow();
    expect(validate('ETH', ether + digit, ether)).toThrow();
    expect(validate('BTC', 100n, 100n)).not.toThrow();
    expect(validate('BTC', 101n, 100n)).toThrow();
  });

  it('refuses with FEE_CHANGED', () => {
    expect(validate('BTC', 101n, 100n)).toThrow(expect.objectContaining({ code: 'FEE_CHANGED' }));
  });

  it('has nothing to say of an amount that was typed', () => {
    const reviewed = { asset: getNetwork('ETH'), amount: ether, sendingMax: false };
    expect(() => requireReviewed({ sent: toBaseUnits(1n) }, reviewed)).not.toThrow();
  });
});
