import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

function runTask(...args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

it('`npm run prove` lists every proof with what it shows, and nothing that is a part of one', () => {
  const { status, output } = runTask('prove');
  const lines = output.trim().split('\n');
  expect(status).toBe(0);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(
    expect.arrayContaining(['consumers', 'crash', 'engines', 'fuzz']),
  );
  for (const line of lines) expect(line).toMatch(/^[\w-]+ +(?:Proves|Photographs) .*\.$/);
});

it('`npm run prove` refuses an unknown name before it installs or builds', () => {
  expect(runTask('prove', 'nothing')).toEqual({
    status: 1,
    output: expect.stringMatching(/^Unknown name nothing. Known: .*consumers, crash, .*\n$/),
  });
});

it('`npm run bench` refuses an unknown name before it installs or builds', () => {
  expect(runTask('bench', 'nothing')).toEqual({
    status: 1,
    output: expect.stringMatching(
      /^Unknown name nothing. Known: bitcoin-mempool, .*checkout, core, .*solana-blocks, .*\n$/,
    ),
  });
});

it('an unknown task is refused with the known ones', () => {
  expect(runTask('fly')).toEqual({
    status: 1,
    output: expect.stringMatching(/Unknown task fly. Known: start, .*prove/),
  });
});
