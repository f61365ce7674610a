import { type Decimal, toDecimal } from '@billfold/core';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { DemoContactName } from './demo-contacts.ts';

/** Days since the demo user signed up. */
export const demoDays = 33;

/** Accounts in the order in which they were opened. */
export const demoAccounts = [
  { network: 'BTC', name: 'Bitcoin' },
  { network: 'ETH', name: 'Ethereum' },
  { network: 'LTC', name: 'Litecoin' },
  { network: 'BSC', name: 'BNB Smart Chain' },
  { network: 'TRX', name: 'Tron' },
  { network: 'SOL', name: 'Solana' },
  { network: 'TON', name: 'TON' },
  { network: 'BTC', name: 'Savings' },
  { network: 'LTC', name: 'Old phone' },
] as const satisfies readonly { readonly network: ServedNetwork; readonly name: string }[];

export type DemoAccountName = (typeof demoAccounts)[number]['name'];

/** Network of an account of the demo user. */
export function networkOf(name: DemoAccountName): ServedNetwork {
  const account = demoAccounts.find((each) => each.name === name);
  if (account === undefined) throw new Error(`The demo has no account ${name}.`);
  return account.network;
}

/** Account that the demo user has archived. */
export const archivedDemoAccount: DemoAccountName = 'Old phone';
/** Token that the demo user has hidden, with its account. */
export const hiddenDemoToken = { account: 'Ethereum', tokenId: 'SHIBA@ETH' } as const;

interface Event {
  readonly account: DemoAccountName;
  readonly daysAgo: number;
  readonly amount: Decimal;
  /** Null for the native asset. */
  readonly tokenId: string | null;
  readonly note: string | null;
  /** A `mempool` event is mined with the next event of its network, or by the running product. */
  readonly stays: 'confirmed' | 'mempool' | 'held';
}
export interface DemoDeposit extends Event {
  readonly kind: 'deposit';
}
export interface DemoSend extends Event {
  readonly kind: 'send';
  /** Null pays a stranger. */
  readonly contact: DemoContactName | null;
  readonly feeRate: 'Low' | 'Medium' | 'High';
}
/** Dust from an address that was made to look like a contact. */
export interface DemoDust extends Event {
  readonly kind: 'dust';
}
export type DemoEvent = DemoDeposit | DemoSend | DemoDust;

/** Transactions of the demo user, oldest first. */
export const demoStory: readonly DemoEvent[] = [
  deposit('Bitcoin', 32.6, '0.25'),
  deposit('Litecoin', 31.4, '18.5'),
  send('Bitcoin', 30.1, '0.0125', { contact: 'Noah Brandt', note: 'Flat deposit, second half' }),
  deposit('Old phone', 29.6, '1.2'),
  deposit('Ethereum', 28.9, '2.4'),
  deposit('Bitcoin', 27.3, '0.0184', { note: 'Invoice 2041' }),
  deposit('Solana', 26.2, '24', { stays: 'mempool' }),
  deposit('Solana', 26.2, '300', { tokenId: 'USDC@SOL' }),
  send('Bitcoin', 24.8, '0.00420069', { feeRate: 'Low' }),
  deposit('Ethereum', 23.7, '1850', { tokenId: 'USDT@ETH', note: 'Invoice 2044' }),
  send('Ethereum', 22.5, '0.35', { contact: 'Mia Lindqvist', note: 'Concert tickets' }),
  deposit('Bitcoin', 20.9, '0.075'),
  deposit('BNB Smart Chain', 20.2, '1.6'),
  send('Old phone', 19.4, '1.199', { contact: 'Noah Brandt', note: 'Moved to the new wallet' }),
  deposit('Tron', 18.9, '2600', { stays: 'mempool' }),
  deposit('Tron', 18.9, '640', { tokenId: 'USDT@TRX' }),
  send('Bitcoin', 18.2, '0.031', { feeRate: 'High' }),
  deposit('Ethereum', 16.7, '0.815', { stays: 'mempool' }),
  deposit('Ethereum', 16.7, '1250000', { tokenId: 'SHIBA@ETH' }),
  send('Bitcoin', 15.4, '0.0018', { contact: 'Harbor Coffee', note: 'Beans for the office' }),
  deposit('TON', 14.6, '310', { stays: 'mempool' }),
  deposit('TON', 14.6, '15000', { tokenId: 'NOTCOIN@TON' }),
  send('Ethereum', 13.3, '420', { tokenId: 'USDT@ETH', contact: 'Mia Lindqvist', note: 'Rent' }),
  deposit('Bitcoin', 12.7, '0.00955'),
  deposit('Savings', 11.2, '0.06', { note: 'Set aside' }),
  send('Bitcoin', 9.6, '0.05', { contact: 'Mia Lindqvist' }),
  send('Ethereum', 8.1, '0.12', { contact: 'Mia Lindqvist', note: 'Ski trip, my half' }),
  dust('Ethereum', 8.0, '0.00001'),
  deposit('Bitcoin', 6.3, '0.12'),
  send('Solana', 5.1, '3.5', { contact: 'Aiko Tanaka' }),
  send('TON', 4.4, '45', { contact: 'Bazaar exchange' }),
  send('Bitcoin', 3.8, '0.0075', { feeRate: 'Low' }),
  send('Tron', 3.1, '75', { tokenId: 'USDT@TRX', contact: 'Aiko Tanaka', note: 'Dinner' }),
  deposit('Ethereum', 2.6, '0.04'),
  send('BNB Smart Chain', 1.9, '0.2'),
  send('Bitcoin', 1.2, '0.00095', { contact: 'Harbor Coffee' }),
  deposit('Bitcoin', 0.3, '0.0042'),
  send('Savings', 0.02, '0.0035', { feeRate: 'Low', contact: 'Noah Brandt', stays: 'held' }),
  deposit('Solana', 0, '1.25', { stays: 'mempool' }),
];

type Options<E extends DemoEvent> = Partial<Omit<E, 'kind' | 'account' | 'daysAgo' | 'amount'>>;

function deposit(
  account: DemoAccountName,
  daysAgo: number,
  amount: string,
  options: Options<DemoDeposit> = {},
): DemoDeposit {
  return { kind: 'deposit', ...eventOf(account, daysAgo, amount), ...options };
}

function send(
  account: DemoAccountName,
  daysAgo: number,
  amount: string,
  options: Options<DemoSend> = {},
): DemoSend {
  const usual = { contact: null, feeRate: 'Medium' } as const;
  return { kind: 'send', ...eventOf(account, daysAgo, amount), ...usual, ...options };
}

function dust(account: DemoAccountName, daysAgo: number, amount: string): DemoDust {
  return { kind: 'dust', ...eventOf(account, daysAgo, amount) };
}

function eventOf(account: DemoAccountName, daysAgo: number, amount: string): Event {
  return {
    ...{ account, daysAgo, amount: toDecimal(amount) },
    ...{ tokenId: null, note: null, stays: 'confirmed' },
  };
}
