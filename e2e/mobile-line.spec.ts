import { openMobileLine } from './mobile-line.ts';
import { bitcoin } from './networks.ts';
import { createOwner, fund, mine, openAs, sentBy } from './people.ts';
import { expect, test, watch } from './product.ts';
import { openSend, prepareSend, retryUntil } from './send-dialog.ts';

// Without a connection only parts that were loaded before can be opened.
test.use({ loadsAhead: true });

test('F11: over 3G with 5 % loss Send works and sends once; offline is told in 2 s and drafts are kept @thorough', async ({
  browser,
  request,
  url,
  contextOptions,
  isMobile,
}) => {
  test.skip(!isMobile, 'it is a phone that has such a line');
  test.slow();
  const owner = await createOwner(request);
  await fund(request, owner, '0.3');
  const line = await openMobileLine({
    port: Number(new URL(url).port),
    loses: (head) => head.startsWith('POST ') && head.includes('/transactions/accounts/'),
  });
  const context = await browser.newContext({ ...contextOptions, baseURL: line.url });
  const faults: string[] = [];
  try {
    const page = await context.newPage();
    watch(page, line.url, faults);
    await test.step('a send whose answer is lost is found out about, and not made again', async () => {
      await openAs(page, owner);
      const { root, sign } = await prepareSend(page, {
        recipient: bitcoin.stranger,
        amount: '0.1',
      });
      await sign.click();
      await expect(root.getByText('Successfully Sent')).toBeVisible({ timeout: 30_000 });
      await root.getByRole('button', { name: 'Done' }).click();
      expect(line.lost.filter((what) => what.startsWith('after POST'))).toHaveLength(1);
      await mine(request, bitcoin.confirmations);
      const sent = await sentBy(request, owner);
      expect(sent.map(({ value }) => Number(value))).toEqual([0.1]);
    });
    await test.step('the line goes in the middle of the next: told, and what was typed is there', async () => {
      const { root, recipient, chosen, next, amount } = await openSend(page);
      await recipient.fill(bitcoin.stranger);
      await context.setOffline(true);
      await expect(page.getByText('Offline', { exact: true })).toBeAttached();
      await expect(chosen).toContainText(bitcoin.stranger);
      await context.setOffline(false);
      await expect(page.getByText('Offline', { exact: true })).toHaveCount(0);
      await next.click();
      await retryUntil(root, () => expect(amount).toBeVisible({ timeout: 1_000 }));
      await amount.fill('0.05');
      await context.setOffline(true);
      await expect(page.getByText('Offline', { exact: true })).toBeAttached();
      await expect(amount).toHaveValue('0.05');
      await context.setOffline(false);
      await page.keyboard.press('Escape');
    });
    await test.step('a form keeps it too, and saves it once there is a line', async () => {
      await page.goto('/account/settings/general');
      const name = page.getByLabel('Name');
      await name.fill('Ada King');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Save' }).first().click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(name).toHaveValue('Ada King');
      await context.setOffline(false);
      await expect(page.getByText('Offline', { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Save' }).first().click();
      await expect(page.getByText('Saved').first()).toBeVisible();
    });
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    await line.close();
  }
});
