import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../scripts/serve.mjs';
import { makeWallet } from './check-words.ts';
import { test } from './members.ts';
import { cloudPassword } from './people.ts';
import { expect, expectAccessible, isThorough } from './product.ts';

test.skip(({ isMobile }) => isMobile && !isThorough, 'it is seen on a desktop');

test('R-EMB-05: an element shows the screens of the wallet in a strict page of another origin', async ({
  members: { page, reports, owner },
  url,
}) => {
  await page.evaluate(() => {
    const element = document.createElement('billfold-wallet');
    element.view = 'accounts';
    const link = document.createElement('a');
    Object.assign(link, { href: '/wallet', textContent: 'Your wallet' });
    element.append(link);
    document.querySelector('main')?.append(element);
  });
  const wallet = page.locator('billfold-wallet');
  const account = wallet.getByRole('link', { name: /Bitcoin/ }).first();

  await test.step('it begins with the screen of its attribute, in place of its content', async () => {
    await expect(wallet.getByRole('tab', { name: 'Accounts', selected: true })).toBeVisible();
    await expect(account).toBeVisible();
    await expect(wallet.getByText('Your wallet')).toBeHidden();
    expect(await account.getAttribute('href')).toContain(`${url}/wallet/accounts/`);
    await expectAccessible(page);
  });

  await test.step('its links move inside it, and the page stays', async () => {
    const before = page.url();
    await account.click();
    await expect(wallet.getByText(owner.address).first()).toBeVisible();
    await wallet.getByRole('tab', { name: 'Portfolio' }).click();
    await expect(wallet.getByRole('heading', { name: 'Portfolio', level: 1 })).toBeAttached();
    expect(page.url()).toBe(before);
  });

  await test.step('its buttons open dialogs above the page', async () => {
    await wallet.getByRole('button', { name: 'Receive' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Receive' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('it follows its attributes, and leaves nothing behind', async () => {
    await wallet.evaluate((element) => element.setAttribute('view', 'settings'));
    await expect(wallet.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
    await wallet.evaluate((element) => element.remove());
    await expect(page.locator('[data-billfold]')).toHaveCount(0);
  });
  expect(reports).toEqual([]);
});

test('Billfold.mount draws into a node, update repaints it, and destroy removes all of it', async ({
  members: { page, reports },
}) => {
  await page.evaluate(async () => {
    const place = document.createElement('section');
    place.id = 'place';
    document.body.append(place);
    const billfold = await window.Billfold?.ready;
    const mounted = await billfold?.mount('#place', { view: 'transactions' });
    Object.assign(window, { billfold, mounted });
  });
  const place = page.locator('#place');
  await expect(place.getByRole('tab', { name: 'Transactions', selected: true })).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'billfold').update({ colorScheme: 'dark' }));
  await expect(place.locator('[data-billfold-scheme]')).toHaveAttribute(
    'data-billfold-scheme',
    'dark',
  );
  await page.evaluate(() => Reflect.get(window, 'mounted').show({ view: 'new-wallet' }));
  const frame = place.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'New wallet' })).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'billfold').destroy());
  await expect(place.locator('*')).toHaveCount(0);
  expect(reports).toEqual([]);
});

test('R-EMB-06: a wallet is created in a frame that the page cannot read @main', async ({
  members: { page, reports, owner },
}) => {
  test.setTimeout(120_000);
  await page.evaluate(keepWhatIsTyped);
  await page.evaluate(() => {
    const element = document.createElement('billfold-wallet');
    element.view = 'new-wallet';
    document.querySelector('main')?.append(element);
  });
  const wallet = page.locator('billfold-wallet');
  let words: readonly string[] = [];

  await test.step('a new wallet: password, seed phrase, check of its words', async () => {
    words = await makeWallet(wallet.frameLocator('iframe'), 'Second');
    await expect(wallet.getByRole('tab', { name: 'Portfolio', selected: true })).toBeVisible();
    await expect(wallet.getByText('Your wallet is ready')).toBeVisible();
  });

  await test.step('the page has seen nothing of it', async () => {
    const kept = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'kept')));
    expect(kept).not.toContain(cloudPassword);
    for (const word of words) expect(kept).not.toContain(`"${word}"`);
    await expect(wallet.getByText(words.join(' '))).toHaveCount(0);
  });
  expect(owner.seedPhrase).not.toBe(words.join(' '));
  expect(reports).toEqual([]);
});

test('a page loads the script twice, has a second wallet under a prefix, and links that open dialogs', async ({
  members: { owner, page },
  url,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-twice-'));
  const options = `{ getAccessToken: () => '${owner.token}', prefix: 'acme' }`;
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<script src="${url}/1/billfold.js"></script>
<script>
  const first = Billfold;
  Billfold.init({ getAccessToken: () => '${owner.token}' });
  Billfold.init(${options});
</script>
<script src="${url}/0.1.0/billfold.js"></script>
<script>
  document.title = first === Billfold ? 'one' : 'two';
</script>
<acme-receive label="Acme address"></acme-receive>
<billfold-receive><a href="${url}/wallet">Its own link</a></billfold-receive>
<a href="${url}/wallet" data-billfold="receive">A link</a>`,
  );
  const served = await serveFolder(folder);
  await page.goto(served.url);
  await expect(page).toHaveTitle('one');
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  for (const trigger of [
    page.getByRole('button', { name: 'Acme address' }),
    page.getByRole('link', { name: 'Its own link' }),
    page.getByRole('link', { name: 'A link' }),
  ]) {
    await trigger.click();
    await expect(dialog.getByRole('combobox', { name: 'Account' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(page.url()).toBe(served.url);
  const restored = await page.evaluate(() => {
    const billfold = window.Billfold?.noConflict();
    return [billfold?.version !== undefined, window.Billfold];
  });
  expect(restored).toEqual([true, undefined]);
  await served.close();
  rmSync(folder, { recursive: true });
});

/** Runs in the page: keeps what reaches it of keys, input and messages. */
function keepWhatIsTyped(): void {
  const kept: unknown[] = [];
  Reflect.set(window, 'kept', kept);
  for (const type of ['keydown', 'input', 'paste', 'message'])
    window.addEventListener(
      type,
      (event) => {
        if (event instanceof KeyboardEvent) kept.push(event.key);
        if (event instanceof MessageEvent) kept.push(event.data);
        const [target] = event.composedPath();
        if (target instanceof HTMLInputElement) kept.push(target.value);
      },
      true,
    );
  const { fetch: send } = window;
  window.fetch = (input, options) => {
    kept.push(String(options?.body ?? ''));
    return send(input, options);
  };
}
