import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { refuseWeakPassword } from './password-rules.ts';

const email = 'Ada@Example.com';

describe('refuseWeakPassword', () => {
  it.each([
    ['123456789', 'Must have at least 10 characters'],
    ['😀😀😀😀😀😀😀😀😀', 'Must have at least 10 characters'],
    ['my ada@example.COM!', 'Must not contain your email'],
    ['password123', 'This password is too common'],
    ['QwertyUiop', 'This password is too common'],
    ['ｐａｓｓｗｏｒｄ１２３', 'This password is too common'],
  ])('refuses %s and names the rule', (password, message) => {
    expect(() => refuseWeakPassword(password, email)).toThrow(
      expect.objectContaining({ status: 400, fields: { password: [message] } }),
    );
  });

  it.each(['correct horse', '😀😀😀😀😀😀😀😀😀😀', 'exactly-10', 'example.com ada'])(
    'accepts %s',
    (password) => {
      expect(() => refuseWeakPassword(password, email)).not.toThrow();
    },
  );
});

describe('the common passwords', () => {
  it('are all long enough to be chosen, and in the form they are compared in', () => {
    expect(commonPasswords.size).toBeGreaterThan(200);
    for (const word of commonPasswords) {
      expect(word.length).toBeGreaterThanOrEqual(10);
      expect(word).toBe(word.normalize('NFKC').toLowerCase());
    }
  });
});
