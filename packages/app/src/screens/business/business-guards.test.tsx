import { createBusiness, listBusinesses, logIn } from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  answerBusiness,
  type BusinessBooks,
  type BusinessFacts,
  businessOf,
} from '../../../test/business-answers.ts';
import { ada, openAsAda, openSite, shownPath } from '../../../test/open-site.tsx';
import { createSite } from '../../site/routes.ts';

const cornerShop = businessOf(7);
const marketStall = businessOf(8, { name: 'Market stall', role: 'ACCOUNTANT' });

beforeEach(() => window.history.replaceState(null, '', '/'));

async function open(path: string, facts: BusinessFacts, stored: string | null = null) {
  const opened: BusinessBooks[] = [];
  const site = await openAsAda(path, {
    prepare: (sandbox) => {
      if (stored !== null) sandbox.platform.storage.set('businessId', stored);
      opened.push(answerBusiness(sandbox, facts));
    },
  });
  const [books] = opened;
  if (!books) throw new Error('The site was opened without its books.');
  return { ...site, books };
}

const pathsAboutOneThing = createSite(() => undefined)
  .routes.map(({ path }) => path)
  .filter((path) => path.startsWith('/payments/') && path.includes('{id}'))
  .map((path) => path.replace('{id}', 'x_0123456789abcdef'));

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

describe('payments without a membership (R-SHELL-12)', () => {
  test.each([[{}], [{ hasNoWallet: true }]] as const)(
    'lead to onboarding, with %o',
    async (facts) => {
      await open('/payments/dashboard', facts);
      await heading('Create a business');
      expect(shownPath()).toBe('/payments/onboarding');
    },
  );

  test('create a business once for one name, and lead on to its wallet (R-BIZ-03)', async () => {
    const { sandbox, services, books } = await open('/payments/onboarding', {});
    const name = await screen.findByLabelText('Business name');
    await userEvent.click(screen.getByRole('button', { name: 'Create business' }));
    expect(name).toHaveAccessibleDescription(/Required/);
    await userEvent.type(name, 'A');
    await userEvent.click(screen.getByRole('button', { name: 'Create business' }));
    expect(name).toHaveAccessibleDescription(/Use 2 to 80 characters/);
    await userEvent.type(name, 'da & sons');
    sandbox.services.fail(createBusiness, { status: 400, body: { errors: ['Not now.'] } });
    await userEvent.click(screen.getByRole('button', { name: 'Create business' }));
    expect((await screen.findAllByText('Not now.')).length).toBeGreaterThan(0);
    expect(name).toHaveValue('Ada & sons');
    await userEvent.type(name, '{Enter}');
    await heading('Where should payments go?');
    expect(books.sent.created.map((each) => each.name)).toEqual(['Ada & sons']);
    expect(services.session.get().businessId).toBe('7');
    expect(sandbox.platform.storage.get('businessId')).toBe('7');
  });
});

test.each([
  ['OWNER', true],
  ['ACCOUNTANT', false],
] as const)('the checklist leads to the guide about going live as %s: %s', async (role, may) => {
  await open('/payments/dashboard', { businesses: [businessOf(7, { role })] });
  // The card takes its place once the payments are known.
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Set up your business' })).toBeVisible(),
  );
  const link = screen.queryByRole('link', { name: 'What to check before going live' });
  expect(link?.getAttribute('href') ?? null).toBe(may ? '/payments/guides/going-live' : null);
});

