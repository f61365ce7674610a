import { toDecimal } from '@billfold/core';
import {
  type CreatePaymentLink,
  createPaymentLink,
  getPaymentLink,
  listPaymentLinks,
  type PaymentLink,
  type UpdatePaymentLink,
  updatePaymentLink,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { businessOf, turnPaymentsOn } from '../../../test/business-answers.ts';
import { linkOf } from '../../../test/link-of.ts';
import { openAsAda, shownPath } from '../../../test/open-site.tsx';
import { answerPayments } from '../../../test/payment-answers.ts';

interface Links {
  list: PaymentLink[];
  readonly created: CreatePaymentLink[];
  readonly updated: UpdatePaymentLink[];
}

async function open(
  list: PaymentLink[],
  role: BusinessRole = 'OWNER',
  path = '/payments/payment-links',
  prepare: (sandbox: Sandbox) => void = () => undefined,
): Promise<Links> {
  const links: Links = { list, created: [], updated: [] };
  await openAsAda(path, {
    prepare: (sandbox) => {
      const businesses = [businessOf(7, { status: 'ACTIVE', role })];
      answerPayments(sandbox, [], { businesses });
      const { services } = sandbox;
      prepare(sandbox);
      services.on(listPaymentLinks)(({ query: { isArchived = false, search = '' } }) => {
        const shown = links.list.filter(({ state }) => (state === 'ARCHIVED') === isArchived);
        const data = shown.filter(({ title }) => title.includes(search));
        return { data, meta: { page: 1, pageSize: 25, total: data.length } };
      });
      services.on(getPaymentLink)(({ params: { id } }) => {
        const found = links.list.find((each) => each.id === id);
        if (!found) throw new FakeRefusal(404, { code: 'NOT_FOUND', errors: ['None.'] });
        return { data: found };
      });
      services.on(createPaymentLink)(({ body }) => {
        links.created.push(body);
        const made = linkOf({ title: body.title });
        links.list = [made, ...links.list];
        return { data: made };
      });
      services.on(updatePaymentLink)(({ body }) => {
        links.updated.push(body);
        const { isActive, isArchived } = body;
        const state = isArchived === true ? 'ARCHIVED' : isActive === false ? 'PAUSED' : 'ACTIVE';
        const changed = { ...linkOf(), state } as const;
        links.list = [changed];
        return { data: changed };
      });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return links;
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));

test('a page of links after the last one leads to the last one', async () => {
  await open([linkOf()], 'OWNER', '/payments/payment-links?state=archived&page=9');
  await waitFor(() => expect(shownPath()).toBe('/payments/payment-links?state=archived'));
});

test('a search narrows the list, is kept in the address and can be cleared', async () => {
  const [desk, tea] = [linkOf({ id: 'link_a', title: 'Desk' }), linkOf({ title: 'Tea' })];
  let rest: () => Promise<void> = async () => undefined;
  await open([desk, tea], 'OWNER', '/payments/payment-links', ({ time }) => {
    rest = () => act(() => time.advance(300));
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'De');
  await rest();
  await waitFor(() => expect(screen.queryByText('Tea')).toBeNull());
  expect(await screen.findByText('Desk')).toBeInTheDocument();
  expect(shownPath()).toBe('/payments/payment-links?search=De');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
  await rest();
  expect(await screen.findByText('No links match')).toBeInTheDocument();
  await press('Archived');
  expect(shownPath()).toBe('/payments/payment-links?state=archived&search=Dex');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('Dex');
  await press('Current');
  const says = 'Nothing in this list matches “Dex”. You can search for: Title.';
  expect(await screen.findByText(says)).toBeVisible();
  await press('Clear search');
  expect(await screen.findByText('Tea')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
});

test('an empty list teaches, and a link with a fixed price is created', async () => {
  const { created } = await open([]);
  expect(screen.queryByRole('searchbox', { name: 'Search' })).toBeNull();
  expect(await screen.findByText('No payment links yet')).toBeInTheDocument();
  await press('New link');
  await type('Title', 'Concert ticket');
  await type('Price', '35.00');
  await type('Max. payments (optional)', '100');
  await press('Create link');
  const dialog = await screen.findByRole('dialog', { name: 'Link created' });
  expect(dialog).toHaveTextContent('/pay/link/abc');
  expect(created).toEqual([
    {
      ...{ title: 'Concert ticket', currency: 'USD', price: '35', maxUses: 100 },
      ...{ description: null, dueAt: null, redirectUrl: null },
    },
  ]);
});

test('items add up to the price of a link', async () => {
  const { created } = await open([]);
  await press('New link');
  await type('Title', 'Invoice');
  await userEvent.click(screen.getByRole('radio', { name: 'Items' }));
  await press('Create link');
  expect(
    await screen.findByText('Give each item a name, a quantity and a price'),
  ).toBeInTheDocument();
  await press('Add item');
  const [first, second] = screen.getAllByRole('group', { name: /^Item \d/ });
  for (const [group, label, quantity, price] of [
    [first, 'Desk', '2', '100.10'],
    [second, 'Delivery', '1', '20'],
  ] as const) {
    const fields = within(group ?? document.body);
    await userEvent.type(fields.getByLabelText('Item'), label);
    await userEvent.clear(fields.getByLabelText('Quantity'));
    await userEvent.type(fields.getByLabelText('Quantity'), quantity);
    await userEvent.type(fields.getByLabelText('Unit price'), price);
  }
  expect(screen.getByText('$220.20')).toBeInTheDocument();
  await press('Create link');
  await screen.findByRole('dialog', { name: 'Link created' });
  expect(created[0]?.lines).toEqual([
    { label: 'Desk', quantity: 2, unitPrice: '100.1' },
    { label: 'Delivery', quantity: 1, unitPrice: '20' },
  ]);
});

test('the items of a link are shown with what all of each costs', async () => {
  const lines = [
    { label: 'Atlas', quantity: 3, unitPrice: toDecimal('45.00') },
    { label: 'Globe', quantity: 1, unitPrice: toDecimal('36.00') },
  ];
  const link = linkOf({ price: toDecimal('171.00'), lines });
  await open([link], 'OWNER', `/payments/payment-links/${link.id}`);
  const atlas = await screen.findByText('3 × Atlas, €45.00 each');
  expect(atlas.parentElement).toHaveTextContent('€135.00');
  expect(screen.getByText('1 × Globe').parentElement).toHaveTextContent('€36.00');
});

test('a highest amount below the lowest is refused', async () => {
  const { created } = await open([]);
  await press('New link');
  await type('Title', 'Donation');
  await userEvent.click(screen.getByRole('radio', { name: 'Any amount' }));
  await type('At least (optional)', '10');
  await type('At most (optional)', '9.5');
  await press('Create link');
  expect(await screen.findByText('Enter more than the lowest amount')).toBeInTheDocument();
  expect(created).toEqual([]);
});

test('a link is paused, resumed, archived and restored', async () => {
  const links = await open([linkOf()]);
  expect(await screen.findByText('3 paid')).toBeInTheDocument();
  await press('Actions for Tea');
  await choose('Pause');
  expect(await screen.findByText('Paused')).toBeInTheDocument();
  await press('Actions for Tea');
  await choose('Resume');
  expect(await screen.findByText('Active')).toBeInTheDocument();
  await press('Actions for Tea');
  await choose('Archive');
  expect(await screen.findByText('No payment links yet')).toBeInTheDocument();
  await press('Archived');
  await press('Actions for Tea');
  await choose('Restore');
  expect(await screen.findByText('No archived links')).toBeInTheDocument();
  expect(links.updated).toEqual([
    { isActive: false },
    { isActive: true },
    { isArchived: true },
    { isArchived: false },
  ]);
});

test('a link has a page with its address, its use, its payments and what can be done', async () => {
  const links = await open([linkOf({ maxUses: 5, uses: 4, paid: 3 })]);
  await userEvent.click(await screen.findByRole('link', { name: 'Tea' }));
  expect(await screen.findByRole('heading', { name: 'Tea', level: 1 })).toBeInTheDocument();
  expect(shownPath()).toBe(`/payments/payment-links/${linkOf().id}`);
  expect(screen.getByRole('img', { name: 'QR code of the payment link' })).toBeVisible();
  expect(screen.getByText(linkOf().url)).toBeVisible();
  expect(screen.getByText('Payments left').parentElement).toHaveTextContent('1 of 5');
  expect(screen.getByText('Received').parentElement).toHaveTextContent('€13.50 · 3 payments');
  expect(screen.getByRole('button', { name: 'Save image' })).toBeVisible();
  expect(await screen.findByText('No payments from this link yet')).toBeVisible();
  await press('Pause');
  expect(await screen.findByText('Paused')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible();
  expect(links.updated).toEqual([{ isActive: false }]);
});

test('a link of another business is not found', async () => {
  await open([], 'OWNER', '/payments/payment-links/lnk_00000000');
  expect(await screen.findByText('Link not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All payment links' })).toBeVisible();
});

test('the list and the page of a link name the due day that was typed', async () => {
  await open([linkOf({ dueAt: new Date(2026, 11, 25) })]);
  expect(await screen.findByText('24 Dec 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Tea' }));
  expect(await screen.findByRole('heading', { name: 'Tea', level: 1 })).toBeVisible();
  expect(screen.getByText('24 Dec 2026')).toBeVisible();
});

test('a link that closes at another time than midnight says the time', async () => {
  await open([linkOf({ dueAt: new Date(2026, 11, 30, 3, 58) })]);
  const row = (await screen.findByRole('link', { name: 'Tea' })).closest('tr');
  expect(row).toHaveTextContent('Closes 30 Dec 2026, 03:58');
  await userEvent.click(screen.getByRole('link', { name: 'Tea' }));
  expect(await screen.findByRole('heading', { name: 'Tea', level: 1 })).toBeVisible();
  expect(screen.getByText('Closes').parentElement).toHaveTextContent('Closes30 Dec 2026, 03:58');
});

test('a link that has closed says when, and cannot be paused', async () => {
  await open([linkOf({ state: 'EXPIRED', dueAt: new Date(2027, 9, 30, 3, 58) })]);
  const row = (await screen.findByRole('link', { name: 'Tea' })).closest('tr');
  expect(row).toHaveTextContent('Closed30 Oct 2027, 03:58');
  await press('Actions for Tea');
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Pause' })).toBeNull();
});

test('a link that is used up tells what is taken from what is paid, and cannot be paused', async () => {
  const counts = { maxUses: 1, uses: 1, paid: 0, received: toDecimal('0') };
  await open([linkOf({ state: 'USED_UP', ...counts })]);
  const link = await screen.findByRole('link', { name: 'Tea' });
  expect(link.closest('tr')).toHaveTextContent('In use1 of 1 open or paid€0.000 paid');
  await userEvent.click(link);
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test.each([
  ['USED_UP', 1, 'Its one payment is open or paid. Edit the link to allow more.'],
  ['USED_UP', 3, 'All 3 payments are open or paid. Edit the link to allow more.'],
  ['USED_UP', 4, 'All 4 payments are open or paid. If an open one expires, the link works again.'],
  ['EXPIRED', null, 'This link has closed. Edit it to choose a later day.'],
  ['PAUSED', null, 'Paused: nobody can pay with this link. Resume it to take payments.'],
  ['ARCHIVED', null, 'Archived: nobody can pay with this link.'],
] as const)(
  'a link that is %s (max. %s) is not offered to be shared',
  async (state, maxUses, text) => {
    const link = linkOf({ state, maxUses });
    await open([link], 'OWNER', `/payments/payment-links/${link.id}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'QR code of the payment link' })).toBeNull();
    expect(screen.getByText(link.url)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open checkout' })).toBeNull();
    expect(await screen.findByText('No payments from this link')).toBeVisible();
    expect(screen.queryByText(/^Share the link/)).toBeNull();
  },
);

test('the list offers the address of links that take payments alone', async () => {
  await open([linkOf(), { ...linkOf({ state: 'USED_UP' }), id: 'lnk_2', title: 'Coffee' }]);
  expect(await screen.findByRole('button', { name: 'Copy the link Tea' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Coffee' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy the link Coffee' })).toBeNull();
});

test('editing keeps the due day and sends the changed title', async () => {
  const links = await open([linkOf({ dueAt: new Date(2026, 11, 25) })]);
  await press('Actions for Tea');
  await choose('Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Tea' });
  expect(within(dialog).getByLabelText('Closes on (optional)')).toHaveValue('2026-12-24');
  await type('Title', ' and cake');
  await press('Save');
  expect(await screen.findByText('Link saved')).toBeInTheDocument();
  expect(links.updated).toEqual([
    {
      ...{ title: 'Tea and cake', description: null, redirectUrl: null, maxUses: null },
      dueAt: new Date(2026, 11, 25),
    },
  ]);
});

describe('the controls of payment links follow the table of permissions (R-PERM-02, J15)', () => {
  const modes = ['sandbox', 'live'] as const;
  const inModes = businessRoles.flatMap((role) => modes.map((mode) => ({ role, mode })));

  test.each(inModes)('for $role on a $mode server', async ({ role, mode }) => {
    const livemode = mode === 'live';
    const path = '/payments/payment-links';
    await open([linkOf({ livemode })], role, path, (sandbox) => turnPaymentsOn(sandbox, mode));
    await press('Actions for Tea');
    const may = isPermitted(role, 'create-payments', livemode);
    expect(screen.queryByRole('menuitem', { name: 'Pause' }) !== null).toBe(may);
    expect(screen.queryByRole('menuitem', { name: 'Archive' }) !== null).toBe(may);
    expect(screen.queryByRole('button', { name: 'New link' }) !== null).toBe(may);
    expect(screen.getByRole('menuitem', { name: 'Show QR code' })).toBeInTheDocument();
  });
});

test('a link that takes payments has no warning', async () => {
  await open([linkOf()], 'OWNER', `/payments/payment-links/${linkOf().id}`);
  await screen.findByRole('button', { name: 'Copy link' });
  expect(screen.queryByText(/nobody can pay/)).toBeNull();
});
