import { ApiError, formatMoney, toDecimal } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Chart } from './chart.tsx';

const hourMs = 3_600_000;
/** A week that rises and falls. */
const points = Array.from({ length: 169 }, (_, index) => ({
  t: new Date(Date.UTC(2026, 10, 13) + index * hourMs),
  value: toDecimal((12_000 + 900 * Math.sin(index / 17) + index * 5).toFixed(2)),
}));

const meta = {
  title: 'UI/Chart',
  component: Chart,
  args: {
    label: 'Balance over the last week',
    points,
    formatValue: formatMoney,
    formatTime: (time) => time.toISOString().slice(0, 16).replace('T', ' '),
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('slider', { name: 'Balance over the last week' });
    await waitFor(() => expect(plot.querySelector('canvas')).toBeVisible());
    plot.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(plot).toHaveAttribute('aria-valuetext', '$12,000.00, 2026-11-13 00:00'),
    );
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(plot).toHaveAttribute('aria-valuenow', '1'));
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(170);
  },
};

export const Flat: Story = {
  args: { points: points.slice(0, 2).map(({ t }) => ({ t, value: toDecimal('5') })) },
};

export const Loading: Story = { args: { points: null } };

export const Empty: Story = { args: { points: [] } };

export const Failed: Story = {
  args: {
    points: null,
    error: new ApiError({ messages: ['Unknown error (ID: 8f2e-11)'] }),
    onRetry: fn(),
  },
};
