import { checkWords, readWords } from './check-words.ts';
import { networks } from './networks.ts';
import { cloudPassword, newEmail, signInPassword } from './people.ts';
import { expect, expectAccessibleInThemes, isThorough, test } from './product.ts';

// Most people have a line that loads ahead.
test.use({ loadsAhead: true });

test.skip(({ isMobile }) => !isMobile && !isThorough, 'it is seen on a phone');

test('J1: a new person signs up, verifies the email, makes a wallet and finds it ready @main', async ({
  page,
  context,
}) => {
  const email = newEmail();

  await test.step('sign up', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(signInPassword);
    await page.getByLabel('I agree to the Terms and Privacy Policy').check();
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expectAccessibleInThemes(page);
  });

  await test.step('verify the email in another tab', async () => {
    const mail = await context.newPage();
    await mail.goto('/dev/outbox');
    // The sheet of the page came along: it is served with the site.
    await expect(mail.getByRole('main')).toHaveCSS('max-width', '760px');
    await expectAccessibleInThemes(mail);
    const sent = mail.getByRole('article').filter({ hasText: email });
    // The newest mail is open, and there may be one since.
    if (!(await sent.getByRole('link').isVisible())) await sent.getByRole('heading').click();
    await sent.getByRole('link', { name: 'Verify email' }).click();
    await expect(mail.getByText('Email successfully verified').first()).toBeVisible();
    expect(new URL(mail.url()).search).toBe('');
    await expect(mail.getByRole('heading', { name: 'Name your wallet' })).toBeVisible();
    await mail.close();
    await page.bringToFront();
    // One tab goes on, not each of them.
    await expect(page.getByText(/Carry on in the other tab/)).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'Continue here' }).click();
  });

  await test.step('name the wallet and protect it', async () => {
    await expect(page.getByRole('heading', { name: 'Name your wallet' })).toBeVisible();
    await expectAccessibleInThemes(page);
    await expect(page.getByLabel('Wallet name')).toHaveValue('Main wallet');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Cloud encryption password' }).fill(cloudPassword);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(cloudPassword);
    await page.getByLabel(/^I understand that this password/).check();
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  const words = await test.step('write the seed phrase down', async () => {
    await expect(page.getByRole('heading', { name: 'Write down your seed phrase' })).toBeVisible();
    await page.getByRole('button', { name: 'Reveal' }).click();
    await expectAccessibleInThemes(page);
    const found = await readWords(page);
    await page.getByRole('button', { name: "I've written it down" }).click();
    return found;
  });

  await test.step('confirm three words of the copy', async () => {
    await expect(page.getByRole('heading', { name: 'Confirm your seed phrase' })).toBeVisible();
    await expectAccessibleInThemes(page);
    await checkWords(page, words);
  });

  await test.step('see the wallet with an account on every network, and open it', async () => {
    await expect(page.getByRole('heading', { name: 'Main wallet is ready' })).toBeVisible();
    for (const { name } of networks)
      await expect(page.getByRole('list', { name: 'Networks' }).getByText(name)).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'Open wallet' }).click();
    await expect(page.getByText('Your wallet is ready')).toBeVisible();
    await expect(page).toHaveURL(/\/wallet\/$/);
    await expect(page).toHaveTitle('Portfolio · Billfold');
    await expectAccessibleInThemes(page);
  });

  await test.step('find the accounts in the list', async () => {
    await page.getByRole('link', { name: 'Accounts' }).first().click();
    for (const { name } of networks)
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessibleInThemes(page);
  });
});
