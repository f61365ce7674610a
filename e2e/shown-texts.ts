import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { en } from '../packages/core/src/i18n/en/index.ts';

const english = new Map<string, string>(Object.entries(en));

/** Reads the catalogue of a language: texts by key, places for values not filled in. */
export function readCatalogue(tag: string): ReadonlyMap<string, string> {
  const folder = join(import.meta.dirname, '../packages/core/src/i18n/locales', tag);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.flatMap((name) =>
      Object.entries<string>(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    ),
  );
}

/** Finds the texts of the page that are English, though `catalogue` has other words for them. */
export async function findEnglish(
  page: Page,
  catalogue: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const own = new Set(catalogue.values());
  const foreign = new Set([...english.values()].filter((text) => !own.has(text)));
  return (await page.evaluate(readTexts)).filter((text) => foreign.has(text));
}

/** Runs in the page. */
function readTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const name of ['aria-label', 'placeholder', 'title'])
    for (const node of document.querySelectorAll(`[${name}]`))
      texts.push(node.getAttribute(name) ?? '');
  return texts.map((text) => text.trim());
}
