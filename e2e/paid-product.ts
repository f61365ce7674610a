import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startProduct } from '../scripts/product.mjs';
import { expect, test as onProduct, saveData, watch } from './product.ts';

type Variables = Readonly<Record<string, string>>;

interface PaidWorker {
  /** Environment of the product. Specs that set the same one share a product. */
  readonly variables: Variables;
}

interface PaidPages {
  /** Opens a page for another person, in a browser context of its own. */
  readonly openPage: () => Promise<Page>;
}

/**
 * Tests on a product with payments, which the products of `test` in product.ts do not have. A worker
 * starts one for all its tests, so each test makes a user and a business of its own. The pages of a test
 * are closed before its product stops.
 */
export const test = onProduct.extend<PaidPages, PaidWorker>({
  variables: [{}, { option: true, scope: 'worker' }],
  url: [
    async ({ variables }, use) => {
      const product = await startPaid(variables);
      await use(product.url);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openPage: async ({ browser, contextOptions, url, loadsAhead }, use) => {
    const faults: string[] = [];
    const pages: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: url });
      if (!loadsAhead) await saveData(context);
      context.on('page', (page) => watch(page, url, faults));
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(faults).toEqual([]);
  },
});

/** Variables of a product whose clock a test moves. It does not share a product with other tests. */
export const movableClock = { SANDBOX_CLOCK: 'movable' } as const;

/** Starts a product with payments, which may deliver webhooks to this machine. */
export async function startPaid(variables: Variables = {}): Promise<{
  readonly url: string;
  readonly stop: () => Promise<void>;
}> {
  const data = mkdtempSync(join(tmpdir(), 'billfold-e2e-'));
  const product = await startProduct({
    data,
    env: {
      ...{ SANDBOX_SPEED: '0', PAYMENTS: 'on', ALLOW_PRIVATE_WEBHOOKS: 'true' },
      ...variables,
    },
  });
  return {
    url: product.url,
    stop: async () => {
      await product.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
