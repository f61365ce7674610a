import { toDecimal } from '@billfold/core';
import {
  acceptPayment,
  cancelPayment,
  createRefund,
  type Delivery,
  type Endpoint,
  getPayment,
  listPayments,
  markPaymentInvalid,
  markPaymentPaid,
  type PaymentDetail,
  type Refund,
  refreshPayment,
  reopenPayment,
  resendDelivery,
  sendReceipt,
  setPaymentHandled,
  setPaymentNote,
  simulatePayment,
  type Transfer,
  type Webhook,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { businessOf, turnPaymentsOn } from '../../../test/business-answers.ts';
import { openAsAda } from '../../../test/open-site.tsx';
import {
  answerPayments,
  changePayment,
  expiredHalf,
  type PaymentBooks,
  paymentId,
  paymentOf,
  refundOf,
} from '../../../test/payment-answers.ts';

const path = `/payments/payments/${paymentId(1)}`;
const seenAt = { firstSeenAt: at, blockHeight: 7, confirmations: 15, replaceable: false };

async function open(
  facts: Partial<PaymentDetail>,
  prepare: (sandbox: Sandbox, books: PaymentBooks) => void = () => undefined,
  role: BusinessRole = 'OWNER',
): Promise<Sandbox> {
  const { sandbox } = await openAsAda(path, {
    prepare: (own) => {
      const businesses = [businessOf(7, { status: 'ACTIVE', role })];
      prepare(own, answerPayments(own, [paymentOf(1, facts)], { businesses }));
    },
  });
  await screen.findByRole('heading', { name: 'Order No-1', level: 1 });
  return sandbox;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

const choose = async (name: string) => {
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('a payment says its price, its status and what to do about it', async () => {
  await open(expiredHalf);
  const head = screen.getByRole('region', { name: 'Payment' });
  expect(head).toHaveTextContent(/^€25\.00 of €50\.00Underpaid/);
  expect(head).toHaveTextContent('€25.00 is missing. Ask for it, accept less, or refund.');
  expect(screen.getByRole('list', { name: 'Timeline' })).toHaveTextContent(/^Created.*Ada$/);
});

test('other coins that came are said before what is still awaited, and among the amounts', async () => {
  const tether = { asset: 'USDT', network: 'ETH', amount: toDecimal('5'), counted: false } as const;
  const sent = { hash: `0x${'ab'.repeat(32)}`, from: [], ...seenAt };
  await open({ flags: ['wrongAsset'], transfers: [{ ...sent, ...tether }] });
  const head = screen.getByRole('region', { name: 'Payment' });
  expect(within(head).getByRole('status')).toHaveTextContent(
    '5 USDT arrived instead of BTC and does not count.',
  );
  expect(head).toHaveTextContent('Still waiting for 0.0005 BTC.');
  // Money that does not count is no part of the price.
  expect(head).toHaveTextContent(/^€50\.00\D/);
  const amounts = screen.getByRole('region', { name: 'Amounts' });
  expect(amounts).toHaveTextContent('Not counted5 USDT');
  const buttons = within(head)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(buttons.filter((text) => text !== '')).toEqual(['Copy link', 'Cancel and refund 5 USDT']);
  expect(screen.getAllByRole('button', { name: 'Copy link' })).toHaveLength(1);
});

test('the refund of another asset follows once the payment is cancelled for it', async () => {
  const tether = { asset: 'USDT', network: 'ETH', amount: toDecimal('5'), counted: false } as const;
  const sent = { hash: `0x${'ab'.repeat(32)}`, from: [], ...seenAt };
  const came = { flags: ['wrongAsset'], transfers: [{ ...sent, ...tether }] } as const;
  await open(came, (sandbox, books) => {
    sandbox.services.on(cancelPayment)(() => ({
      data: changePayment(books, paymentId(1), { status: 'CANCELLED', displayStatus: 'Cancelled' }),
    }));
  });
  await press('Cancel and refund 5 USDT');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Cancel and refund 5 USDT' }));
  expect(await screen.findByRole('dialog', { name: 'Refund this payment' })).toBeVisible();
});

test('coins that came on another network are named, with the key that takes them out', async () => {
  const hash = `0x${'ab'.repeat(32)}`;
  const came = { asset: 'BNB', amount: toDecimal('0.0356'), paths: ["m/44'/60'/0'/0/7"] };
  await open({ astray: [{ network: 'BSC', hash, ...came }] });
  const notice = (await screen.findByText('0.0356 BNB arrived on BNB Smart Chain')).parentElement;
  expect(notice).toHaveTextContent('Agree with the customer: ship, or send it back.');
  expect(notice).toHaveTextContent("m/44'/60'/0'/0/7");
  expect(notice).toHaveTextContent(/0xabab/);
  expect(screen.getByRole('button', { name: 'Copy key path' })).toBeVisible();
  await press('Mark as paid');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Mark this payment as paid?');
});

test('coins on another network warn no more once the payment is marked as paid', async () => {
  const coins = { network: 'BSC', hash: 'a', asset: null, amount: null, paths: [] } as const;
  await open({ ...markedPaid, astray: [coins] });
  const notice = (await screen.findByText('Coins arrived on BNB Smart Chain')).parentElement;
  expect(notice).not.toHaveTextContent('does not pay this payment');
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
});

test('a transaction that the payer named leads to the unmatched transfers', async () => {
  await open({ named: [{ network: 'TON', hash: 'cd'.repeat(32) }] });
  expect(await screen.findByText('The customer named a transaction')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open unmatched transfers' });
  expect(link).toHaveAttribute('href', '/payments/unmatched');
});

test('the heading of a payment stays the same element when the payment has loaded', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await openAsAda(path, {
    prepare: (own) => {
      answerPayments(own, [], { businesses: [businessOf(7, { status: 'ACTIVE' })] });
      own.services.on(getPayment)(async () => {
        await asked;
        return { data: paymentOf(1) };
      });
    },
  });
  const heading = await screen.findByRole('heading', { name: 'Payment', level: 1 });
  heading.focus();
  answer();
  await waitFor(() => expect(heading).toHaveTextContent('Order No-1'));
  expect(heading).toHaveFocus();
});

test('a payment without an order is named by its description', async () => {
  await openAsAda(path, {
    prepare: (own) => {
      const payment = paymentOf(1, { orderId: null, description: 'Two lamps' });
      answerPayments(own, [payment], { businesses: [businessOf(7, { status: 'ACTIVE' })] });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Two lamps', level: 1 })).toBeVisible();
});

test('the link to share comes first until something arrives', async () => {
  await open({ status: 'PENDING', displayStatus: 'Pending', transfers: [] });
  expect(cardTitles()[0]).toBe('Checkout');
  expect(screen.queryByRole('region', { name: 'Transfers' })).toBeNull();
  const copies = screen.getByRole('button', { name: 'Copy link' });
  const shows = screen.getByRole('button', { name: 'Show QR code' });
  expect(copies.className).not.toBe(shows.className);
  expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
  await press('More actions');
  expect(screen.getByRole('menuitem', { name: 'Cancel payment' })).toBeVisible();
});

test('what arrived comes first once it did, and the deliveries come last', async () => {
  await open({ ...expiredHalf, transfers: [received] }, (_, books) => {
    books.webhooks = [webhook];
    books.deliveries = [delivery];
  });
  await screen.findByRole('heading', { name: 'Webhook deliveries' });
  const titles = cardTitles();
  expect(titles[0]).toBe('Transfers');
  expect(titles.at(-1)).toBe('Webhook deliveries');
});

function cardTitles() {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

test('the timeline says why a payment needed a person, and the reason of one', async () => {
  const actor = 'Blockchain';
  const event = { type: 'payment.attention', actorKind: 'chain', actor, hash: null, at } as const;
  await open({
    timeline: [
      { ...event, sequence: 1, attention: ['underpaid', 'multiple'], reason: null },
      {
        ...event,
        sequence: 2,
        attention: ['reopened'],
        reason: 'She called',
        actorKind: 'user',
        actor: 'Ada',
      },
    ],
  });
  const timeline = screen.getByRole('list', { name: 'Timeline' });
  const events = within(timeline).getAllByRole('listitem');
  expect(events[0]).toHaveTextContent(/^Opened again.*AdaShe called$/);
  expect(events[1]).toHaveTextContent(/^Underpaid · Another transfer arrived/);
  expect(timeline).not.toHaveTextContent('Needs attention');
});

test.each([
  ['chain', ''],
  ['system', ''],
  ['payer', 'Customer'],
  ['key', 'Recorded'],
] as const)('the timeline names a person and a shop alone: %s', async (actorKind, name) => {
  const entry = { type: 'payment.detected', actorKind, actor: 'Recorded', hash: null } as const;
  await open({ timeline: [{ ...entry, at, sequence: 1, attention: [], reason: null }] });
  const [event] = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(event).toHaveTextContent(new RegExp(`^Transfer seen\\d\\d:\\d\\d:\\d\\d${name}$`));
});

test('the timeline says the day once, unless there are several', async () => {
  const entry = { type: 'payment.detected', actorKind: 'chain', actor: 'Blockchain' } as const;
  const first = { ...entry, hash: null, at, sequence: 1, attention: [], reason: null };
  await open({ timeline: [first, { ...first, sequence: 2 }] });
  const card = screen.getByRole('region', { name: 'Timeline' });
  expect(card).toHaveTextContent(/^Timeline\D+Transfer seen/);
  cleanup();
  const later = new Date(at.getTime() + 2 * 24 * 3600 * 1000);
  await open({ timeline: [first, { ...first, sequence: 2, at: later }] });
  const items = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/\d{4}, \d\d:\d\d/);
});

test.each([
  ['overpaid', 'Paid late, with too much'],
  ['underpaid', 'Paid late, with too little'],
] as const)('the timeline says in one text that what was %s came late', async (reason, text) => {
  const entry = {
    type: 'payment.attention',
    actorKind: 'chain',
    actor: 'Blockchain',
    hash: null,
    at,
  } as const;
  const attention = [reason, 'late', 'multiple'] as const;
  await open({ timeline: [{ ...entry, sequence: 1, attention, reason: null }] });
  const [event] = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(event).toHaveTextContent(new RegExp(`^${text} · Another transfer arrived`));
});

test('what was paid in the coins that were chosen first stands among the amounts', async () => {
  const reports = vi.spyOn(console, 'error');
  const sent = { hash: `0x${'ab'.repeat(32)}`, from: [], counted: true, ...seenAt };
  await open({
    ...{ status: 'COMPLETED', displayStatus: 'Completed', paidState: 'PAID' },
    ...{ due: toDecimal('0'), seen: toDecimal('0'), confirmed: toDecimal('0') },
    transfers: [
      { ...sent, asset: 'ETH', network: 'ETH', amount: toDecimal('0.0142') },
      { ...sent, asset: 'SOL', network: 'SOL', amount: toDecimal('0.3') },
    ],
  });
  const amounts = screen.getByRole('region', { name: 'Amounts' });
  expect(amounts).toHaveTextContent('Arrived0.0142 ETHArrived0.3 SOL');
  expect(reports).not.toHaveBeenCalled();
  expect(amounts).not.toHaveTextContent('BTC');
});

test('an overpaid payment says what to do, and offers an email to the customer', async () => {
  await open({
    ...{ status: 'COMPLETED', displayStatus: 'Completed', paidState: 'OVERPAID' },
    ...{ overBy: toDecimal('0.00010000'), credited: toDecimal('60') },
    customer: { id: 'cus_1', email: 'grace@example.com', name: null },
  });
  const head = screen.getByRole('region', { name: 'Payment' });
  expect(head).toHaveTextContent(/^€60\.00 of €50\.00/);
  expect(head).toHaveTextContent('with 0.0001 BTC (€10.00) too much. You can ship');
  const amounts = screen.getByRole('region', { name: 'Amounts' });
  expect(amounts).toHaveTextContent('Overpaid0.0001 BTC€10.00');
  expect(within(head).getByRole('link', { name: 'Email customer' })).toHaveAttribute(
    'href',
    'mailto:grace%40example.com?subject=Your%20payment%20No-1',
  );
});

test('what the payer answered at the checkout stands with its questions', async () => {
  await open({
    answers: [
      { name: 'size', label: 'Size', type: 'select', value: 'L' },
      { name: 'terms', label: 'I accept the terms', type: 'checkbox', value: 'true' },
    ],
  });
  const answers = screen.getByRole('region', { name: 'Answers at checkout' });
  expect(answers).toHaveTextContent('SizeLI accept the termsYes');
});

test('a masked email is no way to the customer', async () => {
  await open({
    ...expiredHalf,
    customer: { id: 'cus_1', email: 'g***@example.com', name: null },
  });
  expect(screen.queryByRole('link', { name: 'Email customer' })).not.toBeInTheDocument();
});

test('an expired payment for which nothing came is opened again at a new price', async () => {
  const asked: unknown[] = [];
  const { time } = await open(
    { status: 'EXPIRED', displayStatus: 'Expired' },
    ({ services }, books) =>
      services.on(refreshPayment)(({ params: { id }, body }) => {
        asked.push(body);
        return { data: changePayment(books, id, { status: 'PENDING', displayStatus: 'Pending' }) };
      }),
  );
  await press('Open again');
  expect(await screen.findByRole('dialog', { name: 'Open this payment again?' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason (optional)'), 'She called');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Open again' }),
  );
  expect(await screen.findByText('The checkout is open again')).toBeInTheDocument();
  await act(() => time.advance(100));
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull();
  expect(asked).toEqual([{ reason: 'She called' }]);
});

test.each([
  ['among the details once it ended', expiredHalf, ['Amounts', 'Details']],
  [
    'above them while the rest can be paid',
    { ...expiredHalf, status: 'PENDING' } as const,
    ['Checkout', 'Amounts', 'Details'],
  ],
])('the link of a payment stands %s', async (_, facts, order) => {
  await open(facts);
  const shown = (await screen.findAllByRole('heading', { level: 2 })).map(
    ({ textContent }) => textContent,
  );
  const names = ['Amounts', 'Checkout', 'Details'];
  expect(shown.filter((name) => names.includes(name ?? ''))).toEqual(order);
  expect(screen.getByRole('link', { name: 'Open checkout' })).toBeVisible();
});

test('accepting names its effect, sends the reason and shows the answer', async () => {
  const sent: unknown[] = [];
  const { time } = await open(expiredHalf, (sandbox, books) =>
    sandbox.services.on(acceptPayment)(({ body }) => {
      sent.push(body);
      const facts = { status: 'COMPLETED', displayStatus: 'Completed' } as const;
      return { data: changePayment(books, paymentId(1), facts) };
    }),
  );
  await press('Accept €25.00');
  const dialog = await screen.findByRole('dialog', { name: 'Accept this payment?' });
  expect(dialog).toHaveTextContent('0.00025 BTC (€25.00) then counts as the full price of €50.00.');
  await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), 'A regular');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept €25.00' }));
  expect(await screen.findByText('Payment accepted')).toBeInTheDocument();
  expect(sent).toEqual([{ reason: 'A regular' }]);
  expect(await screen.findByText('Paid and final. You can ship.')).toBeInTheDocument();
  await act(() => time.advance(100));
  expect(screen.queryByRole('button', { name: 'Accept €25.00' })).toBeNull();
});

test.each([
  ['of which a part came, in time to ask for the rest', expiredHalf, 'Ask for the rest'],
  [
    'of which all came, too late',
    { ...expiredHalf, paidState: 'PAID', displayStatus: 'Late', shortBy: toDecimal('0') } as const,
    'Accept as paid',
  ],
])('a payment %s leads with one step', async (_, facts, name) => {
  await open(facts);
  const head = screen.getByRole('region', { name: 'Payment' });
  const [menu, first] = within(head).getAllByRole('button');
  expect(menu).toHaveAccessibleName('More actions');
  expect(first).toHaveAccessibleName(name);
  expect(first).toHaveAttribute('part', 'primary-action');
});

test('the refund of a part comes after asking for the rest and accepting it', async () => {
  const hash = 'ab'.repeat(32);
  const came = { hash, asset: 'BTC', network: 'BTC', from: [], counted: true } as const;
  const depth = { confirmations: 3, replaceable: false, firstSeenAt: at, blockHeight: 7 };
  await open({ ...expiredHalf, transfers: [{ ...came, ...depth, amount: toDecimal('0.00025') }] });
  const head = screen.getByRole('region', { name: 'Payment' });
  await within(head).findByRole('button', { name: 'Refund' });
  const names = within(head)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names.filter((name) => name !== '')).toEqual([
    ...['Ask for the rest', 'Accept €25.00', 'Refund'],
  ]);
});

test('what is rarely decided is in the menu once something arrived', async () => {
  await open({ ...expiredHalf, status: 'PENDING', displayStatus: 'Underpaid' });
  expect(screen.queryByRole('button', { name: 'Mark as invalid' })).toBeNull();
  await choose('Simulate payment');
  expect(await screen.findByRole('dialog', { name: 'Simulate a payment' })).toBeVisible();
});

test('a payment of which all was refunded is not accepted', async () => {
  await open({ ...expiredHalf, refundState: 'FULL' });
  expect(screen.getByRole('region', { name: 'Payment' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('a payment of which a part came can be accepted while it is open', async () => {
  await open({ ...expiredHalf, status: 'PENDING', displayStatus: 'Underpaid' });
  expect(screen.getByRole('button', { name: 'Accept €25.00' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask for the rest' })).toBeNull();
});

test('a payment that changed under the hand offers what is still possible, and keeps the reason', async () => {
  const reasons: unknown[] = [];
  await open({}, (sandbox, books) => {
    sandbox.services.on(cancelPayment)(() => {
      changePayment(books, paymentId(1), { status: 'CONFIRMING', displayStatus: 'Confirming' });
      throw new FakeRefusal(409, { code: 'STATE_CONFLICT', errors: ['This is confirming.'] });
    });
    sandbox.services.on(markPaymentInvalid)(({ body }) => {
      reasons.push(body.reason);
      const facts = { status: 'INVALID', displayStatus: 'Invalid' } as const;
      return { data: changePayment(books, paymentId(1), facts) };
    });
  });
  await choose('Cancel payment');
  await userEvent.type(await screen.findByLabelText('Reason (optional)'), 'Out of stock');
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel payment' }));
  expect(
    await within(dialog).findByText('This payment changed in the meantime'),
  ).toBeInTheDocument();
  expect(dialog).toHaveTextContent('It is now Confirming');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as invalid' }));
  expect(await screen.findByLabelText('Reason')).toHaveValue('Out of stock');
  const submit = within(screen.getByRole('dialog')).getByRole('button', {
    name: 'Mark as invalid',
  });
  await userEvent.click(submit);
  expect(await screen.findByText('Payment marked as invalid')).toBeInTheDocument();
  expect(reasons).toEqual(['Out of stock']);
});

test('marking as invalid asks for a reason first', async () => {
  await open({ ...paidInFull, status: 'CONFIRMING', displayStatus: 'Confirming' });
  await choose('Mark as invalid');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as invalid' }));
  expect(await within(dialog).findByText('Enter a reason')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Reason')).toHaveFocus();
});

test('marking as paid asks how it was paid first, and says what it does not do', async () => {
  const reasons: unknown[] = [];
  await open({}, (sandbox, books) =>
    sandbox.services.on(markPaymentPaid)(({ body }) => {
      reasons.push(body.reason);
      return { data: changePayment(books, paymentId(1), markedPaid) };
    }),
  );
  await choose('Mark as paid');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('The payment is then complete, and your shop is told.');
  expect(dialog).toHaveTextContent('No coins move, and nothing is added to what you received.');
  const submit = within(dialog).getByRole('button', { name: 'Mark as paid' });
  await userEvent.click(submit);
  expect(await within(dialog).findByText('Enter how it was paid')).toBeInTheDocument();
  const field = within(dialog).getByLabelText('How it was paid');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'Paid in cash.');
  await userEvent.click(submit);
  expect(await screen.findByText('Payment marked as paid')).toBeInTheDocument();
  expect(reasons).toEqual(['Paid in cash.']);
  const head = screen.getByRole('region', { name: 'Payment' });
  expect(await within(head).findByText('Marked as paid by Ann: Paid in cash.')).toBeVisible();
});

test('a payment that was marked as paid says so, and claims no coins', async () => {
  await open(markedPaid);
  const head = screen.getByRole('region', { name: 'Payment' });
  expect(head).toHaveTextContent(/^€50\.00CompletedMarked as paid/);
  expect(head).toHaveTextContent('Paid another way. You can ship.');
  expect(screen.getByRole('list', { name: 'Timeline' })).toHaveTextContent(/Marked as paid.*Ann/);
  const amounts = screen.getByRole('region', { name: 'Amounts' });
  expect(amounts).toHaveTextContent('Paid another way€50.00');
  expect(amounts).not.toHaveTextContent('Arrived');
  expect(screen.queryByRole('region', { name: 'Transfers' })).toBeNull();
  expect(amounts).not.toHaveTextContent('Due');
});

test('a mark as paid is one entry of the timeline, with what the payment became by it', async () => {
  const mark = {
    actorKind: 'user',
    actor: 'Ann',
    hash: null,
    attention: [],
    reason: null,
    at,
  } as const;
  await open({
    ...markedPaid,
    timeline: [
      { ...mark, sequence: 1, type: 'payment.marked_paid' },
      { ...mark, sequence: 2, type: 'payment.confirmed' },
      { ...mark, sequence: 3, type: 'payment.completed' },
    ],
  });
  const timeline = within(screen.getByRole('list', { name: 'Timeline' }));
  expect(timeline.getAllByRole('listitem')).toHaveLength(1);
});

test('coins that came after a mark as paid are named as too much', async () => {
  await open({
    ...{ ...markedPaid, paidState: 'OVERPAID', transfers: [received] },
    ...{ credited: toDecimal('50'), seen: toDecimal('0.0005'), overBy: toDecimal('0.0005') },
  });
  const head = screen.getByRole('region', { name: 'Payment' });
  expect(head).toHaveTextContent(
    '0.0005 BTC (€50.00) arrived, although this payment was paid another way.',
  );
  expect(await within(head).findByRole('button', { name: 'Refund €50.00' })).toBeVisible();
});

test('a simulated customer pays half, or an amount of their own', async () => {
  const sent: unknown[] = [];
  await open({}, (sandbox) =>
    sandbox.services.on(simulatePayment)(({ body }) => {
      sent.push(body);
      return { data: paymentOf(1) };
    }),
  );
  await press('Simulate payment');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Amount' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Another amount/ }));
  await press('Pay now');
  expect(await screen.findByText('Enter an amount above zero')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Amount' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Half of it · 0\.00025 BTC/ }));
  await press('Pay now');
  expect(await screen.findByText('Simulated payment sent')).toBeInTheDocument();
  expect(sent).toEqual([{ amount: '0.00025', asset: 'BTC', confirmations: 3, replaceable: false }]);
});

test('a note is added in a field that opens', async () => {
  await open({ note: null });
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Add a note');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
});

test('a note saves when it is left, and can be undone', async () => {
  const notes: unknown[] = [];
  await open({ note: 'First' }, (sandbox, books) =>
    sandbox.services.on(setPaymentNote)(({ body }) => {
      notes.push(body.note);
      return { data: changePayment(books, paymentId(1), body) };
    }),
  );
  expect(screen.getByText('First')).toBeVisible();
  await press('Edit');
  const field = screen.getByRole('textbox', { name: 'Note' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Call back');
  await userEvent.tab();
  await screen.findByText(/Note saved/);
  await press('Undo');
  expect(await screen.findByDisplayValue('First')).toBeInTheDocument();
  expect(notes).toEqual(['Call back', 'First']);
});

test('a payment that needs attention is marked as handled, and the mark can be undone', async () => {
  const marks: boolean[] = [];
  await open(expiredHalf, (sandbox, books) =>
    sandbox.services.on(setPaymentHandled)(({ body: { isHandled } }) => {
      marks.push(isHandled);
      const handled = isHandled ? { by: 'Grace', at } : null;
      return { data: changePayment(books, paymentId(1), { handled }) };
    }),
  );
  await choose('Mark as handled');
  const dialog = await screen.findByRole('dialog', { name: 'Mark this payment as handled?' });
  expect(dialog).toHaveTextContent('It only leaves “Needs attention”. No money moves.');
  expect(marks).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as handled' }));
  const head = screen.getByRole('region', { name: 'Payment' });
  expect(await within(head).findByText(/Handled by Grace/)).toBeVisible();
  await press('Undo');
  const more = screen.getByRole('button', { name: 'More actions' });
  await waitFor(() => expect(more).toHaveFocus());
  await userEvent.click(more);
  expect(await screen.findByRole('menuitem', { name: 'Mark as handled' })).toBeVisible();
  expect(marks).toEqual([true, false]);
});

test('a payment that went as it should has nothing to mark', async () => {
  await open({});
  await press('More actions');
  expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Mark as handled' })).not.toBeInTheDocument();
});

test('the reason of an invalid payment stands with what it means', async () => {
  const entry = { type: 'payment.invalid', actorKind: 'user', actor: 'Ada', hash: null } as const;
  await open({
    ...{ status: 'INVALID', displayStatus: 'Invalid' },
    timeline: [{ ...entry, at, sequence: 1, attention: [], reason: 'Paid by a stranger' }],
  });
  expect(
    within(screen.getByRole('region', { name: 'Payment' })).getByRole('status'),
  ).toHaveTextContent('This payment no longer counts as paid. Reason: Paid by a stranger');
});

test('how an expired payment was to be paid is folded', async () => {
  await open({ status: 'EXPIRED', displayStatus: 'Expired' });
  expect(screen.getByText('Payment address').closest('details')).not.toHaveAttribute('open');
  expect(await rowsOf('Rate')).toEqual([]);
  expect(screen.getByText('Address')).not.toBeVisible();
});

test('the history names who handled a payment, and who took that back', async () => {
  const mark = {
    actorKind: 'user',
    actor: 'Grace',
    hash: null,
    attention: [],
    reason: null,
    at,
  } as const;
  await open({
    timeline: [
      { ...mark, sequence: 1, type: 'payment.handled' },
      { ...mark, sequence: 2, type: 'payment.unhandled' },
    ],
  });
  const timeline = screen.getByRole('list', { name: 'Timeline' });
  expect(timeline).toHaveTextContent(/Marked as handled.*Grace/);
  expect(timeline).toHaveTextContent(/No longer marked as handled.*Grace/);
});

test('a delivery is sent again', async () => {
  const resent: string[] = [];
  await open({}, (sandbox, books) => {
    books.webhooks = [webhook];
    books.deliveries = [delivery];
    sandbox.services.on(resendDelivery)(({ params }) => {
      resent.push(params.deliveryId);
      return { data: delivery };
    });
  });
  await press('Resend payment.created to shop.example');
  expect(await screen.findByText('Event sent again')).toBeInTheDocument();
  expect(resent).toEqual([delivery.id]);
});

test('a receipt is emailed to the customer again', async () => {
  const sent: string[] = [];
  const customer = { id: 'cus_12345678', email: 'b@example.com', name: null };
  await open({ receiptNumber: 'R-7', customer }, (sandbox) =>
    sandbox.services.on(sendReceipt)(({ params }) => {
      sent.push(params.id);
      return null;
    }),
  );
  await press('Email receipt again');
  expect(await screen.findByText('Receipt sent to b@example.com')).toBeInTheDocument();
  expect(sent).toEqual([paymentId(1)]);
});

test('no receipt is offered for a payment that the network or a member undid', async () => {
  const customer = { id: 'cus_12345678', email: 'b@example.com', name: null };
  const undone = { status: 'INVALID', displayStatus: 'Invalid', flags: ['reorged'] } as const;
  await open({ ...undone, receiptNumber: 'R-7', customer });
  const details = screen.getByRole('region', { name: 'Details' });
  expect(details).not.toHaveTextContent('R-7');
  expect(within(details).queryByRole('link', { name: 'View receipt' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Email receipt again' })).toBeNull();
});

test('the address is only called paid once something came', async () => {
  await open({});
  expect(screen.getByRole('region', { name: 'Payment address' })).toBeVisible();
  expect(screen.queryByText('Paid to')).toBeNull();
  cleanup();
  await open({ ...paidInFull, status: 'COMPLETED', displayStatus: 'Completed' });
  expect(screen.getByRole('region', { name: 'Paid to' })).toBeVisible();
});

test('the refunded amount has its value below it', async () => {
  await open({
    ...{ ...paidInFull, status: 'COMPLETED', displayStatus: 'Partially refunded' },
    ...{ refundState: 'PARTIAL', refunded: toDecimal('0.00012345') },
  });
  const amounts = screen.getByRole('region', { name: 'Amounts' });
  expect(within(amounts).getByText('Refunded').parentElement).toHaveTextContent(
    'Refunded0.00012345 BTC€12.35',
  );
});

test('the excess has one value, also once it went back, and so has all that came', async () => {
  const excess = toDecimal('0.00944517');
  const all = toDecimal('0.01');
  const refund = refundOf({ amount: excess, status: 'CONFIRMED' });
  // At the rate the excess would be 851.1847: what is due is rounded up.
  const rate = toDecimal('90118.52');
  const { method } = paymentOf(1);
  const facts: Partial<PaymentDetail> = {
    ...{ status: 'COMPLETED', displayStatus: 'Completed', paidState: 'OVERPAID' },
    ...{ credited: toDecimal('901.1852'), due: toDecimal('0.00055483'), seen: all, overBy: excess },
    ...{ confirmed: all, transfers: [{ ...received, amount: all }] },
    values: [{ rate, credited: toDecimal('901.1852'), arrivalRate: rate }],
    method: method && { ...method, rate },
  };
  const answer = (each: Refund) => (_: Sandbox, books: PaymentBooks) => {
    books.refunds = [each];
  };
  await open({ ...facts, refunded: excess }, answer(refund));
  expect(await rowsOf('Overpaid')).toEqual(['0.00944517 BTC€851.19']);
  expect(await rowsOf('Refunded')).toEqual(['0.00944517 BTC€851.19']);
  expect(await screen.findByRole('list', { name: 'Refunds' })).toHaveTextContent(
    /^0\.00944517 BTC €851\.19 when it was paid/,
  );
  cleanup();
  await open({ ...facts, refunded: all }, answer({ ...refund, amount: all }));
  expect(await rowsOf('Arrived')).toEqual(['0.01 BTC€901.19']);
  expect(await rowsOf('Refunded')).toEqual(['0.01 BTC€901.19']);
});

test('amounts say each figure once', async () => {
  const paid = { due: toDecimal('0.0005'), confirmed: toDecimal('0.0005') };
  await open({
    ...{ ...paidInFull, ...paid, status: 'COMPLETED', displayStatus: 'Completed' },
    confirmations: { current: 7, required: 3, final: 6 },
  });
  const amounts = await screen.findByRole('region', { name: 'Amounts' });
  const labels = within(amounts).getAllByRole('term');
  expect(labels.map(({ textContent }) => textContent)).toEqual(['Price', 'Rate', 'Arrived']);
  cleanup();
  await open({
    ...{ ...paidInFull, ...paid, status: 'CONFIRMED', displayStatus: 'Confirmed' },
    ...{ confirmed: toDecimal('0.0003'), confirmations: { current: 3, required: 3, final: 6 } },
  });
  expect(await rowsOf('Confirmed')).toEqual(['0.0003 BTC']);
  expect(await rowsOf('Final at')).toEqual(['6 confirmations']);
  cleanup();
  await open({ due: toDecimal('0.0005'), seen: toDecimal('0'), confirmed: toDecimal('0') });
  expect(await rowsOf('Due')).toEqual(['0.0005 BTC']);
  expect(await rowsOf('Arrived')).toEqual([]);
});

test('an id of another business is not found', async () => {
  await openAsAda(`/payments/payments/${paymentId(9)}`, {
    prepare: (sandbox) => void answerPayments(sandbox, []),
  });
  expect(await screen.findByText('Payment not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All payments' })).toBeInTheDocument();
});

test('a payment for which nothing came is cancelled, and not marked as invalid', async () => {
  await open({});
  await press('More actions');
  expect(await screen.findByRole('menuitem', { name: 'Cancel payment' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Mark as invalid' })).toBeNull();
});

test('a cancelled payment is created again with what it asked for', async () => {
  await open({ status: 'CANCELLED', displayStatus: 'Cancelled', description: 'Two chairs' });
  await press('Create again');
  const dialog = await screen.findByRole('dialog', { name: 'New payment' });
  expect(within(dialog).getByLabelText(/^Amount/)).toHaveValue('50.00');
  expect(within(dialog).getByLabelText(/^Description/)).toHaveValue('Two chairs');
});

const received: Transfer = {
  ...{ hash: 'ab'.repeat(32), from: [], counted: true, asset: 'BTC', network: 'BTC' },
  ...{ firstSeenAt: at, blockHeight: 7, confirmations: 1, replaceable: false },
  amount: toDecimal('0.0005'),
};
const paidInFull = {
  ...{ paidState: 'PAID', credited: toDecimal('50'), seen: toDecimal('0.0005') },
  transfers: [received],
} as const satisfies Partial<PaymentDetail>;

const markedPaid: Partial<PaymentDetail> = {
  ...{ status: 'COMPLETED', displayStatus: 'Completed', paidElsewhere: toDecimal('50.00') },
  ...{ flags: ['manuallyMarked'], due: toDecimal('0') },
  timeline: [
    {
      ...{ sequence: 2, type: 'payment.marked_paid', actorKind: 'user', actor: 'Ann', at },
      ...{ hash: null, attention: [], reason: 'Paid in cash.' },
    },
  ],
};

interface Control {
  readonly name: string;
  readonly call: Endpoint;
  /** False for test payments alone. */
  readonly isLive?: false;
}
const simulate: Control = { name: 'Simulate payment', call: simulatePayment, isLive: false };
const invalidate: Control = { name: 'Mark as invalid', call: markPaymentInvalid };
const markPaid: Control = { name: 'Mark as paid', call: markPaymentPaid };
const handled: Control = { name: 'Mark as handled', call: setPaymentHandled };

/** Controls that decide about a payment, by its state. */
const states: Readonly<
  Record<string, { readonly facts: Partial<PaymentDetail>; readonly controls: readonly Control[] }>
> = {
  waiting: {
    facts: {},
    controls: [{ name: 'Cancel payment', call: cancelPayment }, markPaid, simulate],
  },
  underpaid: {
    facts: expiredHalf,
    controls: [
      { name: 'Accept €25.00', call: acceptPayment },
      { name: 'Ask for the rest', call: reopenPayment },
      ...[markPaid, simulate, handled],
    ],
  },
  expired: {
    facts: { status: 'EXPIRED', displayStatus: 'Expired' },
    controls: [{ name: 'Open again', call: refreshPayment }, markPaid, simulate],
  },
  'marked as paid': {
    facts: markedPaid,
    controls: [invalidate, simulate],
  },
  confirming: {
    facts: { ...paidInFull, status: 'CONFIRMING', displayStatus: 'Confirming' },
    controls: [invalidate, simulate],
  },
  completed: {
    facts: {
      ...{ ...paidInFull, status: 'COMPLETED', displayStatus: 'Completed', receiptNumber: 'R-7' },
      customer: { id: 'cus_1', email: 'grace@example.com', name: null },
    },
    controls: [
      { name: 'Refund', call: createRefund },
      { name: 'Email receipt again', call: sendReceipt },
      simulate,
    ],
  },
};
const cases = businessRoles.flatMap((role) =>
  Object.keys(states).flatMap((state) =>
    [false, true].map((livemode) => ({ role, state, mode: livemode ? 'live' : 'test' })),
  ),
);

describe('the controls of a payment follow the table of permissions (R-PERM-02, J15)', () => {
  test.each(cases)(
    'for $role, of a $mode payment that is $state',
    async ({ role, state, mode }) => {
      const livemode = mode === 'live';
      const { facts, controls } = states[state] ?? { facts: {}, controls: [] };
      await open(
        { ...facts, livemode },
        (own, books) => {
          turnPaymentsOn(own, livemode ? 'live' : 'sandbox');
          books.webhooks = [webhook];
          books.deliveries = [delivery];
        },
        role,
      );
      const may = ({ permission = 'view-payments' }: Endpoint): boolean =>
        isPermitted(role, permission, livemode);
      const expected = controls.filter(
        ({ call, isLive = true }) => may(call) && (isLive || !livemode),
      );
      if (expected.some(({ name }) => name === 'Refund'))
        await screen.findByRole('button', { name: 'Refund' });
      const shown = new Set<string | null>();
      const add = (role: 'button' | 'menuitem') => {
        for (const { textContent } of screen.queryAllByRole(role)) shown.add(textContent);
      };
      add('button');
      const menu = screen.queryByRole('button', { name: 'More actions' });
      if (menu !== null) await userEvent.click(menu);
      add('menuitem');
      const all = Object.values(states).flatMap((each) => each.controls.map(({ name }) => name));
      expect([...new Set(all)].filter((name) => shown.has(name)).sort()).toEqual(
        expected.map(({ name }) => name).sort(),
      );
      expect(screen.queryByRole('button', { name: 'Add a note' }) !== null).toBe(
        may(setPaymentNote),
      );
      const title = { name: 'Webhook deliveries' };
      if (may(resendDelivery)) await screen.findByRole('heading', title);
      expect(screen.queryByRole('heading', title) !== null).toBe(may(resendDelivery));
      expect(may(listPayments)).toBe(true);
    },
  );
});

const webhook: Webhook = {
  ...{ id: 'whk_12345678', livemode: false, url: 'https://shop.example/hook', description: null },
  ...{ events: null, apiVersion: '2026-11-01', isEnabled: true, disablesItself: true },
  ...{ disabledReason: null, disabledAt: null, failingSince: null, formerSecretUntil: null },
  ...{ successRate24h: null, successRate7d: null, nextRetryAt: null, createdAt: at },
};

const delivery: Delivery = {
  ...{
    id: 'whd_12345678',
    eventId: 'evt_1',
    eventType: 'payment.created',
    paymentId: paymentId(1),
  },
  ...{ result: 'FAILED', isManual: false, createdAt: at, nextAttemptAt: null },
  attempts: [{ number: 1, sentAt: at, durationMs: 9, httpStatus: 500, error: null }],
};

const bitcoin: Transfer = {
  ...{ hash: 'ab'.repeat(32), asset: 'BTC', network: 'BTC', amount: toDecimal('0.00050000') },
  ...{ from: [], confirmations: 3, replaceable: false, firstSeenAt: at, blockHeight: 7 },
  counted: true,
};

const rowsOf = async (label: string): Promise<readonly (string | null | undefined)[]> => {
  const amounts = await screen.findByRole('region', { name: 'Amounts' });
  return within(amounts)
    .queryAllByText(label)
    .map((term) => term.nextElementSibling?.textContent);
};

test('a rate is shown with the decimals by which its amount comes to the price', async () => {
  const method = paymentOf(1).method;
  const rate = toDecimal('0.909090909090909091');
  await open({
    ...{ due: toDecimal('1650.00'), price: { amount: toDecimal('1500.00'), currency: 'EUR' } },
    method: method && { ...method, asset: 'USDT', network: 'TRX', rate },
  });
  // 1,650 × 0.9091 would be 1,500.02.
  expect(await rowsOf('Rate')).toEqual(['1 USDT = €0.90909']);
});

test('the rate is that at which what came is booked, beside the one that the rest is asked at', async () => {
  const [old, other] = [toDecimal('90000'), toDecimal('100000')];
  const values = [{ rate: old, credited: toDecimal('45'), arrivalRate: old }];
  const facts = { paidState: 'UNDERPAID', status: 'PENDING', displayStatus: 'Underpaid' } as const;
  await open({ ...facts, transfers: [bitcoin], values });
  expect(await rowsOf('Rate')).toEqual(['1 BTC = €90,000.00', `1 BTC = €100,000.00`]);
  expect(paymentOf(1).method?.rate).toBe(other);
  cleanup();
  await open({
    ...{ status: 'COMPLETED', displayStatus: 'Completed', paidState: 'PAID' },
    ...{ transfers: [bitcoin], values },
  });
  expect(await rowsOf('Rate')).toEqual(['1 BTC = €90,000.00']);
});

test('of a late payment, the rate at which it is booked is told from the one when it came', async () => {
  await open({
    ...{ status: 'EXPIRED', displayStatus: 'Late', paidState: 'PAID', flags: ['late', 'test'] },
    expiresAt: new Date(at.getTime() - 1),
    transfers: [bitcoin],
    values: [
      {
        ...{ rate: toDecimal('100000'), credited: toDecimal('50') },
        arrivalRate: toDecimal('84200.5'),
      },
    ],
  });
  expect(await rowsOf('Rate')).toEqual([]);
  expect(await rowsOf('Rate when created')).toEqual(['1 BTC = €100,000.00']);
  expect(await rowsOf('Rate on arrival')).toEqual(['1 BTC = €84,200.50']);
  expect(await rowsOf('Value on arrival')).toEqual(['€42.10Rate when created counts']);
});

test('a payment is printed in full, without the note of the team', async () => {
  const hash = 'ab'.repeat(32);
  const transfer: Transfer = {
    ...{ hash, asset: 'BTC', network: 'BTC', amount: toDecimal('0.00050000'), from: [] },
    ...{ confirmations: 3, replaceable: false, firstSeenAt: at, blockHeight: 7, counted: true },
  };
  await open({ transfers: [transfer], note: 'Watch this customer', receiptNumber: 'S-12' });
  expect(screen.queryByRole('article')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = screen.getByRole('article', { name: 'Payment' });
  expect(within(paper).getByRole('heading', { level: 1 })).toHaveTextContent('Payment No-1');
  for (const text of ['Corner shop', '€50.00', 'S-12', hash, paymentId(1), '0.0005 BTC', 'Created'])
    expect(paper).toHaveTextContent(text);
  expect(paper).not.toHaveTextContent('Watch this customer');
  expect(within(paper).queryByRole('button')).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('article')).toBeNull();
});
