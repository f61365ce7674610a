// Proves in a browser every journey on every network, at both sizes. With names, only those: `J5`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureTestBrowsers } from '../scripts/browser.mjs';
import { proofArguments } from './support/proof-arguments.ts';

const root = join(import.meta.dirname, '..');

it('every journey works on every network, at both sizes', () => {
  const pattern = proofArguments.map((name) => `${name}\\b`).join('|');
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', ...(pattern === '' ? [] : ['--grep', pattern])],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...ensureTestBrowsers(), EVERY_JOURNEY: '1' },
    },
  );
  expect(status).toBe(0);
});
