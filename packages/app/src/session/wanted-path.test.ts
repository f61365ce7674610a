import { expect, test } from 'vitest';
import { createWantedPath } from './wanted-path.ts';

test('gives the path back once', () => {
  const wanted = createWantedPath();
  wanted.remember('/wallet/accounts');
  expect(wanted.take()).toBe('/wallet/accounts');
  expect(wanted.take()).toBeNull();
});

test.each(['//evil.example/', 'https://evil.example/', 'wallet'])('refuses %s', (path) => {
  const wanted = createWantedPath();
  wanted.remember(path);
  expect(wanted.take()).toBeNull();
});

test('the page on which a session ended is not forgotten on the way to sign-in', () => {
  const wanted = createWantedPath();
  expect(wanted.isHeld()).toBe(false);
  wanted.hold('/wallet/accounts');
  wanted.remember('/wallet/');
  expect(wanted.isHeld()).toBe(true);
  expect(wanted.take()).toBe('/wallet/accounts');
  wanted.remember('/wallet/');
  expect(wanted.take()).toBe('/wallet/');
});
