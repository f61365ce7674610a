import type { NetworkLabelName } from './network-labels.ts';

/** `PRODUCT`: the type is named after the product area. `CONTRACT`: `CONTRACT_CRYPTO` in both. */
export type AssetRow = readonly [
  ticker: string,
  name: string,
  network: NetworkLabelName,
  cryptoType: 'PRODUCT' | 'CONTRACT',
];

/** Identifier of the specification (R-ASSET-05). */
export type SpecifiedIdentifier =
  | 'BITCOIN'
  | 'ETHEREUM'
  | 'LITECOIN'
  | 'BITCOIN_CASH'
  | 'ETH_USD_COIN'
  | 'ETH_TETHER'
  | 'MONERO'
  | 'ETH_BNB'
  | 'ETH_BUSD'
  | 'ETH_MATIC'
  | 'ETH_SHIBA_INU'
  | 'ETH_APE_COIN'
  | 'ETH_CRONOS'
  | 'ETH_DAI'
  | 'ETH_UNISWAP'
  | 'TRON'
  | 'TRX_TETHER'
  | 'TRX_USD_C'
  | 'CONTRACT_ETH'
  | 'CONTRACT_USDT'
  | 'CONTRACT_USDC'
  | 'CONTRACT_ERC20_ETH'
  | 'CONTRACT_ERC20_USDT'
  | 'CONTRACT_ERC20_USDC'
  | 'CONTRACT_TRC20_TRX'
  | 'CONTRACT_TRC20_USDT'
  | 'CONTRACT_TRC20_USDC'
  | 'SOLANA'
  | 'SOL_TETHER'
  | 'SOL_USD_COIN';

/** Identifier of our own. */
export type ExtendedIdentifier =
  | 'TONCOIN'
  | 'TON_NOTCOIN'
  | 'TON_TETHER'
  | 'BNB_SMART_CHAIN'
  | 'BSC_TETHER'
  | 'BSC_USD_COIN';

/** Identifier of an asset that the product knows. */
export type AssetIdentifier = SpecifiedIdentifier | ExtendedIdentifier;

/**
 * The 30 asset identifiers of the specification (R-ASSET-05). ERC-20 and plain contract identifiers
 * belong to Ethereum. TRC-20 contracts have the product's crypto type, native TRX and SOL the one of
 * contracts: see "Crypto types of contract identifiers" in docs/decisions/networks.md.
 */
export const ASSET_IDENTIFIERS: Readonly<Record<SpecifiedIdentifier, AssetRow>> = {
  BITCOIN: ['BTC', 'Bitcoin', 'Bitcoin', 'PRODUCT'],
  ETHEREUM: ['ETH', 'Ethereum', 'Ethereum', 'PRODUCT'],
  LITECOIN: ['LTC', 'Litecoin', 'Litecoin', 'PRODUCT'],
  BITCOIN_CASH: ['BCH', 'Bitcoin Cash', 'Unknown', 'PRODUCT'],
  ETH_USD_COIN: ['USDC', 'USD Coin (Ethereum)', 'Ethereum', 'PRODUCT'],
  ETH_TETHER: ['USDT', 'Tether (Ethereum)', 'Ethereum', 'PRODUCT'],
  MONERO: ['XMR', 'Monero', 'Monero', 'PRODUCT'],
  ETH_BNB: ['BNB', 'BNB (Ethereum)', 'Ethereum', 'PRODUCT'],
  ETH_BUSD: ['BUSD', 'Binance USD', 'Ethereum', 'PRODUCT'],
  ETH_MATIC: ['MATIC', 'Polygon', 'Ethereum', 'PRODUCT'],
  ETH_SHIBA_INU: ['SHIBA', 'Shiba Inu', 'Ethereum', 'PRODUCT'],
  ETH_APE_COIN: ['APE', 'ApeCoin', 'Ethereum', 'PRODUCT'],
  ETH_CRONOS: ['CRO', 'Cronos', 'Ethereum', 'PRODUCT'],
  ETH_DAI: ['DAI', 'Dai', 'Ethereum', 'PRODUCT'],
  ETH_UNISWAP: ['UNI', 'Uniswap', 'Ethereum', 'PRODUCT'],
  TRON: ['TRX', 'Tron', 'Tron', 'CONTRACT'],
  TRX_TETHER: ['USDT', 'Tether (Tron)', 'Tron', 'PRODUCT'],
  TRX_USD_C: ['USDC', 'USD Coin (Tron)', 'Tron', 'PRODUCT'],
  CONTRACT_ETH: ['ETH', 'Ethereum (contract)', 'Ethereum', 'CONTRACT'],
  CONTRACT_USDT: ['USDT', 'Tether (contract)', 'Ethereum', 'CONTRACT'],
  CONTRACT_USDC: ['USDC', 'USD Coin (contract)', 'Ethereum', 'CONTRACT'],
  CONTRACT_ERC20_ETH: ['ETH', 'Ethereum (ERC-20 contract)', 'Ethereum', 'CONTRACT'],
  CONTRACT_ERC20_USDT: ['USDT', 'Tether (ERC-20 contract)', 'Ethereum', 'CONTRACT'],
  CONTRACT_ERC20_USDC: ['USDC', 'USD Coin (ERC-20 contract)', 'Ethereum', 'CONTRACT'],
  CONTRACT_TRC20_TRX: ['TRX', 'Tron (TRC-20 contract)', 'Tron', 'PRODUCT'],
  CONTRACT_TRC20_USDT: ['USDT', 'Tether (TRC-20 contract)', 'Tron', 'PRODUCT'],
  CONTRACT_TRC20_USDC: ['USDC', 'USD Coin (TRC-20 contract)', 'Tron', 'PRODUCT'],
  SOLANA: ['SOL', 'Solana', 'Solana', 'CONTRACT'],
  SOL_TETHER: ['USDT', 'Tether (Solana)', 'Solana', 'PRODUCT'],
  SOL_USD_COIN: ['USDC', 'USD Coin (Solana)', 'Solana', 'PRODUCT'],
};

/** Identifiers of our own, for assets that the specification leaves out. */
export const EXTENDED_IDENTIFIERS: Readonly<Record<ExtendedIdentifier, AssetRow>> = {
  TONCOIN: ['TON', 'Toncoin', 'TON', 'PRODUCT'],
  TON_NOTCOIN: ['NOTCOIN', 'Notcoin', 'TON', 'PRODUCT'],
  TON_TETHER: ['USDT', 'Tether (TON)', 'TON', 'PRODUCT'],
  BNB_SMART_CHAIN: ['BNB', 'BNB', 'BNB Smart Chain', 'PRODUCT'],
  BSC_TETHER: ['USDT', 'Tether (BNB Smart Chain)', 'BNB Smart Chain', 'PRODUCT'],
  BSC_USD_COIN: ['USDC', 'USD Coin (BNB Smart Chain)', 'BNB Smart Chain', 'PRODUCT'],
};
