// Proves that no payment of Solana, Tron and TON lands twice on a pool of nodes that lies, with api and worker apart:
// nodes lag, refuse what they do not know, and forget what they were sent. Those of Tron and TON also show blocks that
// others have replaced, are on another chain, are asked too often and break off. Deposits in between are booked once.
//   --payments <number>   how many on each network, 200 unless told
//   --seed <number>       repeats the lies of an earlier run, whose seed it has printed
//   --short               20 payments, for continuous integration
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: {
    payments: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});

it('no payment lands twice on nodes that lie', () => {
  const { status } = spawnSync(
    join('node_modules', '.bin', 'vitest'),
    [
      'run',
      '--project=server',
      'lying-nodes',
      '--testTimeout=3600000',
      // A payment that landed twice is no matter for a second try.
      '--retry=0',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/results/prove-lying-nodes.json',
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        LYING_NODES_PAYMENTS: values.payments ?? (values.short ? '20' : '200'),
        ...(values.seed === undefined ? {} : { LYING_NODES_SEED: values.seed }),
      },
      shell: process.platform === 'win32',
    },
  );
  expect(status).toBe(0);
});
