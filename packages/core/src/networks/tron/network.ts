import { decimalConstant } from '../../money/decimal.ts';
import type { TronChain, TronNetwork } from '../network.ts';

/** The public test chains write addresses as the main chain does. */
const chain: TronChain = { addressVersion: 0x41 };

export const tron = {
  code: 'TRX',
  name: 'Tron',
  symbol: 'TRX',
  decimals: 6,
  digits: 6,
  minimumAmount: /* @__PURE__ */ decimalConstant('0.1'),
  coinType: 195,
  color: '#EB0029',
  confirmations: { available: 19, final: 20 },
  minutesPerConfirmation: 0.05,
  feePriority: { choice: 'automatic' },
  reestimatesFeeOnReview: true,
  // The first transfer to an address opens its account, for a price that the chain sets.
  chargesNetworkFee: true,
  activation: 'first-deposit',
  gas: null,
  tokenStandard: 'TRC-20',
  memo: null,
  showsFromAddress: false,
  isBeta: false,
  addressLimit: 1,
  paymentSchemes: ['tron'],
  addressPattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  explorer: {
    transaction: 'https://tronscan.org/#/transaction/{hash}',
    address: 'https://tronscan.org/#/address/{address}',
  },
  model: {
    family: 'tron',
    chains: { main: chain, test: chain, regtest: chain, sandbox: chain },
    maximumAmount: 2n ** 63n - 1n,
  },
} as const satisfies TronNetwork;
