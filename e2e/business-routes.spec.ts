import type { APIRequestContext, Page } from '@playwright/test';
import { bitcoin, solana } from './networks.ts';
import { movableClock, test } from './paid-product.ts';
import { createOwner, linkInMail, mine, openAs } from './people.ts';
import { expect, expectAccessible, rulesOfLook } from './product.ts';
import { askForPayment, call, createLink, openShop } from './settled-shop.ts';

/** A name as wide as one can be. */
const wide = 'W'.repeat(64);

test.use({ variables: movableClock });

test('every business route and ended checkout is accessible in both themes and directions, and fits 320 px with the widest names', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the window of each route changes here');
  // Each route is looked at in two ways.
  test.setTimeout(360_000);
  const places = await fillShop(request);
  await openAs(page, places.owner, '/payments/dashboard');
  for (const [path, shown] of places.routes)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
      await expectAccessible(page, rulesOfLook);
      expect(await widthOf(page), path).toBeLessThanOrEqual(320);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await expectAccessible(page);
      expect(await widthOf(page), `${path} from right to left`).toBeLessThanOrEqual(320);
    });
});

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Fills a shop with what is long, late, wrong or left over, and returns where each is seen. */
async function fillShop(request: APIRequestContext) {
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC', 'SOL']);
  const { businessId } = shop;
  const dash = `/v1/dash/businesses/${businessId}`;
  const ask = (path: string, data: object) =>
    call(request, owner.token, { method: 'post', path: `${dash}/${path}`, data });
  const simulate = async (id: string, amount: string, confirmations: number) =>
    call(request, shop.key, {
      method: 'post',
      path: `/v1/merchant/test/payments/${id}/simulate`,
      data: { amount, confirmations, replaceable: false },
    });

  const late = await askForPayment(request, shop, { orderId: wide, method: 'BTC' });
  const short = await askForPayment(request, shop, { orderId: 'Short', method: 'BTC' });
  await simulate(short, '0.0001', 6);
  const clock = await request.post('/v1/dev/clock', { data: { advanceSeconds: 3_600 } });
  expect(clock.ok()).toBe(true);
  await mine(request, 1);
  for (const id of [late, short])
    await expect.poll(async () => (await checkoutOf(request, id)).status).toBe('EXPIRED');
  await simulate(late, '0.01', 6);
  const invalid = await askForPayment(request, shop, { orderId: 'Invalid', method: 'BTC' });
  await simulate(invalid, '0.01', 0);
  await ask(`payments/${invalid}/mark-invalid`, { reason: wide });
  const waiting = await askForPayment(request, shop, {
    ...{ orderId: 'Waiting', method: 'SOL', description: 'W'.repeat(200) },
    ...{ customer: { email: `${'w'.repeat(50)}@example.com`, name: wide } },
    metadata: { seat: wide },
  });
  const { address } = (await checkoutOf(request, waiting)).method;
  const data = { address, asset: 'SOL', amount: '0.123456789' };
  expect((await request.post('/v1/dev/sandbox/SOL/faucet', { data })).ok()).toBe(true);
  await mine(request, 1, solana);

  const link = await ask('payment-links', { title: wide, currency: 'EUR', price: '12.00' });
  const slug = await createLink(request, owner, {
    businessId,
    link: { title: 'Over', currency: 'EUR', price: '12.00', dueAt: '2026-01-01T00:00:00Z' },
  });
  const { data: webhook } = await ask('webhooks', {
    ...{ url: `http://127.0.0.1:9/${'w'.repeat(200)}`, livemode: false },
  });
  await ask(`webhooks/${webhook.id}/ping`, {});
  const email = `${'w'.repeat(50)}@example.com`;
  await ask('invitations', { email, role: 'ADMIN' });
  const invitation = new URL(await linkInMail(request, email));
  return {
    owner,
    routes: [
      ['/payments/dashboard', 'Needs attention'],
      ['/payments/payments', wide],
      [`/payments/payments/${late}`, 'Timeline'],
      [`/payments/payments/${waiting}`, 'Webhook deliveries'],
      ['/payments/payments/pay_none', 'Payment not found'],
      ['/payments/payment-links', wide],
      [`/payments/payment-links/${link.data.id}`, 'No payments by this link yet'],
      ['/payments/unmatched', '0.123456789'],
      ['/payments/pos', 'Enter an amount, or add items.'],
      ['/payments/settings/security', email],
      ['/payments/settings/developer', 'API keys'],
      [`/payments/webhook-logs/${webhook.id}`, 'webhook.ping'],
      ['/payments/requests', '/v1/merchant/payments'],
      ['/payments/audit-log', 'payment-link.created'],
      ['/payments/guides', 'Create an API key'],
      ['/payments/guides/webhooks', 'Verify each request'],
      ['/payments/guides/going-live', 'Check the server'],
      [invitation.pathname + invitation.search + invitation.hash, 'Join Corner shop'],
      [`/pay/${late}`, 'Your payment arrived late'],
      [`/pay/${short}`, 'Only part of the price arrived'],
      [`/pay/${invalid}`, 'Payment did not go through'],
      [`/pay/${waiting}`, 'Waiting for your payment'],
      ['/pay/pay_none', 'This payment page does not exist'],
      [`/pay/link/${slug}`, 'This link has expired'],
    ] as const,
  };
}

async function checkoutOf(request: APIRequestContext, id: string) {
  const answer = await request.get(`/v1/checkout/${id}`);
  return (await answer.json()).data;
}
