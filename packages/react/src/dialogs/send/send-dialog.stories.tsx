import { toDecimal } from '@billfold/core';
import { createTransaction, listAccounts } from '@billfold/core/contract';
import type { Sandbox, SandboxOptions } from '@billfold/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { sendStory, tokenRecipient } from '../../test-support/send-story.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { SendDialog } from './send-dialog.tsx';

const meta = {
  title: 'Dialogs/Send',
  component: SendDialog,
  args: { defaultOpen: true, trigger: <Button icon={icons.send}>Send</Button>, onSent: fn() },
} satisfies Meta<typeof SendDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusal = { status: 500, body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' } };
const withTokens = (ether: string): SandboxOptions => ({
  accounts: [
    {
      network: 'ETH',
      balance: toDecimal(ether),
      tokens: { 'USDT@ETH': toDecimal('250.75'), 'USDC@ETH': toDecimal('1200') },
    },
  ],
});
const neverLoads = ({ services }: Sandbox): void =>
  services.on(listAccounts)(() => new Promise(() => undefined));

export const Loading: Story = {
  parameters: stage({ prepare: neverLoads }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Empty: Story = {
  parameters: stage({ preset: 'empty' }),
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('button', { name: 'Manage Deposit Addresses' });
    // The focus moves after the state is drawn.
    await waitFor(() => expect(action).toHaveFocus());
  },
};

export const Failed: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(listAccounts, refusal) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Request req_7');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await seen(await canvas.findByLabelText('Recipient Address'));
  },
};

export const Recipient: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByLabelText('Recipient Address')).toBeEnabled();
  },
};

export const ManyAccounts: Story = {
  parameters: stage({ preset: 'many-accounts' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'From account' }));
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(7);
  },
};

export const Asset: Story = {
  parameters: stage(withTokens('2.5')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'From account' }));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
  },
};

export const Comment: Story = {
  parameters: stage({ accounts: [{ network: 'SOL', balance: toDecimal('12.5') }] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Comment (optional)'), 'Order 7');
  },
};

export const RecipientRefused: Story = {
  play: async (context) => {
    const story = sendStory(context);
    await story.fillRecipient('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdr');
    const field = await context.canvas.findByLabelText('Recipient Address');
    await context.userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
  },
};

export const Amount: Story = {
  play: async (context) => {
    await sendStory(context).toAmount();
    await seen(await context.canvas.findByLabelText('Amount'));
  },
};

export const AmountTooHigh: Story = {
  play: async (context) => {
    const story = sendStory(context);
    await story.toAmount();
    await story.fillAmount('9');
    await context.userEvent.keyboard('{Enter}');
    await seen(
      await context.canvas.findByText('The amount must not exceed the maximum allowed limit.'),
    );
  },
};

export const Review: Story = {
  play: async (context) => {
    await sendStory(context).toReview();
    await seen(await context.canvas.findByText('Total'));
  },
};

export const TokenAmount: Story = {
  parameters: stage(withTokens('2.5')),
  play: async (context) => {
    const story = sendStory(context, tokenRecipient);
    await story.chooseAsset(/Tether/);
    await story.toAmount();
    await story.fillAmount('50');
    await seen(await context.canvas.findByText('Blockchain fees'));
  },
};

export const TokenFeeMissing: Story = {
  parameters: stage(withTokens('0.0001')),
  play: async (context) => {
    const story = sendStory(context, tokenRecipient);
    await story.chooseAsset(/Tether/);
    await story.toAmount();
    await seen(await context.canvas.findByText(/^You need about/));
    await expect(context.canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const TokenReview: Story = {
  parameters: stage(withTokens('2.5')),
  play: async (context) => {
    const story = sendStory(context, tokenRecipient);
    await story.chooseAsset(/Tether/);
    await story.toReview();
    await seen(await context.canvas.findByText('Total'));
  },
};

export const SignMethod: Story = {
  play: async (context) => {
    await sendStory(context).toMethod();
    await seen(await context.canvas.findByText('How do you want to sign?'));
  },
};

export const WrongKey: Story = {
  play: async (context) => {
    const story = sendStory(context);
    await story.toMethod();
    await story.sign('not the key of this wallet');
    // The field stands while the answer is on its way.
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Cloud encryption password')).toBeInvalid(),
    );
  },
};

export const AsksCode: Story = {
  parameters: stage({ twoFactorForSending: true }),
  play: async (context) => {
    const story = sendStory(context);
    await story.toMethod();
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: /^Cloud encryption password/ }),
    );
    await seen(await context.canvas.findByLabelText('Two-factor code'));
  },
};

/** Under `secretEntry="frame"`, the default on any page but the wallet's own. No server answers the frame here. */
export const SignedInFrame: Story = {
  parameters: stage({ provider: { secretEntry: 'frame' } }),
  play: async (context) => {
    await sendStory(context).toMethod();
    await expect(await context.canvas.findByTitle('Sign on sandbox.invalid')).toBeInTheDocument();
    await expect(context.canvas.queryByText('How do you want to sign?')).toBeNull();
  },
};

export const NotSent: Story = {
  parameters: stage({
    prepare: ({ services }) => services.fail(createTransaction, { ...refusal, status: 400 }),
  }),
  play: async (context) => {
    const story = sendStory(context);
    await story.toMethod();
    await story.sign('Correct-Horse-42');
    await seen((await context.canvas.findAllByText('Unknown error'))[0]);
  },
};

export const Sent: Story = {
  play: async (context) => {
    const story = sendStory(context);
    await story.toMethod();
    await story.sign('Correct-Horse-42');
    await seen(await context.canvas.findByText('Successfully Sent'));
    await expect(context.args.onSent).toHaveBeenCalledOnce();
  },
};
