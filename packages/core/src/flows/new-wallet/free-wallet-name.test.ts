import { expect, test } from 'vitest';
import { freeWalletName } from './free-wallet-name.ts';

test.each([
  ['no other wallet', [], 'Main wallet'],
  ['wallets of other names', ['Savings', 'Main wallet 2'], 'Main wallet'],
  ['a wallet of this name', ['Main wallet'], 'Main wallet 2'],
  ['a wallet of this name in other letters', [' MAIN wallet '], 'Main wallet 2'],
  ['taken numbers', ['Main wallet', 'Main wallet 2', 'main wallet 3'], 'Main wallet 4'],
])('freeWalletName beside %s returns a name that is not taken', (_, taken, expected) => {
  expect(freeWalletName('Main wallet', taken)).toBe(expected);
});
