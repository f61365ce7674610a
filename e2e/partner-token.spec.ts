import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { serveFolder } from '../scripts/serve.mjs';
import { lookOf } from './button-look.ts';
import { makeWallet } from './check-words.ts';
import { ethereum } from './networks.ts';
import { test as onPaidProduct } from './paid-product.ts';
import { cloudPassword, createOwner, mine, type Owner, openAs, signInPassword } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';
import { frameOf, goToFrame, signInFrame } from './send-element.ts';
import { call } from './settled-shop.ts';

interface Business {
  readonly owner: Owner;
  readonly mint: (scopes: readonly string[], externalUserId?: string) => Promise<Minted>;
  /** Creates a publishable key for its pages. */
  readonly createPageKey: () => Promise<string>;
}
/** A business whose own server asks for tokens of its people. */
interface Partner extends Business {
  /** A person with a wallet and 0.3 ETH in it, made by a token of the business. */
  readonly createPerson: (externalUserId: string) => Promise<Person>;
  /** Opens a page of the business that holds this markup. */
  readonly openPage: (body: string, prepare?: (page: Page) => Promise<unknown>) => Promise<Page>;
}
interface Minted {
  readonly token: string;
  readonly expiresAt: string;
}
interface Person {
  readonly walletId: string;
  readonly address: string;
}

const test = onPaidProduct.extend<{ readonly partner: Partner }>({
  partner: async ({ browser, contextOptions, request, url }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'billfold-partner-'));
    const served = await serveFolder(folder);
    const { origin } = new URL(served.url);
    const business = await openBusiness(request, origin);
    const { mint } = business;
    const context = await browser.newContext(contextOptions);
    const faults: string[] = [];
    await use({
      ...business,
      createPerson: async (externalUserId) => {
        const { token } = await mint(
          ['wallets:write', 'accounts:write', 'receive'],
          externalUserId,
        );
        return createWalletOf(request, token);
      },
      openPage: async (body, prepare) => {
        writeFileSync(
          join(folder, 'index.html'),
          `<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:," />
${body.replaceAll('$URL', url)}</html>`,
        );
        const page = await context.newPage();
        page.on('pageerror', ({ message }) => faults.push(message));
        await prepare?.(page);
        await page.goto(served.url);
        return page;
      },
    });
    await context.close();
    await served.close();
    rmSync(folder, { recursive: true });
    expect(faults).toEqual([]);
  },
});

/** Opens a business, with a key with which its server asks for tokens. */
async function openBusiness(request: APIRequestContext, origin: string): Promise<Business> {
  const owner = await createOwner(request, []);
  const { token } = owner;
  const ask = (path: string, data: object) => call(request, token, { method: 'post', path, data });
  const { data: business } = await ask('/v1/dash/businesses', { name: 'Partner' });
  await ask('/v1/user/step-up', { password: signInPassword });
  const createKey = async (fields: object): Promise<string> => {
    const { data } = await ask(`/v1/dash/businesses/${business.id}/api-keys`, {
      ...{ name: 'Pages', livemode: false, expiresAt: null },
      ...{ scopes: [], allowedIps: [], allowedOrigins: [], ...fields },
    });
    return data.secret;
  };
  const key = await createKey({ kind: 'SECRET', scopes: ['embed:write'] });
  return {
    owner,
    mint: async (scopes, externalUserId = 'member-17') => {
      const data = { externalUserId, allowedOrigins: [origin], scopes };
      const session = { method: 'post', path: '/v1/embed/sessions', data } as const;
      return (await call(request, key, session)).data;
    },
    createPageKey: () =>
      createKey({ kind: 'PUBLISHABLE', allowedOrigins: ['https://shop.example'] }),
  };
}

