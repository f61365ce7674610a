import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it.each([
  ['ada@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['"a@b"@example.com', '"***@example.com'],
  ['@example.com', '***'],
  ['nothing', '***'],
])('maskEmail shows %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
