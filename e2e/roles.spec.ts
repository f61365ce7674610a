import type { APIRequestContext } from '@playwright/test';
import { bitcoin } from './networks.ts';
import { test } from './paid-product.ts';
import { createOwner, linkInMail, type Owner, openAs, signUp, verifyEmail } from './people.ts';
import { expect } from './product.ts';
import { askForPayment, call, openShop } from './settled-shop.ts';

const managers = ['OWNER', 'ADMIN'];
const developers = [...managers, 'DEVELOPER'];
const accountants = [...managers, 'ACCOUNTANT'];
const everyone = ['OWNER', 'ADMIN', 'DEVELOPER', 'ACCOUNTANT', 'SUPPORT', 'VIEWER'];

const managersOnly = 'Only owners and admins see and change these settings.';
const developersOnly = 'Only owners, admins and developers see this page.';
const noGuide = 'Ask an owner for a role that needs this guide.';
const accountantsOnly = 'Only owners, admins and accountants see this page.';

/** Pages of a business: from where they are reached, who reaches them, and what the others are told. */
const pages: readonly BusinessPage[] = [
  { path: 'dashboard', from: 'dashboard', roles: everyone, shows: 'Newest payments' },
  { path: 'payments', from: 'dashboard', roles: everyone, shows: 'Order 1' },
  { path: 'customers', from: 'dashboard', roles: everyone, shows: '1 customer' },
  {
    ...{ path: 'reports', from: 'dashboard', roles: accountants, shows: 'No reports yet' },
    refuses: 'Ask an owner for a role that sees reports.',
  },
  { path: 'settings', from: 'dashboard', roles: everyone, shows: 'Profile' },
  { path: 'payments/{payment}', from: 'payments', roles: everyone, shows: 'Timeline' },
  { path: 'payment-links', from: 'payments', roles: everyone, shows: 'Support us' },
  { path: 'unmatched', from: 'payments', roles: everyone, shows: 'Nothing to sort out' },
  {
    ...{ path: 'collect', from: 'payments', roles: accountants, shows: 'Nothing to collect' },
    refuses: accountantsOnly,
  },
  {
    ...{ path: 'payouts', from: 'payments', roles: accountants, shows: 'No payouts yet' },
    refuses: accountantsOnly,
  },
  {
    ...{ path: 'pos', from: 'payments', roles: [...developers, 'SUPPORT'] },
    ...{ shows: 'Enter an amount, or add items.' },
    refuses: "Your role can't create payments. Ask an owner or an admin.",
  },
  {
    ...{ path: 'payment-links/{link}', from: 'payment-links', roles: everyone },
    shows: 'No payments from this link yet',
  },
  { path: 'customers/{customer}', from: 'customers', roles: everyone, shows: 'Totals' },
  {
    ...{ path: 'settings/checkout', from: 'settings', roles: managers, shows: 'Look' },
    refuses: managersOnly,
  },
  {
    ...{
      path: 'settings/notifications',
      from: 'settings',
      roles: managers,
      shows: 'Events and emails',
    },
    refuses: managersOnly,
  },
  {
    ...{ path: 'settings/cryptocurrency', from: 'settings', roles: managers },
    ...{ shows: 'Accepted assets', refuses: managersOnly },
  },
  {
    ...{ path: 'settings/legal', from: 'settings', roles: accountants, shows: 'Legal name' },
    refuses: accountantsOnly,
  },
  {
    ...{ path: 'settings/cryptocurrency/embed', from: 'settings', roles: managers },
    ...{ shows: 'Visitors may add accounts', refuses: managersOnly },
  },
  {
    ...{ path: 'settings/integrations', from: 'settings', roles: managers },
    ...{ shows: 'Payment button', refuses: managersOnly },
  },
  {
    ...{ path: 'settings/payments', from: 'settings', roles: managers, shows: 'Payment rules' },
    refuses: managersOnly,
  },
  { path: 'settings/security', from: 'settings', roles: everyone, shows: 'Leave' },
  {
    ...{ path: 'settings/billing', from: 'settings', roles: accountants },
    ...{ shows: 'This server charges no fees.', refuses: accountantsOnly },
  },
  {
    ...{ path: 'settings/developer', from: 'settings', roles: developers, shows: 'API keys' },
    refuses: developersOnly,
  },
  {
    // A server that pays no commissions leads nobody there.
    ...{ path: 'affiliates', from: null, roles: accountants },
    shows: 'This server pays no commissions',
    refuses: accountantsOnly,
  },
  {
    ...{ path: 'webhook-logs/{webhook}', from: 'settings/developer', roles: developers },
    ...{ shows: 'API version', refuses: developersOnly },
  },
  {
    ...{ path: 'requests', from: 'settings/developer', roles: developers },
    ...{ shows: '/v1/merchant/payments', refuses: developersOnly },
  },
  {
    ...{ path: 'guides/first-payment', from: 'settings/developer', roles: developers },
    shows: 'Create an API key',
  },
  {
    ...{ path: 'guides/refunds', from: 'unmatched', roles: [...managers, 'SUPPORT'] },
    ...{ shows: 'Choose how much goes back', refuses: noGuide },
  },
  {
    ...{ path: 'guides/collect', from: 'collect', roles: ['OWNER'] },
    ...{ shows: 'Open Collect. Funds to collect', refuses: noGuide },
  },
  {
    ...{ path: 'guides/payouts', from: 'payouts', roles: ['OWNER'] },
    ...{ shows: 'Choose Add recipient for each', refuses: noGuide },
  },
  {
    ...{ path: 'audit-log', from: 'settings/security', roles: managers },
    ...{ shows: 'Payment link created' },
    refuses: 'Only owners and admins see the audit log.',
  },
];

