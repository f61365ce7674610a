import { findNamedAsset } from '../../assets/find-named-asset.ts';
import { tokensOf } from '../../assets/token.ts';
import { networkCodes } from '../../networks/registry.ts';
import type { CoinManifest } from './manifest.ts';
import { nativeManifest } from './native-manifest.ts';
import { tokenManifest } from './token-manifest.ts';

/** One row per asset: the native ones, then the tokens by networks. */
export function allManifests(): readonly CoinManifest[] {
  const tokens = networkCodes.flatMap(tokensOf);
  return [...networkCodes.map(nativeManifest), ...tokens.map(tokenManifest)];
}

/**
 * Finds the manifest of a named asset, of `{network}:{symbol}`, or of a token's symbol, which means
 * the first network in order that has it: see "Manifest lookup" in docs/decisions/networks.md. In any
 * case; null for any other text.
 */
export function findManifest(text: string): CoinManifest | null {
  const wanted = text.toUpperCase();
  const rows = allManifests();
  const keys = [manifestKeyOf(wanted), wanted];
  const named = rows.find(({ key }) => keys.includes(key));
  return named ?? rows.find(({ key }) => key.endsWith(`:${wanted}`)) ?? null;
}

/** Returns the key of a named asset: the network's code, and for a token `{network}:{symbol}`. */
function manifestKeyOf(name: string): string | null {
  const asset = findNamedAsset(name);
  if (asset === undefined) return null;
  return asset.id === asset.network ? asset.network : `${asset.network}:${asset.symbol}`;
}
