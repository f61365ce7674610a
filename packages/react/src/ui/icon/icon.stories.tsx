import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { row, states } from '../../test-support/story-stage.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.tsx';

const meta = {
  title: 'UI/Icon and icon button',
  component: Icon,
  args: { shape: icons.send },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = fn();

export const Icons: Story = {
  render: () => (
    <div className={row}>
      {Object.entries(icons).map(([name, shape]) => (
        <Icon key={name} shape={shape} />
      ))}
    </div>
  ),
};

export const Buttons: Story = {
  render: () => (
    <div className={states}>
      <div className={row}>
        <IconButton icon={icons.refresh} label="Refresh" onClick={press} />
        <IconButton icon={icons.close} label="Close" size="sm" />
        <IconButton icon={icons.trash} label="Delete" disabled />
      </div>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Refresh')).toBeInTheDocument();
  },
};
