import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** One example: how it is built and served, and what drives it. */
interface Example {
  readonly name: string;
  /** Use of the product: packages from npm, the script tag, or the API of a shop's server. */
  readonly kind: 'npm' | 'script-tag' | 'merchant-api';
  readonly path: string;
  /** The command in its folder that builds it; null where nothing is to build. */
  readonly build: string | null;
  /** The pages of a folder, a server, or a program that ends by itself. */
  readonly serve:
    | { readonly folder: string }
    | { readonly command: string }
    | { readonly program: string };
  /** Color of its own that it gives the dialogs, as a computed style. */
  readonly accent?: string;
  /** The file that opens it in a browser, or runs it. */
  readonly spec: string;
  /** Summary of that file in one line. */
  readonly asserts: string;
}

const root = join(import.meta.dirname, '..');
const examples: readonly Example[] = JSON.parse(
  readFileSync(join(root, 'examples/registry.json'), 'utf8'),
);

describe('the registry of examples', () => {
  it('names every folder of examples, once', () => {
    const folders = readdirSync(join(root, 'examples'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `examples/${entry.name}`);
    expect(examples.map(({ path }) => path).sort()).toEqual(folders.sort());
  });

  it.each(examples)('$name has a readme, and a file that drives it', ({ path, spec }) => {
    expect(existsSync(join(root, path, 'README.md'))).toBe(true);
    expect(existsSync(join(root, spec))).toBe(true);
  });

  it.each(examples)('$name says how it is built, served and judged', (example) => {
    expect(['npm', 'script-tag', 'merchant-api']).toContain(example.kind);
    expect(example.path).toBe(`examples/${example.name}`);
    expect(Object.keys(example.serve)).toEqual([
      expect.stringMatching(/^(folder|command|program)$/),
    ]);
    expect(example.asserts).not.toBe('');
  });
});
