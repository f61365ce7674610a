import { findNamedAsset } from '../../assets/find-named-asset.ts';
import { tokensOf } from '../../assets/token.ts';
import { defaultDigits } from '../../money/asset-digits.ts';
import { decimalConstant } from '../../money/decimal.ts';
import { getNetwork, networkCodes } from '../../networks/registry.ts';
import type { CoinManifest } from './manifest.ts';
import { nativeManifest } from './native-manifest.ts';
import { tokenManifest } from './token-manifest.ts';

/**
 * Lists the coin manifests of all assets: the native ones first, then the tokens by network.
 * @example
 * const keys = allManifests().map(({ key }) => key);
 * keys.includes('ETH:USDT'); // true
 */
export function allManifests(): readonly CoinManifest[] {
  const tokens = networkCodes.flatMap(tokensOf);
  return [...networkCodes.map(nativeManifest), ...tokens.map(tokenManifest)];
}

/**
 * Finds the coin manifest of an asset by its name, by `{network}:{symbol}` or by a token's symbol,
 * in any case; null for any other text. A symbol alone is that of the first network in order that
 * has it: see "Manifest lookup" in docs/decisions/networks.md.
 * @example
 * findManifest('eth:usdt')?.digits; // 6
 * findManifest('USDT')?.key; // 'ETH:USDT'
 * findManifest('nothing'); // null
 */
export function findManifest(text: string): CoinManifest | null {
  const wanted = text.toUpperCase();
  const rows = allManifests();
  const keys = [manifestKeyOf(wanted), wanted];
  const named = rows.find(({ key }) => keys.includes(key));
  return named ?? rows.find(({ key }) => key.endsWith(`:${wanted}`)) ?? null;
}

/**
 * Returns the coin manifest of an asset like `findManifest`, and the specification's default for an unknown one:
 * 8 digits. It states no smallest amount, and the most confirmations that any network asks for.
 * @example
 * getManifestRow('DOGE').digits; // 8
 */
export function getManifestRow(text: string): CoinManifest {
  return (
    findManifest(text) ?? {
      key: text.toUpperCase(),
      type: 'NATIVE',
      digits: defaultDigits.native,
      minimumTransactionAmount: decimalConstant('0'),
      requiredConfirmations: Math.max(
        ...networkCodes.map((code) => getNetwork(code).confirmations.available),
      ),
      limitAddressesPerAccountCount: null,
      priorities: null,
    }
  );
}

/** Returns the key of a named asset: the network's code, and for a token `{network}:{symbol}`. */
function manifestKeyOf(name: string): string | null {
  const asset = findNamedAsset(name);
  if (asset === undefined) return null;
  return asset.id === asset.network ? asset.network : `${asset.network}:${asset.symbol}`;
}
