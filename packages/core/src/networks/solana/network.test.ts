import { describe, expect, it } from 'vitest';
import { solana } from './network.ts';

describe('solana', () => {
  it('has the constants of the specification (R-CONST-02, R-CONST-03, R-CONST-06, R-NAV-12)', () => {
    expect(solana).toMatchObject({
      code: 'SOL',
      symbol: 'SOL',
      decimals: 9,
      digits: 8,
      minimumAmount: '0.001',
      minutesPerConfirmation: 0.008,
      confirmations: { available: 15, final: 20 },
      feePriority: { choice: 'automatic' },
      reestimatesFeeOnReview: true,
      chargesNetworkFee: false,
      activation: null,
      gas: null,
      tokenStandard: 'SPL',
      memo: { maximumBytes: 566 },
      showsFromAddress: false,
      isBeta: true,
      addressLimit: 1,
      color: '#9945FF',
      coinType: 501,
    });
  });

  it('knows the public clusters by their genesis hash (CAIP-2), and amounts of 64 bits', () => {
    expect(solana.model.chains).toEqual({
      main: { genesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' },
      test: { genesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' },
      regtest: { genesisHash: null },
      sandbox: { genesisHash: null },
    });
    expect(solana.model.maximumAmount).toBe(18_446_744_073_709_551_615n);
  });
});
