import { checkWords, readWords } from './check-words.ts';
import { solana } from './networks.ts';
import { cloudPassword, linkInMail, newEmail, signInPassword } from './people.ts';
import { expect, test } from './product.ts';
import { openSend } from './send-dialog.ts';

test.skip(({ isMobile }) => isMobile, 'presses do not depend on the size of the page');

/** Presses from the sign-up form to the portfolio, the one on the mailed link included. */
const mostToWallet = 12;
/** Presses from there to the result of the first send. */
const mostToSend = 6;

test('J1: a new person has a usable wallet within 12 presses of the sign-up form, and has sent coins after 6 more', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  let presses = 0;
  await context.exposeFunction('countPress', () => {
    presses += 1;
  });
  await context.addInitScript(() =>
    addEventListener('pointerup', () => Reflect.get(globalThis, 'countPress')(), { capture: true }),
  );
  const email = newEmail();
  await page.goto('/auth/sign-up');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(signInPassword);
  await page.getByLabel('I agree to the Terms and Privacy Policy').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  // The press on the link in the mail.
  presses += 1;
  const opened = await context.newPage();
  await opened.goto(await linkInMail(request, email));
  await expect(opened.getByLabel('Wallet name')).toHaveValue('Main wallet');
  await opened.getByRole('button', { name: 'Continue' }).click();
  await opened.getByRole('textbox', { name: 'Cloud encryption password' }).fill(cloudPassword);
  await opened.getByRole('textbox', { name: 'Confirm password' }).fill(cloudPassword);
  await opened.getByLabel(/^I understand that this password/).check();
  await opened.getByRole('button', { name: 'Continue' }).click();
  await opened.getByRole('button', { name: 'Reveal' }).click();
  const words = await readWords(opened);
  await opened.getByRole('button', { name: "I've written it down" }).click();
  await checkWords(opened, words);
  await opened.getByRole('button', { name: 'Open wallet' }).click();
  await expect(opened.getByText('Your wallet is ready')).toBeVisible();
  expect(presses).toBeGreaterThan(5);
  expect(presses).toBeLessThanOrEqual(mostToWallet);

  presses = 0;
  await opened.getByRole('button', { name: 'Get sandbox coins' }).click();
  // Pressed before a coin can be spent, Send goes on by itself. No block comes unless it is asked for.
  const { root, recipient, amount, next, secret, sign } = await openSend(opened);
  await recipient.fill(solana.stranger);
  // A busy machine takes its time to mine the blocks of seven networks.
  await expect(root.getByText('New address', { exact: true })).toBeVisible({ timeout: 60_000 });
  await next.click();
  await amount.fill('0.1');
  await next.click();
  await expect(root.getByText('Total', { exact: true })).toBeVisible();
  await next.click();
  await secret.fill(cloudPassword);
  await sign.click();
  await expect(root.getByText('Successfully Sent')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(mostToSend);
});
