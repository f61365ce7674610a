import { type LiveSource, toDecimal } from '@billfold/core';
import type { LiveUpdate } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScreenHost } from '../../screens/screen/screen-host.tsx';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

it('waits for a payment, and says what comes in while the address is shown (3.7)', async () => {
  const { user, advance, sandbox, unmount } = await renderInSandbox(<ReceiveDialog defaultOpen />, {
    balances: ['0.5'],
  });
  const address = sandbox.books.addresses(sandbox.books.accounts()[0]?.id ?? '')[0] ?? '';
  sandbox.books.receive(address, toDecimal('0.25'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await advance(10_000);
  expect(screen.queryByText(/incoming$/)).not.toBeInTheDocument();
  sandbox.books.receive(address, toDecimal('0.0125'));
  await advance(10_000);
  expect(screen.getByText('0.0125 BTC incoming')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await advance(0);
  expect(screen.queryByText(/incoming$/)).not.toBeInTheDocument();
  unmount();
  expect(sandbox.time.pending()).toBe(0);
});

it('looks at once when the host is told of a change', async () => {
  const listeners = new Set<(update: LiveUpdate) => void>();
  const live: LiveSource = {
    get: () => ({ isConnected: true }),
    subscribe: () => () => undefined,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { user, advance, sandbox } = await renderInSandbox(
    <ScreenHost live={live}>
      <ReceiveDialog defaultOpen />
    </ScreenHost>,
    { balances: ['0.5'] },
  );
  const address = sandbox.books.addresses(sandbox.books.accounts()[0]?.id ?? '')[0] ?? '';
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await advance(0);
  sandbox.books.receive(address, toDecimal('0.0125'));
  for (const listener of listeners) listener({ type: 'books' });
  await advance(0);
  expect(screen.getByText('0.0125 BTC incoming')).toBeVisible();
});
