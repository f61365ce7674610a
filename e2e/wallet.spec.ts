import type { Locator, Page } from '@playwright/test';
import { cloudPassword, createOwner, mine, openAs, payFromFaucet, stranger } from './people.ts';
import { expect, expectAccessible, test } from './product.ts';
import { readQr } from './read-qr.ts';

test('J3: bitcoin is received, confirms and becomes usable', async ({ page, request }) => {
  const owner = await createOwner(request);
  await openAs(page, owner);
  await page.getByRole('main').getByRole('button', { name: 'Receive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Receive' });

  await test.step('choose the account', async () => {
    await expect(
      dialog.getByText('To deposit crypto assets, select an account with the dropdown above.'),
    ).toBeVisible();
    await chooseAccount(dialog);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('the code on screen reads as the address', async () => {
    const code = dialog.getByRole('img', { name: 'QR code of the deposit address' });
    expect(await readQr(code)).toBe(owner.address);
    await expect(
      dialog.getByText(
        '2 confirmations (typically 20 minutes) are required before the funds are available in your wallet.',
      ),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the payment shows at once and confirms block by block', async () => {
    await payFromFaucet(request, owner.address, '0.25');
    const row = page.getByRole('main').getByText('Received').first().locator('..');
    await expect(page.getByText('Pending').first()).toBeVisible();
    await expect(row).toBeVisible();
    await mine(request, 1);
    await expect(page.getByText('1 of 2 confirmations').first()).toBeVisible();
    await mine(request, 1);
    await expect(page.getByText('Confirmed').first()).toBeVisible();
    await expect(balance(page)).toContainText('0.25');
  });
});

test('J4: bitcoin is sent to a typed recipient, exactly as reviewed', async ({ page, request }) => {
  const owner = await createOwner(request);
  await payFromFaucet(request, owner.address, '0.3');
  await mine(request, 2);
  await openAs(page, owner);
  await expect(balance(page)).toContainText('0.3');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send' });
  const next = dialog.getByRole('button', { name: 'Continue' });

  await test.step('recipient: blank and mistyped are refused in place', async () => {
    await chooseAccount(dialog);
    await next.click();
    await expect(dialog.getByText("Recipient Address can't be blank.")).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Recipient Address' });
    await field.fill(stranger.replace('qcr8', 'qcr9'));
    await next.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(stranger);
    await expectAccessible(page);
    await next.click();
  });

  await test.step('amount: too much is refused, the priority has a price', async () => {
    const field = dialog.getByRole('textbox', { name: 'Amount' });
    await field.fill('5');
    await next.click();
    await expect(
      dialog.getByText('The amount must not exceed the maximum allowed limit.'),
    ).toBeVisible();
    await field.fill('0.1');
    await dialog.getByRole('radio', { name: /High/ }).check();
    await expectAccessible(page);
    await next.click();
  });

  const reviewed = await test.step('review: amount and fee make the total', async () => {
    await expect(dialog.getByText('Total')).toBeVisible();
    await expectAccessible(page);
    const amount = await statementValue(dialog, 'Amount');
    const fee = await statementValue(dialog, 'Blockchain fees');
    const total = await statementValue(dialog, 'Total');
    expect(amount).toBe(10_000_000n);
    expect(amount + fee).toBe(total);
    await expect(dialog.getByText(stranger.slice(0, 4)).first()).toBeVisible();
    await next.click();
    return { fee, total };
  });

  await test.step('sign: a wrong key is refused, the right one sends', async () => {
    await dialog
      .getByRole('radio', { name: /Encryption key/ })
      .or(dialog.getByRole('button', { name: /Encryption key/ }))
      .first()
      .click();
    const field = dialog.locator('input[type=password]');
    await field.fill('Not-the-password-1');
    await dialog.getByRole('button', { name: 'Sign Action' }).click();
    await expect(dialog.getByText('The encryption key is incorrect.').first()).toBeVisible();
    await expectAccessible(page);
    await field.fill(cloudPassword);
    await dialog.getByRole('button', { name: 'Sign Action' }).click();
    await expect(dialog.getByText('Successfully Sent')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the ledger has it, and the result counts the blocks', async () => {
    await mine(request, 1);
    await expect(dialog.getByText('1 of 2')).toBeVisible();
    await mine(request, 1);
    await expect(dialog.getByText('2 of 2')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const left = 30_000_000n - reviewed.total;
    await expect(balance(page)).toContainText(
      `0.${left.toString().padStart(8, '0')}`.replace(/0+$/, ''),
    );
  });
});

async function chooseAccount(dialog: Locator): Promise<void> {
  const picker = dialog.getByRole('combobox').first();
  await picker.click();
  await dialog
    .getByRole('option', { name: /Bitcoin/ })
    .first()
    .click();
}

/** Amounts on the portfolio, whatever they are worth. */
function balance(page: Page): Locator {
  return page.getByRole('region', { name: 'Holdings' });
}

/** Satoshi of a row of the statement, read from what is on screen. */
async function statementValue(dialog: Locator, label: string): Promise<bigint> {
  const row = dialog.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  const text = (await row.locator('xpath=following-sibling::dd[1]').textContent()) ?? '';
  const [, whole = '0', fraction = ''] = /([\d,]+)\.?(\d*)/.exec(text) ?? [];
  return BigInt(whole.replaceAll(',', '') + fraction.padEnd(8, '0'));
}
