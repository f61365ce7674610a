import { toDecimal } from '@billfold/core';
import {
  exportTransactions,
  findTransaction,
  getReplacement,
  type ListTransactions,
  listTransactions,
  replaceTransaction,
  updateNote,
} from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  openAsAda,
  otherWalletId,
  shownPath,
  transactionOf,
  withHistory,
} from '../../../test/open-site.tsx';

async function openList(path = '/wallet/transactions') {
  const asked: ListTransactions[] = [];
  const site = await openAsAda(path, {
    prepare: ({ services }) =>
      services.on(listTransactions)(({ query }) => {
        asked.push(query);
        return { items: [transactionOf(1)], total: 1, page: 1, pageSize: 25 };
      }),
  });
  await screen.findByRole('heading', { name: 'Transactions', level: 1 });
  return { ...site, asked };
}
const choose = async (filter: string, option: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: filter }));
  await userEvent.click(await screen.findByRole('radio', { name: option }));
};

describe('the filters of the transactions (R-TX-04)', () => {
  test('stand in the address, and are asked of the service', async () => {
    const { asked } = await openList();
    await userEvent.click(screen.getByRole('button', { name: 'Sent' }));
    await choose('Status', 'Confirming');
    await choose('Asset', 'Bitcoin');
    expect(shownPath()).toBe('/wallet/transactions?crypto=BTC&type=SENT&status=CONFIRMING');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ Asset: 'BTC', Type: 'SENT', Status: 'CONFIRMING' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(shownPath()).toBe('/wallet/transactions');
  });

  test('look for a text once the typing rests', async () => {
    const { sandbox } = await openList();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'rent');
    expect(shownPath()).toBe('/wallet/transactions');
    await sandbox.time.advance(300);
    await waitFor(() => expect(shownPath()).toBe('/wallet/transactions?q=rent'));
  });

  test('are read from an address, dates too', async () => {
    const { asked } = await openList('/wallet/transactions?from=2026-11-01&to=2026-11-02&q=abc');
    await userEvent.click(screen.getByRole('button', { name: 'Period: 1 Nov 2026 to 2 Nov 2026' }));
    expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('abc');
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({
          DateFrom: new Date(2026, 10, 1),
          DateTo: new Date(2026, 10, 3),
          Search: 'abc',
        }),
      ),
    );
  });

  test('are those of the exported file', async () => {
    const { sandbox } = await openList('/wallet/transactions?type=SENT');
    const asked: unknown[] = [];
    sandbox.services.on(exportTransactions)(({ query }) => {
      asked.push(query);
      return new File(['date_utc'], 'transactions.csv', { type: 'text/csv' });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(asked).toEqual([{ format: 'csv', Type: 'SENT', IsSpam: false }]));
  });
});

describe('one transaction (R-TX-04)', () => {
  const waiting = transactionOf(1, {
    type: 'SENT',
    status: 'PENDING',
    confirmations: 0,
    blockHeight: null,
    fee: toDecimal('0.00001000'),
  });
  const open = async (facts = waiting, heading = 'Sending Bitcoin') => {
    const site = await openAsAda(`/wallet/transactions/${facts.id}`, {
      prepare: (sandbox) => withHistory(sandbox, [facts]),
    });
    await screen.findByRole('heading', { name: heading, level: 1 });
    return site;
  };

  test('is shown and its wallet selected where a link leads to another wallet', async () => {
    const { id } = waiting;
    const { services, sandbox } = await openAsAda(`/wallet/transactions/${id}`, {
      prepare: ({ services: fake }) =>
        fake.on(findTransaction)(() => ({ ...waiting, walletId: otherWalletId })),
    });
    await screen.findByRole('heading', { name: 'Sending Bitcoin', level: 1 });
    await waitFor(() => expect(services.session.get().walletId).toBe(otherWalletId));
    const notes: string[] = [];
    sandbox.services.on(updateNote)(({ params: { walletId }, body: { note } }) => {
      notes.push(`${walletId} ${note}`);
      return { ...waiting, note };
    });
    await userEvent.type(screen.getByRole('textbox', { name: 'What was this for?' }), 'Rent');
    await userEvent.tab();
    await waitFor(() => expect(notes).toEqual([`${otherWalletId} Rent`]));
  });

  test('keeps its note when the field is left, and gives the earlier one back', async () => {
    const { sandbox } = await open();
    const kept: string[] = [];
    sandbox.services.on(updateNote)(({ body: { note } }) => {
      kept.push(note);
      const noted = { ...waiting, note: note === '' ? null : note };
      withHistory(sandbox, [noted]);
      return noted;
    });
    const field = screen.getByRole('textbox', { name: 'What was this for?' });
    await userEvent.type(field, 'Rent of May');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept).toEqual(['Rent of May', '']));
    await waitFor(() => expect(field).toHaveValue(''));
  });

  test('is sped up for the fee that was reviewed', async () => {
    const { sandbox } = await open();
    const quote = {
      kind: 'SPEED_UP' as const,
      fee: toDecimal('0.00002000'),
      previousFee: toDecimal('0.00001000'),
      value: toDecimal('0.10000000'),
      expiresAt: new Date('2026-11-21T00:00:00.000Z'),
    };
    const next = { ...waiting, id: transactionOf(2).id, hash: 'cd'.repeat(32), fee: quote.fee };
    const bodies: unknown[] = [];
    sandbox.services.on(getReplacement)(() => quote);
    sandbox.services.on(replaceTransaction)(({ params: { walletId }, body }) => {
      sandbox.books.wallets.prove(walletId, body);
      bodies.push(body);
      withHistory(sandbox, [next]);
      return next;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Speed up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Speed up' }));
    expect(await dialog.findByText('0.00002000')).toBeVisible();
    const key = dialog.getByLabelText('Cloud encryption password');
    await userEvent.type(key, 'wrong{Enter}');
    await waitFor(() =>
      expect(key).toHaveAccessibleDescription('The cloud encryption password is not right.'),
    );
    await userEvent.clear(key);
    await userEvent.type(key, 'Correct-Horse-42{Enter}');
    await waitFor(() => expect(shownPath()).toBe(`/wallet/transactions/${next.id}`));
    expect(bodies).toMatchObject([{ kind: 'SPEED_UP', fee: '0.00002000' }]);
  });

  test('says why it cannot be cancelled', async () => {
    const { sandbox } = await open();
    sandbox.services.on(getReplacement)(() => {
      throw new Error('It is refused before.');
    });
    sandbox.services.fail(getReplacement, {
      status: 409,
      body: { code: 'NOT_REPLACEABLE', errors: ['It is in a block already.'] },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel transaction' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel transaction' }));
    expect(await dialog.findByText('It is in a block already.')).toBeVisible();
  });

  test('that is in a block offers neither', async () => {
    const confirming = { status: 'CONFIRMING', blockHeight: 7, confirmations: 1 } as const;
    await open({ ...waiting, ...confirming }, 'Sent Bitcoin');
    expect(screen.queryByRole('button', { name: 'Speed up' })).toBeNull();
  });
});
