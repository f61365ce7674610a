import { getNetwork, isNetwork, networkCodes } from '../networks/registry.ts';
import { type AccountAsset, nativeAsset } from './account-asset.ts';
import { chainOfAsset, getAsset, isAssetIdentifier } from './asset.ts';
import { findAccountAsset } from './find-account-asset.ts';
import { tokensOf } from './token.ts';

/**
 * Finds the asset that a call of the API names, in any case: by the code of a network or the symbol of
 * its native asset (`BSC`, `BNB`), by the id of a token (`USDT@ETH`) or by an asset identifier
 * (`ETH_TETHER`). The symbol of a token names none, as several networks have one of that symbol.
 */
export function findNamedAsset(name: string): AccountAsset | undefined {
  const wanted = name.toUpperCase();
  const native = networkCodes.find((code) => getNetwork(code).symbol === wanted);
  if (native !== undefined) return nativeAsset(native);
  if (isAssetIdentifier(wanted)) return findIdentified(wanted);
  return findAccountAsset(wanted);
}

function findIdentified(identifier: Parameters<typeof getAsset>[0]): AccountAsset | undefined {
  const chain = chainOfAsset(identifier);
  if (chain === null || !isNetwork(chain)) return undefined;
  const { ticker } = getAsset(identifier);
  if (ticker === getNetwork(chain).symbol) return nativeAsset(chain);
  return tokensOf(chain).find(({ symbol }) => symbol === ticker);
}

/** Lists a name of every asset that accounts hold: native symbols, then ids of tokens. */
export function listAssetNames(): readonly string[] {
  return [
    ...networkCodes.map((code) => getNetwork(code).symbol),
    ...networkCodes.flatMap((code) => tokensOf(code).map(({ id }) => id)),
  ];
}

/** Lists every asset that accounts hold, coins before tokens. */
export function listNamedAssets(): readonly AccountAsset[] {
  return listAssetNames().flatMap((name) => findNamedAsset(name) ?? []);
}
