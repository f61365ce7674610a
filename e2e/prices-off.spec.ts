import { bitcoin, ethereum } from './networks.ts';
import { createOwner, fund, openAs } from './people.ts';
import { expect, isThorough, test } from './product.ts';
import { enterRecipient, openSend } from './send-dialog.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('a wallet that loads no prices makes no call for one, on any page or in Send', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, [bitcoin, ethereum]);
  await fund(request, owner, '0.3');
  const answer = await request.put(`/api/wallets/${owner.walletId}/settings`, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { loadPrices: false },
  });
  expect(answer.ok()).toBe(true);
  const asked: string[] = [];
  page.on('request', (each) => {
    const { pathname } = new URL(each.url());
    if (/statistics|balance-chart|\/api\/Rates\/(?!manifest|gas|bsc-gas)/i.test(pathname))
      asked.push(pathname);
  });
  const main = page.getByRole('main');
  const withoutPrices = async (amount: string) => {
    await expect(main).toContainText(amount);
    await expect(main).not.toContainText(/\$|unavailable|not known/i);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  };
  await openAs(page, owner);
  await withoutPrices('0.3 BTC');
  for (const path of [
    '/wallet/assets/BTC',
    '/wallet/accounts',
    `/wallet/accounts/${owner.accounts[0]?.id}`,
    '/wallet/transactions',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await withoutPrices('0.3');
    });
  await page
    .getByRole('link', { name: /^Received/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/wallet\/transactions\/.+/);
  await withoutPrices('0.3');
  await page.goto('/wallet/');
  const send = await openSend(page);
  await enterRecipient(send, bitcoin.stranger);
  await send.amount.fill('0.1');
  await expect(send.next).toBeEnabled();
  await expect(send.root).not.toContainText(/\$|≈/);
  expect(asked).toEqual([]);
});
