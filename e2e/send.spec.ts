import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { bitcoin, ethereum } from './networks.ts';
import { createOwner, fund, mine, openAs, sentBy } from './people.ts';
import { expect, expectAccessibleInThemes, test } from './product.ts';
import { enterRecipient, openSend, prepareSend, signSend } from './send-dialog.ts';

test.describe('@thorough', () => {
  test('J4: an amount in dollars, a note of its own and a row in the file', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request);
    await fund(request, owner, '0.3');
    await openAs(page, owner);
    const send = await openSend(page);
    const { root: dialog, next } = send;
    await enterRecipient(send, bitcoin.stranger);

    await test.step('typed in dollars, it is reviewed in both', async () => {
      await dialog.getByRole('button', { name: 'Switch to USD' }).click();
      await dialog.getByRole('textbox', { name: 'Amount in USD' }).fill('1000');
      await expect(next).toBeEnabled();
      await expectAccessibleInThemes(page);
      await next.click();
      await expect(dialog.getByText('Total')).toBeVisible();
      await expect(dialog.getByText('$1,000.00').first()).toBeVisible();
      await next.click();
    });
    await signSend(send);
    await test.step('what it was for is written down at once', async () => {
      await expect(dialog.getByText('Successfully Sent')).toBeVisible();
      await dialog.getByRole('button', { name: 'Add note' }).click();
      await dialog.getByRole('textbox', { name: 'Private note' }).fill('Rent, "May"; 2 of 3');
      await dialog.getByRole('button', { name: 'Save note' }).click();
      await expect(dialog.getByText('Note saved')).toBeVisible();
      await mine(request, bitcoin.confirmations);
      await page.keyboard.press('Escape');
    });
    await test.step('the file has its row, exactly as the service has it', async () => {
      await page.getByRole('link', { name: 'View all' }).click();
      await expect(
        page.getByRole('main').getByRole('link', { name: /^Sent/ }).first(),
      ).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
      const [header = '', ...rows] = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n');
      const [sent] = await sentBy(request, owner);
      expect(rows).toHaveLength(2);
      const row = rows.find((text) => text.includes(sent?.hash ?? 'no hash')) ?? '';
      expect(header).toContain('date_utc,type,status,account,network,asset,amount,');
      expect(row).toContain(`SENT,CONFIRMED,Bitcoin,BTC,BTC,-${sent?.value},BTC,${sent?.fee},USD,`);
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
      await openAs(page, owner);
      await openAs(other, owner);
      const recipient = network.stranger;
      const sends = [
        await prepareSend(page, { recipient, amount: '0.11' }),
        await prepareSend(other, { recipient, amount: '0.12' }),
      ];
      await Promise.all(sends.map(({ sign }) => sign.click()));
      for (const { root } of sends)
        await expect(root.getByText('Successfully Sent')).toBeVisible({ timeout: 30_000 });
      await mine(request, network.confirmations, network);
      await expect
        .poll(async () => {
          const sent = await sentBy(request, owner);
          return sent.map(({ value, status }) => `${Number(value)} ${status}`).sort();
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
