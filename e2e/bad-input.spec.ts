import type { Page, Route } from '@playwright/test';
import { test } from './member.ts';
import { bitcoin } from './networks.ts';
import {
  cloudPassword,
  createOwner,
  cutChain,
  fund,
  openAs,
  payFromFaucet,
  sentBy,
  setPriceFeed,
  signIn,
} from './people.ts';
import { expect } from './product.ts';
import { enterRecipient, goToSignature, openSend, prepareSend, retryUntil } from './send-dialog.ts';

// Without a connection only parts that were loaded before can be opened.
test.use({ loadsAhead: true });

/** F11, F17, F18: what the page does when the world around it fails. */
test.describe('J20', () => {
  test.skip(({ isMobile }) => isMobile, 'nothing of it is a matter of size');

  test('offline, a failing server and answers that are none: told, nothing lost, recovered by itself', async ({
    page,
    context,
    member,
  }) => {
    await openAs(page, member);
    const holdings = page.getByRole('region', { name: 'Holdings' });
    await expect(holdings).toContainText('0.2');
    await markPage(page);

    await test.step('offline, in the middle of Send', async () => {
      const { root, recipient, chosen, amount, next } = await openSend(page);
      await recipient.fill(bitcoin.stranger);
      await context.setOffline(true);
      await expect(page.getByText('Offline', { exact: true })).toBeAttached();
      await next.click();
      await context.setOffline(false);
      await expect(page.getByText('Offline', { exact: true })).toHaveCount(0);
      await retryUntil(root, () => expect(amount).toBeVisible({ timeout: 1_000 }));
      await amount.fill('0.05');
      await root.getByRole('button', { name: 'Back' }).click();
      await expect(chosen).toContainText(bitcoin.stranger);
      await page.keyboard.press('Escape');
    });
    await test.step('a server that answers with errors', async () => {
      await page.route('**/api/wallets/*/transactions?*', fail);
      await page.getByRole('link', { name: 'View all' }).click();
      await expect(page.getByText('ID: req_1').first()).toBeVisible();
      await page.unroute('**/api/wallets/*/transactions?*');
      const retry = page.getByRole('button', { name: 'Retry' }).first();
      // The next block brings the list too: then there is nothing left to press.
      await retry.click({ timeout: 3_000 }).catch(() => undefined);
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Received/ })
          .first(),
      ).toBeVisible();
    });
    await test.step('an answer that is none', async () => {
      await page.route('**/v1/user/sessions', sayNothing);
      await page.getByRole('button', { name: 'User menu' }).click();
      await page.getByRole('menuitem', { name: 'Security' }).click();
      const sessions = page.getByRole('region', { name: 'Active sessions' });
      await expect(sessions.getByRole('button', { name: 'Retry' })).toBeVisible();
      await page.unroute('**/v1/user/sessions');
      await sessions.getByRole('button', { name: 'Retry' }).click();
      await expect(sessions.getByText('This session')).toBeVisible();
    });
    await test.step('a part of the site that does not load (F18, R-SHELL-20, R-NOTE-12)', async () => {
      await page.evaluate(() => {
        window.addEventListener('preload-error', () => Reflect.set(window, 'isTold', true));
      });
      await page.route('**/assets/terms-screen-*', (route) => route.abort());
      await page.getByRole('link', { name: 'Terms' }).click();
      await expect(page.getByText("We couldn't load this page")).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(1);
      expect(await page.evaluate(() => Reflect.get(window, 'isTold'))).toBe(true);
      await page.unroute('**/assets/terms-screen-*');
    });
    await expectSamePage(page);
    await test.step('the reload that is offered brings it', async () => {
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    });
  });

  test('prices that are gone: amounts stay, sending goes on, and they come back by themselves (F17)', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request);
    await fund(request, owner, '0.3');
    await setPriceFeed(request, 'BTC', 'unavailable');
    try {
      await openAs(page, owner);
      const main = page.getByRole('main');
      await markPage(page);
      await expect(main.getByText('Prices unavailable')).toBeVisible();
      await expect(main).toContainText('0.30000000');
      // What it was worth when it came is known all the same.
      await expect(main.getByRole('region', { name: 'Holdings' })).not.toContainText('$');
      await expect(main).not.toContainText(/NaN|undefined|Infinity/);
      await test.step('Max is exact in the coin, and nothing is said in dollars', async () => {
        const send = await openSend(page);
        const { root, amount, next } = send;
        await enterRecipient(send, bitcoin.stranger);
        await root.getByRole('button', { name: 'Max' }).click();
        await expect(amount).toHaveValue(/^0\.2999\d{4}$/);
        await expect(root).not.toContainText(/NaN|undefined|Infinity|\$\d/);
        await next.click();
        await expect(root.getByText('0.30000000').first()).toBeVisible();
        await page.keyboard.press('Escape');
      });
      await setPriceFeed(request, 'BTC', null);
      await page.getByRole('link', { name: 'Accounts' }).first().click();
      await page.getByRole('link', { name: 'Portfolio' }).first().click();
      await expect(main.getByText('Prices unavailable')).toHaveCount(0);
      await expect(main).toContainText('$');
      await expectSamePage(page);
    } finally {
      await setPriceFeed(request, 'BTC', null);
    }
  });

  for (const [what, forward] of [
    ['refused, and a clock a year ahead', 365 * 86_400_000],
    ['refused, and a clock a day behind', -86_400_000],
  ] as const)
    test(`storage that is ${what}: the site works all the same (R-STORE-01)${forward < 0 ? ' @thorough' : ''}`, async ({
      page,
      member,
    }) => {
      await page.addInitScript((ms) => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        const { now } = Date;
        Date.now = () => now() + ms;
      }, forward);
      await page.goto('/');
      await signIn(page, member);
      const main = page.getByRole('main');
      await expect(main.getByRole('region', { name: 'Holdings' })).toContainText('0.2');
      await main.getByRole('button', { name: 'Receive' }).click();
      await expect(page.getByRole('dialog', { name: 'Receive' })).toBeVisible();
      await page.keyboard.press('Escape');
      // The day of what happened just now is that of the server, whatever the device believes.
      await expect(main.getByText('Today', { exact: true }).first()).toBeVisible();
      await expect(main).not.toContainText(/NaN|undefined|Yesterday|days ago/);
      const send = await openSend(page);
      await enterRecipient(send, bitcoin.stranger);
      // A price of now is not called too old for dollars.
      await expect(send.root.getByRole('button', { name: 'Switch to USD' })).toHaveAttribute(
        'aria-disabled',
        'false',
      );
    });

  test('a chain that is down: the last amounts with their age, and news once it is back @thorough', async ({
    page,
    request,
  }) => {
    test.slow();
    const owner = await createOwner(request);
    await fund(request, owner, '0.3');
    try {
      await openAs(page, owner);
      await markPage(page);
      const main = page.getByRole('main');
      const holdings = main.getByRole('region', { name: 'Holdings' });
      await expect(holdings).toContainText('0.3');
      await cutChain(request, 240);
      await expect(holdings).toContainText('As of', { timeout: 15_000 });
      await expect(holdings).toContainText('0.3');
      await expect(page.getByText('Some services are down')).toBeAttached();
      await test.step('what cannot be looked up is said, and is there again with the chain', async () => {
        const send = await openSend(page);
        const { root, amount, next } = send;
        const notice = root.getByText("Bitcoin isn't responding");
        await expect(notice).toBeVisible();
        await enterRecipient(send, bitcoin.stranger);
        await amount.fill('0.1');
        await cutChain(request, 0);
        await expect(notice).toBeHidden({ timeout: 15_000 });
        await retryUntil(root, () => expect(next).toBeEnabled({ timeout: 1_000 }));
        await expect(amount).toHaveValue('0.1');
        await page.keyboard.press('Escape');
      });
      await payFromFaucet(request, owner, '0.05');
      await expect(main.getByText('0.05 BTC incoming')).toBeVisible();
      await expect(main.getByText('As of')).toHaveCount(0);
      await expectSamePage(page);
    } finally {
      await cutChain(request, 0);
    }
  });

  test('a slow network: what loads says so, one press is one send @thorough', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request);
    await fund(request, owner, '0.3');
    const main = page.getByRole('main');
    await test.step('a screen shows that it loads, and what it loads', async () => {
      const release = await delay(page, '**/api/wallets/*/transactions?*');
      await openAs(page, owner, '/wallet/transactions');
      const list = main.getByRole('region', { name: 'Transactions' });
      await expect(list.getByRole('status')).toHaveText('Loading');
      release();
      await expect(list.getByRole('link', { name: /^Received/ }).first()).toBeVisible();
      await expect(list.getByText('Loading')).toHaveCount(0);
    });
    await page.getByRole('link', { name: 'Portfolio' }).first().click();
    const send = await openSend(page);
    const { root, recipient, amount, next, secret, sign } = send;
    await recipient.fill(bitcoin.stranger);
    await test.step('fees that are under way leave what is typed alone', async () => {
      const release = await delay(page, '**/transactions/fees/**');
      await next.click();
      await amount.fill('0.1');
      release();
      await expect(next).toBeEnabled();
      await expect(amount).toHaveValue('0.1');
      await next.click();
    });
    await expect(root.getByText('Total')).toBeVisible();
    await goToSignature(send);
    await secret.fill(cloudPassword);
    await test.step('a send that is under way cannot be left or pressed again', async () => {
      const release = await delay(page, '**/transactions/accounts/*');
      await sign.click({ clickCount: 3 });
      await page.keyboard.press('Escape');
      await expect(root).toBeVisible();
      release();
      await expect(root.getByText('Successfully Sent')).toBeVisible();
    });
    expect(await sentBy(request, owner)).toHaveLength(1);
  });

  test('an answer to a send that is lost: it is found out what became of it @thorough', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request);
    await fund(request, owner, '0.3');
    await openAs(page, owner);
    const send = await prepareSend(page, { recipient: bitcoin.stranger, amount: '0.1' });
    let lost = 0;
    await page.route('**/transactions/accounts/*', async (route) => {
      if (lost > 0) return route.fallback();
      lost += 1;
      // It reaches the service, and the connection breaks before the answer is here.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send.sign.click();
    await expect(send.root.getByText('Successfully Sent')).toBeVisible();
    expect(lost).toBe(1);
    expect(await sentBy(request, owner)).toHaveLength(1);
  });

  test('a server that fails before anything is there: said, tried again, and there @thorough', async ({
    page,
    member,
  }) => {
    for (const [path, broken] of [
      ['**/v1/user', fail],
      ['**/api/wallets?*', sayNothing],
      ['**/v1/config', fail],
    ] as const)
      await test.step(path, async () => {
        await page.route(path, broken);
        await openAs(page, member);
        await markPage(page);
        const retry = page.getByRole('button', { name: 'Retry' }).first();
        const portfolio = page.getByRole('heading', { level: 1, name: 'Portfolio' });
        await expect(retry.or(portfolio).first()).toBeVisible();
        await page.unroute(path);
        await retryUntil(page.locator('body'), () =>
          expect(portfolio).toBeVisible({ timeout: 1_000 }),
        );
        await expect(page.getByRole('region', { name: 'Holdings' })).toContainText('0.2');
        await expectSamePage(page);
      });
  });

  test('a form that the server refuses with an error keeps what was typed @thorough', async ({
    page,
    member,
  }) => {
    await openAs(page, member, '/account/settings/general');
    await markPage(page);
    const name = page.getByLabel('Name');
    for (const broken of [fail, sayNothing, (route: Route) => route.abort()]) {
      await name.fill('Ada King');
      await page.route('**/v1/user', broken);
      await page.getByRole('button', { name: 'Save' }).first().click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(name).toHaveValue('Ada King');
      await expect(name).toBeEditable();
      await page.unroute('**/v1/user');
    }
    await expectSamePage(page);
  });

  test('a dialog whose code does not load is told, and opens once it does (F18) @thorough', async ({
    page,
    member,
  }) => {
    await page.route(/\/assets\/receive-(part|surface)-/, (route) => route.abort());
    await openAs(page, member);
    await expect(page.getByRole('region', { name: 'Holdings' })).toContainText('0.2');
    await markPage(page);
    await page.getByRole('main').getByRole('button', { name: 'Receive' }).click();
    await expect(page.getByText("We couldn't load this page").first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute(/\/assets\/receive-(part|surface)-/);
    await page.getByRole('main').getByRole('button', { name: 'Receive' }).click();
    await expect(page.getByRole('dialog', { name: 'Receive' })).toBeVisible();
    await expectSamePage(page);
  });
});

function fail(route: Route): Promise<void> {
  const json = { message: 'Error', errors: ['Unknown error (ID: req_1)'], requestId: 'req_1' };
  return route.fulfill({ status: 500, json });
}

/** Half of an answer. */
function sayNothing(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'application/json', body: '{"data":[{' });
}

/** Holds every call of these back until it is released; from then on none. */
async function delay(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** A page that is loaded again forgets this. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
}
async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
}
