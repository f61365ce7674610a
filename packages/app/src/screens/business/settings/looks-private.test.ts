import { describe, expect, it } from 'vitest';
import { looksPrivate } from './looks-private.ts';

describe('looksPrivate', () => {
  it.each([
    `${'abandon '.repeat(11)}about`,
    'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8Pz',
    'wpkh([d34db33f/84h/0h/0h]xprv9s21ZrQH143K31xYSDQpPDxsXRTUcvj2iNHm5NUtrGiGG5e2DtALGdso3pGz6ssrdK4PFmM8NSpSBHNqPqm55Qn3LqFtT2emdEXVYsCzC2U/0/*)',
    'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn',
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    'あいこくしん '.repeat(12),
  ])('recognises %s', (text) => {
    expect(looksPrivate(text)).toBe(true);
  });

  it.each([
    '',
    'xpub661MyMwAqRbcFkPHucMnrGNzDwb6teAX1RbKQmqtEF8kK3Z7LZ59qafCjB9eCRLiTVG3uxBxgKvRgbubRhqSKXnGGb1aoaqLrpMBDrVxga8',
    'my key',
    'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  ])('leaves %s alone', (text) => {
    expect(looksPrivate(text)).toBe(false);
  });
});
