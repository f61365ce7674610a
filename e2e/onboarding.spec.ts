import type { Page } from '@playwright/test';
import { keysOf } from './keys.ts';
import { test } from './paid-product.ts';
import { cloudPassword, createOwner, mine, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { tabTo } from './tab-to.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'a phone has no keyboard');

test('J11: a merchant sets up a business by the keyboard alone, and sees the first payment arrive', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, []);
  await openAs(page, owner, '/payments/onboarding');
  const { keyboard } = page;
  const keys = keysOf(page);

  await test.step('the business: what is typed outlives a refused submit and a reload', async () => {
    await expect(heading(page, 'Create a business')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await tabTo(page, 'Business name');
    await keyboard.type('A');
    await keyboard.press('Enter');
    await expect(page.getByLabel('Business name')).toBeFocused();
    await expect(page.getByText('Use 2 to 80 characters')).toBeVisible();
    await keyboard.type('da & sons');
    await page.reload();
    await expect(page.getByLabel('Business name')).toHaveValue('Ada & sons');
    await tabTo(page, 'Business name');
    await keyboard.press('Enter');
    await expect(heading(page, 'Where should payments go?')).toBeVisible();
  });

  await test.step('the wallet: its password is asked once', async () => {
    await expectAccessibleInBothThemes(page);
    await tabTo(page, 'Cloud encryption password of this wallet');
    await keyboard.type('not-the-password');
    await keyboard.press('Enter');
    await expect(
      page.getByRole('textbox', { name: 'Encryption password' }),
    ).toHaveAccessibleDescription(/incorrect/);
    await expect(page.getByRole('textbox', { name: 'Encryption password' })).toBeFocused();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(cloudPassword);
    await keyboard.press('Enter');
    await expect(heading(page, 'What do you accept?')).toBeVisible({ timeout: 45_000 });
  });

  await test.step('the assets: usual ones are chosen, each with rules of its own', async () => {
    const bitcoin = page.getByRole('checkbox', { name: 'BTC Bitcoin' });
    await expect(bitcoin).toBeChecked();
    await expectAccessibleInBothThemes(page);
    await tabTo(page, 'Choose none');
    await keyboard.press('Enter');
    await tabTo(page, 'Continue');
    await keyboard.press('Enter');
    await expect(page.getByText('Choose at least one asset')).toBeVisible();
    await keys.press('BTC', 'Space');
    await expect(bitcoin).toBeChecked();
    await tabTo(page, 'Rules for BTC');
    await keyboard.press('Enter');
    await tabTo(page, 'Minimum price');
    await keyboard.type('5');
    await expectAccessible(page);
    await keyboard.press('Enter');
    await expect(heading(page, 'How should your checkout look?')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('back and forth without loss, also over a reload', async () => {
    await tabTo(page, 'Back');
    await keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'BTC Bitcoin' })).toBeChecked();
    await page.reload();
    await expect(heading(page, 'What do you accept?')).toBeVisible();
    await expect(page.getByText('1 asset accepted')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'How should your checkout look?')).toBeVisible();
  });

  await test.step('the checkout: the preview follows what is typed', async () => {
    const preview = page.frameLocator('iframe[title="Preview of your checkout"]:visible');
    await lookAtPreview(page, async () => {
      await expect(preview.getByText('Pay Ada & sons')).toBeVisible();
      await expect(preview.getByText('Bitcoin')).toBeVisible();
    });
    await expectAccessibleInBothThemes(page);
    await keys.choose('Dark');
    await lookAtPreview(page, async () => {
      await expect(preview.locator('body [data-billfold-scheme="dark"]')).toBeVisible();
      await expect(preview.locator('html')).toHaveAttribute('data-billfold-scheme', 'dark');
    });
    await keys.choose('Required');
    await tabTo(page, 'Continue');
    await keyboard.press('Enter');
    await expect(heading(page, 'Take a first payment')).toBeVisible();
  });

  await test.step('the first payment: paid on the checkout, and seen here at once', async () => {
    await expectAccessibleInBothThemes(page);
    await tabTo(page, 'Create test payment');
    await keyboard.press('Enter');
    const open = page.getByRole('link', { name: 'Open checkout' });
    await expect(open).toBeVisible();
    await expectAccessible(page);
    const [checkout] = await Promise.all([context.waitForEvent('page'), openByKey(page)]);
    const ofPayer = keysOf(checkout);
    await expect(checkout.getByLabel('Email')).toBeVisible();
    await ofPayer.type('Email', 'payer@example.com');
    await checkout.keyboard.press('Enter');
    const pay = checkout.getByRole('button', { name: /^Pay from/ });
    await expect(pay).toBeVisible();
    await ofPayer.press('Pay from');
    await expect(page.getByText('The money has arrived')).toBeVisible();
    await mine(request, 2);
    await expect(page.getByText('Paid. You are ready.')).toBeVisible({ timeout: 30_000 });
    await expectAccessibleInBothThemes(page);
  });

  await test.step('the checklist is gone from the dashboard', async () => {
    await keys.press('Go to dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page.getByText('Set up your business')).toBeHidden();
  });

  await test.step('every page of the settings says where one is, and fits a window of 320 px', async () => {
    const pages = [
      ['general', 'General'],
      ['checkout', 'Checkout'],
      ['cryptocurrency', 'Cryptocurrency'],
      ['payments', 'Payment settings'],
    ] as const;
    for (const [tab, title] of pages) {
      await page.goto(`/payments/settings/${tab}`);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [tab] of pages) {
      await page.goto(`/payments/settings/${tab}`);
      await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, tab).toBeLessThanOrEqual(320);
    }
  });
});

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, level: 1 });
}

async function openByKey(page: Page): Promise<void> {
  await tabTo(page, 'Open checkout');
  await page.keyboard.press('Enter');
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** Looks at the preview, which a narrow window opens as a dialog. */
async function lookAtPreview(page: Page, look: () => Promise<void>): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1200;
  if (isNarrow) await page.getByRole('button', { name: 'Show preview' }).click();
  await look();
  if (isNarrow) await page.keyboard.press('Escape');
}
