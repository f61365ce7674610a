import { ethereum } from './networks.ts';
import { test as base } from './paid-product.ts';
import { cloudPassword, mine, openAs, signingTime } from './people.ts';
import { expect, isThorough } from './product.ts';
import { formsOf, logOf, type RecordedPages, recordedPages } from './recorded-pages.ts';
import { openLocalShop, payTwoOrders } from './settled-shop.ts';

const test = base.extend<RecordedPages>(recordedPages);

test.skip(({ isMobile }) => isMobile && !isThorough, 'nothing of it is a matter of size');

test('J12: a collection is signed in the browser in one go, and no request holds its secret', async ({
  logged: page,
  recording,
  request,
}) => {
  test.slow();
  const { owner, shop } = await openLocalShop(request, ['ETH']);
  await payTwoOrders(request, shop);
  await mine(request, 40, ethereum);
  await openAs(page, owner, '/payments/collect');
  await page.getByRole('button', { name: 'Collect ETH' }).click();
  const dialog = page.getByRole('dialog', { name: 'Collect ETH' });
  const password = dialog.getByRole('textbox', { name: 'Cloud encryption password' });

  await test.step('a wrong password is said at its field, and nothing is sent', async () => {
    await password.fill('Another-Password-1');
    await dialog.getByRole('button', { name: 'Sign and collect' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true', signingTime);
  });

  await test.step('the right one moves the funds of both addresses', async () => {
    await password.fill(cloudPassword);
    await dialog.getByRole('button', { name: 'Sign and collect' }).click();
    const newest = page.getByRole('table', { name: 'Newest collections' });
    await expect(newest).toContainText('Collecting', signingTime);
    await mine(request, 2, ethereum);
    await expect(newest).toContainText('Collected');
  });

  const names = recording.requests.map(({ url }) => url.pathname.split('/').at(-1));
  expect(names).toEqual(expect.arrayContaining(['intents', 'vault', 'evaluate', 'prove']));
  const signatures = recording.requests.filter(({ url }) => url.pathname.endsWith('/sign'));
  expect(signatures.map(({ body }) => JSON.parse(body))).toMatchObject([
    {
      transactions: Array.from({ length: 2 }, () => ({
        rawTransaction: expect.stringMatching(/^[\da-f]+$/),
      })),
    },
  ]);
  // One evaluation of the password for each time that it was entered.
  expect(names.filter((name) => name === 'evaluate')).toHaveLength(2);
  for (const secret of formsOf(owner)) expect(logOf(recording)).not.toContain(secret);
});
