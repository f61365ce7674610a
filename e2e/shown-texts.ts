import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { en } from '../packages/core/src/i18n/en/index.ts';

const english = new Map<string, string>(Object.entries(en));

/** Reads the catalogue of a language: texts by key, places for values not filled in. */
export function readCatalogue(tag: string): ReadonlyMap<string, string> {
  if (tag === 'en') return english;
  const folder = join(import.meta.dirname, '../packages/core/src/i18n/locales', tag);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.flatMap((name) =>
      Object.entries<string>(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    ),
  );
}

/**
 * Finds the texts `within` elements, in their shadow roots too, that are English, though `catalogue` has other words
 * for them.
 */
export async function findEnglish(
  page: Page | Frame,
  catalogue: ReadonlyMap<string, string>,
  within = 'body',
): Promise<readonly string[]> {
  const own = new Set(catalogue.values());
  const foreign = new Set([...english.values()].filter((text) => !own.has(text)));
  return (await page.evaluate(readTexts, within)).filter((text) => foreign.has(text));
}

/** Runs in the page. */
function readTexts(within: string): string[] {
  const texts: string[] = [];
  const read = (root: Element | ShadowRoot): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!(node instanceof Element)) {
        texts.push(node.textContent ?? '');
        continue;
      }
      for (const name of ['aria-label', 'placeholder', 'title'])
        texts.push(node.getAttribute(name) ?? '');
      if (node.shadowRoot) read(node.shadowRoot);
    }
  };
  for (const element of document.querySelectorAll(within)) read(element);
  return texts.map((text) => text.trim());
}
