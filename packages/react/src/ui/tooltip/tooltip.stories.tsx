import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { text: 'Hide amounts', children: <Button>Hide amounts</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnKeyboardFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByText('Hide amounts')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByText('Hide amounts')).toHaveLength(1);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(canvas.getAllByText('Hide amounts')).toHaveLength(2);
  },
};
