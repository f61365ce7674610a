import { toDecimal } from '@billfold/core';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { StackedChart } from './stacked-chart.tsx';

const day = (date: string, parts: Readonly<Record<string, string>>, total: string) => ({
  t: new Date(`${date}T12:00:00Z`),
  total: toDecimal(total),
  parts: Object.fromEntries(Object.entries(parts).map(([id, text]) => [id, toDecimal(text)])),
});
const points = [
  day('2026-11-19', { BTC: '20.5' }, '20.5'),
  day('2026-11-20', { BTC: '10', USDT: '90' }, '100'),
];

function open(): HTMLElement {
  renderInWallet(
    <StackedChart
      label="Confirmed per day"
      points={points}
      formatValue={(value) => `$${value}`}
      formatTime={(time) => time.toISOString().slice(0, 10)}
    />,
  );
  return screen.getByRole('slider', { name: 'Confirmed per day' });
}

describe('StackedChart', () => {
  it('adds up its parts in the legend, the largest first', () => {
    open();
    const items = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['USDT$90', 'BTC$30.5']);
  });

  it('says the newest column, and by keys each other one with its parts', async () => {
    const plot = open();
    expect(plot).toHaveAttribute('aria-valuetext', '$100, 2026-11-20, USDT $90, BTC $10');
    fireEvent.keyDown(plot, { key: 'ArrowLeft' });
    expect(plot).toHaveAttribute('aria-valuetext', '$20.5, 2026-11-19, BTC $20.5');
    const items = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['USDT$0', 'BTC$20.5']);
    fireEvent.blur(plot);
    expect(plot).toHaveAttribute('aria-valuenow', '1');
  });

  it('says the same as a table, newest first', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    const [head, ...rows] = screen.getAllByRole('row');
    expect(head).toHaveTextContent('DateUSDTBTCTotal');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '2026-11-20$90$10$100',
      '2026-11-19–$20.5$20.5',
    ]);
  });

  it('leaves the button of the table to the page that says which is shown', () => {
    renderInWallet(
      <StackedChart
        label="Confirmed per day"
        isTable
        points={points}
        formatValue={(value) => value}
        formatTime={(time) => time.toISOString()}
      />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('table', { name: 'Confirmed per day' })).toBeVisible();
  });

  it('names times between both ends where it has columns for them', () => {
    const days = Array.from({ length: 7 }, (_, at) => `2026-11-1${at}`);
    renderInWallet(
      <StackedChart
        label="Confirmed per day"
        points={days.map((date) => day(date, { BTC: '1' }, '1'))}
        formatValue={(value) => value}
        formatTime={(time) => time.toISOString().slice(0, 10)}
      />,
    );
    expect(screen.getAllByText(/^2026-11-1/).map(({ textContent }) => textContent)).toEqual([
      '2026-11-10',
      '2026-11-12',
      '2026-11-14',
      '2026-11-16',
    ]);
  });

  it('says that there is nothing to show', () => {
    renderInWallet(
      <StackedChart
        label="Confirmed per day"
        points={[day('2026-11-19', {}, '0')]}
        formatValue={(value) => value}
        formatTime={(time) => time.toISOString()}
      />,
    );
    expect(screen.getByText('Nothing to show for this time yet')).toBeVisible();
  });
});
