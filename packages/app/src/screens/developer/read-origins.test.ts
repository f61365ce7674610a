import { expect, test } from 'vitest';
import { readHosts, readOrigins } from './read-origins.ts';

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

test('readHosts takes one host per line, also out of the address of a page', () => {
  expect(readHosts('Shop.example\nhttps://pay.shop.example/thanks\nshop.example')).toEqual({
    ...{ invalid: {}, hosts: ['shop.example', 'pay.shop.example'] },
  });
  expect(readHosts(' \n')).toEqual({ invalid: {}, hosts: [] });
});

test.each(['localhost', 'shop.example:443', 'http://shop.example', '*.example'])(
  'readHosts refuses %s',
  (typed) => {
    expect(readHosts(`ok.example\n${typed}`).invalid).toEqual({
      allowedRedirectHosts: 'origins.hosts.invalid',
    });
  },
);
