// Proves that the decision on a payment keeps to its table in 100,000 random sequences of transfers, blocks,
// reorganisations, clocks and marks of people: exact sums, each milestone once, COMPLETED only at final depth.
//   --sequences <number>  how many, 100,000 unless told
//   --seed <number>       repeats an earlier run, whose seed a failure prints
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { sequences: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});

it('the decision on a payment keeps to its table', () => {
  const { status } = spawnSync(
    join('node_modules', '.bin', 'vitest'),
    [
      ...['run', '--project=core', 'decide.property', '--retry=0'],
      ...['--reporter=default', '--reporter=json'],
      '--outputFile.json=.cache/results/prove-payments.json',
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        PAYMENT_SEQUENCES: values.sequences,
        ...(values.seed === undefined ? {} : { PAYMENT_SEED: values.seed }),
      },
      shell: process.platform === 'win32',
    },
  );
  expect(status).toBe(0);
});
