import { toDecimal } from '@billfold/core';
import { accelerateTransaction, getAcceleration, type Transaction } from '@billfold/core/contract';
import { FakeRefusal } from '@billfold/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { always, movingId, showOnly, stuckIncoming } from '../../test-support/story-wallet.ts';
import { TransactionScreen } from './transaction-screen.tsx';

type Options = Parameters<typeof renderInSandbox>[1];

const show = (prepare: NonNullable<Options>['prepare'] = stuckIncoming) =>
  renderInSandbox(<TransactionScreen id={movingId} />, { prepare });
const openDialog = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  await user.click(screen.getByRole('button', { name: 'Speed up' }));
  return within(await screen.findByRole('dialog', { name: 'Speed up' }));
};
const waiting: Partial<Transaction> = { status: 'PENDING', confirmations: 0, blockHeight: null };

describe('an incoming transaction that waits (R-TX-06)', () => {
  test.each([
    ['on Bitcoin', {}, true],
    ['on Litecoin', { blockchainNetwork: 'LTC' }, true],
    ['on Ethereum', { blockchainNetwork: 'ETH' }, false],
    ['once a block has it', { status: 'CONFIRMING', blockHeight: 7 }, false],
    ['once the network dropped it', { status: 'DROPPED' }, false],
  ] as const)('%s is offered to be sped up: %o', async (_, facts, isOffered) => {
    await show((sandbox) => showOnly(sandbox, { ...waiting, ...facts }));
    expect(screen.queryAllByRole('button', { name: 'Speed up' })).toHaveLength(isOffered ? 1 : 0);
    expect(screen.queryByRole('button', { name: 'Cancel transaction' })).toBeNull();
  });

  test('is sped up for the reviewed fee, and leads to the second transaction', async () => {
    const bodies: unknown[] = [];
    const shown = await show((sandbox) => {
      stuckIncoming(sandbox);
      sandbox.services.on(accelerateTransaction)(({ params: { walletId }, body }) => {
        sandbox.books.wallets.prove(walletId, body);
        bodies.push(body);
        return child(sandbox.books.accounts()[0]?.id ?? '');
      });
    });
    const { user, visited } = shown;
    const dialog = await openDialog(shown);
    expect(await dialog.findByText(/^A second transaction from your account pays/)).toBeVisible();
    expect(dialog.getByText('Fee').nextElementSibling).toHaveTextContent('0.00002307 BTC');
    expect(dialog.getByText('You receive').nextElementSibling).toHaveTextContent('0.01497693 BTC');
    const key = dialog.getByLabelText('Cloud encryption password');
    await user.type(key, 'wrong{Enter}');
    await waitFor(() =>
      expect(key).toHaveAccessibleDescription('The cloud encryption password is not right.'),
    );
    await user.clear(key);
    await user.type(key, 'Correct-Horse-42{Enter}');
    await waitFor(() => expect(visited).toEqual([{ to: 'transaction', id: childId }]));
    expect(await screen.findByText('A second transaction now pays for both')).toBeVisible();
    expect(bodies).toEqual([
      {
        ...{ fee: '0.00002307', password: 'Correct-Horse-42' },
        ...{ seedPhrase: null, twoFactorCode: null },
      },
    ]);
  });

  test('says that it loads, and why it cannot be sped up', async () => {
    const loading = await show((sandbox) => {
      stuckIncoming(sandbox);
      sandbox.services.on(getAcceleration)(() => new Promise(() => undefined));
    });
    expect((await openDialog(loading)).getByText('Loading')).toBeInTheDocument();
    loading.unmount();
    const errors = ['This transaction pays enough for the next blocks already.'];
    const dialog = await openDialog(
      await show((sandbox) => {
        stuckIncoming(sandbox);
        const body = { code: 'NOT_ACCELERABLE', errors };
        sandbox.services.fail(getAcceleration, { status: 409, body }, always);
      }),
    );
    expect(await dialog.findByText("This transaction can't be sped up now")).toBeVisible();
    expect(dialog.getByText(errors[0] ?? '')).toBeVisible();
    expect(dialog.queryByLabelText('Cloud encryption password')).toBeNull();
  });

  test('shows the new fee where the network wants more by now', async () => {
    let fee = toDecimal('0.00002307');
    const shown = await show((sandbox) => {
      stuckIncoming(sandbox);
      sandbox.services.on(getAcceleration)(() => ({
        ...{ fee, value: toDecimal('0.01'), expiresAt: new Date(0) },
      }));
      sandbox.services.on(accelerateTransaction)(() => {
        throw new FakeRefusal(409, {
          ...{ code: 'FEE_CHANGED', message: 'The fee has changed' },
          errors: ['The network fee went up. Review the new fee.'],
        });
      });
    });
    const dialog = await openDialog(shown);
    const key = await dialog.findByLabelText('Cloud encryption password');
    fee = toDecimal('0.00004614');
    await shown.user.type(key, 'Correct-Horse-42{Enter}');
    expect(await dialog.findByText('0.00004614')).toBeVisible();
    const [said] = dialog.getAllByText('The network fee went up. Review the new fee.');
    expect(said).toBeVisible();
    expect(shown.visited).toEqual([]);
  });
});

const childId = '01890000-0000-7000-8000-000000000099';

const child = (accountId: string) => ({
  ...{ id: childId, accountId, type: 'SELF' as const, status: 'PENDING' as const },
  ...{ value: toDecimal('0.01497693'), fee: toDecimal('0.00002307'), networkFee: null },
  ...{ tokenSymbol: null, blockchainNetwork: 'BTC' as const, createdAt: new Date(0) },
  ...{ fromAddress: null, moreFromAddresses: 0, toAddress: null, hash: 'cd'.repeat(32) },
  ...{ confirmations: 0, requiredConfirmations: 2, blockHeight: null, isSpam: false, note: null },
  ...{ fiatCurrency: 'USD' as const, fiatValueAtTime: null, rateAtTime: null },
});