interface BusinessPage {
  readonly path: string;
  /** Path of the page that has a link to it; null for a page that is opened by its address. */
  readonly from: string | null;
  /** Roles that reach it by that link. */
  readonly roles: readonly string[];
  readonly shows: string;
  /** Text for another role that opens it by its address. */
  readonly refuses?: string;
}

for (const role of everyone)
  test(`R-PERM-02, R-SHELL-04, R-BIZ-02: ${role} reaches the pages of the role by clicking, and is told who sees the others @thorough`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(isMobile, 'what a role sees is the same on a phone');
    test.slow();
    const owner = await createOwner(request, [bitcoin]);
    const { businessId, ids } = await fillShop(request, owner);
    const member = role === 'OWNER' ? owner : await join(request, { owner, businessId, role });
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${response.url()} on ${page.url()}`);
    });
    const pathOf = (path: string) =>
      `/payments/${path.replace(/\{(\w+)\}/, (_, name: string) => ids.get(name) ?? name)}`;
    const shown = (text: string) =>
      page.getByRole('main').getByText(text).filter({ visible: true }).first();
    await openAs(page, member, '/payments/dashboard');
    for (const { path, from, roles, shows, refuses } of pages)
      await test.step(path, async () => {
        if (roles.includes(role) && from === null) {
          await page.goto(pathOf(path));
          await expect(shown(shows)).toBeVisible();
        } else if (roles.includes(role) && from !== null) {
          if (new URL(page.url()).pathname !== pathOf(from)) await page.goto(pathOf(from));
          await page
            .locator(`a[href="${pathOf(path)}"]`)
            .filter({ visible: true })
            .first()
            .click();
          await expect(page).toHaveURL((url) => url.pathname === pathOf(path));
          await expect(shown(shows)).toBeVisible();
        } else if (refuses !== undefined) {
          await page.goto(pathOf(path));
          await expect(shown(refuses)).toBeVisible();
          await expect(page.getByRole('main').getByText(shows, { exact: true })).toBeHidden();
        }
      });
    // No screen asks for what its reader may not have.
    expect(refused).toEqual([]);
  });

/** Fills a shop with something on each page, and returns what its places are named by. */
async function fillShop(request: APIRequestContext, owner: Owner) {
  const shop = await openShop(request, owner, ['BTC']);
  const { businessId } = shop;
  const ask = (path: string, data: object) =>
    call(request, owner.token, {
      ...{ method: 'post', path: `/v1/dash/businesses/${businessId}/${path}`, data },
    });
  const customer = { email: 'payer@example.com', name: 'Payer' };
  const payment = await askForPayment(request, shop, {
    ...{ orderId: 'Order 1', method: 'BTC', customer },
  });
  const price = { currency: 'EUR', price: '12.00' };
  const { data: link } = await ask('payment-links', { title: 'Support us', ...price });
  const { data: webhook } = await ask('webhooks', { url: 'http://127.0.0.1:9/', livemode: false });
  const headers = { authorization: `Bearer ${owner.token}` };
  const answer = await request.get(`/v1/dash/businesses/${businessId}/customers`, { headers });
  const [{ id }] = (await answer.json()).data;
  const ids = new Map([
    ['payment', payment],
    ['link', link.id],
    ['webhook', webhook.id],
    ['customer', id],
  ]);
  return { businessId, ids };
}

interface Joining {
  readonly owner: Owner;
  readonly businessId: number;
  readonly role: string;
}

/** Invites a new user, who accepts. */
async function join(request: APIRequestContext, { owner, businessId, role }: Joining) {
  const user = await signUp(request);
  await verifyEmail(request, user);
  const path = `/v1/dash/businesses/${businessId}/invitations`;
  const data = { email: user.email, role };
  await call(request, owner.token, { method: 'post', path, data });
  const link = new URL(await linkInMail(request, user.email));
  await call(request, user.token, {
    ...{ method: 'post', path: '/v1/dash/invitations/accept' },
    data: { token: link.searchParams.get('token') },
  });
  return user;
}
