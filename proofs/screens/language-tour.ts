import type { BrowserContext, Page } from 'playwright-core';
import { signInPassword } from '../../bench/load/api.mjs';
import { findEnglish, readCatalogue } from '../../e2e/shown-texts.ts';
import { businessScenes } from '../pictures/business-scenes.mjs';
import type { FilledProduct } from './filled-product.ts';
import { findClipped, popups } from './find-clipped.ts';
import { followRequests, loadingTexts, type Requests } from './follow-requests.ts';
import { patternOf, sitePaths } from './site-paths.ts';

const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };
const patience = 30_000;
/** Patience with a fault that the next frames may take away, such as that of an element that moves in. */
const settleMs = 1_500;

/** Result of a tour. */
export interface Toured {
  /** Number of screens, dialogs and menus, each at both widths. */
  readonly looks: number;
  readonly faults: readonly string[];
}

interface Tour {
  readonly page: Page;
  readonly tag: string;
  readonly catalogue: ReadonlyMap<string, string>;
  readonly requests: Requests;
  readonly faults: Set<string>;
  /** Openers of dialogs and menus that were pressed, by their page. */
  readonly opened: Set<string>;
  count: number;
}

/**
 * Goes through every screen in a language, each with the dialogs and menus that its buttons open, and looks at all of
 * them at 320 and at 1280 px. With `only`, goes to the paths that contain it. The browser prefers the language, as that
 * of most readers does. Faults are: a page that is wider than its window, a clipped text, an English text, and a screen
 * that does not load.
 */
export async function tourIn(filled: FilledProduct, tag: string, only = ''): Promise<Toured> {
  const catalogue = readCatalogue(tag);
  const shared = { faults: new Set<string>(), opened: new Set<string>(), tag, catalogue };
  const loading = loadingTexts(tag);
  let looks = 0;
  for (const [who, paths] of listStops(filled)) {
    const context = await filled.browser.newContext({
      ...{ baseURL: filled.url, viewport: narrow, reducedMotion: 'reduce', locale: tag },
      serviceWorkers: 'block',
    });
    if (who !== null) await enter(context, filled.business[who]);
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    page.on('pageerror', ({ message }) => tell(shared, `${page.url()} ${tag}: ${message}`));
    const tour = { ...shared, page, requests: followRequests(page, loading), count: 0 };
    for (const path of paths) if (path.includes(only)) await lookAt(tour, path);
    if (who === null && '/auth/sign-in/'.includes(only)) await signIn(tour, filled);
    looks += tour.count;
    await context.close();
  }
  return { looks, faults: [...shared.faults] };
}

/** Lists the paths to go to, each once, by who is signed in: all that the router has, and those of the pictures. */
function listStops({ business, places }: FilledProduct) {
  const isEntry = (path: string) => /^\/(auth|account\/(verify|undo|invitation))(\/|$)/.test(path);
  const scenes = businessScenes(business);
  const pathsOf = (wanted: string | null) =>
    scenes.flatMap(({ who, path }) => (who === wanted && typeof path === 'string' ? [path] : []));
  const inside = sitePaths.filter((path) => !isEntry(path));
  const stops = [
    [null, [...sitePaths.filter(isEntry), `/pay/${business.choose}`, ...pathsOf(null)]],
    ['shop', [...inside.map((path) => places.get(path) ?? path), ...pathsOf('shop'), '/no/page']],
    ['newcomer', pathsOf('newcomer')],
    ['starter', pathsOf('starter')],
  ] as const;
  return stops.map(([who, paths]) => [who, new Set(paths)] as const);
}

interface Person {
  token(): string;
  readonly walletId: string;
}

/** Signs a person in to the pages of a browser. */
export async function enter(context: BrowserContext, { token, walletId }: Person): Promise<void> {
  await context.addInitScript(
    (person) => {
      localStorage.setItem('accessToken', person.token);
      localStorage.setItem('walletId', person.walletId);
    },
    { token: token(), walletId },
  );
}

/** Signs in by the form, and looks at the steps between the password and the wallet. */
async function signIn(tour: Tour, { business }: FilledProduct): Promise<void> {
  const { page } = tour;
  await attempt(tour, '/auth/sign-in', async () => {
    await page.goto('/auth/sign-in');
    await page.locator('input[type=email]').fill(business.starter.email);
    await page.locator('input[type=password]').fill(signInPassword);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/encryption-key$/);
    await lookAtBoth(tour, '/auth/sign-in/encryption-key');
    for (const step of ['seed-phrase', 'select-wallet'])
      await lookAt(tour, `/auth/sign-in/${step}`);
  });
}

