import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingPasswordParts, passwordParts, passwordStrength } from './password-strength.ts';

/** `classes` once each, then lower case up to `length`. */
const ofLength = (length: number, classes = 'aA1!'): string => classes.padEnd(length, 'b');

describe('passwordStrength (R-RPW-03)', () => {
  it.each([
    [9, 'TooWeak'],
    [10, 'Weak'],
    [13, 'Weak'],
    [14, 'Medium'],
    [15, 'Medium'],
    [16, 'Strong'],
    [128, 'Strong'],
  ])('rates four classes in %i characters', (length, strength) => {
    expect(passwordStrength(ofLength(length))).toBe(strength);
  });

  it.each([
    ['lower case', 'A1!'],
    ['upper case', 'a1!'],
    ['a digit', 'aA!'],
    ['a symbol', 'aA1'],
  ])('rates a long password without %s as too weak', (_, classes) => {
    const [filler = ''] = classes;
    expect(passwordStrength(classes.padEnd(40, filler))).toBe('TooWeak');
  });

  it('rates nothing as too weak', () => {
    expect(passwordStrength('')).toBe('TooWeak');
  });

  // Classes by Unicode property, length in code points (R-RPW-03).
  it.each([
    ['äÖ٣€äÖ٣€äÖ', 'Weak'],
    ['aA1😀aA1aA1', 'Weak'],
    ['aA1😀aA1aA', 'TooWeak'],
    ['aA1 aA1 aA1 aA1 aA1', 'TooWeak'],
    ['aA1字aA1字aA1字aA1字', 'TooWeak'],
    ['ａＡ１！ａＡ１！ａＡ', 'Weak'],
  ])('rates %s as %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('never rates a password lower for having more characters', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'binary-ascii' }),
        (head, tail) => {
          const order = ['TooWeak', 'Weak', 'Medium', 'Strong'];
          const rank = (password: string) => order.indexOf(passwordStrength(password));
          expect(rank(head + tail)).toBeGreaterThanOrEqual(rank(head));
        },
      ),
    ));
});

describe('missingPasswordParts', () => {
  it.each([
    ['', passwordParts],
    ['correct horse battery staple', ['upper', 'digit', 'symbol']],
    ['aA1!', ['length']],
    ['aaaaaaaaA1', ['symbol']],
    ['aA1!aA1!aA', []],
  ])('tells what %j still needs', (password, missing) => {
    expect(missingPasswordParts(password)).toEqual(missing);
  });
});
