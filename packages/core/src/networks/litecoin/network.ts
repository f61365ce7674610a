import { decimalConstant } from '../../money/decimal.ts';
import type { UtxoChain, UtxoNetwork } from '../network.ts';

const main: UtxoChain = {
  hrp: 'ltc',
  pubKeyHash: 0x30,
  // `M…`. The older `3…` cannot be told from Bitcoin's, so it is not an address here.
  scriptHash: 0x32,
  wif: 0xb0,
  bip32: { public: 0x0488b21e, private: 0x0488ade4 },
};
const test: UtxoChain = {
  hrp: 'tltc',
  pubKeyHash: 0x6f,
  scriptHash: 0x3a,
  wif: 0xef,
  bip32: { public: 0x043587cf, private: 0x04358394 },
};

export const litecoin = {
  code: 'LTC',
  name: 'Litecoin',
  symbol: 'LTC',
  decimals: 8,
  digits: 8,
  minimumAmount: /* @__PURE__ */ decimalConstant('0.0001'),
  coinType: 2,
  color: '#345D9D',
  confirmations: { available: 5, final: 6 },
  minutesPerConfirmation: 2.5,
  feePriority: { choice: 'selectable', targetBlocks: { low: 6, medium: 3, high: 1 } },
  reestimatesFeeOnReview: false,
  chargesNetworkFee: false,
  activation: null,
  gas: null,
  tokenStandard: null,
  memo: null,
  showsFromAddress: true,
  isBeta: false,
  addressLimit: null,
  paymentSchemes: ['litecoin'],
  addressPattern:
    /^(?:(?:ltc|tltc|rltc)1[a-z\d]{6,87}|(?:LTC|TLTC|RLTC)1[A-Z\d]{6,87}|[LMmnQ][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  explorer: {
    transaction: 'https://litecoinspace.org/tx/{hash}',
    address: 'https://litecoinspace.org/address/{address}',
  },
  model: {
    family: 'utxo',
    // The sandbox uses mainnet address forms: its coins exist on no chain.
    chains: { main, test, regtest: { ...test, hrp: 'rltc' }, sandbox: main },
    // What a p2wpkh output costs to spend at the dust relay fee of Litecoin Core, ten times Bitcoin's.
    dust: 2940n,
    maximumSupply: 8_400_000_000_000_000n,
    // Confidential addresses (LIP-4, extension blocks).
    unsupportedPrefixes: ['ltcmweb1', 'tmweb1'],
  },
} as const satisfies UtxoNetwork;
