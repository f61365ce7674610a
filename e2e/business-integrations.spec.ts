import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, openAs } from './people.ts';
import { expect, isThorough } from './product.ts';
import { call, createLink, openShop } from './settled-shop.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('R-EMB-02, R-SHELL-05: a manager chooses the look of the embedded wallet, which a page of its key then has', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, [bitcoin]);
  const { businessId } = await openShop(request, owner, ['BTC']);
  const key = await call(request, owner.token, {
    ...{ method: 'post', path: `/v1/dash/businesses/${businessId}/api-keys` },
    data: {
      ...{ name: 'Pages', kind: 'PUBLISHABLE', livemode: false, scopes: [], expiresAt: null },
      ...{ allowedIps: [], allowedOrigins: ['https://shop.example'] },
    },
  });
  await openAs(page, owner, '/payments/settings/cryptocurrency/embed');
  await page.getByLabel('Buttons', { exact: true }).fill('#7c3aed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.goto(`/wallet/embed/accounts?key=${key.data.secret}`);
  const add = page.getByRole('button', { name: 'Add account' });
  await expect(add).toBeEnabled();
  await expect(add).toHaveCSS('background-color', 'rgb(124, 58, 237)');
  await page.goto('/payments/settings/cryptocurrency/embed');
  await page.getByRole('checkbox', { name: 'Visitors may add accounts' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.goto(`/wallet/embed/accounts?key=${key.data.secret}`);
  await expect(add).toBeDisabled();
});

test('R-SHELL-05: a merchant builds a payment button that opens the checkout on a page of their own', async ({
  browser,
  page,
  request,
}) => {
  const owner = await createOwner(request, [bitcoin]);
  const { businessId } = await openShop(request, owner, ['BTC']);
  const link = { title: 'Support us', currency: 'EUR', minPrice: '5' };
  await createLink(request, owner, { businessId, link });
  await openAs(page, owner, '/payments/settings/integrations');
  await page.getByLabel('Button text').fill('Support <us>');
  await page.getByRole('radio', { name: 'Dark' }).check();
  const code = await page
    .getByRole('figure', { name: 'HTML of the button' })
    .locator('code')
    .textContent();
  const own = await (await browser.newContext()).newPage();
  await own.setContent(code ?? '');
  const button = own.getByRole('link', { name: 'Support <us>' });
  await expect(button).toHaveCSS('background-color', 'rgb(17, 24, 39)');
  await button.click();
  await expect(own.getByText('Support us').first()).toBeVisible();
  await own.context().close();
});
