import { memoryStore } from '@billfold/core';
import { createSession } from '@billfold/core/internal';
import { describe, expect, test } from 'vitest';
import { readLinkSignIn, takeUrlToken } from './take-url-token.ts';

const token = 'bfs_0123456789abcdef';

function pageAt(path: string) {
  const url = new URL(path, 'https://wallet.example');
  const steps: string[] = [];
  const history = {
    state: null,
    replaceState: (state: unknown, _: string, target: string) => {
      Object.assign(history, { state });
      steps.push(`replace ${target}`);
    },
  };
  const location = {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    reload: () => void steps.push('reload'),
  };
  return { page: { location, history }, steps };
}

describe('an access token in the address (R-AUTH-05)', () => {
  test('replaces the stored one; the address is clean before the page reloads', () => {
    const { page, steps } = pageAt(`/wallet/accounts?a=1&accessToken=${token}`);
    const storage = memoryStore();
    expect(takeUrlToken(page, createSession(storage))).toBe(true);
    expect(storage.get('accessToken')).toBe(token);
    expect(steps).toEqual(['replace /wallet/accounts?a=1', 'reload']);
    expect(readLinkSignIn(page)).toBe('opened');
  });

  test('leaves sign-in for the root', () => {
    const { page, steps } = pageAt(`/auth/sign-in?accessToken=${token}`);
    takeUrlToken(page, createSession(memoryStore()));
    expect(steps).toEqual(['replace /', 'reload']);
  });

  test('is remembered over the reload when it took the place of another session', () => {
    const { page } = pageAt(`/wallet/#accessToken=${token}`);
    takeUrlToken(page, createSession(memoryStore({ accessToken: 'bfs_another-session' })));
    expect(readLinkSignIn(page)).toBe('replaced');
  });

  test('is no news in the browser that holds it already', () => {
    const { page } = pageAt(`/wallet/?accessToken=${token}`);
    takeUrlToken(page, createSession(memoryStore({ accessToken: token })));
    expect(readLinkSignIn(page)).toBeNull();
  });

  test('is not taken when it is malformed, and does not stay in the address', () => {
    const { page, steps } = pageAt('/wallet/?accessToken=short');
    const storage = memoryStore({ accessToken: 'bfs_another-session' });
    expect(takeUrlToken(page, createSession(storage))).toBe(false);
    expect(storage.get('accessToken')).toBe('bfs_another-session');
    expect(steps).toEqual(['replace /wallet/']);
    expect(readLinkSignIn(page)).toBeNull();
  });

  test('is not looked for in other addresses', () => {
    const { page, steps } = pageAt('/wallet/?token=1');
    expect(takeUrlToken(page, createSession(memoryStore()))).toBe(false);
    expect(steps).toEqual([]);
  });
});
