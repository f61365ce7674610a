import { bitcoin } from './networks.ts';
import { test as base } from './paid-product.ts';
import { cloudPassword, openAs, signingTime } from './people.ts';
import { expect, isThorough } from './product.ts';
import { formsOf, logOf, type RecordedPages, recordedPages } from './recorded-pages.ts';
import { call, openLocalShop, payShop } from './settled-shop.ts';

const test = base.extend<RecordedPages>(recordedPages);

test.skip(({ isMobile }) => isMobile && !isThorough, 'nothing of it is a matter of size');

test('J12: a refund is signed in the browser, and no request holds its secret', async ({
  logged: page,
  recording,
  request,
}) => {
  test.slow();
  const { owner, shop } = await openLocalShop(request, ['BTC']);
  const id = await payShop(request, shop, { asset: 'BTC', amount: '1', network: bitcoin });
  const path = `/v1/dash/businesses/${shop.businessId}/payments/${id}/refunds`;
  const data = {
    ...{ amount: { kind: 'OVERPAID' }, networkFeePaidBy: 'CUSTOMER', reason: null },
    address: bitcoin.stranger,
  };
  await call(request, owner.token, { method: 'post', path, data });
  await openAs(page, owner, `/payments/payments/${id}`);
  const dialog = page.getByRole('dialog');
  const refunds = page.getByRole('list', { name: 'Refunds' });
  await page.getByRole('button', { name: 'Sign refund' }).click();
  const password = dialog.getByLabel('Cloud encryption password', { exact: true });
  await expect(dialog).toContainText('Customer gets');

  await test.step('a wrong password is said at its field', async () => {
    await password.fill('Another-Password-1');
    await dialog.getByRole('button', { name: 'Sign and send' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true', signingTime);
    await expect(refunds).toContainText('Waiting for signature');
  });

  await test.step('the right one sends it', async () => {
    await password.fill(cloudPassword);
    await dialog.getByRole('button', { name: 'Sign and send' }).click();
    await expect(dialog).toBeHidden(signingTime);
    await expect(refunds).toContainText('Sent');
  });

  const names = recording.requests.map(({ url }) => url.pathname.split('/').at(-1));
  expect(names).toEqual(expect.arrayContaining(['intents', 'vault', 'evaluate', 'prove', 'plan']));
  const signatures = recording.requests.filter(({ url }) => url.pathname.endsWith('/sign'));
  expect(signatures.map(({ body }) => JSON.parse(body))).toMatchObject([
    { password: null, seedPhrase: null, rawTransaction: expect.stringMatching(/^[\da-f]+$/) },
  ]);
  for (const secret of formsOf(owner)) expect(logOf(recording)).not.toContain(secret);
});
