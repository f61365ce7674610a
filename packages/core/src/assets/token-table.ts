import type { AssetIdentifier } from './asset-identifiers.ts';

export type TokenRow = readonly [
  symbol: string,
  name: string,
  /** On the main chain, with its checksum; the sandbox has the same tokens under the same addresses. */
  contract: string,
  decimals: number,
  /** In main units. */
  minimumAmount: string,
  identifier: AssetIdentifier,
];

/**
 * Tokens that can be sent and received, by network, in the order of display. Contracts and decimals
 * are those that the issuers publish and the contracts answer.
 */
export const tokenTable = {
  ETH: [
    ['USDT', 'Tether', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 6, '0.01', 'ETH_TETHER'],
    ['USDC', 'USD Coin', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, '0.01', 'ETH_USD_COIN'],
    ['DAI', 'Dai', '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18, '0.01', 'ETH_DAI'],
    ['BUSD', 'Binance USD', '0x4Fabb145d64652a948d72533023f6E7A623C7C53', 18, '0.01', 'ETH_BUSD'],
    ['BNB', 'BNB', '0xB8c77482e45F1F44dE1745F52C74426C631bDD52', 18, '0.00001', 'ETH_BNB'],
    ['MATIC', 'Polygon', '0x7D1AfA7B718fb893dB30A3aBc0Cfc608AaCfeBB0', 18, '0.01', 'ETH_MATIC'],
    ['UNI', 'Uniswap', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 18, '0.01', 'ETH_UNISWAP'],
    ['APE', 'ApeCoin', '0x4d224452801ACEd8B2F0aebE155379bb5D594381', 18, '0.01', 'ETH_APE_COIN'],
    ['CRO', 'Cronos', '0xA0b73E1Ff0B80914AB6fe0444E65848C4C34450b', 8, '0.01', 'ETH_CRONOS'],
    ['SHIBA', 'Shiba Inu', '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE', 18, '1', 'ETH_SHIBA_INU'],
  ],
  BSC: [
    ['USDT', 'Tether', '0x55d398326f99059fF775485246999027B3197955', 18, '0.01', 'BSC_TETHER'],
    ['USDC', 'USD Coin', '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 18, '0.01', 'BSC_USD_COIN'],
  ],
  TRX: [
    ['USDT', 'Tether', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 6, '0.01', 'TRX_TETHER'],
    ['USDC', 'USD Coin', 'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8', 6, '0.01', 'TRX_USD_C'],
  ],
  SOL: [
    ['USDT', 'Tether', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 6, '0.01', 'SOL_TETHER'],
    ['USDC', 'USD Coin', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 6, '0.01', 'SOL_USD_COIN'],
  ],
  TON: [
    ['USDT', 'Tether', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs', 6, '0.01', 'TON_TETHER'],
    [
      'NOTCOIN',
      'Notcoin',
      'EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT',
      9,
      '1',
      'TON_NOTCOIN',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly TokenRow[]>>;
