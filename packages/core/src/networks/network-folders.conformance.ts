import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that each network's folder has; `_utxo` and the like hold code that networks share. */
const requiredFiles = [
  'network.ts',
  'address.ts',
  'addresses.ts',
  'payment-uri.ts',
  'vectors.json',
] as const;

/**
 * Checks the network folders of `directory` and lists the faults, one sentence each: a folder
 * without a network in it, one that registry.ts does not name, or a network of registry.ts without
 * a folder.
 */
export function checkNetworkFolders(directory: string): readonly string[] {
  const registered = registeredFolders(directory);
  const present = networkFolders(directory);
  return [
    ...present.flatMap((folder) => missingFiles(directory, folder)),
    ...present
      .filter((folder) => !registered.includes(folder))
      .map((folder) => `${folder} is not in registry.ts.`),
    ...registered
      .filter((folder) => !present.includes(folder))
      .map((folder) => `${folder} has no folder.`),
  ];
}

export function networkFolders(directory: string): readonly string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name);
}

function missingFiles(directory: string, folder: string): readonly string[] {
  return requiredFiles
    .filter((file) => {
      const found = statSync(join(directory, folder, file), { throwIfNoEntry: false });
      return !found?.isFile() || found.size === 0;
    })
    .map((file) => `${folder} has no ${file}.`);
}

function registeredFolders(directory: string): readonly string[] {
  const source = readFileSync(join(directory, 'registry.ts'), 'utf8');
  return [...source.matchAll(/from '\.\/([^'/]+)\/network\.ts'/g)].flatMap(
    ([, folder]) => folder ?? [],
  );
}

/** `file` and every file and package that it imports, also through others. */
export function importGraph(file: string): readonly string[] {
  const graph = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (graph.has(next)) continue;
    graph.add(next);
    if (!next.endsWith('.ts')) continue;
    const source = readFileSync(next, 'utf8');
    for (const [, target = ''] of source.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm))
      waiting.push(target.startsWith('.') ? join(next, '..', target) : target);
  }
  return [...graph];
}
