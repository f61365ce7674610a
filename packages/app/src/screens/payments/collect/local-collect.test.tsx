import { type Decimal, toDecimal } from '@billfold/core';
import {
  type CreateSweep,
  createSweep,
  createSweepIntents,
  getConfig,
  getSweep,
  getVault,
  type ListedSweep,
  planSweep,
  resumeSweep,
  type SignParts,
  type SignSecret,
  type SkippedAddress,
  type SweepIntents,
  type SweepPart,
  type SweepPartIntent,
  type SweepPlan,
  type SweepWithParts,
  signSweep,
} from '@billfold/core/contract';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import { businessOf } from '../../../../test/business-answers.ts';
import { ada, openAsAda } from '../../../../test/open-site.tsx';
import { answerPayments, paymentOf, sweepIntentsOf } from '../../../../test/payment-answers.ts';
import {
  answerSigning,
  createSigningDevice,
  rawOf,
  vault,
} from '../../../../test/signing-device.ts';

const to = '0x52908400098527886E0F7030069857D2E4169EE7';
const purses = [
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
] as const;
const main = '01890000-0000-7000-8000-0000000000a0';
const accountOf = (n: number) => `01890000-0000-7000-8000-0000000000a${n}`;
const intentIdOf = (n: number) => `0197aa00-0000-7000-8000-00000000000${n}`;
const password = 'Secret-12345';
const phrase = `${'abandon '.repeat(11)}about`;
const [fee, zero] = [toDecimal('0.001'), toDecimal('0')];

function planOf(facts: Partial<SweepPlan> = {}, gasToBring: Decimal = zero): SweepPlan {
  return {
    ...{ id: 'swp_0000000001', asset: 'ETH', network: 'ETH', to, addresses: 2, way: 'EACH' },
    ...{ deployment: null, amount: toDecimal('0.75'), fee: toDecimal('0.002'), value: null },
    ...{ feeValue: null, gasToBring, gasAvailable: toDecimal('0.2') },
    leftOut: { tooSmall: 0, open: 0, moving: 0, further: 0 },
    purses: purses.map((address, index) => ({
      ...{ accountId: accountOf(index + 1), address, fee, gasToBring },
      amount: toDecimal(index === 0 ? '0.5' : '0.25'),
    })),
    expiresAt: new Date(at.getTime() + 600_000),
    ...facts,
  };
}
const plan = planOf();
const tokenPlan = planOf({ asset: 'USDT', gasToBring: toDecimal('0.004') }, toDecimal('0.002'));

const sweep: ListedSweep = {
  ...{ id: plan.id, object: 'settlement', livemode: false, status: 'SENDING', asset: 'ETH' },
  ...{
    way: 'EACH',
    network: 'ETH',
    amount: plan.amount,
    value: plan.value,
    collected: zero,
    to,
    fee: plan.fee,
  },
  ...{ feePaid: zero, addresses: 2, needsSignature: false, hashes: [] },
  ...{ createdAt: at, completedAt: null, sequence: 1 },
};
const signed: SweepWithParts = { ...sweep, isSpendable: false, parts: [] };
const partial: ListedSweep = { ...sweep, status: 'PARTIAL', needsSignature: true };

const senderOf = (n: number) => ({
  ...{ sender: purses[n - 1] ?? '', senderAt: { accountIndex: 7_000_007, addressIndex: n } },
});

/** Move of an address, as the server reviews it. */
const moveOf = (n: number, facts: Partial<SweepPartIntent> = {}): SweepPartIntent => ({
  ...{ n, step: 'MOVE', accountId: accountOf(n), intentId: intentIdOf(n), asset: 'ETH' },
  ...{ digest: 'd2'.repeat(32), recipient: to, fee, plan: `plan ${n}` },
  amount: toDecimal(n === 1 ? '0.5' : '0.25'),
  ...senderOf(n),
  recipientAt: { accountIndex: 7_000_007, addressIndex: 0 },
  ...facts,
});

/** Gas for an address, as the server reviews it. */
const gasOf = (n: number, facts: Partial<SweepPartIntent> = {}): SweepPartIntent => ({
  ...moveOf(n, { step: 'GAS', accountId: main, recipient: purses[n - 1] ?? '' }),
  ...{ amount: toDecimal('0.002'), fee: toDecimal('0.0005') },
  ...{ sender: to, senderAt: { accountIndex: 7_000_007, addressIndex: 0 } },
  recipientAt: { accountIndex: 7_000_007, addressIndex: n },
  ...facts,
});

const reviewOf = (facts: Partial<SweepIntents> = {}): SweepIntents =>
  sweepIntentsOf(sweep, { parts: [moveOf(1), moveOf(2)], ...facts });

interface Opening {
  readonly plan?: SweepPlan;
  /** Asset that can be collected; that of the plan unless given. */
  readonly asset?: string;
  readonly sweeps?: readonly ListedSweep[];
  readonly signing?: 'local' | 'hosted';
  /** Reviews in turn; the last one again and again. */
  readonly reviews?: readonly Partial<SweepIntents>[];
}

