import { expect, test } from 'vitest';
import { selectBusiness } from './select-business.ts';
import { selectWallet } from './select-wallet.ts';

const wallets = [
  { id: 'new', isActivated: false },
  { id: 'a', isActivated: true },
  { id: 'b', isActivated: true },
];

test.each([
  ['the stored wallet', 'b', false, 'b'],
  ['the first activated one when nothing is stored', null, false, 'a'],
  ['the first activated one when the stored one is gone', 'deleted', false, 'a'],
  ['the first activated one when the stored one is not activated', 'new', false, 'a'],
  ['embedded, the stored wallet', 'b', true, 'b'],
  ['embedded, none when nothing is stored', null, true, null],
  ['embedded, none when the stored one is gone', 'deleted', true, null],
  ['embedded, none when the stored one is not activated', 'new', true, null],
])('selects %s (R-WAL-05)', (_, storedId, embedded, expected) => {
  expect(selectWallet(wallets, storedId, { embedded })?.id ?? null).toBe(expected);
});

test.each([false, true])('selects none where no wallet is activated, embedded: %s', (embedded) => {
  expect(selectWallet(wallets.slice(0, 1), 'new', { embedded })).toBeNull();
  expect(selectWallet([], 'a', { embedded })).toBeNull();
});

test.each([
  ['the stored business', '12', 12],
  ['the first one when nothing is stored', null, 3],
  ['the first one when the stored one is gone', '99', 3],
  ['the first one when the stored text is no strict number', '12.0', 3],
  ['the first one when the stored text has space around it', ' 12', 3],
])('selects %s (R-WAL-06)', (_, storedId, expected) => {
  expect(selectBusiness([{ id: 3 }, { id: 12 }], storedId)?.id).toBe(expected);
});

test('selects no business where there is none', () => {
  expect(selectBusiness([], '12')).toBeNull();
});
