// Builds the server of an earlier commit, without a checkout, from the dependencies that are installed now.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const journal = 'packages/server/migrations/meta/_journal.json';
const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, maxBuffer: 1e9 });

/**
 * Finds the commit before the one that added a migration to the journal; one that is not committed yet comes after the
 * newest. The time of a migration names it: a file gets another number when migrations of two branches meet.
 */
export function findPrevious({ when }, folder = root) {
  const ask = (...args) =>
    git(folder, ...args)
      .toString()
      .trim();
  const [added] = ask('log', '--reverse', '--format=%H', `-S"when": ${when},`, '--', journal).split(
    '\n',
  );
  if (added === '') return ask('rev-parse', '--short', 'HEAD');
  const [, parent] = ask('rev-list', '--parents', '-1', added).split(' ');
  if (parent === undefined)
    throw new Error(
      'the history begins with the newest migration: fetch all of it, or name --previous',
    );
  return ask('rev-parse', '--short', parent);
}

/** Builds the server of a commit in an empty folder; returns its program. */
export function buildServerOf(commit, folder) {
  execFileSync('tar', ['-x', '-C', folder], { input: git(root, 'archive', commit) });
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
