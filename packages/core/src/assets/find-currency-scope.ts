import { type Network, networkCodes } from '../networks/registry.ts';
import { isAssetIdentifier } from './asset.ts';
import { ASSET_IDENTIFIERS } from './asset-identifiers.ts';
import { findNamedAsset } from './find-named-asset.ts';
import { tokensOf } from './token.ts';

/** Selection of networks and assets by a `cryptoCurrencyType`. */
export interface CurrencyScope {
  readonly networks: readonly Network[];
  /** Ids of the selected assets; null for all assets of the networks. */
  readonly assetIds: readonly string[] | null;
}

/**
 * Finds what a `cryptoCurrencyType` selects, in any case: a network by its code, its native symbol or the
 * identifier of its native asset; a token by its identifier or id on one network, by its symbol on each network
 * that has it. An asset that no account here can hold selects nothing. Undefined for an unknown name.
 */
export function findCurrencyScope(name: string): CurrencyScope | undefined {
  const wanted = name.toUpperCase();
  const asset = findNamedAsset(wanted);
  if (asset !== undefined)
    return {
      networks: [asset.network],
      assetIds: asset.id === asset.network ? null : [asset.id],
    };
  const tokens = networkCodes.flatMap(tokensOf).filter(({ symbol }) => symbol === wanted);
  if (tokens.length > 0 || isAssetIdentifier(wanted) || isTicker(wanted))
    return {
      networks: tokens.map(({ network }) => network),
      assetIds: tokens.map(({ id }) => id),
    };
  return undefined;
}

function isTicker(text: string): boolean {
  return Object.values(ASSET_IDENTIFIERS).some(([ticker]) => ticker === text);
}
