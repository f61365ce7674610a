import { listContacts } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepContacts } from '../../test-support/sandbox-contacts.ts';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { always, refusal } from '../../test-support/story-wallet.ts';
import { ContactsScreen } from './contacts-screen.tsx';

const meta = {
  title: 'Screens/Contacts',
  component: ContactsScreen,
} satisfies Meta<typeof ContactsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const withContacts = stage({ preset: 'funded', prepare: keepContacts });

export const Full: Story = {
  parameters: withContacts,
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('heading', { name: 'Anna' }));
  },
};

export const Editing: Story = {
  parameters: withContacts,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Zoe on Bitcoin' }));
    await seen(await canvas.findByLabelText('Address'));
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('No contacts yet'));
  },
};

export const Loading: Story = {
  parameters: stage({
    prepare: ({ services }) => services.on(listContacts)(() => new Promise(() => undefined)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: stage({ prepare: ({ services }) => services.fail(listContacts, refusal, always) }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText("We couldn't load your contacts"));
  },
};
