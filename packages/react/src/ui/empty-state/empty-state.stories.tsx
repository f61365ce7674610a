import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import * as icons from '../icon/icons.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'UI/Empty state',
  component: EmptyState,
  args: { title: 'No accounts yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    icon: icons.accounts,
    text: 'An account gives you addresses on one network, and holds what is sent there.',
    action: <Button variant="primary">Add account</Button>,
  },
};

export const TitleOnly: Story = {};
