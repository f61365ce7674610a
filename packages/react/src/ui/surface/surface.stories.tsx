import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Surface } from './surface.tsx';

const meta = {
  title: 'UI/Surface',
  component: Surface,
  args: { children: 'In our face, size and colour of text.' },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const AsAnotherElement: Story = {
  args: { as: 'aside', 'aria-label': 'Beside' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Beside' })).toBeVisible();
  },
};
