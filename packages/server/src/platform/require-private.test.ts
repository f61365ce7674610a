import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requirePrivate } from './require-private.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'billfold-private-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it.each([0o640, 0o604, 0o620, 0o601])('refuses a key file of mode %o', (mode) => {
  const file = join(directory, 'master.key');
  writeFileSync(file, '');
  chmodSync(file, mode);
  expect(() => requirePrivate(file)).toThrow(`chmod go-rwx ${file}`);
  chmodSync(file, 0o600);
  expect(() => requirePrivate(file)).not.toThrow();
});

it('refuses a directory that was there before and lets others in', () => {
  chmodSync(directory, 0o755);
  expect(() => requirePrivate(directory)).toThrow('mode 755');
  chmodSync(directory, 0o700);
  expect(() => requirePrivate(directory)).not.toThrow();
});

it('accepts what is not there yet', () => {
  expect(() => requirePrivate(join(directory, 'none'))).not.toThrow();
});
