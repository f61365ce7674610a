import { expect, it } from 'vitest';
import { readTrustedProxies } from './read-trusted-proxies.ts';

it.each([
  ['false', 0],
  ['0', 0],
  ['2', 2],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['127.0.0.1, ::1,fd00::/8', ['127.0.0.1', '::1', 'fd00::/8']],
])('readTrustedProxies reads %s', (text, proxies) => {
  expect(readTrustedProxies(text)).toEqual(proxies);
});

it.each([
  'true',
  '10',
  '-1',
  '10.0.0.0/33',
  '::/129',
  '10.0.0.0/8/8',
  '10.0.0',
  'proxy',
  '1,',
  ' ',
])('readTrustedProxies refuses "%s"', (text) => {
  expect(readTrustedProxies(text)).toBeNull();
});
