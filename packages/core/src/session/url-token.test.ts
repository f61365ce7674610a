import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUrlToken } from './url-token.ts';

const token = 'bfs_0123456789abcdef';
const at = (path: string) => {
  const url = new URL(path, 'https://wallet.example');
  return { pathname: url.pathname, search: url.search, hash: url.hash };
};

test.each([
  [`/wallet/?accessToken=${token}`, '/wallet/'],
  [`/wallet/?a=1&accessToken=${token}&b=x%20y+z`, '/wallet/?a=1&b=x%20y+z'],
  [`/wallet/#accessToken=${token}`, '/wallet/'],
  [`/wallet/?a=1#accessToken=${token}&send`, '/wallet/?a=1#send'],
  [`/auth/sign-in?accessToken=${token}#send`, '/auth/sign-in#send'],
])('takes the token out of %s (R-AUTH-05)', (path, cleanPath) => {
  expect(parseUrlToken(at(path))).toEqual({ accessToken: token, cleanPath });
});

test.each([
  '/wallet/?accessToken=short',
  '/wallet/?accessToken=',
  '/wallet/?accessToken',
  `/wallet/?accessToken=${token}%0Aevil`,
  `/wallet/?accessToken=${'a'.repeat(4097)}`,
  `/wallet/?accessToken=${token}&accessToken=${token}`,
  `/wallet/?accessToken=${token}#accessToken=${token}`,
])('ignores the malformed token of %s and cleans the address', (path) => {
  expect(parseUrlToken(at(path))).toEqual({ accessToken: null, cleanPath: '/wallet/' });
});

test.each([
  '/wallet/',
  '/wallet/?token=1',
  '/wallet/?accessTokens=1',
  '/wallet/?AccessToken=x',
  '/#send',
])('finds none in %s', (path) => {
  expect(parseUrlToken(at(path))).toBeNull();
});

test('keeps the rest of any query byte for byte', () => {
  const pair = fc
    .tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[\w%.+-]{0,12}$/))
    .map(([name, value]) => `${name}=${value}`);
  void fc.assert(
    fc.property(fc.array(pair), fc.array(pair), (before, after) => {
      const search = `?${[...before, `accessToken=${token}`, ...after].join('&')}`;
      const rest = [...before, ...after].join('&');
      expect(parseUrlToken({ pathname: '/', search, hash: '' })).toEqual({
        accessToken: token,
        cleanPath: rest === '' ? '/' : `/?${rest}`,
      });
    }),
  );
});
