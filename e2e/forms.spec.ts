import type { Locator, Page } from '@playwright/test';
import { bitcoin } from './networks.ts';
import {
  cloudPassword,
  createOwner,
  fund,
  openAs,
  refuseLiveUpdates,
  type SignedUp,
  sentBy,
  signIn,
} from './people.ts';
import { expect, test } from './product.ts';
import { goToSignature, prepareSend } from './send-dialog.ts';

// Without a connection only parts that were loaded before can be opened.
test.use({ loadsAhead: true });

/** Restored input: text typed when a session ends is back after signing in, on the page where it was. */
test.describe('J20 F11 @thorough', () => {
  test.skip(({ isMobile }) => isMobile, 'nothing of it is a matter of size');

  test('a session that ends at the signature of a send: all of it is there again but the key', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request);
    await fund(request, owner, '0.3');
    // Nobody tells the page before: the signature finds out.
    await refuseLiveUpdates(page);
    await openAs(page, owner);
    const send = await prepareSend(page, { recipient: bitcoin.stranger, amount: '0.125' });
    const { root, chosen, amount, next, secret, sign } = send;
    await refuseSession(page);
    await sign.click();
    await signInAgain(page, owner);

    await expect(chosen).toContainText(bitcoin.stranger);
    await next.click();
    await expect(amount).toHaveValue('0.125');
    await next.click();
    await expect(root.getByText('Total', { exact: true })).toBeVisible();
    await goToSignature(send);
    await expect(secret).toHaveValue('');
    await secret.fill(cloudPassword);
    await sign.click();
    await expect(root.getByText('Successfully Sent')).toBeVisible();
    const token = await storedToken(page);
    expect(await sentBy(request, { token, walletId: owner.walletId })).toHaveLength(1);
  });

  test('a session that ends in any other form: what was typed is there again', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request);
    await fund(request, owner, '0.3');
    await openAs(page, owner);
    const main = page.getByRole('main');
    const dialog = (name: string) => page.getByRole('dialog', { name });
    const forms: readonly Form[] = [
      {
        path: '/wallet/settings',
        field: main.getByLabel('Name'),
        text: 'Holidays',
      },
      {
        path: '/wallet/settings/security',
        open: () => openNewContact(page),
        field: dialog('New contact').getByLabel('Name'),
        text: 'Grace',
        others: [[dialog('New contact').getByLabel('Address'), bitcoin.stranger]],
      },
      {
        path: '/wallet/accounts',
        open: () => main.getByRole('button', { name: 'Add account' }).click(),
        field: dialog('Add account').getByLabel('Account name'),
        text: 'Rent',
      },
      {
        path: '/wallet/accounts',
        open: async () => {
          await main.getByRole('button', { name: 'Actions for Bitcoin' }).click();
          await page.getByRole('menuitem', { name: 'Rename' }).click();
        },
        field: dialog('Rename Bitcoin').getByRole('textbox'),
        text: 'Coffee',
      },
      { path: '/wallet/new-wallet', field: page.getByLabel('Wallet name'), text: 'Pension' },
      {
        path: '/account/settings/general',
        open: () => main.getByRole('button', { name: 'Change email' }).click(),
        field: dialog('Change email').getByLabel('New email'),
        text: 'ada@example.org',
        secret: dialog('Change email').getByRole('textbox', { name: 'Current password' }),
      },
      {
        path: '/account/settings/developer',
        open: () => main.getByRole('button', { name: 'Create token' }).click(),
        field: dialog('Create token').getByRole('textbox', { name: 'Name' }),
        text: 'Reports',
      },
    ];
    for (const { path, open, field, text, others = [], secret } of forms)
      await test.step(`${path}: ${text}`, async () => {
        await visit(page, path);
        await open?.();
        await field.fill(text);
        for (const [other, otherText] of others) await other.fill(otherText);
        await secret?.fill(cloudPassword);
        await refuseSession(page);
        await askSomething(page);
        await signInAgain(page, owner);
        await expect(page).toHaveURL(new RegExp(`${path}/?(general)?$`));
        await expect(field).toHaveValue(text);
        for (const [other, otherText] of others) await expect(other).toHaveValue(otherText);
        if (secret) await expect(secret).toHaveValue('');
        await page.keyboard.press('Escape');
      });
  });
});

interface Form {
  readonly path: string;
  readonly open?: () => Promise<void>;
  readonly field: Locator;
  readonly text: string;
  readonly others?: readonly (readonly [Locator, string])[];
  readonly secret?: Locator;
}

async function openNewContact(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Manage contacts' }).click();
  await page.getByRole('button', { name: 'Add contact' }).first().click();
}

/** Without loading the page again, which would forget what nobody typed to the end. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The token of this page is over from now on. */
async function refuseSession(page: Page): Promise<void> {
  const request = page.request;
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  expect((await request.post('/v1/user/logout', { headers })).ok()).toBe(true);
}

/** Goes offline and back, which makes the page refetch everything. */
async function askSomething(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

async function signInAgain(page: Page, owner: SignedUp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await signIn(page, owner);
}

function storedToken(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('accessToken') ?? '');
}
