import { ApiError, NetworkError } from '@billfold/core';
import { screen } from '@testing-library/react';
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

it('says that the device was offline, in place of an answer that never came', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInWallet(
    <ErrorState error={new NetworkError('network')} title="We couldn't load your account" />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    "We couldn't load your accountYou're offline.",
  );
});
