import { createContact, stepUp } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { useClient, useSelectedWallet } from '../context/use-provided.ts';
import { useForm } from '../screens/form/use-form.ts';
import { etherContact } from '../test-support/sandbox-contacts.ts';
import { seen } from '../test-support/seen.ts';
import { stage } from '../test-support/story-stage.tsx';
import { Button } from '../ui/button/button.tsx';

const meta = { title: 'Provider/Step-up', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Form whose call needs proof of identity. */
function Example(): ReactElement {
  const client = useClient();
  const { walletId } = useSelectedWallet();
  const { state, submit } = useForm<never>();
  const save = () => submit({}, () => client.contacts.create(walletId ?? '', etherContact));
  return (
    <Button busy={state.isBusy} onClick={() => void save()}>
      Save contact
    </Button>
  );
}

const asking = (fields: Readonly<Record<string, readonly string[]>>) =>
  stage({
    prepare: ({ services }: Sandbox) => {
      const body = { code: 'STEP_UP_REQUIRED', errors: ['No.'], fields };
      services.fail(createContact, { status: 403, body });
      services.fail(stepUp, {
        status: 400,
        body: {
          code: 'INVALID_CREDENTIALS',
          errors: ['The password is incorrect.'],
          fields: { password: ['The password is incorrect.'] },
        },
      });
    },
  });

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save contact' }));
  await seen(await canvas.findByRole('dialog', { name: "Confirm it's you" }));
};

export const Password: Story = {
  parameters: asking({ password: ['Enter your password.'] }),
  play: async (context) => {
    await open(context);
    await seen(await context.canvas.findByLabelText('Password'));
  },
};

export const PasswordAndCode: Story = {
  parameters: asking({ password: ['Enter your password.'], code: ['Enter a two-factor code.'] }),
  play: async (context) => {
    await open(context);
    await seen(await context.canvas.findByLabelText('Two-factor code'));
  },
};

export const WrongPassword: Story = {
  parameters: asking({ password: ['Enter your password.'] }),
  play: async (context) => {
    await open(context);
    const field = await context.canvas.findByLabelText('Password');
    await context.userEvent.type(field, 'a-quiet-river-42{Enter}');
    await seen(await context.canvas.findByText('The password is incorrect.'));
  },
};

export const NoPassword: Story = {
  parameters: asking({}),
  play: async (context) => {
    await open(context);
    await seen(await context.canvas.findByRole('button', { name: 'Close' }));
  },
};
