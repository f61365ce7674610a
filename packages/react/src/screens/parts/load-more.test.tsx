import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { LoadMore } from './load-more.tsx';

it('LoadMore says how many items are shown, and asks for more of them', async () => {
  const onMore = vi.fn();
  renderInWallet(<LoadMore count={25} total={60} isLoading={false} onMore={onMore} />);
  expect(screen.getByRole('status')).toHaveTextContent('1–25 of 60');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onMore).toHaveBeenCalledOnce();
});

it('LoadMore is nothing where all items are shown', () => {
  renderInWallet(<LoadMore count={60} total={60} isLoading={false} onMore={vi.fn()} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
