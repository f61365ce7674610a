import { toDecimal } from '@billfold/core';
import {
  assignTransfer,
  ignoreTransfer,
  type ListedUnmatched,
  listUnmatched,
  reopenTransfer,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { businessOf } from '../../../test/business-answers.ts';
import { openAsAda, shownPath } from '../../../test/open-site.tsx';
import { answerPayments, paymentId, paymentOf } from '../../../test/payment-answers.ts';

interface Opening {
  readonly role?: BusinessRole;
  readonly prepare?: (sandbox: Sandbox) => void;
  readonly path?: string;
}

async function open(transfers: ListedUnmatched[], opening: Opening = {}): Promise<void> {
  const { role = 'OWNER', prepare, path = '/payments/unmatched' } = opening;
  let list = transfers;
  const decide = (id: string, facts: Partial<ListedUnmatched>) => {
    list = list.map((each) => (each.id === id ? { ...each, ...facts } : each));
    return { data: list.find((each) => each.id === id) ?? transfer };
  };
  await openAsAda(path, {
    prepare: (sandbox) => {
      const businesses = [businessOf(7, { status: 'ACTIVE', role })];
      answerPayments(sandbox, [paymentOf(1), paymentOf(2)], { businesses });
      const { services } = sandbox;
      services.on(listUnmatched)(({ query: { state } }) => {
        const data = list.filter((each) => each.state === state);
        return { data, meta: { page: 1, pageSize: 25, total: data.length } };
      });
      services.on(ignoreTransfer)(({ params }) => decide(params.id, { state: 'IGNORED' }));
      services.on(reopenTransfer)(({ params }) => decide(params.id, { state: 'OPEN' }));
      services.on(assignTransfer)(({ params, body }) =>
        decide(params.id, { state: 'ASSIGNED', ...body }),
      );
      prepare?.(sandbox);
    },
  });
  await screen.findByRole('heading', { name: 'Payments', level: 1 });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('an empty list says what would be in it', async () => {
  await open([]);
  expect(await screen.findByText('Nothing to sort out')).toBeInTheDocument();
});

test('a page after the last one leads to the last one', async () => {
  await open([transfer], { path: '/payments/unmatched?page=9' });
  await waitFor(() => expect(shownPath()).toBe('/payments/unmatched'));
});

test('a transfer is ignored, found under Ignored and opened again', async () => {
  await open([transfer]);
  expect(await screen.findByText('Comment: order 7')).toBeInTheDocument();
  // In the currency of the business, as every other value on its pages.
  expect(screen.getByText('€15.90')).toBeVisible();
  await press('Ignore 3.33 TON');
  expect(await screen.findByText('Nothing to sort out')).toBeInTheDocument();
  await press('Ignored');
  expect(shownPath()).toBe('/payments/unmatched?state=IGNORED');
  await press('Reopen 3.33 TON');
  expect(await screen.findByText('No ignored transfers')).toBeInTheDocument();
});

test('a transfer leads with its amount and time, then why it matched nothing, then its addresses', async () => {
  await open([transfer]);
  const row = (await screen.findByText('Comment: order 7')).closest('li');
  expect(row).toHaveTextContent(
    /^3\.33 TON€15\.90Just now.*No payment has this comment\..*ToUQDrja.+Comment: order 7/,
  );
  expect(screen.getByRole('button', { name: 'Copy deposit address' })).toBeVisible();
});

test('a transfer is assigned to a payment in its asset', async () => {
  await open([transfer]);
  await press('Assign 3.33 TON');
  const dialog = await screen.findByRole('dialog', { name: /^Assign 3\.33 TON/ });
  const submit = within(dialog).getByRole('button', { name: 'Assign transfer' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(submit);
  expect(await within(dialog).findAllByText('Choose a payment')).not.toHaveLength(0);
  await userEvent.click(await within(dialog).findByRole('radio', { name: /^No-2/ }));
  expect(dialog).toHaveTextContent('0.0005 TON expected · 3.3295 TON too much');
  expect(dialog).toHaveTextContent('with 3.3295 TON too much');
  await press('Assign transfer');
  expect(await screen.findByText('Transfer assigned to No-2')).toBeInTheDocument();
  await press('Assigned');
  expect(await screen.findByRole('link', { name: 'View payment' })).toHaveAttribute(
    'href',
    `/payments/payments/${paymentId(2)}`,
  );
});

test('says why no payment was found, and assigns to the one it is probably for in two presses', async () => {
  const suggestion = {
    ...{ id: paymentId(2), orderId: 'No-2', description: null },
    displayStatus: 'Pending',
    price: { amount: toDecimal('50.00'), currency: 'EUR' },
    ...{ due: toDecimal('3.34'), credits: toDecimal('49.85029940') },
  } as const;
  await open([{ ...transfer, suggestion }]);
  expect(await screen.findByText(/No payment has this comment/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'No-2, €50.00' })).toHaveAttribute(
    'href',
    `/payments/payments/${paymentId(2)}`,
  );
  await press('Assign 3.33 TON');
  const dialog = await screen.findByRole('dialog', { name: /^Assign 3\.33 TON/ });
  expect(dialog).toHaveTextContent('It then counts as €49.85 of €50.00 for No-2');
  await press('Assign transfer');
  expect(await screen.findByText('Transfer assigned to No-2')).toBeInTheDocument();
});

test('another payment than the suggested one can be chosen', async () => {
  const suggestion = {
    ...{ id: paymentId(2), orderId: 'No-2', description: null },
    displayStatus: 'Pending',
    price: { amount: toDecimal('50.00'), currency: 'EUR' },
    ...{ due: toDecimal('3.34'), credits: toDecimal('49.85') },
  } as const;
  await open([{ ...transfer, suggestion }]);
  await press('Assign 3.33 TON');
  await press('Choose another payment');
  await userEvent.click(await screen.findByRole('radio', { name: /^No-1/ }));
  await press('Assign transfer');
  expect(await screen.findByText('Transfer assigned to No-1')).toBeInTheDocument();
});

test('an ignored transfer is back by one press', async () => {
  await open([transfer]);
  await press('Ignore 3.33 TON');
  expect(await screen.findByText('3.33 TON ignored. Find it under Ignored.')).toBeInTheDocument();
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'Ignore 3.33 TON' })).toBeInTheDocument();
  expect(screen.queryByText(/3.33 TON ignored/)).not.toBeInTheDocument();
});

