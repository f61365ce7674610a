import { ApiError, NetworkError } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Primitives/Empty and error state',
  component: EmptyState,
  args: { title: 'No accounts yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();

export const Empty: Story = {
  args: {
    icon: 'accounts',
    text: 'An account gives you addresses on one network, and holds what is sent there.',
    action: <Button variant="primary">Add account</Button>,
  },
};

export const Failed: Story = {
  render: () => (
    <div className={states}>
      <ErrorState error={new NetworkError('offline')} onRetry={retry} />
      <ErrorState
        error={new ApiError({ messages: ['Try again later.'], requestId: 'req_8f2e11' })}
        title="Your accounts could not be loaded"
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
