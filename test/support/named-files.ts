import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.git', '.data', 'test-results', '.ci']);

/** Lists the files below a folder by their paths from it, without those that are installed or built. */
export function listFiles(root: string): readonly string[] {
  const within = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (skipped.has(entry.name)) return [];
      return entry.isDirectory() ? within(path) : [path];
    });
  return within('');
}

const fileName = /`((?:[\w.@-]+\/)+[\w.@-]+\.(?:ts|tsx|mjs|md|json|sql|css|html|yaml))`/g;

/**
 * Lists the files that a text names in code marks, with a folder before their names. Those that a build or a run
 * makes, and imports by a relative path, are left out.
 */
export function namedFiles(text: string): readonly string[] {
  return [...text.matchAll(fileName)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('.') && !name.includes('/dist/'));
}

/** Reports whether a name is the end of the path of a file: documents leave out folders that they have named before. */
export function isFileOf(files: readonly string[], name: string): boolean {
  return files.some((file) => file === name || file.endsWith(`/${name}`));
}

const command = /(?:npm (?:run|start|test)|npx vitest|node scripts\/)[^`\n|#]*/g;

/** Lists the commands of this repository that a text names. */
export function namedCommands(text: string): readonly string[] {
  return [...text.matchAll(command)].map(([found]) => found.trim());
}

/** Reports whether the task of a command, its proof, its measurement or its script exists. */
export function isCommand(files: readonly string[], text: string): boolean {
  const [program = '', verb = '', ...rest] = text.split(/\s+/);
  if (program === 'node') return files.includes(verb);
  const words = rest.filter((word) => !word.startsWith('-'));
  if (program === 'npx') {
    const filter = words.find((word) => word !== 'run' && /[./]/.test(word));
    return filter === undefined || files.some((file) => file.includes(filter));
  }
  const [task = verb, name] = verb === 'run' ? words : [verb];
  if (!Object.hasOwn(scripts, task)) return false;
  if (name === undefined || (task !== 'prove' && task !== 'bench')) return true;
  const folder = task === 'prove' ? 'proofs' : 'bench';
  return files.some((file) => file.startsWith(`${folder}/${name}.`));
}

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
);
