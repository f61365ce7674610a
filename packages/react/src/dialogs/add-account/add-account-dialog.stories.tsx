import { createAccount, getConfig } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';

const meta = {
  title: 'Dialogs/Add account',
  component: AddAccountDialog,
  args: {
    defaultOpen: true,
    trigger: <Button icon={icons.plus}>Add account</Button>,
    onAdded: fn(),
  },
} satisfies Meta<typeof AddAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const refusal = { status: 500, body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' } };

const add: Play = async ({ canvas, userEvent }) => {
  await seen(await canvas.findByLabelText('Account name'));
  const [submit] = canvas.getAllByRole('button', { name: 'Add account' }).slice(-1);
  if (submit) await userEvent.click(submit);
};

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }) => services.on(getConfig)(() => new Promise(() => undefined)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: stage({
    prepare: ({ services }) => services.fail(getConfig, refusal),
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("We couldn't load the networks"));
  },
};

export const Form: Story = {
  play: async ({ canvas }) => {
    await seen(await canvas.findByLabelText('Account name'));
  },
};

export const NameTaken: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = await canvas.findByLabelText('Account name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Bitcoin');
    await add(context);
    await expect(name).toBeInvalid();
  },
};

export const KeyRequired: Story = {
  parameters: stage({
    prepare: ({ services }) =>
      services.fail(createAccount, { status: 409, body: { code: 'KEY_REQUIRED' } }),
  }),
  play: async (context) => {
    await add(context);
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Cloud encryption password')).toHaveFocus(),
    );
  },
};

export const Refused: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(createAccount, refusal) }),
  play: async (context) => {
    await add(context);
    await seen(await context.canvas.findByText('The account was not added'));
  },
};

export const Added: Story = {
  play: async (context) => {
    await add(context);
    await seen(await context.canvas.findByText('Account successfully added'));
    await expect(context.args.onAdded).toHaveBeenCalledOnce();
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
  },
};
