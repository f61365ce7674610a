import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { useAccounts } from '../../query/use-accounts.ts';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { AccountPicker } from './account-picker.tsx';

const meta = {
  title: 'UI/Account picker',
  component: Example,
  parameters: stage({ preset: 'tokens' }),
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example({ locked = false }: { readonly locked?: boolean }): ReactElement {
  const { data = [] } = useAccounts();
  const [id, setId] = useState<string | null>(null);
  const [first] = data;
  return (
    <AccountPicker
      label="Account"
      placeholder="Choose an account"
      accounts={data}
      account={locked ? (first ?? null) : (data.find((account) => account.id === id) ?? null)}
      onSelect={setId}
      locked={locked}
    />
  );
}

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    const picker = await canvas.findByRole('combobox', { name: 'Account' });
    await userEvent.click(picker);
    await seen(await canvas.findByRole('option', { name: /^Ethereum/ }));
    await userEvent.keyboard('ther{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Account' })).toHaveTextContent(/^Ethereum/);
  },
};

export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Account' })).toHaveAttribute(
      'readonly',
    );
  },
};
