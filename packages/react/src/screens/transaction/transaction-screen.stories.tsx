import { findTransaction } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import {
  always,
  livedIn,
  movingId,
  paidByContract,
  refusal,
  stuckIncoming,
} from '../../test-support/story-wallet.ts';
import { TransactionScreen } from './transaction-screen.tsx';

const meta = {
  title: 'Screens/Transaction',
  component: TransactionScreen,
  args: { id: movingId },
} satisfies Meta<typeof TransactionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const idOf = (number: number): string => `01890000-0000-7000-8000-00000000000${number}`;

export const Confirming: Story = {
  parameters: stage({ prepare: livedIn }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('progressbar'));
  },
};

export const CanBeReplaced: Story = {
  args: { id: idOf(2) },
  parameters: stage({ prepare: livedIn }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { name: 'Sending Bitcoin' }));
    await seen(await canvas.findByRole('button', { name: 'Speed up' }));
  },
};

export const IncomingCanBeSpedUp: Story = {
  parameters: stage({ prepare: stuckIncoming }),
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('heading', { name: 'Receiving Bitcoin' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Speed up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Speed up' }));
    await seen(await dialog.findByText('You receive'));
  },
};

export const WithNote: Story = {
  args: { id: idOf(3) },
  parameters: stage({ prepare: livedIn }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByDisplayValue('Rent for November'));
  },
};

export const EndedOtherwise: Story = {
  args: { id: idOf(5) },
  parameters: stage({ preset: 'funded', prepare: livedIn }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { name: 'Failed' }));
  },
};

export const PaidByContract: Story = {
  parameters: stage({ prepare: paidByContract }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More details' }));
    // The receipt that is printed says it too.
    const [said] = await canvas.findAllByText('None: a contract paid this address.');
    await seen(said);
  },
};

export const MoreOfTheParty: Story = {
  args: { id: idOf(3) },
  parameters: stage({ prepare: livedIn }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about this address' }));
    await seen(await canvas.findByRole('button', { name: 'Send again' }));
  },
};

export const NotFound: Story = {
  args: { id: '01890000-0000-7000-8000-0000000000ff' },
  parameters: stage({ prepare: livedIn }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Transaction not found'));
  },
};

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }) => services.on(findTransaction)(() => new Promise(() => undefined)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: stage({
    prepare: ({ services }) => services.fail(findTransaction, refusal, always),
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("We couldn't load this transaction"));
  },
};
