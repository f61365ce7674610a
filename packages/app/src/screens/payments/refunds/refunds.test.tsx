import { toDecimal } from '@billfold/core';
import {
  type CreateRefund,
  type Customer,
  cancelRefund,
  createRefund,
  createRefundIntent,
  getCustomer,
  getSendProtection,
  type PaymentDetail,
  type Refund,
  type RefundAddress,
  type SignSecret,
  signRefund,
  type Transfer,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import { businessOf } from '../../../../test/business-answers.ts';
import { ada, openAsAda } from '../../../../test/open-site.tsx';
import {
  answerPayments,
  type PaymentBooks,
  paymentId,
  paymentOf,
  refundOf,
} from '../../../../test/payment-answers.ts';

const path = `/payments/payments/${paymentId(1)}`;
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const sender = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

const came: Transfer = {
  ...{ hash: 'ab'.repeat(32), asset: 'BTC', network: 'BTC', amount: toDecimal('0.00060000') },
  ...{ from: [sender], confirmations: 3, replaceable: false, firstSeenAt: at, blockHeight: 7 },
  counted: true,
};

/** A fifth more than the price came. */
const overpaid = {
  ...{ status: 'COMPLETED', paidState: 'OVERPAID', displayStatus: 'Completed' },
  ...{ seen: toDecimal('0.00060000'), overBy: toDecimal('0.00010000'), transfers: [came] },
} as const satisfies Partial<PaymentDetail>;

const claimUrl = 'http://localhost/refund/c2VjcmV0IG9mIGEgcmVmdW5k';
const asked = {
  ...{ status: 'AWAITING_ADDRESS', address: null, claimUrl },
  claimExpiresAt: new Date('2026-12-20T09:00:00.000Z'),
} as const satisfies Partial<Refund>;

const customer: Customer = {
  ...{
    id: 'cus_00000001',
    object: 'customer',
    livemode: false,
    email: 'b@example.com',
    name: null,
  },
  ...{ phone: null, company: null, address: null, tags: [], notes: null, refundAddresses: [] },
  ...{ paymentsCount: 1, totals: [], lastPaymentAt: at, isErased: false, createdAt: at },
};

interface OpenedRefunds {
  readonly sandbox: Sandbox;
  readonly books: PaymentBooks;
  readonly created: CreateRefund[];
  readonly signed: SignSecret[];
}

interface Opening {
  readonly payment?: Partial<PaymentDetail>;
  readonly refunds?: readonly Refund[];
  readonly role?: BusinessRole;
  /** Refund addresses of the customer. */
  readonly saved?: readonly RefundAddress[];
  /** Member who owns the settlement wallet. */
  readonly signer?: string;
  /** True where own wallets alone are paid. */
  readonly isKeyless?: boolean;
}

async function open(opening: Opening = {}) {
  const { payment, refunds, role = 'OWNER', signer = ada.id, saved = [] } = opening;
  const wallet = (own: Sandbox) =>
    opening.isKeyless
      ? { walletId: null, walletName: null }
      : { walletId: own.walletId, walletName: 'Till' };
  const created: CreateRefund[] = [];
  const signed: SignSecret[] = [];
  let kept: PaymentBooks | undefined;
  const { sandbox } = await openAsAda(path, {
    prepare: (own) => {
      const businesses = [businessOf(7, { status: 'ACTIVE', role })];
      const books = answerPayments(own, [paymentOf(1, { ...overpaid, ...payment })], {
        businesses,
      });
      kept = books;
      books.refunds = [...(refunds ?? [])];
      books.business.settlement = {
        ...{ ...wallet(own), memberId: signer, memberName: 'Grace' },
        networks: ['BTC'],
      };
      own.services.on(getCustomer)(() => ({
        data: { ...customer, refundAddresses: saved, open: [] },
      }));
      own.services.on(getSendProtection)(() => ({ asksCode: false, twoFactorForSending: false }));
      own.services.on(createRefund)(({ body }) => {
        created.push(body);
        const facts = body.address === null ? asked : { address: body.address };
        const refund = refundOf({ ...facts, networkFeePaidBy: body.networkFeePaidBy });
        books.refunds = [refund];
        return { data: refund };
      });
      own.services.on(signRefund)(({ body }) => {
        signed.push(body);
        const refund = refundOf({ status: 'BROADCAST', hash: 'cd'.repeat(32), broadcastAt: at });
        books.refunds = [refund];
        return { data: refund };
      });
    },
  });
  await screen.findByRole('heading', { name: 'Order No-1', level: 1 });
  if (kept === undefined) throw new Error('the site was not prepared');
  return { sandbox, books: kept, created, signed } satisfies OpenedRefunds;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('radio', { name }));
const refundsCard = () => screen.findByRole('list', { name: 'Refunds' });

async function openForm(opening?: Opening) {
  const opened = await open(opening);
  // It names the value of the excess where there is one.
  await press(/^Refund( €|$)/);
  await screen.findByRole('dialog', { name: 'Refund this payment' });
  return opened;
}

async function enterAddress(text: string): Promise<void> {
  await choose(/^Enter an address/);
  await userEvent.type(screen.getByLabelText('Bitcoin address of the customer'), text);
}

describe('a new refund', () => {
  test('offers the addresses that the customer agreed to, and fills in none by itself', async () => {
    const saved: RefundAddress[] = [
      { network: 'BTC', address },
      { network: 'ETH', address: `0x1${'2'.repeat(39)}` },
    ];
    const { created } = await openForm({
      payment: { customer: { id: customer.id, email: 'b@example.com', name: null } },
      saved,
    });
    await choose(/^Enter an address/);
    const field = screen.getByLabelText('Bitcoin address of the customer');
    const group = await screen.findByRole('group', { name: 'Saved addresses of the customer' });
    const [offered, ...others] = within(group).getAllByRole('button');
    expect(others).toEqual([]);
    expect(field).toHaveValue('');
    if (offered !== undefined) await userEvent.click(offered);
    expect(field).toHaveValue(address);
    await press('Review refund');
    await press('Create refund');
    await waitFor(() => expect(created.map((body) => body.address)).toEqual([address]));
  });

  test('offers the excess first, and asks the customer for an address by a link', async () => {
    const { created } = await openForm({
      payment: { customer: { id: 'cus_1', email: 'b@example.com', name: null } },
    });
    expect(await screen.findByRole('radio', { name: /^Only the excess/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Ask the customer/ })).toBeChecked();
    await press('Review refund');
    const dialog = await screen.findByRole('dialog', { name: 'Check this refund' });
    expect(dialog).toHaveTextContent('0.0001');
    expect(dialog).toHaveTextContent('b@example.com');
    await press('Create refund');
    const shared = await screen.findByRole('dialog', { name: 'Refund link created' });
    expect(shared).toHaveTextContent('We emailed this link to b@example.com.');
    expect(shared).toHaveTextContent(claimUrl);
    expect(created).toEqual([
      {
        ...{ amount: { kind: 'OVERPAID' }, asset: 'BTC', reason: null },
        ...{ networkFeePaidBy: 'MERCHANT', address: null },
      },
    ]);
  });

  test('has coin and value on each amount that is known in both', async () => {
    await openForm({ payment: { credited: toDecimal('60') } });
    const textOf = async (name: RegExp) =>
      (await screen.findByRole('radio', { name })).closest('label')?.textContent;
    expect(await textOf(/^Only the excess/)).toMatch(/€10\.00 when it was paid0\.0001 BTC$/);
    expect(await textOf(/^Everything/)).toMatch(/€60\.00 when it was paid0\.0006 BTC$/);
  });

  test('has the value of another amount of the coin, in the form and on its review', async () => {
    await openForm();
    await choose('Another amount');
    await userEvent.type(screen.getByLabelText('Amount'), '0.0002');
    const other = screen.getByRole('radio', { name: /^Another amount/ });
    expect(other.closest('label')).toHaveTextContent('€20.00 when it was paid');
    await press('Review refund');
    const dialog = await screen.findByRole('dialog', { name: 'Check this refund' });
    expect(dialog).toHaveTextContent('Refund0.0002 BTC€20.00 when it was paid');
  });

  test('has no value of what counts together with another asset', async () => {
    const earlier = { ...came, asset: 'USDT', network: 'TRX', amount: toDecimal('5') } as const;
    await openForm({ payment: { transfers: [came, earlier], credited: toDecimal('65') } });
    const received = await screen.findByRole('radio', { name: /^Everything received/ });
    expect(received.closest('label')?.textContent).toBe('Everything received0.0006 BTC');
  });

  test('to an address is reviewed with the whole address, then signed', async () => {
    const { sandbox, created, signed } = await openForm();
    await enterAddress(` ${address} `);
    await choose('Taken off the refund');
    await press('Review refund');
    const review = await screen.findByRole('dialog', { name: 'Check this refund' });
    expect(review).toHaveTextContent(address);
    expect(created).toEqual([]);
    await press('Create refund');
    const dialog = await screen.findByRole('dialog', { name: 'Sign refund' });
    expect(dialog).toHaveTextContent(address);
    expect(signed).toEqual([]);
    await userEvent.type(await screen.findByLabelText('Cloud encryption password'), 'Secret-12345');
    await press('Sign and send');
    await waitFor(() => expect(signed).toHaveLength(1));
    await act(() => sandbox.time.advance(100));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(created[0]).toMatchObject({ address, networkFeePaidBy: 'CUSTOMER' });
    expect(signed).toEqual([{ password: 'Secret-12345', seedPhrase: null }]);
    expect(await refundsCard()).toHaveTextContent('Sent');
  });

  test('never fills in the address that paid, and warns of it where it is typed', async () => {
    await openForm();
    await choose(/^Enter an address/);
    expect(screen.getByLabelText('Bitcoin address of the customer')).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Bitcoin address of the customer'), sender);
    await press('Review refund');
    expect(await screen.findByText('This address sent the payment')).toBeVisible();
  });

  test('needs an amount, an address and a fee below 100 per cent', async () => {
    const { created } = await openForm();
    await choose('Another amount');
    await choose(/^Enter an address/);
    await press('More options');
    await userEvent.type(screen.getByLabelText('Fee you keep, in per cent (optional)'), '100');
    await press('Review refund');
    expect(await screen.findByText('Enter an amount above zero')).toBeVisible();
    const field = screen.getByLabelText('Bitcoin address of the customer');
    expect(field).toHaveAccessibleDescription('Enter an address');
    expect(screen.getByText('Enter a number below 100, with up to 4 decimals')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Amount'), '0.00060001');
    await press('Review refund');
    expect(await screen.findByText('More than what is left')).toBeVisible();
    expect(created).toEqual([]);
  });

  test('takes another amount in the currency of the price, with a fee and a reason', async () => {
    const { created } = await openForm();
    await choose('Another amount');
    await userEvent.click(screen.getByRole('combobox', { name: 'Unit' }));
    await userEvent.click(await screen.findByRole('option', { name: 'EUR' }));
    await userEvent.type(screen.getByLabelText('Amount'), '12.5');
    await press('More options');
    await userEvent.type(screen.getByLabelText('Reason (optional)'), 'Sold out');
    await userEvent.type(screen.getByLabelText('Fee you keep, in per cent (optional)'), '2.5');
    await press('Review refund');
    const dialog = await screen.findByRole('dialog', { name: 'Check this refund' });
    expect(dialog).toHaveTextContent("€12.50in BTC at today's rate");
    expect(dialog).toHaveTextContent('2.5% of it');
    await press('Create refund');
    await screen.findByRole('dialog', { name: 'Refund link created' });
    expect(created[0]).toEqual({
      ...{ amount: { kind: 'CUSTOM', amount: '12.5', currency: 'EUR' }, asset: 'BTC' },
      ...{ feePercent: '2.5', networkFeePaidBy: 'MERCHANT', reason: 'Sold out', address: null },
    });
  });

  test('names the asset where several were received', async () => {
    const token: Transfer = {
      ...came,
      ...{ hash: `0x${'ef'.repeat(32)}`, asset: 'USDT', network: 'TRX', counted: false },
      amount: toDecimal('5.000000'),
    };
    const { created } = await openForm({ payment: { transfers: [came, token] } });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Asset to refund' }));
    await userEvent.click(await screen.findByRole('option', { name: /^USDT/ }));
    expect(screen.queryByRole('radio', { name: /^Only the excess/ })).toBeNull();
    await press('Review refund');
    await press('Create refund');
    await screen.findByRole('dialog', { name: 'Refund link created' });
    expect(created[0]).toMatchObject({ asset: 'USDT@TRX', amount: { kind: 'RECEIVED' } });
  });

  test('that is refused leads back to its field, with what was typed', async () => {
    const { sandbox } = await openForm();
    await enterAddress('nowhere');
    await press('Review refund');
    const message = 'This address cannot be paid on BTC.';
    sandbox.services.fail(createRefund, {
      status: 400,
      body: { code: 'ADDRESS_INVALID', errors: [message], fields: { address: [message] } },
    });
    await press('Create refund');
    const field = await screen.findByLabelText('Bitcoin address of the customer');
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveValue('nowhere');
    await waitFor(() => expect(field).toHaveFocus());
  });

  test('offers what other refunds leave', async () => {
    const { created } = await openForm({ refunds: [refundOf({ status: 'CONFIRMED' })] });
    expect(screen.queryByRole('radio', { name: /^Everything received/ })).toBeNull();
    expect(screen.queryByRole('radio', { name: /^Only the excess/ })).toBeNull();
    await choose(/^Everything that is left/);
    await press('Review refund');
    await press('Create refund');
    await screen.findByRole('dialog', { name: 'Refund link created' });
    expect(created[0]?.amount).toEqual({ kind: 'CUSTOM', amount: '0.0005', currency: 'BTC' });
  });

  test.each([
    ['everything went back', { refunds: [refundOf({ amount: toDecimal('0.00060000') })] }],
    ['nothing has a block', { payment: { transfers: [{ ...came, blockHeight: null }] } }],
    ['the money is not confirmed', { payment: { status: 'CONFIRMING' } }],
  ] as const)('is not offered where %s', async (_, opening) => {
    await open(opening);
    await screen.findByRole('list', { name: 'Timeline' });
    if ('refunds' in opening) await refundsCard();
    expect(screen.queryByRole('button', { name: /^Refund\b/ })).toBeNull();
  });
});

test('the refund of the excess is named by its value', async () => {
  await open({ payment: { credited: toDecimal('60') } });
  await press('Refund €10.00');
  const dialog = await screen.findByRole('dialog', { name: 'Refund this payment' });
  expect(within(dialog).getByRole('radio', { name: /^Only the excess/ })).toBeChecked();
});

describe('the refunds of a payment', () => {
  test('that wait for an address have their link, and can be cancelled', async () => {
    const { sandbox, books } = await open({ refunds: [refundOf(asked)] });
    sandbox.services.on(cancelRefund)(() => {
      const refund = refundOf({ ...asked, status: 'CANCELLED', claimUrl: null });
      books.refunds = [refund];
      return { data: refund };
    });
    expect(await refundsCard()).toHaveTextContent('Waiting for address');
    expect(screen.getByRole('button', { name: 'Copy refund link' })).toBeVisible();
    await press('Cancel refund');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this refund?' });
    expect(dialog).toHaveTextContent('The link that you shared stops working.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel refund' }));
    await waitFor(async () => expect(await refundsCard()).toHaveTextContent('Cancelled'));
    expect(screen.queryByRole('button', { name: 'Copy refund link' })).toBeNull();
  });

  test('of the excess leave another one to the menu, also once they are confirmed', async () => {
    const refunded = toDecimal('0.0001');
    await open({ payment: { refunded }, refunds: [refundOf({ status: 'CONFIRMED' })] });
    await refundsCard();
    const head = screen.getByRole('region', { name: 'Payment' });
    expect(within(head).queryByRole('button', { name: /^Refund\b/ })).toBeNull();
    await press('More actions');
    expect(await screen.findByRole('menuitem', { name: 'Refund' })).toBeVisible();
  });

  test('that are open are said in place of another refund', async () => {
    await open({ refunds: [refundOf(asked)] });
    await refundsCard();
    const head = screen.getByRole('region', { name: 'Payment' });
    expect(head).toHaveTextContent('too much. You can ship; a refund is in progress.');
    expect(within(head).queryByRole('button', { name: /^Refund\b/ })).toBeNull();
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund' }));
    expect(await screen.findByRole('dialog', { name: 'Refund this payment' })).toBeVisible();
  });

  test('of a part of the excess leave another refund beside the other decisions', async () => {
    await open({ refunds: [refundOf({ ...asked, amount: toDecimal('0.00004') })] });
    await refundsCard();
    const head = screen.getByRole('region', { name: 'Payment' });
    expect(within(head).getByRole('button', { name: 'Refund' })).not.toHaveAttribute(
      'part',
      'primary-action',
    );
  });

  test.each(['BROADCAST', 'CONFIRMED'] as const)(
    'whose fee the customer pays keep both amounts once signed: %s',
    async (status) => {
      const sent = toDecimal('0.00009000');
      await open({ refunds: [refundOf({ status, sent, networkFeePaidBy: 'CUSTOMER' })] });
      const card = await refundsCard();
      expect(card).toHaveTextContent('Network fee0.00001 BTC');
      expect(card).toHaveTextContent('Customer gets0.00009 BTC');
    },
  );

  test('have their value when the payment was paid, their reason, and the guide while they are open', async () => {
    await open({
      payment: {
        values: [{ rate: toDecimal('100000'), credited: toDecimal('60'), arrivalRate: null }],
      },
      refunds: [refundOf({ reason: 'Sold out', amount: toDecimal('0.0001') })],
    });
    const card = await refundsCard();
    expect(card).toHaveTextContent('€10.00 when it was paid');
    expect(card).toHaveTextContent('ReasonSold out');
    expect(screen.getByRole('link', { name: 'How refunds work' })).toBeVisible();
  });

  test('that have ended do not lead to the guide', async () => {
    await open({ refunds: [refundOf({ status: 'CONFIRMED', hash: 'cd'.repeat(32) })] });
    expect(await refundsCard()).toHaveTextContent('Confirmed');
    expect(screen.queryByRole('link', { name: 'How refunds work' })).toBeNull();
  });

  test('whose fee the customer will pay say so before they are signed', async () => {
    await open({ refunds: [refundOf({ networkFeePaidBy: 'CUSTOMER' })] });
    const card = await refundsCard();
    expect(card).toHaveTextContent('Network feeTaken off the refund');
    expect(card).not.toHaveTextContent('Customer gets');
  });

  test('stand in the timeline with their amount, and have their transaction in their card', async () => {
    const sent = { status: 'BROADCAST', hash: 'cd'.repeat(32) } as const;
    const broadcastAt = new Date(at.getTime() + 60_000);
    await open({ refunds: [refundOf({ ...sent, broadcastAt })] });
    const timeline = await screen.findByRole('list', { name: 'Timeline' });
    await waitFor(() => expect(timeline).toHaveTextContent('Refund sent'));
    const events = within(timeline).getAllByRole('listitem');
    expect(events[0]).toHaveTextContent(/^Refund sent.*0\.0001/);
    expect(events[1]).toHaveTextContent(/^Refund created/);
    expect(events[0]).not.toHaveTextContent('cdcd');
    expect(await refundsCard()).toHaveTextContent('cdcd');
  });

  test('are signed by the owner of the settlement wallet alone, who is named', async () => {
    await open({ refunds: [refundOf()], signer: '01890000-0000-7000-8000-0000000000e1' });
    expect(await screen.findByText('Grace owns the settlement wallet and signs it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign refund' })).toBeNull();
  });

  test('of money in an earlier settlement wallet lead to choosing that wallet again', async () => {
    await open({ refunds: [refundOf({ asset: 'ETH', network: 'ETH' })], isKeyless: true });
    await press('Sign refund');
    const dialog = await screen.findByRole('dialog', {
      name: 'Choose the wallet that has this money',
    });
    expect(within(dialog).queryByRole('button', { name: 'Record refund' })).toBeNull();
    const link = within(dialog).getByRole('link', { name: 'Open settings' });
    expect(link).toHaveAttribute('href', '/payments/settings/cryptocurrency');
  });
});

