import { toDecimal } from '@billfold/core';
import { listAccounts, updateAccount } from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { AccountScreen } from './account-screen.tsx';

describe('the account screen', () => {
  const draw = async (historyFrom: Date | null) => {
    const drawn = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      prepare: ({ services, books }) =>
        services.on(listAccounts)(() => {
          const items = books.accounts().map((account) => ({ ...account, historyFrom }));
          return { items, total: items.length, page: 1, pageSize: 100 };
        }),
    });
    await drawn.advance(0);
    await screen.findByRole('heading', { name: 'Details' });
  };

  it('says since when the history of an imported account is complete', async () => {
    await draw(new Date('2026-11-20T10:00:00Z'));
    expect(screen.getByText('History from')).toBeVisible();
  });

  it('says nothing of it where nothing is missing', async () => {
    await draw(null);
    expect(screen.queryByText('History from')).not.toBeInTheDocument();
  });

  it('tells the host of an address that was made, and of one that was copied', async () => {
    const { user, advance, events } = await renderInSandbox(
      <AccountScreen accountId={bitcoinId} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Generate New Address' }));
    await advance(0);
    expect(events).toContainEqual({ type: 'address-generated', network: 'BTC' });
    const table = within(screen.getByRole('table', { name: 'Deposit addresses' }));
    const [copy] = table.getAllByRole('button', { name: 'Copy to clipboard' });
    if (copy) await user.click(copy);
    await waitFor(() => expect(events).toContainEqual({ type: 'address-copied', network: 'BTC' }));
  });

  it('renames the account where its name stands', async () => {
    const asked: unknown[] = [];
    const { user, advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      prepare: ({ services, books }) => {
        let [shown] = books.accounts();
        services.on(listAccounts)(() => {
          const items = shown ? [shown] : [];
          return { items, total: items.length, page: 1, pageSize: 100 };
        });
        services.on(updateAccount)(({ body }) => {
          asked.push(body);
          if (!shown) throw new Error('there is no account');
          shown = { ...shown, name: body.name ?? '' };
          return shown;
        });
      },
    });
    await advance(0);
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const name = await screen.findByLabelText('Account name');
    await user.clear(name);
    await user.type(name, 'Holidays{Enter}');
    await advance(0);
    expect(asked).toEqual([{ name: 'Holidays' }]);
    expect(await screen.findByRole('heading', { name: 'Holidays', level: 1 })).toBeVisible();
  });

  it.each([
    ['SOL', 1],
    ['BTC', 0],
  ] as const)('has a Beta badge or none on %s (R-NAV-12)', async (network, badges) => {
    const { advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      accounts: [{ network, balance: toDecimal('1') }],
    });
    await advance(0);
    await screen.findByRole('heading', { name: 'Details' });
    expect(screen.queryAllByText('Beta')).toHaveLength(badges);
  });
});

/** Id of the in-memory product's first account. */
const bitcoinId = '00000000-0000-7000-8000-200000000000';
