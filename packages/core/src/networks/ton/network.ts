import { decimalConstant } from '../../money/decimal.ts';
import type { TonNetwork } from '../network.ts';

/** Id that wallets give the only wallet v4R2 of a key. */
const walletId = 698_983_191;

export const ton = {
  code: 'TON',
  name: 'TON',
  symbol: 'TON',
  decimals: 9,
  digits: 8,
  minimumAmount: /* @__PURE__ */ decimalConstant('0.01'),
  coinType: 607,
  color: '#0098EA',
  confirmations: { available: 15, final: 20 },
  minutesPerConfirmation: 0.017,
  feePriority: { choice: 'automatic' },
  reestimatesFeeOnReview: true,
  chargesNetworkFee: false,
  activation: null,
  gas: null,
  tokenStandard: 'Jetton',
  // A comment that fits into one cell.
  memo: { maximumBytes: 120 },
  showsFromAddress: false,
  isBeta: false,
  addressLimit: 1,
  paymentSchemes: ['ton', 'https'],
  addressPattern: /^(?:[EUk0][Qf][\w+/-]{46}|(?:0|-1):[\da-fA-F]{64})$/,
  explorer: {
    transaction: 'https://tonviewer.com/transaction/{hash}',
    address: 'https://tonviewer.com/{address}',
  },
  model: {
    family: 'ton',
    workchain: 0,
    chains: {
      main: { testOnly: false, walletId },
      test: { testOnly: true, walletId },
      regtest: { testOnly: true, walletId: 7_700_608 },
      // No wallet uses this id: a sandbox signature is valid nowhere else.
      sandbox: { testOnly: false, walletId: 7_700_607 },
    },
    maximumAmount: 2n ** 120n - 1n,
  },
} as const satisfies TonNetwork;
