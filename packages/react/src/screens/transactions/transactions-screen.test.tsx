import { toDecimal } from '@billfold/core';
import { type ListTransactions, listTransactions } from '@billfold/core/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { keepContacts } from '../../test-support/sandbox-contacts.ts';
import { corrected, livedIn, paidByContract } from '../../test-support/story-wallet.ts';
import type { ScreenDialog } from '../screen/screen-dialogs-context.ts';
import { ScreenHost } from '../screen/screen-host.tsx';
import { TransactionsScreen } from './transactions-screen.tsx';

describe('the transactions screen', () => {
  test('tell the host what was chosen, and ask the service for it', async () => {
    const asked: ListTransactions[] = [];
    const onSearchChange = vi.fn();
    const { user, advance } = await renderInSandbox(
      <TransactionsScreen onSearchChange={onSearchChange} />,
      {
        balances: ['0.5'],
        prepare: ({ books, services }) => {
          const [address = ''] = books.addresses(books.accounts()[0]?.id ?? '');
          const paid = books.receive(address, toDecimal('0.01'));
          const items = paid === null ? [] : [paid];
          services.on(listTransactions)(({ query }) => {
            asked.push(query);
            return { items, total: items.length, page: 1, pageSize: 25 };
          });
        },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Value' }));
    await user.type(screen.getByLabelText('Min value'), '12.5');
    await advance(300);
    await user.type(screen.getByLabelText('Max value'), '1,000');
    await advance(300);
    expect(screen.getByText('Enter an amount, e.g. 12.50')).toBeVisible();
    expect(onSearchChange.mock.calls).toEqual([['min=12.5', { replace: true }]]);
    expect(asked.filter(({ FiatFrom }) => FiatFrom === '12.5').length).toBeGreaterThan(0);
    expect(asked.some(({ FiatTo }) => FiatTo !== undefined)).toBe(false);
  });

  test('offer neither search nor filters before the first transaction', async () => {
    await renderInSandbox(<TransactionsScreen />);
    expect(screen.getByText('No transactions yet')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Receive' })).toBeVisible();
  });

  test('name the account that was paid where the network does not tell by whom', async () => {
    const { sandbox, advance } = await renderInSandbox(<TransactionsScreen />, {
      balances: ['0.5', '0.25'],
      prepare: ({ books, services }) => {
        const [address = ''] = books.addresses(books.accounts()[0]?.id ?? '');
        const paid = books.receive(address, toDecimal('0.01'));
        const ids = [
          ...books.accounts().map(({ id }) => id),
          '01890000-0000-7000-8000-00000000dead',
        ];
        const received = ids.flatMap((id) =>
          paid === null ? [] : [{ ...paid, id, accountId: id, fromAddress: null }],
        );
        services.on(listTransactions)(({ query }) => {
          const items = query.IsSpam ? [] : received;
          return { items, total: items.length, page: 1, pageSize: 25 };
        });
      },
    });
    await advance(0);
    for (const { name } of sandbox.books.accounts())
      expect(screen.getByText(`Received in “${name}”`)).toBeVisible();
    expect(screen.getByText('Received on Bitcoin')).toBeVisible();
  });

  test('say that a contract paid where there is no transaction to name', async () => {
    const { advance } = await renderInSandbox(<TransactionsScreen />, { prepare: paidByContract });
    await advance(0);
    expect(screen.getByText('Received through a contract')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Received through a contract' })).toBeVisible();
  });

  test('say that the balance was corrected where nothing but that is known', async () => {
    const { advance } = await renderInSandbox(<TransactionsScreen />, { prepare: corrected });
    await advance(0);
    expect(screen.getByText('Balance correction')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Balance correction' })).toBeVisible();
    expect(screen.queryByText('Received through a contract')).toBeNull();
  });

  test('name a period, or any two days', async () => {
    const onSearchChange = vi.fn();
    const { user, advance } = await renderInSandbox(
      <TransactionsScreen onSearchChange={onSearchChange} />,
      { preset: 'funded', prepare: livedIn },
    );
    await user.click(screen.getByRole('button', { name: 'Period' }));
    await user.click(screen.getByRole('radio', { name: 'Last 7 days' }));
    await advance(0);
    const [search] = onSearchChange.mock.calls[0] ?? [];
    expect(search).toMatch(/^from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
    expect(screen.queryByLabelText('From')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Period: Last 7 days' }));
    await user.click(screen.getByRole('radio', { name: 'Custom range' }));
    expect(screen.getByLabelText('From')).not.toHaveValue('');
  });

  test("show last month's sends after two presses, with their number and their value", async () => {
    const onSearchChange = vi.fn();
    const { user, advance } = await renderInSandbox(
      <TransactionsScreen onSearchChange={onSearchChange} />,
      { preset: 'funded', prepare: livedIn },
    );
    await user.click(screen.getByRole('button', { name: 'Sent' }));
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    await advance(0);
    expect(onSearchChange.mock.calls.at(-1)?.[0]).toMatch(
      /^type=SENT&from=\d{4}-\d\d-01&to=\d{4}-\d\d-(28|29|30|31)$/,
    );
    expect(screen.getByRole('button', { name: 'Last month', pressed: true })).toBeVisible();
    expect(screen.getByText('4 transactions')).toBeVisible();
    // The failed and the replaced one moved nothing.
    expect(screen.getByText('4 transactions').parentElement).toHaveTextContent('Sent $3,000.00');
  });

  test('stand under their days, with the time and without a status that says nothing', async () => {
    await renderInSandbox(<TransactionsScreen />, { preset: 'funded', prepare: livedIn });
    const days = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(days.slice(0, 2)).toEqual(['Today', 'Yesterday']);
    const [first] = screen.getAllByRole('link', { name: /, transaction/ });
    const row = first?.closest('tr');
    expect(row).toHaveTextContent(/\d\d:\d\d/);
    expect(row).toHaveTextContent('Confirming 1/2');
    expect(screen.queryByText('Confirmed')).toBeNull();
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
    expect((await screen.findAllByRole('button', { name: 'To Zoe' })).length).toBeGreaterThan(0);
  });

  test('name a counterparty where it stands, and send to it again', async () => {
    const opened: ScreenDialog[] = [];
    const intent = () => ({ onPointerEnter: () => undefined, onFocus: () => undefined });
    const { user, sandbox, advance } = await renderInSandbox(
      <ScreenHost dialogs={{ open: (dialog) => void opened.push(dialog), intent }}>
        <TransactionsScreen search="status=CONFIRMED" />
      </ScreenHost>,
      { preset: 'funded', prepare: livedIn },
    );
    const [party] = screen.getAllByRole('button', { name: 'To bc1qcr...z306fyu' });
    await user.click(party ?? document.body);
    const popover = within(screen.getByRole('dialog', { name: 'About bc1qcr...z306fyu' }));
    await user.type(popover.getByLabelText('Name'), 'Landlord{Enter}');
    await advance(0);
    const { items } = await sandbox.client.contacts.list(sandbox.walletId);
    expect(items).toMatchObject([{ name: 'Landlord', network: 'BTC' }]);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const [account] = sandbox.books.accounts();
    expect(opened).toEqual([
      {
        name: 'send',
        accountId: account?.id,
        recipient: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      },
    ]);
  });

  test('open the transaction on a phone wherever a row is pressed', async () => {
    const narrow = vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
      const unused = { onchange: null, addListener: () => {}, removeListener: () => {} };
      return Object.assign(new EventTarget(), {
        ...{ media, matches: media.includes('max-width') },
        ...unused,
      });
    });
    await renderInSandbox(<TransactionsScreen search="status=CONFIRMED" />, {
      preset: 'funded',
      prepare: livedIn,
    });
    expect(screen.getAllByText('To bc1qcr...z306fyu').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'To bc1qcr...z306fyu' })).toBeNull();
    narrow.mockRestore();
  });

  test('stay readable without a connection where another screen has loaded them', async () => {
    const { advance } = await renderInSandbox(<TransactionsScreen />, {
      preset: 'funded',
      prepare: async (sandbox) => {
        livedIn(sandbox);
        await sandbox.client.resources.transactions(sandbox.walletId).load();
        sandbox.services.fail(listTransactions, { status: 503, body: {} }, { times: 9 });
      },
    });
    for (let retry = 0; retry < 5; retry += 1) await advance(5_000);
    expect(screen.getByRole('table', { name: 'Transactions' })).toBeVisible();
    expect(screen.queryByText("We couldn't load your transactions")).toBeNull();
  });

  test('say an error of the server, whatever another screen has loaded', async () => {
    const { advance } = await renderInSandbox(<TransactionsScreen />, {
      preset: 'funded',
      prepare: async (sandbox) => {
        livedIn(sandbox);
        await sandbox.client.resources.transactions(sandbox.walletId).load();
        sandbox.services.fail(listTransactions, { status: 500, body: {} }, { times: 9 });
      },
    });
    for (let retry = 0; retry < 5; retry += 1) await advance(5_000);
    expect(screen.getByText("We couldn't load your transactions")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('of a wallet without any offer to receive, and no export', async () => {
    const opened: ScreenDialog[] = [];
    const intent = () => ({ onPointerEnter: () => undefined, onFocus: () => undefined });
    const { user, advance } = await renderInSandbox(
      <ScreenHost dialogs={{ open: (dialog) => void opened.push(dialog), intent }}>
        <TransactionsScreen />
      </ScreenHost>,
      { preset: 'empty' },
    );
    await advance(0);
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Receive' }));
    expect(opened).toEqual([{ name: 'receive', accountId: null }]);
  });

  test('offer nothing for the address of spam', async () => {
    const { user } = await renderInSandbox(<TransactionsScreen />, {
      preset: 'funded',
      prepare: livedIn,
    });
    await user.click(screen.getByRole('button', { name: 'Hidden (1)' }));
    expect(screen.getByText('From bc1qcr...z306fyu')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'From bc1qcr...z306fyu' })).toBeNull();
  });
});
