import {
  ASSET_IDENTIFIERS,
  type AssetIdentifier,
  type AssetRow,
  EXTENDED_IDENTIFIERS,
} from './asset-identifiers.ts';
import type { AccountNetworkCode } from './display-codes.ts';
import { type NetworkLabel, networkLabels } from './network-labels.ts';
import type { ProductArea } from './specified-values.ts';

/** An asset of the identifier table. */
export interface Asset {
  readonly identifier: AssetIdentifier;
  readonly ticker: string;
  readonly name: string;
  /** File name of its icon, without the extension. */
  readonly icon: string;
  readonly network: NetworkLabel;
}

export type WalletCryptoType = `${ProductArea}_CRYPTO` | 'CONTRACT_CRYPTO';

const rows: Readonly<Record<AssetIdentifier, AssetRow>> = {
  ...ASSET_IDENTIFIERS,
  ...EXTENDED_IDENTIFIERS,
};

/**
 * Returns ticker, name, icon and network of an asset (R-ASSET-07).
 * @example
 * getAsset('ETH_TETHER').ticker; // 'USDT'
 */
export function getAsset(identifier: AssetIdentifier): Asset {
  const [ticker, name, network] = rows[identifier];
  return {
    identifier,
    ticker,
    name,
    icon: ticker.toLowerCase(),
    network: networkLabels[network],
  };
}

/** Returns the network of an asset; null if no account can hold it. */
export function chainOfAsset(identifier: AssetIdentifier): AccountNetworkCode | null {
  const [, , network] = rows[identifier];
  return networkLabels[network].chain;
}

/** Returns the wallet crypto type of an asset in a product area (R-ASSET-02). */
export function walletCryptoType(
  identifier: AssetIdentifier,
  product: ProductArea,
): WalletCryptoType {
  const [, , , cryptoType] = rows[identifier];
  return cryptoType === 'CONTRACT' ? 'CONTRACT_CRYPTO' : `${product}_CRYPTO`;
}

/**
 * Tells whether `text` is the identifier of an asset.
 * @example
 * isAssetIdentifier('BITCOIN'); // true
 */
export function isAssetIdentifier(text: string): text is AssetIdentifier {
  return Object.hasOwn(rows, text);
}
