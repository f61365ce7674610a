import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { Button } from '../../ui/button/button.tsx';
import { preloadSwapUnavailableDialog, SwapUnavailableDialog } from './swap-unavailable-dialog.tsx';

it('says that swapping is not available, and closes by its one button (R-NAV-13)', async () => {
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
  expect(screen.getByText(/^To change coins today, send them to an exchange/)).toBeVisible();
  const close = screen.getAllByRole('button', { name: 'Close' }).at(-1);
  expect(close).toHaveFocus();
  await user.keyboard('{Enter}');
  await advance(80);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(events.at(-1)).toMatchObject({ dialog: 'swap', reason: 'close-button' });
});
