import type { APIRequestContext, Page } from '@playwright/test';
import { test } from './member.ts';
import { type Owner, openAs } from './people.ts';
import { expect, expectAccessibleInLooks, isThorough, overflowOf } from './product.ts';

/** WCAG 1.4.10: 320 px is 1280 at 400 %; 640 is 1280 at 200 %. */
const widths = [320, 640];

/** Ids and address for the routes of a user with one account and one transaction. */
interface Places {
  readonly account: string;
  readonly transaction: string;
  readonly address: string;
  /** Hash of the transaction on the sandbox ledger. */
  readonly hash: string;
}

/** Routes shown to visitors who are not signed in, each with the beginning of its title. */
const outerRoutes: readonly Route[] = [
  ['/auth/sign-in', 'Sign in'],
  ['/auth/sign-in/two-factor', 'Sign in'],
  ['/auth/sign-up', 'Create account'],
  ['/auth/reset-password', 'Reset your password'],
  ['/auth/new-password?token=1', 'Set a new password'],
  ['/security-tips', 'Security tips'],
];

type Route = readonly [path: string, title: string];

const walletRoutes = ({ account, transaction }: Places): readonly Route[] => [
  ['/', 'Portfolio'],
  ['/wallet/', 'Portfolio'],
  ['/individual/accounts', 'Accounts'],
  [`/wallet/accounts/${account}`, 'Bitcoin'],
  ['/wallet/transactions', 'Transactions'],
  [`/wallet/transactions/${transaction}`, 'Received'],
  ['/wallet/contacts', 'Contacts'],
  ['/wallet/assets/BTC', 'Bitcoin'],
  ['/wallet/accounts', 'Accounts'],
  ['/wallet/settings/', 'Wallet settings'],
  ['/wallet/settings/general', 'Wallet settings'],
  ['/wallet/settings/accounts', 'Wallet accounts'],
  ['/wallet/settings/security', 'Wallet security'],
  ['/wallet/settings/privacy/', 'Wallet privacy'],
  ['/wallet/new-wallet', 'New wallet'],
  ['/wallet/embed/accounts', 'Accounts'],
  [`/wallet/embed/accounts/${account}`, 'Bitcoin'],
  ['/wallet/embed/new-wallet', 'New wallet'],
  ['/nothing-here', 'Page not found'],
  ['/payments/dashboard', 'Page not found'],
];

const otherRoutes = ({ address, hash }: Places): readonly Route[] => [
  ['/account/settings', 'Account settings'],
  ['/account/settings/general', 'Account settings'],
  ['/account/settings/notifications', 'Notifications'],
  ['/account/settings/developer', 'Developer'],
  ['/account/settings/security', 'Account security'],
  ['/account/platform', 'Data'],
  ['/account/undo/email?token=1', 'Undo email change'],
  ['/security-tips', 'Security tips'],
  ['/legal/terms', 'Terms'],
  ['/legal/privacy', 'Privacy'],
  ['/auth/sign-in/select-wallet', 'Choose a wallet'],
  ['/auth/sign-in/encryption-key', 'Unlock Savings'],
  ['/auth/sign-in/seed-phrase', 'Unlock Savings'],
  ['/account/verify/email?token=1', 'Verify email'],
  ['/auth/reset-password', 'Reset your password'],
  ['/auth/new-password?token=1', 'Set a new password'],
  ['/sandbox/BTC', 'Bitcoin'],
  ['/sandbox/BTC/block/1', 'Block 1'],
  [`/sandbox/BTC/tx/${hash}`, 'Ledger transaction'],
  [`/sandbox/BTC/address/${address}`, 'Address'],
];

for (const [name, routesOf] of [
  ['wallet', walletRoutes],
  ['account, sign-in and public', otherRoutes],
] as const)
  test(`every ${name} route opens by its address, is accessible and fits a narrow window (R-SHELL-02, R-SHELL-03, R-SHELL-07, R-SHELL-08, R-SET-04, R-NFR-01, J19)`, async ({
    page,
    request,
    member,
    isMobile,
  }) => {
    test.skip(isMobile && !isThorough, 'each route is looked at in both sizes here');
    // Thirty pages, each looked at in four widths.
    test.setTimeout(420_000);
    await openAs(page, member);
    const { id, hash } = await newestTransaction(request, member);
    const account = member.accounts[0]?.id ?? '';
    const places = { account, address: member.address, transaction: id, hash };
    for (const route of routesOf(places)) await lookAt(page, route);
  });

test('every route of somebody who is not signed in, likewise (R-SHELL-06, R-SHELL-08)', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile && !isThorough, 'each route is looked at in both sizes here');
  test.slow();
  for (const route of outerRoutes) await lookAt(page, route);
});

test('a slash at the end of an address makes no difference @thorough', async ({
  page,
  request,
  member,
  isMobile,
}) => {
  test.skip(isMobile, 'nothing of it is a matter of size');
  await openAs(page, member);
  const { id, hash } = await newestTransaction(request, member);
  const account = member.accounts[0]?.id ?? '';
  const places = { account, address: member.address, transaction: id, hash };
  for (const [path, title] of [...walletRoutes(places), ...otherRoutes(places)]) {
    const [name = '', query] = path.split('?');
    if (name === '/') continue;
    const other = name.endsWith('/') ? name.slice(0, -1) : `${name}/`;
    await test.step(other, async () => {
      await page.goto(query === undefined ? other : `${other}?${query}`);
      await expect(page).toHaveTitle(new RegExp(`^${title}.* · Billfold$`));
    });
  }
});

