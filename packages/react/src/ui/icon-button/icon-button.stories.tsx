import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { row } from '../../test-support/story-stage.css.ts';
import * as icons from '../icon/icons.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'UI/Icon button',
  component: IconButton,
  args: { icon: icons.copy, label: 'Copy to clipboard', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <div className={row}>
      <IconButton {...args} />
      <IconButton {...args} size="sm" label="Copy, small" />
      <IconButton {...args} icon={icons.eye} label="Hide amounts" aria-pressed={true} />
      <IconButton {...args} disabled label="Copy, disabled" />
      <IconButton {...args} aria-disabled={true} label="Copy, busy" />
    </div>
  ),
};

/** The label shows where there is no text. */
export const OnKeyboardFocus: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Copy to clipboard')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
