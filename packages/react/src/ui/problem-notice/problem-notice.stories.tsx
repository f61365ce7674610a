import { ApiError, NetworkError } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProblemNotice } from './problem-notice.tsx';

const meta = {
  title: 'UI/Problem notice',
  component: ProblemNotice,
  args: { problem: new NetworkError('network') },
} satisfies Meta<typeof ProblemNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    problem: new ApiError({ messages: ['Try again later.'], requestId: 'req_8f2e11' }),
    title: "We couldn't send your transaction",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/req_8f2e11/)).toBeVisible();
  },
};

/** Nothing is lost: the step goes on without what failed. */
export const Warning: Story = {
  args: { tone: 'warning', problem: new ApiError({ messages: ['Prices are not available.'] }) },
};
