import { describe, expect, it } from 'vitest';
import { litecoin } from './network.ts';

describe('litecoin', () => {
  it('has the constants of the specification (R-CONST-02, R-CONST-03, R-CONST-06)', () => {
    expect(litecoin).toMatchObject({
      code: 'LTC',
      symbol: 'LTC',
      decimals: 8,
      digits: 8,
      minimumAmount: '0.0001',
      minutesPerConfirmation: 2.5,
      confirmations: { available: 5, final: 6 },
      feePriority: { choice: 'selectable', targetBlocks: { low: 6, medium: 3, high: 1 } },
      reestimatesFeeOnReview: false,
      chargesNetworkFee: false,
      gas: null,
      activation: null,
      memo: null,
      tokenStandard: null,
      showsFromAddress: true,
      isBeta: false,
      addressLimit: null,
      color: '#345D9D',
      coinType: 2,
    });
  });

  it('has the prefixes and limits of Litecoin Core, chainparams.cpp, amount.h and policy.h', () => {
    const { chains, maximumSupply, dust } = litecoin.model;
    expect(chains.main).toEqual({
      hrp: 'ltc',
      pubKeyHash: 48,
      scriptHash: 50,
      wif: 176,
      bip32: { public: 0x0488b21e, private: 0x0488ade4 },
    });
    expect(chains.test).toEqual({
      hrp: 'tltc',
      pubKeyHash: 111,
      scriptHash: 58,
      wif: 239,
      bip32: { public: 0x043587cf, private: 0x04358394 },
    });
    expect(chains.regtest).toEqual({ ...chains.test, hrp: 'rltc' });
    expect(chains.sandbox).toEqual(chains.main);
    expect(maximumSupply).toBe(84_000_000n * 10n ** 8n);
    // A p2wpkh output of 31 bytes and 67 to spend it, at 30 per byte.
    expect(dust).toBe((31n + 67n) * 30n);
  });
});