/** Opens the page of collections on a device whose worker signs each plan as its own bytes in hex. */
async function open(opening: Opening = {}) {
  const { plan: planned = plan, sweeps = [], signing = 'local', reviews = [{}] } = opening;
  const { tasks, startSigningWorker } = createSigningDevice();
  const calls: { readonly body: SignParts; readonly intent: string | null }[] = [];
  const hosted: CreateSweep[] = [];
  const resumed: SignSecret[] = [];
  let count = 0;
  let reload = (_: ListedSweep): void => undefined;
  const { asset = planned.asset === 'ETH' ? 'ETH' : 'USDT@ETH' } = opening;
  const { sandbox } = await openAsAda('/payments/collect', {
    services: { startSigningWorker },
    prepare: (own) => {
      const { services, walletId } = own;
      const businesses = [businessOf(7, { status: 'ACTIVE', role: 'OWNER' })];
      const books = answerPayments(own, [paymentOf(1)], { businesses });
      books.collectable = [
        {
          asset,
          network: 'ETH',
          amount: planned.amount,
          promised: toDecimal('0'),
          freeValue: null,
          addresses: 2,
          value: null,
        },
      ];
      books.sweeps = [...sweeps];
      books.business.settlement = {
        ...{ walletId, walletName: 'Till', memberId: ada.id, memberName: 'Grace' },
        networks: ['ETH'],
      };
      reload = (now) => {
        books.sweeps = [now];
        document.dispatchEvent(new Event('visibilitychange'));
      };
      answerSigning(own, signing);
      services.on(planSweep)(() => ({ data: planned }));
      services.on(createSweepIntents)(() => {
        const review = reviews[Math.min(count, reviews.length - 1)];
        count += 1;
        return { data: reviewOf(review) };
      });
      services.on(signSweep)(({ body, intent }) => {
        calls.push({ body, intent });
        return { data: signed };
      });
      services.on(createSweep)(({ body }) => {
        hosted.push(body);
        return { data: signed };
      });
      services.on(resumeSweep)(({ body }) => {
        resumed.push(body);
        return { data: signed };
      });
    },
  });
  await screen.findByRole('heading', { name: 'Payments', level: 1 });
  return { sandbox, tasks, calls, hosted, resumed, reload };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function sign(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Cloud encryption password'), password);
  await press('Sign and collect');
}

async function signWithPhrase(): Promise<void> {
  await press('Seed phrase');
  await userEvent.click(await screen.findByLabelText('Seed phrase'));
  await userEvent.paste(phrase);
  await press('Sign and collect');
}

async function collect(unit = 'ETH'): Promise<void> {
  await press(`Collect ${unit}`);
  await sign();
}

test('a collection is signed on this device in one go: the call has its transactions, and no secret', async () => {
  const { tasks, calls, hosted } = await open();
  await collect();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls).toEqual([
    {
      body: {
        transactions: [1, 2].map((n) => ({
          ...{ intentId: intentIdOf(n), rawTransaction: rawOf(`plan ${n}`) },
        })),
      },
      intent: `${plan.id}; digest=${'d1'.repeat(32)}`,
    },
  ]);
  expect(hosted).toEqual([]);
  const shown = { network: 'ETH', tokenId: null, memo: null, recipient: to, fee };
  const recipientAt = { accountIndex: 7_000_007, addressIndex: 0 };
  expect(tasks).toMatchObject([
    {
      secret: { password },
      payments: [
        { plan: 'plan 1', ...senderOf(1), recipientAt, payment: { ...shown, amount: '0.5' } },
        { plan: 'plan 2', ...senderOf(2), recipientAt, payment: { ...shown, amount: '0.25' } },
      ],
    },
  ]);
});

test('the worker gets the account and the amounts that the page shows, whatever the review says', async () => {
  const parts = [moveOf(1, { recipient: purses[1], amount: toDecimal('0.1') }), moveOf(2)];
  const { tasks, calls } = await open({ reviews: [{ parts }] });
  await collect();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks[0]?.payments[0]?.payment).toMatchObject({ recipient: to, amount: '0.5' });
});

test.each([
  ['an address that is not shown', [moveOf(1), moveOf(3)]],
  ['an address twice', [moveOf(1), moveOf(2, { accountId: accountOf(1) })]],
  ['a higher fee than is shown', [moveOf(1, { fee: toDecimal('0.0011') }), moveOf(2)]],
  ['gas for an address that is not shown', [gasOf(1, { recipient: to })]],
  [
    'a move to another address of the wallet',
    [moveOf(1), moveOf(2, { recipientAt: { accountIndex: 7_000_007, addressIndex: 3 } })],
  ],
  ['a move that another address pays', [moveOf(1, { sender: purses[1] }), moveOf(2)]],
  ['gas that another address pays', [gasOf(1, { sender: purses[1] })]],
  [
    'a move from an account that its owner opened',
    [moveOf(1, { senderAt: { accountIndex: 0, addressIndex: 1 } }), moveOf(2)],
  ],
  [
    'a move to an account that its owner opened',
    [moveOf(1, { recipientAt: { accountIndex: 0, addressIndex: 0 } })],
  ],
  [
    'moves to two accounts of the wallet',
    [moveOf(1), moveOf(2, { recipientAt: { accountIndex: 7_000_008, addressIndex: 0 } })],
  ],
])('a review of %s reaches no worker', async (_, parts) => {
  const { tasks, calls, hosted } = await open({ reviews: [{ parts }] });
  await collect();
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect([tasks, calls, hosted]).toEqual([[], [], []]);
});

