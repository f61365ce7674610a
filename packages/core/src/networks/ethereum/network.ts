import { decimalConstant } from '../../money/decimal.ts';
import type { EvmNetwork } from '../network.ts';

export const ethereum = {
  code: 'ETH',
  name: 'Ethereum',
  symbol: 'ETH',
  decimals: 18,
  digits: 8,
  minimumAmount: /* @__PURE__ */ decimalConstant('0.00001'),
  coinType: 60,
  color: '#627EEA',
  confirmations: { available: 12, final: 15 },
  minutesPerConfirmation: 0.25,
  feePriority: { choice: 'automatic' },
  reestimatesFeeOnReview: true,
  chargesNetworkFee: false,
  activation: null,
  gas: { transferLimit: '21000', priceUnit: { name: 'Gwei', decimals: 9 } },
  tokenStandard: 'ERC-20',
  memo: null,
  showsFromAddress: false,
  isBeta: false,
  addressLimit: 1,
  paymentSchemes: ['ethereum'],
  addressPattern: /^0x[\da-fA-F]{40}$/,
  explorer: {
    transaction: 'https://etherscan.io/tx/{hash}',
    address: 'https://etherscan.io/address/{address}',
  },
  model: {
    family: 'evm',
    fees: 'eip1559',
    chains: {
      main: { chainId: 1 },
      test: { chainId: 11_155_111 },
      // Chain id of anvil and Hardhat.
      regtest: { chainId: 31_337 },
      // No public chain uses this id: a sandbox signature is valid nowhere else.
      sandbox: { chainId: 7_700_001 },
    },
  },
} as const satisfies EvmNetwork;
