import { describe, expect, it } from 'vitest';
import { networkCodes } from '../networks/registry.ts';
import { nativeAsset } from './account-asset.ts';
import { findAccountAsset } from './find-account-asset.ts';
import { listNamedAssets } from './find-named-asset.ts';
import { isOffered, listOfferedAssets } from './offered-assets.ts';

const withdrawn = ['BUSD@ETH', 'MATIC@ETH', 'USDC@TRX'];

describe('isOffered', () => {
  it('is false for the tokens that their issuers ended or replaced, and for these alone', () => {
    const ids = listNamedAssets().map(({ id }) => id);
    expect(ids.filter((id) => !isOffered(id))).toEqual(withdrawn);
  });

  it.each(withdrawn)('leaves %s a known asset', (id) => {
    expect(findAccountAsset(id)).toMatchObject({ id });
  });
});

describe('listOfferedAssets', () => {
  it.each(networkCodes)(
    'lists the assets of %s that are offered, the native one first',
    (network) => {
      const assets = listOfferedAssets(network);
      expect(assets[0]).toEqual(nativeAsset(network));
      const all = listNamedAssets().filter((asset) => asset.network === network);
      const ids = all.map(({ id }) => id).filter((id) => !withdrawn.includes(id));
      expect(assets.map(({ id }) => id)).toEqual(ids);
    },
  );
});
