import { describe, expect, it } from 'vitest';
import { ton } from './network.ts';

describe('ton', () => {
  it('has the constants of the specification (R-CONST-02, R-CONST-03, R-CONST-06)', () => {
    expect(ton).toMatchObject({
      code: 'TON',
      symbol: 'TON',
      decimals: 9,
      digits: 8,
      minimumAmount: '0.01',
      minutesPerConfirmation: 0.017,
      confirmations: { available: 15, final: 20 },
      feePriority: { choice: 'automatic' },
      reestimatesFeeOnReview: true,
      chargesNetworkFee: false,
      activation: null,
      gas: null,
      tokenStandard: 'Jetton',
      memo: { maximumBytes: 120 },
      showsFromAddress: false,
      isBeta: false,
      addressLimit: 1,
      color: '#0098EA',
      coinType: 607,
    });
  });

  it('has the subwallet that wallets use on the public chains, and amounts of 120 bits', () => {
    const { chains, maximumAmount, workchain } = ton.model;
    expect(workchain).toBe(0);
    expect(chains.main).toEqual({ testOnly: false, walletId: 0x29a9a317 });
    expect(chains.test).toEqual({ testOnly: true, walletId: 0x29a9a317 });
    expect(maximumAmount.toString(2)).toBe('1'.repeat(120));
  });

  it('gives the sandbox addresses of the main form and a subwallet of its own', () => {
    const { sandbox, ...others } = ton.model.chains;
    expect(sandbox.testOnly).toBe(false);
    const ids = Object.values(others).map(({ walletId }) => walletId);
    expect(ids).not.toContain(sandbox.walletId);
  });
});
