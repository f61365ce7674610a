import { decimalConstant } from '../../money/decimal.ts';
import type { UtxoChain, UtxoNetwork } from '../network.ts';

const main: UtxoChain = {
  hrp: 'bc',
  pubKeyHash: 0x00,
  scriptHash: 0x05,
  wif: 0x80,
  bip32: { public: 0x0488b21e, private: 0x0488ade4 },
};
const test: UtxoChain = {
  hrp: 'tb',
  pubKeyHash: 0x6f,
  scriptHash: 0xc4,
  wif: 0xef,
  bip32: { public: 0x043587cf, private: 0x04358394 },
};

export const bitcoin = {
  code: 'BTC',
  name: 'Bitcoin',
  symbol: 'BTC',
  decimals: 8,
  digits: 8,
  minimumAmount: /* @__PURE__ */ decimalConstant('0.00001'),
  coinType: 0,
  color: '#F7931A',
  confirmations: { available: 2, final: 3 },
  minutesPerConfirmation: 10,
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
  paymentSchemes: ['bitcoin'],
  addressPattern:
    /^(?:(?:bc|tb|bcrt)1[a-z\d]{6,87}|(?:BC|TB|BCRT)1[A-Z\d]{6,87}|[123mn][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  explorer: {
    transaction: 'https://mempool.space/tx/{hash}',
    address: 'https://mempool.space/address/{address}',
  },
  model: {
    family: 'utxo',
    // The sandbox uses mainnet address forms: its coins exist on no chain.
    chains: { main, test, regtest: { ...test, hrp: 'bcrt' }, sandbox: main },
    dust: 294n,
    maximumSupply: 2_100_000_000_000_000n,
    // Silent payments (BIP-352) and Lightning invoices (BOLT-11).
    unsupportedPrefixes: ['sp1', 'tsp1', 'sprt1', 'lnbc', 'lntb'],
  },
} as const satisfies UtxoNetwork;
