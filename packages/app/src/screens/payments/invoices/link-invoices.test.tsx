import { toDecimal } from '@billfold/core';
import {
  type CreateLinkInvoice,
  type CreateLinkSchedule,
  cancelLinkInvoice,
  cancelLinkSchedule,
  createLinkInvoice,
  createLinkSchedule,
  getLinkInvoice,
  type LinkInvoice,
  type LinkInvoiceTotal,
  type LinkSchedule,
  type LinkScheduleTotal,
  type ListLinkInvoices,
  listLinkInvoices,
  listLinkSchedules,
  sendLinkInvoice,
  totalLinkInvoices,
  totalLinkSchedules,
  updateLinkInvoice,
  updateLinkSchedule,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { FakeRefusal } from '@billfold/core/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { businessOf, turnPaymentsOn } from '../../../../test/business-answers.ts';
import { issuerOf, linkInvoiceOf, linkScheduleOf } from '../../../../test/link-invoice-of.ts';
import { openAsAda, shownPath } from '../../../../test/open-site.tsx';
import { answerPayments } from '../../../../test/payment-answers.ts';

interface Told {
  readonly invoices: CreateLinkInvoice[];
  readonly schedules: CreateLinkSchedule[];
  readonly done: string[];
  readonly queries: ListLinkInvoices[];
  /** Keys of the invoices that were to be created. */
  readonly keys: (string | null)[];
  /** Lets the time pass after which a search begins. */
  rest: () => Promise<void>;
}

interface Opened {
  readonly invoices?: readonly LinkInvoice[];
  readonly schedules?: readonly LinkSchedule[];
  readonly role?: BusinessRole;
  readonly path?: string;
  readonly mode?: 'sandbox' | 'live';
  /** Sums of the invoices of any status. */
  readonly totals?: readonly LinkInvoiceTotal[];
  readonly scheduleTotals?: readonly LinkScheduleTotal[];
  /** Field of a new invoice that the service refuses. */
  readonly refusal?: { readonly field: string; readonly message: string };
}

async function open(opened: Opened = {}): Promise<Told> {
  const { role = 'OWNER', path = '/payments/link-invoices', mode = 'sandbox' } = opened;
  let [invoices, schedules] = [opened.invoices ?? [], opened.schedules ?? []];
  const told: Told = {
    invoices: [],
    schedules: [],
    done: [],
    queries: [],
    keys: [],
    rest: async () => {},
  };
  await openAsAda(path, {
    prepare: (sandbox) => {
      told.rest = () => act(() => sandbox.time.advance(300));
      const businesses = [businessOf(7, { status: 'ACTIVE', role })];
      answerPayments(sandbox, [], { businesses });
      turnPaymentsOn(sandbox, mode);
      const { services } = sandbox;
      const page = <T,>(data: readonly T[]) => ({
        ...{ data, meta: { page: 1, pageSize: 25, total: data.length } },
      });
      const changeInvoice = (facts: Partial<LinkInvoice>) => {
        invoices = [linkInvoiceOf({ ...invoices[0], ...facts })];
        return { data: linkInvoiceOf(invoices[0]) };
      };
      const changeSchedule = (facts: Partial<LinkSchedule>) => {
        schedules = [linkScheduleOf({ ...schedules[0], ...facts })];
        return { data: linkScheduleOf(schedules[0]) };
      };
      services.on(listLinkInvoices)(({ query }) => {
        told.queries.push(query);
        const { status, search } = query;
        return page(
          invoices.filter(
            (each) =>
              (status === undefined || each.status === status) &&
              (search === undefined || each.title === search),
          ),
        );
      });
      services.on(totalLinkSchedules)(() => ({ data: opened.scheduleTotals ?? [] }));
      services.on(listLinkSchedules)(() => page(schedules));
      services.on(getLinkInvoice)(({ params: { id } }) => {
        const found = invoices.find((each) => each.id === id);
        if (!found) throw new FakeRefusal(404, { code: 'NOT_FOUND', errors: ['None.'] });
        return { data: found };
      });
      // After the call whose path has an id in the same place.
      services.on(totalLinkInvoices)(({ query: { status } }) => ({
        data: status === undefined ? (opened.totals ?? []) : [],
      }));
      services.on(createLinkInvoice)(({ body, idempotencyKey }) => {
        told.keys.push(idempotencyKey);
        const { refusal } = opened;
        if (refusal !== undefined && told.keys.length === 1)
          throw new FakeRefusal(400, {
            ...{ code: 'VALIDATION_FAILED', errors: [refusal.message] },
            ...{ fields: { [refusal.field]: [refusal.message] } },
          });
        told.invoices.push(body);
        return changeInvoice({ title: body.title });
      });
      services.on(createLinkSchedule)(({ body }) => {
        told.schedules.push(body);
        return changeSchedule({ title: body.title });
      });
      services.on(sendLinkInvoice)(({ idempotencyKey }) => {
        told.done.push(`send ${idempotencyKey === null ? 'without key' : 'with key'}`);
        return changeInvoice({ status: 'SENT' });
      });
      services.on(updateLinkInvoice)(({ body: { isPaused } }) => {
        told.done.push(`pause ${isPaused}`);
        return changeInvoice({ isPaused });
      });
      services.on(cancelLinkInvoice)(() => {
        told.done.push('cancel');
        return changeInvoice({ status: 'CANCELLED' });
      });
      services.on(updateLinkSchedule)(({ body: { isPaused } }) => {
        told.done.push(`pause ${isPaused}`);
        return changeSchedule({ status: isPaused ? 'PAUSED' : 'ACTIVE' });
      });
      services.on(cancelLinkSchedule)(() => {
        told.done.push('cancel');
        return changeSchedule({ status: 'CANCELLED', nextOn: null });
      });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return told;
}

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));
const type = async (label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text);
async function chooseDue(name: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: 'Due' }));
  await user.click(await screen.findByRole('option', { name }));
}
const setDay = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the list of invoices', () => {
  test('tells what is outstanding and overdue of what is in sight, by currency', async () => {
    await open({
      invoices: [linkInvoiceOf()],
      totals: [
        { currency: 'EUR', outstanding: toDecimal('850.00'), overdue: toDecimal('0.00') },
        { currency: 'JPY', outstanding: toDecimal('300'), overdue: toDecimal('100') },
      ],
    });
    const sums = (await screen.findAllByText(/^Outstanding/)).map(
      (each) => each.closest('p')?.textContent,
    );
    expect(sums).toEqual(['Outstanding €850.00Overdue €0.00', 'Outstanding ¥300Overdue ¥100']);
    await press('Status');
    await user.click(await screen.findByRole('radio', { name: 'Paid' }));
    await waitFor(() => expect(screen.queryByText(/^Outstanding/)).toBeNull());
  });

  test('tells what the active schedules ask for', async () => {
    await open({
      path: '/payments/link-invoices?state=schedules',
      schedules: [linkScheduleOf()],
      scheduleTotals: [
        { currency: 'EUR', frequency: 'WEEKLY', count: 1, price: toDecimal('20.00') },
        { currency: 'EUR', frequency: 'MONTHLY', count: 2, price: toDecimal('850.00') },
      ],
    });
    expect(
      await screen.findByText('3 active · €20.00 a week · €850.00 a month'),
    ).toBeInTheDocument();
  });

  test('shows the status, sum, customer and due day of each', async () => {
    await open({ invoices: [linkInvoiceOf({ status: 'OVERDUE' })] });
    const list = await screen.findByRole('table', { name: 'Invoices' });
    await within(list).findByText('Rent');
    const [, row] = within(list).getAllByRole('row');
    const cells = within(row ?? list).getAllByRole('cell');
    expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      // A phone says the customer and the day where it has no column for them.
      ...['Rent INV-12 ann@example.com', 'ann@example.com', '5 Dec 2026'],
      ...['OverdueDue 5 Dec 2026', '€850.00'],
    ]);
  });

  test('says how many days an invoice is overdue', async () => {
    await open({ invoices: [linkInvoiceOf({ status: 'OVERDUE', dueOn: '2026-11-17' })] });
    expect(await screen.findByText('3 days overdue')).toBeVisible();
  });

  test('R-BIZ-08: sends, pauses and cancels one', async () => {
    const { done } = await open({
      invoices: [linkInvoiceOf({ status: 'SCHEDULED', sentAt: null })],
    });
    await press('Actions for Rent');
    await choose('Send now');
    await press('Send invoice');
    await screen.findByText('Invoice sent');
    await press('Actions for Rent');
    await choose('Pause reminders');
    await screen.findByText('Reminders paused');
    await press('Actions for Rent');
    await choose('Cancel invoice');
    expect(done).toEqual(['send with key', 'pause true']);
    await press('Cancel invoice');
    await waitFor(() => expect(done).toContain('cancel'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Actions for Rent' })).toBeNull(),
    );
  });

  test('asks whether to send once more what the customer has', async () => {
    const { done } = await open({ invoices: [linkInvoiceOf({ status: 'SENT' })] });
    await press('Actions for Rent');
    await choose('Send again');
    const review = await screen.findByRole('dialog', { name: 'Send this invoice again?' });
    await user.click(within(review).getByRole('button', { name: 'Send again' }));
    await screen.findByText('Invoice sent');
    expect(done).toEqual(['send with key']);
  });

  test('is filtered by status and search, and says what to do where none match', async () => {
    const { queries, rest } = await open({
      invoices: [linkInvoiceOf(), linkInvoiceOf({ id: 'lin_2', title: 'Gym', status: 'PAID' })],
    });
    expect(await screen.findByText('2 invoices')).toBeVisible();
    await press('Status');
    await user.click(await screen.findByRole('radio', { name: 'Paid' }));
    await waitFor(() => expect(shownPath()).toBe('/payments/link-invoices?status=PAID'));
    expect(await screen.findByText('1 invoice')).toBeVisible();
    expect(screen.queryByText('Rent')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'INV-99');
    await rest();
    expect(await screen.findByText('No invoices match')).toBeVisible();
    expect(queries.at(-1)).toMatchObject({ status: 'PAID', search: 'INV-99' });
    await press('Clear filters');
    expect(await screen.findByText('2 invoices')).toBeVisible();
    expect(shownPath()).toBe('/payments/link-invoices');
  });

  test('offers no change to a member who may not create payments', async () => {
    await open({ invoices: [linkInvoiceOf()], role: 'VIEWER' });
    await screen.findByText('Rent');
    expect(screen.queryByRole('button', { name: 'New invoice' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions for Rent' })).toBeNull();
  });

  test.each(
    businessRoles.flatMap((role) => [
      { role, mode: 'sandbox' as const },
      { role, mode: 'live' as const },
    ]),
  )('offers a new one to roles that may: $role on a $mode server', async ({ role, mode }) => {
    await open({ invoices: [linkInvoiceOf()], role, mode });
    await screen.findByText('Rent');
    const may = isPermitted(role, 'create-payments', mode === 'live');
    expect(screen.queryByRole('button', { name: 'New invoice' }) !== null).toBe(may);
  });
});

describe('the list of schedules', () => {
  test('begins a new schedule, which repeats each month', async () => {
    await open({
      schedules: [linkScheduleOf()],
      path: '/payments/link-invoices?state=schedules',
    });
    await press('New schedule');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Review schedule' })).toBeVisible();
  });

  test('pauses, resumes and cancels one', async () => {
    const path = '/payments/link-invoices?state=schedules';
    const { done } = await open({ schedules: [linkScheduleOf()], path });
    const list = await screen.findByRole('table', { name: 'Schedules' });
    expect(await within(list).findByText('Monthly')).toBeVisible();
    expect(list).toHaveTextContent('Next invoice 31 Jan 2027');
    expect(within(list).getByRole('cell', { name: '2' })).toBeVisible();
    const actions = 'Actions for Rent of a year';
    await press(actions);
    await choose('Pause');
    await screen.findByText('Schedule paused');
    await press(actions);
    await choose('Resume');
    await screen.findByText('Schedule resumed');
    await press(actions);
    await choose('Cancel schedule');
    await press('Cancel schedule');
    await screen.findByText('Schedule cancelled');
    expect(done).toEqual(['pause true', 'pause false', 'cancel']);
  });

  test('opens the invoices of one that has sent some', async () => {
    const [sending, waiting] = [
      linkScheduleOf(),
      linkScheduleOf({ id: 'sch_0123456780', title: 'Cleaning', invoices: 0 }),
    ];
    await open({
      schedules: [sending, waiting],
      path: '/payments/link-invoices?state=schedules',
    });
    const list = await screen.findByRole('table', { name: 'Schedules' });
    expect(await within(list).findByText('Cleaning')).toBeVisible();
    expect(within(list).queryByRole('link', { name: 'Cleaning' })).toBeNull();
    await user.click(within(list).getByRole('link', { name: 'Rent of a year' }));
    await screen.findByRole('searchbox');
    expect(shownPath()).toBe('/payments/link-invoices?search=Rent+of+a+year');
  });
});

describe('the dialog of a new invoice', () => {
  test('says what is missing, and sends an invoice with its reminders', async () => {
    const { invoices } = await open();
    await press('New invoice');
    await press('Review invoice');
    expect(await screen.findByText('Enter an email address')).toBeVisible();
    await type('Customer email', 'ann@example.com');
    await type('Title', 'Rent of December');
    await type('Price', '850');
    await user.click(screen.getByLabelText('On the due date'));
    await chooseDue('No due date');
    await press('Review invoice');
    expect(await screen.findByText('Reminders need a due date')).toBeVisible();
    await chooseDue('On a date');
    await press('Review invoice');
    expect(await screen.findByText('Choose the due date')).toBeVisible();
    setDay('Due date', '2026-12-05');
    await press('Review invoice');
    await press('Send invoice');
    await screen.findByText('Invoice sent');
    expect(invoices).toMatchObject([
      {
        ...{ customer: { email: 'ann@example.com' }, title: 'Rent of December', price: '850' },
        ...{ note: null, dueOn: '2026-12-05', reminders: [0] },
      },
    ]);
    expect(invoices[0]).not.toHaveProperty('sendOn');
    expect(await screen.findByText('Rent of December')).toBeVisible();
  });

  test('refuses an email address that the services would refuse, at its field', async () => {
    const { invoices } = await open();
    await press('New invoice');
    const field = await screen.findByLabelText('Customer email');
    await type('Title', 'Rent');
    await type('Price', '850');
    for (const email of [
      'ann@example.c',
      'ann..lee@example.com',
      'ann@exam_ple.com',
      'änn@x.com',
    ]) {
      await user.clear(field);
      await user.type(field, email);
      await press('Review invoice');
      expect(field).toHaveAccessibleDescription('Enter an email address');
    }
    expect(invoices).toEqual([]);
  });

  test('shows who gets what before it is sent, and goes back with all that is typed', async () => {
    const { invoices } = await open();
    await press('New invoice');
    await type('Customer email', 'ann@example.com');
    await type('Title', 'Rent of December');
    await type('Price', '850');
    await press('Review invoice');
    const dialog = await screen.findByRole('dialog', { name: 'Send this invoice?' });
    for (const text of ['Rent of December$850.00', 'Toann@example.com', 'Due on20 Dec 2026'])
      expect(dialog).toHaveTextContent(text);
    expect(dialog).toHaveTextContent('SubjectTest: Corner shop sent you an invoice: $850.00');
    expect(invoices).toEqual([]);
    await press('Back');
    expect(await screen.findByLabelText('Title')).toHaveValue('Rent of December');
    setDay('Send on (optional)', '2026-12-01');
    await press('Review invoice');
    expect(await screen.findByText('1 Dec 2026')).toBeVisible();
    await press('Schedule invoice');
    await screen.findByText('Invoice created');
    expect(invoices).toMatchObject([{ sendOn: '2026-12-01', dueOn: '2026-12-31' }]);
  });

  test('goes back to the fields where the service refuses one', async () => {
    const { invoices, keys } = await open({
      refusal: { field: 'dueOn', message: 'The due date is before the invoice is sent.' },
    });
    await press('New invoice');
    await type('Customer email', 'ann@example.com');
    await type('Title', 'Rent');
    await type('Price', '850');
    await press('Review invoice');
    await press('Send invoice');
    expect(await screen.findByRole('dialog', { name: 'New invoice' })).toHaveTextContent(
      'The due date is before the invoice is sent.',
    );
    await chooseDue('On a date');
    setDay('Due date', '2026-12-05');
    await press('Review invoice');
    await press('Send invoice');
    await screen.findByText('Invoice sent');
    expect(invoices).toHaveLength(1);
    expect(new Set(keys).size).toBe(2);
  });

  test('names the first days of a schedule, creates it and shows it', async () => {
    const { schedules } = await open();
    await press('New invoice');
    await type('Customer email', 'ann@example.com');
    await type('Title', 'Gym');
    await type('Price', '30');
    await user.click(screen.getByRole('combobox', { name: 'Repeat' }));
    await user.click(await screen.findByRole('option', { name: 'Monthly' }));
    await press('Review schedule');
    expect(await screen.findByText('Choose the first day')).toBeVisible();
    setDay('First day', '2027-01-31');
    await chooseDue('14 days after it is sent');
    await press('Review schedule');
    const review = await screen.findByRole('dialog', { name: 'Create this schedule?' });
    expect(review).toHaveTextContent('$30.00Monthly');
    expect(review).toHaveTextContent('First invoice31 Jan 2027');
    expect(review).toHaveTextContent('Then28 Feb 2027 · 31 Mar 2027');
    expect(review).toHaveTextContent('Last dayUntil you cancel');
    expect(review).toHaveTextContent('Due14 days after it is sent');
    expect(schedules).toEqual([]);
    await press('Create schedule');
    await screen.findByText('Schedule created');
    expect(schedules).toMatchObject([
      { frequency: 'MONTHLY', startOn: '2027-01-31', endOn: null, dueDays: 14, reminders: [] },
    ]);
    expect(shownPath()).toBe('/payments/link-invoices?state=schedules');
    expect(await screen.findByText('Gym')).toBeVisible();
  });
});

describe('the page of an invoice', () => {
  const path = '/payments/link-invoices/lin_0123456789';

  test('shows each email with its state, and that the customer stopped them', async () => {
    const at = new Date('2026-11-20T08:00:00Z');
    const mails = [
      { kind: 'INVOICE', days: null, state: 'REFUSED', at },
      { kind: 'REMINDER', days: 0, state: 'STOPPED', at },
    ] as const;
    await open({ invoices: [linkInvoiceOf({ mails, isStopped: true, status: 'NOT_SENT' })], path });
    expect(await screen.findByRole('heading', { name: 'Rent' })).toBeVisible();
    expect(screen.getByText('Not sent')).toBeVisible();
    const emails = screen.getByRole('region', { name: 'Emails' });
    expect(emails).toHaveTextContent('Refused by the email server');
    expect(emails).toHaveTextContent('Stopped by the customer');
    expect(screen.getByText(/The customer stopped these emails/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
    await press('Actions for Rent');
    expect(await screen.findByRole('menuitem', { name: 'Cancel invoice' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /Pause/ })).toBeNull();
  });

  test.each([
    [{ status: 'SCHEDULED', sendOn: '2026-12-01', sentAt: null }, 'Goes out on 1 Dec 2026.'],
    [{ status: 'SENT', dueOn: null }, 'Not paid yet.'],
    [{ status: 'SENT', dueOn: '2026-12-05' }, 'Not paid yet. Due 5 Dec 2026.'],
    [{ status: 'OVERDUE', dueOn: '2026-11-05' }, 'Not paid. It was due 5 Nov 2026.'],
    [{ status: 'NOT_SENT' }, 'The email did not arrive. Send it again, or copy the link.'],
    [{ status: 'PAID', paymentId: 'pay_1' }, 'Paid. View payment'],
    [{ status: 'REFUNDED', paymentId: 'pay_1' }, 'Paid, and refunded. View payment'],
    [{ status: 'CANCELLED' }, 'Cancelled: nobody can pay it any more.'],
  ] as const)('says what happened to one that is %o', async (facts, sentence) => {
    await open({ invoices: [linkInvoiceOf(facts)], path });
    const head = await screen.findByRole('region', { name: 'Rent' });
    expect(head).toHaveTextContent(sentence);
    const isPayable = !['PAID', 'REFUNDED', 'CANCELLED'].includes(facts.status ?? 'SENT');
    expect(within(head).queryByRole('button', { name: 'Copy link' }) !== null).toBe(isPayable);
    const asCustomer = within(head).queryByRole('link', { name: /View as customer/ });
    expect(asCustomer?.getAttribute('href') ?? null).toBe(
      isPayable ? 'http://localhost/pay/link/abc' : null,
    );
    const payment = within(head).queryByRole('link', { name: 'View payment' });
    expect(payment?.getAttribute('href') ?? null).toBe(
      'paymentId' in facts ? '/payments/payments/pay_1' : null,
    );
  });

  test.each([
    ['SENT', 'Copy link'],
    ['OVERDUE', 'Send again'],
    ['NOT_SENT', 'Send again'],
  ] as const)('that is %s leads with one step', async (status, name) => {
    await open({ invoices: [linkInvoiceOf({ status })], path });
    const head = await screen.findByRole('region', { name: 'Rent' });
    const leading = within(head)
      .getAllByRole('button')
      .filter((button) => button.getAttribute('part') === 'primary-action');
    expect(leading).toEqual([within(head).getByRole('button', { name })]);
  });

  const print = (): HTMLElement => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    return screen.getByRole('article', { name: 'Invoice INV-12' });
  };

  test('is printed with its number, its parties, its days and its items', async () => {
    const lines = [
      { label: 'Chair', quantity: 3, unitPrice: toDecimal('283.33') },
      { label: 'Delivery', quantity: 1, unitPrice: toDecimal('10') },
    ];
    const issuer = issuerOf({ legalName: 'Corner Ltd', vatId: 'DE123' });
    const customer = { id: 'cus_0123456789', email: 'ann@example.com', name: 'Ann' };
    await open({
      path,
      invoices: [linkInvoiceOf({ lines, issuer, customer, price: toDecimal('859.99') })],
    });
    expect(await screen.findByText('INV-12')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    const paper = print();
    for (const text of ['Issue date20 Nov 2026', 'Due on5 Dec 2026', 'Printed 20 Nov 2026'])
      expect(paper).toHaveTextContent(text);
    expect(within(paper).getByRole('region', { name: 'From' })).toHaveTextContent(
      'FromCorner Ltd1 High StVAT number DE123',
    );
    expect(within(paper).getByRole('region', { name: 'Customer' })).toHaveTextContent(
      'CustomerAnnann@example.com',
    );
    const rows = within(paper)
      .getAllByRole('row')
      .map(({ children }) => [...children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Item', 'Quantity', 'Unit price', 'Amount'],
      ['Chair', '3', '€283.33', '€849.99'],
      ['Delivery', '1', '€10.00', '€10.00'],
      ['', 'Total', '€859.99'],
      ['', 'Amount due', '€859.99'],
    ]);
    const payment = within(paper).getByRole('region', { name: 'Pay online with cryptocurrency' });
    expect(payment).toHaveTextContent('http://localhost/pay/link/abc');
    await waitFor(() =>
      expect(within(payment).getByRole('img', { name: /^QR code/ })).toBeInTheDocument(),
    );
    expect(within(paper).queryByRole('button')).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  test.each([
    [{ status: 'SENT' }, 'Not paid yet.Amount due €850.00Issue date'],
    [{ status: 'NOT_SENT' }, 'Not paid yet.Amount due €850.00Issue date'],
    [{ status: 'OVERDUE' }, 'OverdueAmount due €850.00Issue date'],
    [
      { status: 'PAID', paidAt: new Date('2026-11-21T10:00:00Z') },
      'Paid on 21 Nov 2026.Total €850.00',
    ],
    [{ status: 'CANCELLED' }, 'Cancelled: nobody can pay it any more.'],
  ] as const)('says on paper what is to be paid: %o', async (facts, sentence) => {
    await open({ path, invoices: [linkInvoiceOf(facts)] });
    await screen.findByText('INV-12');
    await waitFor(() => expect(print()).toHaveTextContent(sentence));
    const isPayable = facts.status !== 'PAID' && facts.status !== 'CANCELLED';
    expect(print().textContent?.includes('Pay online with')).toBe(isPayable);
    expect(print().textContent?.includes('Amount due')).toBe(isPayable);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  test('says that it is for tests where it is, on the page and on paper', async () => {
    await open({ path, invoices: [linkInvoiceOf({ livemode: true })], mode: 'live' });
    await screen.findByText('INV-12');
    expect(screen.queryByText('Test mode')).toBeNull();
    expect(print()).not.toHaveTextContent('Test invoice');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    cleanup();
    await open({ path, invoices: [linkInvoiceOf({ livemode: false })], mode: 'live' });
    const { parentElement: line } = await screen.findByRole('heading', { name: 'Rent', level: 1 });
    expect(line).toHaveTextContent('Test mode');
    expect(print()).toHaveTextContent('Test invoice. No real money moves.');
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  test('lists the emails that are planned, and says so while reminders are paused', async () => {
    const at = new Date('2026-11-20T08:00:00Z');
    const mails = [{ kind: 'INVOICE', days: null, state: 'SENT', at }] as const;
    await open({ path, invoices: [linkInvoiceOf({ mails, reminders: [7, 0] })] });
    const emails = await screen.findByRole('region', { name: 'Emails' });
    await waitFor(() =>
      expect(emails).toHaveTextContent(
        /Reminder on the day\s*Planned · 5 Dec 2026\s*Reminder 7 days after\s*Planned · 12 Dec 2026$/,
      ),
    );
    await press('Actions for Rent');
    await choose('Pause reminders');
    await waitFor(() =>
      expect(emails).toHaveTextContent(/Reminder on the day\s*Paused · 5 Dec 2026/),
    );
  });

  test('shows what all of each item costs', async () => {
    const lines = [{ label: 'Chair', quantity: 3, unitPrice: toDecimal('283.33') }];
    await open({ path, invoices: [linkInvoiceOf({ lines, price: toDecimal('849.99') })] });
    const items = await screen.findByRole('table', { name: 'Items' });
    expect(within(items).getByRole('row', { name: /Chair/ })).toHaveTextContent(
      'Chair3€283.33€849.99',
    );
    expect(within(items).getByRole('row', { name: /Total/ })).toHaveTextContent('Total€849.99');
  });

  test('cancels it after a question', async () => {
    const { done } = await open({ invoices: [linkInvoiceOf()], path });
    await press('Actions for Rent');
    await choose('Cancel invoice');
    expect(await screen.findByText(/Its link takes no payment any more/)).toBeVisible();
    expect(done).toEqual([]);
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel invoice' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
  });

  test('says so where there is none', async () => {
    await open({ path });
    await screen.findByText('Invoice not found');
  });
});
