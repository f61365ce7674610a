import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../packages/core/src/i18n/en/index.ts';
import { listPublicNames } from './public-declarations.ts';

const root = join(import.meta.dirname, '..');

/** Openings that hide what a thing is: a docstring begins with a verb or with the name of the thing. */
const opening = /^(What|Who|Whoever|Whose|Of|Whether|The same|Those|As)\b/;

/** Docstrings of `text` whose opening says nothing. */
function hiddenDocstrings(text: string): readonly string[] {
  return [...text.matchAll(/\/\*\*\s*\n?\s*\*?\s*([^\n]*)/g)]
    .map(([, first = '']) => first)
    .filter((first) => opening.test(first));
}

describe('the docstrings', () => {
  it('open with a verb or a noun', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    const found = files
      .split('\n')
      .filter((file) => file !== '' && existsSync(join(root, file)))
      .flatMap((file) =>
        hiddenDocstrings(readFileSync(join(root, file), 'utf8')).map((each) => `${file}: ${each}`),
      );
    expect(found).toEqual([]);
  });

  it('are found where they hide what a thing is', () => {
    const riddle = ['What', 'the page shows. */'].join(' ');
    expect(hiddenDocstrings(`/** ${riddle}\n/** Shows the page. */`)).toEqual([riddle]);
  });
});

describe('the public names', () => {
  const names = listPublicNames();
  const valuesOf = (entry: string) =>
    names.filter((each) => each.entry === entry && each.kind === 'value').map(({ name }) => name);

  it.each([
    ['@billfold/core', 90],
    ['@billfold/react', 60],
  ])('of %s are at most %i values', (entry, limit) => {
    const values = valuesOf(entry);
    expect(values.length).toBeGreaterThan(20);
    expect(values.length, values.join(', ')).toBeLessThanOrEqual(limit);
  });

  it('are declared without a text of the catalogue', () => {
    const declared = readdirSync(join(root, 'etc'))
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => readFileSync(join(root, 'etc', file), 'utf8'));
    const sentences = Object.values(en).filter((text) => text.split(' ').length > 3);
    expect(sentences.length).toBeGreaterThan(300);
    const found = sentences.filter((text) => declared.some((each) => each.includes(`'${text}'`)));
    expect(found).toEqual([]);
  });
});
