import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { Button } from '../../ui/button/button.tsx';
import { preloadSwapUnavailableDialog, SwapUnavailableDialog } from './swap-unavailable-dialog.tsx';

it('says that swapping is not available, and closes by its button (R-NAV-13)', async () => {
  await preloadSwapUnavailableDialog();
  const { user, advance, events } = await renderInSandbox(
    <SwapUnavailableDialog trigger={<Button>Swap</Button>} />,
  );
  await user.click(screen.getByRole('button', { name: 'Swap' }));
  await advance(0);
  expect(screen.getByRole('dialog', { name: 'Swap Not Available' })).toBeVisible();
  expect(
    screen.getByText(
      'Swapping is not currently supported in your jurisdiction. We expect to expand support in the near future.',
    ),
  ).toBeVisible();
  const steps = screen.getByRole('list', { name: 'What you can do today' });
  expect(steps).toHaveTextContent('Send your coins to an exchange');
  expect(within(steps).queryByRole('button')).not.toBeInTheDocument();
  const close = screen.getAllByRole('button', { name: 'Close' }).at(-1);
  expect(close).toHaveFocus();
  await user.keyboard('{Enter}');
  await advance(80);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(events.at(-1)).toMatchObject({ dialog: 'swap', reason: 'close-button' });
});

it.each(['Send', 'Receive'])('leads to %s, and closes before', async (name) => {
  await preloadSwapUnavailableDialog();
  const open = vi.fn();
  const { user, advance, events } = await renderInSandbox(
    <SwapUnavailableDialog defaultOpen {...{ [`on${name}`]: open }} />,
  );
  await advance(0);
  await user.click(screen.getByRole('button', { name }));
  expect(open).toHaveBeenCalledOnce();
  await advance(80);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(events.at(-1)).toMatchObject({ dialog: 'swap', reason: 'completed' });
});
