import { describe, expect, test } from 'vitest';
import { takeHandoff } from './take-handoff.ts';

const token = `bfh_${'x'.repeat(43)}`;

function pageAt(path: string) {
  const url = new URL(path, 'https://wallet.example');
  const shown: string[] = [];
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, target: string) => void shown.push(target),
  };
  const { pathname, search, hash } = url;
  return {
    page: { location: { pathname, search, hash, reload: () => undefined }, history },
    shown,
  };
}

describe('a handoff token in the address', () => {
  test('is taken out at once, and sign-in makes the exchange', () => {
    const { page, shown } = pageAt(`/auth/sign-in?accessToken=${token}`);
    expect(takeHandoff(page)).toEqual({ token, wantedPath: null });
    expect(shown).toEqual(['/auth/sign-in']);
  });

  test('keeps the page that the link led to', () => {
    const { page, shown } = pageAt(`/wallet/accounts?a=1&accessToken=${token}`);
    expect(takeHandoff(page)).toEqual({ token, wantedPath: '/wallet/accounts?a=1' });
    expect(shown).toEqual(['/auth/sign-in']);
  });

  test.each([
    '/wallet/?accessToken=bfs_0123456789abcdef',
    '/wallet/?accessToken=bfh_short',
    '/wallet/',
  ])('leaves %s alone', (path) => {
    const { page, shown } = pageAt(path);
    expect(takeHandoff(page)).toBeNull();
    expect(shown).toEqual([]);
  });
});
