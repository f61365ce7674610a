import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FilledProduct } from './filled-product.ts';
import { followRequests, loadingTexts } from './follow-requests.ts';
import { enter } from './language-tour.ts';

const folder = '.cache/pictures/languages';
const sizes = [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** Photographs ten screens in a language at both sizes, and returns the number of pictures. */
export async function photographIn(filled: FilledProduct, tag: string): Promise<number> {
  const { browser, url, business } = filled;
  const { waiting, completed, over } = business;
  mkdirSync(join(folder, tag), { recursive: true });
  const screens = [
    ['sign-up', null, '/auth/sign-up'],
    ['checkout', null, `/pay/${waiting}`],
    ['receipt', null, `/pay/${over}`],
    ['portfolio', 'shop', '/wallet/'],
    ['send', 'shop', '/wallet/#send'],
    ['wallet-security', 'shop', '/wallet/settings/security'],
    ['dashboard', 'shop', '/payments/dashboard'],
    ['payment', 'shop', `/payments/payments/${completed}`],
    ['reports', 'shop', '/payments/reports'],
    ['settings-checkout', 'shop', '/payments/settings/checkout'],
  ] as const;
  const loading = loadingTexts(tag);
  for (const [size, viewport] of sizes)
    for (const [name, who, path] of screens) {
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        reducedMotion: 'reduce',
        locale: tag,
        serviceWorkers: 'block',
      });
      if (who !== null) await enter(context, business[who]);
      const page = await context.newPage();
      const requests = followRequests(page, loading);
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await requests.end();
      const file = join(folder, tag, `${name}.${size}.png`);
      await page.screenshot({ path: file, fullPage: name !== 'send' });
      await context.close();
    }
  return sizes.length * screens.length;
}
