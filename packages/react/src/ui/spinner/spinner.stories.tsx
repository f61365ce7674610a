import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { row } from '../../test-support/story-stage.css.ts';
import { Spinner } from './spinner.tsx';

const meta = { title: 'UI/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <div className={row}>
      <Spinner size={16} />
      <Spinner />
      <Spinner size={32} />
    </div>
  ),
};

/** Text for screen readers. */
export const SaysWhatItWaitsFor: Story = {
  args: { label: 'Signing the transaction' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing the transaction');
  },
};
