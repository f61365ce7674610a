import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { productsVariable } from './start-products.ts';

/** Set when the tests run every journey (`npm run prove journeys`) instead of one of each kind. */
export const isThorough = process.env['EVERY_JOURNEY'] !== undefined;

interface WorkerProduct {
  /** Where the product of this worker runs. */
  readonly url: string;
}

interface Pages {
  /** Has a page load the screens and dialogs that are one click away, as it does unless the browser saves data. */
  readonly loadsAhead: boolean;
}

/**
 * Tests on a page of the running product. Each fails on an uncaught error, on a report of the
 * content security policy, and on a request to any other origin.
 */
export const test = base.extend<Pages, WorkerProduct>({
  loadsAhead: [isThorough, { option: true }],
  url: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const urls = process.env[productsVariable]?.split(' ') ?? [];
      const url = urls[parallelIndex];
      if (url === undefined) throw new Error(`no product was started for worker ${parallelIndex}`);
      await use(url);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ url }, use) => use(url),
  context: async ({ context, loadsAhead }, use) => {
    if (!loadsAhead) await saveData(context);
    await use(context);
  },
  page: async ({ page, url }, use) => {
    const faults: string[] = [];
    watch(page, url, faults);
    page.context().on('page', (other) => watch(other, url, faults));
    await use(page);
    expect(faults).toEqual([]);
  },
});

/**
 * Has the pages of a context load what is opened alone, as where a person saves data. To load the seventy files that
 * may be opened next is a fifth of the processor time of a short journey.
 */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const connection: unknown = Reflect.get(navigator, 'connection');
    if (connection instanceof Object)
      Object.defineProperty(connection, 'saveData', { get: () => true });
  });
}

/** Notes in `faults` what no page may do, for pages that a test opens in a context of its own. */
export function watch(page: Page, url: string, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/content security policy|trusted type/i.test(text)) faults.push(text);
  });
  page.on('request', (request) => {
    const address = request.url();
    const isOurs = address.startsWith(url) || /^(data|blob|about):/.test(address);
    if (!isOurs) faults.push(`request to ${address}`);
  });
}

/** Accessibility rules of axe that a change of theme or size alone can break. */
export const rulesOfLook = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Rules that a change of theme alone can break: themes differ by their colours. */
const rulesOfTheme = ['color-contrast'];

/** No violation of the WCAG rules that axe knows, or of `rules` alone, on all that shows now. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  try {
    // A notification that begins to fade meanwhile is gone at once, and never half transparent.
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 10_000 });
    await animationsEnd(page);
    expect(await findFaults(page, rules)).toEqual([]);
  } finally {
    await devtools.detach();
  }
}

/**
 * Checks in both themes: by every rule in the one that shows, and by the contrast of its colours in the other one.
 * The page follows the theme of the device, so that it need not be opened again.
 */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectAccessibleInOtherTheme(page, rulesOfTheme);
}

/** Widths of a phone and of a desktop with the heights that go with them. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/**
 * Checks what a test opens at one of both sizes: by every rule as it shows, and by those of the look in the other
 * theme at the other size. The thorough run also checks the remaining pairs of theme and size.
 */
export async function expectAccessibleInLooks(page: Page): Promise<void> {
  await expectAccessible(page);
  if (isThorough) await expectAccessibleInOtherTheme(page);
  const shown = page.viewportSize();
  for (const size of sizes.filter(({ width }) => width !== shown?.width)) {
    await page.setViewportSize(size);
    if (isThorough) await expectAccessible(page, rulesOfLook);
    await expectAccessibleInOtherTheme(page);
  }
  if (shown !== null) await page.setViewportSize(shown);
}

/** Checks by the rules of the look, or by `rules`, in the theme that does not show. */
export async function expectAccessibleInOtherTheme(
  page: Page,
  rules: readonly string[] = rulesOfLook,
): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await expectAccessible(page, rules);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

/**
 * An animation under way would be judged by its half-transparent colours. A dialog measures its new content when a frame
 * is drawn, and would be judged at the height of the old one.
 */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // A spinner behind a dialog never ends.
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .every((animation) => animation.playState !== 'running'),
  );
}

/** Returns by how many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export { expect };
