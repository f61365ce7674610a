import { toDecimal } from '@billfold/core';
import {
  type CreateUnmatchedRefund,
  cancelUnmatchedRefund,
  createUnmatchedRefund,
  createUnmatchedRefundIntent,
  getSendProtection,
  type ListedUnmatched,
  listUnmatched,
  type Refund,
  signUnmatchedRefund,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { FakeRefusal } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { businessOf } from '../../../test/business-answers.ts';
import { ada, openAsAda } from '../../../test/open-site.tsx';
import { answerPayments, refundIntentOf } from '../../../test/payment-answers.ts';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const sender = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const claimUrl = 'http://localhost/refund/c2VjcmV0IG9mIGEgcmVmdW5k';

const transfer: ListedUnmatched = {
  id: 'trf_01890000-0000-7000-8000-000000000001',
  ...{ object: 'unmatched_transfer', state: 'OPEN', livemode: false, asset: 'BTC' },
  ...{ network: 'BTC', amount: toDecimal('0.00060000'), usdValue: toDecimal('60.00') },
  value: { amount: toDecimal('15.90'), currency: 'EUR' },
  ...{ address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', from: sender, memo: null },
  ...{ hash: 'ab'.repeat(32), blockHeight: 7, firstSeenAt: at, paymentId: null },
  ...{ cause: 'NOT_ASKED', suggestion: null, refunds: [] },
};

function refundOf(facts: Partial<Refund> = {}): Refund {
  return {
    ...{ id: 'ref_0000000001', object: 'refund', paymentId: null, transferId: transfer.id },
    ...{ livemode: false, status: 'AWAITING_SIGNATURE', amount: toDecimal('0.00060000') },
    ...{ kept: toDecimal('0'), sent: null, asset: 'BTC', network: 'BTC', address, memo: null },
    ...{ networkFeePaidBy: 'MERCHANT', reason: null, hash: null, claimUrl: null },
    ...{ claimExpiresAt: null, createdAt: at, broadcastAt: null, confirmedAt: null, sequence: 1 },
    ...facts,
  };
}

const asked = {
  ...{ status: 'AWAITING_ADDRESS', address: null, claimUrl },
  claimExpiresAt: new Date('2026-12-20T09:00:00.000Z'),
} as const satisfies Partial<Refund>;

interface Opening {
  readonly refunds?: readonly Refund[];
  readonly state?: ListedUnmatched['state'];
  readonly role?: BusinessRole;
}

async function open({ refunds = [], state = 'OPEN', role = 'OWNER' }: Opening = {}) {
  const created: CreateUnmatchedRefund[] = [];
  const signed: string[] = [];
  let row: ListedUnmatched = { ...transfer, state, refunds };
  const become = (facts: Partial<Refund>) => {
    const refund = refundOf(facts);
    row = { ...row, refunds: [refund] };
    return { data: refund };
  };
  const { sandbox } = await openAsAda(`/payments/unmatched?state=${state}`, {
    prepare: (own) => {
      const businesses = [businessOf(7, { status: 'ACTIVE', role })];
      const books = answerPayments(own, [], { businesses });
      books.business.settlement = {
        ...{ walletId: own.walletId, walletName: 'Till', memberId: ada.id, memberName: 'Grace' },
        networks: ['BTC'],
      };
      const { services } = own;
      services.on(listUnmatched)(({ query }) => {
        const data = [row].filter((each) => each.state === query.state);
        return { data, meta: { page: 1, pageSize: 25, total: data.length } };
      });
      services.on(getSendProtection)(() => ({ asksCode: false, twoFactorForSending: false }));
      services.on(createUnmatchedRefund)(({ body }) => {
        created.push(body);
        return become(body.address === null ? asked : { address: body.address });
      });
      services.on(createUnmatchedRefundIntent)(() => ({
        data: refundIntentOf(refundOf({ address: '' }), { walletId: own.walletId }),
      }));
      services.on(signUnmatchedRefund)(({ params }) => {
        signed.push(params.id);
        return become({ status: 'BROADCAST', hash: 'cd'.repeat(32), broadcastAt: at });
      });
      services.on(cancelUnmatchedRefund)(() => become({ status: 'CANCELLED' }));
    },
  });
  await screen.findByRole('heading', { name: 'Payments', level: 1 });
  return { sandbox, created, signed };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const refunds = () => screen.findByRole('list', { name: 'Refunds of this transfer' });

async function openForm(opening?: Opening) {
  const opened = await open(opening);
  await press('Refund 0.0006 BTC');
  const dialog = await screen.findByRole('dialog', { name: 'Refund 0.0006 BTC' });
  return { ...opened, dialog };
}

test('the dialog values the transfer in the currency of the business, as of now', async () => {
  const { dialog } = await openForm();
  expect(dialog).toHaveTextContent('Everything received€15.90 now0.0006 BTC');
  expect(dialog).not.toHaveTextContent('$60');
});

test.each([
  ['BROADCAST', '0.0002', '0.0001', true],
  ['CONFIRMED', '0.0002', '0.0001', true],
  ['CONFIRMED', '0.0005', '0.0001', false],
  ['AWAITING_SIGNATURE', '0.0003', '0', false],
  ['CANCELLED', '0.0003', '0', false],
] as const)(
  'after a refund that is %s of %s, what stays is said',
  async (status, amount, kept, says) => {
    const refund = refundOf({ status, amount: toDecimal(amount), kept: toDecimal(kept) });
    await open({ refunds: [refund] });
    await refunds();
    expect(screen.queryAllByText('0.0003 BTC still here')).toHaveLength(says ? 1 : 0);
  },
);

test('an unmatched transfer is refunded by a link that is emailed', async () => {
  const { created } = await openForm();
  expect(await screen.findByRole('radio', { name: /^Everything received/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /^The price/ })).toBeNull();
  const field = screen.getByLabelText('Customer email (optional)');
  await userEvent.type(field, 'nobody');
  await press('Review refund');
  expect(field).toBeInvalid();
  await userEvent.clear(field);
  await userEvent.type(field, 'b@example.com');
  await press('Review refund');
  const review = await screen.findByRole('dialog', { name: 'Check this refund' });
  expect(review).toHaveTextContent('b@example.com');
  await press('Create refund');
  const shared = await screen.findByRole('dialog', { name: 'Refund link created' });
  expect(shared).toHaveTextContent('We emailed this link to b@example.com.');
  expect(created).toEqual([
    {
      ...{ amount: { kind: 'RECEIVED' }, reason: null, networkFeePaidBy: 'MERCHANT' },
      ...{ address: null, email: 'b@example.com' },
    },
  ]);
  await press('Done');
  expect(await refunds()).toHaveTextContent('Waiting for address');
});

test('an unmatched transfer is refunded to an address and signed, and its row follows it', async () => {
  const { sandbox, created, signed } = await openForm();
  await userEvent.click(await screen.findByRole('radio', { name: /^Enter an address/ }));
  expect(screen.queryByLabelText('Customer email (optional)')).toBeNull();
  const field = screen.getByLabelText('Bitcoin address of the customer');
  expect(field).toHaveValue('');
  await userEvent.type(field, address);
  await press('Review refund');
  await press('Create refund');
  const dialog = await screen.findByRole('dialog', { name: 'Sign refund' });
  expect(dialog).toHaveTextContent(address);
  await userEvent.type(await screen.findByLabelText('Cloud encryption password'), 'Secret-12345');
  await press('Sign and send');
  await waitFor(() => expect(signed).toEqual([transfer.id]));
  await act(() => sandbox.time.advance(100));
  expect(created).toEqual([
    {
      ...{ amount: { kind: 'RECEIVED' }, reason: null, networkFeePaidBy: 'MERCHANT', address },
    },
  ]);
  expect(await refunds()).toHaveTextContent('Sent');
});

test('a part is refunded in the asset of the transfer alone', async () => {
  const { created, dialog } = await openForm();
  await userEvent.click(await screen.findByRole('radio', { name: 'Another amount' }));
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Unit' }));
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['BTC']);
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByLabelText('Amount'), '0.0007');
  await press('Review refund');
  expect(await screen.findByText('More than what is left')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Amount'));
  await userEvent.type(screen.getByLabelText('Amount'), '0.0002');
  await press('Review refund');
  await press('Create refund');
  await screen.findByRole('dialog', { name: 'Refund link created' });
  expect(created[0]?.amount).toEqual({
    ...{ kind: 'CUSTOM', amount: '0.0002', currency: 'BTC' },
  });
});

test('the address that sent the transfer is warned of', async () => {
  await openForm();
  await userEvent.click(await screen.findByRole('radio', { name: /^Enter an address/ }));
  await userEvent.type(screen.getByLabelText('Bitcoin address of the customer'), sender);
  await press('Review refund');
  expect(await screen.findByText('This address sent the payment')).toBeVisible();
});

test('a transfer with an open refund is neither assigned nor ignored until it is cancelled', async () => {
  await open({ refunds: [refundOf()] });
  expect(await refunds()).toHaveTextContent('Waiting for signature');
  for (const name of ['Assign 0.0006 BTC', 'Ignore 0.0006 BTC', 'Refund 0.0006 BTC'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await press('Cancel refund');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this refund?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel refund' }));
  expect(await screen.findByRole('button', { name: 'Assign 0.0006 BTC' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refund 0.0006 BTC' })).toBeVisible();
});

test('a refunded transfer is kept under Refunded, with its transaction', async () => {
  await open({
    state: 'REFUNDED',
    refunds: [refundOf({ status: 'CONFIRMED', hash: 'cd'.repeat(32), confirmedAt: at })],
  });
  expect(await refunds()).toHaveTextContent('Confirmed');
  expect(screen.queryByRole('button', { name: 'Refund 0.0006 BTC' })).toBeNull();
});

test('a transfer that was assigned meanwhile is said', async () => {
  const { sandbox } = await openForm();
  sandbox.services.on(createUnmatchedRefund)(() => {
    const errors = ['It counts for a payment. Refund that payment instead.'];
    throw new FakeRefusal(409, { code: 'STATE_CONFLICT', errors });
  });
  await press('Review refund');
  await press('Create refund');
  const form = await screen.findByRole('dialog', { name: 'Refund 0.0006 BTC' });
  await waitFor(() => expect(form).toHaveTextContent('It counts for a payment.'));
});

describe('the refund of an unmatched transfer follows the table of permissions', () => {
  test.each(businessRoles)('for %s', async (role) => {
    await open({ role });
    await screen.findByText('0.0006');
    const button = screen.queryByRole('button', { name: 'Refund 0.0006 BTC' });
    expect(button !== null).toBe(isPermitted(role, 'propose-refunds', false));
  });
});
