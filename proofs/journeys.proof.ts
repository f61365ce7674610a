// Proves in a browser every journey on every network, at both sizes. With names, only those: `J5`.
//   --short   each journey on one network of its kind, at one size; those of `npm test` are left out
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { ensureTestBrowsers } from '../scripts/browser.mjs';
import { proofArguments } from './support/proof-arguments.ts';

const { values, positionals } = parseArgs({
  args: proofArguments,
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const root = join(import.meta.dirname, '..');

it('every journey works on every network, at both sizes', () => {
  const isNamed = positionals.map((name) => `${name}\\b`).join('|');
  const isOther = values.short ? '^(?!.*@main)' : '';
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--grep', `${isOther}.*(${isNamed})`],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...ensureTestBrowsers(),
        ...(values.short ? {} : { EVERY_JOURNEY: '1' }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, '.cache/results/prove-journeys.json'),
      },
    },
  );
  expect(status).toBe(0);
});
