import { describe, expect, it } from 'vitest';
import { ASSET_IDENTIFIERS } from './asset-identifiers.ts';
import { assetSymbols } from './display-codes.ts';
import { findCurrencyScope } from './find-currency-scope.ts';

describe('findCurrencyScope (R-ACC-02, R-ASSET-05)', () => {
  it('knows the 30 identifiers and the 11 symbols, in any case', () => {
    const names = [...Object.keys(ASSET_IDENTIFIERS), ...assetSymbols];
    expect(names).toHaveLength(41);
    for (const name of names) {
      const scope = findCurrencyScope(name);
      expect(scope, name).toBeDefined();
      expect(findCurrencyScope(name.toLowerCase())).toEqual(scope);
    }
  });

  it.each([
    ['ETH', ['ETH'], null],
    ['ethereum', ['ETH'], null],
    ['BSC', ['BSC'], null],
    ['BNB', ['BSC'], null],
    ['ETH_BNB', ['ETH'], ['BNB@ETH']],
    ['TRX_TETHER', ['TRX'], ['USDT@TRX']],
    ['usdt@eth', ['ETH'], ['USDT@ETH']],
    ['NOTCOIN', ['TON'], ['NOTCOIN@TON']],
    ['TON_TETHER', ['TON'], ['USDT@TON']],
    ['MONERO', [], []],
    ['XMR', [], []],
    ['BITCOIN_CASH', [], []],
  ])('%s selects %j, of their assets %j', (name, networks, assetIds) => {
    expect(findCurrencyScope(name)).toEqual({ networks, assetIds });
  });

  it('selects the symbol of a token on each network that has it, Ethereum first', () => {
    const { networks, assetIds } = findCurrencyScope('USDT') ?? {};
    expect(networks?.[0]).toBe('ETH');
    expect(new Set(networks)).toEqual(new Set(['ETH', 'BSC', 'TRX', 'SOL', 'TON']));
    expect(assetIds).toEqual(networks?.map((network) => `USDT@${network}`));
  });

  it.each(['DOGE', '', 'ETH_', '__proto__', 'constructor'])('knows no "%s"', (name) => {
    expect(findCurrencyScope(name)).toBeUndefined();
  });
});
