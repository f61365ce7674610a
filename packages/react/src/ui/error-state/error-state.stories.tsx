import { ApiError, NetworkError } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'UI/Error state',
  component: ErrorState,
  args: { error: new NetworkError('network') },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One quiet line: the page says once that the device is offline. */
export const Offline: Story = { args: { error: new NetworkError('offline') } };

export const NoAnswer: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** With the request id that support asks for. */
export const RefusedByTheService: Story = {
  args: {
    error: new ApiError({ messages: ['Try again later.'], requestId: 'req_8f2e11' }),
    title: "We couldn't load your accounts",
    onRetry: fn(),
  },
};

export const NothingToRetry: Story = { args: { title: 'This transaction does not exist' } };
