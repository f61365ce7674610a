import { resetWalletPassword } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { ResetCloudPasswordDialog } from './reset-cloud-password-dialog.tsx';

const meta = {
  title: 'Dialogs/Reset password',
  component: ResetCloudPasswordDialog,
  args: { defaultOpen: true, trigger: <Button icon={icons.lock}>Reset</Button>, onDone: fn() },
} satisfies Meta<typeof ResetCloudPasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const help = { href: () => '#', go: () => undefined, help: () => '#seed-phrase' };
const refusal = { status: 500, body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' } };

/** The phrase of the wallet that a story stands on. */
const storyPhrase =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';

async function enterPhrase({ canvas, userEvent }: Context, phrase: string): Promise<void> {
  await userEvent.click(await canvas.findByLabelText('Seed phrase'));
  await userEvent.paste(phrase);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

const toPassword: Play = async (context) => {
  await enterPhrase(context, storyPhrase);
  await waitFor(() =>
    expect(context.canvas.getByLabelText('Cloud encryption password')).toBeVisible(),
  );
};

async function enterPassword({ canvas, userEvent }: Context, confirmation: string): Promise<void> {
  await userEvent.click(canvas.getByLabelText('Cloud encryption password'));
  await userEvent.paste('Correct-Horse-43');
  await userEvent.click(canvas.getByLabelText('Confirm password'));
  await userEvent.paste(confirmation);
}
const enable: Play = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enable Cloud Password' }));

export const SeedPhrase: Story = {
  parameters: stage({ provider: { navigation: help } }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByLabelText('Seed phrase'));
    await seen(canvas.getByRole('link', { name: 'Forgot your seed phrase?' }));
  },
};

export const UnknownWord: Story = {
  play: async (context) => {
    await enterPhrase(context, storyPhrase.replace('about', 'aboot'));
    await seen(await context.canvas.findByText('Check word 12: not in the word list.'));
  },
};

export const NewPassword: Story = {
  play: async (context) => {
    await toPassword(context);
    await enterPassword(context, '');
    await seen(context.canvas.getByText('Strong'));
  },
};

/** No step that is not shown is a stop of Tab. */
export const KeyboardOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Seed phrase')).toHaveFocus());
    await userEvent.paste(storyPhrase);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Number of words')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show seed phrase' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const password = canvas.getByLabelText('Cloud encryption password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

export const Refused: Story = {
  play: async (context) => {
    await toPassword(context);
    await enterPassword(context, 'Correct-Horse-44');
    await enable(context);
    await seen(await context.canvas.findByText("Passwords don't match"));
    await seen(context.canvas.getByText('Required'));
  },
};

export const Failed: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(resetWalletPassword, refusal) }),
  play: async (context) => {
    await toPassword(context);
    await enterPassword(context, 'Correct-Horse-43');
    await context.userEvent.click(context.canvas.getByRole('checkbox'));
    await enable(context);
    await seen(await context.canvas.findByText('The password was not changed'));
  },
};

/** Under `secretEntry="frame"`, the default on any page but the wallet's own. No server answers the frame here. */
export const ResetInFrame: Story = {
  parameters: stage({ provider: { secretEntry: 'frame' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Your wallet on sandbox.invalid')).toBeInTheDocument();
    await expect(canvas.queryByLabelText('Seed phrase')).toBeNull();
  },
};

export const Done: Story = {
  play: async (context) => {
    await toPassword(context);
    await enterPassword(context, 'Correct-Horse-43');
    await context.userEvent.click(context.canvas.getByRole('checkbox'));
    await enable(context);
    await seen(await context.canvas.findByText('New password successfully created'));
    await expect(context.args.onDone).toHaveBeenCalledOnce();
  },
};
