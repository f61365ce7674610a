import { toDecimal } from '@billfold/core';
import {
  createRefundIntent,
  getIntentPlan,
  getSendProtection,
  getVault,
  getWalletSettings,
  type Refund,
  type RefundIntent,
  type SealedVault,
  type SignRefund,
  signRefund,
  type WalletSettings,
} from '@billfold/core/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import { businessOf } from '../../../../test/business-answers.ts';
import { ada, openAsAda } from '../../../../test/open-site.tsx';
import {
  answerPayments,
  paymentId,
  paymentOf,
  refundIntentOf,
  refundOf,
} from '../../../../test/payment-answers.ts';
import type { SigningWorker } from '../../../signing/create-local-signer.ts';
import type { SignOutcome, SignTask } from '../../../signing/messages.ts';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const password = 'Secret-12345';
const signed: SignOutcome = { outcome: 'signed', rawTransactions: ['c0ffee'] };

const refund = refundOf({ address });

const settings: WalletSettings = {
  ...{ version: 1, supportAccess: false, currency: 'USD', locale: 'en', hideBalances: false },
  ...{ hideSmallBalances: false, requireUnlockOnNewDevice: true, accountOrder: [] },
  ...{ defaultAccounts: {}, spamFilter: true, loadPrices: true, usageStatistics: false },
  ...{ signing: 'local', hiddenTokens: [] },
};

const vault: SealedVault = {
  ...{ v: 2, kdf: 'argon2id', params: { m: 65_536, t: 3, p: 1 }, salt: 'c2FsdA', pepperV: 1 },
  ...{ ivW: 'aXY', wrap: 'd3JhcA', ivS: 'aXY', seed: 'c2VlZA', userId: ada.id, createdAt: at },
  isNewest: true,
};

interface Opening {
  readonly facts?: Partial<Refund>;
  /** Reviews in turn; the last one again and again. */
  readonly reviews?: readonly Partial<RefundIntent>[];
  readonly hasWorker?: boolean;
  readonly signing?: 'local' | 'hosted';
  readonly isNewest?: boolean;
}

