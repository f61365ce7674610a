import { ethereum } from './networks.ts';
import { test as base } from './paid-product.ts';
import { cloudPassword, mine, openAs, signingTime } from './people.ts';
import { expect, isThorough } from './product.ts';
import { formsOf, logOf, type RecordedPages, recordedPages } from './recorded-pages.ts';
import { fundSettlement, openLocalShop } from './settled-shop.ts';

const test = base.extend<RecordedPages>(recordedPages);

test.skip(({ isMobile }) => isMobile && !isThorough, 'nothing of it is a matter of size');

const recipientNo = (n: number) => `0xa${String(n).padStart(39, '0')}`;
const recipients = Array.from({ length: 3 }, (_, n) => `${recipientNo(n)},0.1`);

test('a payout is signed in the browser in one go, and no request holds its secret', async ({
  logged: page,
  recording,
  request,
}) => {
  test.slow();
  const { owner, shop } = await openLocalShop(request, ['ETH']);
  await fundSettlement(request, owner, shop, '2');
  await openAs(page, owner, '/payments/payouts/new');
  const dialog = page.getByRole('dialog', { name: 'Sign this payout' });
  const password = dialog.getByRole('textbox', { name: 'Cloud encryption password' });

  await test.step('the payout is planned', async () => {
    await page.getByRole('radio', { name: /^ETH/ }).check();
    const csv = ['address,amount', ...recipients, ''].join('\n');
    const file = { name: 'wages.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.getByLabel('CSV file of recipients').setInputFiles(file);
    await page.getByRole('button', { name: 'Review payout' }).click();
    await page.getByRole('button', { name: 'Sign payout' }).click();
  });

  await test.step('a wrong password is said at its field, and nothing is sent', async () => {
    await password.fill('Another-Password-1');
    await dialog.getByRole('button', { name: 'Sign and pay' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true', signingTime);
  });

  await test.step('the right one sends every line', async () => {
    await password.fill(cloudPassword);
    await dialog.getByRole('button', { name: 'Sign and pay' }).click();
    await expect(page.getByRole('heading', { name: /^Payout/, level: 1 })).toBeVisible(signingTime);
    await mine(request, ethereum.confirmations, ethereum);
    await expect(page.getByRole('status').getByText('Paid', { exact: true })).toBeVisible();
  });

  const names = recording.requests.map(({ url }) => url.pathname.split('/').at(-1));
  expect(names).toEqual(expect.arrayContaining(['intents', 'vault', 'evaluate', 'prove']));
  const signatures = recording.requests.filter(({ url }) => url.pathname.endsWith('/sign'));
  expect(signatures.map(({ body }) => JSON.parse(body))).toMatchObject([
    {
      transactions: Array.from({ length: 3 }, () => ({
        rawTransaction: expect.stringMatching(/^[\da-f]+$/),
      })),
    },
  ]);
  // One evaluation of the password for each time that it was entered.
  expect(names.filter((name) => name === 'evaluate')).toHaveLength(2);
  for (const secret of formsOf(owner)) expect(logOf(recording)).not.toContain(secret);
});
