import { expect, test } from 'vitest';
import { readOrigins } from './read-origins.ts';

test('readOrigins takes one origin per line, without a slash at the end and without repetitions', () => {
  expect(
    readOrigins('https://Shop.example/\n\nhttps://shop.example https://a.example:8443'),
  ).toEqual({ invalid: {}, origins: ['https://shop.example', 'https://a.example:8443'] });
  expect(readOrigins('  \n')).toEqual({ invalid: {}, origins: [] });
});

test.each([
  'shop.example',
  'http://shop.example',
  'https://shop.example/path',
  'https://localhost',
  'https://*.example',
])('readOrigins refuses %s', (typed) => {
  expect(readOrigins(`https://ok.example\n${typed}`).invalid).toEqual({
    allowedOrigins: 'origins.invalid',
  });
});
