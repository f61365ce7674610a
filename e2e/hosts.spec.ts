import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { serveFolder } from '../scripts/serve.mjs';
import { buildHostPage, compilePreflight } from '../test/build-host-page.ts';
import { expect, expectAccessible, test as onProduct } from './product.ts';

interface Host {
  /** Folder of a page with Tailwind's preflight, a modal dialog of Radix, and our elements and dialogs. */
  readonly folder: string;
}
interface HostPage {
  /** Opens the page, with attributes of its root and further styles. */
  readonly openHost: (root?: string, styles?: string) => Promise<Page>;
}

const test = onProduct.extend<HostPage, Host>({
  folder: [
    async ({ url }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'billfold-hosts-'));
      const ours = await buildHostPage(
        join(import.meta.dirname, '../packages/react/src/test-support/host-dialog-page.tsx'),
        folder,
      );
      writeFileSync(join(folder, 'ours.css'), ours);
      writeFileSync(join(folder, 'preflight.css'), await compilePreflight());
      writeFileSync(join(folder, 'index.html'), pageOf(url, '', ''));
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  openHost: async ({ browser, contextOptions, url, folder }, use) => {
    const served = await serveFolder(folder);
    const context = await browser.newContext(contextOptions);
    const faults: string[] = [];
    await use(async (root = '', styles = '') => {
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text());
      });
      writeFileSync(join(folder, 'index.html'), pageOf(url, root, styles));
      await page.goto(served.url);
      return page;
    });
    await context.close();
    await served.close();
    expect(faults).toEqual([]);
  },
});

const pageOf = (url: string, root: string, styles: string): string => `<!doctype html>
<html lang="en" ${root}>
<title>Corner shop</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="ours.css"><link rel="stylesheet" href="preflight.css">
<style>${styles}</style>
<script src="${url}/1/billfold.js" data-sandbox data-color-scheme="light"></script>
<script type="module" src="page.js"></script>
</html>`;

/** Chooses an account by the pointer, and goes on to its address. */
async function seeAddress(dialog: Locator): Promise<void> {
  await dialog.getByRole('combobox', { name: 'To account' }).click();
  await dialog
    .getByRole('option', { name: /Bitcoin/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy Deposit Address' })).toBeVisible();
}

for (const way of ['Element', 'React'])
  test(`${way}: a dialog of ours works above an open modal dialog of Radix, which stays open`, async ({
    openHost,
  }) => {
    const page = await openHost();
    await page.getByRole('button', { name: 'Check out' }).click();
    const order = page.locator('[role=dialog]').filter({ hasText: 'Your order' });
    const trigger = page.getByRole('button', { name: `${way}: receive` });
    const dialog = page.getByRole('dialog', { name: 'Receive' });

    await test.step('it is used by the pointer, and keeps the focus', async () => {
      await trigger.click();
      await seeAddress(dialog);
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((node) => node.matches(':focus-within'))).toBe(true);
      }
      await expect(order).toBeVisible();
    });
    await test.step('Escape closes it alone, and the focus goes back', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(order).toBeVisible();
      await expect(trigger).toBeFocused();
    });
    await test.step('its backdrop closes it alone', async () => {
      await trigger.click();
      await expect(dialog.getByRole('combobox')).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(dialog).toBeHidden();
      await expect(order).toBeVisible();
    });
    await test.step('the dialog of Radix takes text again, and closes by itself', async () => {
      await page.getByRole('textbox', { name: 'Note' }).fill('By the door');
      await page.keyboard.press('Escape');
      await expect(order).toBeHidden();
    });
  });

test('Send of the script tag takes text above an open modal dialog of Radix', async ({
  openHost,
}) => {
  const page = await openHost();
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Element: send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await dialog.getByLabel('Recipient Address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  // Continue would stop at an account that was switched only then.
  await expect(dialog.getByText(/^Switched from Bitcoin/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('0.1');
  await expect(page.locator('[role=dialog]').filter({ hasText: 'Your order' })).toBeVisible();
});

test('a dialog that is opened from outside the open modal dialog of Radix can be used', async ({
  openHost,
}) => {
  const page = await openHost();
  const beside = page.getByRole('button', { name: 'Beside it: receive' });
  const press = await beside.elementHandle();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  // The page itself opens it: Radix lets no pointer reach what is beside its dialog.
  await press?.evaluate((button) => button instanceof HTMLElement && button.click());
  await seeAddress(page.locator('dialog'));
});

/** Reads all computed styles of a dialog and of what is in it. */
const readStyles = (dialog: Locator): Promise<readonly string[]> =>
  dialog.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`)
        .join('\n');
    }),
  );

test('the script tag looks the same under a root of 62.5 %, and on a page from right to left', async ({
  openHost,
}) => {
  const looks = async (root?: string, styles?: string) => {
    const page = await openHost(root, styles);
    await page.getByRole('button', { name: 'Check out' }).click();
    const trigger = page.getByRole('button', { name: 'Element: receive' });
    const button = await trigger.evaluate((node) => {
      const { fontSize, paddingInlineStart, minHeight, backgroundColor } = getComputedStyle(node);
      return { fontSize, paddingInlineStart, minHeight, backgroundColor };
    });
    await trigger.click();
    const dialog = page.getByRole('dialog', { name: 'Receive' });
    const field = dialog.getByRole('combobox', { name: 'To account' });
    await expect(field).toBeVisible();
    await page.mouse.move(1, 1);
    await expectAccessible(page, ['color-contrast']);
    const computed = await readStyles(dialog);
    await field.click();
    const option = dialog.getByRole('option').first();
    await expect(option).toBeVisible();
    const [fieldBox, optionBox] = [await field.boundingBox(), await option.boundingBox()];
    await page.close();
    return { button, styles: computed, fieldBox, optionBox };
  };
  const plain = await looks();
  expect(plain.styles.length).toBeGreaterThan(20);
  expect(await looks('', 'html { font-size: 62.5%; }')).toEqual(plain);
  expect(await looks('dir="rtl"')).toEqual(plain);
});
