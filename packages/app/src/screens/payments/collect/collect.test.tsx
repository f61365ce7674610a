import { toDecimal } from '@billfold/core';
import {
  type CollectableFunds,
  type CreateSweep,
  createSweep,
  createSweepIntents,
  getSendProtection,
  getSweep,
  type ListedSweep,
  type PlanSweep,
  planSweep,
  resumeSweep,
  type SignSecret,
  type SweepPlan,
  type SweepWithParts,
} from '@billfold/core/contract';
import {
  type BusinessRole,
  type BusinessStatus,
  businessRoles,
  isPermitted,
} from '@billfold/core/payments';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import { businessOf } from '../../../../test/business-answers.ts';
import { ada, openAsAda } from '../../../../test/open-site.tsx';
import { answerPayments, paymentOf, sweepIntentsOf } from '../../../../test/payment-answers.ts';

const to = '0x52908400098527886E0F7030069857D2E4169EE7';
const purse = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const account = '01890000-0000-7000-8000-0000000000a1';

const ether: CollectableFunds = {
  ...{ asset: 'ETH', network: 'ETH', amount: toDecimal('0.500000000000000000'), addresses: 3 },
  value: { amount: toDecimal('1500.10'), currency: 'EUR' },
  promised: toDecimal('0'),
  freeValue: { amount: toDecimal('1500.10'), currency: 'EUR' },
};
const tether: CollectableFunds = {
  ...{ asset: 'USDT@ETH', network: 'ETH', amount: toDecimal('120.000000'), addresses: 1 },
  value: { amount: toDecimal('110.05'), currency: 'EUR' },
  promised: toDecimal('0'),
  freeValue: { amount: toDecimal('110.05'), currency: 'EUR' },
};

const plan: SweepPlan = {
  ...{ id: 'swp_0000000001', asset: 'ETH', network: 'ETH', to, addresses: 3 },
  ...{ way: 'EACH', deployment: null },
  ...{ amount: toDecimal('0.499000000000000000'), fee: toDecimal('0.001000000000000000') },
  value: { amount: toDecimal('1497.10'), currency: 'EUR' },
  feeValue: { amount: toDecimal('3.00'), currency: 'EUR' },
  ...{ gasToBring: toDecimal('0'), gasAvailable: toDecimal('0.2') },
  leftOut: { tooSmall: 2, open: 1, moving: 0, further: 0 },
  purses: [
    {
      ...{ accountId: account, address: purse, amount: toDecimal('0.499') },
      ...{ fee: toDecimal('0.001'), gasToBring: toDecimal('0') },
    },
  ],
  expiresAt: new Date(at.getTime() + 600_000),
};

const sweep: ListedSweep = {
  ...{ id: plan.id, object: 'settlement', livemode: false, status: 'SENDING', asset: 'ETH' },
  way: 'EACH',
  ...{
    network: 'ETH',
    amount: plan.amount,
    value: plan.value,
    collected: toDecimal('0.2'),
    to,
    fee: plan.fee,
  },
  ...{ feePaid: toDecimal('0.0004'), addresses: 3, needsSignature: false, hashes: [] },
  ...{ createdAt: at, completedAt: null, sequence: 1 },
};
const signedSweep: SweepWithParts = { ...sweep, isSpendable: false, parts: [] };

interface Opening {
  readonly collectable?: readonly CollectableFunds[];
  readonly sweeps?: readonly ListedSweep[];
  readonly role?: BusinessRole;
  readonly status?: BusinessStatus;
  readonly plan?: SweepPlan;
  /** Member who owns the settlement wallet. */
  readonly signer?: string;
}

