import { listWallets } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { BusinessPicker } from './business-picker.tsx';
import { WalletPicker } from './wallet-picker.tsx';

describe('WalletPicker (R-NAV-07, R-NAV-09)', () => {
  const draw = async (props: Parameters<typeof WalletPicker>[0] = {}) => {
    const drawn = await renderInSandbox(<WalletPicker {...props} />, {
      prepare: ({ services, books, walletId }) =>
        services.on(listWallets)(() => {
          const [first] = books.wallets.all();
          if (!first) throw new Error('There is a wallet.');
          const other = { ...first, id: '00000000-0000-7000-8000-00000000000b', name: 'Rent' };
          const unfinished = { ...other, id: '00000000-0000-7000-8000-00000000000c' };
          const items = [
            { ...first, id: walletId, name: 'Savings', isActivated: true },
            other,
            { ...unfinished, name: 'Half made', isActivated: false },
          ];
          return { items, total: 3, page: 1, pageSize: 100 };
        }),
    });
    await drawn.advance(0);
    return drawn;
  };

  it('names the selected wallet, and lists those that are activated', async () => {
    const { user } = await draw();
    await user.click(screen.getByRole('button', { name: 'Wallet: Savings' }));
    const items = screen.getAllByRole('menuitemradio');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveAccessibleName('Savings');
    expect(items[1]).toHaveAccessibleName('Rent');
    expect(screen.getByRole('menuitemradio', { name: 'Savings' })).toBeChecked();
  });

  it('tells which one was chosen by the keyboard, closes, and gives the focus back', async () => {
    const onSelect = vi.fn();
    const { user } = await draw({ onSelect });
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Rent' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('leads to a new wallet, at the place of the host unless it says another', async () => {
    const first = await draw();
    await first.user.click(screen.getByRole('button', { name: /^Wallet/ }));
    await first.user.click(screen.getByRole('menuitem', { name: 'Create Wallet' }));
    expect(first.visited).toEqual([{ to: 'new-wallet' }]);
    first.unmount();
    const onCreate = vi.fn();
    const second = await draw({ onCreate });
    await second.user.click(screen.getByRole('button', { name: /^Wallet/ }));
    await second.user.click(screen.getByRole('menuitem', { name: 'Create Wallet' }));
    expect(onCreate).toHaveBeenCalledOnce();
    expect(second.visited).toEqual([]);
  });
});

describe('BusinessPicker', () => {
  const businesses = [
    { id: 7, name: 'Corner shop' },
    { id: 8, name: 'Market stall' },
  ];

  it('hands over the business that was chosen', async () => {
    const onSelect = vi.fn();
    const { user } = renderInWallet(
      <BusinessPicker businesses={businesses} businessId="7" onSelect={onSelect} />,
    );
    await user.click(screen.getByRole('button', { name: 'Business: Corner shop' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Market stall' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(businesses[1]);
  });

  it('offers a new business only where one can be made', async () => {
    const onCreate = vi.fn();
    const picker = (create?: () => void) => (
      <BusinessPicker
        businesses={businesses}
        businessId={null}
        onSelect={vi.fn()}
        onCreate={create}
      />
    );
    const { user, rerender } = renderInWallet(picker());
    await user.click(screen.getByRole('button', { name: 'Business' }));
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    rerender(picker(onCreate));
    await user.click(screen.getByRole('menuitem', { name: 'Create Business' }));
    expect(onCreate).toHaveBeenCalledOnce();
  });

  it('says that they load, that there are none, and that they failed', async () => {
    const onRetry = vi.fn();
    const picker = (state: Partial<Parameters<typeof BusinessPicker>[0]>) => (
      <BusinessPicker businesses={null} businessId={null} onSelect={vi.fn()} {...state} />
    );
    const { user, rerender } = renderInWallet(picker({}));
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('Loading')).toBeVisible();
    rerender(picker({ businesses: [] }));
    expect(screen.getByText('None yet')).toBeVisible();
    rerender(picker({ failed: true, onRetry }));
    await user.click(screen.getByRole('menuitem', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
