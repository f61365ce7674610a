import { toDecimal } from '@billfold/core';
import {
  createRefundIntent,
  createSweep,
  createSweepIntents,
  getSendProtection,
  getSweep,
  type PlanSweep,
  planSweep,
  type Refund,
  resumeSweep,
  type SweepPlan,
  type SweepWithParts,
  signRefund,
} from '@billfold/core/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import { businessOf } from '../../../../test/business-answers.ts';
import { ada, openAsAda } from '../../../../test/open-site.tsx';
import {
  answerPayments,
  paymentId,
  paymentOf,
  sweepIntentsOf,
} from '../../../../test/payment-answers.ts';

const customer = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const to = '0x52908400098527886E0F7030069857D2E4169EE7';

const refund: Refund = {
  ...{ id: 'ref_0000000001', object: 'refund', paymentId: paymentId(1), transferId: null },
  livemode: false,
  ...{ status: 'AWAITING_SIGNATURE', amount: toDecimal('25.000000'), kept: toDecimal('0') },
  ...{ sent: null, asset: 'USDT', network: 'ETH', address: customer, memo: null },
  ...{ networkFeePaidBy: 'MERCHANT', reason: null, hash: null, claimUrl: null },
  ...{ claimExpiresAt: null, createdAt: at, broadcastAt: null, confirmedAt: null, sequence: 1 },
};

const plan: SweepPlan = {
  ...{ id: 'swp_0000000001', asset: 'USDT', network: 'ETH', to, addresses: 2, purses: [] },
  ...{ way: 'EACH', deployment: null },
  ...{ amount: toDecimal('60.000000'), fee: toDecimal('0.002'), gasToBring: toDecimal('0.001') },
  ...{ value: null, feeValue: null },
  ...{ gasAvailable: toDecimal('0.2'), expiresAt: new Date(at.getTime() + 600_000) },
  leftOut: { tooSmall: 0, open: 0, moving: 0, further: 0 },
};

const sweep: SweepWithParts = {
  ...{ id: plan.id, object: 'settlement', livemode: false, status: 'SENDING', asset: 'USDT' },
  way: 'EACH',
  ...{
    network: 'ETH',
    amount: plan.amount,
    value: plan.value,
    collected: toDecimal('35.000000'),
    to,
    fee: plan.fee,
  },
  ...{ feePaid: toDecimal('0.0004'), addresses: 2, needsSignature: false, hashes: [], parts: [] },
  isSpendable: false,
  ...{ createdAt: at, completedAt: null, sequence: 1 },
};

async function openCollect() {
  const planned: PlanSweep[] = [];
  const signed: string[] = [];
  let shown = sweep;
  const { sandbox: opened } = await openAsAda(`/payments/payments/${paymentId(1)}`, {
    prepare: (sandbox) => {
      const { services, walletId } = sandbox;
      const businesses = [businessOf(7, { status: 'ACTIVE', role: 'OWNER' })];
      const own = answerPayments(sandbox, [paymentOf(1)], { businesses });
      own.refunds = [refund];
      own.business.settlement = {
        ...{ walletId, walletName: 'Till', memberId: ada.id, memberName: 'Grace' },
        networks: ['ETH'],
      };
      services.on(getSendProtection)(() => ({ asksCode: false, twoFactorForSending: false }));
      services.on(planSweep)(({ body }) => {
        planned.push(body);
        return { data: plan };
      });
      services.on(createSweep)(() => {
        signed.push('sweep');
        return { data: sweep };
      });
      services.on(createSweepIntents)(() => ({ data: sweepIntentsOf(shown) }));
      services.on(resumeSweep)(() => {
        signed.push('rest of the sweep');
        shown = sweep;
        return { data: sweep };
      });
      services.on(getSweep)(() => ({ data: shown }));
      services.on(signRefund)(() => {
        signed.push('refund');
        own.refunds = [{ ...refund, status: 'BROADCAST', hash: 'cd'.repeat(32), broadcastAt: at }];
        return { data: { ...refund, status: 'BROADCAST' } };
      });
      services.fail(createRefundIntent, {
        status: 409,
        body: {
          ...{ code: 'COLLECT_FIRST', errors: ['Collect the funds first.'] },
          current: { collect: { addresses: 2 } },
        },
      });
    },
  });
  await press('Sign refund');
  await screen.findByRole('dialog', { name: 'Collect USDT' });
  const becomes = async (facts: Partial<SweepWithParts>): Promise<void> => {
    await screen.findByText('35 of 60 USDT collected');
    shown = { ...sweep, ...facts };
    await act(() => opened.time.advance(3_000));
  };
  // A closed dialog leaves with its transition.
  const leave = () => act(() => opened.time.advance(100));
  return { planned, signed, becomes, leave };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function sign(submit: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Cloud encryption password'), 'Secret-12345');
  await press(submit);
}

describe('a refund that no account can pay alone', () => {
  test('shows the plan that collects its asset, and asks for a signature of it', async () => {
    const { planned, signed } = await openCollect();
    const dialog = screen.getByRole('dialog', { name: 'Collect USDT' });
    expect(dialog).toHaveTextContent('Not enough USDT in one account');
    await waitFor(() => expect(dialog).toHaveTextContent('2 payment addresses'));
    expect(dialog).toHaveTextContent('0.002 ETH');
    expect(planned).toEqual([{ asset: 'USDT@ETH' }]);
    expect(signed).toEqual([]);
    expect(screen.getByLabelText('Cloud encryption password')).toHaveValue('');
  });

  test('is signed in the same dialog once everything was collected', async () => {
    const { signed, becomes } = await openCollect();
    await sign('Collect and continue');
    const progress = await screen.findByRole('dialog', { name: 'Collecting USDT' });
    await becomes({ status: 'DONE' });
    await waitFor(() => expect(progress).toHaveTextContent('until the network confirms it'));
    await becomes({ status: 'DONE', isSpendable: true });
    const dialog = await screen.findByRole('dialog', { name: 'Sign refund' });
    expect(dialog).toHaveTextContent('USDT collected');
    expect(dialog).toHaveTextContent(customer);
    expect(screen.getByLabelText('Cloud encryption password')).toHaveFocus();
    await sign('Sign and send');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signed).toEqual(['sweep', 'refund']);
    expect(await screen.findByRole('list', { name: 'Refunds' })).toHaveTextContent('Sent');
  });

  test('asks for another signature where a part of the collection failed', async () => {
    const { signed, becomes } = await openCollect();
    await sign('Collect and continue');
    await screen.findByRole('dialog', { name: 'Collecting USDT' });
    await becomes({ status: 'PARTIAL', needsSignature: true });
    await press('Sign the rest');
    await screen.findByRole('dialog', { name: 'Collect the rest' });
    await sign('Sign and collect');
    await screen.findByRole('dialog', { name: 'Collecting USDT' });
    await becomes({ status: 'DONE', isSpendable: true });
    expect(await screen.findByRole('dialog', { name: 'Sign refund' })).toBeVisible();
    expect(signed).toEqual(['sweep', 'rest of the sweep']);
  });

  test('waits where the dialog is closed before everything was collected', async () => {
    const { signed, leave } = await openCollect();
    await sign('Collect and continue');
    await screen.findByRole('dialog', { name: 'Collecting USDT' });
    await press('Sign later');
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Sign refund' })).toBeVisible();
    expect(signed).toEqual(['sweep']);
  });
});
