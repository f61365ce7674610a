import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const source = 'packages/core/src';
const setup = 'packages/core/test/load-lazy-modules.ts';
const imported = /\bimport\(\s*'([^']+)'/g;
const listed = /^import '([^']+)';/gm;

it('every module that core loads at its first use is loaded before the tests', () => {
  const lazy = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(source, file))
    .flatMap((file) => namesIn(file, imported));
  expect(lazy.length).toBeGreaterThan(10);
  const loaded = namesIn(setup, listed);
  expect(lazy.filter((name) => !loaded.includes(name))).toEqual([]);
});

/** Returns the modules that a file names, by their place in the repository. */
function namesIn(file: string, pattern: RegExp): readonly string[] {
  // A type of a module loads nothing.
  const code = readFileSync(file, 'utf8').replaceAll(/typeof import\([^)]*\)/g, '');
  return [...code.matchAll(pattern)].map(([, name = '']) =>
    name.startsWith('.') ? relative('.', resolve(dirname(file), name)) : name,
  );
}
