import { readFile } from 'node:fs/promises';
import { binance, bitcoin, ethereum } from './networks.ts';
import { test } from './paid-product.ts';
import { cloudPassword, createOwner, mine, openAs } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { openShop } from './settled-shop.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

const heading = 'address,amount,reference';
const lines = [`${ethereum.stranger},0.25,Invoice 17`, `${binance.stranger},0.5,Invoice 18`];

test('a merchant types recipients, pays them with one signature, and gets the result as a file', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['ETH', 'USDT@ETH']);
  const headers = { authorization: `Bearer ${owner.token}` };
  const path = `/v1/dash/businesses/${shop.businessId}/accounts`;
  const listed = await request.get(path, { params: { network: 'ETH' }, headers });
  const [account] = (await listed.json()).data;
  await openAs(page, owner, '/payments/collect');
  const row = (number: number) =>
    page.getByRole('group', { name: `Recipient ${number}`, exact: true });
  const field = (number: number, name: string) =>
    row(number).getByRole('textbox', { name, exact: true });
  const review = page.getByRole('button', { name: 'Review payout' });
  const check = page.getByRole('region', { name: 'Check this payout' });

  await test.step('the page is reached from Payments, and says the columns and the limit', async () => {
    await page.getByRole('link', { name: 'Payouts' }).click();
    await expect(page.getByText('No payouts yet')).toBeVisible();
    await page.getByRole('link', { name: 'New payout' }).click();
    await expect(page.getByText('Up to 200 recipients')).toBeVisible();
    await page.getByText('Format of a CSV file').click();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download template' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(heading);
  });

  await test.step('recipients are typed by keyboard, and a bad one is named beside its row', async () => {
    // The account has nothing yet, and no card.
    await page.getByRole('combobox', { name: 'Asset to pay' }).click();
    await page.getByRole('option', { name: /^ETH/ }).click();
    await field(1, 'Recipient address').focus();
    await page.keyboard.type(ethereum.mistyped);
    await page.keyboard.press('Tab');
    await page.keyboard.type('0.25');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Invoice 17');
    await page.getByRole('button', { name: 'Add recipient' }).focus();
    await page.keyboard.press('Enter');
    await expect(field(2, 'Recipient address')).toBeFocused();
    await page.keyboard.type(binance.stranger);
    await page.keyboard.press('Tab');
    await page.keyboard.type('0.5');
    await expect(page.getByText('2 of at most 200 recipients')).toBeVisible();
    await expect(page.getByText('Total 0.75 ETH')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText("1 row can't be paid")).toBeVisible();
    await expect(field(1, 'Recipient address')).toBeFocused();
    await expect(field(2, 'Recipient address')).toHaveValue(binance.stranger);
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(ethereum.stranger);
  });

  await test.step('the rows of a file come below those that are typed, and are removed', async () => {
    const csv = [heading, ...lines, ''].join('\n');
    const file = { name: 'wages.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.getByLabel('CSV file of recipients').setInputFiles(file);
    await expect(field(4, 'Reference (optional)')).toHaveValue('Invoice 18');
    await expect(page.getByText('4 of at most 200 recipients')).toBeVisible();
    await page.getByLabel('CSV file of recipients').setInputFiles(file);
    const replaced = 'Rows of the last file replaced: 2 added, 4 in all';
    await expect(page.getByText(replaced)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove recipient 4' }).click();
    await page.getByRole('button', { name: 'Remove recipient 3' }).click();
    await expect(field(2, 'Recipient address')).toBeFocused();
  });

  await test.step('an account without funds names its address', async () => {
    await review.click();
    await expect(page.getByText('Your account needs more funds')).toBeVisible();
    await expect(page.getByText(account.address).first()).toBeAttached();
    await expectAccessible(page);
    const data = { address: account.address, asset: 'ETH', amount: '2' };
    const paid = await request.post('/v1/dev/sandbox/ETH/faucet', { data });
    expect(paid.ok()).toBe(true);
    await mine(request, ethereum.confirmations, ethereum);
  });

  await test.step('the review: sum, fees, balance and every whole address', async () => {
    await review.click();
    await expect(check).toContainText('0.75 ETH');
    await expect(check).toContainText('2 recipients');
    await expect(check.getByText(ethereum.stranger).first()).toBeAttached();
    await expect(check.getByText(binance.stranger).first()).toBeAttached();
    await expectAccessible(page);
  });

  await test.step('the signature: once, for both lines', async () => {
    await check.getByRole('button', { name: 'Sign payout' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign this payout' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Cloud encryption password' }).fill(cloudPassword);
    await page.getByRole('button', { name: 'Sign and pay' }).click();
    await expect(page.getByRole('heading', { name: /^Payout/, level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the progress comes without a reload, and the result is a file', async () => {
    await mine(request, ethereum.confirmations, ethereum);
    await expect(page.getByRole('status').getByText('Paid', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain(`${ethereum.stranger},0.25`);
    expect(text.match(/CONFIRMED,0x[0-9a-f]{64}/g)).toHaveLength(2);
  });

  await test.step('the payout is among the former ones', async () => {
    await page.getByRole('link', { name: 'Payouts' }).click();
    const list = page.getByRole('table', { name: 'Payouts' });
    await expect(list).toContainText('0.75 ETH');
    await expect(list).toContainText('Paid');
    await page.getByRole('link', { name: 'New payout' }).click();
    await expect(field(1, 'Recipient address')).toHaveValue('');
  });
});