test.each<readonly [string, SweepPlan]>([
  ['fee', { ...plan, fee: toDecimal('0.0019') }],
  ['amount', { ...plan, amount: toDecimal('7.5') }],
  ['gas', { ...tokenPlan, gasToBring: toDecimal('0.002') }],
  ['number', { ...plan, addresses: 1 }],
])('a plan whose %s is another than that of its addresses reaches no worker', async (_, shown) => {
  const parts = shown.asset === 'ETH' ? [moveOf(1), moveOf(2)] : [gasOf(1), gasOf(2)];
  const { tasks, calls, hosted } = await open({ plan: shown, reviews: [{ parts }] });
  await collect(shown.asset);
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect([tasks, calls, hosted]).toEqual([[], [], []]);
});

test.each([
  ['no asset, with a letter of another alphabet', 'USD\u0422'],
  ['another asset than was asked for', 'USDT'],
])('a plan of %s reaches no worker', async (_, asset) => {
  const { tasks, calls, hosted } = await open({ plan: { ...plan, asset }, asset: 'ETH' });
  await collect();
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect([tasks, calls, hosted]).toEqual([[], [], []]);
});

test.each(['USD\u0422', 'TRX'])(
  'what is left of a sweep of %s, which its network does not have, reaches no worker',
  async (asset) => {
    const { tasks, resumed } = await open({ sweeps: [{ ...partial, asset }] });
    await press(`Sign the rest of ${asset}`);
    expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
    expect(screen.queryByLabelText('Cloud encryption password')).toBeNull();
    expect([tasks, resumed]).toEqual([[], []]);
  },
);

test('gas for tokens is signed first, and the page says that another signature follows', async () => {
  const parts = [gasOf(1), gasOf(2)];
  const { tasks, calls } = await open({ plan: tokenPlan, reviews: [{ parts, waiting: 2 }] });
  await press('Collect USDT');
  const dialog = await screen.findByRole('dialog', { name: 'Collect USDT' });
  await within(dialog).findByText('If this device signs, sign again once this has arrived.');
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks[0]?.payments).toMatchObject(
    purses.map((recipient, index) => ({
      recipientAt: { accountIndex: 7_000_007, addressIndex: index + 1 },
      payment: { tokenId: null, recipient, amount: '0.002', fee: '0.0005' },
    })),
  );
});

test('the server signs where the wallet is set so', async () => {
  const { tasks, calls, hosted } = await open({ signing: 'hosted' });
  await collect();
  await waitFor(() => expect(hosted).toEqual([{ password, seedPhrase: null, planId: plan.id }]));
  expect([tasks, calls]).toEqual([[], []]);
});

test('the server signs one transaction for all addresses, and the page says so', async () => {
  const { tasks, calls, hosted } = await open({ plan: planOf({ way: 'TOGETHER' }) });
  await press('Collect ETH');
  const dialog = await screen.findByRole('dialog', { name: 'Collect ETH' });
  await within(dialog).findByText(/This server receives your password or seed phrase/);
  await sign();
  await waitFor(() => expect(hosted).toHaveLength(1));
  expect([tasks, calls]).toEqual([[], []]);
});

test('fees above the plan lead to a new one, and nothing is signed', async () => {
  const { sandbox, tasks, calls } = await open();
  sandbox.services.fail(createSweepIntents, {
    ...{ status: 409, body: { code: 'FEE_CHANGED', errors: ['The fee has changed.'] } },
  });
  // Before the secret, where the review of the opened dialog tells it.
  await press('Collect ETH');
  expect(await screen.findByRole('button', { name: 'Get new fees' })).toBeVisible();
  await press('Get new fees');
  await within(await screen.findByRole('dialog')).findByText(/2 payment addresses$/);
  expect(screen.queryByRole('button', { name: 'Get new fees' })).toBeNull();
  sandbox.services.fail(createSweepIntents, {
    ...{ status: 409, body: { code: 'FEE_CHANGED', errors: ['The fee has changed.'] } },
  });
  await sign();
  expect(await screen.findByRole('button', { name: 'Get new fees' })).toBeVisible();
  expect([tasks, calls]).toEqual([[], []]);
});

test('what is left of a collection shows its fees and is signed on this device', async () => {
  const { tasks, calls } = await open({
    ...{ sweeps: [partial], reviews: [{ parts: [moveOf(2)], fee: zero, waiting: 3 }] },
  });
  await press('Sign the rest of ETH');
  const dialog = await screen.findByRole('dialog', { name: 'Collect the rest' });
  await within(dialog).findByText(/1 payment address$/);
  expect(dialog).toHaveTextContent(/Network fees, at most.*0\.001 ETH/);
  expect(dialog).toHaveTextContent('3 addresses wait for another signature after this one.');
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks[0]?.payments).toMatchObject([
    { plan: 'plan 2', payment: { recipient: to, amount: '0.25', fee } },
  ]);
});

/** All that is left of the tokens, of which the gas of one address is signed now. */
const tokenRest = {
  ...{ asset: 'USDT', parts: [gasOf(1)], waiting: 2 },
  rest: { addresses: 2, fee: toDecimal('0.003'), gasToBring: toDecimal('0.004') },
};

