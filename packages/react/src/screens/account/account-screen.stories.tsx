import { getDepositAddress, listAccounts, listAddresses } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { always, livedIn, refusal } from '../../test-support/story-wallet.ts';
import { AccountScreen } from './account-screen.tsx';

/** Account ids of the in-memory product, in order. */
const bitcoinId = '00000000-0000-7000-8000-200000000000';

const meta = {
  title: 'Screens/Account',
  component: AccountScreen,
  args: { accountId: bitcoinId },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: stage({ prepare: livedIn }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('img', { name: 'QR code of the deposit address' }));
  },
};

export const Unfolded: Story = {
  parameters: stage({ prepare: livedIn }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^All deposit addresses/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    await seen(await canvas.findByText(/^wpkh/));
  },
};

export const WithTokens: Story = {
  parameters: stage({ preset: 'tokens', prepare: livedIn }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { name: 'Tokens' }));
  },
};

export const Searching: Story = {
  parameters: stage({
    prepare: ({ services, books }) =>
      services.on(listAccounts)(() => {
        const items = books.accounts().map((account) => ({ ...account, isSearching: true }));
        return { items, total: items.length, page: 1, pageSize: 100 };
      }),
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Looking for earlier payments…'));
  },
};

export const Renaming: Story = {
  parameters: stage({ prepare: livedIn }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename' }));
    await seen(await canvas.findByLabelText('Account name'));
  },
};

export const AddressFailed: Story = {
  parameters: stage({
    prepare: ({ services }) => services.fail(getDepositAddress, refusal, always),
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("We couldn't load the deposit address"));
  },
};

export const AddressesFailed: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(listAddresses, refusal, always) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^All deposit addresses/ }));
    await seen(await canvas.findByText("We couldn't load the deposit addresses"));
  },
};

export const NotFound: Story = {
  args: { accountId: '01890000-0000-7000-8000-000000000000' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Account not found'));
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
