import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { createDatabase } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';

interface WorkerProduct {
  /** Where the product of this worker runs: built code, empty data, blocks on demand. */
  readonly url: string;
}

/**
 * Tests on a page of the running product. Each fails on an uncaught error, on a report of the
 * content security policy, and on a request to any other origin. Every worker has a product of its
 * own, so that no test mines another one's blocks.
 */
export const test = base.extend<object, WorkerProduct>({
  url: [
    // Playwright reads the parameter's names; one of its own stands for none.
    async ({ browserName: _ }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'billfold-e2e-'));
      // With DATABASE_URL the product runs on that PostgreSQL server, in a database of its own.
      const server = process.env['DATABASE_URL'];
      const database = server === undefined ? null : await createDatabase(server);
      const product = await startProduct({
        data,
        env: { SANDBOX_SPEED: '0', ...(database === null ? {} : { DATABASE_URL: database.url }) },
      });
      await use(product.url);
      await product.stop();
      await database?.drop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ url }, use) => use(url),
  page: async ({ page, url }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (/content security policy|trusted type/i.test(text)) faults.push(text);
    });
    page.on('request', (request) => {
      const address = request.url();
      const isOurs = address.startsWith(url) || /^(data|blob|about):/.test(address);
      if (!isOurs) faults.push(`request to ${address}`);
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

/** No violation of the WCAG rules that axe knows, on all that shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnd(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  await animationsEnd(page);
  const faults: string[] = [];
  // A notification that has gone meanwhile was judged by the colours of its fading.
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if ((await page.locator(target.join(' ')).count()) > 0) faults.push(`${id}: ${html}`);
  expect(faults).toEqual([]);
}

/** An animation under way would be judged by its half-transparent colours. */
async function animationsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
}

export { expect };
