import { generalSettings, getBusiness, getUser, securitySettings } from '@billfold/core/contract';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  answerBusiness,
  type BusinessBooks,
  businessOf,
  findBusiness,
} from '../../../test/business-answers.ts';
import { ada, openAsAda, shownPath } from '../../../test/open-site.tsx';

const cornerShop = businessOf(7, { status: 'ACTIVE', onboardingStep: 'done' });

async function open(
  path: string,
  prepare: (sandbox: Sandbox, books: BusinessBooks) => void = () => undefined,
) {
  const opened: BusinessBooks[] = [];
  const site = await openAsAda(path, {
    prepare: (sandbox) => {
      const books = answerBusiness(sandbox, { businesses: [cornerShop] });
      prepare(sandbox, books);
      opened.push(books);
    },
  });
  const [books] = opened;
  if (!books) throw new Error('The site was opened without its books.');
  return { ...site, books };
}

describe('the sign-in of members', () => {
  test('is ruled in the security tab, where a refusal names the field', async () => {
    const { sandbox, books } = await open('/payments/settings/security');
    const box = await screen.findByRole('checkbox', { name: 'Members need two-factor sign-in' });
    expect(screen.getByRole('link', { name: 'Set up two-factor' })).toHaveAttribute(
      'href',
      '/account/settings/security',
    );
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('combobox', { name: 'Ask for a new sign-in after' }));
    await userEvent.click(await screen.findByRole('option', { name: '7 days' }));
    sandbox.services.fail(securitySettings.put, {
      status: 409,
      body: { code: 'TEAM_NEEDS_TWO_FACTOR', fields: { requires2fa: ['Turn it on first'] } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(box).toHaveAccessibleDescription('Turn it on first'));
    expect(books.security.version).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(books.security).toEqual({ version: 1, requires2fa: true, sessionHours: 168 }),
    );
  });

  test('keeps a number of hours that a program saved among the choices', async () => {
    await open('/payments/settings/security', (sandbox, books) => {
      books.security = { version: 3, requires2fa: true, sessionHours: 36 };
      sandbox.services.on(getUser)(() => ({ data: { ...ada, has2fa: true } }));
    });
    expect(
      await screen.findByRole('combobox', { name: 'Ask for a new sign-in after' }),
    ).toHaveTextContent('36 hours');
    expect(screen.getByRole('checkbox', { name: 'Members need two-factor sign-in' })).toBeChecked();
    expect(screen.queryByRole('link', { name: 'Set up two-factor' })).not.toBeInTheDocument();
  });

  test('keeps what is chosen when another member saves other rules', async () => {
    const { services, books } = await open('/payments/settings/security', (_, own) => {
      own.security = { version: 3, requires2fa: false, sessionHours: 36 };
    });
    const box = await screen.findByRole('checkbox', { name: 'Members need two-factor sign-in' });
    const hours = screen.getByRole('combobox', { name: 'Ask for a new sign-in after' });
    await userEvent.click(box);
    for (const name of ['8 hours', '36 hours']) {
      await userEvent.click(hours);
      await userEvent.click(await screen.findByRole('option', { name }));
    }
    books.security = { version: 4, requires2fa: false, sessionHours: 12 };
    await services.business.security(7).refresh();
    await userEvent.click(hours);
    expect(await screen.findByRole('option', { name: '12 hours' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(hours).toHaveTextContent('36 hours');
    expect(box).toBeChecked();
  });

  test('leads a member without two-factor sign-in to it, and then opens the page', async () => {
    const { sandbox, services, books } = await open('/payments/dashboard', ({ services: fake }) =>
      refuse(fake, 'TEAM_NEEDS_TWO_FACTOR'),
    );
    expect(await screen.findByText('This business needs two-factor sign-in')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Corner shop', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set up two-factor' })).toHaveAttribute(
      'href',
      '/account/settings/security',
    );
    sandbox.services.on(getBusiness)(({ params }) => ({
      data: findBusiness(books, params.businessId),
    }));
    await services.business.detail(7).refresh();
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  });

  test('is asked for again in the place of an open page, which the next session opens', async () => {
    const { sandbox, services } = await open('/payments/settings/general');
    const name = await screen.findByLabelText('Business name');
    const { services: fake } = sandbox;
    refuse(fake, 'TEAM_NEEDS_SIGN_IN');
    fake.on(generalSettings.put)(() => {
      throw new FakeRefusal(403, { code: 'TEAM_NEEDS_SIGN_IN', errors: ['Sign in again.'] });
    });
    await userEvent.type(name, ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    fake.on(getBusiness)(() => ({ data: cornerShop }));
    services.session.signIn('bfs_another-token');
    expect(await screen.findByLabelText('Business name')).toHaveValue('Corner shop 2');
    expect(shownPath()).toBe('/payments/settings/general');
  });

  test('keeps what is typed in the page that it takes the place of', async () => {
    const { sandbox, services, books } = await open('/payments/settings/general');
    await userEvent.type(await screen.findByLabelText('Business name'), ' 2');
    const { services: fake } = sandbox;
    refuse(fake, 'TEAM_NEEDS_TWO_FACTOR');
    await services.business.detail(7).refresh();
    await userEvent.click(await screen.findByRole('link', { name: 'Set up two-factor' }));
    await screen.findByRole('heading', { name: 'Account security' });
    fake.on(getBusiness)(({ params }) => ({ data: findBusiness(books, params.businessId) }));
    history.back();
    expect(await screen.findByLabelText('Business name')).toHaveValue('Corner shop 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(books.general.name).toBe('Corner shop 2'));
  });

  test('is asked for below the heading of the settings', async () => {
    await open('/payments/settings/general', ({ services: fake }) =>
      refuse(fake, 'TEAM_NEEDS_SIGN_IN'),
    );
    expect(await screen.findByText('Sign in again to open this business')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

function refuse(
  services: Sandbox['services'],
  code: 'TEAM_NEEDS_TWO_FACTOR' | 'TEAM_NEEDS_SIGN_IN',
): void {
  services.on(getBusiness)(() => {
    throw new FakeRefusal(403, { code, errors: ['Not with this sign-in.'] });
  });
}
