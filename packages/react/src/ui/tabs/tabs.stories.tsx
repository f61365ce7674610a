import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const tabs = ['General', 'Accounts', 'Security', 'Privacy'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: {
    label: 'Wallet settings',
    tabs,
    value: 'general',
    onValueChange: () => undefined,
    children: null,
  },
} satisfies Meta<typeof Tabs>;
export default meta;

function Live(): ReactElement {
  const [value, setValue] = useState('general');
  return (
    <Tabs label="Wallet settings" tabs={tabs} value={value} onValueChange={setValue}>
      <p>What is to be set of {value}.</p>
    </Tabs>
  );
}

export const Chosen: StoryObj<typeof meta> = {
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Security' })).toBeVisible();
  },
};