/** Name of a text, which shows where the texts of an area were not loaded. */
const textKey = /^[a-z][a-zA-Z]*(?:\.[a-zA-Z0-9]+)+$/;

/** Opens it by its address, and looks at it in both themes at both sizes. */
async function lookAt(page: Page, [path, title]: Route): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}.* · Billfold$`));
    await expectWhole(page);
    await expectAccessibleInLooks(page);
    await expectToFit(page);
  });
}

/** Checks that a page has one heading, has loaded, and shows no name of a text in place of the text. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0);
  await expect(page.getByText(textKey)).toHaveCount(0);
}

// And nothing is asked of any other origin, as in every test of a page.
test('every screen is reached by clicking, with its title and the focus on its heading (R-NAV-15, R-SHELL-21, R-NFR-03) @main', async ({
  page,
  member,
  isMobile,
}) => {
  await openAs(page, member);
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  const main = page.getByRole('main');
  const link = (name: string) => main.getByRole('link', { name, exact: true }).first().click();
  /** Follows a link of the settings, which a phone has in a sheet behind the name of the page. */
  const setting = async (of: string, name: string) => {
    if (isMobile) await main.locator('button[aria-haspopup="dialog"]').first().click();
    const tree = main.getByRole('navigation', { name: of }).filter({ visible: true });
    await tree.getByRole('link', { name, exact: true }).click();
  };
  const bar = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  const menu = async (button: string, item: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const footer = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name }).click();
  for (const [title, go] of [
    ['Accounts', () => bar('Accounts')],
    ['Bitcoin', () => link('Bitcoin')],
    ['Portfolio', () => bar('Portfolio')],
    ['Transactions', () => link('View all')],
    [
      'Received',
      () =>
        main
          .getByRole('link', { name: /Received/ })
          .first()
          .click(),
    ],
    ['Wallet settings', () => bar('Settings')],
    ['Wallet accounts', () => setting('Wallet settings', 'Accounts')],
    ['Wallet security', () => setting('Wallet settings', 'Security')],
    ['Wallet privacy', () => setting('Wallet settings', 'Privacy')],
    ['Account settings', () => menu('User menu', 'Account')],
    ['Data', () => setting('Account settings', 'Data')],
    ['Account settings', () => setting('Account settings', 'General')],
    ['Notifications', () => setting('Account settings', 'Notifications')],
    ['Developer', () => menu('User menu', 'Developer')],
    ['Account security', () => menu('User menu', 'Security')],
    ['New wallet', () => menu('Wallet', 'Create Wallet')],
    ['Security tips', () => menu('Help', 'Security tips')],
    ['Portfolio', () => page.getByRole('link', { name: 'Billfold, portfolio' }).click()],
    ['Terms', () => footer('Terms')],
    ['Portfolio', () => page.getByRole('link', { name: 'Billfold, portfolio' }).click()],
    ['Privacy', () => footer('Privacy')],
    ['Portfolio', () => page.getByRole('link', { name: 'Billfold, portfolio' }).click()],
    ['Security tips', () => footer('Security tips')],
    ['Portfolio', () => page.getByRole('link', { name: 'Billfold, portfolio' }).click()],
    ['Transactions', () => link('View all')],
    [
      'Received',
      () =>
        main
          .getByRole('link', { name: /Received/ })
          .first()
          .click(),
    ],
  ] as const)
    await test.step(title, async () => {
      await go();
      await expect(page).toHaveTitle(new RegExp(`^${title}.* · Billfold$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);

  const opened = page.waitForEvent('popup');
  const explorer = main.getByRole('link', { name: 'View in explorer' });
  await explorer.and(page.locator('[href*="/tx/"]')).click();
  const ledger = await opened;
  // At its first letter: what is read aloud of a shortened hash makes the link longer than it looks.
  const follow = (path: string) =>
    ledger
      .locator(`main a[href^="/sandbox/BTC${path}"]`)
      .first()
      .click({ position: { x: 4, y: 8 } });
  for (const [title, go] of [
    ['Ledger transaction', async () => undefined],
    ['Block', () => follow('/block/')],
    ['Ledger transaction', () => follow('/tx/')],
    ['Address', () => follow('/address/')],
  ] as const)
    await test.step(`${title} of the ledger`, async () => {
      await go();
      await expect(ledger).toHaveTitle(new RegExp(`^${title}.* · Billfold$`));
    });
});

test('every screen on the way in is reached by clicking', async ({ page, isMobile }) => {
  test.skip(isMobile, 'nothing of it is a matter of size');
  await page.goto('/');
  for (const [title, name] of [
    ['Create account', 'Create account'],
    ['Sign in', 'Sign in'],
    ['Reset your password', 'Forgot password?'],
    ['Sign in', /sign in/i],
  ] as const)
    await test.step(title, async () => {
      await page.getByRole('link', { name }).first().click();
      await expect(page).toHaveTitle(`${title} · Billfold`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
});

async function newestTransaction(
  request: APIRequestContext,
  owner: Owner,
): Promise<{ readonly id: string; readonly hash: string }> {
  const headers = { authorization: `Bearer ${owner.token}` };
  const answer = await request.get(`/api/wallets/${owner.walletId}/transactions`, { headers });
  const { items } = await answer.json();
  return items[0];
}

async function expectToFit(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  for (const direction of ['rtl', 'ltr']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    for (const width of widths) {
      await page.setViewportSize({ width, height: size.height });
      await expect.poll(() => overflowOf(page), `at ${width} px, ${direction}`).toBe(0);
    }
    await expectWhole(page);
  }
  await page.setViewportSize(size);
}
