import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { CopyButton, CopyIcon } from './copy-button.tsx';
import { CopyFallback } from './copy-fallback.tsx';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const meta = {
  title: 'UI/Copy',
  component: CopyButton,
  args: { text: address, label: 'Copy Deposit Address' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  render: (args) => (
    <div className={states}>
      <CopyButton {...args} />
      <CopyButton {...args} variant="primary" size="lg" wide />
      <CopyIcon text={address} />
    </div>
  ),
};

/** Where the browser refuses, the text is shown and selected. */
export const Refused: Story = {
  render: (args) => (
    <div className={states}>
      <CopyFallback text={args.text} label="Deposit address" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Deposit address')).toHaveFocus();
  },
};
