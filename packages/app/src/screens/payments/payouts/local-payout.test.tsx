import { toDecimal } from '@billfold/core';
import {
  type CreatePayout,
  createPayout,
  createPayoutIntents,
  getPayout,
  getVault,
  type PayoutIntents,
  type PayoutPlan,
  type PayoutWithLines,
  planPayout,
  resumePayout,
  type SignParts,
  type SignSecret,
  signPayout,
} from '@billfold/core/contract';
import { FakeRefusal } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import { businessOf } from '../../../../test/business-answers.ts';
import { ada, openAsAda } from '../../../../test/open-site.tsx';
import { answerPayments, intentsOf, paymentOf } from '../../../../test/payment-answers.ts';
import {
  answerSigning,
  createSigningDevice,
  rawOf,
  vault,
} from '../../../../test/signing-device.ts';

const from = '0x52908400098527886E0F7030069857D2E4169EE7';
const grace = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const edith = '0xde709f2102306220921060314715629080e2fb77';
const password = 'Secret-12345';
const fee = toDecimal('0.001');

const plan: PayoutPlan = {
  ...{ id: 'pyo_0000000001', asset: 'ETH', network: 'ETH', from, count: 2 },
  ...{ amount: toDecimal('0.75'), fee: toDecimal('0.002'), value: null, feeValue: null },
  ...{ available: toDecimal('2'), nativeAvailable: toDecimal('2') },
  ...{ missing: toDecimal('0'), nativeMissing: toDecimal('0') },
  lines: [
    {
      ...{ n: 1, line: 2, address: grace, memo: null, reference: null, fee },
      amount: toDecimal('0.5'),
    },
    {
      ...{ n: 2, line: 3, address: edith, memo: null, reference: null, fee },
      amount: toDecimal('0.25'),
    },
  ],
  expiresAt: new Date(at.getTime() + 600_000),
};

const planned: PayoutWithLines = {
  ...{ id: plan.id, object: 'payout', livemode: false, status: 'SENDING', asset: 'ETH' },
  ...{ network: 'ETH', from, count: 2, amount: plan.amount, paid: toDecimal('0') },
  ...{ value: plan.value, fee: plan.fee, feePaid: toDecimal('0'), needsSignature: false },
  ...{ createdAt: at, completedAt: null },
  lines: plan.lines.map(({ n, address, amount, memo, reference }) => ({
    ...{ n, state: 'PLANNED' as const, address, amount, memo, reference, attempt: 1 },
    ...{ hash: null, error: null },
  })),
};
const sent = {
  ...planned,
  lines: planned.lines.map((line) => ({ ...line, state: 'SENT' as const })),
};
/** One of two lines is left. */
const partial: PayoutWithLines = {
  ...{ ...planned, status: 'PARTIAL', paid: toDecimal('0.5'), needsSignature: true },
  lines: planned.lines.map((line) =>
    line.n === 1 ? { ...line, state: 'CONFIRMED' } : { ...line, state: 'FAILED', error: 'X' },
  ),
};

interface Opening {
  readonly plan?: PayoutPlan;
  readonly payout?: PayoutWithLines;
  readonly signing?: 'local' | 'hosted';
  /** Reviews in turn; the last one again and again. */
  readonly reviews?: readonly Partial<PayoutIntents>[];
}

