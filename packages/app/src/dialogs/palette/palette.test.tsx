import { listCustomers } from '@billfold/core/contract';
import type { BusinessDetail, BusinessRole } from '@billfold/core/payments';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectClosed } from '../../../test/account-answers.ts';
import { businessOf, turnPaymentsOn } from '../../../test/business-answers.ts';
import { openAsAda, otherWalletId, shownPath } from '../../../test/open-site.tsx';
import { answerPayments, type PaymentBooks, paymentOf } from '../../../test/payment-answers.ts';

async function openPalette() {
  const site = await openAsAda('/wallet/', { preset: 'funded' });
  await screen.findByRole('heading', { name: 'Portfolio', level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search and commands' });
  return { ...site, field };
}

test('the palette names each of its results', async () => {
  await openPalette();
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => /\w\.\w/.test(name))).toEqual([]);
});

test('the palette goes to a page by a part of its name', async () => {
  const { field } = await openPalette();
  await userEvent.type(field, 'privacy{Enter}');
  await screen.findByRole('heading', { name: 'Wallet privacy', level: 1 });
  expect(shownPath()).toBe('/wallet/settings/privacy');
});

test('the palette leads to the team of the business by the words for it', async () => {
  const business = businessOf(7, { status: 'ACTIVE', onboardingStep: 'done', role: 'OWNER' });
  await openAsAda('/payments/dashboard', {
    prepare: (own) => void answerPayments(own, [], { businesses: [business] }),
  });
  await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search and commands' });
  await userEvent.type(field, 'roles{Enter}');
  await screen.findByRole('heading', { name: 'Team and security', level: 1 });
  expect(shownPath()).toBe('/payments/settings/security');
});

test('the palette offers no page that the role does not have', async () => {
  const business = businessOf(7, { status: 'ACTIVE', onboardingStep: 'done', role: 'SUPPORT' });
  await openAsAda('/payments/dashboard', {
    prepare: (own) => void answerPayments(own, [], { businesses: [business] }),
  });
  await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search and commands' });
  await userEvent.type(field, 'pay');
  expect(await screen.findByRole('option', { name: /^Payment links/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Payouts/ })).toBeNull();
});

test.each(['sandbox', 'live'] as const)(
  'the palette offers a developer the point of sale of test mode alone: on a %s server',
  async (mode) => {
    const business = businessOf(7, { status: 'ACTIVE', onboardingStep: 'done', role: 'DEVELOPER' });
    await openAsAda('/payments/dashboard', {
      prepare: (own) => {
        answerPayments(own, [], { businesses: [business] });
        turnPaymentsOn(own, mode);
      },
    });
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Search and commands' });
    await userEvent.type(field, 'p');
    expect(await screen.findByRole('option', { name: /^Payment links/ })).toBeVisible();
    const isThere = screen.queryByRole('option', { name: /^Point of sale/ }) !== null;
    expect(isThere).toBe(mode === 'sandbox');
  },
);

test.each([
  ['SUPPORT', false],
  ['DEVELOPER', false],
  ['ACCOUNTANT', true],
] as const)(
  'the palette offers Reports to the role %s as the navigation does: %s',
  async (role, isThere) => {
    const business = businessOf(7, { status: 'ACTIVE', onboardingStep: 'done', role });
    await openAsAda('/payments/dashboard', {
      prepare: (own) => void answerPayments(own, [], { businesses: [business] }),
    });
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    const links = screen.queryAllByRole('link', { name: 'Reports' });
    expect(links.length > 0).toBe(isThere);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Search and commands' }),
      'customers',
    );
    expect(await screen.findByRole('option', { name: /^Customers/ })).toBeVisible();
    const field = screen.getByRole('combobox', { name: 'Search and commands' });
    await userEvent.clear(field);
    await userEvent.type(field, 'reports');
    await expect
      .poll(() => screen.queryAllByRole('option', { name: /^Reports/ }).length)
      .toBe(isThere ? 1 : 0);
  },
);

test('the palette searches the transactions for what is typed', async () => {
  const { field } = await openPalette();
  await userEvent.type(field, 'rent & food{Enter}');
  await screen.findByRole('heading', { name: 'Transactions', level: 1 });
  expect(window.location.search).toBe('?q=rent%20%26%20food');
});

test('the palette switches the wallet and the theme', async () => {
  const { services, sandbox, field } = await openPalette();
  await userEvent.type(field, 'dark{Enter}');
  await waitFor(() => expect(services.session.get().theme).toBe('dark'));
  await expectClosed(sandbox);
  await userEvent.click(screen.getByRole('button', { name: 'Search and commands' }));
  await userEvent.type(await screen.findByRole('combobox'), 'switch rent{Enter}');
  await waitFor(() => expect(services.session.get().walletId).toBe(otherWalletId));
});

test('the palette opens Send with the address of a contact', async () => {
  const { sandbox, field } = await openPalette();
  const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
  await sandbox.client.contacts.create(sandbox.walletId, {
    name: 'Zoë',
    network: 'BTC',
    address,
    memo: null,
  });
  await userEvent.keyboard('{Escape}');
  await expectClosed(sandbox);
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'zoe');
  await screen.findByRole('option', { name: /Send to Zoë/ });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: /Send/ });
  expect(field).not.toBeInTheDocument();
});