/** Opens the signature of a refund on a device whose worker answers `outcome`. */
async function open(opening: Opening = {}) {
  const { facts = {}, reviews = [{}], hasWorker = true } = opening;
  const { signing = 'local', isNewest = true } = opening;
  const shown = { ...refund, ...facts };
  const tasks: SignTask[] = [];
  const calls: { readonly body: SignRefund; readonly intent: string | null }[] = [];
  let outcome: SignOutcome = signed;
  let count = 0;
  const startSigningWorker = (): SigningWorker | null => {
    const worker: SigningWorker = {
      ...{ onmessage: null, onerror: null, terminate: () => undefined },
      postMessage: (message) => {
        if (message.type !== 'sign') return;
        tasks.push(message.task);
        const data = { type: 'ended', result: outcome } as const;
        worker.onmessage?.(new MessageEvent('message', { data }));
      },
    };
    return hasWorker ? worker : null;
  };
  const { sandbox } = await openAsAda(`/payments/payments/${paymentId(1)}`, {
    services: { startSigningWorker },
    prepare: (own) => {
      const { services, walletId } = own;
      const businesses = [businessOf(7, { status: 'ACTIVE', role: 'OWNER' })];
      const books = answerPayments(own, [paymentOf(1)], { businesses });
      books.refunds = [shown];
      books.business.settlement = {
        ...{ walletId, walletName: 'Till', memberId: ada.id, memberName: 'Grace' },
        networks: ['BTC'],
      };
      services.on(getSendProtection)(() => ({ asksCode: false, twoFactorForSending: false }));
      services.on(getWalletSettings)(() => ({ ...settings, signing }));
      services.on(getVault)(() => ({ ...vault, isNewest }));
      services.on(getIntentPlan)(() => ({ plan: 'the plan' }));
      services.on(createRefundIntent)(() => {
        const review = reviews[Math.min(count, reviews.length - 1)];
        count += 1;
        return { data: refundIntentOf(shown, { walletId, ...review }) };
      });
      services.on(signRefund)(({ body, intent }) => {
        calls.push({ body, intent });
        books.refunds = [{ ...shown, status: 'BROADCAST', hash: 'cd'.repeat(32) }];
        return { data: { ...shown, status: 'BROADCAST' } };
      });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign refund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign refund' });
  await screen.findByLabelText('Cloud encryption password');
  return {
    ...{ sandbox, dialog, tasks, calls },
    answer: (next: SignOutcome) => {
      outcome = next;
    },
    sign: async (secret = password) => {
      await userEvent.type(screen.getByLabelText('Cloud encryption password'), secret);
      await userEvent.click(screen.getByRole('button', { name: 'Sign and send' }));
    },
  };
}

const refusal = (code: string) => ({ status: 409, body: { code, errors: [`${code}.`] } });

test('a refund is signed on this device: the call has its transaction, and no secret', async () => {
  const { sandbox, dialog, tasks, calls, sign } = await open();
  expect(dialog).toHaveTextContent('Network fee you pay0.000002 BTC');
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  const { intentId, digest } = refundIntentOf(refund);
  expect(calls).toEqual([
    {
      body: { password: null, seedPhrase: null, rawTransaction: 'c0ffee' },
      intent: `${intentId}; digest=${digest}`,
    },
  ]);
  expect(tasks).toMatchObject([
    {
      ...{ walletId: sandbox.walletId, secret: { password } },
      payments: [
        {
          plan: 'the plan',
          payment: {
            ...{ network: 'BTC', recipient: address, tokenId: null, memo: null },
            ...{ amount: '0.00010000', fee: '0.00000200' },
          },
        },
      ],
    },
  ]);
  await act(() => sandbox.time.advance(100));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('list', { name: 'Refunds' })).toHaveTextContent('Sent');
});

test('a refund of which the customer pays the fee is signed for what the dialog says they get', async () => {
  const { dialog, tasks, sign } = await open({
    facts: { networkFeePaidBy: 'CUSTOMER', memo: 'for 7' },
    reviews: [{ amount: toDecimal('0.00009800'), networkFee: toDecimal('0.000001') }],
  });
  expect(dialog).toHaveTextContent('Network fee, taken off0.000003 BTC');
  expect(dialog).toHaveTextContent('Customer gets0.000098 BTC');
  await sign();
  await waitFor(() => expect(tasks).toHaveLength(1));
  expect(tasks[0]?.payments[0]?.payment).toMatchObject({
    ...{ amount: '0.00009800', fee: '0.00000300', memo: 'for 7' },
  });
});

test('a refund never pays more than it is: the worker gets no such payment', async () => {
  const { tasks, calls, sign } = await open({
    facts: { networkFeePaidBy: 'CUSTOMER' },
    reviews: [{ amount: toDecimal('0.00010001') }],
  });
  await sign();
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect([tasks, calls]).toEqual([[], []]);
});

test.each([
  ['no asset, with a letter of another alphabet', 'USD\u0422'],
  ['an asset of another network', 'TRX'],
])('a refund of %s reaches no worker', async (_, asset) => {
  const { tasks, calls, sign } = await open({ facts: { asset } });
  await sign();
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect([tasks, calls]).toEqual([[], []]);
});

test('a refund shows what the merchant pays in full, whatever the server says it sends', async () => {
  const { tasks, sign } = await open({ reviews: [{ amount: toDecimal('0.00000001') }] });
  await sign();
  await waitFor(() => expect(tasks).toHaveLength(1));
  expect(tasks[0]?.payments[0]?.payment.amount).toBe('0.00010000');
});

test('a wrong password is said at its field, and nothing is sent', async () => {
  const { calls, sign, answer } = await open();
  answer({ outcome: 'refused', reason: 'wrong-password' });
  await sign('Wrong-Password-1');
  expect(await screen.findByText('The cloud encryption password is incorrect.')).toBeVisible();
  expect(screen.getByLabelText('Cloud encryption password')).toHaveFocus();
  expect(calls).toEqual([]);
  answer(signed);
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('a plan of another payment is refused, and nothing is sent', async () => {
  const { calls, sign, answer } = await open();
  answer({ outcome: 'refused', reason: 'another-payment' });
  await sign();
  expect(await screen.findByText(/another payment than you entered/)).toBeVisible();
  expect(calls).toEqual([]);
});

test.each<readonly [string, Opening]>([
  ['without a worker', { hasWorker: false }],
  ['where the wallet is set so', { signing: 'hosted' }],
  ['with an older record', { isNewest: false }],
])('the server signs %s, and exactly what was shown', async (_, opening) => {
  const { tasks, calls, sign } = await open(opening);
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks).toEqual([]);
  const { intentId, digest } = refundIntentOf(refund);
  expect(calls).toEqual([
    { body: { password, seedPhrase: null }, intent: `${intentId}; digest=${digest}` },
  ]);
});

test('a higher fee is shown and asked for anew, and nothing is sent before', async () => {
  const { sandbox, dialog, calls, tasks, sign } = await open({
    reviews: [{}, { fee: toDecimal('0.000009'), digest: 'd2'.repeat(32) }],
  });
  sandbox.services.fail(getIntentPlan, refusal('FEE_CHANGED'));
  await sign();
  expect(await screen.findByText(/The fee changed after your review/)).toBeVisible();
  expect(dialog).toHaveTextContent('Network fee you pay0.000009 BTC');
  expect([tasks, calls]).toEqual([[], []]);
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.intent).toContain('d2'.repeat(32));
  expect(tasks[0]?.payments[0]?.payment.fee).toBe('0.00000900');
});

test.each([
  ...['INTENT_EXPIRED', 'INTENT_USED'],
  ...['INSUFFICIENT_FUNDS', 'INSUFFICIENT_NATIVE_FOR_FEE'],
])(
  'a review that is over, or whose payer has spent its funds (%s), is made anew, and signed where it is the same payment',
  async (code) => {
    const { sandbox, calls, tasks, sign } = await open({
      reviews: [{}, { fee: toDecimal('0.000001'), digest: 'd2'.repeat(32) }],
    });
    sandbox.services.fail(signRefund, refusal(code));
    await sign();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(tasks).toHaveLength(2);
    expect(calls[0]?.intent).toContain('d2'.repeat(32));
  },
);

test('a plan that another send of the account overtook is signed anew', async () => {
  const { sandbox, calls, tasks, sign } = await open();
  sandbox.services.fail(signRefund, refusal('NONCE_CONFLICT'));
  await sign();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(tasks).toHaveLength(2);
});

test('a review that cannot be loaded is asked for again', async () => {
  const { sandbox } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign later' }));
  await act(() => sandbox.time.advance(100));
  sandbox.services.fail(createRefundIntent, {
    status: 503,
    body: { code: 'CHAIN_UNAVAILABLE', errors: ['The network cannot be reached.'] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sign refund' }));
  expect(await screen.findByText("We couldn't prepare this refund")).toBeVisible();
  expect(screen.queryByLabelText('Cloud encryption password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Cloud encryption password')).toBeVisible();
});
