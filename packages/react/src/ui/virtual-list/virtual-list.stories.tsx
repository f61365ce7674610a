import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useCallback } from 'react';
import { expect, waitFor } from 'storybook/test';
import { VirtualList } from './virtual-list.tsx';

const meta = {
  title: 'UI/Virtual list',
  component: Example,
  args: { count: 100_000 },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example({ count }: { readonly count: number }): ReactElement {
  const renderRow = useCallback((index: number) => `Transaction ${index + 1}`, []);
  return (
    <VirtualList
      label="Transactions"
      count={count}
      rowHeight={44}
      height="440px"
      renderRow={renderRow}
    />
  );
}

export const Long: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    list.scrollTop = 44 * 50_000;
    await waitFor(() => expect(canvas.getByText('Transaction 50001')).toBeVisible());
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};

export const Short: Story = { args: { count: 3 } };
