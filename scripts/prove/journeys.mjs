// Proves in a browser that receiving and sending work on every network that is served, not one of each family.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../browser.mjs';

const root = join(import.meta.dirname, '../..');
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', 'wallet', '--project', 'desktop'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium(), EVERY_NETWORK: '1' },
  },
);
process.exit(status ?? 1);
