import { expect, test } from 'vitest';
import { validateSignInPassword } from './validate-sign-in-password.ts';

test.each([
  ['', 'common.required'],
  ['short', 'auth.password.short'],
  ['x'.repeat(129), 'auth.password.long'],
  ['my-ADA@example.com-1', 'auth.password.containsEmail'],
  // Ten characters that are twenty units of UTF-16.
  ['🌊'.repeat(10), null],
  ['a-quiet-river-42', null],
])('%s: %s', (password, problem) => {
  expect(validateSignInPassword(password, 'ada@example.com')).toBe(problem);
});

test('knows no address to look for where none is given', () => {
  expect(validateSignInPassword('a-quiet-river-42', '')).toBeNull();
});
