import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  [' Augusta Ada King ', 'AK'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