/** Opens a page of payouts on a device whose worker signs each plan as its own bytes in hex. */
async function open(opening: Opening = {}) {
  const { plan: shown = plan, payout, signing = 'local', reviews = [{}] } = opening;
  const { tasks, startSigningWorker } = createSigningDevice();
  const calls: { readonly body: SignParts; readonly intent: string | null }[] = [];
  const hosted: CreatePayout[] = [];
  const resumed: SignSecret[] = [];
  let count = 0;
  let reload = (_: PayoutWithLines): void => undefined;
  const path = payout === undefined ? '/payments/payouts/new' : `/payments/payouts/${payout.id}`;
  const { sandbox } = await openAsAda(path, {
    services: { startSigningWorker },
    prepare: (own) => {
      const { services, walletId } = own;
      const businesses = [businessOf(7, { status: 'ACTIVE', role: 'OWNER' })];
      const books = answerPayments(own, [paymentOf(1)], { businesses });
      books.payouts = payout === undefined ? [] : [payout];
      books.business.settlement = {
        ...{ walletId, walletName: 'Till', memberId: ada.id, memberName: 'Grace' },
        networks: ['ETH'],
      };
      reload = (now) => {
        books.payouts = [now];
        document.dispatchEvent(new Event('visibilitychange'));
      };
      answerSigning(own, signing);
      services.on(planPayout)(() => ({ data: shown }));
      services.on(createPayoutIntents)(() => {
        const review = reviews[Math.min(count, reviews.length - 1)];
        count += 1;
        return { data: intentsOf(payout ?? planned, { walletId, ...review }) };
      });
      services.on(signPayout)(({ body, intent }) => {
        calls.push({ body, intent });
        books.payouts = [sent];
        return { data: sent };
      });
      services.on(resumePayout)(({ body }) => {
        resumed.push(body);
        books.payouts = [sent];
        return { data: sent };
      });
      services.on(createPayout)(({ body }) => {
        hosted.push(body);
        books.payouts = [sent];
        return { data: sent };
      });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { sandbox, tasks, calls, hosted, resumed, reload };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Plans the payout on the page and goes on to its signature. */
async function begin(): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Asset to pay' }));
  await userEvent.click(await screen.findByRole('option', { name: /^ETH/ }));
  const row = await screen.findByRole('group', { name: 'Recipient 1' });
  await userEvent.click(row.querySelector('input') ?? row);
  await userEvent.paste(`address,amount\n${grace},0.5\n${edith},0.25\n`);
  await press('Review payout');
  await press('Sign payout');
}

async function sign(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Cloud encryption password'), password);
  await press('Sign and pay');
}

const refusal = (code: string) => ({ status: 409, body: { code, errors: [`${code}.`] } });
const header = `${plan.id}; digest=${'d1'.repeat(32)}`;
const lineIds = [1, 2].map((n) => `0197aa00-0000-7000-8000-00000000000${n}`);

test('a payout is signed on this device in one go: the call has its transactions, and no secret', async () => {
  const { tasks, calls, hosted } = await open();
  await begin();
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls).toEqual([
    {
      body: {
        transactions: lineIds.map((intentId, at) => ({
          ...{ intentId, rawTransaction: rawOf(`plan ${at + 1}`) },
        })),
      },
      intent: header,
    },
  ]);
  expect(hosted).toEqual([]);
  expect(tasks).toMatchObject([
    {
      secret: { password },
      payments: [
        { plan: 'plan 1', payment: { network: 'ETH', recipient: grace, amount: '0.5', fee } },
        { plan: 'plan 2', payment: { network: 'ETH', recipient: edith, amount: '0.25', fee } },
      ],
    },
  ]);
});

test('the worker gets what the page shows of a line, whatever the review says of it', async () => {
  const [first, ...others] = intentsOf(planned).lines;
  if (first === undefined) throw new Error('a payout without lines');
  const lines = [
    { ...first, recipient: edith, amount: toDecimal('9'), fee: toDecimal('1') },
    ...others,
  ];
  const { tasks, calls } = await open({ reviews: [{ lines }] });
  await begin();
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  const [payment] = tasks[0]?.payments ?? [];
  expect(payment?.sender).toBe(from);
  expect(payment?.payment).toMatchObject({ recipient: grace, amount: '0.5', fee });
});

test('a plan whose lines cost more than its fee reaches no worker', async () => {
  const { tasks, calls, hosted } = await open({ plan: { ...plan, fee: toDecimal('0.0019') } });
  await begin();
  await sign();
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect([tasks, calls, hosted]).toEqual([[], [], []]);
});

test.each([
  ['no asset, with a letter of another alphabet', 'USD\u0422'],
  ['an asset of another network', 'TRX'],
])('a plan of %s reaches no worker', async (_, asset) => {
  const { tasks, calls, hosted } = await open({ plan: { ...plan, asset } });
  await begin();
  await sign();
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect([tasks, calls, hosted]).toEqual([[], [], []]);
});

test('what is left of a payout of an asset that its network does not have reaches no worker', async () => {
  const { tasks, calls, resumed } = await open({ payout: { ...partial, asset: 'USD\u0422' } });
  await press('Sign the rest');
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect(screen.queryByLabelText('Cloud encryption password')).toBeNull();
  expect([tasks, calls, resumed]).toEqual([[], [], []]);
});

test.each<readonly [string, Opening, 'Sign the rest' | null]>([
  ['a plan', { plan: { ...plan, from: null } }, null],
  ['what is left of a payout', { payout: { ...partial, from: null } }, 'Sign the rest'],
])('%s without the address that pays reaches no worker', async (_, opening, button) => {
  const { tasks, calls, hosted, resumed } = await open(opening);
  if (button === null) await begin();
  else await press(button);
  await sign();
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect([tasks, calls, hosted, resumed]).toEqual([[], [], [], []]);
});

test.each([
  ['a line twice', [1, 1]],
  ['a line that is not shown', [1, 3]],
])('a review with %s reaches no worker', async (_, numbers) => {
  const [first] = intentsOf(planned).lines;
  if (first === undefined) throw new Error('a payout without lines');
  const lines = numbers.map((n) => ({ ...first, n }));
  const { tasks, calls, hosted } = await open({ reviews: [{ lines }] });
  await begin();
  await sign();
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect([tasks, calls, hosted]).toEqual([[], [], []]);
});

test('the server signs where the wallet is set so', async () => {
  const { tasks, calls, hosted } = await open({ signing: 'hosted' });
  await begin();
  await sign();
  await waitFor(() => expect(hosted).toEqual([{ password, seedPhrase: null, planId: plan.id }]));
  expect([tasks, calls]).toEqual([[], []]);
});

test.each(['NONCE_CONFLICT', 'INTENT_EXPIRED', 'INTENT_USED'])(
  'lines that the server refuses with %s are planned and signed once more',
  async (code) => {
    const { sandbox, tasks, calls } = await open();
    sandbox.services.fail(signPayout, refusal(code));
    await begin();
    await sign();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(tasks).toHaveLength(2);
  },
);

test('fees above the plan lead to a new plan, and nothing is signed', async () => {
  const { sandbox, tasks, calls } = await open();
  sandbox.services.fail(createPayoutIntents, refusal('FEE_CHANGED'));
  await begin();
  await sign();
  expect(await screen.findByRole('button', { name: 'Get new plan' })).toBeVisible();
  expect([tasks, calls]).toEqual([[], []]);
});

test('what is left of a payout shows its fees and is signed on this device', async () => {
  const { tasks, calls } = await open({ payout: partial, reviews: [{ waiting: 4 }] });
  await press('Sign the rest');
  const dialog = await screen.findByRole('dialog', { name: 'Pay the rest' });
  await screen.findByLabelText('Cloud encryption password');
  expect(dialog).toHaveTextContent('Lines that failed, or that no signature reached.');
  expect(dialog).toHaveTextContent(/You pay.*0\.25 ETH/);
  expect(listedIn(dialog)).toEqual([edith]);
  expect(dialog).toHaveTextContent('4 lines wait for another signature after this one.');
  expect(dialog).toHaveTextContent('0.001 ETH');
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks[0]?.payments).toMatchObject([
    { plan: 'plan 2', payment: { recipient: edith, amount: '0.25', fee } },
  ]);
  expect(calls[0]?.body.transactions).toEqual([
    { intentId: lineIds[1], rawTransaction: rawOf('plan 2') },
  ]);
});

/** A payout of which both lines are left. */
const unpaid: PayoutWithLines = {
  ...{ ...planned, status: 'FAILED', needsSignature: true },
  lines: planned.lines.map((line) => ({ ...line, state: 'FAILED', hash: 'old', error: 'X' })),
};
const only = (n: number) => intentsOf(unpaid).lines.filter((line) => line.n === n);

/** Returns the addresses that a dialog lists. */
const listedIn = (dialog: HTMLElement): readonly string[] =>
  within(within(dialog).getByRole('region', { name: 'Lines to pay' }))
    .getAllByRole('listitem')
    .map((line) => [grace, edith].find((each) => textOf(line).includes(each)) ?? textOf(line));
const textOf = ({ textContent }: HTMLElement): string => (textContent ?? '').replaceAll(/\s/g, '');

test('what is left of a payout has its name while it loads, and can be left', async () => {
  const { sandbox } = await open({ payout: partial });
  sandbox.services.on(createPayoutIntents)(() => new Promise(() => undefined));
  await press('Sign the rest');
  const dialog = await screen.findByRole('dialog', { name: 'Pay the rest' });
  within(dialog).getByText('Loading');
  const [leave] = within(dialog).getAllByRole('button', { name: 'Close' }).slice(-1);
  if (leave === undefined) throw new Error('No button leaves the dialog.');
  await userEvent.click(leave);
  await act(() => sandbox.time.advance(1_000));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a server that signs is shown all lines that are left, with their sum and fees', async () => {
  const fees = { lines: only(1), waiting: 1, fee };
  const { tasks, resumed } = await open({ payout: unpaid, signing: 'hosted', reviews: [fees] });
  await press('Sign the rest');
  const dialog = await screen.findByRole('dialog', { name: 'Pay the rest' });
  await screen.findByLabelText('Cloud encryption password');
  expect(listedIn(dialog)).toEqual([grace, edith]);
  expect(dialog).toHaveTextContent(/You pay.*0\.75 ETH/);
  expect(dialog).toHaveTextContent(/Network fees, at most.*0\.002 ETH/);
  expect(dialog).not.toHaveTextContent('another signature');
  await sign();
  await waitFor(() => expect(resumed).toHaveLength(1));
  expect(tasks).toEqual([]);
});

test('a record that only the server opens is signed there once all lines were shown', async () => {
  const reviews = [{ lines: only(1), waiting: 1 }];
  const { sandbox, tasks, calls, resumed } = await open({ payout: unpaid, reviews });
  sandbox.services.on(getVault)(() => ({ ...vault, isNewest: false }));
  await press('Sign the rest');
  const dialog = await screen.findByRole('dialog', { name: 'Pay the rest' });
  await screen.findByLabelText('Cloud encryption password');
  expect(listedIn(dialog)).toEqual([grace]);
  await sign();
  await screen.findByText('The rest has changed');
  expect(listedIn(dialog)).toEqual([grace, edith]);
  expect([tasks, calls, resumed]).toEqual([[], [], []]);
  await sign();
  await waitFor(() => expect(resumed).toHaveLength(1));
});

test('lines that were shown as signed by the server are shown again before this device signs some', async () => {
  const reviews = [{ lines: only(1), waiting: 1 }];
  const { sandbox, tasks, calls } = await open({ payout: unpaid, signing: 'hosted', reviews });
  await press('Sign the rest');
  const dialog = await screen.findByRole('dialog', { name: 'Pay the rest' });
  await screen.findByLabelText('Cloud encryption password');
  expect(listedIn(dialog)).toEqual([grace, edith]);
  answerSigning(sandbox, 'local', 'hosted');
  await sign();
  await screen.findByText('The rest has changed');
  expect(listedIn(dialog)).toEqual([grace]);
  expect(dialog).toHaveTextContent('1 line waits for another signature after this one.');
  expect([tasks, calls]).toEqual([[], []]);
  answerSigning(sandbox, 'local');
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks[0]?.payments).toMatchObject([{ plan: 'plan 1' }]);
});

