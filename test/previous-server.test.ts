import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findPrevious } from '../proofs/support/build-server-of.mjs';

const folder = mkdtempSync(join(tmpdir(), 'billfold-history-'));
const origin = join(folder, 'origin');
const names = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', [...names, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Commits a journal of migrations; returns the short name of the commit. */
function commit(entries: readonly (readonly [tag: string, when: number])[]): string {
  const meta = join(origin, 'packages/server/migrations/meta');
  mkdirSync(meta, { recursive: true });
  const journal = { entries: entries.map(([tag, when]) => ({ when, tag })) };
  writeFileSync(join(meta, '_journal.json'), JSON.stringify(journal, null, 2));
  git(origin, 'add', '.');
  git(origin, 'commit', '-qm', 'change');
  return git(origin, 'rev-parse', '--short', 'HEAD');
}

describe('findPrevious', () => {
  it('finds the commit before a migration, also where it was numbered anew since', () => {
    mkdirSync(origin, { recursive: true });
    git(origin, 'init', '-q');
    const before = commit([['0052_a', 100]]);
    commit([
      ['0052_a', 100],
      ['0055_c', 300],
    ]);
    commit([
      ['0052_a', 100],
      ['0053_b', 200],
      ['0055_c', 300],
    ]);
    const newest = commit([
      ['0052_a', 100],
      ['0053_b', 200],
      ['0054_c', 300],
    ]);
    expect(findPrevious({ when: 300 }, origin)).toBe(before);
    expect(findPrevious({ when: 400 }, origin)).toBe(newest);
    const cut = join(folder, 'cut');
    git(folder, 'clone', '-q', '--depth', '1', `file://${origin}`, cut);
    expect(() => findPrevious({ when: 300 }, cut)).toThrow(/fetch all of it/);
  });
});
