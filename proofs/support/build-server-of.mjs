// Builds the server of an earlier commit, without a checkout, from the dependencies that are installed now.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 1e9 });

/** Finds the commit before the one that added a migration; one that is not committed yet comes after the newest. */
export function findPrevious(migration) {
  const path = `packages/server/migrations/${migration}`;
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', path).toString().trim();
  return git('rev-parse', '--short', added === '' ? 'HEAD' : `${added}^`)
    .toString()
    .trim();
}

/** Builds the server of a commit in an empty folder; returns its program. */
export function buildServerOf(commit, folder) {
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  linkDependencies(folder);
  execFileSync(
    process.execPath,
    [
      join(folder, 'node_modules/vite/bin/vite.js'),
      'build',
      'packages/server',
      '--logLevel',
      'warn',
    ],
    { cwd: folder, stdio: 'inherit' },
  );
  return join(folder, 'packages/server/dist/main.js');
}

/** Links of pnpm are relative: packages of the workspace lead into the folder, all others into the store of now. */
function linkDependencies(folder) {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'));
  const copy = (place) => {
    for (const name of readdirSync(join(root, place)))
      if (!name.startsWith('.'))
        cpSync(join(root, place, name), join(folder, place, name), {
          recursive: true,
          verbatimSymlinks: true,
        });
  };
  copy('node_modules');
  for (const name of readdirSync(join(folder, 'packages')))
    if (existsSync(join(root, 'packages', name, 'node_modules')))
      copy(join('packages', name, 'node_modules'));
}
