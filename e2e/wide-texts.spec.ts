import type { APIRequestContext, Page } from '@playwright/test';
import { bitcoin, ethereum } from './networks.ts';
import { createOwner, fund, type Owner, openAs } from './people.ts';
import { expect, overflowOf, test } from './product.ts';

/** Names as long as they may be, of the widest letters. */
const name = 'W'.repeat(64);
const kanji = '帳'.repeat(64);
const amount = '123456789012.123456789012345678';
const symbol = 'WWWWWWWWWWWW';
const networkCount = 40;

/** Answers of a wallet: `prices` with a value for everything or for nothing, or `none` without an account. */
type Wallet = 'prices' | 'no prices' | 'none';

test.skip(({ isMobile }) => isMobile, 'the window is narrower than a phone');

test('names of 64 wide letters, amounts of 18 decimals and 40 networks fit 320 px, in both directions', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await makeOwner(request);
  await answerWith(page, owner, 'prices');
  await openAs(page, owner);
  const [account] = owner.accounts;
  const id = await newestTransaction(request, owner);
  await lookAt(page, '/wallet/', async () => {
    await page
      .getByRole('button', { name: /on its networks|networks/ })
      .first()
      .click();
    const holdings = page.getByRole('region', { name: 'Holdings' });
    await expect(holdings.getByRole('row')).toHaveCount(networkCount + 4);
  });
  for (const path of [
    '/wallet/accounts',
    `/wallet/accounts/${account?.id}`,
    '/wallet/transactions',
    `/wallet/transactions/${id}`,
    '/wallet/contacts',
    `/wallet/assets/${symbol}`,
    '/wallet/settings/general',
    '/wallet/settings/accounts',
    '/wallet/settings/security',
    '/wallet/settings/privacy',
    '/account/settings/general',
    '/account/platform',
  ])
    await lookAt(page, path);
  for (const title of ['Send', 'Receive'])
    await lookAt(page, `/wallet/?${title}#${title.toLowerCase()}`, async () => {
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('combobox').first()).toBeVisible();
    });
  await lookAt(page, '/wallet/accounts', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const wallet of ['no prices', 'none'] as const)
  test(`a wallet with ${wallet === 'none' ? 'no account' : wallet} fits 320 px, in both directions`, async ({
    page,
    request,
  }) => {
    const owner = await makeOwner(request);
    await answerWith(page, owner, wallet);
    await openAs(page, owner);
    for (const path of [
      '/wallet/',
      '/wallet/accounts',
      '/wallet/transactions',
      '/wallet/settings/general',
      '/wallet/settings/accounts',
      ...(wallet === 'none' ? [] : [`/wallet/assets/${symbol}`]),
      '/wallet/#receive',
      '/wallet/contacts',
      '/wallet/#send',
    ])
      await lookAt(page, path);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

/** Opens it by its address in a window of 320 px, and shows more of it by `show`. */
async function lookAt(page: Page, path: string, show?: () => Promise<unknown>): Promise<void> {
  await test.step(path, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0);
    await show?.();
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      await expect.poll(() => tooWide(page), direction).toEqual([]);
      await expect.poll(() => overflowOf(page), direction).toBe(0);
    }
  });
}

/** Returns what reaches beyond the window and is not cut or scrolled by what it is in. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isContained = (element: Element): boolean => {
      for (let outer = element.parentElement; outer; outer = outer.parentElement)
        if (getComputedStyle(outer).overflowX !== 'visible') return true;
      return false;
    };
    const roots = document.querySelectorAll('main *, dialog[open], dialog[open] *');
    return [...roots]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right - left > 1 && (left < -1 || right > width + 1) && !isContained(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

async function makeOwner(request: APIRequestContext): Promise<Owner> {
  const owner = await createOwner(request, [ethereum, bitcoin]);
  await fund(request, owner, '0.3');
  const answer = await request.post(`/api/wallets/${owner.walletId}/contacts`, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { name: kanji, network: 'BTC', address: bitcoin.stranger, memo: null },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return owner;
}

async function newestTransaction(request: APIRequestContext, owner: Owner): Promise<string> {
  const headers = { authorization: `Bearer ${owner.token}` };
  const answer = await request.get(`/api/wallets/${owner.walletId}/transactions`, { headers });
  const { items } = await answer.json();
  return items[0].id;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of the server, of which a part is replaced.
type Answer = any;

/** Puts wide names and long amounts in the place of the owner's. */
async function answerWith(page: Page, { walletId }: Owner, wallet: Wallet): Promise<void> {
  const price = wallet === 'prices' ? '98765432.12345678' : null;
  const fiat = price === null ? null : '999999999999.99';
  const tokens = Array.from({ length: networkCount }, (_, index) => ({
    ...{ tokenId: `W${index}@ETH`, name, symbol, balance: amount, decimals: 18 },
    ...{ logo: null, isHidden: false, contract: `0x${`${index}`.padStart(40, '0')}` },
  }));
  const widen = (account: Answer): Answer => ({
    ...{ ...account, name: account.blockchainNetwork === 'ETH' ? name : kanji },
    ...{ nativeBalance: account.blockchainNetwork === 'ETH' ? amount : account.nativeBalance },
    ...{ fiatBalance: fiat, tokens: account.blockchainNetwork === 'ETH' ? tokens : [] },
  });
  const asset = { balance: amount, fiat, share: null, price, change24hPercent: null };
  const changes: readonly (readonly [pattern: RegExp, (answer: Answer) => Answer])[] = [
    [/\/api\/wallets\/?$/, (answer) => ({ ...answer, items: answer.items.map(rename) })],
    [
      /\/accounts$/,
      (answer) => ({
        ...answer,
        ...{ items: wallet === 'none' ? [] : answer.items.map(widen) },
        ...(wallet === 'none' && { total: 0 }),
      }),
    ],
    [/\/accounts\/[\w-]{36}$/, widen],
    [
      /\/statistics$/,
      (answer) => ({
        ...answer,
        totalBalance: fiat,
        assets: ['ETH', symbol].map((each) => ({ ...asset, symbol: each, network: 'ETH' })),
      }),
    ],
    [
      /\/transactions$/,
      (answer) => ({
        ...answer,
        items: answer.items.map((each: Answer) => ({ ...each, note: name })),
      }),
    ],
  ];
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/wallets'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const change = changes.find(([pattern]) => pattern.test(pathname))?.[1];
      if (change === undefined || route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, json: change(await response.json()) });
    },
  );
  function rename(each: Answer): Answer {
    return each.id === walletId ? { ...each, name } : each;
  }
}
