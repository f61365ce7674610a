import { codeAt } from './authenticator.ts';
import { createOwner, linkInMail, openAs, signInPassword } from './people.ts';
import { expect, expectAccessibleInThemes, isThorough, test } from './product.ts';

test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

test('J18: two-factor is set up, asked for at sign-in, a recovery code works once, sessions end (R-AUTH-03, R-AUTH-12)', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request);
  await openAs(page, owner, '/account/settings/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await expectAccessibleInThemes(page);

  const { secret, codes } = await test.step('set two-factor up', async () => {
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up two-factor sign-in' });
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(signInPassword);
    await expectAccessibleInThemes(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: /^QR code of the secret/ })).toBeVisible();
    await expectAccessibleInThemes(page);
    const shown = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByLabel('Code', { exact: true }).fill(codeAt(shown, Date.now()));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const list = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    await expectAccessibleInThemes(page);
    const found = await list.allInnerTexts();
    await dialog.getByLabel("I've saved my codes").check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
    return { secret: shown, codes: found };
  });

  /** Each step of 30 s counts once: the code of the next one is within what is let pass. */
  const nextCode = () => codeAt(secret, Date.now() + 30_000);
  const enterCredentials = async () => {
    await page.getByLabel('Email').fill(owner.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(signInPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Two-factor code' })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/sign-in\/two-factor$/);
    await expect(page.getByText('2FA code is required to login')).toHaveCount(0);
  };
  const signOut = async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  };
  await test.step('sign in with a code of the app', async () => {
    await signOut();
    await enterCredentials();
    await page.getByLabel('Code').fill(nextCode());
    await expect(page.getByRole('heading', { name: /^Unlock/ })).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  });

  await test.step('sign in with a recovery code, which works once', async () => {
    const [code = ''] = codes;
    for (const isFirst of [true, false]) {
      await signOut();
      await enterCredentials();
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(code);
      await page.getByRole('button', { name: 'Sign in' }).click();
      if (!isFirst) break;
      await page.getByRole('button', { name: 'Skip for now' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    }
    await expect(
      page.getByText("That code isn't right. Check the app and try again.").first(),
    ).toBeVisible();
    await page.getByLabel('Recovery code').fill(codes[1] ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  });

  await test.step('end the other sessions', async () => {
    const device = { device: 'Phone', os: 'Android', browser: 'Elsewhere' };
    const password = signInPassword;
    const answer = await request.post('/v1/auth/login/basic', {
      data: { email: owner.email, password, twoFactorCode: codes[3], device },
    });
    expect(answer.ok()).toBe(true);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Security' }).click();
    const sessions = page.getByRole('region', { name: 'Active sessions' });
    await expect(sessions.getByText('This session')).toBeVisible();
    await expect(page.getByText('Recovery code used').first()).toBeVisible();
    await expectAccessibleInThemes(page);
    await sessions.getByRole('button', { name: 'Sign out Elsewhere on Android' }).click();
    await expect(sessions.getByText('Elsewhere on Android')).toHaveCount(0);
    const { data } = await answer.json();
    const headers = { authorization: `Bearer ${data.accessToken}` };
    expect((await request.get('/v1/user', { headers })).status()).toBe(401);
  });

  await test.step('turn it off with the password and a recovery code', async () => {
    await page.getByRole('button', { name: 'Turn off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn off two-factor sign-in' });
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(signInPassword);
    await dialog.getByLabel('Code').fill(codes[2] ?? '');
    await expectAccessibleInThemes(page);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  });
});

test('a forgotten password: the link of the mail sets a new one', async ({ page, request }) => {
  const owner = await createOwner(request);
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/^If an account exists for/)).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.goto(await linkInMail(request, owner.email));
  await expect(page).toHaveURL(/\/auth\/new-password$/);
  await expectAccessibleInThemes(page);
  await page.getByRole('textbox', { name: 'New password' }).fill('another-quartz-42');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('another-quartz-42');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password changed. Sign in with your new password.')).toBeVisible();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('another-quartz-42');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Unlock Savings' })).toBeVisible();
});
