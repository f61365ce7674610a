import type { Page } from '@playwright/test';
import { bitcoin } from './networks.ts';
import { createOwner, createWallet, openAs, type SignedUp, signUp, verifyEmail } from './people.ts';
import { expect, test } from './product.ts';

/** The guard table by deep link (R-SHELL-22); rows 13 and 14 need the payments area. */
test.describe('J8 @thorough', () => {
  test.skip(({ isMobile }) => isMobile, 'nothing of it is a matter of size');

  test('without a session: public and sign-in pages show, everything else asks for it (R-SHELL-09, R-SHELL-10)', async ({
    page,
  }) => {
    for (const [path, heading] of [
      ['/security-tips', 'Security tips'],
      ['/legal/terms', 'Terms'],
      ['/account/verify/email?token=none', 'Verify email'],
      ['/sandbox/BTC', 'Bitcoin sandbox ledger'],
      ['/auth/sign-in', 'Sign in'],
      ['/auth/sign-up', 'Create account'],
      ['/auth/reset-password', 'Reset your password'],
      ['/', 'Sign in'],
      ['/wallet/', 'Sign in'],
      ['/wallet/settings/privacy/', 'Sign in'],
      ['/account/platform', 'Sign in'],
      ['/individual/accounts', 'Sign in'],
      ['/nothing-here', 'Sign in'],
      ['/auth/sign-in/two-factor', 'Sign in'],
      ['/auth/sign-in/select-wallet', 'Sign in'],
      ['/auth/sign-in/encryption-key', 'Sign in'],
      ['/auth/sign-in/seed-phrase', 'Sign in'],
    ] as const)
      await test.step(path, () => expectOnly(page, path, heading));
    await test.step('an embedded page stays where it is', async () => {
      await page.goto('/wallet/embed/accounts');
      await expect(page.getByText('Session expired').first()).toBeVisible();
      await expect(page).toHaveURL(/\/wallet\/embed\/accounts$/);
    });
  });

  test('before the email is verified there is only the wait for its mail (R-SHELL-14, R-AUTH-02)', async ({
    page,
    request,
  }) => {
    await keepToken(page, await signUp(request));
    for (const path of ['/', '/wallet/accounts', '/auth/sign-in', '/account/settings/security'])
      await test.step(path, () => expectOnly(page, path, 'Check your email', '/auth/sign-up'));
    const embedded = '/wallet/embed/accounts';
    await test.step('an embedded page asks for it in its place', () =>
      expectOnly(page, embedded, 'Check your email', '/wallet/embed/new-wallet'));
  });

  test('before there is a wallet there is only a new one, and the account (R-SHELL-11)', async ({
    page,
    request,
  }) => {
    const user = await signUp(request);
    await verifyEmail(request, user);
    await keepToken(page, user);
    for (const path of ['/', '/wallet/transactions', '/auth/sign-up', '/account/platform'])
      await test.step(path, () => expectOnly(page, path, 'New wallet', '/wallet/new-wallet'));
    await expectOnly(page, '/wallet/embed/accounts', 'New wallet', '/wallet/embed/new-wallet');
    await expectOnly(page, '/account/settings/security', 'Account security');
  });

  test('an embedded page takes the stored wallet alone: none stored counts as none', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request, [bitcoin]);
    await keepToken(page, owner);
    await expectOnly(page, '/wallet/embed/accounts', 'New wallet', '/wallet/embed/new-wallet');
    await expectOnly(page, '/wallet/accounts', 'Accounts');
    await expectOnly(page, '/wallet/embed/accounts', 'Accounts');
  });

  test('with a wallet sign-in and sign-up lead to the root', async ({ page, request }) => {
    const owner = await createOwner(request, [bitcoin]);
    await openAs(page, owner);
    for (const path of ['/auth/sign-in', '/auth/sign-in/', '/auth/sign-up'])
      await test.step(path, () => expectOnly(page, path, 'Portfolio', '/wallet/'));
    await expectOnly(page, '/wallet/new-wallet', 'New wallet');
  });

  test('J7: another wallet leads from one of its accounts to the root, which shows the other one', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request, [bitcoin]);
    const other = await createWallet(request, owner, 'Rent');
    await keepToken(page, owner);
    await page.goto('/wallet/');
    await page.evaluate((id) => localStorage.setItem('walletId', id), owner.walletId);
    await page.goto(`/wallet/accounts/${owner.accounts[0]?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible();
    await page.getByRole('button', { name: /^Wallet: / }).click();
    await page.getByRole('menuitemradio', { name: 'Rent' }).click();
    await expect(page).toHaveURL(/\/wallet\/$/);
    await expect(page.getByText('No accounts yet')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('walletId'))).toBe(other.id);
    await test.step('and stays chosen', async () => {
      await page.reload();
      await expect(page.getByText('No accounts yet')).toBeVisible();
    });
  });
});

/** Stores the access token as signing in on this device does, with no wallet chosen yet. */
async function keepToken(page: Page, { token }: SignedUp): Promise<void> {
  await page.goto('/legal/terms');
  await page.evaluate((text) => localStorage.setItem('accessToken', text), token);
}

/** Opens `path` and sees no other heading on the way, not even for the time of one frame. */
async function expectOnly(page: Page, path: string, heading: string, to = ''): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seenHeadings', seen);
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  if (to !== '') await expect(page).toHaveURL(({ pathname }) => pathname === to);
  expect(await page.evaluate(() => Reflect.get(window, 'seenHeadings'))).toEqual([heading]);
}
