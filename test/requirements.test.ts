import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareIds, listedIds, namedIds, readTests } from './support/requirements.ts';

const root = join(import.meta.dirname, '..');
// Put together here, because this file is a test too and would name it.
const foreignId = ['R', 'SEND', '99'].join('-');
const [first, second] = [
  ['R', 'SEND', '01'],
  ['R', 'SEND', '02'],
].map((parts) => parts.join('-'));

describe('the list of requirements', () => {
  const listed = listedIds(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));

  it('holds every requirement and journey once', () => {
    expect(listed.filter((id) => id.startsWith('R-')).length).toBeGreaterThanOrEqual(196);
    expect(listed.filter((id) => id.startsWith('J')).length).toBeGreaterThanOrEqual(22);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('knows every id that a test names', () => {
    const { unknown, untested } = compareIds(listed, readTests(root));
    process.stdout.write(
      `${listed.length - untested.length} of ${listed.length} requirements named by tests; without one: ${untested.join(' ') || 'none'}\n`,
    );
    expect(unknown).toEqual([]);
  });
});

describe('the comparison', () => {
  it('finds ids in the first cell of a row only', () => {
    const table = `| Id | Requirement |\n| --- | --- |\n| ${first} | as ${second} |\n`;
    expect(listedIds(table)).toEqual([first]);
  });

  it('finds an id anywhere in a test, once', () => {
    expect(namedIds(`it('sends (${first}, ${second})') // ${first}`)).toEqual([first, second]);
  });

  it('tells what no test names, what is not listed and what is listed twice', () => {
    const tests = [{ file: 'a.test.ts', ids: namedIds(`${first} ${foreignId}`) }];
    expect(compareIds([first, second, second].map(String), tests)).toEqual({
      untested: [second, second],
      unknown: [`a.test.ts names ${foreignId}`],
      repeated: [second],
    });
  });
});