/** Goes to a path, and looks at its screen and at what its buttons open. */
async function lookAt(tour: Tour, path: string): Promise<void> {
  await attempt(tour, path, async () => {
    await goTo(tour, path);
    await lookAtBoth(tour, path);
    await lookAtOpened(tour, path);
  });
}

/** Goes to a path as a link of the site does; by its address where another document has it. */
async function goTo({ page }: Tour, path: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const isOfCheckout = path.startsWith('/pay/');
  if (origin === 'null' || pathname.startsWith('/pay/') !== isOfCheckout) await page.goto(path);
  else
    await page.evaluate((next) => {
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await page.getByRole('heading').first().waitFor();
}

/** Looks at both widths, first at the one that the window has. */
async function lookAtBoth(tour: Tour, place: string): Promise<void> {
  const { page, catalogue, requests, tag } = tour;
  await requests.end();
  for (const text of await findEnglish(page, catalogue))
    tell(tour, `${place} ${tag}: English: ${text}`);
  await lookNow(tour, place);
  await page.setViewportSize(page.viewportSize()?.width === narrow.width ? wide : narrow);
  await lookNow(tour, place);
  tour.count += 1;
}

/** Looks until there is no fault, and for as long as a fault may be one of a moment. */
async function lookNow(tour: Tour, place: string): Promise<void> {
  const { page, tag, requests } = tour;
  const end = performance.now() + settleMs;
  for (;;) {
    await requests.frame();
    const faults = await findFaults(tour);
    if (faults.length === 0) return;
    if (performance.now() < end) continue;
    for (const fault of faults)
      tell(tour, `${place} ${tag} ${page.viewportSize()?.width} px: ${fault}`);
    return;
  }
}

async function findFaults({ page, tag }: Tour): Promise<readonly string[]> {
  const shown = await page.evaluate(() => {
    const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
    return { lang, dir, overflow: scrollWidth - clientWidth };
  });
  const clipped = await findClipped(page);
  return [
    ...(shown.lang === tag ? [] : [`in the language ${shown.lang}`]),
    ...((shown.dir === 'rtl') === (tag === 'ar') ? [] : [`runs ${shown.dir}`]),
    ...(shown.overflow > 0 ? [`${shown.overflow} px wider than the window`] : []),
    ...clipped.map(({ text, by }) => `clipped by ${by}: ${text}`),
  ];
}

/** Opens each dialog and menu that a button of the page has, and looks at it. */
async function lookAtOpened(tour: Tour, path: string): Promise<void> {
  const { page, opened, requests } = tour;
  const openers = page.locator(
    'button:is([aria-haspopup=dialog], [aria-haspopup=menu]):enabled:not([aria-disabled=true])',
  );
  const pattern = patternOf(path, sitePaths) ?? path;
  const { length } = await openers.all();
  for (let at = 0; at < length; at += 1) {
    const opener = openers.nth(at);
    if (!(await opener.isVisible())) continue;
    const { name, isOfPage } = await opener.evaluate((button) => ({
      name: button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '',
      isOfPage: button.closest('main') !== null,
    }));
    // One is enough of buttons that differ by an amount.
    const key = `${isOfPage ? pattern : ''} ${name.replaceAll(/[\d.,]+/g, '')}`;
    if (opened.has(key)) continue;
    opened.add(key);
    await attempt(tour, `${name} on ${path}`, async () => {
      await opener.click();
      const popup = page.locator(popups);
      await popup.filter({ visible: true }).first().waitFor();
      await lookAtBoth(tour, `${name} on ${path}`);
      await page.keyboard.press('Escape');
      await popup.filter({ visible: true }).first().waitFor({ state: 'hidden' });
      await requests.end();
    });
  }
}

/** Does one step; a step that fails is a fault, and the tour goes on with a new page. */
async function attempt(tour: Tour, name: string, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const text = error instanceof Error ? error.message.split('\n')[0] : `${error}`;
    tell(tour, `${name} ${tour.tag} ${tour.page.viewportSize()?.width} px: ${text}`);
    await tour.page.goto('/legal/terms');
  }
}

/** Notes a fault, and prints it when it is new. */
function tell({ faults }: Pick<Tour, 'faults'>, fault: string): void {
  if (faults.has(fault)) return;
  faults.add(fault);
  console.log(fault);
}
