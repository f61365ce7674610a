import { listContacts } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { bitcoinContact, keepContacts } from '../../test-support/sandbox-contacts.ts';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { ContactsDialog } from './contacts-dialog.tsx';

const meta = {
  title: 'Dialogs/Contacts',
  component: ContactsDialog,
  args: { defaultOpen: true, trigger: <Button icon={icons.user}>Contacts</Button> },
} satisfies Meta<typeof ContactsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const refusal = { status: 500, body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' } };
const withContacts = stage({ prepare: keepContacts });

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }) => services.on(listContacts)(() => new Promise(() => undefined)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(listContacts, refusal) }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("We couldn't load your contacts"));
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('No contacts yet'));
  },
};

export const List: Story = {
  parameters: withContacts,
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Anna'));
  },
};

export const NothingFound: Story = {
  parameters: withContacts,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search contacts'), 'nobody');
    await seen(await canvas.findByText('No contact matches this search.'));
  },
};

const openForm: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Zoe' }));
  await seen(await canvas.findByLabelText('Address'));
};

export const Form: Story = {
  parameters: withContacts,
  play: async (context) => {
    await openForm(context);
    await expect(context.canvas.getByLabelText('Address')).toHaveValue(bitcoinContact.address);
  },
};

export const WrongNetwork: Story = {
  parameters: withContacts,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openForm(context);
    const address = canvas.getByLabelText('Address');
    await userEvent.clear(address);
    await userEvent.click(address);
    await userEvent.paste('0x9858EfFD232B4033E47d90003D41EC34EcaEda94');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(address).toBeInvalid();
  },
};

export const Removal: Story = {
  parameters: withContacts,
  play: async (context) => {
    await openForm(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Remove' }));
    await seen(await context.canvas.findByText('Remove contact?'));
  },
};

export const Imported: Story = {
  play: async ({ canvas, userEvent }) => {
    const csv = `name,network,address,memo\nZoe,BTC,${bitcoinContact.address},\nnobody`;
    const field = await canvas.findByLabelText('Import CSV', { selector: 'input' });
    await userEvent.upload(field, new File([csv], 'contacts.csv', { type: 'text/csv' }));
    await seen(await canvas.findByText('1 contact was added.'));
  },
};

export const Chosen: Story = {
  parameters: withContacts,
  args: { onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Zoe/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