describe('a signature', () => {
  async function openSignature() {
    const opened = await open({ refunds: [refundOf()] });
    await press('Sign refund');
    await screen.findByRole('dialog', { name: 'Sign refund' });
    const sign = async () => {
      await userEvent.type(
        await screen.findByLabelText('Cloud encryption password'),
        'Secret-12345',
      );
      await press('Sign and send');
    };
    return { ...opened, sign };
  }

  test('says at the field that the password is wrong', async () => {
    const { sandbox, sign } = await openSignature();
    const errors = ['The encryption key is wrong.'];
    sandbox.services.fail(signRefund, {
      ...{ status: 403, body: { code: 'WRONG_ENCRYPTION_KEY', errors } },
    });
    await sign();
    expect(await screen.findByText('The encryption key is wrong.')).toBeVisible();
    expect(screen.getByLabelText('Cloud encryption password')).toHaveFocus();
  });

  test('asks for a two-factor code once the server does', async () => {
    const { sandbox, sign, signed } = await openSignature();
    sandbox.services.fail(signRefund, {
      ...{ status: 403, body: { code: '2FA_REQUIRED_FOR_SEND', errors: ['A code is needed.'] } },
    });
    await sign();
    await userEvent.type(await screen.findByLabelText('Two-factor code'), '123456');
    await sign();
    await waitFor(() => expect(signed).toHaveLength(1));
    expect(signed[0]?.twoFactorCode).toBe('123456');
  });

  test('asks for a yes to a high fee, and does not sign without it', async () => {
    const { sandbox, sign, signed } = await openSignature();
    sandbox.services.fail(signRefund, {
      status: 409,
      body: {
        code: 'FEE_HIGH',
        errors: ['High.'],
        current: { fee: '0.00002000', limit: '0.00001' },
      },
    });
    await sign();
    expect(await screen.findByText(/Fees are 0\.00002 BTC/)).toBeVisible();
    await sign();
    expect(signed).toEqual([]);
    await userEvent.type(screen.getByLabelText('Cloud encryption password'), '{Enter}');
    await sandbox.time.advance(100);
    expect(signed).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send anyway' }));
    await press('Sign and send');
    await waitFor(() => expect(signed).toHaveLength(1));
    expect(signed[0]?.acceptFee).toBe(true);
  });

  test.each([
    ['nothing can be collected in its asset', {}],
    ['no address has anything', { current: { collect: { addresses: 0 } } }],
  ])('says where to bring more from where %s', async (_, facts) => {
    const { sandbox } = await open({ refunds: [refundOf()] });
    sandbox.services.fail(createRefundIntent, {
      status: 409,
      body: { code: 'COLLECT_FIRST', errors: ['Collect the funds first.'], ...facts },
    });
    await press('Sign refund');
    expect(await screen.findByText('Not enough BTC in one account')).toBeVisible();
    expect(screen.getByText(/Bring more BTC to your settlement account/)).toBeVisible();
  });

  test('says what is on its way to the settlement account', async () => {
    const { sandbox } = await open({ refunds: [refundOf()] });
    const current = { collect: null, arriving: '0.00060000' };
    sandbox.services.fail(createRefundIntent, {
      status: 409,
      body: { code: 'COLLECT_FIRST', errors: ['Collect the funds first.'], current },
    });
    await press('Sign refund');
    expect(await screen.findByText('BTC on its way')).toBeVisible();
    expect(screen.getByText(/^0\.0006 BTC needs more confirmations/)).toBeVisible();
    expect(screen.queryByLabelText('Cloud encryption password')).toBeNull();
  });

  test('whose answer was lost counts where the refund is on its way', async () => {
    const { sandbox, sign } = await openSignature();
    sandbox.services.fail(signRefund, 'connection-lost', { after: true, times: 9 });
    await sign();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await refundsCard()).toHaveTextContent('Sent');
  });

  test('whose answer was lost can be given again where it is unknown', async () => {
    const { sandbox, sign } = await openSignature();
    sandbox.services.fail(signRefund, 'connection-lost', { times: 9 });
    await sign();
    expect(await screen.findByText('No answer arrived')).toBeVisible();
  });
});

