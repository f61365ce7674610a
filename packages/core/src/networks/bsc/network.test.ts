import { describe, expect, it } from 'vitest';
import { ethereum } from '../ethereum/network.ts';
import { bsc } from './network.ts';

describe('bsc', () => {
  it('has the constants of the specification (R-CONST-02, R-CONST-03, R-CONST-06)', () => {
    expect(bsc).toMatchObject({
      code: 'BSC',
      symbol: 'BNB',
      decimals: 18,
      digits: 8,
      minimumAmount: '0.00001',
      minutesPerConfirmation: 0.003,
      confirmations: { available: 15, final: 20 },
      feePriority: { choice: 'automatic' },
      reestimatesFeeOnReview: true,
      chargesNetworkFee: false,
      gas: { transferLimit: '21000', priceUnit: { name: 'Gwei', decimals: 9 } },
      tokenStandard: 'BEP-20',
      activation: null,
      memo: null,
      showsFromAddress: false,
      isBeta: false,
      addressLimit: 1,
      color: '#F0B90B',
      coinType: 60,
    });
  });

  it('has the chain ids of its main and its test chain, and offers one gas price', () => {
    expect(bsc.model.fees).toBe('legacy');
    expect(bsc.model.chains).toMatchObject({ main: { chainId: 56 }, test: { chainId: 97 } });
  });

  it('shares no chain id with Ethereum, also not of private chains', () => {
    const own = Object.values(bsc.model.chains).map(({ chainId }) => chainId);
    const others = Object.values(ethereum.model.chains).map(({ chainId }) => chainId);
    expect(new Set([...own, ...others]).size).toBe(8);
    expect(own).not.toContain(1337);
  });
});