test('a server that signs is shown all that is left, which it signs without another signature', async () => {
  const { tasks, resumed } = await open({
    ...{ sweeps: [{ ...partial, asset: 'USDT' }], signing: 'hosted', reviews: [tokenRest] },
  });
  await press('Sign the rest of USDT');
  const dialog = await screen.findByRole('dialog', { name: 'Collect the rest' });
  await within(dialog).findByText(/2 payment addresses$/);
  expect(dialog).toHaveTextContent(/Sent ahead for fees.*0\.004 ETH/);
  expect(dialog).toHaveTextContent(/Network fees, at most.*0\.003 ETH/);
  expect(dialog).not.toHaveTextContent(/another signature|sign again/);
  await sign();
  await waitFor(() => expect(resumed).toHaveLength(1));
  expect(tasks).toEqual([]);
});

test('a record that only the server opens is signed there once all that is left was shown', async () => {
  const { sandbox, tasks, calls, resumed } = await open({
    ...{ sweeps: [{ ...partial, asset: 'USDT' }], reviews: [tokenRest] },
  });
  sandbox.services.on(getVault)(() => ({ ...vault, isNewest: false }));
  await press('Sign the rest of USDT');
  const dialog = await screen.findByRole('dialog', { name: 'Collect the rest' });
  await within(dialog).findByText('2 addresses wait for another signature after this one.');
  expect(dialog).toHaveTextContent(/Network fees, at most.*0\.0005 ETH/);
  await sign();
  await waitFor(() => expect(dialog).toHaveTextContent(/Network fees, at most.*0\.003 ETH/));
  expect(dialog).not.toHaveTextContent('another signature');
  expect([tasks, calls, resumed]).toEqual([[], [], []]);
  await sign();
  await waitFor(() => expect(resumed).toHaveLength(1));
  expect([tasks, calls]).toEqual([[], []]);
});

test.each(['local', 'hosted'] as const)(
  'a higher fee of what is left is shown and asked for anew before it is signed (%s)',
  async (signing) => {
    const dear = toDecimal('0.009');
    const rest = { addresses: 1, fee, gasToBring: zero };
    const reviews = [
      { parts: [moveOf(2)], fee, rest },
      {
        ...{ parts: [moveOf(2, { fee: dear, amount: toDecimal('0.242') })], fee: dear },
        rest: { ...rest, fee: dear },
      },
    ];
    const { tasks, calls, resumed } = await open({ sweeps: [partial], signing, reviews });
    await press('Sign the rest of ETH');
    await sign();
    const dialog = await screen.findByRole('dialog', { name: 'Collect the rest' });
    await waitFor(() => expect(dialog).toHaveTextContent('0.009 ETH'));
    expect([tasks, calls, resumed]).toEqual([[], [], []]);
    await sign();
    await waitFor(() => expect([...calls, ...resumed]).toHaveLength(1));
  },
);

test('what is left is shown in the units in which it is signed, whatever network the review names', async () => {
  const shrunken = moveOf(1, { amount: toDecimal('0.000001'), fee: toDecimal('0.499999') });
  const { tasks, calls } = await open({
    ...{ sweeps: [partial], reviews: [{ network: 'TRX', asset: 'TRX', parts: [shrunken] }] },
  });
  await press('Sign the rest of ETH');
  const dialog = await screen.findByRole('dialog', { name: 'Collect the rest' });
  await within(dialog).findByText(/1 payment address$/);
  expect(dialog).toHaveTextContent(/You receive.*0\.000001 ETH/);
  expect(dialog).toHaveTextContent(/Network fees, at most.*0\.499999 ETH/);
  expect(dialog).not.toHaveTextContent('TRX');
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks[0]?.payments).toMatchObject([
    { payment: { network: 'ETH', amount: '0.000001', fee: '0.499999' } },
  ]);
});

test('what is left of tokens shows what arrives of them now, apart from gas', async () => {
  const parts = [gasOf(1), moveOf(2, { asset: 'USDT', amount: toDecimal('25.5') })];
  await open({ sweeps: [{ ...partial, asset: 'USDT' }], reviews: [{ asset: 'USDT', parts }] });
  await press('Sign the rest of USDT');
  const dialog = await screen.findByRole('dialog', { name: 'Collect the rest' });
  await within(dialog).findByText(/1 payment address$/);
  expect(dialog).toHaveTextContent(/You receive.*25\.5 USDT/);
  expect(dialog).toHaveTextContent(/Sent ahead for fees.*0\.002 ETH/);
});

test.each<readonly [string, readonly SweepPartIntent[]]>([
  ['a move from another address', [moveOf(2, { sender: purses[0] })]],
  ['gas that another address pays', [gasOf(2, { sender: purses[0] })]],
])('%s of what is left, that was not shown, reaches no worker', async (_, parts) => {
  const shown = parts.map((part) => (part.step === 'GAS' ? gasOf(2) : moveOf(2)));
  const reviews = [{ parts: shown }, { parts }];
  const { tasks, calls } = await open({ sweeps: [partial], reviews });
  await press('Sign the rest of ETH');
  await sign();
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect([tasks, calls]).toEqual([[], []]);
});

test('a lower fee of what is left sends that much more', async () => {
  const cheap = { fee: toDecimal('0.0004'), amount: toDecimal('0.2506') };
  const reviews = [{ parts: [moveOf(2)] }, { parts: [moveOf(2, cheap)] }];
  const { tasks, calls } = await open({ sweeps: [partial], reviews });
  await press('Sign the rest of ETH');
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks[0]?.payments[0]?.payment).toMatchObject({ recipient: to, ...cheap });
});

