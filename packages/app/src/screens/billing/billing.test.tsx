import { type Decimal, toDecimal } from '@billfold/core';
import {
  type Billing,
  type BillingSettings,
  billingSettings,
  getBilling,
  getInvoice,
  type Invoice,
  listInvoices,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { FakeRefusal } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { answerBusiness, businessOf } from '../../../test/business-answers.ts';
import { issuerOf } from '../../../test/link-invoice-of.ts';
import { openAsAda, shownPath } from '../../../test/open-site.tsx';

const cents = (amount: string): Decimal => toDecimal(amount);
const none = { payments: 0, volume: cents('0.00'), fee: cents('0.00') };
const free: Billing = {
  ...{ feePercent: cents('0'), currency: 'USD', carried: none, minimum: cents('1.00') },
  usage: {
    ...{ payments: 3, volume: cents('1234.50'), fee: cents('0.00') },
    ...{ from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') },
  },
};
const charged: Billing = {
  ...{ ...free, feePercent: cents('0.5') },
  usage: { ...free.usage, fee: cents('6.17') },
  carried: { payments: 1, volume: cents('100.00'), fee: cents('0.50') },
};
const invoice: Invoice = {
  ...{ id: 'inv_0000000001', object: 'invoice', number: 'INV-7-2026-10', month: '2026-10' },
  ...{ status: 'OPEN', currency: 'USD', payee: 'Operator Ltd', createdAt: at, paidAt: null },
  issuer: issuerOf({ name: 'Operator Ltd', address: '5 Hill Rd', vatId: 'GB999' }),
  ...{ payments: 5, volume: cents('2000.00'), fee: cents('10.00') },
  lines: [{ feePercent: cents('0.5'), payments: 5, volume: cents('2000.00'), fee: cents('10.00') }],
  url: 'https://wallet.example/pay/link/abcdefgh',
};

interface Opening {
  readonly path?: string;
  readonly role?: BusinessRole;
  readonly billing?: Billing | null;
  readonly invoices?: readonly Invoice[] | null;
  readonly details?: Partial<BillingSettings>;
}

/** Opens a page about fees; what is null does not load. */
async function open(opening: Opening = {}) {
  const { path = '/payments/settings/billing', role = 'OWNER' } = opening;
  const { billing = charged, invoices = [invoice] } = opening;
  const sent: BillingSettings[] = [];
  let details: BillingSettings = {
    ...{ version: 1, billingEmail: null, billingAddress: null },
    ...opening.details,
  };
  const site = await openAsAda(path, {
    prepare: (sandbox) => {
      answerBusiness(sandbox, { businesses: [businessOf(7, { role })] });
      const { services } = sandbox;
      services.on(getBilling)(() => ({ data: billing ?? refuse() }));
      services.on(listInvoices)(() => {
        const data = invoices ?? refuse();
        return { data, meta: { total: data.length, page: 1, pageSize: 10 } };
      });
      services.on(getInvoice)(({ params: { id } }) => {
        const data = (invoices ?? refuse()).find((each) => each.id === id);
        if (data === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
        return { data };
      });
      services.on(billingSettings.get)(() => ({ data: details }));
      services.on(billingSettings.put)(({ body }) => {
        sent.push(body);
        details = { ...body, version: body.version + 1 };
        return { data: details };
      });
    },
  });
  return { ...site, sent };
}

function refuse(): never {
  throw new FakeRefusal(409, { code: 'BROKEN', errors: ['The books are closed.'] });
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the billing tab', () => {
  test('says in one sentence that nothing is charged, and nothing else', async () => {
    await open({ billing: free, invoices: [] });
    expect(await screen.findByText('This server charges no fees.')).toBeVisible();
    const fee = await card('Operator fee');
    expect(fee.queryByText('Completed payments')).toBeNull();
    expect(fee.queryByText(/so far/)).toBeNull();
    await waitFor(() => expect(screen.queryByText('No invoices yet')).toBeNull());
    expect(screen.queryByLabelText('Billing email')).toBeNull();
  });

  test('shows invoices of an earlier fee after the server has stopped charging', async () => {
    await open({ billing: free });
    expect(await screen.findByRole('row', { name: /INV-7-2026-10/ })).toBeVisible();
    expect(await screen.findByLabelText('Billing email')).toBeVisible();
  });

  test('R-BIZ-06: shows the rate, the fee so far and what earlier months left', async () => {
    await open();
    expect(await screen.findByText('0.5% of each completed payment')).toBeVisible();
    const fee = await card('Operator fee');
    expect(fee.getByText('Completed payments').nextSibling).toHaveTextContent('3');
    expect(fee.getByText('Value at receipt').nextSibling).toHaveTextContent('$1,234.50');
    expect(fee.getByRole('heading', { name: 'Nov 2026 so far (UTC)' })).toBeVisible();
    expect(fee.getByText(/^Only completed payments count/)).toBeVisible();
    expect(fee.getByText(/^Charged in US dollars/)).toBeVisible();
    expect(fee.queryByText(/the currency of operator fees/)).toBeNull();
    expect(fee.getByText('Fee so far').nextSibling).toHaveTextContent('$6.17');
    expect(fee.getByText('Fee of earlier months').nextSibling).toHaveTextContent('$0.50');
    expect(fee.getByText('A fee below $1.00 moves to the next invoice.')).toBeVisible();
  });

  test('lists invoices, each of which opens', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /INV-7-2026-10/ });
    expect(row).toHaveTextContent('Oct 2026');
    expect(row).toHaveTextContent('To pay');
    expect(row).toHaveTextContent('$10.00');
    await userEvent.click(within(row).getByRole('link', { name: /Oct 2026/ }));
    await waitFor(() => expect(shownPath()).toBe('/payments/invoices/inv_0000000001'));
    expect(await screen.findByRole('heading', { name: 'INV-7-2026-10' })).toBeVisible();
  });

  test('has invoices first while one is to pay, which a press in its row pays', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /INV-7-2026-10/ });
    const pay = within(row).getByRole('link', { name: /^Pay INV-7-2026-10/ });
    expect(pay).toHaveAttribute('href', invoice.url);
    expect(cardTitles().slice(0, 2)).toEqual(['Invoices', 'Operator fee']);
  });

  test('has the fee first while no invoice is to pay', async () => {
    await open({ invoices: [{ ...invoice, status: 'PAID' }] });
    const row = await screen.findByRole('row', { name: /INV-7-2026-10/ });
    expect(within(row).queryByRole('link', { name: /^Pay/ })).toBeNull();
    expect(cardTitles().slice(0, 2)).toEqual(['Operator fee', 'Invoices']);
  });

  test('offers to load again what did not load', async () => {
    await open({ billing: null, invoices: null });
    expect(await screen.findByText("We couldn't load the fees")).toBeVisible();
    expect(await screen.findByText("We couldn't load the invoices")).toBeVisible();
  });

  test('saves the billing details, and refuses a wrong email', async () => {
    const { sent } = await open();
    const email = await screen.findByLabelText('Billing email');
    await userEvent.type(email, 'books');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(email).toHaveAccessibleDescription(/Write an email address/);
    expect(sent).toEqual([]);
    await userEvent.type(email, '@example.com');
    await userEvent.type(screen.getByLabelText('Billing address'), 'Main Street 1');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { version: 1, billingEmail: 'books@example.com', billingAddress: 'Main Street 1' },
      ]),
    );
  });

  test('R-PERM-02: shows the accountant everything, and lets managers alone change it', async () => {
    await open({ role: 'ACCOUNTANT', details: { billingEmail: 'books@example.com' } });
    expect(await screen.findByText('books@example.com')).toBeVisible();
    expect(await screen.findByText('0.5% of each completed payment')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test.each(businessRoles.filter((role) => !isPermitted(role, 'view-billing')))(
    'R-PERM-02: tells %s who may see it',
    async (role) => {
      await open({ role });
      const text = 'Only owners, admins and accountants see this page.';
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Billing' })).toBeNull();
    },
  );
});

const cardTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('an invoice', () => {
  const path = `/payments/invoices/${invoice.id}`;

  test('names parties, lines and total, and leads to the link that pays it', async () => {
    await open({ path, details: { billingAddress: 'Main Street 1' } });
    const page = await card('Details');
    expect(page.getByText('From').nextSibling).toHaveTextContent('Operator Ltd');
    expect(page.getByText('Business address').nextSibling).toHaveTextContent('5 Hill Rd');
    expect(page.getByText('VAT number').nextSibling).toHaveTextContent('GB999');
    expect(page.getByText('To').nextSibling).toHaveTextContent('Corner shop');
    expect(await page.findByText('Main Street 1')).toBeVisible();
    expect(page.getByText('Period').nextSibling).toHaveTextContent('Until 31 Oct 2026 (UTC)');
    const rows = within(screen.getByRole('table', { name: 'Fees' })).getAllByRole('row');
    expect(rows.map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
      ['Item', 'Base', 'Rate', 'Amount'],
      ['Fee on 5 completed payments', '$2,000.00', '0.5%', '$10.00'],
      ['', 'Total', '$10.00'],
    ]);
    const head = await card('Invoice');
    expect(head.getByText('Not paid yet. It has no due date.')).toBeVisible();
    const pay = head.getByRole('link', { name: /Pay invoice/ });
    expect(pay).toHaveAttribute('href', invoice.url);
  });

  test('is printed with its parties, lines and total', async () => {
    await open({ path });
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const paper = screen.getByRole('article', { name: 'Invoice' });
    for (const text of ['Invoice INV-7-2026-10', 'FromOperator Ltd', 'Total$10.00'])
      expect(paper).toHaveTextContent(text);
    expect(within(paper).queryByRole('link')).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  test.each(['PAID', 'VOID', 'REFUNDED'] as const)(
    'that is %s asks for no payment',
    async (status) => {
      await open({ path, invoices: [{ ...invoice, status }] });
      expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
      expect(screen.queryByRole('link', { name: /Pay invoice/ })).toBeNull();
    },
  );

  test('that does not exist leads back to billing', async () => {
    await open({ path: '/payments/invoices/inv_none00000' });
    expect(await screen.findByText('No such invoice')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open billing' })).toHaveAttribute(
      'href',
      '/payments/settings/billing',
    );
  });

  test('can be loaded again after a failure', async () => {
    await open({ path, invoices: null });
    expect(await screen.findByText("We couldn't load this invoice")).toBeVisible();
  });
});
