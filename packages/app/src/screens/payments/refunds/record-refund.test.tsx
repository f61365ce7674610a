import { toDecimal } from '@billfold/core';
import {
  createRefundIntent,
  getConfig,
  getSendProtection,
  type Refund,
  recordRefund,
  type WatchedKey,
} from '@billfold/core/contract';
import { FakeRefusal } from '@billfold/core/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import { businessOf } from '../../../../test/business-answers.ts';
import { ada, openAsAda } from '../../../../test/open-site.tsx';
import {
  answerPayments,
  paymentId,
  paymentOf,
  refundOf,
} from '../../../../test/payment-answers.ts';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const hash = 'cd'.repeat(32);

const refund = refundOf({ address });

const watched: WatchedKey = {
  ...{ network: 'BTC', kind: 'wpkh', descriptor: 'wpkh(…)#checksum', addresses: [address] },
  ...{ addressesGiven: 1, held: toDecimal('0.00060000'), addedAt: at },
};

interface Refusal {
  readonly code: string;
  readonly current?: object;
}

interface Opening {
  readonly keys?: readonly WatchedKey[];
  readonly facts?: Partial<Refund>;
  /** Refusals of the calls that record, in order. */
  readonly refusals?: readonly Refusal[];
}

async function open({ keys = [watched], facts = {}, refusals = [] }: Opening = {}) {
  const recorded: string[] = [];
  const left = [...refusals];
  const site = await openAsAda(`/payments/payments/${paymentId(1)}`, {
    prepare: (sandbox) => {
      const { services, walletId } = sandbox;
      const businesses = [businessOf(7, { status: 'ACTIVE', role: 'OWNER' })];
      const books = answerPayments(sandbox, [paymentOf(1)], { businesses });
      books.refunds = [{ ...refund, ...facts }];
      books.business.watchKeys = [...keys];
      books.business.settlement = {
        ...{ walletId, walletName: 'Till', memberId: ada.id, memberName: 'Ada' },
        networks: ['BTC'],
      };
      services.on(getConfig)(() => ({
        data: {
          ...{ mode: 'sandbox', features: { payments: true }, version: '0.0.0', bases: {} },
          ...{ support: { url: null }, documentation: { url: null } },
          networks: { BTC: { chain: 'main', chainId: null } },
        },
      }));
      services.on(getSendProtection)(() => ({ asksCode: false, twoFactorForSending: false }));
      services.on(createRefundIntent)(() => {
        throw new FakeRefusal(409, { code: 'OWN_WALLET_SENDS', errors: ['In English.'] });
      });
      services.on(recordRefund)(({ body }) => {
        recorded.push(body.hash);
        const refusal = left.shift();
        if (refusal !== undefined)
          throw new FakeRefusal(409, { ...refusal, fields: { hash: ['In English.'] } });
        const done: Refund = { ...refund, status: 'CONFIRMED', hash: body.hash, confirmedAt: at };
        books.refunds = [done];
        return { data: done };
      });
    },
  });
  await press('Sign refund');
  return { ...site, recorded };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const ownDialog = () => screen.findByRole('dialog', { name: 'Send from your own wallet' });
const hashField = () => screen.findByLabelText('Transaction ID');

async function record(text: string): Promise<void> {
  await userEvent.clear(await hashField());
  await userEvent.type(await hashField(), text);
  await press('Record refund');
}

describe('a refund of money in an own wallet', () => {
  test('shows address and amount to send, and is recorded by its transaction', async () => {
    const { recorded } = await open();
    const dialog = await ownDialog();
    expect(dialog).toHaveTextContent(address);
    expect(dialog).toHaveTextContent('0.0001');
    expect(within(dialog).getByRole('button', { name: 'Copy amount' })).toBeVisible();
    await press('QR code with address and amount');
    expect(
      await within(dialog).findByRole('img', { name: 'QR code with address and amount' }),
    ).toBeInTheDocument();
    expect(within(dialog).queryByLabelText('Cloud encryption password')).toBeNull();
    await record(` ${hash} `);
    expect(await screen.findByText('Refund recorded')).toBeVisible();
    expect(recorded).toEqual([hash]);
    expect(await screen.findByRole('list', { name: 'Refunds' })).toHaveTextContent('Confirmed');
  });

  test('says how deep its transaction is, and keeps the id until it is final', async () => {
    const current = { confirmations: 2, required: 6 };
    const { recorded } = await open({
      refusals: [{ code: 'TRANSACTION_UNCONFIRMED', current }],
    });
    await record(hash);
    expect(await screen.findByText('2 of 6 confirmations')).toBeVisible();
    expect(screen.queryByText('In English.')).toBeNull();
    expect(await hashField()).toHaveValue(hash);
    await press('Record refund');
    expect(await screen.findByText('Refund recorded')).toBeVisible();
    expect(recorded).toEqual([hash, hash]);
  });

  test.each([
    ['TRANSACTION_UNKNOWN', /doesn't know this transaction yet/],
    ['TRANSACTION_MISMATCH', /doesn't pay this address the amount/],
    ['TRANSACTION_USED', /Another refund to this address/],
    ['REFUND_SIGNED_HERE', /is in your settlement wallet.*do not sign it too/],
  ])('that is refused with %s says why under its field', async (code, text) => {
    await open({ refusals: [{ code }] });
    await record(hash);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await hashField()).toHaveAccessibleDescription(text);
  });

  test('is not sent to the server with anything but a transaction id', async () => {
    const { recorded } = await open();
    await record('cd'.repeat(31));
    expect(await hashField()).toHaveAccessibleDescription(/64 characters/);
    expect(recorded).toEqual([]);
  });

  test('says that the customer pays the fee', async () => {
    await open({ facts: { networkFeePaidBy: 'CUSTOMER' } });
    expect(await ownDialog()).toHaveTextContent('You can take the network fee off this amount.');
  });

  test('is found out before the signature where the key was removed', async () => {
    await open({ keys: [] });
    expect(await ownDialog()).toHaveTextContent(address);
    expect(screen.queryByText('In English.')).toBeNull();
  });

  test('says why the settlement wallet cannot sign it instead', async () => {
    await open();
    await press('Sign refund instead');
    expect(await screen.findByRole('dialog', { name: 'Sign refund' })).toBeVisible();
    expect(await screen.findByText('In English.')).toBeVisible();
    expect(screen.queryByLabelText('Cloud encryption password')).toBeNull();
  });
});
