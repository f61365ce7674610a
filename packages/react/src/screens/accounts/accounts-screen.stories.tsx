import { listAccounts } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { always, refusal } from '../../test-support/story-wallet.ts';
import { AccountsScreen } from './accounts-screen.tsx';

const meta = {
  title: 'Screens/Accounts',
  component: AccountsScreen,
} satisfies Meta<typeof AccountsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: stage({ preset: 'tokens' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Ethereum' }));
    await seen(await canvas.findByRole('menuitem', { name: 'Rename' }));
  },
};

export const Many: Story = {
  parameters: stage({ preset: 'many-accounts' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search'), 'no such account');
    await seen(await canvas.findByText('No accounts match'));
  },
};

export const Empty: Story = {
  parameters: stage({ accounts: [] }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('No accounts yet'));
  },
};

/** Screen on a foreign page that did not turn on `features.createAccount`. */
export const Embedded: Story = {
  args: { embedded: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add account' })).toBeDisabled();
  },
};

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }) => services.on(listAccounts)(() => new Promise(() => undefined)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(listAccounts, refusal, always) }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("We couldn't load your accounts"));
  },
};
