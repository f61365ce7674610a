import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../scripts/serve.mjs';
import { makeWallet } from './check-words.ts';
import { test } from './paid-product.ts';
import { createOwner, signInPassword } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { call } from './settled-shop.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('J16: a person of a partner makes a wallet on its page, and sees its accounts there', async ({
  browser,
  contextOptions,
  request,
  url,
}) => {
  test.slow();
  const { token } = await createOwner(request, []);
  const ask = (path: string, data: object) => call(request, token, { method: 'post', path, data });
  const { data: business } = await ask('/v1/dash/businesses', { name: 'Partner' });
  await ask('/v1/user/step-up', { password: signInPassword });
  const { data: key } = await ask(`/v1/dash/businesses/${business.id}/api-keys`, {
    ...{ name: 'Pages', kind: 'SECRET', livemode: false, expiresAt: null },
    ...{ scopes: ['embed:write'], allowedIps: [], allowedOrigins: [] },
  });
  const folder = mkdtempSync(join(tmpdir(), 'billfold-partner-'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>Partner</title>
<script src="${url}/1/billfold.js"></script>
<script>Billfold.init({ getAccessToken: () => askPartner() });</script>
<main><h1>Partner</h1><billfold-wallet view="new-wallet"></billfold-wallet></main></html>`,
  );
  const served = await serveFolder(folder);
  const { origin } = new URL(served.url);
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  // The partner's own server knows who is signed in on its page.
  await page.exposeFunction('askPartner', async () => {
    const data = {
      ...{ externalUserId: 'member-17', allowedOrigins: [origin] },
      scopes: ['portfolio:read', 'wallets:write', 'accounts:read', 'accounts:write', 'receive'],
    };
    const session = { method: 'post', path: '/v1/embed/sessions', data } as const;
    return (await call(request, key.secret, session)).data;
  });
  await page.goto(served.url);
  const wallet = page.locator('billfold-wallet');

  await test.step('the wallet is made in the frame of its own origin', async () => {
    await makeWallet(wallet.frameLocator('iframe'), 'Savings');
    await expect(wallet.getByText('Your wallet is ready')).toBeVisible();
  });

  await test.step('its accounts are shown on the page of the partner', async () => {
    await wallet.evaluate((element) => element.setAttribute('view', 'accounts'));
    await expect(wallet.getByRole('tab', { name: 'Accounts', selected: true })).toBeVisible();
    await expectAccessible(page);
  });

  expect(faults).toEqual([]);
  await context.close();
  await served.close();
  rmSync(folder, { recursive: true });
});
