import { describe, expect, it } from 'vitest';
import { findNamedAsset, listAssetNames, listNamedAssets } from './find-named-asset.ts';

describe('findNamedAsset', () => {
  it.each([
    ['BTC', 'BTC'],
    ['bsc', 'BSC'],
    ['BNB', 'BSC'],
    ['BNB_SMART_CHAIN', 'BSC'],
    ['ETH_BNB', 'BNB@ETH'],
    ['bnb@eth', 'BNB@ETH'],
    ['ETH_TETHER', 'USDT@ETH'],
    ['CONTRACT_TRC20_USDT', 'USDT@TRX'],
    ['TONCOIN', 'TON'],
    ['NOTCOIN@TON', 'NOTCOIN@TON'],
    ['TON_TETHER', 'USDT@TON'],
    ['usdt@ton', 'USDT@TON'],
  ])('finds by %s the asset %s', (name, id) => {
    expect(findNamedAsset(name)?.id).toBe(id);
  });

  it.each(['USDT', 'USDC', 'DOGE', '', 'USDT@', '@ETH', 'BITCOIN_CASH', 'MONERO', '__proto__'])(
    'finds no asset by "%s"',
    (name) => {
      expect(findNamedAsset(name)).toBeUndefined();
    },
  );

  it('finds a different asset by each of the listed names', () => {
    const ids = listAssetNames().map((name) => findNamedAsset(name)?.id);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('listNamedAssets', () => {
  it('lists each asset once, coins before tokens', () => {
    const ids = listNamedAssets().map(({ id }) => id);
    expect(ids.slice(0, 8)).toEqual(['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON', 'USDT@ETH']);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
