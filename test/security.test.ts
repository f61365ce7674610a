import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from './support/documents.ts';

const root = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const tests = tracked.filter((file) => /\.test\.tsx?$/.test(file));

interface Row {
  readonly subject: string;
  readonly proofs: readonly Proof[];
}
/** Command or test file that a row names, and whether it is there. */
interface Proof {
  readonly text: string;
  readonly exists: boolean;
}

/** Reads the rows of the tables below a heading, up to the next heading of its level. */
function rowsOf(document: string, heading: string): readonly Row[] {
  const [, after = ''] = document.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line, at, lines) => line.startsWith('| ') && !lines[at + 1]?.startsWith('| --'))
    .filter((line) => !line.startsWith('| --'))
    .map((line) => {
      const [, subject = ''] = line.split(' | ').join('|').split('|');
      const quoted = [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
      return { subject: subject.trim(), proofs: quoted.flatMap(proofsIn) };
    });
}

function proofsIn(text: string): readonly Proof[] {
  const [, task = '', name = ''] = /^npm run (prove|bench) ([\w-]+)/.exec(text) ?? [];
  if (task !== '') {
    const folder = task === 'prove' ? 'proofs' : 'bench';
    const isOne = new RegExp(`^${folder}/${name}(\\.proof)?\\.(ts|mjs)$`);
    return [{ text, exists: tracked.some((file) => isOne.test(file)) }];
  }
  const [, filters] = /^npx vitest run (?:--project \w+ )?(.+)$/.exec(text) ?? [];
  if (filters !== undefined)
    return filters
      .split(' ')
      .map((filter) => ({ text: filter, exists: tests.some((file) => file.includes(filter)) }));
  const [, script] = /^node (scripts\/\S+)$/.exec(text) ?? [];
  if (script !== undefined) return [{ text, exists: existsSync(join(root, script)) }];
  if (!/\.(test|spec|conformance)\.tsx?$|^packages\/.*\/$/.test(text)) return [];
  const places = [text, join('packages/server/src', text)];
  return [{ text, exists: places.some((place) => existsSync(join(root, place))) }];
}

/** Lists the rows that claim something without a proof, or name one that is not there. */
function unproved(document: string): readonly string[] {
  return ['What is protected', 'Evidence'].flatMap((heading) =>
    rowsOf(document, heading).flatMap(({ subject, proofs }) => {
      if (proofs.length === 0) return [`${subject}: no proof`];
      return proofs.filter(({ exists }) => !exists).map(({ text }) => `${subject}: no ${text}`);
    }),
  );
}

describe('docs/security.md', () => {
  const document = readDocument('docs/security.md');

  it('names for each claim the commands or tests that prove it, and they exist', () => {
    expect(rowsOf(document, 'What is protected').length).toBeGreaterThan(30);
    expect(rowsOf(document, 'Evidence').length).toBeGreaterThan(30);
    expect(unproved(document)).toEqual([]);
  });

  it('is told the row that has no proof, or a proof that is gone', () => {
    const table = [
      '## What is protected',
      '| Subject | Protection |',
      '| ------- | ---------- |',
      '| Keys | locked in a `safe` |',
      '| Coins | counted (`npx vitest run --project server no-such-test`, `npm run prove nothing`) |',
      '| Logs | empty (`gone.test.ts`, `npx vitest run logs.test`) |',
      '## Evidence',
    ];
    expect(unproved(`\n${table.join('\n')}\n`)).toEqual([
      'Keys: no proof',
      'Coins: no no-such-test',
      'Coins: no npm run prove nothing',
      'Logs: no gone.test.ts',
    ]);
  });
});
