import { describe, expect, it } from 'vitest';
import { readMetadata } from './read-metadata.ts';
import { readPrice } from './read-price.ts';

describe('readPrice', () => {
  it.each([
    ['12.5', 'EUR', '12.5'],
    ['7.', 'EUR', '7'],
    ['0.00000001', 'BTC', '0.00000001'],
  ])('reads %s %s', (text, currency, read) => {
    expect(readPrice(text, currency)).toBe(read);
  });

  it.each([
    ['', 'EUR'],
    ['0', 'EUR'],
    ['-1', 'EUR'],
    ['1e9', 'EUR'],
    ['0.001', 'EUR'],
    ['1.5', 'JPY'],
    ['9'.repeat(200), 'EUR'],
  ])('refuses %s %s', (text, currency) => {
    expect(readPrice(text, currency)).toBeNull();
  });
});

describe('readMetadata', () => {
  it('reads a name and a value from each line', () => {
    expect(readMetadata('cart=7781\n\n url = https://a.example/?b=c ')).toEqual({
      cart: '7781',
      url: 'https://a.example/?b=c',
    });
    expect(readMetadata('')).toEqual({});
  });

  it.each([
    'cart',
    '=7781',
    `${'n'.repeat(41)}=1`,
    `n=${'v'.repeat(501)}`,
    Array.from({ length: 21 }, (_, index) => `n${index}=1`).join('\n'),
  ])('refuses what is none: %s', (text) => {
    expect(readMetadata(text)).toBeNull();
  });

  it('keeps the names of the prototype as plain names', () => {
    expect(Object.keys(readMetadata('__proto__=1') ?? {})).toEqual(['__proto__']);
  });
});