async function open(opening: Opening = {}) {
  const { plan: answered = plan } = opening;
  const { collectable = [ether], sweeps = [], role = 'OWNER', signer = ada.id } = opening;
  const { status = 'ACTIVE' } = opening;
  const planned: PlanSweep[] = [];
  const created: CreateSweep[] = [];
  const resumed: SignSecret[] = [];
  const { sandbox } = await openAsAda('/payments/collect', {
    prepare: (own) => {
      const { services, walletId } = own;
      const business = businessOf(7, { status, onboardingStep: 'done', role });
      const books = answerPayments(own, [paymentOf(1)], { businesses: [business] });
      books.collectable = [...collectable];
      books.sweeps = [...sweeps];
      books.business.settlement = {
        ...{ walletId, walletName: 'Till', memberId: signer, memberName: 'Grace' },
        networks: ['ETH'],
      };
      services.on(getSendProtection)(() => ({ asksCode: false, twoFactorForSending: false }));
      services.on(planSweep)(({ body }) => {
        planned.push(body);
        return { data: { ...answered, id: `swp_000000000${planned.length}` } };
      });
      services.on(createSweep)(({ body }) => {
        created.push(body);
        books.collectable = [];
        books.sweeps = [sweep];
        return { data: signedSweep };
      });
      services.on(createSweepIntents)(() => ({ data: sweepIntentsOf(sweep) }));
      services.on(resumeSweep)(({ body }) => {
        resumed.push(body);
        books.sweeps = [sweep];
        return { data: signedSweep };
      });
    },
  });
  await screen.findByRole('heading', { name: 'Payments', level: 1 });
  return { sandbox, planned, created, resumed };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findFunds = () => screen.findByRole('list', { name: 'Funds to collect' });
const findNewest = () => screen.findByRole('table', { name: 'Newest collections' });

async function sign(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Cloud encryption password'), 'Secret-12345');
  await press('Sign and collect');
}

describe('the funds to collect', () => {
  test('are listed by asset, with the addresses that have them', async () => {
    await open({ collectable: [ether, tether] });
    const rows = within(await findFunds()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('0.5 ETHAt 3 addresses · €1,500.10');
    expect(rows[1]).toHaveTextContent('120 USDTAt 1 address · Ethereum · €110.05');
    expect(screen.getByRole('region', { name: 'Ready to collect' })).toHaveTextContent('€1,610.15');
    expect(await screen.findByRole('button', { name: 'Collect USDT' })).toBeVisible();
  });

  test('say how much of them customers are to get back, and what is free of it', async () => {
    await open({ collectable: [{ ...ether, promised: toDecimal('0.125') }, tether] });
    expect(await screen.findByText('0.375 ETH free · 0.125 ETH in open refunds')).toBeVisible();
    expect(screen.queryByText(/USDT in open refunds/)).toBeNull();
  });

  test('that open refunds need in whole are not collected, and not counted', async () => {
    const freeValue = { amount: toDecimal('0'), currency: 'EUR' };
    const promised = { ...tether, promised: tether.amount, freeValue };
    await open({ collectable: [ether, promised] });
    const kept = await screen.findByRole('list', { name: 'Kept for open refunds' });
    expect(kept).toHaveTextContent('120 USDT');
    expect(kept).not.toHaveTextContent('free');
    expect(within(await findFunds()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Ready to collect' })).toHaveTextContent('€1,500.10');
    expect(await screen.findByRole('button', { name: 'Collect ETH' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Collect USDT' })).toBeNull();
  });

  test('have no total while one of them has no price', async () => {
    await open({ collectable: [ether, { ...tether, value: null, freeValue: null }] });
    expect(within(await findFunds()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('Ready to collect')).toBeNull();
  });

  test('say where everything is once there are none', async () => {
    const hashes = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`];
    await open({ collectable: [], sweeps: [{ ...sweep, status: 'DONE', hashes }] });
    expect(await screen.findByText('Nothing to collect')).toBeVisible();
    expect(await findNewest()).toHaveTextContent('Collected');
    const [, row] = within(await findNewest()).getAllByRole('row');
    expect(row).toHaveTextContent('+1 more');
    expect(within(row ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining(hashes[0] ?? ''),
    );
  });

  test('lead a business that is not set up to what is missing', async () => {
    await open({ collectable: [], status: 'ONBOARDING' });
    expect(await screen.findByText('Finish setting up first')).toBeVisible();
    const link = await screen.findByRole('link', { name: 'Choose a settlement wallet' });
    expect(link).toHaveAttribute('href', '/payments/onboarding?step=wallet');
    expect(screen.queryByText('Nothing to collect')).toBeNull();
  });

  test('name the owner of the settlement wallet to other owners', async () => {
    await open({ signer: '01890000-0000-7000-8000-0000000000e1' });
    expect(await screen.findByText('Grace signs for this business.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Collect ETH' })).toBeNull();
  });

  test.each(businessRoles)('are shown as the table of permissions says to %s', async (role) => {
    await open({ role });
    const sees = isPermitted(role, 'view-reports');
    if (sees) await findFunds();
    else await screen.findByText('Only owners, admins and accountants see this page.');
    expect(screen.queryByRole('link', { name: 'Collect' }) !== null).toBe(sees);
    expect(screen.queryByRole('list', { name: 'Funds to collect' }) !== null).toBe(sees);
    const signs = isPermitted(role, 'sign-funds');
    if (signs) await screen.findByRole('button', { name: 'Collect ETH' });
    expect(screen.queryByRole('button', { name: 'Collect ETH' }) !== null).toBe(signs);
  });
});

describe('a collection', () => {
  test('shows what arrives, where and at which cost, and is then signed', async () => {
    const { planned, created } = await open();
    await press('Collect ETH');
    const dialog = await screen.findByRole('dialog', { name: 'Collect ETH' });
    await within(dialog).findByText('You receive');
    expect(planned).toEqual([{ asset: 'ETH' }]);
    expect(dialog).toHaveTextContent('On 3 payment addresses0.5 ETH€1,500.10');
    expect(dialog).toHaveTextContent('You receive0.499 ETH€1,497.10');
    expect(dialog).toHaveTextContent(/Network fees, at most.*0\.001 ETH€3\.00/);
    expect(dialog).toHaveTextContent('2 addresses hold less than their fee');
    expect(dialog).toHaveTextContent('1 address of an open payment');
    expect(dialog).not.toHaveTextContent('Sent ahead for fees');
    expect(dialog).toHaveTextContent(to);
    await sign();
    await waitFor(() =>
      expect(created).toEqual([
        { planId: 'swp_0000000001', password: 'Secret-12345', seedPhrase: null },
      ]),
    );
    expect(await screen.findByText('Collecting ETH')).toBeVisible();
    await waitFor(async () =>
      expect(await findNewest()).toHaveTextContent('0.2 of 0.499 ETH collected'),
    );
    expect(await findNewest()).toHaveTextContent('€1,497.10');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of all addresses together says so, and what its contract costs once', async () => {
    const contract = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const deployment = { contract, fee: toDecimal('0.0004') };
    await open({ plan: { ...plan, way: 'TOGETHER', deployment } });
    await press('Collect ETH');
    const dialog = await screen.findByRole('dialog', { name: 'Collect ETH' });
    await within(dialog).findByText('You receive');
    expect(dialog).toHaveTextContent('3 payment addresses in one transaction');
    expect(dialog).toHaveTextContent(/Of these for setup, once.*0\.0004 ETH/);
    expect(dialog).toHaveTextContent('Setup puts the contract for your settlement account');
    expect(dialog).toHaveTextContent(/Your settlement account has.*0\.2 ETH/);
  });

  test('whose fees are old is planned again, and signed as the new plan', async () => {
    const { sandbox, created } = await open();
    await press('Collect ETH');
    sandbox.services.fail(createSweep, {
      ...{ status: 409, body: { code: 'PLAN_EXPIRED', errors: ['The plan is too old.'] } },
    });
    await sign();
    expect(
      await screen.findByText('Nothing was sent. Check the new fees and sign again.'),
    ).toBeVisible();
    await press('Get new fees');
    await screen.findByText('You receive');
    await sign();
    await waitFor(() => expect(created.map(({ planId }) => planId)).toEqual(['swp_0000000002']));
  });

  test('that finds nothing worth its fee says so, and can be tried again', async () => {
    const { sandbox, planned } = await open();
    const errors = ['What the addresses hold is not worth the fees.'];
    sandbox.services.fail(planSweep, {
      ...{ status: 409, body: { code: 'NOTHING_TO_COLLECT', errors } },
    });
    await press('Collect ETH');
    expect(await screen.findByText("We couldn't prepare the collection")).toBeVisible();
    expect(screen.getByText('What the addresses hold is not worth the fees.')).toBeVisible();
    await press('Retry');
    expect(await screen.findByText('You receive')).toBeVisible();
    expect(planned).toHaveLength(1);
  });

  test('whose answer was lost is looked up before anything is said', async () => {
    const { sandbox } = await open();
    await press('Collect ETH');
    await screen.findByText('You receive');
    sandbox.services.on(createSweep)(() => {
      throw new TypeError('the connection is gone');
    });
    sandbox.services.on(getSweep)(() => ({ data: signedSweep }));
    await sign();
    expect(await screen.findByText('Collecting ETH')).toBeVisible();
  });

  test('keeps the dialog open and the password asked for where it is wrong', async () => {
    const { sandbox } = await open();
    await press('Collect ETH');
    sandbox.services.fail(createSweep, {
      status: 400,
      body: { code: 'WRONG_ENCRYPTION_KEY', errors: ['The encryption key is wrong.'] },
    });
    await sign();
    expect(await screen.findByText('The encryption key is wrong.')).toBeVisible();
    expect(screen.getByLabelText('Cloud encryption password')).toHaveFocus();
  });
});

describe('what a collection left', () => {
  const partial: ListedSweep = { ...sweep, status: 'PARTIAL', needsSignature: true };

  test('is signed again for the rest', async () => {
    const { resumed } = await open({ collectable: [], sweeps: [partial] });
    expect(await findNewest()).toHaveTextContent('Partly collected');
    await press('Sign the rest of ETH');
    await screen.findByRole('dialog', { name: 'Collect the rest' });
    await sign();
    await waitFor(() => expect(resumed).toEqual([{ password: 'Secret-12345', seedPhrase: null }]));
  });

  test('waits for the owner of the settlement wallet', async () => {
    await open({ sweeps: [partial], collectable: [], signer: account });
    expect(await screen.findByText('Grace signs for this business.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign the rest of ETH' })).toBeNull();
  });
});
