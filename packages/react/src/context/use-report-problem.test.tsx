import { NetworkError } from '@billfold/core';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInWallet } from '../test-support/render-in-wallet.tsx';
import { Button } from '../ui/button/button.tsx';
import { ReachContext } from './reach-context.ts';
import { useReportProblem } from './use-report-problem.ts';

function Report() {
  const report = useReportProblem();
  return <Button onClick={() => report(new NetworkError('network'))}>Report</Button>;
}

afterEach(() => vi.restoreAllMocks());

it('notifies of a call that got no answer, unless the device has no connection (R-NOTE-03)', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onError = vi.fn();
  const { user } = renderInWallet(<Report />, { onError });
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  onLine.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Unhandled error');
});

it('leaves it to a host to say that the server is out of reach (R-NOTE-03)', async () => {
  let isAway = true;
  const onError = vi.fn();
  const { user } = renderInWallet(
    <ReachContext value={() => isAway}>
      <Report />
    </ReachContext>,
    { onError },
  );
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Unhandled error');
});
