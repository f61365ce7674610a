import type { Page } from 'playwright-core';
import { createApi } from '../../bench/load/api.mjs';
import { openPerson } from '../pictures/fill-business.mjs';
import type { FilledProduct } from './filled-product.ts';
import { businessPaths, patternOf } from './site-paths.ts';

// The table of permissions, written out: not the function by which screens and server decide.
const managers = ['OWNER', 'ADMIN'];
const developers = [...managers, 'DEVELOPER'];
const accountants = [...managers, 'ACCOUNTANT'];
const creators = [...managers, 'DEVELOPER', 'SUPPORT'];
/** Every role of a business. */
export const roles = ['OWNER', 'ADMIN', 'DEVELOPER', 'ACCOUNTANT', 'SUPPORT', 'VIEWER'];

const managersOnly = 'Only owners and admins see and change these settings.';
const developersOnly = 'Only owners, admins and developers see this page.';
const accountantsOnly = 'Only owners, admins and accountants see this page.';
const noGuide = 'Ask an owner for a role that needs this guide.';

interface BusinessPage {
  /** Roles that reach it by clicking. */
  readonly roles: readonly string[];
  /** Text that no loading page shows. */
  readonly shows: string;
  /** Text for another role that opens it by its address. */
  readonly refuses?: string;
  /** Roles that nothing leads there, and whom its address shows a page that they may see. */
  readonly serves?: readonly string[];
  /** Control that leads to it where no link does. */
  readonly by?: 'business picker' | 'command palette' | 'invitation';
}

const pages: Readonly<Record<string, BusinessPage>> = {
  '/payments/dashboard': { roles, shows: 'Newest payments' },
  '/payments/onboarding': { roles, shows: 'Create a business', by: 'business picker' },
  '/payments/payments': { roles, shows: '1019' },
  '/payments/payments/{id}': { roles, shows: 'Timeline' },
  '/payments/payment-links': { roles, shows: 'First edition' },
  '/payments/payment-links/{id}': { roles, shows: 'Payments from this link' },
  '/payments/link-invoices': { roles, shows: 'Books of December' },
  '/payments/link-invoices/{id}': { roles, shows: 'Emails' },
  '/payments/unmatched': { roles, shows: '0.5' },
  '/payments/collect': { roles: accountants, shows: 'Free to collect', refuses: accountantsOnly },
  '/payments/payouts': { roles: accountants, shows: '0.4 ETH', refuses: accountantsOnly },
  '/payments/payouts/new': {
    ...{ roles: ['OWNER'], shows: 'Asset to pay', refuses: 'Only owners can pay out.' },
  },
  '/payments/payouts/{id}': {
    ...{ roles: accountants, shows: 'Value when signed', refuses: accountantsOnly },
  },
  '/payments/pos': {
    ...{ roles: creators, shows: 'Enter an amount, or add items.' },
    refuses: "Your role can't create payments. Ask an owner or an admin.",
  },
  '/payments/customers': { roles, shows: 'Ann Lee' },
  '/payments/customers/{id}': { roles, shows: 'Totals' },
  '/payments/reports': {
    ...{ roles: accountants, shows: 'Kept until' },
    refuses: 'Ask an owner for a role that sees reports.',
  },
  '/payments/affiliates': { roles: accountants, shows: 'Your link', refuses: accountantsOnly },
  '/payments/invoices/{id}': {
    ...{ roles: accountants, shows: 'no earlier invoice includes', refuses: accountantsOnly },
  },
  '/payments/settings': { roles, shows: 'Profile' },
  '/payments/settings/general': { roles, shows: 'Profile' },
  '/payments/settings/legal': {
    ...{ roles: accountants, shows: 'Legal name', refuses: accountantsOnly },
  },
  '/payments/settings/checkout': { roles: managers, shows: 'Look', refuses: managersOnly },
  '/payments/settings/notifications': { roles: managers, shows: 'Emails', refuses: managersOnly },
  '/payments/settings/cryptocurrency': {
    ...{ roles: managers, shows: 'Accepted assets', refuses: managersOnly },
  },
  '/payments/settings/cryptocurrency/embed': {
    ...{ roles: managers, shows: 'Visitors may add accounts', refuses: managersOnly },
  },
  '/payments/settings/security': { roles, shows: 'Leave' },
  '/payments/settings/payments': {
    ...{ roles: managers, shows: 'Payment rules', refuses: managersOnly },
  },
  '/payments/settings/developer': {
    ...{ roles: developers, shows: 'http://127.0.0.1:9/', refuses: developersOnly },
  },
  '/payments/settings/integrations': {
    ...{ roles: managers, shows: 'Payment button', refuses: managersOnly },
  },
  '/payments/settings/billing': {
    ...{ roles: accountants, shows: 'To pay', refuses: accountantsOnly },
  },
  '/payments/webhook-logs/{id}': {
    ...{ roles: developers, shows: 'webhook.ping', refuses: developersOnly },
  },
  '/payments/requests': {
    ...{ roles: developers, shows: '/v1/merchant/payments', refuses: developersOnly },
  },
  '/payments/audit-log': {
    ...{ roles: managers, shows: 'Payment link created' },
    refuses: 'Only owners and admins see the audit log.',
  },
  '/payments/guides': {
    ...{ roles: developers, shows: 'Create an API key', by: 'command palette' },
    // The guide of refunds.
    ...{ serves: ['SUPPORT'], refuses: developersOnly },
  },
  '/payments/guides/first-payment': {
    ...{ roles: developers, shows: 'Create an API key', refuses: developersOnly },
  },
  '/payments/guides/webhooks': {
    ...{ roles: developers, shows: 'Verify each request', refuses: developersOnly },
  },
  '/payments/guides/going-live': {
    ...{ roles: developers, shows: 'Check the server', refuses: developersOnly },
  },
  '/payments/guides/refunds': {
    ...{ roles: [...managers, 'SUPPORT'], shows: 'Choose how much goes back', refuses: noGuide },
  },
  '/payments/guides/collect': {
    ...{ roles: ['OWNER'], shows: 'Open Collect. Funds to collect', refuses: noGuide },
  },
  '/payments/guides/payouts': {
    ...{ roles: ['OWNER'], shows: 'Choose Add recipient for each', refuses: noGuide },
  },
  // The owner of a business was never invited.
  '/account/invitation': { roles: roles.slice(1), shows: 'Join Corner Books', by: 'invitation' },
};

