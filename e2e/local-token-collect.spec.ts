import { ethereum } from './networks.ts';
import { test as base } from './paid-product.ts';
import { cloudPassword, mine, openAs, signingTime } from './people.ts';
import { expect, isThorough } from './product.ts';
import { formsOf, logOf, type RecordedPages, recordedPages } from './recorded-pages.ts';
import { fundSettlement, openLocalShop, payShop } from './settled-shop.ts';

const test = base.extend<RecordedPages>(recordedPages);

test.skip(({ isMobile }) => isMobile && !isThorough, 'nothing of it is a matter of size');

test('J12: tokens are collected with two signatures: coins for the fees, then the tokens @thorough', async ({
  logged: page,
  recording,
  request,
}) => {
  test.slow();
  const { owner, shop } = await openLocalShop(request, ['USDT@ETH']);
  await fundSettlement(request, owner, shop, '2');
  // So much that the fees are no unusual part of it, of which the page would warn.
  for (const amount of ['360.5', '371.25'])
    await payShop(request, shop, { asset: 'USDT@ETH', amount, network: ethereum });
  await mine(request, 40, ethereum);
  await openAs(page, owner, '/payments/collect');
  const newest = page.getByRole('table', { name: 'Newest collections' });
  const rest = newest.getByRole('button', { name: /^Sign the rest of / });

  await test.step('the first signature sends coins for the fees to both addresses', async () => {
    await page.getByRole('button', { name: /^Collect USDT/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Collect USDT/ });
    await expect(dialog).toContainText('2 payment addresses');
    await expect(dialog).toContainText('Sent ahead for fees');
    await expect(dialog).toContainText('sign again once this has arrived');
    await dialog.getByRole('textbox', { name: 'Cloud encryption password' }).fill(cloudPassword);
    await dialog.getByRole('button', { name: 'Sign and collect' }).click();
    await expect(newest).toContainText('Collecting', signingTime);
    await expect(newest).toContainText('0 of 731.75 USDT');
  });

  await test.step('once they have arrived, the second one is asked for', async () => {
    await expect(async () => {
      await mine(request, 1, ethereum);
      await expect(newest).toContainText('The rest needs another signature.', { timeout: 2000 });
    }).toPass();
    await rest.click();
    const dialog = page.getByRole('dialog', { name: 'Collect the rest' });
    await expect(dialog).toContainText('731.75 USDT');
    await dialog.getByRole('textbox', { name: 'Cloud encryption password' }).fill(cloudPassword);
    await dialog.getByRole('button', { name: 'Sign and collect' }).click();
    await expect(dialog).toBeHidden(signingTime);
  });

  await test.step('it moves the tokens of both', async () => {
    await expect(async () => {
      await mine(request, 1, ethereum);
      await expect(newest).toContainText('Collected', { timeout: 2000 });
    }).toPass();
    await expect(newest).toContainText('731.75 USDT');
    await expect(rest).toBeHidden();
    await expect(page.getByText('Nothing to collect')).toBeVisible();
  });

  const signatures = recording.requests
    .filter(({ url }) => url.pathname.endsWith('/sign'))
    .map(({ body }) => JSON.parse(body));
  const two = Array.from({ length: 2 }, () => ({
    rawTransaction: expect.stringMatching(/^[\da-f]+$/),
  }));
  expect(signatures).toMatchObject([{ transactions: two }, { transactions: two }]);
  for (const secret of formsOf(owner)) expect(logOf(recording)).not.toContain(secret);
});
