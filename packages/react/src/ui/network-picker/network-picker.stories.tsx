import { type Network, networkCodes } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { NetworkPicker } from './network-picker.tsx';

const meta = { title: 'UI/Network picker', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example({ chosen = null }: { readonly chosen?: Network | null }): ReactElement {
  const [network, setNetwork] = useState<Network | null>(chosen);
  return (
    <NetworkPicker
      label="Network"
      networks={networkCodes}
      network={network}
      onSelect={setNetwork}
    />
  );
}

export const Chosen: Story = { args: { chosen: 'ETH' } };

export const ByTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const picker = canvas.getByRole('combobox', { name: 'Network' });
    picker.focus();
    await userEvent.keyboard('{Enter}');
    await seen(canvas.getByRole('option', { name: 'Solana' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(networkCodes.length);
    await userEvent.click(canvas.getByRole('option', { name: 'Solana' }));
    await expect(picker).toHaveTextContent('Solana');
  },
};