const patience = 30_000;

/** Result of a crawl. */
export interface Crawled {
  /** Number of pages that were reached by clicking. */
  readonly reached: number;
  /** Number of pages of other roles that were opened by their address. */
  readonly refused: number;
  readonly faults: readonly string[];
}

/**
 * Joins the filled business in a role and goes through its pages by clicking, from the dashboard on: every link that
 * shows, once for each pattern. Then opens by address each page that the role may not see. Faults are: a page of the
 * role that no click reached, a link to a page of other roles, a page that does not show what it is for, a failure
 * that shows, a call of a page that the server refused, and a page of other roles that shows its content.
 */
export async function crawlAs(filled: FilledProduct, role: string): Promise<Crawled> {
  const faults = new Set<string>();
  const { member, invitation } = await openMember(filled, role);
  const context = await filled.browser.newContext({
    ...{ baseURL: filled.url, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
    ...{ locale: 'en-US', serviceWorkers: 'block' },
  });
  await context.addInitScript(
    ({ token, walletId }) => {
      localStorage.setItem('accessToken', token);
      localStorage.setItem('walletId', walletId);
    },
    { token: member.token(), walletId: member.walletId },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  page.on('response', (response) => {
    if (response.status() === 403)
      faults.add(`403: ${pathOf(response.url())} on ${pathOf(page.url())}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.add(`${message.text()} on ${pathOf(page.url())}`);
  });
  page.on('pageerror', ({ message }) => faults.add(`${message} on ${pathOf(page.url())}`));
  const crawl = { page, role, faults, reached: new Set<string>() };
  const own = Object.keys(pages).filter((pattern) => pages[pattern]?.roles.includes(role));
  if (invitation === null) await page.goto('/payments/dashboard');
  else {
    await page.goto(invitation);
    await look(crawl, '/account/invitation');
    await page.getByRole('button', { name: 'Accept invitation' }).click();
  }
  await follow(crawl, '/payments/dashboard');
  for (const pattern of own) {
    const by = pages[pattern]?.by;
    if (by === undefined || by === 'invitation') continue;
    await attempt(faults, `${pattern} by the ${by}`, async () => {
      await reach(page, by);
      await page.waitForURL(({ pathname }) => patternOf(pathname, businessPaths) === pattern);
      await look(crawl, pattern);
    });
  }
  for (const pattern of own)
    if (!crawl.reached.has(pattern)) faults.add(`no click reaches ${pattern}`);
  let refused = 0;
  for (const [pattern, { shows, refuses, serves }] of Object.entries(pages)) {
    if (own.includes(pattern) || serves?.includes(role) === true || refuses === undefined) continue;
    refused += 1;
    await attempt(faults, `${pattern} by its address`, async () => {
      await page.goto(filled.places.get(pattern) ?? pattern);
      const main = page.getByRole('main');
      await main.getByText(refuses).first().waitFor();
      if (await main.getByText(shows, { exact: true }).isVisible())
        faults.add(`${pattern} by its address shows ${shows}`);
    });
  }
  await context.close();
  return { reached: crawl.reached.size, refused, faults: [...faults] };
}

/** Lists the routes that the table above has too few or too many of. */
export function findUnlisted(): readonly string[] {
  const listed = Object.keys(pages);
  return [
    ...businessPaths.filter((path) => !listed.includes(path)).map((path) => `not crawled: ${path}`),
    ...listed.filter((path) => !businessPaths.includes(path)).map((path) => `no route: ${path}`),
  ];
}

interface Crawl {
  readonly page: Page;
  readonly role: string;
  readonly faults: Set<string>;
  readonly reached: Set<string>;
}

/** Follows every link of the page that shows, and of the pages behind it, once for each pattern. */
async function follow(crawl: Crawl, pattern: string): Promise<void> {
  const { page, reached, faults } = crawl;
  await look(crawl, pattern);
  for (const [next, href] of await linksOf(crawl, pattern)) {
    if (reached.has(next)) continue;
    const here = pathOf(page.url());
    await attempt(faults, `${next} from ${pattern}`, async () => {
      await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
      await page.waitForURL(({ pathname }) => patternOf(pathname, businessPaths) === next);
      await follow(crawl, next);
    });
    if (pathOf(page.url()) === here) continue;
    await page.goBack();
    await page.waitForURL((url) => pathOf(url.href) === here);
    await look(crawl, pattern);
  }
}

/** Checks that a page shows what it is for, and nothing that failed. */
async function look({ page, faults, reached }: Crawl, pattern: string): Promise<void> {
  reached.add(pattern);
  const text = pages[pattern]?.shows ?? '';
  await attempt(faults, `${pattern} shows ${text}`, () =>
    page.getByRole('main').getByText(text).filter({ visible: true }).first().waitFor(),
  );
  const alerts = await page.getByRole('alert').filter({ visible: true }).allInnerTexts();
  for (const alert of alerts) faults.add(`${pattern} has an alert: ${alert}`);
}

/** Returns the visible links to pages of the role by the patterns of these. A link to any other page is a fault. */
async function linksOf(
  { page, role, faults }: Crawl,
  from: string,
): Promise<ReadonlyMap<string, string>> {
  const links = page.locator('a[href^="/payments/"]').filter({ visible: true });
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const found = new Map<string, string>();
  for (const href of hrefs) {
    const pattern = patternOf(new URL(href, page.url()).pathname, businessPaths);
    if (pattern === undefined) faults.add(`${from} links to ${href}, which is no route`);
    else if (pages[pattern]?.roles.includes(role) !== true) faults.add(`${from} offers ${pattern}`);
    else if (!found.has(pattern)) found.set(pattern, href);
  }
  return found;
}

/** Reaches a page by a control of the shell. */
async function reach(page: Page, by: 'business picker' | 'command palette'): Promise<void> {
  if (by === 'command palette') {
    await page.getByRole('button', { name: 'Search and commands' }).click();
    await page.keyboard.type('Guides');
    await page.getByRole('option', { name: /^Guides/ }).click();
  } else {
    await page.getByRole('button', { name: 'Business: Corner Books' }).click();
    await page.getByRole('menuitem', { name: 'Create Business' }).click();
  }
}

/** Does one step; a step that fails is a fault, and the crawl goes on. */
async function attempt(
  faults: Set<string>,
  name: string,
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    faults.add(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}

/** Opens a member of the role: the owner, or a new person with the path of an invitation that waits for it. */
async function openMember({ url, business }: FilledProduct, role: string) {
  if (role === 'OWNER') return { member: business.shop, invitation: null };
  const member = await openPerson(() => url);
  await business.shop.ask('POST', 'invitations', { email: member.email, role });
  const mails = await createApi(() => url).expect(
    'GET',
    `/v1/dev/outbox?to=${encodeURIComponent(member.email)}`,
  );
  const link = /https?:\/\/\S+/.exec(mails.data[0].text)?.[0] ?? '';
  return { member, invitation: pathOf(link) };
}

/** Returns the part of an address that names a page. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
