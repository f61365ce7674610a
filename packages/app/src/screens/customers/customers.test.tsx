import { toDecimal } from '@billfold/core';
import {
  type Customer,
  createCustomer,
  eraseCustomer,
  getCustomer,
  getCustomerCounts,
  importCustomers,
  type ListCustomers,
  listCustomers,
  listLinkInvoices,
  mergeCustomers,
  type UpdateCustomer,
  updateCustomer,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { businessOf, turnPaymentsOn } from '../../../test/business-answers.ts';
import { linkInvoiceOf } from '../../../test/link-invoice-of.ts';
import { openAsAda } from '../../../test/open-site.tsx';
import { answerPayments, paymentOf } from '../../../test/payment-answers.ts';

const grace: Customer = {
  ...{ id: 'cus_00000001', object: 'customer', livemode: false, email: 'grace@example.com' },
  ...{ name: 'Grace', phone: null, company: 'Navy', address: null, tags: ['vip'], notes: null },
  ...{ refundAddresses: [], paymentsCount: 2, lastPaymentAt: at, isErased: false, createdAt: at },
  totals: [{ currency: 'EUR', count: 1, received: toDecimal('50.00'), refunded: toDecimal('0') }],
};
const other = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const blank = { email: null, name: null, company: null, tags: [], isErased: true };

async function open(
  path: string,
  role: BusinessRole = 'OWNER',
  prepare: (sandbox: Sandbox) => void = () => undefined,
) {
  const saved: UpdateCustomer[] = [];
  const books = { customer: grace };
  const { sandbox } = await openAsAda(path, {
    prepare: (own) => {
      answerPayments(own, [paymentOf(1)], {
        businesses: [businessOf(7, { status: 'ACTIVE', role })],
      });
      const { services } = own;
      services.on(listCustomers)(({ query: { search = '', cursor } }) => {
        const isFound = grace.email?.startsWith(search) && cursor === undefined;
        return { data: isFound ? [books.customer] : [], hasMore: false, nextCursor: null };
      });
      services.on(getCustomerCounts)(() => ({ data: { total: 1, tags: [] } }));
      services.on(getCustomer)(({ params: { id } }) => {
        if (id !== grace.id) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
        return { data: { ...books.customer, open: [] } };
      });
      const save = (body: UpdateCustomer) => {
        saved.push(body);
        books.customer = { ...books.customer, name: body.name ?? null, tags: body.tags ?? [] };
        return { data: books.customer };
      };
      services.on(createCustomer)(({ body }) => save(body));
      services.on(updateCustomer)(({ body }) => save(body));
      services.on(eraseCustomer)(() => {
        books.customer = { ...grace, ...blank };
        return { data: books.customer };
      });
      prepare(own);
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { sandbox, saved };
}

const list = '/payments/customers';
const page = `/payments/customers/${grace.id}`;
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => {
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const pressIn = async (dialog: string, name: string) =>
  userEvent.click(
    within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name }),
  );

describe('the customers of a business', () => {
  test('are listed with their tags and sums, and searched by their beginning', async () => {
    const { sandbox } = await open(list);
    const row = await screen.findByRole('link', { name: /^Grace/ });
    expect(row).toHaveAttribute('href', page);
    expect(screen.getByRole('table', { name: 'Customers' })).toHaveTextContent('vip');
    // Of two payments one is confirmed, as the sum has it.
    expect(screen.getByRole('table', { name: 'Customers' })).toHaveTextContent(
      '1 confirmed payment€50.00',
    );
    expect(screen.getByRole('table', { name: 'Customers' })).toHaveTextContent('€50.00');
    await userEvent.type(screen.getByRole('searchbox'), 'ada');
    await sandbox.time.advance(1_000);
    expect(await screen.findByText('No customers match')).toBeVisible();
    const says =
      'Nothing in this list matches “ada”. You can search for: Beginning of an email, name or company.';
    expect(screen.getByText(says)).toBeVisible();
    await press('Clear search');
    expect(await screen.findByRole('link', { name: /^Grace/ })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('are counted, and filtered by a tag of theirs', async () => {
    const asked: ListCustomers[] = [];
    await open(list, 'OWNER', ({ services }) => {
      services.on(listCustomers)(({ query }) => {
        asked.push(query);
        return { data: [grace], hasMore: false, nextCursor: null };
      });
      services.on(getCustomerCounts)(({ query: { tag } }) => {
        const tags = ['vip', 'shop'].map((each) => ({ tag: each, count: 1 }));
        return { data: { total: tag === undefined ? 2 : 1, tags } };
      });
    });
    expect(await screen.findByText('2 customers')).toBeVisible();
    await press('Tag');
    await userEvent.click(await screen.findByRole('radio', { name: 'vip' }));
    expect(await screen.findByText('1 customer')).toBeVisible();
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ tag: 'vip' }));
    await press('Clear filters');
    expect(await screen.findByText('2 customers')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tag' })).toBeVisible();
  });

  test('are listed with what went back to them', async () => {
    const [euros] = grace.totals;
    if (euros === undefined) throw new Error('no totals');
    const refunded = { ...grace, totals: [{ ...euros, refunded: toDecimal('12.50') }] };
    await open(list, 'OWNER', ({ services }) => {
      services.on(listCustomers)(() => ({ data: [refunded], hasMore: false, nextCursor: null }));
    });
    const table = screen.getByRole('table', { name: 'Customers' });
    expect(await within(table).findByText('€37.50')).toBeVisible();
    expect(within(table).getByText('€50.00 paid, €12.50 refunded')).toBeVisible();
    expect(within(table).getByText('Paid, after refunds')).toBeVisible();
  });

  test('are added with what was typed, and need an email or a name', async () => {
    const { saved } = await open(list);
    await press('Add customer');
    expect(await screen.findByText('An email or a name is enough.')).toBeVisible();
    await pressIn('Add a customer', 'Add customer');
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAccessibleDescription('Enter an email or a name');
    await userEvent.type(email, ' ada@example.com ');
    await userEvent.type(screen.getByLabelText('Tags (optional)'), 'vip, north,, vip');
    await pressIn('Add a customer', 'Add customer');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      email: 'ada@example.com',
      name: null,
      tags: ['vip', 'north'],
    });
  });

  test('keep what was typed where another one has the email', async () => {
    const { sandbox } = await open(list);
    const message = 'Another customer has this email.';
    sandbox.services.fail(createCustomer, {
      status: 409,
      body: { code: 'EMAIL_TAKEN', errors: [message], fields: { email: [message] } },
    });
    await press('Add customer');
    await userEvent.type(await screen.findByLabelText('Email'), 'grace@example.com');
    await pressIn('Add a customer', 'Add customer');
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(message));
    expect(email).toHaveValue('grace@example.com');
  });

  test('are imported from a file, whose bad lines are named', async () => {
    const sent: string[] = [];
    await open(list, 'OWNER', ({ services }) =>
      services.on(importCustomers)(({ body }) => {
        sent.push(body.csv);
        const refused = [{ line: 3, message: 'This is no email.' }];
        return { data: { created: 4, updated: 1, unchanged: 0, refused } };
      }),
    );
    await press('Import CSV');
    await pressIn('Import customers', 'Import customers');
    expect(await screen.findByText('Choose a file')).toBeVisible();
    const file = new File(['email\na@example.com\n'], 'people.csv', { type: 'text/csv' });
    const field = screen.getByLabelText<HTMLInputElement>('CSV file');
    await userEvent.upload(field, file);
    expect(screen.getByText(/people\.csv/)).toBeVisible();
    // A browser reports no change where the same name is chosen again.
    expect(field.value).toBe('');
    await pressIn('Import customers', 'Import customers');
    const done = await screen.findByRole('dialog', { name: 'Import finished' });
    expect(done).toHaveTextContent('4 added, 1 updated, 0 unchanged.');
    expect(done).toHaveTextContent('Line 3: This is no email.');
    expect(sent).toEqual(['email\na@example.com\n']);
  });

  test('are exported and imported from a menu with words on a phone', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: /max-width/.test(media) }),
    );
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    await open(list);
    await press('More actions');
    expect(await screen.findByRole('menuitem', { name: 'Export CSV' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Import CSV' }));
    expect(await screen.findByRole('dialog', { name: 'Import customers' })).toBeVisible();
  });

  test.each(
    businessRoles.flatMap((role) => [
      { role, mode: 'sandbox' as const },
      { role, mode: 'live' as const },
    ]),
  )('are added by roles that may: $role on a $mode server', async ({ role, mode }) => {
    await open(list, role, (sandbox) => turnPaymentsOn(sandbox, mode));
    await screen.findByRole('link', { name: /^Grace/ });
    const may = isPermitted(role, 'create-payments', mode === 'live');
    expect(screen.queryByRole('button', { name: 'Add customer' }) !== null).toBe(may);
  });
});

