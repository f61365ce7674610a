import { findTransaction, getConfig } from '@billfold/core/contract';
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { livedIn, movingId, paidByContract } from '../../test-support/story-wallet.ts';
import { ScreenHost } from '../screen/screen-host.tsx';
import { TransactionsScreen } from '../transactions/transactions-screen.tsx';
import { TransactionScreen } from './transaction-screen.tsx';

const show = (number: number) =>
  renderInSandbox(<TransactionScreen id={`01890000-0000-7000-8000-00000000000${number}`} />, {
    prepare: livedIn,
  });

describe('the transaction screen', () => {
  test.each([
    [1, 'Receiving Bitcoin'],
    [2, 'Sending Bitcoin'],
    [3, 'Sent Bitcoin'],
    [4, 'Moved Bitcoin'],
    [5, 'Failed'],
    [6, 'Replaced by another transaction'],
  ])('names transaction %s "%s"', async (number, heading) => {
    await show(number);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  test.each([404, 400])(
    'leads back from an address of no transaction, refused with %s',
    async (status) => {
      await renderInSandbox(<TransactionScreen id="7" />, {
        prepare: ({ services }) => services.fail(findTransaction, { status, body: {} }),
      });
      expect(await screen.findByText('Transaction not found')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    },
  );

  test('shows the blocks that it needs, and that the time left is that of the real network', async () => {
    await show(1);
    const blocks = screen.getByRole('progressbar', { name: 'Progress' });
    expect(blocks).toHaveAttribute('aria-valuetext', '1 of 2 confirmations');
    expect(blocks.childElementCount).toBe(2);
    expect(
      screen.getByText('Usually 10 minutes on the real network. The sandbox is faster.'),
    ).toBeVisible();
    expect(screen.queryByText(/^Usually confirmed/)).not.toBeInTheDocument();
  });

  test('says how long the rest usually takes on a real network', async () => {
    await renderInSandbox(<TransactionScreen id="01890000-0000-7000-8000-000000000001" />, {
      prepare: async (sandbox) => {
        livedIn(sandbox);
        const data = await sandbox.client.config.get();
        const networks = { ...data.networks, BTC: { chain: 'main', chainId: null } } as const;
        sandbox.services.on(getConfig)(() => ({ data: { ...data, networks } }));
      },
    });
    expect(screen.getByText('Usually confirmed in 10 minutes.')).toBeVisible();
  });

  test('shows the value then as specified, the value now, and the fee with its value', async () => {
    await show(3);
    expect(screen.getByText('USD value').nextElementSibling).toHaveTextContent(
      '$1,500.00 at the time',
    );
    expect(screen.getByText('now')).toHaveTextContent(/^\$[\d,]+\.\d\d now$/);
    expect(screen.getByText('Fee').nextElementSibling).toHaveTextContent('0.00001 BTC ($1.00)');
  });

  test('hides the value and the total with the amount', async () => {
    await renderInSandbox(<TransactionScreen id="01890000-0000-7000-8000-000000000003" />, {
      prepare: (sandbox) => {
        livedIn(sandbox);
        sandbox.books.wallets.updateSettings(sandbox.walletId, { hideBalances: true });
      },
    });
    for (const label of ['USD value', 'Total with fee']) {
      const hidden = screen.getByText(label).nextElementSibling;
      expect(hidden).not.toHaveTextContent(/[0-9]/);
      expect(hidden?.firstElementChild).toHaveAccessibleName('Amount hidden');
    }
  });

  test('names its account without unfolding anything', async () => {
    await show(3);
    expect(screen.getByText('Account').nextElementSibling).toHaveTextContent('Bitcoin');
  });

  test('says in the title of its receipt that it is not confirmed yet', async () => {
    await show(2);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const title = within(screen.getByRole('article')).getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Receipt · Pending');
  });

  test('folds the block and the texts in full away', async () => {
    const { user } = await show(3);
    expect(screen.queryByText('Block')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More details' }));
    expect(screen.getByText('Block').nextElementSibling).toHaveTextContent('840000');
  });

  test('adds the fee to what was sent, and names the address that was paid', async () => {
    const { unmount } = await show(3);
    expect(screen.getByText('Total with fee').nextElementSibling).toHaveTextContent(
      '0.01501 BTC ($1,501.00)',
    );
    unmount();
    await show(1);
    expect(screen.queryByText('Total with fee')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy to address' })).toBeVisible();
  });

  test('shows the paid address and no hash where a contract paid', async () => {
    const { user } = await renderInSandbox(<TransactionScreen id={movingId} />, {
      prepare: paidByContract,
    });
    await user.click(screen.getByRole('button', { name: 'More details' }));
    expect(screen.getByText('Transaction hash').nextElementSibling).toHaveTextContent(
      'None: a contract paid this address.',
    );
    expect(screen.queryByRole('button', { name: 'Copy hash' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy to address' })).toBeVisible();
  });

  test('prints a receipt that is not on the screen', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await show(3);
    await user.click(screen.getByRole('button', { name: 'Print receipt' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.queryByRole('article')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const receipt = screen.getByRole('article', { name: 'Receipt' });
    expect(receipt).toHaveTextContent('3'.padStart(64, 'b'));
    expect(receipt).toHaveTextContent('Rent for November');
    // Zeros that the screen dims would stand in full ink.
    expect(receipt).toHaveTextContent(/−0\.015 BTC/);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('leads back to the list as it was left', async () => {
    const { rerender, visited, user, advance } = await renderInSandbox(
      <Both of={<TransactionsScreen search="type=SENT" />} />,
      { prepare: livedIn },
    );
    rerender(<Both of={<TransactionScreen id="01890000-0000-7000-8000-000000000003" />} />);
    await advance(0);
    await user.click(screen.getByRole('link', { name: 'Transactions' }));
    expect(visited).toEqual([{ to: 'transactions', search: 'type=SENT' }]);
  });
});

function Both({ of }: { readonly of: ReactElement }) {
  return <ScreenHost>{of}</ScreenHost>;
}
