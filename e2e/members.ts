import type { Page } from '@playwright/test';
import { startMembersPage } from '../scripts/serve.mjs';
import { bitcoin, type TestedNetwork } from './networks.ts';
import { createOwner, type Owner, signInPassword } from './people.ts';
import { test as onProduct } from './product.ts';

export interface Members {
  readonly owner: Owner;
  readonly page: Page;
  /** Violations of the content security policy and of Trusted Types, and uncaught errors. */
  readonly reports: readonly string[];
  /** Every request that the page made. */
  readonly requests: readonly string[];
}

interface MembersOptions {
  /** Networks on which the member has an account. */
  readonly opened: readonly TestedNetwork[];
  /** Proxy of the page; null for none. */
  readonly through: { readonly server: string } | null;
}

/** The example's own server beside the product, and a page on it: two origins, as in real life. */
export const test = onProduct.extend<MembersOptions & { readonly members: Members }>({
  opened: [[bitcoin], { option: true }],
  through: [null, { option: true }],
  members: async ({ browser, request, url, contextOptions, opened, through }, use) => {
    const owner = await createOwner(request, opened);
    const server = await startMembersPage({
      billfold: url,
      email: owner.email,
      password: signInPassword,
    });
    const context = await browser.newContext({
      ...{ ...contextOptions, baseURL: server.url },
      ...(through === null ? {} : { proxy: through }),
    });
    const page = await context.newPage();
    const reports: string[] = [];
    const requests: string[] = [];
    await page.exposeFunction('reportViolation', (text: string) => void reports.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
        Reflect.get(window, 'reportViolation')(`${violatedDirective} ${sample}`);
      });
    });
    page.on('pageerror', (error) => reports.push(`uncaught: ${error.message}`));
    page.on('request', (each) => requests.push(each.url()));
    await page.goto('/');
    await use({ owner, page, reports, requests });
    await context.close();
    server.stop();
  },
});
