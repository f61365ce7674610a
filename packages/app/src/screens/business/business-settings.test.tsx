import { toDecimal } from '@billfold/core';
import {
  type BusinessDetail,
  generalSettings,
  getBusinessBalances,
  getUser,
  listAudit,
  setLogo,
} from '@billfold/core/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import {
  answerBusiness,
  type BusinessBooks,
  type BusinessFacts,
  businessOf,
} from '../../../test/business-answers.ts';
import { ada, openAsAda, shownPath } from '../../../test/open-site.tsx';

async function open(facts: BusinessFacts = { businesses: [businessOf(7)] }) {
  const opened: BusinessBooks[] = [];
  const site = await openAsAda('/payments/settings/', {
    prepare: (sandbox) => void opened.push(answerBusiness(sandbox, facts)),
  });
  await screen.findByRole('heading', { name: 'General', level: 1 });
  const [books] = opened;
  if (!books) throw new Error('The site was opened without its books.');
  return { ...site, books };
}

describe('the general settings of a business', () => {
  test('are a tab of the tree, at their own and at the plain address', async () => {
    await open();
    const tree = screen.getByRole('navigation', { name: 'Business settings' });
    expect(within(tree).getByRole('link', { name: 'General' })).toHaveAttribute('aria-current');
    expect(shownPath()).toBe('/payments/settings/');
  });

  test('R-SHELL-05: are one of eleven tabs, each at its address, marked there and named as its page', async () => {
    await open();
    const tree = () => within(screen.getByRole('navigation', { name: 'Business settings' }));
    const paths = tree()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(paths.map((path) => path?.replace('/payments/settings/', ''))).toEqual([
      ...['general', 'legal', 'checkout', 'notifications', 'cryptocurrency'],
      ...['cryptocurrency/embed', 'security', 'payments', 'developer', 'integrations', 'billing'],
    ]);
    for (const path of paths) {
      const link = tree()
        .getAllByRole('link')
        .find((each) => each.getAttribute('href') === path);
      if (!link) throw new Error(`The tree has no ${path}.`);
      await userEvent.click(link);
      await waitFor(() => expect(shownPath()).toBe(path));
      await waitFor(() =>
        expect(
          tree()
            .getAllByRole('link')
            .filter((each) => each.hasAttribute('aria-current'))
            .map((each) => each.getAttribute('href')),
        ).toEqual([path]),
      );
      // One name for the tab and for its page.
      const name = link.textContent;
      expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
    }
  });

  test('R-NAV-02: stand below the five items of a business', async () => {
    await open();
    for (const bar of screen.getAllByRole('navigation', { name: 'Main' }))
      expect(
        within(bar)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['Dashboard', 'Payments', 'Customers', 'Reports', 'Settings']);
  });

  test('name the currencies in the language of the member', async () => {
    await openAsAda('/payments/settings/', {
      prepare: (sandbox) => {
        answerBusiness(sandbox, { businesses: [businessOf(7)] });
        sandbox.services.on(getUser)(() => ({ data: { ...ada, locale: 'de' } }));
      },
    });
    expect(await screen.findByRole('combobox', { name: 'Währung' })).toHaveTextContent('US-Dollar');
  });

  test('are validated, saved at once and shown everywhere', async () => {
    const { books } = await open();
    const name = await screen.findByLabelText('Business name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Corner shop & café');
    await userEvent.type(screen.getByLabelText('Website (optional)'), 'http://shop.example');
    await userEvent.type(screen.getByLabelText('Support email (optional)'), 'help');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Website (optional)')).toHaveAccessibleDescription(
      /starts with https/,
    );
    expect(screen.getByLabelText('Support email (optional)')).toHaveAccessibleDescription(
      /complete email/,
    );
    await userEvent.clear(screen.getByLabelText('Website (optional)'));
    await userEvent.type(screen.getByLabelText('Website (optional)'), 'https://shop.example');
    await userEvent.type(screen.getByLabelText('Support email (optional)'), '@shop.example{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(books.general).toMatchObject({
      version: 2,
      name: 'Corner shop & café',
      website: 'https://shop.example',
      supportEmail: 'help@shop.example',
    });
  });

  test('tell who changed them meanwhile, and keep what was typed', async () => {
    const { sandbox, books } = await open();
    sandbox.services.on(listAudit)(() => ({
      data: [auditEntry],
      meta: { total: 1, page: 1, pageSize: 1 },
    }));
    const website = await screen.findByLabelText('Website (optional)');
    await userEvent.type(website, 'https://mine.example');
    books.general = { ...books.general, version: 5, name: 'Renamed shop' };
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Grace Hopper changed these settings while you typed'),
    ).toBeVisible();
    expect(website).toHaveValue('https://mine.example');
    expect(screen.getByLabelText('Business name')).toHaveValue('Renamed shop');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(books.general.website).toBe('https://mine.example'));
    expect(books.general.name).toBe('Renamed shop');
  });

  test('are read-only for roles that may not change them, and never asked for', async () => {
    const { sandbox } = await open({ businesses: [businessOf(7, { role: 'VIEWER' })] });
    expect(await screen.findByText(/Only owners and admins can change/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Archive business' })).toBeNull();
    const { path } = generalSettings.get;
    const asked = sandbox.services.requests.map((each) => each.path);
    expect(asked).not.toContain(path.replace('{businessId}', '7'));
  });

  test('draw what ends a business only once what stands above it has its height', async () => {
    await openAsAda('/payments/settings/', {
      prepare: (sandbox) => {
        answerBusiness(sandbox, { businesses: [businessOf(7)] });
        sandbox.services.on(generalSettings.get)(() => new Promise(() => undefined));
      },
    });
    expect(await screen.findByRole('group', { name: 'Logo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Archive business' })).toBeNull();
  });

  test('archive a business after a question, and open another one', async () => {
    await open({ businesses: [businessOf(7), businessOf(8, { name: 'Market stall' })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Archive business' }));
    const dialog = await screen.findByRole('dialog', { name: 'Archive Corner shop?' });
    const stops = within(dialog).getByRole('list', { name: 'What stops' });
    expect(stops).toHaveTextContent('It takes no new payments.');
    expect(stops).toHaveTextContent('You can no longer collect, refund or assign money here.');
    expect(within(dialog).getByRole('list', { name: 'What stays' })).toHaveTextContent(
      'Its records are kept on the server, but the app no longer shows them.',
    );
    const archive = within(dialog).getByRole('button', { name: 'Archive business' });
    const name = within(dialog).getByLabelText('Name of the business');
    await userEvent.type(name, 'corner shop');
    await userEvent.click(archive);
    expect(name).toHaveAccessibleDescription(/Type the name exactly/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Corner shop');
    await userEvent.click(archive);
    expect(await screen.findByText('Corner shop was archived')).toBeVisible();
    expect(screen.queryByText(/You no longer have access/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Business: Market stall' })).toBeVisible();
  });
});

test('a business with money to collect is archived once it is said that this stays', async () => {
  await openAsAda('/payments/settings/', {
    prepare: (sandbox) => {
      answerBusiness(sandbox, { businesses: [businessOf(7)] });
      const [none, some] = [toDecimal('0'), toDecimal('0.5')];
      const parts = { available: none, incoming: none, collectable: some, total: some };
      sandbox.services.on(getBusinessBalances)(() => ({
        data: {
          value: null,
          assets: [{ asset: 'ETH', network: 'ETH', ...parts, unmatched: none, value: null }],
        },
      }));
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Archive business' }));
  const dialog = await screen.findByRole('dialog', { name: 'Archive Corner shop?' });
  const left = await within(dialog).findByRole('checkbox', {
    name: 'Archive without finishing this',
  });
  const archive = within(dialog).getByRole('button', { name: 'Archive business' });
  expect(archive).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(archive);
  expect(archive).toHaveTextContent('Finish what is listed first, or tick the box.');
  await userEvent.click(left);
  expect(archive).not.toHaveAttribute('aria-disabled', 'true');
});

describe('the logo of a business', () => {
  const png = (name = 'logo.png', type = 'image/png', text = 'picture') =>
    new File([text], name, { type });
  const openLogo = async (facts: Partial<BusinessDetail> = {}) => {
    const site = await open({ businesses: [businessOf(7, facts)] });
    const input = screen.getByLabelText('Choose picture', { selector: 'input' });
    if (!(input instanceof HTMLInputElement)) throw new Error('It takes no file.');
    return { ...site, input };
  };

  test('is saved as soon as it is chosen, shown at once, changed and removed', async () => {
    const { books, input } = await openLogo();
    await userEvent.upload(input, png());
    expect(await screen.findByText('Logo saved')).toBeVisible();
    expect(books.sent.logos).toEqual([btoa('picture')]);
    const picker = screen.getByRole('button', { name: 'Business: Corner shop' });
    await waitFor(() =>
      expect(picker.querySelector('img')?.getAttribute('src')).toBe(books.businesses[0]?.logoUrl),
    );
    expect(screen.getByRole('button', { name: 'Change picture' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
    expect(await screen.findByText('Logo removed')).toBeVisible();
    expect(books.businesses[0]?.logoUrl).toBeNull();
    await waitFor(() => expect(picker.querySelector('img')).toBeNull());
  });

  test('is taken from a file that is dropped', async () => {
    const { books } = await openLogo();
    const target = screen.getByText(/You can drop a file here/);
    fireEvent.drop(target, { dataTransfer: { files: [png()] } });
    await waitFor(() => expect(books.sent.logos).toHaveLength(1));
  });

  test.each([
    ['nothing in it', png('logo.png', 'image/png', ''), /is empty/],
    ['another type', png('logo.svg', 'image/svg+xml'), /Choose a PNG, JPEG or WebP/],
    ['more than 512 kB', png('logo.png', 'image/png', 'x'.repeat(524_289)), /larger than 512 kB/],
  ])('is not sent with %s, and says why', async (_, file, reason) => {
    const { books, input } = await openLogo();
    fireEvent.change(input, { target: { files: [file] } });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(books.sent.logos).toEqual([]);
  });

  test('says why the service refuses it, and keeps the earlier one', async () => {
    const logoUrl = `/v1/logos/7/${'a'.repeat(64)}`;
    const { sandbox, books, input } = await openLogo({ logoUrl });
    const reason = 'The picture is animated. Choose one that stands still.';
    const body = { code: 'LOGO_ANIMATED', errors: [reason], fields: { image: [reason] } };
    sandbox.services.fail(setLogo, { status: 400, body });
    await userEvent.upload(input, png());
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
    expect(books.businesses[0]?.logoUrl).toBe(logoUrl);
  });

  test('is drawn as initials where it does not load', async () => {
    await openLogo({ logoUrl: `/v1/logos/7/${'a'.repeat(64)}` });
    const picker = screen.getByRole('button', { name: 'Business: Corner shop' });
    const picture = picker.querySelector('img');
    if (!picture) throw new Error('The picker shows no logo.');
    fireEvent.error(picture);
    expect(picker.querySelector('img')).toBeNull();
    expect(picker.querySelector('svg')).not.toBeNull();
  });
});

const auditEntry = {
  id: '01890000-0000-7000-8000-0000000000b1',
  at,
  actorKind: 'user',
  actorId: '01890000-0000-7000-8000-0000000000aa',
  actor: 'Grace Hopper',
  action: 'settings.updated',
  target: 'general',
  changes: [],
  ip: null,
} as const;
