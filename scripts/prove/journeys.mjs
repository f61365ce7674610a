// Proves in a browser every journey on every network, at both sizes. With names, only those: `J5`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../browser.mjs';

const root = join(import.meta.dirname, '../..');
const named = process.argv.slice(2);
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', ...(named.length === 0 ? [] : ['--grep', named.map((name) => `${name}\\b`).join('|')])],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium(), EVERY_JOURNEY: '1' },
  },
);
process.exit(status ?? 1);
