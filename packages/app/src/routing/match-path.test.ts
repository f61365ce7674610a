import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/wallet/accounts', '/wallet/accounts', {}],
  ['/wallet/accounts', '/wallet/accounts/', {}],
  ['/wallet/', '/wallet', {}],
  ['/wallet/accounts/{accountId}', '/wallet/accounts/17', { accountId: '17' }],
  ['/sandbox/{network}/tx/{hash}', '/sandbox/BTC/tx/ab%2Fcd', { network: 'BTC', hash: 'ab/cd' }],
])('%s is the pattern of %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test.each([
  ['/wallet/accounts', '/wallet/accounts/17'],
  ['/wallet/accounts/{accountId}', '/wallet/accounts'],
  ['/wallet/accounts/{accountId}', '/wallet/accounts//'],
  ['/wallet/accounts/{accountId}', '/wallet/transactions/17'],
  ['/wallet/accounts/{accountId}', '/wallet/accounts/%E0%A4%A'],
])('%s is not the pattern of %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull();
});
