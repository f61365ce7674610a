import { describe, expect, it } from 'vitest';
import { tron } from './network.ts';

describe('tron', () => {
  it('has the constants of the specification (R-CONST-02, R-CONST-03, R-CONST-06)', () => {
    expect(tron).toMatchObject({
      code: 'TRX',
      symbol: 'TRX',
      decimals: 6,
      digits: 6,
      minimumAmount: '0.1',
      minutesPerConfirmation: 0.05,
      confirmations: { available: 19, final: 20 },
      feePriority: { choice: 'automatic' },
      reestimatesFeeOnReview: true,
      chargesNetworkFee: true,
      activation: 'first-deposit',
      gas: null,
      tokenStandard: 'TRC-20',
      memo: null,
      showsFromAddress: false,
      isBeta: false,
      addressLimit: 1,
      color: '#EB0029',
      coinType: 195,
    });
  });

  it('has one address version on all chains, and amounts of 63 bits (java-tron)', () => {
    for (const { addressVersion } of Object.values(tron.model.chains))
      expect(addressVersion).toBe(0x41);
    expect(tron.model.maximumAmount).toBe(9_223_372_036_854_775_807n);
  });
});
