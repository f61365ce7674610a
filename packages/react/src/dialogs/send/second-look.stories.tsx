import { toDecimal } from '@billfold/core';
import { getFees, getRate, listContacts } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { sendStory, tokenRecipient } from '../../test-support/send-story.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { SendDialog } from './send-dialog.tsx';

const meta = {
  title: 'Dialogs/Send, a second look',
  component: SendDialog,
  args: { defaultOpen: true, trigger: <Button icon={icons.send}>Send</Button> },
} satisfies Meta<typeof SendDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const keepAnna = async ({ client, walletId }: Sandbox): Promise<void> => {
  const body = { name: 'Anna', network: 'ETH', address: tokenRecipient, memo: null } as const;
  await client.contacts.create(walletId, body);
};
const onEthereum = stage({
  accounts: [{ network: 'ETH', balance: toDecimal('2.5') }],
  prepare: keepAnna,
});

export const Suggested: Story = {
  parameters: onEthereum,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Recipient Address'));
    await userEvent.keyboard('an');
    await seen(await canvas.findByRole('option', { name: /Anna/ }));
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const LooksLikeAnother: Story = {
  parameters: onEthereum,
  play: async (context) => {
    await sendStory(context).fillRecipient(`0x5aae${'1'.repeat(32)}eaed`);
    const { canvas } = context;
    await seen(await canvas.findByText('You know: Anna'));
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const changeZoe = async ({ client, walletId }: Sandbox): Promise<void> => {
  const zoe = { name: 'Zoe', network: 'BTC', address: earlierAddress, memo: null } as const;
  const { id } = await client.contacts.create(walletId, zoe);
  await client.contacts.update(walletId, id, { ...zoe, address: laterAddress });
};
// Examples of BIP-173 and of its reference page.
const earlierAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const laterAddress = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

export const ChangedSuggestion: Story = {
  parameters: stage({ balances: ['0.5'], prepare: changeZoe }),
  play: async ({ canvas }) => {
    const option = await canvas.findByRole('option', { name: /Zoe/ });
    await expect(option).toHaveTextContent(/Address changed: just now/i);
  },
};

export const ChangedRecipient: Story = {
  parameters: stage({ balances: ['0.5'], prepare: changeZoe }),
  play: async (context) => {
    await sendStory(context).fillRecipient(laterAddress);
    await seen(await context.canvas.findByText(/Check the new address with Zoe/));
  },
};

export const FirstTime: Story = {
  play: async (context) => {
    await sendStory(context).fillRecipient('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
    await seen(await context.canvas.findByText(/^You haven't sent to this address before\./));
  },
};

/** The contacts do not load, so that the address is compared with a part of the known ones only. */
export const NotCompared: Story = {
  parameters: stage({
    balances: ['0.5'],
    prepare: ({ services }) =>
      services.fail(listContacts, { status: 404, body: {} }, { times: 99 }),
  }),
  play: async (context) => {
    await sendStory(context).fillRecipient(laterAddress);
    await seen(await context.canvas.findByText("We couldn't check for look-alikes"));
  },
};

/** The address is one of Ethereum and of BNB Smart Chain, and the suggested account is neither. */
export const SeveralNetworks: Story = {
  parameters: stage({
    accounts: [
      { network: 'BTC', balance: toDecimal('2') },
      { network: 'ETH', balance: toDecimal('2.78') },
      { network: 'BSC', balance: toDecimal('7') },
    ],
  }),
  play: async (context) => {
    await sendStory(context).fillRecipient(tokenRecipient);
    await seen(await context.canvas.findByText(/^This address works on more than one network/));
  },
};

export const HighFee: Story = {
  parameters: stage({
    balances: ['0.5'],
    prepare: ({ services }) =>
      services.on(getFees)(() => ({
        estimatedFee: toDecimal('0.02'),
        estimatedGasPrice: null,
        estimatedGasLimit: null,
        maximumAmount: toDecimal('0.5'),
        networkFee: null,
        isApproximate: false,
        rates: null,
        expiresAt: new Date('2026-11-20T10:00:00Z'),
      })),
  }),
  play: async (context) => {
    await sendStory(context).toReview();
    await seen(await context.canvas.findByText('High fees'));
  },
};

/** The server knows a price at which the fee is $100; the dialog gets none. */
export const HighFeeOfTheServer: Story = {
  parameters: stage({
    balances: ['0.5'],
    prepare: ({ books, services }) => {
      books.market.control({ symbol: 'BTC', price: toDecimal('10000000') });
      services.fail(getRate, { status: 503, body: {} }, { times: 99 });
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    await sendStory(context).toMethod();
    await sendStory(context).sign('Correct-Horse-42');
    await seen(await canvas.findByText(/^Fees are 0\.00001000 BTC, unusually high for/));
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ForgottenKey: Story = {
  play: async (context) => {
    await sendStory(context).toMethod();
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Cloud encryption password/ }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot encryption key?' }));
    await seen(await canvas.findByText('Reset Cloud Encryption Password'));
  },
};
