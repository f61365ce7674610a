import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const assets = join(root, 'packages/app/dist/assets');
const built = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
);
const code = (file: string): string => readFileSync(join(assets, file), 'utf8');

it('no file of the site but those of a language has translated texts', () => {
  const texts = sentences('locales/de/checkout.json').concat(sentences('locales/ja/common.json'));
  expect(texts.length).toBeGreaterThan(10);
  const isOf = (file: string) => has(code(file), texts);
  // The small pages name theirs after the catalogue.
  const isLanguage = (file: string) => /^texts\/|-catalogue-/.test(file);
  expect(built.filter((file) => !isLanguage(file)).filter(isOf)).toEqual([]);
  expect(built.filter(isLanguage).filter(isOf)).not.toEqual([]);
});

it('a page of the wallet loads no texts of business mode', () => {
  const texts = sentences('en/business-setup.ts').concat(sentences('en/refunds.ts'));
  expect(texts.length).toBeGreaterThan(10);
  const isOf = (file: string) => has(code(file), texts);
  expect(built.filter(isOf)).not.toEqual([]);
  expect([...loadedWith(/^portfolio-route-/)].filter(isOf)).toEqual([]);
});

const has = (text: string, parts: readonly string[]): boolean =>
  parts.some((part) => text.includes(part));

/** Returns the longer texts without values that a file of the catalogue holds. */
function sentences(file: string): readonly string[] {
  const text = readFileSync(join(root, 'packages/core/src/i18n', file), 'utf8');
  return [...text.matchAll(/: ["']([^"'{}\\]{16,})["']/g)].map(([, sentence = '']) => sentence);
}

/** Returns the files that a browser loads with one of them, before that one runs. */
function loadedWith(name: RegExp): ReadonlySet<string> {
  const loaded = new Set<string>();
  const add = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const [, path = ''] of code(file).matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g))
      add(posix.join(posix.dirname(file), path));
  };
  const first = built.find((file) => name.test(file));
  if (first === undefined) throw new Error(`no file is named like ${name}`);
  add(first);
  return loaded;
}
