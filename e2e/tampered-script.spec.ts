import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { serveFolder } from '../scripts/serve.mjs';
import { expect, test } from './product.ts';

const dist = join(import.meta.dirname, '../packages/embed/dist');
const integrity: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(dist, 'integrity.json'), 'utf8'),
);
const script = readFileSync(join(dist, 'billfold.js'));

test.skip(({ isMobile }) => isMobile, 'nothing of it is a matter of size');

/** Opens a page whose script tag has the published hash, with these bytes of the script. */
async function load(page: Page, body: Buffer): Promise<'loaded' | 'refused'> {
  await page.route('**/tampered/billfold.js', (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
  await page.goto('/healthz');
  return page.evaluate(
    (hash) =>
      new Promise((resolve) => {
        const tag = document.createElement('script');
        tag.integrity = hash;
        tag.crossOrigin = 'anonymous';
        tag.onload = () => resolve('loaded');
        tag.onerror = () => resolve('refused');
        const policy = Reflect.get(window, 'trustedTypes').createPolicy('billfold', {
          createScriptURL: (url: string) => url,
        });
        tag.src = policy.createScriptURL('/tampered/billfold.js');
        document.head.append(tag);
      }),
    integrity['billfold.js'] ?? '',
  );
}

test('S2: a browser runs the script with its published hash, and refuses it with one byte changed', async ({
  page,
}) => {
  expect(await load(page, script)).toBe('loaded');
  for (const at of [0, script.length >> 1, script.length - 1]) {
    await page.unroute('**/tampered/billfold.js');
    const changed = Buffer.from(script);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await load(page, changed)).toBe('refused');
    expect(await page.evaluate(() => 'Billfold' in window)).toBe(false);
  }
});

/** Finds the file of a chunk by its name, or by a text in it. */
function findChunk(name: string, text = ''): string {
  const isOf = new RegExp(`^chunks/${name}-[\\w-]{8}\\.js$`);
  const file = Object.keys(integrity).find(
    (each) => isOf.test(each) && readFileSync(join(dist, each), 'utf8').includes(text),
  );
  if (file === undefined) throw new Error(`no chunk ${name} ${text}`);
  return file;
}

/** Changes one byte so that the code still means the same, and would run. */
function withOneByteChanged(code: Buffer): Buffer {
  const changed = Buffer.from(code);
  const at = changed.lastIndexOf('\n');
  changed[at] = 0x20;
  return changed;
}
const changes = {
  'one byte': withOneByteChanged,
  'a statement': (code: Buffer): Buffer => Buffer.concat([Buffer.from('self.ran=1;'), code]),
};

interface Opening {
  readonly chunk: string;
  readonly html: string;
  /** Presses what opens the dialog; the screens open by themselves. */
  readonly button?: 'Receive' | 'Send';
}
const openings: readonly Opening[] = [
  ...['client', 'receive', 'sandbox-services'].map((chunk) => ({
    chunk,
    html: '<billfold-receive></billfold-receive>',
    button: 'Receive' as const,
  })),
  { chunk: 'send', html: '<billfold-send></billfold-send>', button: 'Send' },
  ...['wallet', 'hashes'].map((chunk) => ({ chunk, html: '<billfold-wallet></billfold-wallet>' })),
];

/** Opens a page of another origin on which the browser gets a changed chunk. */
async function openWith(
  { browser, url }: { readonly browser: Browser; readonly url: string },
  { html, file, attributes = '', change }: Opened,
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-tampered-'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Page</title><link rel="icon" href="data:,">
    <script>addEventListener('billfold-error', ({ detail }) => (self.error = detail.error.code));</script>
    <script src="${url}/1/billfold.js" data-sandbox ${attributes}></script>${html}`,
  );
  const served = await serveFolder(folder);
  const page = await browser.newPage();
  await page.route(`**/${file}`, (route) =>
    route.fulfill({
      body: change(readFileSync(join(dist, file))),
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto(served.url);
  const close = async (): Promise<void> => {
    await page.close();
    await served.close();
    rmSync(folder, { recursive: true });
  };
  return { page, close };
}
interface Opened {
  readonly html: string;
  readonly file: string;
  readonly attributes?: string;
  readonly change: (code: Buffer) => Buffer;
}

for (const { chunk, html, button } of openings)
  test(`S2: a changed chunk is refused and told: ${chunk}`, async ({ browser, url }) => {
    const file = findChunk(chunk);
    for (const [name, change] of Object.entries(changes))
      await test.step(name, async () => {
        const { page, close } = await openWith({ browser, url }, { html, file, change });
        if (button === undefined) {
          await expect(page.getByText("This wallet couldn't be loaded.")).toBeVisible();
        } else {
          await page.getByRole('button', { name: button }).click();
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByRole('alert')).toContainText("We couldn't load your wallet");
          await dialog.getByRole('button', { name: 'Close' }).click();
          await expect(page.locator('[data-billfold]')).toHaveCount(0);
          await page.unroute(`**/${file}`);
          await page.getByRole('button', { name: button }).click();
          await expect(page.getByRole('dialog', { name: button })).toBeVisible();
        }
        expect(await page.evaluate(() => [Reflect.get(self, 'error'), 'ran' in self])).toEqual([
          'invalid_config',
          false,
        ]);
        await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
        await close();
      });
  });

test('S2: a changed chunk that is imported on demand is refused: the texts stay English', async ({
  browser,
  url,
}) => {
  const { page, close } = await openWith(
    { browser, url },
    {
      html: '<billfold-receive></billfold-receive>',
      file: findChunk('dialog-catalogue', 'Empfangen'),
      attributes: 'data-locale="de"',
      change: changes['a statement'],
    },
  );
  await page.getByRole('button', { name: 'Receive' }).click();
  await expect(page.getByRole('dialog', { name: 'Receive' }).getByRole('combobox')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in self)).toBe(false);
  await close();
});

test('S2: a page that takes the preloads out of its head gets an answer, and the dialog once it stops', async ({
  browser,
  url,
}) => {
  const { page, close } = await openWith(
    { browser, url },
    {
      html: `<billfold-receive></billfold-receive>
        <script>self.cleaner = new MutationObserver(() =>
          document.querySelector('link[rel=modulepreload]')?.remove());
        self.cleaner.observe(document.head, { childList: true });</script>`,
      file: findChunk('receive'),
      change: (code) => code,
    },
  );
  await page.getByRole('button', { name: 'Receive' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText("We couldn't load your wallet");
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => Reflect.get(self, 'cleaner').disconnect());
  await page.getByRole('button', { name: 'Receive' }).click();
  await expect(page.getByRole('dialog', { name: 'Receive' }).getByRole('combobox')).toBeVisible();
  await close();
});
