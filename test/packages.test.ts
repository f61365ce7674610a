import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packAll, published, readBuilt, readManifest, readSurface } from '../scripts/pack.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'billfold-packed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tool(name: string, args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', name), args, {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Declarations without comments and texts: what is left is types. */
function typesOnly(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/\/\/.*$/gm, '');
}

describe.each(published)('the declarations of %s', (name) => {
  it('are the accepted ones (`node scripts/pack.mjs --update` accepts a change)', async () => {
    for (const { golden, text } of await readSurface(name)) {
      const accepted = existsSync(golden) ? readFileSync(golden, 'utf8') : '';
      expect(text, golden).toBe(accepted);
    }
  });

  it('hold no any', () => {
    const loose = readBuilt(name, '.d.ts').filter(({ text }) => /\bany\b/.test(typesOnly(text)));
    expect(loose.map(({ file }) => file)).toEqual([]);
  });

  it("name nobody's types but React's and ours", () => {
    const imports = readBuilt(name, '.d.ts').flatMap(({ text }) =>
      [...text.matchAll(/(?:from|import) ['"]([^'".][^'"]*)['"]/g)].map(([, from]) => from),
    );
    const allowed = /^(react(\/jsx-runtime)?|@billfold\/core(\/contract|\/flows|\/i18n|\/theme)?)$/;
    expect(imports.filter((from = '') => !allowed.test(from))).toEqual([]);
  });
});

describe.each(published)('the built files of %s', (name) => {
  it('run in any host: no Node globals, no evaluated text, no message to everyone', () => {
    const forbidden = /\bBuffer\b|\bprocess\.|\beval\(|new Function|postMessage\([^)]*['"]\*/;
    // The one thing of Node that every bundler writes out, and that is missed without harm.
    const found = readBuilt(name, '.js').filter(({ text }) =>
      forbidden.test(text.replaceAll('process.env.NODE_ENV', '')),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it('begin with "use client" where they draw or use a hook', () => {
    const hook = /import \{[^}]*\b(use[A-Z]\w*|createContext|forwardRef)\b[^}]*\} from "react"/;
    const forgotten = readBuilt(name, '.js')
      .filter(({ text }) => hook.test(text) || text.includes('from "react/jsx-runtime"'))
      .filter(({ text }) => !/^"use client";?\n/.test(text))
      // Elements alone, which a page of a server may name.
      .filter(({ file }) => file !== 'ui/icon/icons.js');
    expect(forgotten.map(({ file }) => file)).toEqual([]);
  });
});

it('no source of any package posts a message to every origin (S18)', () => {
  const toEveryone = /postMessage\([\s\S]{0,300}?['"`]\*['"`]/;
  const packages = join(root, 'packages');
  const files = readdirSync(packages)
    .flatMap((name) =>
      readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(packages, name, 'src', file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => toEveryone.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('the packed packages', () => {
  const packed = packAll(folder);

  it.each(packed)('$name holds what it builds, a readme and the licence', ({ content }) => {
    expect(readdirSync(content).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    const files = readdirSync(join(content, 'dist'), { recursive: true }).map(String);
    expect(files.filter((file) => /\.(test|stories|conformance)\./.test(file))).toEqual([]);
  });

  it.each(packed)('$name says nothing that only the workspace understands', ({ content }) => {
    const manifest = JSON.stringify(readManifest(content));
    expect(manifest).not.toMatch(/@billfold\/source|workspace:|catalog:/);
  });

  it.each(packed)('$name puts types first and lets require resolve', ({ content }) => {
    const targets = Object.values<string | object>(readManifest(content).exports);
    for (const target of targets)
      if (typeof target !== 'string') expect(Object.keys(target)).toEqual(['types', 'default']);
  });

  it.each(packed)('$name imports only entries that are published', ({ content }) => {
    const entries = packed.flatMap((other) =>
      Object.keys(readManifest(other.content).exports).map((entry) =>
        join('@billfold', other.name, entry),
      ),
    );
    const files = readdirSync(join(content, 'dist'), { recursive: true, encoding: 'utf8' });
    const imported = files
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .map((file) => readFileSync(join(content, 'dist', file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/(?:from|import\()\s*["'](@billfold\/[^"']+)["']/g)])
      .map(([, entry = '']) => entry);
    expect(imported.filter((entry) => !entries.includes(entry))).toEqual([]);
  });

  it.each(packed)('$name passes publint', ({ tarball }) => {
    expect(tool('publint', ['run', tarball, '--strict'])).toMatchObject({ status: 0 });
  });

  it('declare only names that exist, in core and keyring', () => {
    const entries = packed
      .filter(({ name }) => name !== 'react')
      .flatMap(({ name, content }) =>
        Object.keys(readManifest(content).exports)
          .filter((entry) => entry !== './package.json')
          .map((entry) => join('@billfold', name, entry)),
      );
    const imports = entries.map((entry, at) => `export type * as all${at} from '${entry}';`);
    writeFileSync(join(folder, 'all.ts'), imports.join('\n'));
    const strict = [
      '--ignoreConfig',
      '--strict',
      '--noEmit',
      '--module',
      'nodenext',
      '--target',
      'es2022',
    ];
    const args = [...strict, '--skipLibCheck', 'false', '--types', '', join(folder, 'all.ts')];
    expect(tool('tsc', args)).toEqual({ status: 0, output: '' });
  });

  it.each(packed)('$name passes attw', ({ tarball, content }) => {
    const styles = Object.keys(readManifest(content).exports).filter((entry) =>
      entry.endsWith('.css'),
    );
    const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
    const { status, output } = tool('attw', [tarball, '--profile', 'esm-only', ...excluded]);
    expect(status, output).toBe(0);
  });
});
