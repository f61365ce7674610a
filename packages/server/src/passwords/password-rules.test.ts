import { dictionary } from '@zxcvbn-ts/language-common';
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
  ])('refuses %s and names the rule', async (password, message) => {
    await expect(refuseWeakPassword(password, email)).rejects.toMatchObject({
      status: 400,
      fields: { password: [message] },
    });
  });

  it.each(['correct horse', '😀😀😀😀😀😀😀😀😀😀', 'exactly-10', 'example.com ada'])(
    'accepts %s',
    async (password) => {
      await expect(refuseWeakPassword(password, email)).resolves.toBeUndefined();
    },
  );
});

describe('the common passwords', () => {
  it('are the 10,000 most used ones and more: none of them can be chosen (R-AUTH-10)', async () => {
    const mostUsed = dictionary['passwords-common'].slice(0, 10_000);
    expect(mostUsed.slice(0, 3)).toEqual(['123456', 'password', '12345678']);
    const accepted: string[] = [];
    for (const password of mostUsed)
      await refuseWeakPassword(password, email).then(
        () => accepted.push(password),
        () => {},
      );
    expect(accepted).toEqual([]);
  });

  it('are all long enough to be chosen, and in the form they are compared in', () => {
    expect(commonPasswords.size).toBeGreaterThan(1_500);
    for (const word of commonPasswords) {
      expect(word.length).toBeGreaterThanOrEqual(10);
      expect(word).toBe(word.normalize('NFKC').toLowerCase());
    }
  });
});
