import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Product {
  /** Where the product runs. */
  readonly url: string;
}

/**
 * Tests on a page of the running product. Each fails on an uncaught error, on a report of the
 * content security policy, and on a request to any other origin.
 */
export const test = base.extend<Product>({
  // Playwright reads the parameter's names; one of its own stands for none.
  url: async ({ browserName: _ }, use) => {
    const url = process.env['BILLFOLD_E2E_URL'];
    if (url === undefined) throw new Error('e2e/start-product.ts has not run');
    await use(url);
  },
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
  // An animation under way would be judged by its half-transparent colours.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

export { expect };
