import { toDecimal } from '@billfold/core';
import { type BusinessBalance, getBusinessSummary, getUser } from '@billfold/core/contract';
import type { BusinessRole } from '@billfold/core/payments';
import type { Sandbox } from '@billfold/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { businessOf, turnPaymentsOn } from '../../../test/business-answers.ts';
import { ada, openAsAda, shownPath } from '../../../test/open-site.tsx';
import {
  answerPayments,
  type PaymentBooks,
  paymentOf,
  summaryOf,
} from '../../../test/payment-answers.ts';

const path = '/payments/dashboard';
const three = [paymentOf(1), paymentOf(2), paymentOf(3)];

beforeEach(() => window.history.replaceState(null, '', '/'));

const euros = (amount: string) => ({ amount: toDecimal(amount), currency: 'EUR' });
const none = toDecimal('0');

function balanceOf(facts: Partial<BusinessBalance>): BusinessBalance {
  return {
    ...{ asset: 'BTC', network: 'BTC', available: none, incoming: none, collectable: none },
    ...{ total: none, unmatched: none, value: euros('100.00'), ...facts },
  };
}

interface Facts {
  readonly payments?: typeof three;
  readonly at?: string;
  readonly role?: BusinessRole;
  readonly prepare?: (books: PaymentBooks, sandbox: Sandbox) => void;
}

async function open({ payments = three, at: place = path, role = 'OWNER', prepare }: Facts = {}) {
  const asked: unknown[] = [];
  const site = await openAsAda(place, {
    prepare: (sandbox) => {
      const business = businessOf(7, { status: 'ACTIVE', onboardingStep: 'done', role });
      const books = answerPayments(sandbox, payments, { businesses: [business] });
      prepare?.(books, sandbox);
      sandbox.services.on(getBusinessSummary)(({ query }) => {
        asked.push(query);
        return { data: books.summary };
      });
    },
  });
  await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  return { ...site, asked };
}

