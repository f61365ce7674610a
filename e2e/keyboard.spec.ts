import { checkWords, readWords } from './check-words.ts';
import { bitcoin } from './networks.ts';
import {
  cloudPassword,
  createOwner,
  fund,
  linkInMail,
  newEmail,
  openAs,
  signInPassword,
} from './people.ts';
import { expect, test } from './product.ts';
import { tabTo } from './tab-to.ts';

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

test('J1 with the keyboard alone: from signing up to an address to be paid at @thorough', async ({
  page,
  context,
  request,
}) => {
  const { keyboard } = page;
  const email = newEmail();
  const type = async (label: string, text: string) => {
    await tabTo(page, label);
    await keyboard.type(text);
  };
  const press = async (label: string, key = 'Enter') => {
    await tabTo(page, label);
    await keyboard.press(key);
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

  await test.step('sign up', async () => {
    await press('Create account');
    await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeFocused();
    await type('Name', 'Ada Lovelace');
    await type('Email', email);
    await type('Password', signInPassword);
    await press('I agree to the Terms', 'Space');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const mail = await context.newPage();
    await mail.goto(await linkInMail(request, email));
    await expect(mail.getByText('Email successfully verified').first()).toBeVisible();
    await expect(mail.getByRole('heading', { name: 'Name your wallet' })).toBeVisible();
    await mail.close();
    await page.bringToFront();
    await expect(page.getByRole('button', { name: 'Continue here' })).toBeVisible();
    await press('Continue here');
  });

  await test.step('make a wallet', async () => {
    await expect(page.getByRole('heading', { name: 'Name your wallet' })).toBeVisible();
    await type('Wallet name', 'Savings');
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Confirm password' })).toBeVisible();
    await type('Cloud encryption password', cloudPassword);
    await type('Confirm password', cloudPassword);
    await press('I understand that this password', 'Space');
    await press('Continue');
    await expect(page.getByRole('heading', { name: 'Write down your seed phrase' })).toBeVisible();
    await press('Reveal');
    const words = await readWords(page);
    await press("I've written it down");
    await expect(page.getByRole('heading', { name: 'Confirm your seed phrase' })).toBeVisible();
    await checkWords(page, words, async (word) => {
      await tabTo(page, word, { isWhole: true });
      await keyboard.press('Enter');
    });
    await expect(page.getByRole('heading', { name: 'Savings is ready' })).toBeVisible();
    await press('Open wallet');
    await expect(page.getByText('Your wallet is ready')).toBeVisible();
  });

  await test.step('show the address of an account', async () => {
    await press('Receive');
    const dialog = page.getByRole('dialog', { name: 'Receive' });
    await expect(dialog).toBeVisible();
    await press('To account');
    await keyboard.type('Bitcoin');
    await keyboard.press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'To account' })).toContainText('Bitcoin');
    await press('Continue');
    await expect(dialog.getByRole('img', { name: 'QR code of the deposit address' })).toBeVisible();
    await tabTo(page, 'Copy Deposit Address');
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('go on by single keys, which rest while something is typed', async () => {
    await keyboard.press('g');
    await keyboard.press('a');
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeFocused();
    await keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(shortcuts).toBeVisible();
    await keyboard.press('Escape');
    await expect(shortcuts).toBeHidden();
    await keyboard.press('g');
    await keyboard.press('p');
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeFocused();
  });
});

test('J4 with the keyboard alone @main', async ({ page, request }) => {
  const owner = await createOwner(request);
  await fund(request, owner, '0.3');
  await openAs(page, owner);
  await expect(page.getByRole('region', { name: 'Holdings' })).toContainText('0.3');

  await tabTo(page, 'Send');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await expect(dialog).toBeVisible();
  await tabTo(page, 'Recipient Address');
  await page.keyboard.type(bitcoin.stranger);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await page.keyboard.type('0.05');
  // Until the fees are there, there is nothing to go on with.
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('0.05000705')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('input[type=password]')).toBeFocused();
  await page.keyboard.type(cloudPassword);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Successfully Sent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
