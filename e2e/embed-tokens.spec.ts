import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTokenServer } from '../scripts/serve.mjs';
import { makeWallet } from './check-words.ts';
import { test } from './paid-product.ts';
import { createOwner, signInPassword } from './people.ts';
import { expect, isThorough } from './product.ts';
import { call } from './settled-shop.ts';

const readme = readFileSync(
  join(import.meta.dirname, '../examples/embed-tokens/README.md'),
  'utf8',
);

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('a server asks for tokens of its members with a secret key, and its page creates a wallet with them', async ({
  browser,
  contextOptions,
  request,
  url,
}) => {
  test.slow();
  const { token } = await createOwner(request, []);
  const ask = (path: string, data: object) => call(request, token, { method: 'post', path, data });
  const { data: business } = await ask('/v1/dash/businesses', { name: 'Fern Club' });
  await ask('/v1/user/step-up', { password: signInPassword });
  const { data: key } = await ask(`/v1/dash/businesses/${business.id}/api-keys`, {
    ...{ name: 'Pages', kind: 'SECRET', livemode: false, expiresAt: null },
    ...{ scopes: ['embed:write'], allowedIps: [], allowedOrigins: [] },
  });
  const server = await startTokenServer({ billfold: url, key: key.secret });
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (/content security policy|trusted type/i.test(message.text())) faults.push(message.text());
  });

  await test.step('the page creates a wallet in the frame, and shows its accounts', async () => {
    await page.goto('/');
    const wallet = page.locator('billfold-wallet');
    await makeWallet(wallet.frameLocator('iframe'), 'Savings');
    await expect(wallet.getByText('Your wallet is ready')).toBeVisible();
  });
  await test.step('no page gets the key, and no other site a token', async () => {
    expect(await page.content()).not.toContain(key.secret);
    const foreign = await request.post(`${server.url}/billfold/token`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status()).toBe(403);
  });
  await test.step('the command of the readme does the same', async () => {
    const [command = ''] = /^curl [^`]*/m.exec(readme) ?? [];
    const { stdout } = await promisify(execFile)(
      'sh',
      ['-c', command.replace('http://127.0.0.1:4400', url).replace('curl', 'curl -sS')],
      { env: { ...process.env, BILLFOLD_SECRET_KEY: key.secret } },
    );
    expect(JSON.parse(stdout).data.token).toMatch(/^bfe_/);
  });
  expect(faults).toEqual([]);
  await context.close();
  server.stop();
});