describe('the controls of refunds follow the table of permissions (R-PERM-02)', () => {
  test.each(businessRoles)('for %s', async (role) => {
    await open({ role, refunds: [refundOf({ amount: toDecimal('0.00009') })] });
    const row = within(await refundsCard());
    const has = (name: string) => row.queryByRole('button', { name }) !== null;
    if (isPermitted(role, 'sign-funds', false))
      await screen.findByRole('button', { name: 'Sign refund' });
    expect(screen.queryAllByRole('button', { name: 'Sign refund' })).toHaveLength(
      isPermitted(role, 'sign-funds', false) ? 1 : 0,
    );
    expect(has('Cancel refund')).toBe(isPermitted(role, 'create-refunds', false));
    const mayPropose = isPermitted(role, 'propose-refunds', false);
    expect(screen.queryByRole('button', { name: 'Refund' }) !== null).toBe(mayPropose);
  });
});

test('a refund that another member signed first is shown as it is', async () => {
  const { sandbox, books } = await open({ refunds: [refundOf()] });
  sandbox.services.on(cancelRefund)(() => {
    books.refunds = [refundOf({ status: 'BROADCAST', hash: 'cd'.repeat(32), broadcastAt: at })];
    throw new FakeRefusal(409, { code: 'STATE_CONFLICT', errors: ['This refund is broadcast.'] });
  });
  await press('Cancel refund');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this refund?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel refund' }));
  await waitFor(async () => expect(await refundsCard()).toHaveTextContent('Sent'));
});
