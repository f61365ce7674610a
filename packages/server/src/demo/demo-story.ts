import { type Decimal, toDecimal } from '@billfold/core';
import type { ServedNetwork } from '../chains/served-networks.ts';

interface Event {
  readonly network: ServedNetwork;
  readonly daysAgo: number;
  readonly amount: Decimal;
}
export type DemoEvent =
  | (Event & { readonly kind: 'deposit' })
  | (Event & { readonly kind: 'send'; readonly feeRate: 'Low' | 'Medium' | 'High' });

/** Days since the demo user signed up. */
export const demoDays = 33;

/** One account each, in the order in which they were opened. */
export const demoAccounts = [
  { network: 'BTC', name: 'Bitcoin' },
  { network: 'ETH', name: 'Ethereum' },
] as const satisfies readonly { readonly network: ServedNetwork; readonly name: string }[];

const deposit = (network: ServedNetwork, daysAgo: number, amount: string): DemoEvent => ({
  kind: 'deposit',
  network,
  daysAgo,
  amount: toDecimal(amount),
});
const send = (
  [network, feeRate]: readonly [ServedNetwork, 'Low' | 'Medium' | 'High'],
  daysAgo: number,
  amount: string,
): DemoEvent => ({ kind: 'send', network, feeRate, daysAgo, amount: toDecimal(amount) });

/** Transactions of the demo user, oldest first. */
export const demoStory: readonly DemoEvent[] = [
  deposit('BTC', 32.6, '0.25'),
  send(['BTC', 'Medium'], 30.1, '0.0125'),
  deposit('ETH', 28.9, '2.4'),
  deposit('BTC', 27.3, '0.0184'),
  send(['BTC', 'Low'], 24.8, '0.00420069'),
  send(['ETH', 'Medium'], 22.5, '0.35'),
  deposit('BTC', 20.9, '0.075'),
  send(['BTC', 'High'], 18.2, '0.031'),
  deposit('ETH', 16.7, '0.815'),
  send(['BTC', 'Medium'], 15.4, '0.0018'),
  deposit('BTC', 12.7, '0.00955'),
  send(['BTC', 'Medium'], 9.6, '0.05'),
  send(['ETH', 'Medium'], 8.1, '0.12'),
  deposit('BTC', 6.3, '0.12'),
  send(['BTC', 'Low'], 3.8, '0.0075'),
  deposit('ETH', 2.6, '0.04'),
  send(['BTC', 'Medium'], 1.2, '0.00095'),
  deposit('BTC', 0.3, '0.0042'),
];