test.each([
  ['a smaller amount', [moveOf(1), moveOf(2, { amount: toDecimal('0.2') })], '0.7'],
  ['an address fewer', [moveOf(2)], '0.25'],
])(
  '%s of what is left is shown and asked for anew before it is signed',
  async (_, parts, amount) => {
    const reviews = [{}, { parts }];
    const { tasks, calls } = await open({ sweeps: [partial], reviews });
    await press('Sign the rest of ETH');
    await sign();
    const dialog = await screen.findByRole('dialog', { name: 'Collect the rest' });
    await waitFor(() => expect(dialog).toHaveTextContent(`You receive${amount} ETH`));
    expect([tasks, calls]).toEqual([[], []]);
    await sign();
    await waitFor(() => expect(calls).toHaveLength(1));
  },
);

/** Has the server review something else from now on. */
const answerReview = ({ services }: Pick<Sandbox, 'services'>, review: Partial<SweepIntents>) =>
  services.on(createSweepIntents)(() => ({ data: reviewOf(review) }));

/** Part that was not sent. */
const lostPart: SweepPart = {
  ...{ n: 1, step: 'MOVE', state: 'FAILED', accountId: accountOf(1), to, attempt: 1 },
  ...{ amount: toDecimal('0.5'), asset: 'ETH', hash: null, error: 'NOTHING_LEFT' },
};

