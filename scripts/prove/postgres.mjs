// Proves that the server does on PostgreSQL what it does on the embedded database: runs its tests there.
// They include those that need transactions side by side, and go further than `npm test` has time for.
//   --short      only what reads and writes the database
//   --journeys   the journeys in a browser too, each product on a database of its own
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBinaries, missing, startPostgres } from '../postgres.mjs';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    journeys: { type: 'boolean', default: false },
  },
});
if (findBinaries() === undefined) {
  console.error(missing);
  process.exit(1);
}
const postgres = await startPostgres();
const filters = values.short ? whereDatabasesDiffer() : [];
const whole = values.short ? {} : { THOROUGH: '1' };
let isPassed = run('vitest', [
  'run',
  '--project=server',
  ...filters,
  // Long sequences and a hundred payments at once take longer than a test may.
  ...(values.short ? [] : ['--testTimeout=600000']),
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=.cache/results/prove-postgres.json',
]);
if (values.journeys) {
  const { ensureChromium } = await import('../browser.mjs');
  const CHROMIUM_PATH = ensureChromium();
  isPassed = run('playwright', ['test', '--reporter=list'], { CHROMIUM_PATH }) && isPassed;
}
await postgres.stop();
process.exit(isPassed ? 0 : 1);

function run(tool, args, extra = {}) {
  const { status } = spawnSync(join('node_modules', '.bin', tool), args, {
    stdio: 'inherit',
    env: { ...process.env, ...whole, ...extra, DATABASE_URL: postgres.url },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Locks, what is seen when, sequences, streams, plans of long lists. */
function whereDatabasesDiffer() {
  const folders = ['db', 'events', 'outbox', 'commands', 'services/users', 'watcher'];
  const files = ['several-processes', 'parallel-sends', 'create-transaction.test'];
  const lists = ['list-transactions', 'tenants', 'specified-calls'];
  return [...folders.map((folder) => `server/src/${folder}/`), ...files, ...lists];
}
