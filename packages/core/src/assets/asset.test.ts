import { describe, expect, it } from 'vitest';
import { getNetwork, networkCodes } from '../networks/registry.ts';
import { chainOfAsset, getAsset, isAssetIdentifier, walletCryptoType } from './asset.ts';
import {
  ASSET_IDENTIFIERS,
  type AssetIdentifier,
  EXTENDED_IDENTIFIERS,
} from './asset-identifiers.ts';
import { accountNetworkCodes, assetSymbols, displayCodes, toDisplayCode } from './display-codes.ts';
import { networkLabels } from './network-labels.ts';

type Row = readonly [
  identifier: AssetIdentifier,
  ticker: string,
  name: string,
  icon: string,
  network: string,
  chain: string | null,
  cryptoType: '{p}_CRYPTO' | 'CONTRACT_CRYPTO',
];

const specified: readonly Row[] = [
  ['BITCOIN', 'BTC', 'Bitcoin', 'btc', 'Bitcoin', 'BTC', '{p}_CRYPTO'],
  ['ETHEREUM', 'ETH', 'Ethereum', 'eth', 'Ethereum', 'ETH', '{p}_CRYPTO'],
  ['LITECOIN', 'LTC', 'Litecoin', 'ltc', 'Litecoin', 'LTC', '{p}_CRYPTO'],
  ['BITCOIN_CASH', 'BCH', 'Bitcoin Cash', 'bch', 'Unknown', null, '{p}_CRYPTO'],
  ['ETH_USD_COIN', 'USDC', 'USD Coin (Ethereum)', 'usdc', 'Ethereum', 'ETH', '{p}_CRYPTO'],
  ['ETH_TETHER', 'USDT', 'Tether (Ethereum)', 'usdt', 'Ethereum', 'ETH', '{p}_CRYPTO'],
  ['MONERO', 'XMR', 'Monero', 'xmr', 'Monero', null, '{p}_CRYPTO'],
  ['ETH_BNB', 'BNB', 'BNB (Ethereum)', 'bnb', 'Ethereum', 'ETH', '{p}_CRYPTO'],
  ['ETH_BUSD', 'BUSD', 'Binance USD', 'busd', 'Ethereum', 'ETH', '{p}_CRYPTO'],
  ['ETH_MATIC', 'MATIC', 'Polygon', 'matic', 'Ethereum', 'ETH', '{p}_CRYPTO'],
  ['ETH_SHIBA_INU', 'SHIBA', 'Shiba Inu', 'shiba', 'Ethereum', 'ETH', '{p}_CRYPTO'],
  ['ETH_APE_COIN', 'APE', 'ApeCoin', 'ape', 'Ethereum', 'ETH', '{p}_CRYPTO'],
  ['ETH_CRONOS', 'CRO', 'Cronos', 'cro', 'Ethereum', 'ETH', '{p}_CRYPTO'],
  ['ETH_DAI', 'DAI', 'Dai', 'dai', 'Ethereum', 'ETH', '{p}_CRYPTO'],
  ['ETH_UNISWAP', 'UNI', 'Uniswap', 'uni', 'Ethereum', 'ETH', '{p}_CRYPTO'],
  ['TRON', 'TRX', 'Tron', 'trx', 'Tron', 'TRX', 'CONTRACT_CRYPTO'],
  ['TRX_TETHER', 'USDT', 'Tether (Tron)', 'usdt', 'Tron', 'TRX', '{p}_CRYPTO'],
  ['TRX_USD_C', 'USDC', 'USD Coin (Tron)', 'usdc', 'Tron', 'TRX', '{p}_CRYPTO'],
  ['CONTRACT_ETH', 'ETH', 'Ethereum (contract)', 'eth', 'Ethereum', 'ETH', 'CONTRACT_CRYPTO'],
  ['CONTRACT_USDT', 'USDT', 'Tether (contract)', 'usdt', 'Ethereum', 'ETH', 'CONTRACT_CRYPTO'],
  ['CONTRACT_USDC', 'USDC', 'USD Coin (contract)', 'usdc', 'Ethereum', 'ETH', 'CONTRACT_CRYPTO'],
  [
    'CONTRACT_ERC20_ETH',
    'ETH',
    'Ethereum (ERC-20 contract)',
    'eth',
    'Ethereum',
    'ETH',
    'CONTRACT_CRYPTO',
  ],
  [
    'CONTRACT_ERC20_USDT',
    'USDT',
    'Tether (ERC-20 contract)',
    'usdt',
    'Ethereum',
    'ETH',
    'CONTRACT_CRYPTO',
  ],
  [
    'CONTRACT_ERC20_USDC',
    'USDC',
    'USD Coin (ERC-20 contract)',
    'usdc',
    'Ethereum',
    'ETH',
    'CONTRACT_CRYPTO',
  ],
  ['CONTRACT_TRC20_TRX', 'TRX', 'Tron (TRC-20 contract)', 'trx', 'Tron', 'TRX', '{p}_CRYPTO'],
  ['CONTRACT_TRC20_USDT', 'USDT', 'Tether (TRC-20 contract)', 'usdt', 'Tron', 'TRX', '{p}_CRYPTO'],
  [
    'CONTRACT_TRC20_USDC',
    'USDC',
    'USD Coin (TRC-20 contract)',
    'usdc',
    'Tron',
    'TRX',
    '{p}_CRYPTO',
  ],
  ['SOLANA', 'SOL', 'Solana', 'sol', 'Solana', 'SOL', 'CONTRACT_CRYPTO'],
  ['SOL_TETHER', 'USDT', 'Tether (Solana)', 'usdt', 'Solana', 'SOL', '{p}_CRYPTO'],
  ['SOL_USD_COIN', 'USDC', 'USD Coin (Solana)', 'usdc', 'Solana', 'SOL', '{p}_CRYPTO'],
];
const extended: readonly Row[] = [
  ['TONCOIN', 'TON', 'Toncoin', 'ton', 'TON', 'TON', '{p}_CRYPTO'],
  ['TON_NOTCOIN', 'NOTCOIN', 'Notcoin', 'notcoin', 'TON', 'TON', '{p}_CRYPTO'],
  ['TON_TETHER', 'USDT', 'Tether (TON)', 'usdt', 'TON', 'TON', '{p}_CRYPTO'],
  ['BNB_SMART_CHAIN', 'BNB', 'BNB', 'bnb', 'BNB Smart Chain', 'BSC', '{p}_CRYPTO'],
  [
    'BSC_TETHER',
    'USDT',
    'Tether (BNB Smart Chain)',
    'usdt',
    'BNB Smart Chain',
    'BSC',
    '{p}_CRYPTO',
  ],
  [
    'BSC_USD_COIN',
    'USDC',
    'USD Coin (BNB Smart Chain)',
    'usdc',
    'BNB Smart Chain',
    'BSC',
    '{p}_CRYPTO',
  ],
];

