// Extracts the code of the documentation, so that tests compile and run it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from '@typescript/typescript6';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/docs');
const languages = ['ts', 'tsx', 'js'];

/** Lists README.md, CONTRIBUTING.md, docs/**, and the readmes of packages and examples. */
export function listDocuments(): readonly string[] {
  const inside = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => join(folder, String(file)))
      .filter((file) => file.endsWith('.md'));
  const readmes = ['packages', 'examples'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: false }).map((name) =>
      join(folder, String(name), 'README.md'),
    ),
  );
  const names = readdirSync(root).filter((file) => file.endsWith('.md'));
  return [...names, ...inside('docs'), ...readmes].filter(isReadable);
}

function isReadable(file: string): boolean {
  try {
    readFileSync(join(root, file));
    return true;
  } catch {
    return false;
  }
}

export function readDocument(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** A block of code in a document. ```` ```ts run ```` marks one to execute. */
export interface Fence {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly isRun: boolean;
  readonly text: string;
}

/** Returns the blocks of a document that are ts, tsx or js. */
export function fencesOf(file: string, markdown: string): readonly Fence[] {
  return [...markdown.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)]
    .map(({ 1: language = '', 2: rest = '', 3: text = '', index }) => ({
      file,
      line: markdown.slice(0, index).split('\n').length,
      language,
      isRun: rest.trim() === 'run',
      text,
    }))
    .filter(({ language }) => languages.includes(language));
}

/** Compiles the fences. Returns the compiler's complaints, each with its document and line. */
export function checkFences(fences: readonly Fence[]): readonly string[] {
  const folder = makeFolder('check');
  const files = new Map(
    fences.map((fence) => [
      `${fence.file.replace(/\W+/g, '-')}-${fence.line}.${fence.language}`,
      fence,
    ]),
  );
  for (const [name, { text }] of files) writeFileSync(join(folder, name), `${text}export {};\n`);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings([...files.keys()])));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => inDocument(line, files));
}

function inDocument(message: string, files: ReadonlyMap<string, Fence>): string {
  const {
    1: path = '',
    2: line = '',
    3: text = '',
  } = /^(.*?)\((\d+),\d+\): (.*)$/.exec(message) ?? [];
  const fence = files.get(basename(path));
  return fence === undefined ? message : `${fence.file}:${fence.line + Number(line)}: ${text}`;
}

function settings(files: readonly string[]) {
  return {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      allowJs: true,
      checkJs: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node', 'vite/client'],
    },
    files,
  };
}

/** Runs a fence beside the built packages; `env` is added to the environment. */
export function runFence(
  fence: Fence,
  env: Readonly<Record<string, string>> = {},
): { readonly status: number | null; readonly output: string } {
  const folder = makeFolder('run');
  // TypeScript 7 has no API; TypeScript 6 removes the types.
  const { outputText } = ts.transpileModule(fence.text, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  const file = join(folder, `${fence.file.replace(/\W+/g, '-')}-${fence.line}.mjs`);
  writeFileSync(file, outputText);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 60_000,
  });
  return { status, output: stdout + stderr };
}

/** A clean folder where our packages and React's types resolve as they do for a user. */
function makeFolder(name: string): string {
  const folder = join(cache, name);
  rmSync(folder, { recursive: true, force: true });
  const links = {
    '@billfold/core': 'packages/core',
    '@billfold/keyring': 'packages/keyring',
    '@billfold/react': 'packages/react',
    '@types/react': 'packages/react/node_modules/@types/react',
    '@types/react-dom': 'packages/react/node_modules/@types/react-dom',
    zod: 'packages/core/node_modules/zod',
  };
  for (const [id, target] of Object.entries(links)) {
    const link = join(folder, 'node_modules', id);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, target), link, 'junction');
  }
  return folder;
}
