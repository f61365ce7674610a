import type { Notification } from '@billfold/core/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ToastStack } from './toast-stack.tsx';

const item = (id: string, own: Partial<Notification>): Notification => ({
  id,
  status: 'success',
  title: 'Success',
  message: 'Successfully copied',
  isActive: true,
  count: 1,
  ...own,
});

const meta = {
  title: 'UI/Toast stack',
  component: ToastStack,
  args: {
    onDismiss: fn(),
    items: [
      item('1', { count: 3 }),
      item('2', { status: 'error', title: 'Error', message: 'Unknown error (ID: 8f2e-11)' }),
      item('3', { status: 'info', title: 'Still waiting', message: 'The network is slow.' }),
      item('4', { status: 'loading', title: 'Exporting', message: 'This takes a moment.' }),
    ],
  },
} satisfies Meta<typeof ToastStack>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ID: 8f2e-11');
    const [first] = canvas.getAllByRole('button', { name: 'Close' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};
