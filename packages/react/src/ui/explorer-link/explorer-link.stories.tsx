import { getNetwork } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExplorerLink } from './explorer-link.tsx';

const meta = {
  title: 'UI/Explorer link',
  component: ExplorerLink,
  args: {
    explorer: getNetwork('BTC').explorer,
    page: { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
  },
} satisfies Meta<typeof ExplorerLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View in explorer' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const OfATransaction: Story = { args: { page: { hash: 'a'.repeat(64) } } };

/** A network without an explorer draws nothing. */
export const WithoutAnExplorer: Story = {
  args: { explorer: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
