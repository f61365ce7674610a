import { type Decimal, toDecimal } from '@billfold/core';

export type DemoEvent =
  | { readonly daysAgo: number; readonly kind: 'deposit'; readonly amount: Decimal }
  | {
      readonly daysAgo: number;
      readonly kind: 'send';
      readonly amount: Decimal;
      readonly feeRate: 'Low' | 'Medium' | 'High';
    };

/** How long before now the demo person signed up. */
export const demoDays = 33;

const deposit = (daysAgo: number, amount: string): DemoEvent => ({
  daysAgo,
  kind: 'deposit',
  amount: toDecimal(amount),
});
const send = (daysAgo: number, amount: string, feeRate: 'Low' | 'Medium' | 'High'): DemoEvent => ({
  daysAgo,
  kind: 'send',
  amount: toDecimal(amount),
  feeRate,
});

/** What the demo person did with one Bitcoin account, oldest first. */
export const demoStory: readonly DemoEvent[] = [
  deposit(32.6, '0.25'),
  send(30.1, '0.0125', 'Medium'),
  deposit(27.3, '0.0184'),
  send(24.8, '0.00420069', 'Low'),
  deposit(20.9, '0.075'),
  send(18.2, '0.031', 'High'),
  send(15.4, '0.0018', 'Medium'),
  deposit(12.7, '0.00955'),
  send(9.6, '0.05', 'Medium'),
  deposit(6.3, '0.12'),
  send(3.8, '0.0075', 'Low'),
  send(1.2, '0.00095', 'Medium'),
  deposit(0.3, '0.0042'),
];
