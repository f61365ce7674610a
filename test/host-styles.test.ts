import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureChromium } from '../scripts/browser.mjs';
import { serveFolder } from '../scripts/serve.mjs';
import { buildHostPage, compilePreflight } from './build-host-page.ts';
import { reset, revert, rightToLeft, rude, smallRoot, tailwind3 } from './host-sheets.ts';

const folder = mkdtempSync(join(tmpdir(), 'billfold-host-'));
let ours = '';
let tailwind4 = '';
let served: { readonly url: string; readonly close: () => Promise<void> };
let browser: Browser;

beforeAll(async () => {
  const source = join(import.meta.dirname, '../packages/react/src/test-support/host-page.tsx');
  ours = await buildHostPage(source, folder);
  tailwind4 = await compilePreflight();
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><script type="module" src="page.js"></script>',
  );
  served = await serveFolder(folder);
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

const hosts = (): Readonly<Record<string, readonly string[]>> => ({
  reset: [ours, reset],
  'Tailwind 3': [ours, tailwind3],
  'Tailwind 4 after ours': [ours, tailwind4],
  'Tailwind 4 before ours': [tailwind4, ours],
  revert: [ours, revert],
  rude: [ours, rude],
  'root of 62.5 %': [ours, smallRoot],
  'right to left': [ours, rightToLeft],
});

/** Opens a dialog under each host's style sheets, in one page. Returns the styles that each changes. */
async function findChangedStyles(dialog: string, scheme: string): Promise<readonly string[]> {
  const tab = await browser.newPage({
    viewport: { width: 900, height: 760 },
    reducedMotion: 'reduce',
  });
  const shown = tab.getByRole('dialog');
  const under = async <Result>(
    sheets: readonly string[],
    look: () => Promise<Result>,
  ): Promise<Result> => {
    await tab.evaluate(replaceSheets, sheets);
    await tab.getByRole('button', { name: new RegExp(`^${dialog}$`, 'i') }).click();
    await shown.getByRole('combobox').first().waitFor();
    await shown.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map((each) => each.finished)),
    );
    const result = await look();
    await shown.getByRole('button', { name: 'Close' }).click();
    await shown.waitFor({ state: 'detached' });
    return result;
  };
  try {
    await tab.goto(`${served.url}?${scheme}`);
    // The first opening loads the parts of the dialog.
    await under([ours], () => tab.waitForLoadState('networkidle'));
    await under([ours], () => shown.evaluate(readChangedStyles));
    const changed: string[] = [];
    for (const [name, sheets] of Object.entries(hosts()))
      for (const line of await under(sheets, () => shown.evaluate(readChangedStyles)))
        changed.push(`${name}: ${line}`);
    return changed;
  } finally {
    await tab.close();
  }
}

/** Replaces the style sheets of the page, in the page. */
function replaceSheets(sheets: readonly string[]): void {
  for (const old of document.head.querySelectorAll('style')) old.remove();
  for (const text of sheets) {
    const sheet = document.createElement('style');
    sheet.textContent = text;
    document.head.append(sheet);
  }
}

/**
 * Reads the computed styles of a dialog, in the page. Returns those that the first call did not find,
 * one line for each property of each node: all of them would be millions of characters.
 */
function readChangedStyles(root: Element): readonly string[] {
  const lines = [root, ...root.querySelectorAll('*')].flatMap((element, index) =>
    ['', '::before', '::after', '::placeholder'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (/before|after/.test(part) && style.content === 'none') return [];
      return [...style]
        .filter((name) => !name.startsWith('--'))
        .map(
          (name) => `${index} ${element.tagName}${part} ${name}: ${style.getPropertyValue(name)}`,
        );
    }),
  );
  const known: unknown = Reflect.get(window, 'knownStyles');
  if (known instanceof Set) return lines.filter((line) => !known.has(line));
  Reflect.set(window, 'knownStyles', new Set(lines));
  return [];
}

describe.each(['light', 'dark'])('an open dialog in the page, %s', (scheme) => {
  it.each(['Receive', 'Send'])(
    'keeps every computed style of %s under the styles of the page',
    async (dialog) => {
      expect(await findChangedStyles(dialog, scheme)).toEqual([]);
    },
  );
});
