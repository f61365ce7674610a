import { decimalConstant } from '../../money/decimal.ts';
import type { EvmNetwork } from '../network.ts';

export const bsc = {
  code: 'BSC',
  name: 'BNB Smart Chain',
  symbol: 'BNB',
  decimals: 18,
  digits: 8,
  minimumAmount: /* @__PURE__ */ decimalConstant('0.00001'),
  // Wallets keep the same account on every EVM network.
  coinType: 60,
  color: '#F0B90B',
  confirmations: { available: 15, final: 20 },
  minutesPerConfirmation: 0.003,
  feePriority: { choice: 'automatic' },
  reestimatesFeeOnReview: true,
  chargesNetworkFee: false,
  activation: null,
  gas: { transferLimit: '21000', priceUnit: { name: 'Gwei', decimals: 9 } },
  tokenStandard: 'BEP-20',
  memo: null,
  showsFromAddress: false,
  isBeta: false,
  addressLimit: 1,
  paymentSchemes: ['ethereum'],
  addressPattern: /^0x[\da-fA-F]{40}$/,
  explorer: {
    transaction: 'https://bscscan.com/tx/{hash}',
    address: 'https://bscscan.com/address/{address}',
  },
  model: {
    family: 'evm',
    fees: 'legacy',
    chains: {
      main: { chainId: 56 },
      test: { chainId: 97 },
      // Not what anvil and Hardhat give their chains: a payment URI names its network by the id alone.
      regtest: { chainId: 7_700_057 },
      // No public chain uses this id: a sandbox signature is valid nowhere else.
      sandbox: { chainId: 7_700_056 },
    },
  },
} as const satisfies EvmNetwork;
