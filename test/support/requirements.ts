// Compares the requirements of docs/requirements.md with the ids that tests name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const idPattern = /\b(?:R-[A-Z]+-\d{2}|J\d{1,2})\b/g;
const testFile = /\.(test|spec|stories|conformance)\.tsx?$/;

/** Returns the ids of the list: the first cell of each row. */
export function listedIds(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^\| *(R-[A-Z]+-\d{2}|J\d{1,2}) *\|/gm)].map(([, id = '']) => id);
}

/** Returns the ids that a test names, anywhere in its text. */
export function namedIds(text: string): readonly string[] {
  return [...new Set(text.match(idPattern) ?? [])];
}

/** A test file with the requirements that it names. */
export interface NamedIds {
  readonly file: string;
  readonly ids: readonly string[];
}

/** Returns ids without a test, ids that are not in the list, and ids that the list has twice. */
export function compareIds(listed: readonly string[], tests: readonly NamedIds[]) {
  const known = new Set(listed);
  const named = new Set(tests.flatMap(({ ids }) => ids));
  return {
    untested: listed.filter((id) => !named.has(id)),
    unknown: tests.flatMap(({ file, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file} names ${id}`),
    ),
    repeated: listed.filter((id, index) => listed.indexOf(id) !== index),
  };
}

/** Reads every test of the repository with the ids that it names. */
export function readTests(root: string): readonly NamedIds[] {
  return testFilesOf(root).map((file) => ({
    file,
    ids: namedIds(readFileSync(join(root, file), 'utf8')),
  }));
}

function testFilesOf(root: string): readonly string[] {
  const packages = readdirSync(join(root, 'packages'));
  const folders = packages.flatMap((name) => [`packages/${name}/src`, `packages/${name}/test`]);
  return [...folders, 'e2e', 'test', 'examples']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) =>
        join(folder, String(file)),
      ),
    )
    .filter((file) => testFile.test(file) && !file.includes('node_modules'))
    .sort();
}
