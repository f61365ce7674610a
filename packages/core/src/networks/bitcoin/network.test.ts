import { describe, expect, it } from 'vitest';
import { bitcoin } from './network.ts';

describe('bitcoin', () => {
  it('has the constants of the specification (R-CONST-02, R-CONST-03, R-CONST-06)', () => {
    expect(bitcoin).toMatchObject({
      code: 'BTC',
      symbol: 'BTC',
      decimals: 8,
      digits: 8,
      minimumAmount: '0.00001',
      minutesPerConfirmation: 10,
      confirmations: { available: 2, final: 3 },
      feePriority: { choice: 'selectable', targetBlocks: { low: 6, medium: 3, high: 1 } },
      reestimatesFeeOnReview: false,
      chargesNetworkFee: false,
      gas: null,
      activation: null,
      memo: null,
      showsFromAddress: true,
      isBeta: false,
      addressLimit: null,
      color: '#F7931A',
      coinType: 0,
    });
  });

  it('has the prefixes and limits of Bitcoin Core, chainparams.cpp and amount.h', () => {
    const { chains, maximumSupply } = bitcoin.model;
    expect(chains.main).toMatchObject({ hrp: 'bc', pubKeyHash: 0, scriptHash: 5, wif: 128 });
    expect(chains.test).toMatchObject({ hrp: 'tb', pubKeyHash: 111, scriptHash: 196, wif: 239 });
    expect(chains.regtest).toEqual({ ...chains.test, hrp: 'bcrt' });
    expect(chains.sandbox).toEqual(chains.main);
    expect(maximumSupply).toBe(21_000_000n * 10n ** 8n);
  });
});
