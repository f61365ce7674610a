import { type ListTransactions, listTransactions } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { keepContacts } from '../../test-support/sandbox-contacts.ts';
import { livedIn } from '../../test-support/story-wallet.ts';
import { TransactionsScreen } from './transactions-screen.tsx';

describe('the transactions screen', () => {
  test('tell the host what was chosen, and ask the service for it', async () => {
    const asked: ListTransactions[] = [];
    const onSearchChange = vi.fn();
    const { user, advance } = await renderInSandbox(
      <TransactionsScreen onSearchChange={onSearchChange} />,
      {
        prepare: ({ services }) =>
          services.on(listTransactions)(({ query }) => {
            asked.push(query);
            return { items: [], total: 0, page: 1, pageSize: 25 };
          }),
      },
    );
    await user.type(screen.getByLabelText('Min value'), '12.5');
    await advance(300);
    await user.type(screen.getByLabelText('Max value'), '1,000');
    await advance(300);
    expect(screen.getByText('Enter an amount, e.g. 12.50')).toBeVisible();
    expect(onSearchChange.mock.calls).toEqual([['min=12.5', { replace: true }]]);
    expect(asked.filter(({ FiatFrom }) => FiatFrom === '12.5').length).toBeGreaterThan(0);
    expect(asked.some(({ FiatTo }) => FiatTo !== undefined)).toBe(false);
  });

  test('name a period, or any two days', async () => {
    const onSearchChange = vi.fn();
    const { user, advance } = await renderInSandbox(
      <TransactionsScreen onSearchChange={onSearchChange} />,
    );
    const choose = async (option: string): Promise<void> => {
      await user.click(screen.getByRole('combobox', { name: 'Period' }));
      await user.click(screen.getByRole('option', { name: option }));
      await advance(0);
    };
    await choose('Last 7 days');
    const [search] = onSearchChange.mock.calls[0] ?? [];
    expect(search).toMatch(/^from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
    expect(screen.queryByLabelText('From')).toBeNull();
    await choose('Custom range');
    expect(screen.getByLabelText('From')).not.toHaveValue('');
  });

  test('fold away what nobody asked for', async () => {
    const { user } = await renderInSandbox(<TransactionsScreen />, {
      preset: 'funded',
      prepare: livedIn,
    });
    const links = () => screen.getAllByRole('link', { name: /, transaction/ }).length;
    expect(links()).toBe(6);
    await user.click(screen.getByRole('button', { name: 'Hidden (1)' }));
    expect(links()).toBe(7);
  });

  test('call a counterparty by the name of the contact', async () => {
    await renderInSandbox(<TransactionsScreen />, {
      preset: 'funded',
      prepare: (sandbox) => {
        livedIn(sandbox);
        void keepContacts(sandbox);
      },
    });
    expect((await screen.findAllByText('Zoe')).length).toBeGreaterThan(0);
  });
});
