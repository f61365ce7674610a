import { readFile } from 'node:fs/promises';
import { StartError } from '../../platform/start-error.ts';
import { type HashList, parseHashList } from './parse-hash-list.ts';

/** Reads the hashes to compare with from a file of this machine. @throws {StartError} */
export async function readTrustedHashes(file: string): Promise<HashList> {
  const list = parseHashList(await readText(file));
  if (list === null) throw new StartError(`${file} is no integrity.json of a build.`);
  return list;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new StartError(`${file} cannot be read${code}: name the integrity.json of a build.`);
  }
}
