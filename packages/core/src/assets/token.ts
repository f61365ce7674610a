import { decimalConstant } from '../money/decimal.ts';
import type { Network } from '../networks/registry.ts';
import type { AccountAsset } from './account-asset.ts';
import type { AssetIdentifier } from './asset-identifiers.ts';
import { type TokenRow, tokenTable } from './token-table.ts';

/** A token that the product moves. Its id is `{symbol}@{network}`. */
export interface TokenDefinition extends AccountAsset {
  /** Address of its contract, mint or master. */
  readonly contract: string;
  readonly identifier: AssetIdentifier;
}

/**
 * The tokens of a network, in the order in which people see them; none where it has no standard.
 * @example
 * tokensOf('ETH').map(({ symbol }) => symbol);
 */
export function tokensOf(network: Network): readonly TokenDefinition[] {
  return rowsOf(network).map((row) => toDefinition(network, row));
}

/**
 * The token of `network` with this id, such as `USDT@ETH`.
 * @example
 * findToken('ETH', 'USDT@ETH')?.contract; // '0xdAC17F958D2ee523a2206206994597C13D831ec7'
 */
export function findToken(network: Network, id: string): TokenDefinition | undefined {
  const row = rowsOf(network).find(([symbol]) => toTokenId(symbol, network) === id);
  return row && toDefinition(network, row);
}

/**
 * The token that `contract` issues; `contract` as its network writes it, with a checksum (EIP-55).
 * @example
 * findTokenByContract('ETH', '0xdAC17F958D2ee523a2206206994597C13D831ec7')?.symbol; // 'USDT'
 */
export function findTokenByContract(
  network: Network,
  contract: string,
): TokenDefinition | undefined {
  return tokensOf(network).find((token) => token.contract === contract);
}

function rowsOf(network: Network): readonly TokenRow[] {
  const table: Readonly<Partial<Record<Network, readonly TokenRow[]>>> = tokenTable;
  return table[network] ?? [];
}

function toTokenId(symbol: string, network: Network): string {
  return `${symbol}@${network}`;
}

function toDefinition(network: Network, row: TokenRow): TokenDefinition {
  const [symbol, name, contract, decimals, minimumAmount, identifier] = row;
  return {
    id: toTokenId(symbol, network),
    network,
    symbol,
    name,
    contract,
    decimals,
    digits: digitsOf(symbol, decimals),
    minimumAmount: decimalConstant(minimumAmount),
    identifier,
  };
}

/** Returns the number of decimals that are shown and accepted. */
function digitsOf(symbol: string, decimals: number): number {
  switch (symbol) {
    case 'USDT':
    case 'USDC':
      return 6;
    case 'NOTCOIN':
      return 2;
    default:
      return Math.min(decimals, 8);
  }
}