test('a payout that the page loads again while its rest is signed changes nothing that is shown', async () => {
  const { reload, tasks, calls } = await open({ payout: unpaid });
  await press('Sign the rest');
  const dialog = await screen.findByRole('dialog', { name: 'Pay the rest' });
  await screen.findByLabelText('Cloud encryption password');
  const lines = unpaid.lines.map((line) => ({ ...line, address: edith, amount: toDecimal('0.1') }));
  reload({ ...unpaid, from: edith, amount: toDecimal('0.2'), lines });
  await screen.findByText('0 of 0.2 ETH paid');
  expect(listedIn(dialog)).toEqual([grace, edith]);
  expect(dialog).toHaveTextContent(/You pay.*0\.75 ETH/);
  expect(textOf(dialog)).toContain(from);
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks[0]?.payments.map(({ payment }) => payment.recipient)).toEqual([grace, edith]);
});

test('what is left of a payout whose settlement account changed says what the server says', async () => {
  const { sandbox } = await open({ payout: unpaid });
  await press('Sign the rest');
  await screen.findByLabelText('Cloud encryption password');
  sandbox.services.fail(createPayoutIntents, refusal('PLAN_OUTDATED'));
  await sign();
  expect(await screen.findByText('PLAN_OUTDATED.')).toBeVisible();
  expect(screen.queryByText('The rest has changed')).toBeNull();
});

