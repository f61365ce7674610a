import { formatMoney, toDecimal } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StackedChart } from './stacked-chart.tsx';

const dayMs = 86_400_000;
const sums = (day: number): Readonly<Record<string, number>> => ({
  BTC: day % 5 === 3 ? 0 : 40 + 12 * (day % 7),
  USDT: 25 + 9 * (day % 4),
  ETH: day % 3 === 0 ? 30 : 0,
});
/** A month in three assets. */
const points = Array.from({ length: 30 }, (_, day) => {
  const parts = Object.entries(sums(day));
  return {
    t: new Date(Date.UTC(2026, 9, 21) + day * dayMs),
    total: toDecimal(String(parts.reduce((sum, [, value]) => sum + value, 0))),
    parts: Object.fromEntries(parts.map(([id, value]) => [id, toDecimal(String(value))])),
  };
});

const meta = {
  title: 'UI/StackedChart',
  component: StackedChart,
  args: {
    label: 'Confirmed per day',
    points,
    formatValue: formatMoney,
    formatTime: (time) => time.toISOString().slice(0, 10),
  },
} satisfies Meta<typeof StackedChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('slider', { name: 'Confirmed per day' });
    plot.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(plot).toHaveAttribute(
        'aria-valuetext',
        '$95.00, 2026-10-21, BTC $40.00, USDT $25.00, ETH $30.00',
      ),
    );
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(plot).toHaveAttribute('aria-valuenow', '1'));
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};

export const ManyParts: Story = {
  args: {
    points: points.slice(0, 7).map((point) => ({
      ...point,
      parts: Object.fromEntries(
        ['BTC', 'USDT', 'ETH', 'LTC', 'SOL', 'TON'].map((id, at) => [
          id,
          toDecimal(`${30 - at * 4}`),
        ]),
      ),
      total: toDecimal('120'),
    })),
  },
};

export const Empty: Story = { args: { points: [] } };
