import type { APIRequestContext, Browser } from '@playwright/test';
import { languages } from '../packages/core/src/i18n/languages.ts';
import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, newEmail, openAs } from './people.ts';
import { expect, expectAccessible, overflowOf, watch } from './product.ts';
import { askForPayment, openShop } from './settled-shop.ts';
import { findEnglish, readCatalogue } from './shown-texts.ts';

test.skip(({ isMobile }) => isMobile, 'it sets its own sizes');

const sizes = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

test('the language that is chosen in the account settings is shown at once, and after a reload', async ({
  page,
  request,
}) => {
  const german = readCatalogue('de');
  const owner = await createOwner(request);
  await openAs(page, owner, '/account/settings/general');
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveText(/Deutsch/);
  await expect(
    page.getByText(/noch niemand geprüft, der sie als Muttersprache spricht/),
  ).toBeVisible();
  expect(await findEnglish(page, german)).toEqual([]);
  await page.goto('/wallet/');
  await expect(page).toHaveTitle(new RegExp(`^${german.get('portfolio.title')}`));
  expect(await findEnglish(page, german)).toEqual([]);
});

test('a refusal of the server is read in the language of the page', async ({ browser, url }) => {
  const french = readCatalogue('fr');
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(`${url}/auth/sign-up`);
  await page.getByLabel(french.get('auth.signUp.name') ?? '').fill('Ada Lovelace');
  await page.getByLabel(french.get('auth.email') ?? '').fill(newEmail());
  await page.getByRole('textbox', { name: french.get('auth.password') ?? '' }).fill('ethereum123');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: french.get('auth.signUp.submit') ?? '' }).click();
  await expect(page.getByText('Ce mot de passe est trop courant').first()).toBeVisible();
  expect(await findEnglish(page, french)).toEqual([]);
  await context.close();
});

test('a payer whose business chose a language reads the checkout in it', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC']);
  const id = await askForPayment(request, shop, { method: 'BTC', language: 'fr' });
  const french = readCatalogue('fr');
  await page.goto(`/pay/${id}`);
  const copy = french.get('checkout.send.address.copy') ?? '';
  await expect(page.getByRole('button', { name: copy }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await findEnglish(page, french)).toEqual([]);
});

test('a reader from right to left has every kind of page in Arabic, without English and without a scroll bar sideways', async ({
  browser,
  request,
  url,
}) => {
  test.slow();
  const places = await fillProduct(request);
  await readAs(browser, { ...places, url, tag: 'ar' }, [
    '/auth/sign-in',
    `/pay/${places.payment}`,
    '/wallet/',
    '/wallet/transactions',
    '/account/settings/general',
    '/payments/dashboard',
    `/payments/payments/${places.payment}`,
  ]);
});

for (const { tag, name } of languages.filter(({ tag }) => tag !== 'en'))
  test(`every screen in ${name} is whole, and fits @thorough`, async ({
    browser,
    request,
    url,
  }) => {
    test.setTimeout(600_000);
    const places = await fillProduct(request);
    await readAs(browser, { ...places, url, tag }, [
      ...publicPaths,
      `/pay/${places.payment}`,
      ...memberPaths,
      `/payments/payments/${places.payment}`,
    ]);
  });

const publicPaths = [
  '/auth/sign-in',
  '/auth/sign-up',
  '/auth/reset-password',
  '/security-tips',
  '/pay/pay_none',
];

const memberPaths = [
  '/wallet/',
  '/wallet/accounts',
  '/wallet/transactions',
  '/wallet/contacts',
  '/wallet/assets/BTC',
  '/wallet/settings/general',
  '/wallet/settings/accounts',
  '/wallet/settings/security',
  '/wallet/settings/privacy',
  '/wallet/new-wallet',
  '/nothing-here',
  '/account/settings/general',
  '/account/settings/notifications',
  '/account/settings/developer',
  '/account/settings/security',
  '/account/platform',
  '/legal/terms',
  '/legal/privacy',
  '/sandbox/BTC',
  '/payments/dashboard',
  '/payments/payments',
  '/payments/payment-links',
  '/payments/unmatched',
  '/payments/pos',
  '/payments/collect',
  '/payments/payouts',
  '/payments/payouts/new',
  '/payments/customers',
  '/payments/reports',
  '/payments/affiliates',
  '/payments/settings/general',
  '/payments/settings/legal',
  '/payments/settings/integrations',
  '/payments/settings/cryptocurrency/embed',
  '/payments/settings/billing',
  '/payments/settings/cryptocurrency',
  '/payments/settings/security',
  '/payments/settings/developer',
  '/payments/settings/notifications',
  '/payments/requests',
  '/payments/audit-log',
  '/payments/guides',
  '/payments/guides/webhooks',
];

async function fillProduct(request: APIRequestContext) {
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC']);
  return { owner, payment: await askForPayment(request, shop, { method: 'BTC' }) };
}

interface Reader extends Awaited<ReturnType<typeof fillProduct>> {
  readonly url: string;
  readonly tag: string;
}

/** Opens pages as a reader whose browser prefers a language, the first ones without signing in. */
async function readAs(
  browser: Browser,
  { url, tag, owner }: Reader,
  paths: readonly string[],
): Promise<void> {
  const catalogue = readCatalogue(tag);
  const context = await browser.newContext({ baseURL: url, locale: tag });
  const page = await context.newPage();
  const faults: string[] = [];
  watch(page, url, faults);
  for (const path of paths)
    await test.step(path, async () => {
      if (/^\/(wallet|nothing-here)/.test(path) && page.url().includes('/pay/'))
        await openAs(page, owner, path);
      else await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: catalogue.get('common.loading') ?? '' }),
      ).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('html')).toHaveAttribute('dir', tag === 'ar' ? 'rtl' : 'ltr');
      expect(await findEnglish(page, catalogue), path).toEqual([]);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expect.poll(() => overflowOf(page), `${path} at ${size.width} px`).toBe(0);
      }
      await expectAccessible(page);
    });
  expect(faults).toEqual([]);
  await context.close();
}