async function createWalletOf(request: APIRequestContext, token: string): Promise<Person> {
  const post = (path: string, data: object) => call(request, token, { method: 'post', path, data });
  const { id: walletId, seedPhrase } = await post('/api/wallets/create', {
    ...{ name: 'Savings', password: cloudPassword, wordCount: 12, seedPhrase: null },
    walletType: 'INDIVIDUAL',
  });
  await post(`/api/wallets/${walletId}/activate`, { seedPhrase });
  const { id } = await post(`/api/wallets/${walletId}/accounts`, {
    ...{ name: ethereum.name, cryptoCurrencyType: ethereum.code, password: null, seedPhrase: null },
  });
  const path = `/api/wallets/${walletId}/accounts/${id}/deposit-address`;
  const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
  const { addressValue: address } = await answer.json();
  const coins = { address, asset: ethereum.code, amount: '0.3' };
  const faucet = await request.post(`/v1/dev/sandbox/${ethereum.code}/faucet`, { data: coins });
  expect(faucet.ok()).toBe(true);
  await mine(request, ethereum.confirmations, ethereum);
  return { walletId, address };
}

/** The page with the script tag, both elements, and a line that says what their events said. */
const pageWith = (attributes: string): string => `
<script async src="$URL/1/billfold.js" ${attributes}></script>
<main><h1>Partner</h1><billfold-receive></billfold-receive> <billfold-send></billfold-send></main>
<p role="status"></p>
<script>
  const said = document.querySelector('[role=status]');
  document.addEventListener('billfold-error', ({ detail }) => {
    said.textContent += ' error ' + detail.error.code + ' ' + (detail.error.option ?? '');
  });
  document.addEventListener('billfold-sent', ({ detail }) => {
    said.textContent += ' sent ' + detail.transaction.hash;
  });
</script>`;
const byEndpoint = pageWith('data-token-endpoint="/billfold/token"');

/** Answers the token endpoint of the page. */
const answerToken = (answer: (route: Route) => Promise<unknown>) => (page: Page) =>
  page.route('**/billfold/token', answer);

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('J16: a person of a partner makes a wallet on its page, and sees its accounts there', async ({
  partner: { mint, openPage },
}) => {
  test.slow();
  const scopes = ['portfolio:read', 'wallets:write', 'accounts:read', 'accounts:write', 'receive'];
  const page = await openPage(
    `<script src="$URL/1/billfold.js"></script>
<script>Billfold.init({ getAccessToken: () => askPartner() });</script>
<main><h1>Partner</h1><billfold-wallet view="new-wallet"></billfold-wallet></main>`,
    // The partner's own server knows who is signed in on its page.
    (page) => page.exposeFunction('askPartner', () => mint(scopes)),
  );
  const wallet = page.locator('billfold-wallet');

  await test.step('the wallet is made in the frame of its own origin', async () => {
    await makeWallet(wallet.frameLocator('iframe'), 'Savings');
    await expect(wallet.getByText('Your wallet is ready')).toBeVisible();
  });

  await test.step('its accounts are shown on the page of the partner', async () => {
    await wallet.evaluate((element) => element.setAttribute('view', 'accounts'));
    await expect(wallet.getByRole('tab', { name: 'Accounts', selected: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a token for receiving alone shows the address of the person', async ({
  partner: { mint, createPerson, openPage },
}) => {
  const { address } = await createPerson('member-17');
  const answer = async (route: Route) => route.fulfill({ json: await mint(['receive']) });
  const page = await openPage(byEndpoint, answerToken(answer));
  const refused: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) refused.push(`${response.status()} ${response.url()}`);
  });

  await page.getByRole('button', { name: 'Receive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy Deposit Address' })).toBeVisible();
  // The address is shown in groups of four.
  const shown = async () => (await dialog.textContent())?.replaceAll(/\s/g, '');
  await expect.poll(shown).toContain(address);
  expect(refused).toEqual([]);
});