test('the palette goes to the page of an asset, ahead of the contacts on its network', async () => {
  const { sandbox } = await openPalette();
  await sandbox.client.contacts.create(sandbox.walletId, {
    name: 'Harbor Coffee',
    network: 'BTC',
    address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    memo: null,
  });
  await userEvent.keyboard('{Escape}');
  await expectClosed(sandbox);
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'bit');
  await screen.findByRole('option', { name: /Send to Harbor Coffee/ });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: /^Bitcoin/, level: 1 });
  expect(shownPath()).toBe('/wallet/assets/BTC');
});

test('the palette says Bitcoin once of an account that is called like its network', async () => {
  const { field } = await openPalette();
  await userEvent.type(field, 'btc');
  const accounts = await screen.findByRole('group', { name: 'Accounts' });
  const [account] = within(accounts).getAllByRole('option');
  expect(account).toHaveTextContent(/^Bitcoin$/);
});

test('the palette copies the address of an account', async () => {
  const { sandbox, field } = await openPalette();
  await userEvent.type(field, 'copy bitcoin{Enter}');
  expect(await screen.findByText('Successfully copied')).toBeVisible();
  const [account] = sandbox.books.accounts(sandbox.walletId);
  if (!account) throw new Error('There is no account.');
  const { addressValue } = await sandbox.client.accounts.getDepositAddress(
    sandbox.walletId,
    account.id,
    { createNew: false },
  );
  expect(await navigator.clipboard.readText()).toBe(addressValue);
});

async function openInBusiness(role: BusinessRole, others: readonly BusinessDetail[] = []) {
  const business = businessOf(7, { status: 'ACTIVE', onboardingStep: 'done', role });
  const books: PaymentBooks[] = [];
  const site = await openAsAda('/payments/dashboard', {
    prepare: (own) => {
      own.platform.storage.set('businessId', '7');
      books.push(answerPayments(own, [paymentOf(1)], { businesses: [business, ...others] }));
    },
  });
  await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search and commands' });
  return { ...site, field, asked: books[0]?.asked ?? [] };
}

test('the palette searches the payments of a business, and not the wallet behind it', async () => {
  const { field, asked } = await openInBusiness('SUPPORT');
  await userEvent.type(field, 'A-1 & more');
  expect(await screen.findByRole('option', { name: /^Search customers for/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Search transactions/ })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: /^Search payments for/ }));
  await screen.findByRole('heading', { name: 'Payments', level: 1 });
  expect(shownPath()).toBe('/payments/payments?q=A-1%20%26%20more');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'A-1 & more' }));
});

test('the palette searches the customers of a business', async () => {
  const { field, sandbox } = await openInBusiness('SUPPORT');
  const searched: unknown[] = [];
  sandbox.services.on(listCustomers)(({ query }) => {
    searched.push(query.search);
    return { data: [], hasMore: false, nextCursor: null };
  });
  await userEvent.type(field, 'ada@');
  await userEvent.click(await screen.findByRole('option', { name: /^Search customers for/ }));
  expect(await screen.findByRole('searchbox')).toHaveValue('ada@');
  await waitFor(() => expect(searched).toContain('ada@'));
});

test.each(['payment', 'link'] as const)(
  'the palette opens the dialog of a new %s',
  async (what) => {
    const { field } = await openInBusiness('SUPPORT');
    await userEvent.type(field, `new payment${what === 'link' ? ' link' : ''}{Enter}`);
    const name = what === 'link' ? 'New payment link' : 'New payment';
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect(shownPath()).toBe('/payments/dashboard');
  },
);

test('the palette switches the business, and opens its dashboard', async () => {
  const stall = businessOf(8, { name: 'Market stall', status: 'ACTIVE', onboardingStep: 'done' });
  const { field, services } = await openInBusiness('OWNER', [stall]);
  await userEvent.type(field, 'switch market{Enter}');
  await waitFor(() => expect(services.session.get().businessId).toBe('8'));
  expect(shownPath()).toBe('/payments/dashboard');
});

test.each([
  ['OWNER', ['Audit log', 'Request log', 'Guides', 'Affiliates', 'New payment']],
  ['DEVELOPER', ['Request log', 'Guides', 'New payment']],
  ['ACCOUNTANT', ['Affiliates']],
  ['SUPPORT', ['Guides', 'New payment']],
  ['VIEWER', []],
] as const)('the palette leads %s to %j', async (role, expected) => {
  const { field } = await openInBusiness(role);
  const all = ['Audit log', 'Request log', 'Guides', 'Affiliates', 'New payment'];
  for (const name of all) {
    await userEvent.clear(field);
    await userEvent.type(field, name);
    await screen.findByRole('option', { name: /^Search payments for/ });
    const isThere = screen.queryAllByRole('option', { name: new RegExp(`^${name}`) }).length > 0;
    expect([name, isThere]).toEqual([name, (expected as readonly string[]).includes(name)]);
  }
});
