import { generalSettings, listAudit } from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import {
  answerBusiness,
  type BusinessBooks,
  type BusinessFacts,
  businessOf,
} from '../../../test/business-answers.ts';
import { openAsAda, shownPath } from '../../../test/open-site.tsx';

async function open(facts: BusinessFacts = { businesses: [businessOf(7)] }) {
  const opened: BusinessBooks[] = [];
  const site = await openAsAda('/payments/settings/', {
    prepare: (sandbox) => void opened.push(answerBusiness(sandbox, facts)),
  });
  await screen.findByRole('heading', { name: 'Business', level: 1 });
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
    for (const bar of screen.getAllByRole('navigation', { name: 'Main' }))
      expect(
        within(bar)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['Dashboard', 'Settings']);
  });

  test('are validated, saved at once and shown everywhere', async () => {
    const { books } = await open();
    const name = await screen.findByLabelText('Business name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Corner shop & café');
    await userEvent.type(screen.getByLabelText('Website'), 'http://shop.example');
    await userEvent.type(screen.getByLabelText('Support email'), 'help');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Website')).toHaveAccessibleDescription(/starts with https/);
    expect(screen.getByLabelText('Support email')).toHaveAccessibleDescription(/complete email/);
    await userEvent.clear(screen.getByLabelText('Website'));
    await userEvent.type(screen.getByLabelText('Website'), 'https://shop.example');
    await userEvent.type(screen.getByLabelText('Support email'), '@shop.example{Enter}');
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
    const website = await screen.findByLabelText('Website');
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

  test('archive a business after a question, and open another one', async () => {
    await open({ businesses: [businessOf(7), businessOf(8, { name: 'Market stall' })] });
    await userEvent.click(screen.getByRole('button', { name: 'Archive business' }));
    const dialog = await screen.findByRole('dialog', { name: 'Archive Corner shop?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive business' }));
    expect(await screen.findByRole('button', { name: 'Business: Market stall' })).toBeVisible();
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
