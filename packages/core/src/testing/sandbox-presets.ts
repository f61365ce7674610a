import { type Decimal, toDecimal } from '../money/decimal.ts';
import type { SandboxAccount } from './sandbox-accounts.ts';

/**
 * `empty`: an account on Bitcoin and on Ethereum, nothing in them. `funded`: the same with coins.
 * `many-accounts`: several on each, so that lists are long and pickers can be searched.
 * `tokens`: Tether and USD Coin on Ethereum and Tron, with what their fees take.
 * `unactivated`: a wallet whose backup was never confirmed, without accounts.
 */
export type SandboxPreset = 'empty' | 'funded' | 'many-accounts' | 'tokens' | 'unactivated';

const accountsPerNetwork = 5;

/** One of each family that is served, so that what is shown stays short. */
const presetNetworks = ['BTC', 'ETH'] as const;

export function presetAccounts(preset: SandboxPreset): readonly SandboxAccount[] {
  switch (preset) {
    case 'unactivated':
      return [];
    case 'empty':
      return presetNetworks.map((network) => ({ network, balance: toDecimal('0') }));
    case 'funded':
      return presetNetworks.map((network) => ({ network, balance: balances[network] }));
    case 'tokens':
      return tokenAccounts;
    case 'many-accounts':
      return presetNetworks.flatMap((network) =>
        Array.from({ length: accountsPerNetwork }, () => ({ network, balance: balances[network] })),
      );
    default:
      return preset satisfies never;
  }
}

const balances: Readonly<Record<(typeof presetNetworks)[number], Decimal>> = {
  BTC: toDecimal('0.50000000'),
  // More decimals than are shown.
  ETH: toDecimal('2.500000000000000001'),
};

const tokenAccounts: readonly SandboxAccount[] = [
  {
    network: 'ETH',
    balance: balances.ETH,
    tokens: { 'USDT@ETH': toDecimal('250.75'), 'USDC@ETH': toDecimal('1200') },
  },
  {
    network: 'TRX',
    balance: toDecimal('120.5'),
    tokens: { 'USDT@TRX': toDecimal('80'), 'USDC@TRX': toDecimal('15.25') },
  },
];
