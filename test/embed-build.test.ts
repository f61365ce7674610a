import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'billfold-build-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const readHashes = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'packages/embed/dist/integrity.json'), 'utf8'));

beforeAll(() => {
  for (const name of ['core', 'react', 'embed'])
    cpSync(join(root, 'packages', name), join(copy, 'packages', name), {
      recursive: true,
      // The links to other packages lead to their copies.
      verbatimSymlinks: true,
      filter: (path) => !['dist', '.cache'].includes(basename(path)),
    });
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

it('the script tag has the same hashes when it is built in another folder (S2)', () => {
  // Without the variables of the test runner, which the bundler reads.
  const env = { PATH: process.env['PATH'] };
  execFileSync(process.execPath, ['build.mjs'], { cwd: join(copy, 'packages/embed'), env });
  expect(readHashes(copy)).toEqual(readHashes(root));
}, 180_000);
