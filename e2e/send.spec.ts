import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { bitcoin, ethereum } from './networks.ts';
import { cloudPassword, createOwner, fund, mine, type Owner, openAs } from './people.ts';
import { expect, expectAccessible, test } from './product.ts';

test.describe('@thorough', () => {
  test('J4: an amount in dollars, a note of its own and a row in the file', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request);
    await fund(request, owner, '0.3');
    await openAs(page, owner);
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send' });
    const next = dialog.getByRole('button', { name: 'Continue' });
    await dialog.getByRole('textbox', { name: 'Recipient Address' }).fill(bitcoin.stranger);
    await next.click();

    await test.step('typed in dollars, it is reviewed in both', async () => {
      await dialog.getByRole('button', { name: 'Switch to USD' }).click();
      await dialog.getByRole('textbox', { name: 'Amount in USD' }).fill('1000');
      await expect(next).toBeEnabled();
      await expectAccessible(page);
      await next.click();
      await expect(dialog.getByText('Total')).toBeVisible();
      await expect(dialog.getByText('$1,000.00').first()).toBeVisible();
      await next.click();
    });
    await sign(dialog);
    await test.step('what it was for is written down at once', async () => {
      await expect(dialog.getByText('Successfully Sent')).toBeVisible();
      await dialog.getByRole('button', { name: 'Add note' }).click();
      await dialog
        .getByRole('textbox', { name: 'Note, for you alone' })
        .fill('Rent, "May"; 2 of 3');
      await dialog.getByRole('button', { name: 'Save note' }).click();
      await expect(dialog.getByText('Note saved')).toBeVisible();
      await mine(request, bitcoin.confirmations);
      await page.keyboard.press('Escape');
    });
    await test.step('the file has its row, exactly as the service has it', async () => {
      await page.getByRole('link', { name: 'View all' }).click();
      await expect(page.getByRole('main').getByText('Sent').first()).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
      const [header = '', ...rows] = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n');
      const headers = { authorization: `Bearer ${owner.token}` };
      const answer = await request.get(`/api/wallets/${owner.walletId}/transactions`, { headers });
      const { items } = await answer.json();
      const sent = items.find(({ type }: { type: string }) => type === 'SENT');
      expect(rows).toHaveLength(2);
      const row = rows.find((text) => text.includes(sent.hash)) ?? '';
      expect(header).toContain('date_utc,type,status,account,network,asset,amount,');
      expect(row).toContain(`SENT,CONFIRMED,Bitcoin,BTC,BTC,-${sent.value},BTC,${sent.fee},USD,`);
      expect(row).toContain(bitcoin.stranger);
      expect(row).toContain('"Rent, ""May""; 2 of 3"');
    });
  });

  for (const network of [bitcoin, ethereum])
    test(`J22 ${network.code}: two browsers send from one account at once: both are mined, nothing twice`, async ({
      page,
      browser,
      request,
      url,
      isMobile,
      contextOptions,
    }) => {
      test.skip(isMobile, 'the same calls as on a desktop');
      const owner = await createOwner(request, [network]);
      // Two coins, so that both have something to spend.
      await fund(request, owner, '0.2');
      await fund(request, owner, '0.2');
      const other = await openBrowser(browser, { ...contextOptions, baseURL: url });
      const dialogs = [
        await toSignature(page, owner, '0.11'),
        await toSignature(other, owner, '0.12'),
      ];
      await Promise.all(
        dialogs.map((dialog) => dialog.getByRole('button', { name: 'Sign Action' }).click()),
      );
      for (const dialog of dialogs)
        await expect(dialog.getByText('Successfully Sent')).toBeVisible({ timeout: 30_000 });
      await mine(request, network.confirmations, network);
      const headers = { authorization: `Bearer ${owner.token}` };
      await expect
        .poll(async () => {
          const path = `/api/wallets/${owner.walletId}/transactions`;
          const { items } = await (await request.get(path, { headers })).json();
          return items
            .filter(({ type }: { type: string }) => type === 'SENT')
            .map(
              ({ value, status }: { value: string; status: string }) =>
                `${Number(value)} ${status}`,
            )
            .sort();
        })
        .toEqual(['0.11 CONFIRMED', '0.12 CONFIRMED']);
      await other.context().close();
    });
});

async function openBrowser(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

/** All but the last press. */
async function toSignature(page: Page, owner: Owner, amount: string): Promise<Locator> {
  await openAs(page, owner);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send' });
  const next = dialog.getByRole('button', { name: 'Continue' });
  const stranger = owner.accounts[0]?.network.stranger ?? '';
  await dialog.getByRole('textbox', { name: 'Recipient Address' }).fill(stranger);
  await next.click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await next.click();
  await expect(dialog.getByText('Total')).toBeVisible();
  await next.click();
  await enterKey(dialog);
  return dialog;
}

async function enterKey(dialog: Locator): Promise<void> {
  await dialog
    .getByRole('button', { name: /Encryption key/ })
    .first()
    .click();
  await dialog.locator('input[type=password]').fill(cloudPassword);
}

async function sign(dialog: Locator): Promise<void> {
  await enterKey(dialog);
  await dialog.getByRole('button', { name: 'Sign Action' }).click();
}
