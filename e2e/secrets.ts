import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which of `secrets` stand in the files of a folder, whatever is between: `name in file`. */
export function findSecrets(folder: string, secrets: ReadonlyMap<string, string>): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const content = readFileSync(join(entry.parentPath, entry.name));
      return findIn(content, secrets).map((name) => `${name} in ${entry.name}`);
    });
}

export function findIn(content: Buffer, secrets: ReadonlyMap<string, string>): string[] {
  return [...secrets].filter(([, text]) => content.includes(text)).map(([name]) => name);
}