describe('the dashboard', () => {
  test('shows what was received compared with the period before, and the newest payments', async () => {
    await open();
    const figures = await screen.findByRole('region', { name: 'Figures' });
    expect(await within(figures).findByText('€120.50')).toBeVisible();
    expect(figures).toHaveTextContent('+20.50%');
    expect(figures).toHaveTextContent('€100.00 in the 7 days before');
    expect(figures).toHaveTextContent('€40.17');
    expect(figures).toHaveTextContent('3 of 475%');
    const table = await screen.findByRole('table', { name: 'Newest payments' });
    expect(await within(table).findByRole('link', { name: 'No-1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All payments' })).toHaveAttribute(
      'href',
      '/payments/payments',
    );
    expect(screen.queryByText('Setting up')).not.toBeInTheDocument();
  });

  test('writes percentages with the decimal mark of the language, and sums as everywhere', async () => {
    await openAsAda(path, {
      prepare: (sandbox) => {
        const business = businessOf(7, { status: 'ACTIVE', onboardingStep: 'done' });
        const books = answerPayments(sandbox, three, { businesses: [business] });
        books.summary = summaryOf({ conversion: toDecimal('66.7') });
        sandbox.services.on(getUser)(() => ({ data: { ...ada, locale: 'de' } }));
      },
    });
    const figures = await screen.findByRole('region', { name: 'Kennzahlen' });
    expect(await within(figures).findByText('€120.50')).toBeVisible();
    expect(figures).toHaveTextContent('+20,50 %');
    expect(figures).toHaveTextContent('3 von 467 %');
  });

  test('leaves what payers sent on top of the prices to what needs attention', async () => {
    await open({
      prepare: (books) => {
        books.summary = summaryOf({ overpaid: toDecimal('20.25') });
      },
    });
    const figures = await screen.findByRole('region', { name: 'Figures' });
    await within(figures).findByText('€120.50');
    expect(figures).not.toHaveTextContent('€20.25');
  });

  test.each([
    ['99.6', '99.6%'],
    ['0.4', '0.4%'],
    ['100', '100%'],
    ['28.6', '29%'],
  ])('says a share of %s per cent as %s, and never as all or none', async (conversion, text) => {
    await open({
      prepare: (books) => {
        books.summary = summaryOf({ open: 0, conversion: toDecimal(conversion) });
      },
    });
    const label = await screen.findByText('Paid so far');
    expect(label.parentElement).toHaveTextContent(text);
  });

  test('keeps the period in the address, and asks for its days', async () => {
    const { asked } = await open({ at: `${path}?period=30d` });
    await waitFor(() => expect(asked).toContainEqual({ days: 30 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Today', pressed: false }));
    expect(shownPath()).toBe(`${path}?period=today`);
    await waitFor(() => expect(asked).toContainEqual({ days: 1 }));
    expect(await screen.findByText('€100.00 by this time yesterday')).toBeVisible();
  });

  test('adds up a period of own days, once both are days of one', async () => {
    const { asked } = await open({ at: `${path}?period=custom&from=2026-10-01&to=2026-10-31` });
    await waitFor(() => expect(asked).toContainEqual({ from: '2026-10-01', to: '2026-10-31' }));
    expect(await screen.findByText('€100.00 in as many days before')).toBeVisible();
    const from = screen.getByLabelText('From');
    fireEvent.change(from, { target: { value: '2024-10-01' } });
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription(/^Choose up to 366 days/);
    expect(shownPath()).toBe(`${path}?period=custom&from=2026-10-01&to=2026-10-31`);
    fireEvent.change(from, { target: { value: '2026-10-15' } });
    expect(shownPath()).toBe(`${path}?period=custom&from=2026-10-15&to=2026-10-31`);
    await userEvent.click(screen.getByRole('button', { name: '30 days' }));
    expect(shownPath()).toBe(`${path}?period=30d`);
    expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  });

  test('adds up the month before the running one', async () => {
    const { asked } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }));
    expect(shownPath()).toBe(`${path}?period=lastMonth`);
    await waitFor(() => expect(asked).toContainEqual({ from: '2026-10-01', to: '2026-10-31' }));
    expect(await screen.findByText('€100.00 in as many days before')).toBeVisible();
    expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  });

  test('begins own days with the last thirty, and ignores days that are none', async () => {
    const { asked } = await open({ at: `${path}?period=custom&from=2026-10-31&to=2026-10-01` });
    await waitFor(() => expect(asked).toEqual([{ days: 7 }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Custom' }));
    expect(screen.getByLabelText('From')).not.toHaveValue('');
    expect(screen.getByRole('button', { name: 'Custom' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('stacks what came on each day by its asset, also as a table', async () => {
    await open({
      prepare: (books) => {
        const parts = { BTC: toDecimal('20.5'), USDT: toDecimal('79.5') };
        books.summary = summaryOf({
          series: [
            { date: '2026-11-19', total: toDecimal('0'), byAsset: {} },
            { date: '2026-11-20', total: toDecimal('100'), byAsset: parts },
          ],
        });
      },
    });
    const chart = await screen.findByRole('figure', { name: 'Confirmed per day' });
    expect(within(chart).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '€100.00, 20 Nov 2026, USDT €79.50, BTC €20.50',
    );
    const card = screen.getByRole('region', { name: 'Confirmed per day' });
    await userEvent.click(within(card).getByRole('button', { name: 'Show as a table' }));
    const table = within(chart).getByRole('table', { name: 'Confirmed per day' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      '20 Nov 2026€79.50€20.50€100.00',
    );
  });

  test('says what was refunded in the period', async () => {
    await open({
      prepare: (books) => {
        books.summary = summaryOf({
          ...{ refunded: toDecimal('12.5'), net: '108', refundedUnmatched: toDecimal('2') },
        });
      },
    });
    const label = await screen.findByText('Refunds confirmed');
    expect(label.parentElement).toHaveTextContent(
      'Refunds confirmed€14.50€2.00 of it for unmatched transfers',
    );
    const heading = screen.getByRole('heading', { name: 'Confirmed in EUR, after refunds' });
    expect(heading.nextElementSibling).toHaveTextContent('€108.00+8.00%');
    const figures = screen.getByRole('region', { name: 'Figures' });
    expect(figures).toHaveTextContent('€120.50 received − €12.50 refunded');
    expect(
      screen.getByRole('figure', { name: 'Confirmed per day, before refunds' }),
    ).toBeInTheDocument();
  });

  test('subtracts what it shows of the refunds from what it shows of the receipts', async () => {
    await open({
      prepare: (books) => {
        books.summary = summaryOf({
          ...{ received: toDecimal('2087.714'), refunded: toDecimal('841.587'), net: '1246.127' },
        });
      },
    });
    const figures = await screen.findByRole('region', { name: 'Figures' });
    expect(await within(figures).findByText('€1,246.12')).toBeVisible();
    expect(figures).toHaveTextContent('€2,087.71 received − €841.59 refunded');
  });

  test('shows what stayed below zero with its sign, and no change from it', async () => {
    await open({
      prepare: (books) => {
        books.summary = summaryOf({ refunded: toDecimal('125.5'), net: '-5' });
      },
    });
    const heading = await screen.findByRole('heading', { name: 'Confirmed in EUR, after refunds' });
    expect(heading.nextElementSibling).toHaveTextContent(
      /^\u2212€5\.00€100\.00 in the 7 days before$/,
    );
  });

  test('says nothing of refunds where nothing went back', async () => {
    await open();
    const figures = await screen.findByRole('region', { name: 'Figures' });
    expect(await within(figures).findByText('€120.50')).toBeVisible();
    expect(figures).not.toHaveTextContent(/received −/);
    expect(screen.getByRole('figure', { name: 'Confirmed per day' })).toBeInTheDocument();
  });

  test('says how many of the created payments are still open', async () => {
    await open({
      prepare: (books) => {
        books.summary = summaryOf({
          ...{ created: 20, open: 9, converted: 5, conversion: toDecimal('25') },
        });
      },
    });
    const label = await screen.findByText('Paid so far');
    expect(label.parentElement).toHaveTextContent('Paid so far5 of 2025% · 9 open');
  });

  test.each([
    ['OWNER', true],
    ['ACCOUNTANT', true],
    ['SUPPORT', false],
    ['VIEWER', false],
  ] as const)('shows the balances, and the way to collect them, to %s: %s', async (role, may) => {
    await open({
      role,
      prepare: (books) => {
        const bitcoin = balanceOf({ available: toDecimal('0.50000000'), total: toDecimal('0.5') });
        books.balances = { value: euros('32500.00'), assets: [bitcoin] };
      },
    });
    await screen.findByText('€120.50');
    if (!may) {
      expect(screen.queryByRole('list', { name: 'Balances' })).not.toBeInTheDocument();
      return;
    }
    const list = await screen.findByRole('list', { name: 'Balances' });
    // All of it is available, and there is one asset: no line has anything to add.
    expect(list).toHaveTextContent(/^BTC0\.5 BTC€100\.00$/);
    expect(screen.queryByText('Total')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Collect' })).toHaveAttribute(
      'href',
      '/payments/collect',
    );
  });

  test('shows the parts of each balance that add up to it, and the sum of the values', async () => {
    await open({
      prepare: (books) => {
        books.balances = {
          value: euros('6043.21'),
          assets: [
            balanceOf({
              ...{ asset: 'ETH', network: 'ETH', available: toDecimal('3.5') },
              ...{ incoming: toDecimal('0.5'), collectable: toDecimal('2'), total: toDecimal('6') },
              ...{ unmatched: toDecimal('1'), value: euros('6000.21') },
            }),
            balanceOf({
              ...{ asset: 'USDT@BSC', network: 'BSC', collectable: toDecimal('47') },
              ...{ total: toDecimal('47'), value: euros('43.00') },
            }),
          ],
        };
      },
    });
    const list = await screen.findByRole('list', { name: 'Balances' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ETH6 ETH€6,000.21Confirming0.5 ETHTo collect2 ETHUnmatched, up to1 ETH',
      'USDT on BNB Smart Chain47 USDT€43.00To collect47 USDT',
    ]);
    expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('€6,043.21');
    expect(screen.getByRole('link', { name: 'Unmatched, up to' })).toHaveAttribute(
      'href',
      '/payments/unmatched',
    );
  });

  test('shows no sum of the values where one of them is not known', async () => {
    await open({
      prepare: (books) => {
        const known = balanceOf({ available: toDecimal('1'), total: toDecimal('1') });
        const unknown = { ...known, asset: 'ETH', network: 'ETH', value: null } as const;
        books.balances = { value: null, assets: [known, unknown] };
      },
    });
    const list = await screen.findByRole('list', { name: 'Balances' });
    expect(within(list).getByText('No price now')).toBeVisible();
    expect(screen.getByText('Total').nextElementSibling).toHaveTextContent(
      'Unknown without every price',
    );
  });

  test('says nothing about currencies where all payments are priced in one', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Confirmed in EUR' })).toBeVisible();
    expect(screen.queryByText('Payments priced in EUR.')).toBeNull();
  });

  test('offers the other currencies in which payments are priced', async () => {
    const { asked } = await open({
      prepare: (books) => {
        books.summary = summaryOf({ currencies: ['BTC', 'EUR'] });
      },
    });
    expect(await screen.findByText('Payments priced in EUR.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'BTC', pressed: false }));
    expect(shownPath()).toBe(`${path}?currency=BTC`);
    await waitFor(() => expect(asked).toContainEqual({ days: 7, currency: 'BTC' }));
  });

  test('leads from each thing that needs a person to its list', async () => {
    await open({
      prepare: (books) => {
        books.summary = summaryOf({
          attention: {
            ...{ unmatched: 1, underpaid: 2, late: 1, overpaid: 1, wrongAsset: 1 },
            ...{ invalid: 1, failingWebhooks: 1, refundsToSign: 3, unmatchedRefundsToSign: 1 },
            ...{ payoutsToSign: 1, collectionsToSign: 1 },
          },
        });
      },
    });
    const list = await screen.findByRole('list', { name: 'Needs attention' });
    expect(within(list).getAllByRole('link')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: '6 more' }));
    const links = within(list).getAllByRole('link');
    expect(links[5]).toHaveFocus();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/payments/payments?flag=refundToSign',
      '/payments/unmatched',
      '/payments/payouts',
      '/payments/collect',
      '/payments/unmatched',
      '/payments/payments?status=Underpaid&attention=true',
      '/payments/payments?status=Late&attention=true',
      '/payments/payments?flag=overpaid&attention=true',
      '/payments/payments?flag=wrongAsset&attention=true',
      '/payments/payments?status=Invalid&attention=true',
      '/payments/settings/developer',
    ]);
    expect(links[0]).toHaveTextContent(/^3Refunds to sign$/);
    expect(links[5]).toHaveTextContent(/^2Underpaid$/);
    expect(links[5]).toHaveAccessibleDescription('Accept what arrived, or ask for the rest.');
  });

  test('shows six things that need a person at once: a button would save no row', async () => {
    await open({
      prepare: (books) => {
        books.summary = summaryOf({
          attention: {
            ...{ unmatched: 1, underpaid: 2, late: 1, overpaid: 1, wrongAsset: 1, invalid: 1 },
            ...{ failingWebhooks: 0, refundsToSign: 0, unmatchedRefundsToSign: 0 },
            ...{ payoutsToSign: 0, collectionsToSign: 0 },
          },
        });
      },
    });
    const list = await screen.findByRole('list', { name: 'Needs attention' });
    expect(within(list).getAllByRole('link')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
  });

  test('compares with nothing where nothing came before', async () => {
    await open({
      prepare: (books) => {
        const { previous } = books.summary;
        books.summary = summaryOf({
          previous: {
            ...{ ...previous, received: none, refunded: none, refundedUnmatched: none, net: '0' },
            ...{ count: 0, average: null },
          },
        });
      },
    });
    const figures = await screen.findByRole('region', { name: 'Figures' });
    expect(await within(figures).findByText('€120.50')).toBeVisible();
    expect(figures).not.toHaveTextContent('before');
  });

  test('says nothing of attention where there is none', async () => {
    await open();
    await screen.findByText('€120.50');
    expect(screen.queryByText('Needs attention')).not.toBeInTheDocument();
  });

  test('teaches before the first payment, in place of zeros', async () => {
    await open({ payments: [] });
    expect(await screen.findByText('No payments yet')).toBeVisible();
    expect(screen.queryByText(/^Confirmed in/)).not.toBeInTheDocument();
    const [create] = screen.getAllByRole('button', { name: 'New payment' });
    await userEvent.click(create ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'New payment' })).toBeVisible();
  });

  test('says what failed to load, and tries again', async () => {
    const { sandbox } = await open();
    await screen.findByText('€120.50');
    sandbox.services.fail(getBusinessSummary, { status: 400, body: { errors: ['Down.'] } });
    await userEvent.click(screen.getByRole('button', { name: '90 days' }));
    expect(await screen.findByText("We couldn't load the figures")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('€120.50')).toBeVisible();
  });

  test.each([
    ['OWNER', 'sandbox', true],
    ['ADMIN', 'sandbox', true],
    ['DEVELOPER', 'sandbox', true],
    ['SUPPORT', 'sandbox', true],
    ['ACCOUNTANT', 'sandbox', false],
    ['VIEWER', 'sandbox', false],
    ['OWNER', 'live', true],
    ['ADMIN', 'live', true],
    ['DEVELOPER', 'live', false],
    ['SUPPORT', 'live', true],
    ['ACCOUNTANT', 'live', false],
    ['VIEWER', 'live', false],
  ] as const)(
    'lets a member create payments as %s on a %s server: %s (R-PERM-02)',
    async (role, mode, may) => {
      await open({ role, prepare: (_, sandbox) => turnPaymentsOn(sandbox, mode) });
      await screen.findByText('€120.50');
      expect(screen.queryAllByRole('button', { name: 'New payment' }).length > 0).toBe(may);
      expect(screen.queryAllByRole('button', { name: 'New link' }).length > 0).toBe(may);
    },
  );

  test('offers a developer of a live server the first payment once test mode is on', async () => {
    await open({
      ...{ role: 'DEVELOPER', payments: [] },
      prepare: (_, sandbox) => turnPaymentsOn(sandbox, 'live'),
    });
    await screen.findByText('No payments yet');
    expect(screen.queryByRole('button', { name: 'New payment' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Test mode' }));
    expect(await screen.findAllByRole('button', { name: 'New payment' })).not.toEqual([]);
  });
});
