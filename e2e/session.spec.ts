import { test } from './member.ts';
import { bitcoin } from './networks.ts';
import { createOwner, endSession, openAs, refuseLiveUpdates, signIn } from './people.ts';
import { expect } from './product.ts';

test('J7: another tab signs out here; a wallet that is gone is dropped (R-STORE-02, R-AUTH-06)', async ({
  page,
  context,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'nothing of it is a matter of size');
  const owner = await createOwner(request, [bitcoin]);
  await page.goto('/');
  await page.evaluate((token) => {
    localStorage.setItem('accessToken', token);
    localStorage.setItem('walletId', '01890000-0000-7000-8000-00000000dead');
  }, owner.token);
  await page.goto(`/wallet/accounts/${owner.accounts[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible();
  const keptWallet = () => page.evaluate(() => localStorage.getItem('walletId'));
  await expect.poll(keptWallet).toBe(owner.walletId);

  const other = await context.newPage();
  await other.goto('/wallet/');
  await other.getByRole('button', { name: 'User menu' }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
});

test('J8, J9, J10: nothing protected shows before sign-in, a token in the address is taken out of it, its end leads back (R-AUTH-05, R-AUTH-07, R-NOTE-09) @main', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'nothing of it is a matter of size');
  const owner = await createOwner(request, [bitcoin]);
  const account = `/wallet/accounts/${owner.accounts[0]?.id}`;
  // What has ever been drawn, also between two looks of ours.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seenHeadings', seen);
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const seen = () => page.evaluate<string[]>(() => Reflect.get(window, 'seenHeadings'));

  await test.step('a deep link of somebody unknown', async () => {
    for (const path of ['/wallet/transactions', '/account/settings', account]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      expect(await seen()).toEqual(['Sign in']);
    }
  });
  await test.step('a token in the address', async () => {
    const requests: string[] = [];
    page.on('request', (each) => requests.push(each.url()));
    await page.goto(`${account}?accessToken=${owner.token}&page=2`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${account}\\?page=2$`));
    const keptToken = () => page.evaluate(() => localStorage.getItem('accessToken'));
    await expect.poll(keptToken).toBe(owner.token);
    // The document's own address, and no other: nothing was asked for before it was clean.
    expect(requests.filter((url) => url.includes(owner.token))).toHaveLength(1);
    const notice = page.getByRole('status').filter({ hasText: `signed in as ${owner.email}` });
    await expect(notice).toContainText(/Deposits go to the wallet \S/);
    await page.goBack();
    await expect(page).not.toHaveURL(/accessToken/);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible();
    await notice.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
  await test.step('the session ends in the middle of a form', async () => {
    // Nobody tells the page before: the form finds out.
    await refuseLiveUpdates(page);
    await page.goto('/account/settings/general');
    await page.getByLabel('Name').fill('Ada King');
    // Ended before, it could be found out by a call of the page that is still under way.
    await page.route('**/v1/user', async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      await endSession(request, owner);
      await page.unroute('**/v1/user');
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(
      page.getByText(
        'For your security we ended your session. Sign in to continue where you were.',
      ),
    ).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toEqual({});
    await signIn(page, owner);
    await expect(page).toHaveURL(/\/account\/settings\/general$/);
    await expect(page.getByLabel('Name')).toHaveValue('Ada King');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('Saved').first()).toBeVisible();
  });
});

test('J17: an embedded page can be framed by its own origin and has nothing around it; others cannot (R-EMB-01, R-EMB-03)', async ({
  page,
  request,
  member,
  isMobile,
}) => {
  test.skip(isMobile, 'nothing of it is a matter of size');
  await openAs(page, member, '/wallet/embed/accounts');
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add account' })).toBeDisabled();
  for (const landmark of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-billfold-scheme', 'light');
  const policyOf = async (path: string) => {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    return answer.headers()['content-security-policy'];
  };
  expect(await policyOf('/wallet/embed/accounts')).toContain("frame-ancestors 'self'");
  expect(await policyOf('/wallet/accounts')).toContain("frame-ancestors 'none'");
  await page.getByRole('link', { name: 'Bitcoin' }).click();
  await expect(page).toHaveURL(/\/wallet\/embed\/accounts\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeFocused();
});
