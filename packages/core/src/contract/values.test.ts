import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { label } from './values.ts';

test.each([
  ['  Savings ', 'Savings'],
  ['Ω\u202Edaeh eht no\u202C', 'Ωdaeh eht no'],
  ['\u2067right to left\u2069', 'right to left'],
  ['محفظة', 'محفظة'],
])('a name %j is kept as %j: it cannot turn round the words around it', (text, kept) => {
  expect(z.parse(label(40), text)).toBe(kept);
});

test.each(['', '  ', '\u202E', 'x'.repeat(41)])('%j is no name', (text) => {
  expect(z.safeParse(label(40), text).success).toBe(false);
});
