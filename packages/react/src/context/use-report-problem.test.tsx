import { NetworkError } from '@billfold/core';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInWallet } from '../test-support/render-in-wallet.tsx';
import { Button } from '../ui/button/button.tsx';
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
