import { getWalletSettings } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { always, refusal } from '../../test-support/story-wallet.ts';
import { WalletSettingsScreen } from './wallet-settings-screen.tsx';

const meta = {
  title: 'Screens/Wallet settings',
  component: WalletSettingsScreen,
  parameters: stage({ preset: 'funded' }),
} satisfies Meta<typeof WalletSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('combobox', { name: 'Currency' }));
  },
};

export const DefaultAccounts: Story = {
  parameters: stage({
    preset: 'many-accounts',
    prepare: ({ books, walletId }) => {
      books.wallets.updateSettings(walletId, {
        defaultAccounts: { BTC: books.accounts()[1]?.id ?? '' },
      });
    },
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('combobox', { name: 'Ethereum' }));
    await expect(canvas.getByRole('combobox', { name: 'Bitcoin' })).toHaveTextContent('Bitcoin 2');
  },
};

export const Accounts: Story = {
  args: { tab: 'accounts' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: 'Actions for Bitcoin' }));
  },
};

export const Security: Story = {
  args: { tab: 'security' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: 'Show seed phrase' }));
  },
};

export const Privacy: Story = {
  args: { tab: 'privacy' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('switch', { name: 'Hide amounts' }));
  },
};

export const AskingForTheKey: Story = {
  args: { tab: 'security' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show seed phrase' }));
    await seen(await canvas.findByLabelText('Current cloud encryption password'));
  },
};

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }) => services.on(getWalletSettings)(() => new Promise(() => undefined)),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Wallet settings' }),
    ).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: stage({
    prepare: ({ services }) => services.fail(getWalletSettings, refusal, always),
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("We couldn't load this wallet's settings"));
  },
};
