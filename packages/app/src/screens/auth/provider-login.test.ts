import { expect, test } from 'vitest';
import { forgetProviderReturn, type ProviderPage, readProviderReturn } from './provider-login.ts';

/** A page whose browser throws as soon as somebody asks for storage. */
function pageWithoutStorage(search: string): ProviderPage {
  return {
    location: { origin: 'https://a.example', pathname: '/auth/sign-in', search, assign: () => {} },
    history: { replaceState: () => {} },
    get sessionStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  };
}

test('a browser that refuses storage can sign in all the same (J20)', () => {
  expect(readProviderReturn(pageWithoutStorage(''))).toEqual({ status: 'none' });
  const answered = pageWithoutStorage('?code=1&state=2');
  expect(readProviderReturn(answered)).toEqual({ status: 'failed', code: null, provider: null });
  expect(() => forgetProviderReturn(answered)).not.toThrow();
});
