import { toDecimal } from '@billfold/core';
import {
  type CreateReport,
  createReport,
  listReports,
  type NotificationsSettings,
  notificationsSettings,
  type Report,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import type { Sandbox } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { businessOf } from '../../../test/business-answers.ts';
import { openAsAda } from '../../../test/open-site.tsx';
import { answerPayments } from '../../../test/payment-answers.ts';

const downloadUrl = 'http://localhost/v1/reports/rep_0000000001/1/signature';
const line = {
  ...{ payment_id: 'pay_00000000000000000000000001', order_id: 'A-1', status: 'Late' },
  ...{ created_utc: '2026-11-03T09:00:00.000Z', price_amount: '50.00', price_currency: 'EUR' },
  ...{ received: '0.0005', asset: 'BTC' },
};

function reportOf(facts: Partial<Report> = {}): Report {
  return {
    ...{ id: 'rep_0000000001', type: 'PAYMENTS', status: 'READY', format: 'CSV', livemode: false },
    ...{ from: '2026-10-01', to: '2026-10-31', timezone: 'Europe/Berlin', currency: null },
    ...{ downloadUrl, rows: 2, preview: [line], createdAt: at },
    totals: [
      {
        ...{ currency: 'EUR', created: 2, count: 1 },
        ...{ received: toDecimal('50.00'), refunded: toDecimal('12.50') },
      },
    ],
    expiresAt: new Date('2026-12-20T09:00:00.000Z'),
    ...facts,
  };
}

const noticesAtFirst: NotificationsSettings = {
  ...{ version: 3, recipients: ['books@example.com'], rules: [], digest: 'DAILY' },
  ...{ warnsOfLowGas: true, monthlyReport: 'NONE' },
};

interface Opened {
  readonly sandbox: Sandbox;
  readonly books: { reports: readonly Report[] };
  readonly created: CreateReport[];
  readonly saved: NotificationsSettings[];
}

async function open(
  reports: readonly Report[],
  role: BusinessRole = 'OWNER',
  prepare: (sandbox: Sandbox) => void = () => undefined,
): Promise<Opened> {
  const books = { reports };
  const created: CreateReport[] = [];
  const saved: NotificationsSettings[] = [];
  let notices = noticesAtFirst;
  const { sandbox } = await openAsAda('/payments/reports', {
    prepare: (own) => {
      answerPayments(own, [], { businesses: [businessOf(7, { status: 'ACTIVE', role })] });
      own.services.on(listReports)(() => ({ data: books.reports }));
      own.services.on(notificationsSettings.get)(() => ({ data: notices }));
      own.services.on(notificationsSettings.put)(({ body }) => {
        saved.push(body);
        notices = { ...body, version: body.version + 1 };
        return { data: notices };
      });
      own.services.on(createReport)(({ body }) => {
        created.push(body);
        const report = reportOf({ status: 'QUEUED', rows: 0, downloadUrl: null, preview: [] });
        books.reports = [report];
        return { data: report };
      });
      prepare(own);
    },
  });
  await screen.findByRole('heading', { name: 'Reports', level: 1 });
  return { sandbox, books, created, saved };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const list = () => screen.findByRole('list', { name: 'Reports' });

describe('the reports of a business', () => {
  test('teach what they are while there are none, and start with last month', async () => {
    const { created } = await open([]);
    expect(await screen.findByText('No reports yet')).toBeVisible();
    await press('New report');
    const dialog = await screen.findByRole('dialog', { name: 'New report' });
    expect(within(dialog).getByRole('combobox', { name: 'Period' })).toHaveTextContent(
      'Last month',
    );
    await press('Create report');
    expect(await list()).toHaveTextContent('Waiting');
    expect(created).toHaveLength(1);
    const [{ from, to, format, type } = reportOf()] = created;
    expect([format, type]).toEqual(['CSV', 'PAYMENTS']);
    expect(from).toMatch(/-01$/);
    expect(from.slice(0, 7)).toBe(to.slice(0, 7));
  });

  test('take days of their own, and say which of them is missing or wrong', async () => {
    const { created } = await open([reportOf()]);
    await press('New report');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Period' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Custom range' }));
    await press('Create report');
    expect(screen.getByLabelText('First day')).toHaveAccessibleDescription('Choose a day');
    await userEvent.type(screen.getByLabelText('First day'), '2026-11-09');
    await userEvent.type(screen.getByLabelText('Last day'), '2026-11-08');
    await press('Create report');
    expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription(
      'Choose a last day after the first one',
    );
    expect(created).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Last day'));
    await userEvent.type(screen.getByLabelText('Last day'), '2026-11-09');
    await userEvent.click(screen.getByRole('combobox', { name: 'Report' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Income by month' }));
    await userEvent.click(screen.getByRole('radio', { name: /^JSON/ }));
    await press('Create report');
    await waitFor(() => expect(created).toHaveLength(1));
    const days = { from: '2026-11-09', to: '2026-11-09' };
    expect(created[0]).toEqual({ type: 'TAX', format: 'JSON', ...days });
  });

  test('show their progress until they are ready', async () => {
    const { sandbox, books } = await open([
      reportOf({ status: 'RUNNING', rows: 500, downloadUrl: null, expiresAt: null }),
    ]);
    expect(await list()).toHaveTextContent('500 rows so far');
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
    books.reports = [reportOf()];
    await act(() => sandbox.time.advance(2_100));
    expect(await list()).toHaveTextContent('Ready');
    expect(screen.getByRole('link', { name: /^Download CSV/ })).toHaveAttribute(
      'href',
      downloadUrl,
    );
  });

  test('made before their period has ended say so, and until when they count', async () => {
    await open([reportOf({ to: '2026-12-31' })]);
    const reports = await list();
    expect(reports).toHaveTextContent('Partial');
    expect(reports).toHaveTextContent(/Data to 20 Nov 2026/);
    expect(within(reports).queryByText('Ready')).toBeNull();
    expect(within(reports).getByRole('link', { name: /^Download CSV/ })).toBeVisible();
    await press(/^Show preview/);
    expect(screen.getByText('Later payments and refunds are not included.')).toBeVisible();
  });

  test('show their totals and first rows', async () => {
    await open([reportOf()]);
    await press(/^Show preview/);
    const totals = screen.getByRole('table', { name: 'Totals' });
    expect(within(totals).getAllByRole('row')[1]).toHaveTextContent('EUR21€50.00€12.50€37.50');
    const rows = screen.getByRole('table', { name: 'First rows' });
    expect(rows).toHaveTextContent('A-1Paid late2026-11-03 09:000.0005 BTC€50.00');
    expect(screen.getByText('First 1 of 2. The file has all of them.')).toBeVisible();
    await press(/^Hide preview/);
    expect(screen.queryByRole('table', { name: 'Totals' })).toBeNull();
  });

  test('of another type show the columns of their file', async () => {
    const preview = [{ refund_id: 'ref_1', sent: '0.1' }];
    await open([reportOf({ type: 'REFUNDS', preview, totals: [] })]);
    expect(await list()).toHaveTextContent(/^Refunds/);
    await press(/^Show preview/);
    const rows = screen.getByRole('table', { name: 'First rows' });
    expect(within(rows).getAllByRole('row')[0]).toHaveTextContent('refund_idsent');
    expect(within(rows).getAllByRole('row')[1]).toHaveTextContent('ref_10.1');
    expect(screen.queryByRole('table', { name: 'Totals' })).toBeNull();
  });

  test('of income by month name their columns, and show sums of money as such', async () => {
    const preview = [
      {
        ...{ month: '2026-10', asset: 'BTC', network: 'BTC', currency: 'EUR', payments: '3' },
        ...{ received: '0.00150000', received_value: '150', refunds: '1', refunded: '0.00050000' },
        ...{ kept: '0', refunded_value: '50.00', network_fees: '0.00001000' },
        network_fees_value: '',
      },
    ];
    await open([reportOf({ type: 'TAX', preview, rows: 1 })]);
    await press(/^Show preview/);
    const totals = screen.getByRole('table', { name: 'Totals' });
    expect(within(totals).getAllByRole('row')[1]).toHaveTextContent('EUR1€50.00€12.50€37.50');
    const [heading, row] = within(screen.getByRole('table', { name: 'The only row' })).getAllByRole(
      'row',
    );
    expect(heading).toHaveTextContent(
      /^MonthCoinNetworkPaymentsAmount receivedValue receivedValue refunded$/,
    );
    // The words of a phone are in the same cells, and are not drawn here.
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      ...['Oct 2026 · BTC · 3 payments', 'BTC', 'Bitcoin', '3', '0.0015 BTC · Bitcoin'],
      ...['€150.00', '€50.00€50.00 refunded'],
    ]);
  });

  test('of income leave out the rows without payments and refunds, which are in the file', async () => {
    const nothing = {
      ...{ month: '2026-10', asset: 'BTC', network: 'BTC', currency: 'USD', payments: '0' },
      ...{ received: '0.00000000', received_value: '0.00', refunds: '0', refunded: '0' },
      ...{ kept: '0', refunded_value: '0.00', network_fees: '0.00001000', network_fees_value: '' },
    };
    const paid = { ...nothing, currency: 'EUR', payments: '1', received: '0.1' };
    const refunded = { ...nothing, currency: 'EUR', month: '2026-09', refunded_value: '2.00' };
    await open([reportOf({ type: 'TAX', preview: [nothing, paid, refunded], rows: 3 })]);
    await press(/^Show preview/);
    const rows = screen.getByRole('table', { name: 'Rows with payments or refunds' });
    const [, ...shown] = within(rows).getAllByRole('row');
    expect(shown.map((row) => row.textContent?.slice(0, 8))).toEqual(['Oct 2026', 'Sep 2026']);
    expect(screen.getByText('All 3 rows are in the CSV.')).toBeVisible();
  });

  test('subtract in their totals what they show of both sums', async () => {
    const sums = { received: toDecimal('20087.714'), refunded: toDecimal('841.587') };
    await open([reportOf({ totals: [{ currency: 'EUR', created: 2, count: 1, ...sums }] })]);
    await press(/^Show preview/);
    const totals = screen.getByRole('table', { name: 'Totals' });
    expect(within(totals).getAllByRole('row')[1]).toHaveTextContent(
      'EUR21€20,087.71€841.59€19,246.12',
    );
  });

  test('with more columns than the page has room for say where the others are', async () => {
    const wide = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`column_${at}`, String(at)]),
    );
    await open([reportOf({ type: 'TRANSFERS', preview: [wide], rows: 1, totals: [] })]);
    await press(/^Show preview/);
    const rows = screen.getByRole('table', { name: 'The only row' });
    expect(within(rows).getAllByRole('columnheader')).toHaveLength(7);
    expect(screen.getByText('All columns are in the CSV.')).toBeVisible();
  });

  test.each([
    ['FAILED', "We couldn't write this report. Create it again."],
    ['EXPIRED', 'We delete reports after 30 days. Create it again.'],
  ] as const)('that are %s say what to do, and have no file', async (status, text) => {
    await open([reportOf({ status, downloadUrl: null })]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
  });

  test('made before their period had ended, which is over now, are created again', async () => {
    const { created } = await open([
      reportOf({
        from: '2026-11-01',
        to: '2026-11-19',
        createdAt: new Date('2026-11-10T09:00:00Z'),
      }),
    ]);
    expect(await list()).toHaveTextContent(/Data to 10 Nov 2026/);
    await press('More actions for the report of 2026-11-01 to 2026-11-19');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Create again' }));
    await waitFor(() => expect(created).toHaveLength(1));
    const days = { from: '2026-11-01', to: '2026-11-19' };
    expect(created[0]).toEqual({ type: 'PAYMENTS', format: 'CSV', livemode: false, ...days });
    expect(await list()).toHaveTextContent('Waiting');
  });

  test('whose period is over need not be created again', async () => {
    await open([reportOf()]);
    await list();
    expect(screen.queryByRole('button', { name: /^(Create again|More actions)/ })).toBeNull();
  });

  test('that cannot be created again say why, and stay in the list', async () => {
    const { sandbox } = await open([reportOf({ status: 'FAILED', downloadUrl: null })]);
    const refusal = { status: 409, body: { code: 'STATE_CONFLICT', errors: ['Not now.'] } };
    sandbox.services.fail(createReport, refusal);
    await press(/^Create again/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    expect(await list()).toHaveTextContent('Failed');
  });

  test('that cannot be loaded are asked for again', async () => {
    const refusal = { status: 409, body: { code: 'STATE_CONFLICT', errors: ['Not now.'] } };
    await open([reportOf()], 'OWNER', (sandbox) => sandbox.services.fail(listReports, refusal));
    expect(await screen.findByText("We couldn't load the reports")).toBeVisible();
    await press('Retry');
    expect(await list()).toHaveTextContent('Ready');
  });

  test('are made each month as chosen, without a change to other emails', async () => {
    const { saved } = await open([]);
    const choice = await screen.findByRole('combobox', { name: 'Report to create each month' });
    expect(choice).toHaveTextContent('None');
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: 'Income by month' }));
    expect(saved).toEqual([]);
    await press('Save');
    await waitFor(() => expect(saved).toEqual([{ ...noticesAtFirst, monthlyReport: 'TAX' }]));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(choice).toHaveTextContent('Income by month');
  });

  test('keep the monthly choice where another member changed the emails meanwhile', async () => {
    const { sandbox, saved } = await open([]);
    const body = { code: 'STALE_VERSION', errors: ['These settings were changed meanwhile.'] };
    sandbox.services.fail(notificationsSettings.put, { status: 409, body });
    await userEvent.click(
      await screen.findByRole('combobox', { name: 'Report to create each month' }),
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Payments' }));
    await press('Save');
    await press('Save mine');
    await waitFor(() => expect(saved[0]?.monthlyReport).toBe('PAYMENTS'));
  });

  test.each(businessRoles)('are seen by roles that may: %s', async (role) => {
    await open([reportOf()], role);
    const may = isPermitted(role, 'view-reports', false);
    if (may) await list();
    else await screen.findByText('Ask an owner for a role that sees reports.');
    expect(screen.queryByRole('button', { name: 'New report' }) !== null).toBe(may);
    const isChosen = screen.queryByRole('region', { name: 'Monthly report' }) !== null;
    expect(isChosen).toBe(isPermitted(role, 'manage-settings', false));
  });
});
