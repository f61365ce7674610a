import { toDecimal } from '@billfold/core';
import {
  exportPayments,
  listPayments,
  listUnmatched,
  totalPayments,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { FakeRefusal } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { businessOf, turnPaymentsOn } from '../../../test/business-answers.ts';
import { type OpenSite, openAsAda, shownPath } from '../../../test/open-site.tsx';
import {
  answerPayments,
  expiredHalf,
  type PaymentBooks,
  paymentId,
  paymentOf,
} from '../../../test/payment-answers.ts';

const path = '/payments/payments';
const many = Array.from({ length: 30 }, (_, index) => paymentOf(index + 1));

interface OpenList extends Pick<OpenSite, 'sandbox'> {
  readonly books: () => PaymentBooks;
  readonly table: HTMLElement;
}

async function open(payments = many, at = path): Promise<OpenList> {
  let books: PaymentBooks | undefined;
  const { sandbox } = await openAsAda(at, {
    prepare: (sandbox) => {
      books = answerPayments(sandbox, payments);
    },
  });
  const table = await screen.findByRole('table', { name: 'Payments' });
  return {
    sandbox,
    table,
    books: () => {
      if (!books) throw new Error('no books');
      return books;
    },
  };
}

test('the list shows a page of payments, whose rows lead to them', async () => {
  const { table } = await open();
  const row = await within(table).findByRole('row', { name: /No-1 / });
  expect(row).toHaveTextContent('€50.00');
  expect(row).toHaveTextContent('Waiting for payment');
  expect(within(table).getAllByRole('row')).toHaveLength(26);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('link', { name: 'No-26' });
  expect(shownPath()).toBe(`${path}?page=2`);
  await userEvent.click(screen.getByRole('link', { name: 'No-26' }));
  expect(await screen.findByRole('heading', { name: 'Order No-26', level: 1 })).toBeInTheDocument();
  expect(shownPath()).toBe(`${path}/${paymentId(26)}`);
  expect(screen.getByRole('link', { name: 'Payments', current: false })).toHaveAttribute(
    'href',
    `${path}?page=2`,
  );
});

test('a live server shows live payments, and test payments once test mode is on', async () => {
  let books: PaymentBooks | undefined;
  await openAsAda(path, {
    prepare: (sandbox) => {
      books = answerPayments(sandbox, many);
      turnPaymentsOn(sandbox, 'live');
    },
  });
  const mode = await screen.findByRole('switch', { name: 'Test mode' });
  expect(mode).not.toBeChecked();
  // The switch is there before the list is asked for.
  await waitFor(() => expect(books?.asked.at(-1)).toBeDefined());
  expect(books?.asked.at(-1)).not.toHaveProperty('livemode');
  await userEvent.click(mode);
  await waitFor(() => expect(books?.asked.at(-1)).toMatchObject({ livemode: false }));
  expect(mode).toHaveFocus();
  await userEvent.click(mode);
  expect(mode).not.toBeChecked();
});

test('a sandbox has no mode to choose, and its banner says it alone', async () => {
  await open();
  expect(screen.queryByText('Test mode')).toBeNull();
});

test('a filter asks the service, stands in the address and is cleared', async () => {
  const { books } = await open();
  await chooseFilter('Status', 'Paid late');
  expect(await screen.findByText('No payments match')).toBeInTheDocument();
  expect(shownPath()).toBe(`${path}?status=Late`);
  expect(books().asked.at(-1)).toMatchObject({ status: 'Late', page: 1 });
  expect(screen.getByRole('button', { name: 'New payment' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('30 payments')).toBeInTheDocument();
  expect(shownPath()).toBe(path);
});

test('the list says what goes back to the customer, and what went back of too much', async () => {
  const paid = { status: 'COMPLETED', displayStatus: 'Completed', paidState: 'OVERPAID' } as const;
  const { table } = await open([
    paymentOf(1, { ...paid, isRefunding: true, refunded: toDecimal('0.0001') }),
    paymentOf(2, { ...paid, refunded: toDecimal('0.0001') }),
    paymentOf(3, paid),
    paymentOf(4, {
      ...paid,
      refundState: 'FULL',
      displayStatus: 'Refunded',
      refunded: toDecimal('1'),
    }),
  ]);
  const chips = async (name: RegExp) => {
    const row = await within(table).findByRole('row', { name });
    return ['Being refunded', 'Excess refunded', 'Refunded'].filter((text) =>
      row.textContent?.includes(text),
    );
  };
  expect(await chips(/No-1 /)).toEqual(['Being refunded']);
  expect(await chips(/No-2 /)).toEqual(['Excess refunded']);
  expect(await chips(/No-3 /)).toEqual([]);
  expect(await chips(/No-4 /)).toEqual(['Refunded']);
});

test('a row has one chip, and says in words what else is to be known', async () => {
  const paid = { status: 'COMPLETED', displayStatus: 'Completed', paidState: 'PAID' } as const;
  const { table } = await open([
    paymentOf(1, { ...paid, flags: ['multiple'] }),
    paymentOf(2, { ...paid, flags: ['multiple', 'doubleSpendRisk'] }),
  ]);
  const one = await within(table).findByRole('row', { name: /No-1 / });
  expect(one).toHaveTextContent('CompletedSeveral transfers');
  const two = within(table).getByRole('row', { name: /No-2 / });
  expect(two).toHaveTextContent('CompletedReplaceable +1Several transfers · Replaceable');
  expect(within(two).getByTitle('Several transfers · Replaceable')).toBeVisible();
});

test('the filter of what needs attention says how many there are, unless others are set', async () => {
  await open([paymentOf(1, expiredHalf), paymentOf(2)]);
  expect(await screen.findByRole('button', { name: 'Needs attention 1' })).toBeVisible();
  await chooseFilter('Status', 'Waiting for payment');
  expect(await screen.findByRole('button', { name: 'Needs attention' })).toBeVisible();
});

test('filters that match nothing are cleared where that is said', async () => {
  await open(many, `${path}?status=Late`);
  const card = await screen.findByRole('region', { name: 'Payments' });
  await userEvent.click(await within(card).findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('30 payments')).toBeInTheDocument();
  expect(shownPath()).toBe(path);
  expect(screen.getByRole('button', { name: /^Needs attention/ })).toHaveFocus();
});

test('the status filter offers what was refunded', async () => {
  const { books } = await open();
  await chooseFilter('Status', 'Partially refunded');
  expect(await screen.findByText('No payments match')).toBeInTheDocument();
  expect(books().asked.at(-1)).toMatchObject({ status: 'Partially refunded' });
});

test('a search asks for the beginning of an order once the typing rests', async () => {
  const { books, sandbox } = await open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'No-30');
  await act(() => sandbox.time.advance(300));
  expect(await screen.findByText('1 payment')).toBeInTheDocument();
  expect(books().asked.at(-1)).toMatchObject({ search: 'No-30' });
});

test('a page after the last one gives way to the last', async () => {
  await open(many, `${path}?page=9`);
  expect(await screen.findByRole('link', { name: 'No-30' })).toBeInTheDocument();
  expect(shownPath()).toBe(`${path}?page=2`);
});

test('a business that is not set up says what comes first', async () => {
  await openAsAda(path, {
    prepare: (sandbox) => {
      answerPayments(sandbox, [], { businesses: [businessOf(7)] });
    },
  });
  expect(await screen.findByText('Finish setting up first')).toBeInTheDocument();
  const next = await screen.findByRole('link', { name: 'Choose a settlement wallet' });
  expect(next).toHaveAttribute('href', '/payments/onboarding?step=wallet');
  expect(screen.queryByRole('searchbox', { name: 'Search' })).toBeNull();
});

test('a list that failed to load is tried again', async () => {
  let isDown = true;
  await openAsAda(path, {
    prepare: (sandbox) => {
      answerPayments(sandbox, []);
      sandbox.services.on(listPayments)(() => {
        if (isDown) throw new FakeRefusal(400, { code: 'VALIDATION_FAILED', errors: ['Down.'] });
        return { data: many, meta: { page: 1, pageSize: 25, total: 30 } };
      });
    },
  });
  expect(await screen.findByText("We couldn't load the payments")).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('30 payments')).toBeInTheDocument();
});

test('the export takes the filters', async () => {
  const asked: unknown[] = [];
  await openAsAda(`${path}?status=Pending`, {
    prepare: (sandbox) => {
      answerPayments(sandbox, many);
      sandbox.services.on(exportPayments)(({ query }) => {
        asked.push(query);
        return new File(['a'], 'payments.csv');
      });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(asked).toEqual([{ status: 'Pending' }]));
});

async function openAs(role: BusinessRole, mode: 'sandbox' | 'live') {
  await openAsAda(path, {
    prepare: (sandbox) => {
      answerPayments(sandbox, many, { businesses: [businessOf(7, { status: 'ACTIVE', role })] });
      turnPaymentsOn(sandbox, mode);
    },
  });
  await screen.findByText('30 payments');
}
const has = (name: string) => screen.queryByRole('button', { name }) !== null;
const modes = ['sandbox', 'live'] as const;
const inModes = businessRoles.flatMap((role) => modes.map((mode) => ({ role, mode })));

test.each(inModes)(
  'the list offers $role on a $mode server what the role may (R-PERM-02)',
  async ({ role, mode }) => {
    await openAs(role, mode);
    const livemode = mode === 'live';
    expect(has('Export CSV')).toBe(isPermitted(role, 'view-reports', livemode));
    expect(has('New payment')).toBe(isPermitted(role, 'create-payments', livemode));
  },
);

test('a developer of a live server creates payments once test mode is on', async () => {
  await openAs('DEVELOPER', 'live');
  expect(has('New payment')).toBe(false);
  expect(screen.queryByRole('link', { name: 'Point of sale' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Test mode' }));
  expect(await screen.findByRole('button', { name: 'New payment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Point of sale' })).toBeVisible();
  // It takes payments too, and stands before the links on a phone that shows only the first ones.
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.indexOf('Payment links') - names.indexOf('Point of sale')).toBe(1);
});

test('a payment that needs a person says why in its row', async () => {
  const odd = [
    paymentOf(1, expiredHalf),
    paymentOf(2, {
      ...{ status: 'COMPLETED', displayStatus: 'Completed', paidState: 'OVERPAID' },
      ...{ overBy: toDecimal('0.00010000'), credited: toDecimal('60') },
    }),
  ];
  const { table } = await open(odd);
  const row = await within(table).findByRole('row', { name: /No-1 / });
  expect(row).toHaveTextContent('0.00025 BTC (€25.00) missing');
  expect(within(table).getByRole('row', { name: /No-2 / })).toHaveTextContent(
    '0.0001 BTC (€10.00) too much',
  );
});

test('a payment that a member has dealt with says so in its row', async () => {
  const { table } = await open([
    paymentOf(1, { ...expiredHalf, handled: { by: 'Grace', at } }),
    paymentOf(2, expiredHalf),
  ]);
  expect(await within(table).findByRole('row', { name: /No-1 / })).toHaveTextContent(
    '0.00025 BTC (€25.00) missing · Handled by Grace',
  );
  expect(within(table).getByRole('row', { name: /No-2 / })).not.toHaveTextContent('Handled');
});

test('the sums of the selection are next to its number', async () => {
  const { sandbox } = await open();
  const sums = await screen.findByRole('list', { name: 'Sums of these payments' });
  expect(sums).toHaveTextContent(/^Arrived€0\.00$/);
  const asked: unknown[] = [];
  sandbox.services.on(totalPayments)(({ query }) => {
    asked.push(query);
    const none = toDecimal('0');
    const one = { count: 1, overpaid: none, refunded: none, promised: none };
    const dollars = { ...one, price: toDecimal('12.50'), credited: toDecimal('2.499999999') };
    const francs = { ...one, price: toDecimal('10'), credited: toDecimal('14.5') };
    return {
      data: [
        { currency: 'CHF', ...francs, overpaid: toDecimal('4.5') },
        { currency: 'USD', ...dollars },
        { currency: 'EUR', ...francs, credited: toDecimal('0') },
        { currency: 'GBP', ...francs, refunded: toDecimal('3'), promised: toDecimal('2.25') },
        { currency: 'BTC', ...francs, overpaid: toDecimal('1.5'), refunded: toDecimal('3') },
      ],
    };
  });
  await chooseFilter('Status', 'Waiting for payment');
  expect(await screen.findByText('$2.50')).toBeInTheDocument();
  const rows = within(screen.getByRole('list', { name: 'Sums of these payments' })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'ArrivedCHF 14.50',
    'Arrived$2.50',
    'Arrived£14.50Refunded£3.00After refunds£11.50Open refunds£2.25',
    'Arrived14.5 BTCRefunded3 BTCAfter refunds11.5 BTC',
  ]);
  expect(asked).toContainEqual({ status: 'Pending' });
});

test('a filter by a flag asks the service for it', async () => {
  const { books } = await open();
  await chooseFilter('Flag', 'Overpaid, any status');
  await waitFor(() => expect(shownPath()).toBe(`${path}?flag=overpaid`));
  expect(books().asked.at(-1)).toMatchObject({ flag: 'overpaid' });
});

test('the name of the list of unmatched transfers has their number', async () => {
  await openAsAda(path, {
    prepare: (sandbox) => {
      answerPayments(sandbox, many);
      sandbox.services.on(listUnmatched)(() => ({
        data: [],
        meta: { page: 1, pageSize: 1, total: 4 },
      }));
    },
  });
  const link = await screen.findByRole('link', { name: /^Unmatched/ });
  await waitFor(() => expect(link).toHaveTextContent(/^Unmatched4$/));
  expect(link).toHaveAttribute('href', '/payments/unmatched');
});

async function chooseFilter(name: string, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await userEvent.click(await screen.findByRole('radio', { name: option }));
}
