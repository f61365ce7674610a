import { ApiError } from '@billfold/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useNotify } from '../context/use-notifications.ts';
import { renderInWallet } from '../test-support/render-in-wallet.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { DialogHeader } from '../ui/dialog/dialog-parts.tsx';

function Raise(props: { readonly error?: unknown }) {
  const notify = useNotify();
  const raise = () =>
    'error' in props ? notify.error(props.error) : notify.success('Transaction sent successfully');
  return <Button onClick={raise}>Raise</Button>;
}

const raise = () => screen.getByRole('button', { name: 'Raise' });

describe('notifications on the screen (R-NOTE-02, R-NOTE-05, R-NOTE-13)', () => {
  it('shows a success under its title and forgets it after 5.2 s', async () => {
    const { user, advance } = renderInWallet(<Raise />);
    await user.click(raise());
    const notification = await screen.findByRole('status');
    expect(within(notification).getByText('Success')).toBeVisible();
    expect(within(notification).getByText('Transaction sent successfully')).toBeVisible();
    await advance(5_200);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('tells messages in a place that was there before them, each once', async () => {
    const { container, user } = renderInWallet(<Raise />);
    await waitFor(() => expect(container.querySelector('[aria-live="polite"]')).not.toBeNull());
    const place = container.querySelector('[aria-live="polite"]');
    await user.click(raise());
    const notification = await screen.findByRole('status');
    expect(place).toContainElement(notification);
    expect(notification).toHaveAttribute('aria-live', 'off');
    expect(place).toHaveAccessibleName('Notifications');
  });

  it('shows text and id of an unknown error in the title on two lines too (R-NOTE-05)', async () => {
    const error = new ApiError({ title: 'Unknown error (ID: 8f2e-11)', messages: ['Try again.'] });
    const { user } = renderInWallet(<Raise error={error} />);
    await user.click(raise());
    const alert = within(screen.getByRole('alert'));
    for (const line of ['Unknown error', 'ID: 8f2e-11', 'Try again.'])
      expect(alert.getByText(line)).toBeVisible();
  });

  it('announces a failure as an alert, text and id of an unknown error on two lines (R-NOTE-05)', async () => {
    const error = new ApiError({ messages: ['Unknown error (ID: 8f2e-11)'] });
    const { user } = renderInWallet(<Raise error={error} />);
    await user.click(raise());
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Error')).toBeVisible();
    expect(alert.getByText('Unknown error')).toBeVisible();
    expect(alert.getByText('ID: 8f2e-11')).toBeVisible();
  });

  it('stops counting down under a pointer and with the focus', async () => {
    const { user, advance } = renderInWallet(<Raise />);
    await user.click(raise());
    await user.hover(screen.getByRole('status'));
    await advance(60_000);
    await user.unhover(screen.getByRole('status'));
    await advance(4_000);
    act(() => within(screen.getByRole('status')).getByRole('button').focus());
    await advance(60_000);
    act(() => raise().focus());
    await advance(1_200);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stops counting down while the tab is hidden', async () => {
    const { user, advance } = renderInWallet(<Raise />);
    await user.click(raise());
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await advance(60_000);
    expect(screen.getByRole('status')).toBeVisible();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await advance(5_200);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is removed by its button, and does not stop the next message (R-SHELL-18)', async () => {
    const { user, advance } = renderInWallet(<Raise />);
    await user.click(raise());
    await user.hover(screen.getByRole('status'));
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Close' }));
    await advance(200);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await user.click(raise());
    await advance(5_200);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is that of its own provider where a page has two (R-EMB-08)', async () => {
    const [first, second] = [renderInWallet(<Raise />), renderInWallet(<Raise />)];
    await first.user.click(within(first.container).getByRole('button', { name: 'Raise' }));
    expect(within(first.container).getByRole('status')).toBeVisible();
    expect(within(second.container).queryByRole('status')).not.toBeInTheDocument();
  });

  it('counts what is raised again', async () => {
    const { user } = renderInWallet(<Raise />);
    await user.click(raise());
    await user.click(raise());
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getByText('×2')).toBeVisible();
  });

  it('stands inside an open dialog, where it can be seen and pressed', async () => {
    const { user, advance } = renderInWallet(
      <Dialog defaultOpen>
        <DialogHeader title="Send" />
        <Raise />
      </Dialog>,
    );
    await user.click(raise());
    expect(within(screen.getByRole('dialog')).getByRole('status')).toBeVisible();
    await user.keyboard('{Escape}');
    await advance(80);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeVisible();
  });
});
