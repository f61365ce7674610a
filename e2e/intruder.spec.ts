import type { APIRequestContext } from '@playwright/test';
import { createOwner, type Owner, openAs, signInPassword } from './people.ts';
import { expect, expectAccessibleInThemes, isThorough, test } from './product.ts';

test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

/** Session of a stranger who knows the password. */
async function signInElsewhere(request: APIRequestContext, { email }: Owner): Promise<string> {
  const device = { device: 'Phone', os: 'Android', browser: 'Elsewhere' };
  const answer = await request.post('/v1/auth/login/basic', {
    data: { email, password: signInPassword, twoFactorCode: null, device },
  });
  return (await answer.json()).data.accessToken;
}

async function statusOf(request: APIRequestContext, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get('/api/wallets', { headers })).status();
}

test('J18: an owner makes a token, and throws a stranger out of the account @main', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request);
  const stranger = await signInElsewhere(request, owner);
  const stepUp = page.getByRole('dialog', { name: "Confirm it's you" });

  const token =
    await test.step('a personal token asks for the password, and keeps what is typed', async () => {
      await openAs(page, owner, '/account/settings/developer');
      await page.getByRole('button', { name: 'Create token' }).click();
      const form = page.getByRole('dialog', { name: 'Create token' });
      await form.getByRole('textbox', { name: 'Name' }).fill('Bookkeeping');
      await form.getByRole('textbox', { name: 'Name' }).press('Enter');
      await expect(stepUp).toBeVisible();
      await expect(stepUp.getByRole('textbox', { name: 'Password' })).toBeFocused();
      await expectAccessibleInThemes(page);
      await page.keyboard.press('Escape');
      await expect(stepUp).toHaveCount(0);
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Bookkeeping');
      await form.getByRole('textbox', { name: 'Name' }).press('Enter');
      await expect(stepUp.getByRole('textbox', { name: 'Password' })).toBeFocused();
      await page.keyboard.type('not-the-password');
      await page.keyboard.press('Enter');
      await expect(stepUp.getByText('The password is incorrect.')).toBeVisible();
      await expect(stepUp.getByRole('textbox', { name: 'Password' })).toBeFocused();
      await page.keyboard.type(signInPassword);
      await page.keyboard.press('Enter');
      const made = page.getByRole('dialog').locator('code');
      await expect(made).toHaveText(/^bfp_/);
      return (await made.textContent()) ?? '';
    });

  await test.step('the stranger and the token reach the wallet', async () => {
    expect(await statusOf(request, stranger)).toBe(200);
    expect(await statusOf(request, token)).toBe(200);
  });

  await test.step('the account is secured', async () => {
    await page.goto('/account/settings/security');
    await page.getByRole('button', { name: 'Secure my account' }).click();
    const question = page.getByRole('dialog', { name: 'Secure your account' });
    await expect(question).toContainText('Every session but this one');
    await expectAccessibleInThemes(page);
    await question.getByRole('button', { name: 'Secure my account' }).click();
    const result = page.getByRole('dialog', { name: 'Your account is secured' });
    await expect(result.getByRole('status')).toContainText('1 session');
    await expect(result.getByRole('status')).toContainText('1 access token');
    await expectAccessibleInThemes(page);
    await result.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  });

  await test.step('both are out, and the owner is not', async () => {
    expect(await statusOf(request, stranger)).toBe(401);
    expect(await statusOf(request, token)).toBe(401);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  });
});
