import { createHash } from 'node:crypto';
import { type FetchedFile, type FetchLimits, fetchFile } from './fetch-file.ts';
import { type HashList, parseHashList } from './parse-hash-list.ts';

export interface ServedFolder {
  readonly origin: string;
  /** Path of the folder, such as `/0.1.0/`. */
  readonly folder: string;
  readonly trusted: HashList;
  readonly limits: FetchLimits;
}

/**
 * Compares the files of a served folder with the trusted hashes. Returns one line for each that differs, is missing,
 * or is named by the server's own `integrity.json` alone.
 */
export async function findDifferences(served: ServedFolder): Promise<readonly string[]> {
  const { origin, folder, trusted, limits } = served;
  const fetchFrom = (path: string) => fetchFile(new URL(folder + path, origin), limits);
  const lines: string[] = [];
  for (const batch of batchesOf([...trusted])) {
    const found = batch.map(async ([path, hash]) =>
      compareFile(folder + path, hash, await fetchFrom(path)),
    );
    lines.push(...(await Promise.all(found)).flat());
  }
  return [...lines, ...compareList(folder, trusted, await fetchFrom('integrity.json'))];
}

/** Requests under way at a time, as many as a browser makes of one server. */
const parallel = 6;

function batchesOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / parallel);
  return Array.from({ length: count }, (_, at) => items.slice(at * parallel, (at + 1) * parallel));
}

function compareFile(path: string, hash: string, file: FetchedFile): readonly string[] {
  if (file.outcome !== 'found') return [describeAbsence(path, file)];
  const digest = createHash('sha384').update(file.bytes).digest('base64');
  return `sha384-${digest}` === hash
    ? []
    : [describeLine('differs', path, `its hash is sha384-${digest}`)];
}

/** The list of the server proves nothing; pages copy hashes from it, and it names files that no build here has. */
function compareList(folder: string, trusted: HashList, file: FetchedFile): readonly string[] {
  const path = `${folder}integrity.json`;
  if (file.outcome !== 'found') return [describeAbsence(path, file)];
  const stated = parseHashList(new TextDecoder().decode(file.bytes));
  if (stated === null) return [describeLine('differs', path, 'is no list of the files of a build')];
  const other = [...trusted].filter(([name, hash]) => stated.get(name) !== hash).length;
  const extra = [...stated.keys()].filter((name) => !trusted.has(name));
  const detail = `states no hash or another one for ${other} of these files`;
  return [
    ...(other === 0 ? [] : [describeLine('differs', path, detail)]),
    ...extra.map((name) => describeLine('extra', folder + name, 'is named by the server alone')),
  ];
}

function describeAbsence(path: string, file: Exclude<FetchedFile, { outcome: 'found' }>): string {
  return file.outcome === 'too-large'
    ? describeLine('differs', path, 'is larger than any file of a build')
    : describeLine('missing', path, file.reason);
}

function describeLine(kind: 'differs' | 'missing' | 'extra', path: string, detail: string): string {
  return `${kind.padEnd(7)}  ${path}: ${detail}`;
}
