import { ApiError, NetworkError } from '@billfold/core';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { ErrorState } from './error-state.tsx';

it('says what failed, offers to try again, and names the request', async () => {
  const onRetry = vi.fn();
  const error = new ApiError({ messages: ['Unhandled error'], requestId: '018f-22' });
  const { user } = renderInWallet(<ErrorState error={error} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Unhandled error');
  expect(screen.getByText('Request 018f-22')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('names the request once', () => {
  const error = new ApiError({ messages: ['Unknown error (ID: 018f-22)'], requestId: '018f-22' });
  renderInWallet(<ErrorState error={error} />);
  expect(screen.getAllByText(/018f-22/)).toHaveLength(1);
});

it('is one quiet line while the device is offline, and retries when it is back', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = vi.fn();
  renderInWallet(
    <ErrorState error={new NetworkError('network')} title="Not loaded" onRetry={onRetry} />,
  );
  expect(screen.getByText("Available when you're back online.")).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not retry by itself what the server refused', () => {
  const onRetry = vi.fn();
  renderInWallet(<ErrorState error={new ApiError({ messages: ['No.'] })} onRetry={onRetry} />);
  fireEvent(window, new Event('online'));
  expect(onRetry).not.toHaveBeenCalled();
});