test('a decision of another member is said, and the choice is kept', async () => {
  await open([transfer], {
    prepare: ({ services }) =>
      services.on(assignTransfer)(() => {
        const errors = ['Another member has already decided about this transfer.'];
        throw new FakeRefusal(409, { code: 'STATE_CONFLICT', errors });
      }),
  });
  await press('Assign 3.33 TON');
  await userEvent.click(await screen.findByRole('radio', { name: /^No-1/ }));
  await press('Assign transfer');
  expect(await screen.findByText('Another member decided first')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^No-1/ })).toBeChecked();
});

describe('the controls of unmatched transfers follow the table of permissions (R-PERM-02, J15)', () => {
  test.each(businessRoles)('for %s', async (role) => {
    await open([transfer], { role });
    await screen.findByText('Comment: order 7');
    const may = isPermitted(role, 'decide-payments', false);
    expect(screen.queryByRole('button', { name: 'Ignore 3.33 TON' }) !== null).toBe(may);
    expect(screen.queryByRole('button', { name: 'Assign 3.33 TON' }) !== null).toBe(may);
  });
});

const transfer: ListedUnmatched = {
  id: 'trf_01890000-0000-7000-8000-000000000001',
  ...{ object: 'unmatched_transfer', state: 'OPEN', livemode: false, asset: 'TON' },
  ...{ network: 'TON', amount: toDecimal('3.330000000'), usdValue: toDecimal('17.32') },
  value: { amount: toDecimal('15.90'), currency: 'EUR' },
  address: 'UQDrjaLahLkMB-hMCmkzOyBuHJ139ZUYmPHu6RRBKnbdLIYI',
  ...{ from: null, memo: 'order 7', hash: 'ab'.repeat(32), blockHeight: 7 },
  ...{ firstSeenAt: at, paymentId: null, cause: 'UNKNOWN_COMMENT', suggestion: null },
  refunds: [],
};
