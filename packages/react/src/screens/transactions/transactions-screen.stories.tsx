import { listTransactions } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { always, livedIn, refusal } from '../../test-support/story-wallet.ts';
import { TransactionsScreen } from './transactions-screen.tsx';

const meta = {
  title: 'Screens/Transactions',
  component: TransactionsScreen,
} satisfies Meta<typeof TransactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: stage({ preset: 'funded', prepare: livedIn }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hidden (1)' }));
    await seen(await canvas.findByText(/Likely spam/));
  },
};

export const NoMatch: Story = {
  args: { search: 'type=CONTRACT&min=10' },
  parameters: stage({ preset: 'funded', prepare: livedIn }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('No transactions match'));
  },
};

export const Empty: Story = {
  parameters: stage({ preset: 'empty' }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('No transactions yet'));
  },
};

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }) => services.on(listTransactions)(() => new Promise(() => undefined)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: stage({
    prepare: ({ services }) => services.fail(listTransactions, refusal, always),
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("We couldn't load your transactions"));
  },
};