test('a lost answer is asked for again with the same bytes alone, whatever was sent meanwhile', async () => {
  const { sandbox, tasks } = await open({ sweeps: [partial] });
  await press('Sign the rest of ETH');
  await screen.findByLabelText('Cloud encryption password');
  let hasArrived = false;
  const asked: SignParts[] = [];
  sandbox.services.on(signSweep)(({ body }) => {
    asked.push(body);
    if (!hasArrived) throw new TypeError('the answer is lost');
    return { data: signed };
  });
  // Another tab has sent a part, and nothing asks for a signature any more.
  sandbox.services.on(getSweep)(() => ({
    data: { ...signed, parts: [{ ...lostPart, state: 'SENT', hash: 'new' }] },
  }));
  await sign();
  expect(await screen.findByText('The signature may have arrived')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Collect the rest' })).toBeVisible();
  hasArrived = true;
  await sign();
  expect(await screen.findByText('Collecting ETH')).toBeVisible();
  expect(tasks).toHaveLength(1);
  expect(new Set(asked.map(({ transactions }) => JSON.stringify(transactions))).size).toBe(1);
});

test('a device that is offline by the next signature claims nothing about the lost one', async () => {
  const { sandbox } = await open({ sweeps: [partial] });
  await press('Sign the rest of ETH');
  await screen.findByLabelText('Cloud encryption password');
  sandbox.services.on(signSweep)(() => {
    throw new TypeError('the answer is lost');
  });
  await sign();
  expect(await screen.findByText('The signature may have arrived')).toBeVisible();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  sandbox.services.on(getConfig)(() => {
    throw new TypeError('the connection is gone');
  });
  await sign();
  expect(await screen.findByText("You're offline.")).toBeVisible();
  expect(screen.queryByText(/Nothing was sent/)).toBeNull();
  onLine.mockRestore();
});

test('lost bytes that the server does not take may have been sent: what is left is signed anew, and no text denies it', async () => {
  const { sandbox, tasks } = await open({ sweeps: [partial] });
  await press('Sign the rest of ETH');
  await screen.findByLabelText('Cloud encryption password');
  const answers = [
    'lost',
    'lost',
    // Another tab has signed one of the parts.
    new FakeRefusal(409, { code: 'INTENT_MISMATCH', errors: ['This differs.'] }),
    new FakeRefusal(409, { code: 'INTENT_MISMATCH', errors: ['This differs.'] }),
    new FakeRefusal(409, { code: 'INTENT_MISMATCH', errors: ['This differs.'] }),
  ];
  const asked: SignParts[] = [];
  sandbox.services.on(signSweep)(({ body }) => {
    const answer = answers[asked.length];
    asked.push(body);
    if (answer === 'lost') throw new TypeError('the answer is lost');
    if (answer !== undefined) throw answer;
    return { data: signed };
  });
  await sign();
  expect(await screen.findByText('The signature may have arrived')).toBeVisible();
  answerReview(sandbox, { parts: [moveOf(2)] });
  await sign();
  // The rest is shown anew, without the move that the other tab has sent.
  const dialog = screen.getByRole('dialog', { name: 'Collect the rest' });
  await within(dialog).findByText(/1 payment address$/);
  expect(await screen.findByText(/^What you sign has changed/)).toBeVisible();
  expect(dialog).toHaveTextContent('The signature may have arrived');
  expect(dialog).not.toHaveTextContent(/Nothing (was|is) sent|Not sent/);
  await sign();
  expect(await screen.findByText('Collecting ETH')).toBeVisible();
  expect(tasks).toHaveLength(2);
  expect(asked.map(({ transactions }) => transactions.length)).toEqual([2, 2, 2, 2, 2, 1]);
});

test.each([
  ['that is over', 'PLAN_EXPIRED', 409],
  ['that has no gas', 'GAS_MISSING', 409],
  ['that has no settlement wallet', 'SETTLEMENT_MISSING', 409],
  ['that another member may sign', 'NOT_SETTLEMENT_OWNER', 403],
])('a lost signature of a plan %s by the next one is not denied', async (_, code, status) => {
  const { sandbox } = await open();
  await press('Collect ETH');
  await screen.findByText(/2 payment addresses$/);
  let isLost = true;
  sandbox.services.on(signSweep)(() => {
    if (isLost) throw new TypeError('the answer is lost');
    throw new FakeRefusal(status, { code, errors: ['It was refused.'] });
  });
  await sign();
  expect(await screen.findByText('Sign again to make sure. Nothing is sent twice.')).toBeVisible();
  isLost = false;
  await sign();
  const dialog = screen.getByRole('dialog', { name: 'Collect ETH' });
  const isOver = code === 'PLAN_EXPIRED';
  await within(dialog).findByText(isOver ? /^What you sign has changed/ : 'It was refused.');
  expect(dialog).toHaveTextContent('The signature may have arrived');
  expect(dialog).not.toHaveTextContent(/Nothing was sent|Not sent/);
  expect(screen.queryByRole('button', { name: 'Get new fees' })).toBeNull();
});

test.each([
  [500, 'INTERNAL'],
  [503, 'UNAVAILABLE'],
])('a first answer of %i may come after the bytes were stored', async (status, code) => {
  const { sandbox, tasks } = await open({ sweeps: [partial] });
  await press('Sign the rest of ETH');
  await screen.findByLabelText('Cloud encryption password');
  let asked = 0;
  sandbox.services.on(signSweep)(() => {
    asked += 1;
    if (asked <= 2) throw new FakeRefusal(status, { code, errors: ['It failed.'] });
    return { data: signed };
  });
  await sign();
  expect(await screen.findByText('The signature may have arrived')).toBeVisible();
  expect(screen.queryByText('Not sent')).toBeNull();
  await sign();
  expect(await screen.findByText('Collecting ETH')).toBeVisible();
  expect([asked, tasks.length]).toEqual([3, 1]);
});

test.each([
  ['too many calls', 429, 'RATE_LIMITED'],
  ['a gateway', 502, ''],
])('a look at a lost signature that %s ends leaves it lost', async (_, status, code) => {
  const { sandbox, tasks } = await open();
  await press('Collect ETH');
  await screen.findByText(/2 payment addresses$/);
  let asked = 0;
  sandbox.services.on(signSweep)(() => {
    asked += 1;
    if (asked <= 2) throw new TypeError('the answer is lost');
    if (asked === 3) throw new FakeRefusal(status, { code, errors: ['Not now.'] });
    return { data: signed };
  });
  await sign();
  expect(await screen.findByText('The signature may have arrived')).toBeVisible();
  answerReview(sandbox, { parts: [moveOf(2)] });
  await sign();
  await waitFor(() => expect(asked).toBe(3));
  expect(screen.queryByText('Collecting ETH')).toBeNull();
  await sign();
  expect(await screen.findByText('Collecting ETH')).toBeVisible();
  expect([asked, tasks.length]).toEqual([4, 1]);
});

test('a two-factor code that is refused while a signature is lost is handed in once', async () => {
  const { sandbox } = await open({ sweeps: [partial] });
  await press('Sign the rest of ETH');
  await screen.findByLabelText('Cloud encryption password');
  const codes: (string | null)[] = [];
  sandbox.services.on(signSweep)(({ body: { twoFactorCode = null } }) => {
    codes.push(twoFactorCode);
    if (codes.length <= 2) throw new TypeError('the answer is lost');
    if (twoFactorCode === null)
      throw new FakeRefusal(400, { code: '2FA_REQUIRED_FOR_SEND', errors: ['Enter a code.'] });
    throw new FakeRefusal(400, { code: 'TWO_FACTOR_INVALID', errors: ['The code is wrong.'] });
  });
  await sign();
  expect(await screen.findByText('The signature may have arrived')).toBeVisible();
  await sign();
  await userEvent.type(await screen.findByLabelText('Two-factor code'), '123456');
  await sign();
  expect(await screen.findByText('The code is wrong.')).toBeVisible();
  expect(codes).toEqual([null, null, null, '123456']);
});

test('a signature that arrives between two looks at it is found before anything else is said', async () => {
  const { sandbox, tasks } = await open();
  await press('Collect ETH');
  await screen.findByText(/2 payment addresses$/);
  let asked = 0;
  sandbox.services.on(signSweep)(() => {
    asked += 1;
    if (asked <= 2) throw new TypeError('the answer is lost');
    if (asked === 3) throw new FakeRefusal(409, { code: 'GAS_MISSING', errors: ['No gas.'] });
    return { data: signed };
  });
  await sign();
  expect(await screen.findByText('The signature may have arrived')).toBeVisible();
  answerReview(sandbox, { parts: [moveOf(2)] });
  await sign();
  expect(await screen.findByText('Collecting ETH')).toBeVisible();
  expect(screen.queryByText('The addresses have changed')).toBeNull();
  expect([asked, tasks.length]).toEqual([4, 1]);
});

test('a password that is refused leaves what another tab signs meanwhile to be signed as shown', async () => {
  const { sandbox, tasks, calls } = await open({ sweeps: [partial] });
  await press('Sign the rest of ETH');
  await screen.findByLabelText('Cloud encryption password');
  let isSent = false;
  sandbox.services.on(getSweep)(() => ({
    data: { ...signed, parts: [{ ...lostPart, ...(isSent && { hash: 'new' }) }] },
  }));
  const errors = ['The cloud encryption password is incorrect.'];
  sandbox.services.fail(signSweep, { status: 400, body: { code: 'WRONG_ENCRYPTION_KEY', errors } });
  await sign();
  expect(await screen.findByText(errors[0] ?? '')).toBeVisible();
  isSent = true;
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks).toHaveLength(2);
});

