// What a browser fetches of our packages on a page that opens one dialog, in the order of its fetching.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { ensureChromium } from '../../scripts/browser.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { sizeOf, withoutPreloadHelper } from './build-entry.mjs';

/**
 * Sizes of what was fetched, React apart: with the dialog open, and by the time that `goOn` is done.
 * @param {{ host: string, dialog: string, goOn?: (dialog: import('playwright-core').Locator) => Promise<void> }} options
 */
export async function openDialog({ host, dialog, goOn = async () => undefined }) {
  const { createSandbox } = await import(
    join(host, 'node_modules/@billfold/core/dist/testing/index.js')
  );
  const { services, walletId } = await createSandbox({ balances: ['0.5', '0.25'] });
  const dist = await buildPage(host, dialog, walletId);
  const served = await serveFolder(dist);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.route(/\/(api|v1)\//, (route) => answer(route, services));
    const fetched = new Set();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css)$/.test(pathname) && !isReact(pathname)) fetched.add(pathname);
    });
    const size = async () => {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.waitForTimeout(500);
      return sizeOf([...fetched].map((path) => readFileSync(join(dist, path), 'utf8')));
    };
    await page.goto(served.url);
    await page.getByRole('button', { name: 'Open' }).click();
    const shown = page.getByRole('dialog');
    await shown.getByRole('combobox').first().waitFor();
    const open = await size();
    await goOn(shown);
    return { open, after: await size() };
  } finally {
    await browser.close();
    await served.close();
    rmSync(dist, { recursive: true, force: true });
  }
}

const isReact = (path) => /\/react-[\w-]+\.js$/.test(path);

async function buildPage(host, dialog, walletId) {
  const dist = join(host, `dist-${dialog}`);
  writeFileSync(
    join(host, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/page.js"></script>',
  );
  writeFileSync(join(host, 'page.js'), pageOf(dialog, walletId));
  await build({
    root: host,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutPreloadHelper()],
    build: {
      target: 'es2022',
      outDir: dist,
      // The page's, like the helper, whatever it imports.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(host, 'index.html'),
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  });
  return dist;
}

/** All that a host writes to have a dialog. */
const pageOf = (dialog, walletId) => `
import '@billfold/react/dialogs.css';
import { browserPlatform, createClient } from '@billfold/core';
import { WalletProvider } from '@billfold/react';
import { ${dialog} } from '@billfold/react/dialogs';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

const client = createClient({
  platform: browserPlatform(),
  baseUrl: location.origin,
  getAccessToken: async () => 'bfs_bench',
  onUnauthorized: () => undefined,
});
createRoot(document.getElementById('root')).render(
  h(WalletProvider, { client, walletId: '${walletId}' },
    h(${dialog}, { trigger: h('button', { type: 'button' }, 'Open') })));
`;

/** By the product in memory. */
async function answer(route, services) {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const response = await services.fetch(
    new Request(`http://sandbox.invalid${pathname}${search}`, {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    }),
  );
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  });
}
