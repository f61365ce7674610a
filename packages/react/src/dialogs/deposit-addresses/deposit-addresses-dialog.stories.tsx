import { toDecimal } from '@billfold/core';
import { getDepositAddress, listAddresses } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { DepositAddressesDialog } from './deposit-addresses-dialog.tsx';

/** The first account of every sandbox. */
const accountId = '00000000-0000-7000-8000-200000000000';

const meta = {
  title: 'Dialogs/Deposit addresses',
  component: DepositAddressesDialog,
  args: {
    accountId,
    defaultOpen: true,
    trigger: <Button icon={icons.link}>Deposit addresses</Button>,
    onSelect: fn(),
  },
} satisfies Meta<typeof DepositAddressesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusal = { status: 500, body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' } };
const gapLimit = {
  status: 409,
  body: { code: 'ADDRESS_GAP_LIMIT', errors: ['This account has 20 unused addresses.'] },
};
const never = (): Promise<never> => new Promise(() => undefined);

/** Three addresses, of which the first was paid to. */
function useFirst({ books }: Sandbox): void {
  const [first = ''] = books.addresses(accountId);
  books.receive(first, toDecimal('0.0125'));
  books.nextAddress(accountId);
  books.nextAddress(accountId);
}

export const Loading: Story = {
  parameters: stage({ prepare: ({ services }) => services.on(listAddresses)(never) }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Bitcoin Deposit Addresses'));
  },
};

export const Failed: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(listAddresses, refusal) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Request req_7');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await seen((await canvas.findAllByText('Unused'))[0]);
  },
};

export const NoneUnused: Story = {
  parameters: stage({
    prepare: ({ books }) => {
      const [first = ''] = books.addresses(accountId);
      books.receive(first, toDecimal('0.0125'));
    },
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('All addresses have been used'));
  },
};

export const Unused: Story = {
  parameters: stage({ prepare: useFirst }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Unused')).toHaveLength(2));
  },
};

export const AllWithCode: Story = {
  parameters: stage({ prepare: useFirst }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Show used addresses' }));
    await seen(await canvas.findByText('Used'));
    const [show] = canvas.getAllByRole('button', { name: 'Show QR code' });
    if (show) await userEvent.click(show);
    await seen(await canvas.findByRole('img', { name: 'QR code of the deposit address' }));
  },
};

/** Accounts of Ethereum have one address, which is no matter of used or unused. */
export const OneAddress: Story = {
  parameters: stage({ accounts: [{ network: 'ETH', balance: toDecimal('1') }] }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Ethereum Deposit Addresses'));
    await expect(canvas.queryByRole('button', { name: 'Generate New Address' })).toBeNull();
  },
};

export const GapLimit: Story = {
  parameters: stage({
    prepare: ({ services }) => services.fail(getDepositAddress, gapLimit),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate New Address' }));
    await seen(await canvas.findByText('Use an existing address first'));
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const list = await canvas.findByRole('list', { name: 'Addresses of Bitcoin' });
    const [first] = [...list.querySelectorAll('button')];
    if (first) await userEvent.click(first);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
