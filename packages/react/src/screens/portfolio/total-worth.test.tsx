import { holdingsOf, valueHoldings } from '@billfold/core/flows';
import { portfolioTexts } from '@billfold/core/i18n';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { livedIn } from '../../test-support/story-wallet.ts';
import { useBalanceHistory } from '../balance-chart/use-balance-history.ts';
import { useWalletData } from '../parts/use-wallet-data.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { ScreenScope } from '../screen/screen-scope.tsx';
import { TotalWorth } from './total-worth.tsx';

const texts = [portfolioTexts];

/** Total with a button in place of the crosshair, which needs a canvas. */
function PointedTotal(): ReactElement {
  const { accounts, statistics } = useWalletData(useWalletId());
  const history = useBalanceHistory({ value: statistics.data?.totalBalance ?? null });
  const holdings = valueHoldings(holdingsOf(accounts.data?.items ?? []), statistics.data);
  const point = (): void => history.showTime(history.points?.at(-2)?.t ?? null);
  return (
    <>
      <div data-testid="total">
        <TotalWorth holdings={holdings} statistics={statistics} history={history} hasChange />
      </div>
      <button type="button" onClick={point}>
        Point
      </button>
    </>
  );
}

describe('the total beside the chart', () => {
  it('is in one currency with what it moved, also at the time under the crosshair', async () => {
    const { user, advance } = await renderInSandbox(
      <ScreenScope texts={texts}>
        <PointedTotal />
      </ScreenScope>,
      {
        preset: 'funded',
        prepare: (sandbox) => {
          livedIn(sandbox);
          sandbox.books.wallets.updateSettings(sandbox.walletId, { currency: 'EUR' });
        },
      },
    );
    await advance(0);
    const total = screen.getByTestId('total');
    expect(total).toHaveTextContent(/€.*€.* · 1M Net deposits \+€/);
    expect(total).not.toHaveTextContent('$');
    await user.click(screen.getByRole('button', { name: 'Point' }));
    expect(total).toHaveTextContent(/\$.*\$.* · .* Net deposits \+\$/);
    expect(total).not.toHaveTextContent('€');
  });
});