describe('one customer', () => {
  test('is shown with profile, totals and payments, and edited', async () => {
    const { saved } = await open(page);
    expect(await screen.findByRole('heading', { name: 'Grace', level: 1 })).toBeVisible();
    const profile = screen.getByRole('region', { name: 'Profile' });
    expect(profile).toHaveTextContent('grace@example.com');
    expect(within(profile).queryByText('Name')).toBeNull();
    expect(within(profile).getByText('Last payment')).toBeVisible();
    const totals = screen.getByRole('region', { name: 'Totals' });
    expect(totals).toHaveTextContent(/Total paid€50\.00Payments1 confirmed, 2 in all/);
    expect(await screen.findByRole('link', { name: 'No-1' })).toBeVisible();
    const payments = within(screen.getByRole('table', { name: 'Payments' }));
    expect(payments.getByRole('columnheader', { name: 'Arrived' })).toBeVisible();
    await press('Edit customer');
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Grace');
    await userEvent.type(name, ' Hopper');
    await press('Save changes');
    expect(await screen.findByRole('heading', { name: 'Grace Hopper', level: 1 })).toBeVisible();
    expect(saved[0]).toMatchObject({ name: 'Grace Hopper', company: 'Navy', tags: ['vip'] });
  });

  test('has sums told apart by their currency where there are several', async () => {
    const [euros] = grace.totals;
    if (euros === undefined) throw new Error('a sum is expected');
    const totals = [euros, { ...euros, currency: 'USD', count: 2 }];
    await open(page, 'OWNER', ({ services }) => {
      services.on(getCustomer)(() => ({ data: { ...grace, totals, open: [] } }));
    });
    expect(await screen.findByText('Total paid in USD')).toBeVisible();
    expect(screen.getByText('Payments in EUR')).toBeVisible();
  });

  test('shows what stayed after refunds before the sums of which it is made', async () => {
    const [euros] = grace.totals;
    if (euros === undefined) throw new Error('a sum is expected');
    const totals = [{ ...euros, refunded: toDecimal('12.50') }];
    await open(page, 'OWNER', ({ services }) => {
      services.on(getCustomer)(() => ({ data: { ...grace, totals, open: [] } }));
    });
    expect(await screen.findByRole('region', { name: 'Totals' })).toHaveTextContent(
      /Paid, after refunds€37\.50Total paid€50\.00Refunded€12\.50Payments1 confirmed, 2 in all$/,
    );
  });

  test('shows what is open below them, by currency', async () => {
    const owed = [
      { amount: toDecimal('900.20'), currency: 'EUR' },
      { amount: toDecimal('1000'), currency: 'JPY' },
    ];
    await open(page, 'OWNER', ({ services }) => {
      services.on(getCustomer)(() => ({ data: { ...grace, totals: [], open: owed } }));
    });
    expect(await screen.findByRole('region', { name: 'Totals' })).toHaveTextContent(
      /No confirmed payment yet\.Open€900\.20 · ¥1,000$/,
    );
  });

  test('shows their newest invoices, and the way to all of them', async () => {
    const asked: unknown[] = [];
    await open(page, 'OWNER', ({ services }) => {
      services.on(listLinkInvoices)(({ query }) => {
        asked.push(query);
        const rows = Array.from({ length: 5 }, (_, at) =>
          linkInvoiceOf({ id: `lin_${at + 1}`, title: `Invoice ${at + 1}` }),
        );
        return { data: rows, meta: { page: 1, pageSize: 5, total: 6 } };
      });
    });
    const card = await screen.findByRole('region', { name: 'Invoices' });
    expect(within(card).getByRole('link', { name: /^Invoice 1/ })).toHaveAttribute(
      'href',
      '/payments/link-invoices/lin_1',
    );
    expect(within(card).getByRole('link', { name: 'All invoices' })).toHaveAttribute(
      'href',
      '/payments/link-invoices?search=grace%40example.com',
    );
    expect(asked).toContainEqual(expect.objectContaining({ customerId: grace.id }));
    expect(screen.queryByRole('region', { name: 'Schedules' })).toBeNull();
  });

  test('has an email to copy', async () => {
    await open(page);
    expect(await screen.findByRole('button', { name: 'Copy email' })).toBeVisible();
  });

  test('is sent a new invoice, which has their email', async () => {
    await open(page);
    await press('New invoice');
    const dialog = await screen.findByRole('dialog', { name: 'New invoice' });
    expect(within(dialog).getByLabelText('Customer email')).toHaveValue('grace@example.com');
  });

  test('is asked for a new payment, which has their email', async () => {
    await open(page);
    await press('New payment');
    const email = await screen.findByLabelText('Customer email (optional)');
    expect(email).toHaveValue('grace@example.com');
  });

  test('is asked for none by those who may not', async () => {
    await open(page, 'ACCOUNTANT');
    expect(await screen.findByRole('heading', { name: 'Grace', level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New payment' })).toBeNull();
  });

  test('is erased only after a yes, and then has nothing to edit', async () => {
    await open(page);
    await choose('Erase personal data');
    await pressIn('Erase this customer?', 'Erase personal data');
    expect(await screen.findByText('Confirm that you understand first')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No name', level: 1 })).toBeNull();
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'I understand that this cannot be undone' }),
    );
    await pressIn('Erase this customer?', 'Erase personal data');
    expect(await screen.findByRole('heading', { name: 'No name', level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit customer' })).toBeNull();
  });

  test('shows the addresses that the customer agreed to, and removes one', async () => {
    const removed = { network: 'BTC', address: bitcoin } as const;
    const refundAddresses = [removed, { network: 'BTC', address: other }] as const;
    const { saved } = await open(page, 'OWNER', ({ services }) => {
      services.on(getCustomer)(() => ({ data: { ...grace, refundAddresses, open: [] } }));
    });
    await press(`Remove refund address ${bitcoin}`);
    expect(await screen.findByText('Refund address removed')).toBeVisible();
    expect(saved).toEqual([{ removedRefundAddresses: [removed] }]);
  });

  describe('that is merged', () => {
    const double: Customer = {
      ...{ ...grace, id: 'cus_00000002', email: 'hopper@example.com', name: 'G. Hopper' },
      ...{ paymentsCount: 3, refundAddresses: [{ network: 'BTC', address: bitcoin }] },
    };

    async function openMerge(role: BusinessRole = 'OWNER') {
      const merged: (readonly string[])[] = [];
      const { sandbox } = await open(page, role, ({ services }) => {
        services.on(listCustomers)(({ query: { search = '' } }) => {
          const data = [grace, double].filter(({ email }) => email?.startsWith(search));
          return { data, hasMore: false, nextCursor: null };
        });
        services.on(mergeCustomers)(({ body }) => {
          merged.push(body.customerIds);
          return { data: grace };
        });
      });
      await choose('Merge customer');
      await screen.findByRole('dialog', { name: 'Merge another customer into Grace' });
      return { sandbox, merged };
    }

    test('asks for another customer, which is found by its beginning', async () => {
      const { sandbox, merged } = await openMerge();
      expect(await screen.findByRole('radio', { name: /^G\. Hopper/ })).toBeVisible();
      expect(screen.queryByRole('radio', { name: /^Grace/ })).toBeNull();
      await press('Review merge');
      expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('Choose a customer');
      await userEvent.type(screen.getByRole('searchbox'), 'ada');
      await sandbox.time.advance(1_000);
      expect(await screen.findByText('No other customer matches.')).toBeVisible();
      expect(merged).toEqual([]);
    });

    test('says what moves and which refund addresses stay before it is done', async () => {
      const { merged } = await openMerge();
      await userEvent.click(await screen.findByRole('radio', { name: /^G\. Hopper/ }));
      await press('Review merge');
      const question = await screen.findByRole('dialog', { name: 'Merge G. Hopper into Grace?' });
      expect(question).toHaveTextContent('3 payments of G. Hopper move to Grace');
      const kept = within(question).getByRole('list', { name: 'Refund addresses of both stay' });
      expect(within(kept).getAllByRole('listitem')).toHaveLength(1);
      expect(question).toHaveTextContent('You cannot undo a merge.');
      expect(merged).toEqual([]);
      await press('Merge customers');
      await waitFor(() => expect(merged).toEqual([[double.id]]));
      expect(await screen.findByText('Customers merged')).toBeVisible();
    });

    test('stays as it is while a refund is open, and says so', async () => {
      const { sandbox } = await openMerge();
      const errors = ['A refund to one of these customers is open. Send it, or cancel it.'];
      const body = { code: 'STATE_CONFLICT', errors };
      sandbox.services.fail(mergeCustomers, { status: 409, body });
      await userEvent.click(await screen.findByRole('radio', { name: /^G\. Hopper/ }));
      await press('Review merge');
      await press('Merge customers');
      expect(await screen.findByText('These customers cannot be merged now')).toBeVisible();
      expect(screen.getByRole('dialog')).toHaveTextContent('Send it, or cancel it.');
      await press('Back');
      expect(await screen.findByRole('radio', { name: /^G\. Hopper/ })).toBeChecked();
    });
  });

  test('is suggested by the beginning of a name where an invoice asks for an email', async () => {
    const { sandbox } = await open('/payments/link-invoices', 'OWNER', ({ services }) => {
      services.on(listCustomers)(({ query: { search = '' } }) => ({
        ...{ data: 'Grace'.startsWith(search) ? [grace] : [], hasMore: false, nextCursor: null },
      }));
    });
    await press('New invoice');
    const field = await screen.findByRole('combobox', { name: 'Customer email' });
    await userEvent.type(field, 'Nobody');
    await act(() => sandbox.time.advance(1_000));
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'Gra');
    await act(() => sandbox.time.advance(1_000));
    await userEvent.click(await screen.findByRole('option', { name: 'Grace · grace@example.com' }));
    expect(field).toHaveValue('grace@example.com');
  });

  test('of another business is not found', async () => {
    await open(`${list}/cus_00000009`);
    expect(await screen.findByText('Customer not found')).toBeVisible();
  });

  test.each(businessRoles)('can be changed by roles that may: %s', async (role) => {
    await open(page, role);
    await screen.findByRole('heading', { name: 'Grace', level: 1 });
    const has = (name: string) => screen.queryByRole('button', { name }) !== null;
    expect(has('Edit customer')).toBe(isPermitted(role, 'create-payments', false));
    expect(has('More actions')).toBe(isPermitted(role, 'manage-settings', false));
  });
});
