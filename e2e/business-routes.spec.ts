import type { APIRequestContext, Page } from '@playwright/test';
import { bitcoin, ethereum, solana } from './networks.ts';
import { movableClock, test } from './paid-product.ts';
import { createOwner, linkInMail, mine, type Owner, openAs } from './people.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInLooks,
  expectAccessibleInOtherTheme,
  isThorough,
  rulesOfLook,
} from './product.ts';
import { askForPayment, call, createLink, openShop, type SettledShop } from './settled-shop.ts';

/** A name as wide as one can be. */
const wide = 'W'.repeat(64);

test.use({ variables: movableClock });

for (const [name, routesOf] of [
  ['payments', ({ payments }) => payments],
  ['settings, logs and guides', ({ settings }) => settings],
  ['invitation and ended checkout', ({ links }) => links],
] as const satisfies readonly (readonly [string, (places: Places) => readonly Route[]])[])
  test(`every route of ${name} is accessible in both themes and directions, and fits 320 px with the widest names`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(isMobile, 'the window of each route changes here');
    test.slow();
    const places = await fillShop(request);
    await openAs(page, places.owner, '/payments/dashboard');
    for (const [path, shown] of routesOf(places))
      await test.step(path, () => lookAt(page, path, shown));
  });

test('a checkout is accessible in both themes from its first step to its receipt', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile && !isThorough, 'it is seen on a phone');
  test.slow();
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC', 'ETH', 'SOL', 'TON']);
  const ask = (orderId: string, method: string | null) =>
    askForPayment(request, shop, { orderId, ...(method !== null && { method }) });
  const [open, waiting, comment, wrong, short, seen, paid, over, cancelled] = [
    await ask('Open', null),
    await ask('Address', 'BTC'),
    await ask('Comment', 'TON'),
    await ask('Wrong', 'ETH'),
    await ask('Part', 'BTC'),
    await ask('Seen', 'BTC'),
    await ask('Paid', 'BTC'),
    await ask('Over', 'BTC'),
    await ask('Cancelled', 'BTC'),
  ];
  const link = { title: 'Support us', currency: 'EUR', minPrice: '5' };
  const slug = await createLink(request, owner, { businessId: shop.businessId, link });
  const cancel = `/v1/merchant/payments/${cancelled}/cancel`;
  await call(request, shop.key, { method: 'post', path: cancel, data: {} });
  await simulate(request, shop, { id: over, amount: '1', confirmations: 6 });
  await simulate(request, shop, { id: short, amount: '0.0001', confirmations: 1 });
  const { address } = (await checkoutOf(request, wrong)).method;
  const data = { address, asset: 'USDT@ETH', amount: '5' };
  expect((await request.post('/v1/dev/sandbox/ETH/faucet', { data })).ok()).toBe(true);
  await mine(request, 1, ethereum);
  const { due } = await checkoutOf(request, seen);
  await simulate(request, shop, { id: paid, amount: due, confirmations: 6 });
  // The last one: the blocks of each are those of all.
  await simulate(request, shop, { id: seen, amount: due, confirmations: 0 });
  const steps = [
    [open, 'Choose how to pay'],
    [waiting, /^Send [\d.]+ BTC/],
    [comment, /^Send [\d.]+ TON/],
    [wrong, '5 USDT arrived instead of ETH'],
    [short, /^Send the remaining/],
    [seen, 'Payment received'],
    [paid, 'Payment complete'],
    [over, 'Payment complete'],
    [cancelled, 'Corner shop cancelled this payment'],
    [`link/${slug}`, 'How much do you want to pay?'],
  ] as const;
  const look = async (path: string, heading: string | RegExp) => {
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`${path}: ${heading} in ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`/pay/${path}`);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectAccessible(page);
      });
  };
  for (const [path, heading] of steps) await look(path, heading);
  await requireEmail(request, owner, shop);
  await look(await ask('Details', null), 'Your details');
});

test('every dialog of a business is accessible in both themes and sizes', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'both themes and sizes are looked at here');
  test.setTimeout(240_000);
  const { owner, dialogs } = await fillForDialogs(request);
  await openAs(page, owner, '/payments/dashboard');
  for (const [path, button] of dialogs)
    await test.step(`${button} on ${path}`, async () => {
      await page.goto(path);
      if (button === 'Cancel payment') {
        await page.getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: button }).click();
      } else await page.getByRole('button', { name: button, exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInLooks(page);
    });
});

type Route = readonly [path: string, shown: string];

interface Places {
  readonly payments: readonly Route[];
  readonly settings: readonly Route[];
  readonly links: readonly Route[];
}

async function lookAt(page: Page, path: string, text: string): Promise<void> {
  const shown = page.getByText(text).filter({ visible: true }).first();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  if (isThorough) await expectAccessibleInOtherTheme(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(shown).toBeVisible();
  if (isThorough) await expectAccessible(page, rulesOfLook);
  await expectAccessibleInOtherTheme(page);
  expect(await widthOf(page), path).toBeLessThanOrEqual(320);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  if (isThorough) await expectAccessible(page, rulesOfLook);
  expect(await widthOf(page), `${path} from right to left`).toBeLessThanOrEqual(320);
}

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Fills a shop with what is long, late, wrong or left over, and returns where each is seen. */
async function fillShop(request: APIRequestContext): Promise<Places & { readonly owner: Owner }> {
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC', 'SOL']);
  const { businessId } = shop;
  const dash = `/v1/dash/businesses/${businessId}`;
  const ask = (path: string, data: object) =>
    call(request, owner.token, { method: 'post', path: `${dash}/${path}`, data });
  const late = await askForPayment(request, shop, { orderId: wide, method: 'BTC' });
  const short = await askForPayment(request, shop, { orderId: 'Short', method: 'BTC' });
  await simulate(request, shop, { id: short, amount: '0.0001', confirmations: 6 });
  const clock = await request.post('/v1/dev/clock', { data: { advanceSeconds: 3_600 } });
  expect(clock.ok()).toBe(true);
  await mine(request, 1);
  for (const id of [late, short])
    await expect.poll(async () => (await checkoutOf(request, id)).status).toBe('EXPIRED');
  await simulate(request, shop, { id: late, amount: '0.01', confirmations: 6 });
  const invalid = await askForPayment(request, shop, { orderId: 'Invalid', method: 'BTC' });
  await simulate(request, shop, { id: invalid, amount: '0.01', confirmations: 0 });
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
    payments: [
      ['/payments/dashboard', 'Needs attention'],
      ['/payments/payments', wide],
      [`/payments/payments/${late}`, 'Timeline'],
      [`/payments/payments/${waiting}`, 'Payment address'],
      ['/payments/payments/pay_none', 'Payment not found'],
      ['/payments/payment-links', wide],
      [`/payments/payment-links/${link.data.id}`, 'No payments from this link yet'],
      ['/payments/unmatched', '0.123456789'],
      ['/payments/pos', 'Enter an amount, or add items.'],
      ['/payments/collect', 'Funds to collect'],
      ['/payments/payouts', 'No payouts yet'],
      ['/payments/payouts/pyo_none', 'Payout not found'],
      ['/payments/customers', '1 customer'],
      ['/payments/reports', 'Payments, refunds and income for a period'],
    ],
    settings: [
      ['/payments/affiliates', 'This server pays no commissions'],
      ['/payments/settings/legal', 'Legal name'],
      ['/payments/settings/integrations', 'Payment button'],
      ['/payments/settings/cryptocurrency/embed', 'Visitors may add accounts'],
      ['/payments/settings/billing', 'This server charges no fees.'],
      ['/payments/settings/security', email],
      ['/payments/settings/developer', 'API keys'],
      [`/payments/webhook-logs/${webhook.id}`, 'webhook.ping'],
      ['/payments/requests', '/payments'],
      ['/payments/audit-log', 'Payment link created'],
      ['/payments/guides', 'Create an API key'],
      ['/payments/guides/webhooks', 'Verify each request'],
      ['/payments/guides/going-live', 'Check the server'],
      ['/payments/guides/refunds', 'Choose where it goes'],
      ['/payments/guides/collect', 'See what waits'],
      ['/payments/guides/payouts', 'Add the recipients'],
    ],
    links: [
      [invitation.pathname + invitation.search + invitation.hash, 'Join Corner shop'],
      [`/pay/${late}`, 'Your payment arrived late'],
      [`/pay/${short}`, 'Only part of the price arrived'],
      [`/pay/${invalid}`, 'Payment not accepted'],
      [`/pay/${waiting}`, 'Waiting for your payment'],
      ['/pay/pay_none', 'This payment page does not exist'],
      [`/pay/link/${slug}`, 'This link has expired'],
    ],
  };
}

/** Fills a shop with one thing for each dialog, and returns the buttons that open them. */
async function fillForDialogs(request: APIRequestContext) {
  const owner = await createOwner(request, [bitcoin]);
  const shop = await openShop(request, owner, ['BTC', 'SOL']);
  const { businessId } = shop;
  const ask = (path: string, data: object) =>
    call(request, owner.token, {
      ...{ method: 'post', path: `/v1/dash/businesses/${businessId}/${path}`, data },
    });
  const open = await askForPayment(request, shop, { orderId: 'Open', method: 'BTC' });
  const short = await askForPayment(request, shop, { orderId: 'Short', method: 'BTC' });
  await simulate(request, shop, { id: short, amount: '0.0001', confirmations: 1 });
  const lost = await askForPayment(request, shop, { orderId: 'Lost', method: 'SOL' });
  const { address } = (await checkoutOf(request, lost)).method;
  const data = { address, asset: 'SOL', amount: '0.5' };
  expect((await request.post('/v1/dev/sandbox/SOL/faucet', { data })).ok()).toBe(true);
  await mine(request, 1, solana);
  const link = { title: 'Support us', currency: 'EUR', price: '12.00' };
  const { data: made } = await ask('payment-links', link);
  const { data: webhook } = await ask('webhooks', { url: 'http://127.0.0.1:9/', livemode: false });
  return {
    owner,
    dialogs: [
      ['/payments/payments', 'New payment'],
      [`/payments/payments/${open}`, 'Show QR code'],
      [`/payments/payments/${open}`, 'Simulate payment'],
      [`/payments/payments/${open}`, 'Cancel payment'],
      [`/payments/payments/${short}`, /^Accept [^a]/],
      ['/payments/unmatched', 'Assign 0.5 SOL'],
      ['/payments/unmatched', 'Refund 0.5 SOL'],
      ['/payments/payment-links', 'New link'],
      [`/payments/payment-links/${made.id}`, 'Edit'],
      ['/payments/pos', 'Add with a name'],
      ['/payments/settings/general', 'Archive business'],
      ['/payments/settings/cryptocurrency', 'Change wallet'],
      ['/payments/settings/security', 'Invite member'],
      ['/payments/settings/developer', 'Create key'],
      ['/payments/settings/developer', 'Add webhook'],
      [`/payments/webhook-logs/${webhook.id}`, 'Edit'],
    ] as const,
  };
}

/** Has the payers of a business give an email before they pay. */
async function requireEmail(
  request: APIRequestContext,
  { token }: Owner,
  { businessId }: SettledShop,
): Promise<void> {
  const path = `/v1/dash/businesses/${businessId}/settings/checkout`;
  const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
  const { data: settings } = await answer.json();
  const data = { ...settings, collectEmail: 'REQUIRED' };
  await call(request, token, { method: 'put', path, data });
}

interface Simulated {
  readonly id: string;
  readonly amount: string;
  readonly confirmations: number;
}

/** Pays a payment from outside, with blocks on top. */
async function simulate(
  request: APIRequestContext,
  { key }: SettledShop,
  { id, ...paid }: Simulated,
): Promise<void> {
  const path = `/v1/merchant/test/payments/${id}/simulate`;
  await call(request, key, { method: 'post', path, data: { ...paid, replaceable: false } });
}

async function checkoutOf(request: APIRequestContext, id: string) {
  const answer = await request.get(`/v1/checkout/${id}`);
  return (await answer.json()).data;
}
