import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

export interface InlinedModule {
  readonly name: string;
  /** How our sources name it. */
  readonly id: string;
  /** Source of a module that exports the used part of the dependency. */
  readonly source: string;
  /** File with the licence that goes along with every copy, from here. */
  readonly license: string;
}

/**
 * Puts a dependency into one module of ours, where as a dependency it would bring along what nobody
 * uses: a command line with its packages, or a user interface.
 */
export function inlineModule({ name, id, source, license }: InlinedModule): Plugin {
  const inlined = `\0inlined-${name}`;
  return {
    name: `billfold-inline-${name}`,
    enforce: 'pre',
    resolveId: (wanted) => (wanted === id ? inlined : null),
    async load(wanted) {
      if (wanted !== inlined) return null;
      const built = await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'error',
        build: {
          write: false,
          target: 'es2022',
          lib: { entry: 'entry', formats: ['es'], fileName: 'inlined' },
          // Nobody reads it here, and whoever installs the package has it on their disk.
          rolldownOptions: { output: { minify: true, comments: { jsdoc: false } } },
        },
        plugins: [
          {
            name: 'billfold-inline-entry',
            resolveId: (part) => (part.endsWith('entry') ? '\0entry' : null),
            load: (part) => (part === '\0entry' ? source : null),
          },
        ],
      });
      const [chunk] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
      if (chunk?.type !== 'chunk') throw new Error(`${name} was not built`);
      const notice = readFileSync(join(import.meta.dirname, license), 'utf8');
      return `/*! ${name}\n${notice}*/\n${chunk.code}`;
    },
  };
}