describe('the asset identifiers', () => {
  it('are the 30 that the specification names, in its order (R-ASSET-05)', () => {
    expect(Object.keys(ASSET_IDENTIFIERS)).toEqual(specified.map(([identifier]) => identifier));
    expect(specified).toHaveLength(30);
    expect(Object.keys(EXTENDED_IDENTIFIERS)).toEqual(extended.map(([identifier]) => identifier));
  });

  it.each([...specified, ...extended])(
    '%s is %s, %s, with the icon %s, on %s (%s), of the type %s (R-ASSET-02, R-ASSET-07)',
    (identifier, ticker, name, icon, network, chain, cryptoType) => {
      expect(getAsset(identifier)).toMatchObject({ identifier, ticker, name, icon });
      expect(getAsset(identifier).network.name).toBe(network);
      expect(chainOfAsset(identifier)).toBe(chain);
      for (const product of ['WALLET', 'PAYMENTS'] as const)
        expect(walletCryptoType(identifier, product)).toBe(cryptoType.replace('{p}', product));
    },
  );

  it.each(specified)('%s is on the chain of its kind (R-ASSET-06)', (identifier) => {
    if (/^ETH_|ERC20/.test(identifier)) expect(chainOfAsset(identifier)).toBe('ETH');
    if (/^TRX_|TRC20/.test(identifier)) expect(chainOfAsset(identifier)).toBe('TRX');
    if (identifier.startsWith('SOL_')) expect(chainOfAsset(identifier)).toBe('SOL');
  });

  it('are told from other texts', () => {
    expect(isAssetIdentifier('SOL_TETHER')).toBe(true);
    expect(isAssetIdentifier('BSC_TETHER')).toBe(true);
    for (const text of ['', 'bitcoin', 'DOGECOIN', 'toString', '__proto__'])
      expect(isAssetIdentifier(text)).toBe(false);
  });
});

it.each([
  ['Bitcoin', '#F7931A'],
  ['Litecoin', '#345D9D'],
  ['Ethereum', '#627EEA'],
  ['Solana', '#9945FF'],
  ['Tron', '#EB0029'],
  ['Monero', '#FF6600'],
  ['TON', '#0098EA'],
  ['BNB Smart Chain', '#F0B90B'],
  ['Unknown', '#8A94A6'],
] as const)('%s is shown in %s (R-ASSET-07)', (name, color) => {
  expect(networkLabels[name]).toMatchObject({ name, color });
  expect(Object.keys(networkLabels)).toHaveLength(9);
});

describe('the network codes', () => {
  it('are those of the specification (R-ASSET-03, R-ASSET-04)', () => {
    expect(displayCodes.join()).toBe('BTC,ETH,LTC,TON,TRX,SOL,BSC,BNB,USDC,USDT,NOTCOIN');
    expect(assetSymbols.join()).toBe('BTC,ETH,LTC,TON,TRX,SOL,BNB,BSC,USDT,USDC,NOTCOIN');
    expect([...assetSymbols].sort()).toEqual([...displayCodes].sort());
    expect(accountNetworkCodes).toEqual(expect.arrayContaining([...networkCodes]));
  });

  it.each(networkCodes)(
    '%s has a symbol with a price, and an identifier of its native asset',
    (code) => {
      const { symbol } = getNetwork(code);
      expect(assetSymbols).toContain(symbol);
      const identified = [...specified, ...extended].filter(
        ([, ticker, , , , chain]) => ticker === symbol && chain === code,
      );
      expect(identified).not.toHaveLength(0);
    },
  );

  it.each(displayCodes)('%s is shown under the code of the map (R-ASSET-03)', (code) => {
    const map = new Map([
      ['USDT', 'ETH'],
      ['USDC', 'ETH'],
      ['NOTCOIN', 'TON'],
      ['BSC', 'BNB'],
    ]);
    expect(toDisplayCode(code)).toBe(map.get(code) ?? code);
  });
});
