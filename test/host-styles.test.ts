import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unlayerStyles } from '../packages/react/unlayer-styles.ts';
import { ensureChromium } from '../scripts/browser.mjs';
import { serveFolder } from '../scripts/serve.mjs';
import { reset, revert, rude, tailwind3, tailwind4 } from './host-sheets.ts';

const folder = mkdtempSync(join(tmpdir(), 'billfold-host-'));
let ours = '';
let served: { readonly url: string; readonly close: () => Promise<void> };
let browser: Browser;

beforeAll(async () => {
  const sourceOf = join(import.meta.dirname, '../packages/react');
  await build({
    root: sourceOf,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `bf-${hash}` })],
    resolve: { conditions: ['@billfold/source', 'module', 'browser', 'production'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      cssCodeSplit: false,
      cssMinify: false,
      rolldownOptions: {
        input: join(sourceOf, 'src/test-support/host-page.tsx'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  // The same text as the build publishes as dialogs.css.
  ours = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => unlayerStyles(readFileSync(join(folder, file), 'utf8')))
    .join('\n');
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

/** Computed styles of an open dialog, one line for each property of each node. */
async function stylesOf(dialog: string, sheets: readonly string[], scheme: string) {
  const tab = await browser.newPage({
    viewport: { width: 900, height: 760 },
    reducedMotion: 'reduce',
  });
  try {
    await tab.goto(`${served.url}?${scheme}`);
    for (const content of sheets) await tab.addStyleTag({ content });
    await tab.getByRole('button', { name: new RegExp(`^${dialog}$`, 'i') }).click();
    const shown = tab.getByRole('dialog');
    await shown.getByRole('combobox').first().waitFor();
    await tab.waitForLoadState('networkidle');
    return await shown.evaluate((root) =>
      [root, ...root.querySelectorAll('*')].flatMap((element, index) =>
        ['', '::before', '::after', '::placeholder'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          if (/before|after/.test(part) && style.content === 'none') return [];
          return [...style]
            .filter((name) => !name.startsWith('--'))
            .map(
              (name) =>
                `${index} ${element.tagName}${part} ${name}: ${style.getPropertyValue(name)}`,
            );
        }),
      ),
    );
  } finally {
    await tab.close();
  }
}

describe.each(['light', 'dark'])('an open dialog in the page, %s', (scheme) => {
  it.each(['Receive', 'Send'])(
    'keeps every computed style of %s under the styles of the page',
    async (dialog) => {
      const clean = new Set(await stylesOf(dialog, [ours], scheme));
      const hosts = {
        reset: [ours, reset],
        'Tailwind 3': [ours, tailwind3],
        'Tailwind 4 after ours': [ours, tailwind4],
        'Tailwind 4 before ours': [tailwind4, ours],
        revert: [ours, revert],
        rude: [ours, rude],
      };
      const changed: string[] = [];
      for (const [name, sheets] of Object.entries(hosts))
        for (const line of await stylesOf(dialog, sheets, scheme))
          if (!clean.has(line)) changed.push(`${name}: ${line}`);
      expect(changed).toEqual([]);
    },
  );
});
