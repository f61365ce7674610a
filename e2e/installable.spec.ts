import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../scripts/serve.mjs';
import { test as base, expect } from './product.ts';

const built = join(import.meta.dirname, '../packages/app/dist');

/** The built site alone, with no service behind it: what is here comes from the worker or not at all. */
const test = base.extend<{
  readonly site: { folder: string; url: string; stop: () => Promise<void> };
}>({
  site: async ({ isMobile: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'billfold-site-'));
    cpSync(built, folder, { recursive: true });
    const server = await serveSite(folder);
    await use({ folder, url: server.url, stop: server.close });
    await server.close();
    rmSync(folder, { recursive: true });
  },
});
test.use({ serviceWorkers: 'allow', loadsAhead: true });
test.skip(({ isMobile }) => isMobile, 'nothing of it is a matter of size');

test('the site can be installed, opens without a connection and offers a newer version', async ({
  browser,
  page: ofProduct,
  site,
}) => {
  await test.step('the product lets it be installed, under its own rules', async () => {
    await ofProduct.goto('/auth/sign-in');
    await ofProduct.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${site.url}auth/sign-in`);

  await test.step('the manifest has what browsers ask for', async () => {
    const manifest = JSON.parse(readFileSync(join(built, 'manifest.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({ start_url: '/wallet/', display: 'standalone' });
    for (const { src } of manifest.icons)
      expect((await page.request.get(new URL(src, site.url).href)).ok()).toBe(true);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
      'href',
      '/manifest.webmanifest',
    );
  });

  const cached = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const requests = await (await caches.open(name)).keys();
      return { name, paths: requests.map(({ url }) => new URL(url).pathname) };
    });
  const first = await test.step('the worker keeps the shell and nothing else', async () => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const { name, paths } = await cached();
    expect(name).toMatch(/^billfold-[0-9a-f]{16}$/);
    expect(paths).toContain('/index.html');
    expect(paths.filter((path) => !/^\/(assets\/[^/]+|[\w-]+\.\w+)$/.test(path))).toEqual([]);
    return name;
  });

  await test.step('a newer build is offered, and used when the person says so', async () => {
    const index = join(site.folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('</title>', ' 2</title>'));
    const worker = join(site.folder, 'service-worker.js');
    const next = first.replace('billfold-', '').split('').reverse().join('');
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8').replace(first.replace('billfold-', ''), next),
    );
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('A new version is ready.')).toHaveCount(0);
    await expect.poll(async () => (await cached()).name).toBe(`billfold-${next}`);
  });

  await test.step('without a connection the site opens and says so', async () => {
    await site.stop();
    await page.goto(`${site.url}wallet/accounts`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Server unreachable')).toBeVisible();
    // Nothing that a service answers is ever kept.
    expect((await cached()).paths.filter((path) => /^\/(api|v1)\//.test(path))).toEqual([]);
  });
  await context.close();
});
