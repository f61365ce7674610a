import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compareIds,
  listedIds,
  namedIds,
  readTests,
  unprovedClaims,
} from './support/requirements.ts';

const root = join(import.meta.dirname, '..');
// Put together here, because this file is a test too and would name it.
const foreignId = ['R', 'SEND', '99'].join('-');
const [first, second] = [
  ['R', 'SEND', '01'],
  ['R', 'SEND', '02'],
].map((parts) => parts.join('-'));

describe('the list of requirements', () => {
  const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const listed = listedIds(text);
  const tests = readTests(root);

  it('holds every requirement and journey once', () => {
    expect(listed.filter((id) => id.startsWith('R-')).length).toBeGreaterThanOrEqual(196);
    expect(listed.filter((id) => id.startsWith('J')).length).toBeGreaterThanOrEqual(22);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('knows every id that a test names', () => {
    const { unknown, untested } = compareIds(listed, tests);
    process.stdout.write(
      `${listed.length - untested.length} of ${listed.length} requirements named by tests; without one: ${untested.join(' ') || 'none'}\n`,
    );
    expect(unknown).toEqual([]);
  });

  it('claims no check that no title makes', () => {
    expect(unprovedClaims(text, tests)).toEqual([]);
  });
});

describe('the comparison', () => {
  it('finds ids in the first cell of a row only', () => {
    const table = `| Id | Requirement |\n| --- | --- |\n| ${first} | as ${second} |\n`;
    expect(listedIds(table)).toEqual([first]);
  });

  it('finds ids in the titles of groups and tests, each once', () => {
    const source = `describe.skip('sends (${first}a)', () => { it(\`of \${n} (${second})\`); test('(${second})') })`;
    expect(namedIds(source).toSorted()).toEqual([`${first}a`, second].toSorted());
  });

  it('finds ids in the table of a title with a place for them, and in its constants', () => {
    const table = `const rows = { 'a (${first})': 1 };`;
    expect(namedIds(`${table} it.each(Object.entries(rows))('%s')`)).toEqual([first]);
    expect(namedIds(`${table} it.each(Object.entries(rows))('works')`)).toEqual([]);
  });

  it('finds none in a comment, in a body and in the title of another call', () => {
    expect(namedIds(`// ${first}\nit('sends', () => { say('${second}'); })`)).toEqual([]);
  });

  it('names the claims that no title makes', () => {
    const rows = [`| ${first} | a | unit, browser |`, `| ${second} | b | open |`].join('\n');
    const tests = [
      { file: 'e2e/a.spec.ts', ids: [String(first)] },
      { file: 'packages/server/src/a.test.ts', ids: [String(second)] },
    ];
    expect(unprovedClaims(rows, tests)).toEqual([`${first} claims unit`, `${second} claims open`]);
  });

  it('tells what no test names, what is not listed and what is listed twice', () => {
    const tests = [{ file: 'a.test.ts', ids: namedIds(`it('${first} ${foreignId}')`) }];
    expect(compareIds([first, second, second].map(String), tests)).toEqual({
      untested: [second, second],
      unknown: [`a.test.ts names ${foreignId}`],
      repeated: [second],
    });
  });
});
