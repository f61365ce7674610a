import { toDecimal } from '@billfold/core';
import { getDepositAddress, listAccounts } from '@billfold/core/contract';
import type { SandboxOptions } from '@billfold/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

const meta = {
  title: 'Dialogs/Receive',
  component: ReceiveDialog,
  args: { defaultOpen: true, trigger: <Button icon={icons.receive}>Receive</Button> },
} satisfies Meta<typeof ReceiveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const refusal = { status: 500, body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' } };
const withEther: SandboxOptions = {
  accounts: [{ network: 'ETH', balance: toDecimal('2.5') }],
};
const never = (): Promise<never> => new Promise(() => undefined);

const goOn: Play = async ({ canvas, userEvent }) => {
  const next = await canvas.findByRole('button', { name: 'Continue' });
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(next);
};

export const Loading: Story = {
  parameters: stage({ prepare: ({ services }) => services.on(listAccounts)(never) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: stage({ accounts: [] }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Receive Digital Assets'));
  },
};

export const Failed: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(listAccounts, refusal) }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Request req_7'));
  },
};

export const Account: Story = {
  parameters: stage({ balances: ['0.5', '0.25'] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'To account' }));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
  },
};

export const Asset: Story = {
  parameters: stage(withEther),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'To account' }));
    await seen(await canvas.findByRole('option', { name: /Tether/ }));
  },
};

export const TokenAddress: Story = {
  args: { tokenId: 'USDT@ETH' },
  parameters: stage(withEther),
  play: async (context) => {
    await goOn(context);
    await seen(await context.canvas.findByText(/^Send only Tether/));
  },
};

export const AddressLoading: Story = {
  parameters: stage({ prepare: ({ services }) => services.on(getDepositAddress)(never) }),
  play: goOn,
};

export const AddressFailed: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(getDepositAddress, refusal) }),
  play: async (context) => {
    await goOn(context);
    await seen(await context.canvas.findByText("We couldn't load the deposit address"));
  },
};

export const Address: Story = {
  play: async (context) => {
    await goOn(context);
    const { canvas } = context;
    await seen(await canvas.findByRole('img', { name: /^QR code/ }));
    await seen(canvas.getByRole('button', { name: 'Copy Deposit Address' }));
  },
};

export const RequestedAmount: Story = {
  play: async (context) => {
    await goOn(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Request an amount' }));
    await userEvent.type(await canvas.findByLabelText('Requested amount'), '0.015');
    await seen(await canvas.findByRole('button', { name: 'Copy payment request' }));
  },
};

export const NotActivated: Story = {
  parameters: stage({ accounts: [{ network: 'TRX', balance: toDecimal('0') }] }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/in order to activate it/));
  },
};

export const ManagedAddresses: Story = {
  play: async (context) => {
    await goOn(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage deposit addresses' }));
    await seen(await canvas.findByRole('button', { name: 'Generate New Address' }));
  },
};
