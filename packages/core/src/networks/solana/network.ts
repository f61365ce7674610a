import { decimalConstant } from '../../money/decimal.ts';
import type { SolanaNetwork } from '../network.ts';

export const solana = {
  code: 'SOL',
  name: 'Solana',
  symbol: 'SOL',
  decimals: 9,
  digits: 8,
  // Above the 0.00089088 SOL that an account must hold to exist.
  minimumAmount: /* @__PURE__ */ decimalConstant('0.001'),
  coinType: 501,
  color: '#9945FF',
  confirmations: { available: 15, final: 20 },
  minutesPerConfirmation: 0.008,
  feePriority: { choice: 'automatic' },
  reestimatesFeeOnReview: true,
  // Only the first transfer of a token to its owner has one, the rent of a token account.
  chargesNetworkFee: false,
  activation: null,
  gas: null,
  tokenStandard: 'SPL',
  // What one signer can have checked within the default compute budget (SPL Memo, compute limits).
  memo: { maximumBytes: 566 },
  showsFromAddress: false,
  isBeta: true,
  addressLimit: 1,
  // 32 bytes that begin with a few zeros are shorter; only programs have such addresses.
  paymentSchemes: ['solana'],
  addressPattern: /^(?:[1-9A-HJ-NP-Za-km-z]{40,44}|1{32})$/,
  explorer: {
    transaction: 'https://solscan.io/tx/{hash}',
    address: 'https://solscan.io/account/{address}',
  },
  model: {
    family: 'solana',
    chains: {
      main: { genesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' },
      // Devnet, which is for applications; Testnet is for the makers of validators.
      test: { genesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' },
      regtest: { genesisHash: null },
      sandbox: { genesisHash: null },
    },
    maximumAmount: 2n ** 64n - 1n,
  },
} as const satisfies SolanaNetwork;
