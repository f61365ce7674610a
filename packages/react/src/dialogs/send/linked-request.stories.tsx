import { toDecimal } from '@billfold/core';
import { openPaymentRequest } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sendStory } from '../../test-support/send-story.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { SendDialog } from './send-dialog.tsx';

const meta = {
  title: 'Dialogs/Send with the link of a checkout page',
  component: SendDialog,
  args: { defaultOpen: true, trigger: <Button icon={icons.send}>Send</Button>, onSent: fn() },
} satisfies Meta<typeof SendDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = `https://pay.example.com/pay/pay_${'a'.repeat(25)}`;

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }: Sandbox) =>
      services.on(openPaymentRequest)(() => new Promise(() => undefined)),
  }),
  play: async (context) => {
    await sendStory(context).fillRecipient(`${link}b`);
    await expect(await context.canvas.findByText('Verifying this link')).toBeInTheDocument();
  },
};

export const Verified: Story = {
  play: async (context) => {
    await sendStory(context).fillRecipient(`${link}b`);
    await expect(await context.canvas.findByText('Verified: pay.example.com')).toBeInTheDocument();
  },
};

export const LongNames: Story = {
  parameters: stage({
    prepare: ({ services, books }: Sandbox) =>
      services.on(openPaymentRequest)(() => ({
        ...{ id: '0190a000-0000-7000-8000-000000000001', network: 'BTC', assetId: 'BTC' },
        host: 'checkout.payments.of-a-very-long-name-of-a-merchant.example:8443',
        businessName: 'The Honourable Company of Merchants Trading Coffee and Tea, est. 1784',
        ...{ address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', memo: null },
        ...{ amount: toDecimal('0.01234567'), isTest: true },
        orderId: 'ORDER-2026-11-22-000000000000000000000001',
        price: { amount: toDecimal('1234567.89'), currency: 'EUR' },
        expiresAt: new Date(books.now().getTime() + 900_000),
      })),
  }),
  play: async (context) => {
    await sendStory(context).fillRecipient(`${link}b`);
    await expect(await context.canvas.findByText(/^Verified: checkout/)).toBeInTheDocument();
  },
};

export const Choosing: Story = {
  play: async (context) => {
    await sendStory(context).fillRecipient(`${link}n`);
    await expect(
      await context.canvas.findByRole('group', { name: /^Choose a coin to pay/ }),
    ).toBeInTheDocument();
  },
};

export const Refused: Story = {
  play: async (context) => {
    await sendStory(context).fillRecipient(link.replace('.com/', '.org/').concat('b'));
    await expect(
      await context.canvas.findByText(/^We couldn't verify this host/),
    ).toBeInTheDocument();
  },
};

export const Expired: Story = {
  play: async (context) => {
    await sendStory(context).fillRecipient(`${link}x`);
    await expect(await context.canvas.findByText(/^The time to pay has ended/)).toBeInTheDocument();
  },
};

export const Review: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { fillRecipient, next } = sendStory(context);
    await fillRecipient(`${link}b`);
    await canvas.findByText('Verified: pay.example.com');
    await next();
    await expect(await canvas.findByLabelText('Amount')).toHaveAttribute('readonly');
    await next();
    await expect(await canvas.findByText('Total')).toBeInTheDocument();
  },
};
