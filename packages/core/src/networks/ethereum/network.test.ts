import { describe, expect, it } from 'vitest';
import { ethereum } from './network.ts';

describe('ethereum', () => {
  it('has the constants of the specification (R-CONST-02, R-CONST-03, R-CONST-06)', () => {
    expect(ethereum).toMatchObject({
      code: 'ETH',
      symbol: 'ETH',
      decimals: 18,
      digits: 8,
      minimumAmount: '0.00001',
      minutesPerConfirmation: 0.25,
      confirmations: { available: 12, final: 15 },
      feePriority: { choice: 'automatic' },
      reestimatesFeeOnReview: true,
      chargesNetworkFee: false,
      gas: { transferLimit: '21000' },
      tokenStandard: 'ERC-20',
      activation: null,
      memo: null,
      showsFromAddress: false,
      isBeta: false,
      addressLimit: 1,
      color: '#627EEA',
      coinType: 60,
    });
  });

  it('has the chain ids of EIP-155, of Sepolia and of anvil, and offers fees by EIP-1559', () => {
    expect(ethereum.model).toMatchObject({
      fees: 'eip1559',
      chains: {
        main: { chainId: 1 },
        test: { chainId: 11155111 },
        regtest: { chainId: 31337 },
      },
    });
  });

  it('gives the sandbox a chain id of its own', () => {
    const { sandbox, ...others } = ethereum.model.chains;
    expect(sandbox.chainId).toBe(7700001);
    expect(Object.values(others)).not.toContainEqual(sandbox);
  });
});