test('a connection that breaks before anything is signed is no signature that may have arrived', async () => {
  const { sandbox, tasks } = await open({ sweeps: [partial] });
  await press('Sign the rest of ETH');
  await screen.findByLabelText('Cloud encryption password');
  sandbox.services.on(createSweepIntents)(() => {
    throw new TypeError('the connection is gone');
  });
  await sign();
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(screen.queryByText('The signature may have arrived')).toBeNull();
  expect(tasks).toEqual([]);
});

test('a lost answer of a server that signs is taken for a signature where it sends by now', async () => {
  const { sandbox } = await open({ sweeps: [partial], signing: 'hosted' });
  await press('Sign the rest of ETH');
  await screen.findByLabelText('Cloud encryption password');
  let isTaken = false;
  sandbox.services.on(getSweep)(() => ({
    data: { ...signed, ...(!isTaken && { status: 'PARTIAL', needsSignature: true }) },
  }));
  sandbox.services.on(resumeSweep)(() => {
    isTaken = true;
    throw new TypeError('the answer is lost');
  });
  await sign();
  expect(await screen.findByText('Collecting ETH')).toBeVisible();
});

test('a first signature that arrives late is not asked for again', async () => {
  const { sandbox, tasks } = await open();
  await press('Collect ETH');
  await screen.findByText(/2 payment addresses$/);
  let hasArrived = false;
  sandbox.services.on(signSweep)(() => {
    if (!hasArrived) throw new TypeError('the answer is lost');
    return { data: signed };
  });
  await sign();
  expect(await screen.findByText('The signature may have arrived')).toBeVisible();
  await sign();
  hasArrived = true;
  const errors = ['Nothing is left to sign.'];
  sandbox.services.fail(createSweepIntents, {
    status: 409,
    body: { code: 'STATE_CONFLICT', errors },
  });
  await sign();
  expect(await screen.findByText('Collecting ETH')).toBeVisible();
  expect(tasks).toHaveLength(1);
});

test('a plan whose lost secret the server has taken by the next look was signed', async () => {
  const { sandbox } = await open({ signing: 'hosted' });
  await press('Collect ETH');
  await screen.findByText(/2 payment addresses$/);
  let asked = 0;
  let isTaken = false;
  sandbox.services.on(createSweep)(() => {
    asked += 1;
    throw new TypeError('the answer is lost');
  });
  sandbox.services.on(getSweep)(() => {
    if (!isTaken) throw new FakeRefusal(404, { code: 'NOT_FOUND', errors: [] });
    return { data: signed };
  });
  await sign();
  expect(await screen.findByText('The signature may have arrived')).toBeVisible();
  isTaken = true;
  await sign();
  expect(await screen.findByText('Collecting ETH')).toBeVisible();
  expect(asked).toBe(1);
});

test.each([
  ['is blocked', { status: 409, body: { code: 'SPENDING_BLOCKED', errors: ['It is blocked.'] } }],
  ['has no gas', { status: 409, body: { code: 'GAS_MISSING', errors: ['It has no gas.'] } }],
])('a plan that %s says so before a secret is typed', async (_, refusal) => {
  const { sandbox } = await open();
  sandbox.services.fail(createSweepIntents, refusal);
  await press('Collect ETH');
  const dialog = await screen.findByRole('dialog', { name: 'Collect ETH' });
  expect(await within(dialog).findByText(refusal.body.errors[0] ?? '')).toBeVisible();
});

test('what is left of a sweep whose settlement account changed says what the server says', async () => {
  const { sandbox } = await open({ sweeps: [partial] });
  await press('Sign the rest of ETH');
  await screen.findByLabelText('Cloud encryption password');
  const errors = ['The settlement account has changed.'];
  sandbox.services.fail(createSweepIntents, {
    status: 409,
    body: { code: 'PLAN_OUTDATED', errors },
  });
  await sign();
  expect(await screen.findByText(errors[0] ?? '')).toBeVisible();
  expect(screen.queryByText('The rest has changed')).toBeNull();
});

test('the rest of a sweep is shown as it is signed, where the page loads the sweep again', async () => {
  const { reload, tasks, calls } = await open({ sweeps: [partial] });
  await press('Sign the rest of ETH');
  const dialog = await screen.findByRole('dialog', { name: 'Collect the rest' });
  await screen.findByLabelText('Cloud encryption password');
  reload({ ...partial, to: purses[0], amount: toDecimal('0.6') });
  await screen.findByText(/0\.6 ETH/);
  expect((dialog.textContent ?? '').replaceAll(/\s/g, '')).toContain(to);
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks[0]?.payments[0]?.payment.recipient).toBe(to);
});

/** Address that a review leaves out, of which the server says why. */
const skippedOf = (n: number, reason: SkippedAddress['reason']) => ({
  ...{ parts: [moveOf(n === 1 ? 2 : 1)], skipped: [{ accountId: accountOf(n), reason }] },
});

