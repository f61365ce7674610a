import { describe, expect, it } from 'vitest';
import { allManifests, findManifest, getManifestRow } from './find-manifest.ts';

describe('the manifests', () => {
  it('are one row per asset, each found by its key', () => {
    const keys = allManifests().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(['BTC', 'TON', 'ETH:USDT', 'BSC:USDC']));
    for (const row of allManifests()) expect(findManifest(row.key)).toEqual(row);
  });

  it('say of a token what holds for it', () => {
    expect(findManifest('TON:NOTCOIN')).toEqual({
      key: 'TON:NOTCOIN',
      type: 'TOKEN',
      digits: 2,
      minimumTransactionAmount: '1',
      requiredConfirmations: 15,
      limitAddressesPerAccountCount: 1,
      priorities: null,
    });
  });

  it.each([
    ['usdt', 'ETH:USDT'],
    ['NOTCOIN', 'TON:NOTCOIN'],
    ['trx:usdc', 'TRX:USDC'],
    ['eth', 'ETH'],
    ['bnb', 'BSC'],
    ['ETH_BNB', 'ETH:BNB'],
    ['BNB@ETH', 'ETH:BNB'],
    ['TRX_TETHER', 'TRX:USDT'],
    ['TON_TETHER', 'TON:USDT'],
  ])('are found by %s', (text, key) => {
    expect(findManifest(text)?.key).toBe(key);
  });

  it('of a known asset is its own, of an unknown one the default of 8 digits (R-API-03, R-ACC-04)', () => {
    expect(getManifestRow('bnb')).toEqual(findManifest('BSC'));
    expect(getManifestRow('doge')).toEqual({
      key: 'DOGE',
      type: 'NATIVE',
      digits: 8,
      minimumTransactionAmount: '0',
      requiredConfirmations: 19,
      limitAddressesPerAccountCount: null,
      priorities: null,
    });
  });

  it.each(['', 'DOGE', 'BTC:USDT', 'ETH:', ':USDT', 'ETH:USDT:X', '__proto__'])(
    'are not found by "%s"',
    (text) => {
      expect(findManifest(text)).toBeNull();
    },
  );
});
