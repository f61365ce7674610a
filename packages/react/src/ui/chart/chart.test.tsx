import { toDecimal } from '@billfold/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Chart } from './chart.tsx';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const points = [
  { t: at('08:00'), value: toDecimal('1') },
  {
    t: at('16:00'),
    value: toDecimal('3'),
    mark: { tone: 'in', text: 'Received 2', at: at('09:30') },
  },
] as const;

describe('Chart', () => {
  it('names the time of a value beside it, and that of an event beside the event', () => {
    renderInWallet(
      <Chart
        label="Balance"
        isTable
        points={points}
        formatValue={(value) => `$${value}`}
        formatTime={(time) => time.toISOString().slice(11, 16)}
      />,
    );
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '16:00Received 2 · 09:30$3',
      '08:00$1',
    ]);
  });
});