test('fewer lines than were shown are shown with their sum before they are signed', async () => {
  const { tasks, calls } = await open({ payout: unpaid, reviews: [{}, { lines: only(2) }] });
  await press('Sign the rest');
  const dialog = await screen.findByRole('dialog', { name: 'Pay the rest' });
  await screen.findByLabelText('Cloud encryption password');
  expect(dialog).toHaveTextContent(/You pay.*0\.75 ETH/);
  await sign();
  await screen.findByText('The rest has changed');
  expect(dialog).toHaveTextContent(/You pay.*0\.25 ETH/);
  expect(listedIn(dialog)).toEqual([edith]);
  expect([tasks, calls]).toEqual([[], []]);
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('fewer lines than were shown are shown before the server signs them', async () => {
  const rest = [{ n: 2, fee }];
  const { resumed } = await open({ payout: unpaid, signing: 'hosted', reviews: [{}, { rest }] });
  await press('Sign the rest');
  await sign();
  await screen.findByText('The rest has changed');
  expect(resumed).toEqual([]);
  await sign();
  await waitFor(() => expect(resumed).toHaveLength(1));
});

test('a lost answer is asked for again with the same bytes alone, whatever was sent meanwhile', async () => {
  const { sandbox, tasks, calls } = await open({ payout: unpaid });
  await press('Sign the rest');
  await screen.findByLabelText('Cloud encryption password');
  let hasArrived = false;
  const asked: SignParts[] = [];
  sandbox.services.on(signPayout)(({ body }) => {
    asked.push(body);
    if (!hasArrived) throw new TypeError('the answer is lost');
    return { data: { ...unpaid, needsSignature: false } };
  });
  // Another tab has sent the lines, and nothing asks for a signature any more.
  sandbox.services.on(getPayout)(() => ({
    data: { ...unpaid, needsSignature: false, lines: sentElsewhere },
  }));
  await sign();
  expect(await screen.findByText('The signature may have arrived')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Pay the rest' })).toBeVisible();
  hasArrived = true;
  await sign();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([tasks.length, calls]).toEqual([1, []]);
  expect(new Set(asked.map(({ transactions }) => JSON.stringify(transactions))).size).toBe(1);
});

test.each([
  ['has changed', 'FEE_CHANGED'],
  ['is over', 'PLAN_EXPIRED'],
])(
  'a lost signature of a plan that %s since is not denied, and no new plan is offered',
  async (_, code) => {
    const { sandbox } = await open();
    await begin();
    sandbox.services.on(signPayout)(() => {
      throw new TypeError('the answer is lost');
    });
    await sign();
    expect(await screen.findByText('The signature may have arrived')).toBeVisible();
    sandbox.services.on(signPayout)(() => {
      throw new FakeRefusal(409, { code: 'INTENT_EXPIRED', errors: ['It is over.'] });
    });
    sandbox.services.fail(createPayoutIntents, refusal(code));
    await sign();
    expect(await screen.findByText(/^What you sign has changed/)).toBeVisible();
    const dialog = screen.getByRole('dialog', { name: 'Sign this payout' });
    expect(dialog).toHaveTextContent('The signature may have arrived');
    expect(dialog).not.toHaveTextContent(/Nothing (was|is) sent|Not sent/);
    expect(screen.queryByRole('button', { name: 'Get new plan' })).toBeNull();
  },
);

const sentElsewhere = unpaid.lines.map((line) => ({
  ...{ ...line, state: 'SENT' as const, attempt: 2, hash: `new ${line.n}`, error: null },
}));

test('a higher fee of what is left is shown and asked for anew', async () => {
  const dear = toDecimal('0.009');
  const lines = intentsOf(partial).lines.map((line) => ({ ...line, fee: dear }));
  const { tasks, calls } = await open({ payout: partial, reviews: [{}, { fee: dear, lines }] });
  await press('Sign the rest');
  await sign();
  const dialog = await screen.findByRole('dialog', { name: 'Pay the rest' });
  await waitFor(() => expect(dialog).toHaveTextContent('0.009 ETH'));
  expect([tasks, calls]).toEqual([[], []]);
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('a higher fee of what is left is shown again before the server signs', async () => {
  const dear = toDecimal('0.009');
  const rest = [{ n: 2, fee: dear }];
  const { resumed } = await open({
    ...{ payout: partial, signing: 'hosted', reviews: [{}, { rest }] },
  });
  await press('Sign the rest');
  await sign();
  const dialog = await screen.findByRole('dialog', { name: 'Pay the rest' });
  await waitFor(() => expect(dialog).toHaveTextContent('0.009 ETH'));
  expect(resumed).toEqual([]);
  await sign();
  await waitFor(() => expect(resumed).toHaveLength(1));
});

test('two lines with the same signed transaction are not sent', async () => {
  const lines = intentsOf(planned).lines.map((line) => ({ ...line, plan: 'plan 1' }));
  const { calls, hosted } = await open({ reviews: [{ lines }] });
  await begin();
  await sign();
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect([calls, hosted]).toEqual([[], []]);
});
