import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../packages/server/test/engine-process.ts';
import { startOidcServer } from '../packages/server/test/oidc-server.ts';
import { startProduct } from '../scripts/product.mjs';
import { expect, test, watch } from './product.ts';

/** The way over Apple is the only one that brings a token in the address. */
test('J9: a handoff token signs in once, in its browser; used again it says so and changes nothing @thorough', async ({
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'nothing of it is a matter of size');
  // It starts a product of its own.
  test.slow();
  const { product, stop } = await startWithApple();
  const faults: string[] = [];
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    return page;
  };
  try {
    const page = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const heading = (name: string, of = page) => of.getByRole('heading', { level: 1, name });
    const token = await test.step('to the provider and back to a session', async () => {
      await page.goto('/auth/sign-in');
      await page.getByRole('button', { name: 'Continue with Apple' }).click();
      await expect(heading('New wallet')).toBeVisible();
      const link = asked.find((url) => url.includes('accessToken=')) ?? '';
      const found = new URL(link).searchParams.get('accessToken') ?? '';
      expect(found).toMatch(/^bfh_[\w-]{43}$/);
      // The document's own address, and no other.
      expect(asked.filter((url) => url.includes(found))).toEqual([link]);
      expect(page.url()).not.toContain(found);
      return found;
    });
    const stored = (of: Page) => of.evaluate(() => localStorage.getItem('accessToken'));
    const session = await stored(page);
    // From here on only this product is asked.
    watch(page, product.url, faults);
    const replay = async (of: Page) => {
      await of.goto(`/wallet/accounts?accessToken=${token}`);
      await expect(of.getByText('That sign-in link has expired. Sign in again.')).toHaveCount(1);
      expect(of.url()).not.toContain(token);
    };
    await test.step('used again by who is signed in: it says so, and the session goes on', async () => {
      await replay(page);
      expect(await stored(page)).toBe(session);
      await page.goto('/account/settings/security');
      await expect(heading('Security')).toBeVisible();
    });
    await test.step('used again after signing out: nobody is signed in', async () => {
      await page.getByRole('button', { name: 'User menu' }).click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await expect(heading('Sign in')).toBeVisible();
      await replay(page);
      await expect(heading('Sign in')).toBeVisible();
      expect(await stored(page)).toBeNull();
      await page.goBack();
      expect(page.url()).not.toContain(token);
    });
    await test.step('used in another browser: nobody is signed in', async () => {
      const other = await open();
      watch(other, product.url, faults);
      await replay(other);
      await expect(heading('Sign in', other)).toBeVisible();
      expect(await stored(other)).toBeNull();
    });
    expect(product.output()).not.toContain(token);
    expect(faults).toEqual([]);
  } finally {
    await stop();
  }
});

/** A product of its own beside a provider where whoever comes is signed in already. */
async function startWithApple() {
  const data = mkdtempSync(join(tmpdir(), 'billfold-handoff-'));
  const port = await freePort();
  const clientId = 'example.wallet.web';
  const provider = await startOidcServer({
    clientId,
    clientSecret: 'a secret that only the test provider knows',
    redirectUris: [`http://127.0.0.1:${port}/api/auth/apple-callback`],
    // Its own secret in place of the signed one, which the tests of the server judge.
    checkToken: (body) => {
      const fields = new URLSearchParams(body);
      fields.set('client_secret', 'a secret that only the test provider knows');
      return fields.toString();
    },
  });
  provider.signIn({ sub: 'apple-1', email: 'ada@privaterelay.example', email_verified: true });
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const product = await startProduct({
    data,
    env: {
      PORT: String(port),
      SANDBOX_SPEED: '0',
      LOG_LEVEL: 'debug',
      APPLE_ISSUER: provider.origin,
      APPLE_CLIENT_ID: clientId,
      APPLE_TEAM_ID: 'TEAM1',
      APPLE_KEY_ID: 'KEY1',
      APPLE_PRIVATE_KEY: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    },
  });
  const stop = async (): Promise<void> => {
    await product.stop();
    await provider.close();
    rmSync(data, { recursive: true, force: true });
  };
  return { product, stop };
}
