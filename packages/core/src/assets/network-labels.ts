import type { AccountNetworkCode } from './display-codes.ts';

/** Name and color of a network, as screens show it. */
export interface NetworkLabel {
  readonly name: string;
  /** Decoration only: the name beside it carries the meaning. */
  readonly color: string;
  /** The network that accounts of its assets are on; null where there are none. */
  readonly chain: AccountNetworkCode | null;
}

/** Names and colors of the networks of assets (R-ASSET-07). */
export const networkLabels = {
  Bitcoin: { name: 'Bitcoin', color: '#F7931A', chain: 'BTC' },
  Litecoin: { name: 'Litecoin', color: '#345D9D', chain: 'LTC' },
  Ethereum: { name: 'Ethereum', color: '#627EEA', chain: 'ETH' },
  Solana: { name: 'Solana', color: '#9945FF', chain: 'SOL' },
  Tron: { name: 'Tron', color: '#EB0029', chain: 'TRX' },
  Monero: { name: 'Monero', color: '#FF6600', chain: null },
  TON: { name: 'TON', color: '#0098EA', chain: 'TON' },
  'BNB Smart Chain': { name: 'BNB Smart Chain', color: '#F0B90B', chain: 'BSC' },
  Unknown: { name: 'Unknown', color: '#8A94A6', chain: null },
} as const satisfies Readonly<Record<string, NetworkLabel>>;

export type NetworkLabelName = keyof typeof networkLabels;