test('Send with a token for receiving alone says what its owner has to add', async ({
  partner: { mint, createPerson, openPage },
}) => {
  await createPerson('member-17');
  const answer = async (route: Route) => route.fulfill({ json: await mint(['receive']) });
  const page = await openPage(byEndpoint, answerToken(answer));
  const refused: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) refused.push(`${response.status()} ${response.url()}`);
  });

  await page.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await expect(dialog.getByRole('alert')).toHaveText(
    "This page can't send until its owner adds the scope “send” to its token.",
  );
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'error scope_missing' })).toBeVisible();
  await expectAccessible(page);
  expect(refused).toEqual([]);
});

test('the screens of the wallet offer what the scopes of the token allow', async ({
  partner: { mint, createPerson, openPage },
}) => {
  await createPerson('member-17');
  const scopes = ['portfolio:read', 'accounts:read', 'transactions:read', 'receive'];
  const page = await openPage(
    `<script src="$URL/1/billfold.js"></script>
<script>Billfold.init({ getAccessToken: () => askPartner() });</script>
<main><h1>Partner</h1><billfold-wallet view="portfolio"></billfold-wallet></main>`,
    (page) => page.exposeFunction('askPartner', () => mint(scopes)),
  );
  const wallet = page.locator('billfold-wallet');
  await expect(wallet.getByRole('button', { name: 'Receive', exact: true })).toBeVisible();
  await expect(wallet.getByRole('button', { name: /^Send/ })).toHaveCount(0);
});

test('a token for sending signs in the frame, for the person that the server named', async ({
  partner: { mint, createPerson, openPage },
}) => {
  test.slow();
  await createPerson('member-17');
  const answer = async (route: Route) => route.fulfill({ json: await mint(['send']) });
  const page = await openPage(byEndpoint, answerToken(answer));
  const send = await goToFrame(page);
  await signInFrame(frameOf(page), cloudPassword);
  await expect(send.root.getByText('Successfully Sent')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /sent 0x[0-9a-f]{64}/ })).toBeVisible();
});

/** A source of tokens that fails, and what the page learns of it. */
interface Failure {
  readonly name: string;
  /** Body of `getAccessToken`. */
  readonly source: string;
  readonly line: RegExp;
}
const failures: readonly Failure[] = [
  {
    name: 'throws',
    source: "throw new Error('no member')",
    line: /^\[billfold\] getAccessToken failed\./,
  },
  {
    name: 'rejects',
    source: "return Promise.reject(new Error('no member'))",
    line: /^\[billfold\] getAccessToken failed\./,
  },
  {
    name: 'returns rubbish',
    source: 'return { accessToken: 42 }',
    line: /^\[billfold\] getAccessToken returned neither a token nor null\./,
  },
  {
    name: 'hangs',
    source: 'return new Promise(() => undefined)',
    line: /^\[billfold\] getAccessToken gave no answer within 15 seconds\./,
  },
];
for (const { name, source, line } of failures)
  test(`a token callback that ${name} is one line, an event and a dialog`, async ({
    partner: { openPage },
  }) => {
    const lines: string[] = [];
    const init = `<script>BillfoldQueue = [(billfold) => billfold.init({ getAccessToken() { ${source} } })];</script>`;
    const page = await openPage(init + pageWith(''), async (page) => {
      await page.clock.install();
      page.on('console', (message) => {
        if (message.text().startsWith('[billfold]')) lines.push(message.text());
      });
    });
    await page.getByRole('button', { name: 'Receive' }).click();
    const dialog = page.getByRole('dialog', { name: 'Receive' });
    await expect(dialog).toBeVisible();
    await page.clock.runFor(16_000);
    await expect(dialog.getByRole('alert')).toContainText("We couldn't load your wallet");
    await expect(
      page.getByRole('status').filter({ hasText: 'error token_provider_failed' }),
    ).toBeVisible();
    expect(lines).toEqual([expect.stringMatching(line)]);
    await page.clock.runFor(1_000);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(1_000);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Partner' })).toBeVisible();
  });

