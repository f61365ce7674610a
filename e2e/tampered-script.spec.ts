import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
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
