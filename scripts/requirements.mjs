// Which requirements of docs/requirements.md no test names yet. Fails on a test that names one
// which is not in the list. `--count` prints the count alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const idPattern = /\b(?:R-[A-Z]+-\d{2}|J\d{1,2})\b/g;
const testFile = /\.(test|spec|stories|conformance)\.tsx?$/;

/** The ids of the list: the first cell of each row. */
export function listedIds(markdown) {
  return [...markdown.matchAll(/^\| *(R-[A-Z]+-\d{2}|J\d{1,2}) *\|/gm)].map(([, id]) => id);
}

/** The ids that a test names, anywhere in its text. */
export function namedIds(text) {
  return [...new Set(text.match(idPattern) ?? [])];
}

/**
 * @param {readonly string[]} listed
 * @param {readonly { file: string, ids: readonly string[] }[]} tests
 */
export function compareIds(listed, tests) {
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

/** Every test of the repository with the ids that it names. */
export function readTests(root) {
  return testFilesOf(root).map((file) => ({
    file,
    ids: namedIds(readFileSync(join(root, file), 'utf8')),
  }));
}

function testFilesOf(root) {
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

function main() {
  const root = join(import.meta.dirname, '..');
  const listed = listedIds(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const { untested, unknown, repeated } = compareIds(listed, readTests(root));
  const isBrief = process.argv.includes('--count');
  if (!isBrief && untested.length > 0) console.log(`No test names:\n${inLines(untested)}`);
  console.log(`${listed.length - untested.length} of ${listed.length} requirements named by tests`);
  const faults = [...unknown, ...repeated.map((id) => `docs/requirements.md lists ${id} twice`)];
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}

/** One line per area: `R-SEND-03` stands under SEND, a journey under J. */
function inLines(ids) {
  const areas = new Map();
  for (const id of ids) {
    const area = id.split('-')[1] ?? 'J';
    areas.set(area, [...(areas.get(area) ?? []), id]);
  }
  return [...areas].map(([area, list]) => `  ${area.padEnd(6)} ${list.join(' ')}`).join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
