import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { Switch, type SwitchProps } from './switch.tsx';

const meta = {
  title: 'UI/Switch',
  component: Switch,
  args: { label: 'Support access', checked: false, onCheckedChange: () => undefined },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: SwitchProps): ReactElement {
  const [checked, setChecked] = useState(props.checked);
  return <Switch {...props} checked={checked} onCheckedChange={setChecked} />;
}

export const Turned: Story = {
  args: { hint: 'Support sees balances and addresses; no keys and no seed phrase.' },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Support access' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <div className={states}>
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" checked />
      <Switch {...args} label="Off, not to be changed" disabled />
      <Switch {...args} label="On, not to be changed" checked disabled />
    </div>
  ),
};
