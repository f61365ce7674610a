import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { logIn } from '../contract/auth/auth.ts';
import { servedEndpoint } from '../contract/requests.ts';
import { isEmailAddress } from './email-address.ts';

const accepted = [
  'ada@example.com',
  'ada.lovelace+wallet@mail.example.co.uk',
  "o'neil@example.org",
  'a@b.io',
  `${'a'.repeat(242)}@example.com`,
];
const refused = [
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  'ada@-example.com',
  'ada lovelace@example.com',
  'ada@example.c',
  `${'a'.repeat(243)}@example.com`,
];

test.each(accepted)('accepts %s', (email) => {
  expect(isEmailAddress(email)).toBe(true);
});
test.each(refused)('refuses %j', (email) => {
  expect(isEmailAddress(email)).toBe(false);
});

test.each([...accepted, ...refused])('validates %j as the service does', (email) => {
  const body = {
    email,
    password: 'secret',
    twoFactorCode: null,
    device: { device: 'Desktop', os: 'Linux', browser: 'Chrome' },
  };
  const schema = servedEndpoint(logIn).body?.();
  expect(isEmailAddress(email)).toBe(schema && z.safeParse(schema, body).success);
});