describe('a member of a business', () => {
  test('without a wallet sees the dashboard, and a new wallet elsewhere (R-SHELL-11)', async () => {
    await open('/payments/dashboard', { businesses: [cornerShop], hasNoWallet: true });
    await heading('Dashboard');
    const modes = screen.getByRole('navigation', { name: 'Area' });
    await userEvent.click(within(modes).getByRole('link', { name: 'Wallet' }));
    await screen.findByRole('heading', { name: 'New wallet', level: 1 });
  });

  test('without a wallet opens no Send and no Receive by a key', async () => {
    await open('/payments/dashboard', { businesses: [cornerShop], hasNoWallet: true });
    await heading('Dashboard');
    await userEvent.keyboard('sr');
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test.each(['/', '/auth/sign-in'])(
    'without a wallet lands on the business after sign-in from %s',
    async (path) => {
      const { sandbox } = await openSite(path, {
        prepare: (each) => {
          answerBusiness(each, { businesses: [marketStall], hasNoWallet: true });
        },
      });
      sandbox.services.on(logIn)(() => ({
        data: { accessToken: 'bfs_token-of-ada', expiresAt: new Date(0), user: ada },
      }));
      await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
      await userEvent.type(screen.getByLabelText('Password'), 'a-quiet-river-42{Enter}');
      await heading('Dashboard');
      expect(screen.getByRole('button', { name: 'Business: Market stall' })).toBeVisible();
    },
  );

  test('gets another business in place of a stored one that is gone (R-WAL-06)', async () => {
    const facts = { businesses: [cornerShop, marketStall] };
    const { sandbox } = await open('/payments/dashboard', facts, '99');
    await heading('Dashboard');
    expect(screen.getByRole('button', { name: 'Business: Corner shop' })).toBeVisible();
    expect(sandbox.platform.storage.get('businessId')).toBe('7');
  });

  test.each(pathsAboutOneThing)(
    'selecting another business on %s leads to the dashboard of that one (R-NAV-08)',
    async (path) => {
      const { services } = await open(path, { businesses: [cornerShop, marketStall] }, '7');
      await userEvent.click(await screen.findByRole('button', { name: 'Business: Corner shop' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Market stall' }));
      await waitFor(() => expect(shownPath()).toBe('/payments/dashboard'));
      expect(services.session.get().businessId).toBe('8');
    },
  );

  test('switches between businesses, and creates another one (R-BIZ-03, R-NAV-07)', async () => {
    await open('/payments/dashboard', { businesses: [cornerShop, marketStall] }, '8');
    await heading('Dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Business: Market stall' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Corner shop' }));
    await userEvent.click(screen.getByRole('button', { name: 'Business: Corner shop' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Create Business' }));
    await heading('Create a business');
    expect(shownPath()).toBe('/payments/onboarding');
  });
});

describe('businesses that cannot be loaded', () => {
  test('block payments until a retry, and nothing else (R-SHELL-15)', async () => {
    const failure = { status: 500, body: { code: 'INTERNAL' } } as const;
    const { sandbox } = await openAsAda('/payments/dashboard', {
      prepare: (sandbox) => {
        answerBusiness(sandbox, { businesses: [cornerShop] });
        sandbox.services.fail(listBusinesses, failure, { times: 99 });
      },
    });
    await screen.findByText("We couldn't load your businesses");
    window.history.pushState(null, '', '/wallet/');
    await screen.findByRole('heading', { name: 'Portfolio', level: 1 });
    window.history.pushState(null, '', '/payments/dashboard');
    sandbox.services.on(listBusinesses)(() => ({ data: [cornerShop] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await heading('Dashboard');
  });

  test('are loaded by Retry', async () => {
    const { sandbox } = await openAsAda('/payments/dashboard', {
      prepare: (each) => {
        answerBusiness(each, { businesses: [cornerShop] });
        each.services.fail(listBusinesses, { status: 400, body: { errors: ['Not now.'] } });
      },
    });
    expect(sandbox.platform.storage.get('businessId')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await heading('Dashboard');
  });
});

test('the dashboard tells what is done, and leads to what is not', async () => {
  await open('/payments/dashboard', { businesses: [cornerShop] });
  const steps = await screen.findByRole('list', { name: 'Set up your business' });
  const items = within(steps).getAllByRole('listitem');
  expect(items.map((item) => within(item).queryByText(/^(Done|Continue)$/)?.textContent)).toEqual([
    'Done',
    'Continue',
    ...[undefined, undefined, undefined],
  ]);
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['wallet', 'assets', 'checkout', 'firstPayment'].map(
      (step) => `/payments/onboarding?step=${step}`,
    ),
    ...['/payments/guides/going-live', '/payments/settings/security'],
  ]);
  expect(links.at(-1)).toHaveTextContent('2 members');
  await waitFor(() => expect(document.title).toBe('Dashboard · Corner shop · Billfold'));
});
