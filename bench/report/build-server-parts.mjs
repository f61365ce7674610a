// Parts of the server that it does not export, built as it builds itself.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const server = join(import.meta.dirname, '../../packages/server');

/** @param {string} name @param {string} code what is exported, by paths below the server's `src` */
export async function buildServerParts(name, code) {
  const folder = join(server, 'node_modules/.cache/bench', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const input = join(folder, 'parts.ts');
  writeFileSync(input, code.replaceAll("'./", `'${join(server, 'src')}/`));
  await build({
    root: server,
    configFile: join(server, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: folder, sourcemap: false, rolldownOptions: { input: { parts: input } } },
  });
  return import(pathToFileURL(join(folder, 'parts.js')).href);
}