test('addresses that a review leaves out of a plan are named with the reason, and count in no sum', async () => {
  const { tasks, calls } = await open({ reviews: [skippedOf(1, 'BLOCKED')] });
  await press('Collect ETH');
  const dialog = await screen.findByRole('dialog', { name: 'Collect ETH' });
  await within(dialog).findByText(/1 payment address$/);
  expect(dialog).toHaveTextContent(/You receive0\.25 ETH/);
  expect(dialog).toHaveTextContent(/Network fees, at most0\.001 ETH/);
  expect(dialog).toHaveTextContent(/Not signed now1 address whose balance differs/);
  expect(dialog).toHaveTextContent('sign them under “Newest collections”');
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks[0]?.payments).toMatchObject([{ plan: 'plan 2', payment: { amount: '0.25' } }]);
});

test('addresses that are signed after those of a review are counted', async () => {
  await open({ reviews: [{ parts: [moveOf(2)] }] });
  await press('Collect ETH');
  const dialog = await screen.findByRole('dialog', { name: 'Collect ETH' });
  await within(dialog).findByText('1 address that is signed after these');
});

test.each([
  ['of a record that only it opens', 'local'],
  ['that was chosen meanwhile', 'hosted'],
] as const)('a server %s signs a plan once all of it was shown', async (_, chosen) => {
  const { sandbox, tasks, calls, hosted } = await open({ reviews: [skippedOf(1, 'BUSY')] });
  await press('Collect ETH');
  const dialog = await screen.findByRole('dialog', { name: 'Collect ETH' });
  await within(dialog).findByText(/1 payment address$/);
  if (chosen === 'local') sandbox.services.on(getVault)(() => ({ ...vault, isNewest: false }));
  else answerSigning(sandbox, 'hosted');
  await sign();
  await within(dialog).findByText(/2 payment addresses$/);
  expect(dialog).toHaveTextContent(/You receive0\.75 ETH/);
  expect(dialog).toHaveTextContent(/Network fees, at most0\.002 ETH/);
  expect(dialog).not.toHaveTextContent('Not signed now');
  expect([tasks, calls, hosted]).toEqual([[], [], []]);
  await sign();
  await waitFor(() => expect(hosted).toHaveLength(1));
  expect([tasks, calls]).toEqual([[], []]);
});

test('a rest that was shown as signed by the server is shown again before this device signs it', async () => {
  const { sandbox, tasks, calls, resumed } = await open({
    ...{ sweeps: [partial], signing: 'hosted', reviews: [{ parts: [moveOf(2)], waiting: 1 }] },
  });
  await press('Sign the rest of ETH');
  const dialog = await screen.findByRole('dialog', { name: 'Collect the rest' });
  await screen.findByLabelText('Cloud encryption password');
  expect(dialog).not.toHaveTextContent('You receive');
  answerSigning(sandbox, 'local', 'hosted');
  await sign();
  await waitFor(() => expect(dialog).toHaveTextContent(/You receive0\.25 ETH/));
  expect(dialog).toHaveTextContent('1 address waits for another signature after this one.');
  expect([tasks, calls, resumed]).toEqual([[], [], []]);
  answerSigning(sandbox, 'local');
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks[0]?.payments).toMatchObject([{ plan: 'plan 2' }]);
});

test('the seed phrase signs on this device only what is shown of it, also where the password needs the server', async () => {
  const { sandbox, tasks, calls, resumed } = await open({
    ...{ sweeps: [partial], reviews: [{ parts: [moveOf(2)], waiting: 1 }] },
  });
  sandbox.services.on(getVault)(() => ({ ...vault, isNewest: false }));
  await press('Sign the rest of ETH');
  const dialog = await screen.findByRole('dialog', { name: 'Collect the rest' });
  await sign();
  await waitFor(() => expect(dialog).not.toHaveTextContent('another signature'));
  await signWithPhrase();
  await waitFor(() =>
    expect(dialog).toHaveTextContent('1 address waits for another signature after this one.'),
  );
  expect([tasks, calls, resumed]).toEqual([[], [], []]);
  await signWithPhrase();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(resumed).toEqual([]);
});

test.each<readonly [string, readonly Partial<SweepIntents>[]]>([
  ['left out', [{}, skippedOf(1, 'EMPTY')]],
  ['back', [skippedOf(1, 'BUSY'), {}]],
])('an address that is %s by the signature is shown before it is signed', async (_, reviews) => {
  const { tasks, calls } = await open({ reviews });
  await press('Collect ETH');
  const dialog = await screen.findByRole('dialog', { name: 'Collect ETH' });
  const [before, after] = reviews.length > 1 && reviews[0]?.skipped ? ['1', '2'] : ['2', '1'];
  const count = (n: string | undefined) =>
    n === '1' ? /1 payment address$/ : /2 payment addresses$/;
  await within(dialog).findByText(count(before));
  await sign();
  await within(dialog).findByText(count(after));
  expect(dialog).toHaveTextContent('The addresses have changed');
  expect(within(dialog).queryByRole('button', { name: 'Get new fees' })).toBeNull();
  expect([tasks, calls]).toEqual([[], []]);
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('what cannot be signed yet says why, and can be tried again', async () => {
  const { sandbox } = await open({ sweeps: [partial] });
  const errors = ['This sweep is sending. The fees are on their way.'];
  sandbox.services.fail(createSweepIntents, {
    status: 409,
    body: { code: 'STATE_CONFLICT', errors },
  });
  await press('Sign the rest of ETH');
  expect(await screen.findByText(errors[0] ?? '')).toBeVisible();
  await press('Retry');
  expect(await screen.findByText(/2 payment addresses$/)).toBeVisible();
});
