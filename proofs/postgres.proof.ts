// Proves that the server does on PostgreSQL what it does on the embedded database: runs its tests there.
// They include those that need transactions side by side, and go further than `npm test` has time for.
//   --short      only the tests that read and write the database
//   --journeys   the journeys in a browser too, each product on a database of its own
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { ensureTestBrowsers } from '../scripts/browser.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: {
    short: { type: 'boolean', default: false },
    journeys: { type: 'boolean', default: false },
  },
});

it('the server passes its tests on PostgreSQL', async () => {
  const postgres = await startPostgres();
  const environment = {
    ...(values.short ? {} : { THOROUGH: '1' }),
    DATABASE_URL: postgres.url,
  };
  try {
    const tests = run('vitest', vitestArguments(), environment);
    const journeys = values.journeys
      ? run('playwright', ['test', '--reporter=list'], {
          ...environment,
          ...ensureTestBrowsers(),
        })
      : 0;
    expect({ tests, journeys }).toEqual({ tests: 0, journeys: 0 });
  } finally {
    await postgres.stop();
  }
});

function vitestArguments(): readonly string[] {
  return [
    'run',
    '--project=server',
    ...(values.short ? filtersWhereDatabasesDiffer() : []),
    // Long sequences and a hundred payments at once take longer than a test may.
    ...(values.short ? [] : ['--testTimeout=600000']),
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=.cache/results/prove-postgres.json',
  ];
}

function run(
  tool: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): number | null {
  const { status } = spawnSync(join('node_modules', '.bin', tool), args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  return status;
}

/** Returns filters for the tests of locks, isolation, sequences, streams and plans of long lists. */
function filtersWhereDatabasesDiffer(): readonly string[] {
  const folders = ['db', 'events', 'outbox', 'commands', 'users', 'watcher'];
  const files = [
    ...['several-processes', 'parallel-sends', 'create-transaction.test'],
    ...['answer-once', 'payment-races', 'merchant-events', 'take-address'],
  ];
  const lists = ['list-transactions', 'tenants', 'specified-calls'];
  return [...folders.map((folder) => `server/src/${folder}/`), ...files, ...lists];
}
