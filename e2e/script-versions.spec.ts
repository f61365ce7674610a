import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../scripts/serve.mjs';
import { expect, isThorough, test } from './product.ts';

const dist = join(import.meta.dirname, '../packages/embed/dist');
const { version } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8'));
const other = '9.9.9';

test.skip(({ isMobile }) => isMobile && !isThorough, 'nothing of it is a matter of size');

test('two versions on a page: the elements are of the first, window.Billfold is of the second, unless it has a prefix', async ({
  browser,
  url,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-versions-'));
  const served = await serveFolder(folder);
  const page = await browser.newPage();
  const faults: string[] = [];
  const chunks: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => {
    const [, file] = /\/([^/]+)\/chunks\//.exec(request.url()) ?? [];
    if (file !== undefined) chunks.push(file);
  });
  // A build of another version: its own name, and its files at its own address.
  await page.route(`**/${other}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(other.length + 2);
    const text = readFileSync(join(dist, file), 'utf8');
    return route.fulfill({
      body: file === 'billfold.js' ? text.replaceAll(`\`${version}\``, `\`${other}\``) : text,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  const open = async (attributes: string): Promise<void> => {
    // An open dialog still asks for chunks after it is seen: that page has to be gone first.
    await page.goto('about:blank');
    chunks.length = 0;
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><title>Page</title><link rel="icon" href="data:,">
      <script src="${url}/1/billfold.js" data-sandbox></script>
      <script src="${url}/${other}/billfold.js" data-sandbox ${attributes}></script>
      <billfold-receive></billfold-receive><acme-receive label="Other"></acme-receive>`,
    );
    await page.goto(served.url);
  };
  const versionNow = () => page.evaluate(() => window.Billfold?.version);
  const dialog = page.getByRole('dialog', { name: 'Receive' });

  await test.step('without a prefix', async () => {
    await open('');
    expect(await versionNow()).toBe(other);
    await page.getByRole('button', { name: 'Receive' }).click();
    await expect(dialog).toBeVisible();
    expect(new Set(chunks)).toEqual(new Set(['1']));
    expect(await page.evaluate(() => window.Billfold?.noConflict().version)).toBe(other);
    expect(await versionNow()).toBe(version);
  });
  await test.step('with a prefix, each has elements of its own', async () => {
    // A pointer that rests where the button of the first version appears asks for its chunks.
    await page.mouse.move(0, 0);
    await open('data-prefix="acme"');
    await page.getByRole('button', { name: 'Other' }).click();
    await expect(dialog).toBeVisible();
    expect(new Set(chunks)).toEqual(new Set([other]));
  });
  expect(faults).toEqual([]);
  await page.close();
  await served.close();
  rmSync(folder, { recursive: true });
});