test('a token of another person opens none of the wallet that the page names', async ({
  partner: { mint, createPerson, openPage },
}) => {
  const { walletId, address } = await createPerson('member-17');
  const answer = async (route: Route) =>
    route.fulfill({ json: await mint(['receive', 'send'], 'member-18') });
  const page = await openPage(
    pageWith(`data-token-endpoint="/billfold/token" data-wallet="${walletId}"`),
    answerToken(answer),
  );
  for (const name of ['Receive', 'Send']) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    expect((await dialog.textContent())?.replaceAll(/\s/g, '')).not.toContain(address);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('status').filter({ hasText: /error \w+/ })).toBeVisible();
});

test('R-EMB-02: the look that a merchant saves is that of button and dialog on its page, where the page names no other', async ({
  page,
  partner: { owner, mint, createPerson, createPageKey, openPage },
}) => {
  test.slow();
  await createPerson('member-17');
  const key = await createPageKey();
  const answer = async (route: Route) => route.fulfill({ json: await mint(['receive']) });
  const markup = (attributes = ''): string =>
    pageWith(`data-token-endpoint="/billfold/token" data-publishable-key="${key}" ${attributes}`);
  const partsOf = (shop: Page) => ({
    trigger: shop.getByRole('button', { name: 'Receive' }),
    next: shop.getByRole('dialog', { name: 'Receive' }).getByRole('button', { name: 'Continue' }),
  });

  await openAs(page, owner, '/payments/settings/cryptocurrency/embed');
  await page.getByLabel('Buttons', { exact: true }).fill('#fde047');
  const preview = page.getByRole('region', { name: 'Preview' }).getByRole('button');
  const chosen = 'rgb(253, 224, 71)';
  await expect(preview).toHaveCSS('background-color', chosen);
  // The text on it follows from the color.
  const saved = await lookOf(preview);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();

  await test.step('the page has it before a click, in one request', async () => {
    const asked: string[] = [];
    const shop = await openPage(markup(), async (shop) => {
      await answerToken(answer)(shop);
      shop.on('request', (each) => {
        if (each.url().includes('/v1/embed/settings')) asked.push(each.method());
      });
    });
    const { trigger, next } = partsOf(shop);
    await expect.poll(() => lookOf(trigger)).toEqual(saved);
    await trigger.click();
    await expect(next).toBeEnabled();
    await expect.poll(() => lookOf(next)).toEqual(saved);
    expect(asked).toEqual(['GET']);
    await expectAccessible(shop);
  });

  await test.step('an attribute of the page overrides it, and update() takes that back', async () => {
    const colors = `data-colors='{"accent":"#123456"}'`;
    const shop = await openPage(markup(colors), answerToken(answer));
    const { trigger, next } = partsOf(shop);
    const own = ['rgb(255, 255, 255)', 'rgb(18, 52, 86)'];
    await expect.poll(() => lookOf(trigger)).toEqual(own);
    await trigger.click();
    await expect(next).toBeEnabled();
    await expect.poll(() => lookOf(next)).toEqual(own);
    await shop.evaluate(async () => (await window.Billfold?.ready)?.update({ colors: undefined }));
    await expect.poll(() => lookOf(next)).toEqual(saved);
    await expect.poll(() => lookOf(trigger)).toEqual(saved);
  });

  await test.step('a page without an answer has the built-in colors, and works', async () => {
    const shop = await openPage(markup(), async (shop) => {
      await answerToken(answer)(shop);
      await shop.route('**/v1/embed/settings*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      );
    });
    const { trigger, next } = partsOf(shop);
    const builtIn = ['rgb(255, 255, 255)', 'rgb(11, 107, 75)'];
    await expect.poll(() => lookOf(trigger)).toEqual(builtIn);
    await trigger.click();
    await expect(next).toBeEnabled();
    await expect.poll(() => lookOf(next)).toEqual(builtIn);
  });
});
