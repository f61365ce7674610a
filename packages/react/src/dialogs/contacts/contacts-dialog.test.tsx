import {
  createContact,
  deleteContact,
  listContacts,
  stepUp,
  updateContact,
} from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { bitcoinContact, keepContacts } from '../../test-support/sandbox-contacts.ts';
import {
  ContactsDialog,
  type ContactsDialogProps,
  preloadContactsDialog,
} from './contacts-dialog.tsx';

const broken = { status: 500, body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' } };
const never = () => new Promise<never>(() => undefined);
const rows = () => within(screen.getByRole('list', { name: 'Contacts' })).getAllByRole('listitem');
const field = (label: string) => screen.getByLabelText(label);

async function start(props: ContactsDialogProps = {}, options: RenderOptions = {}) {
  await preloadContactsDialog();
  const drawn = await renderInSandbox(<ContactsDialog {...props} />, options);
  const press = async (name: string | RegExp) => {
    await drawn.user.click(screen.getByRole('button', { name }));
    await drawn.advance(0);
  };
  return { ...drawn, press };
}

/** With two contacts, and open. */
async function startWithTwo(props: ContactsDialogProps = {}) {
  const drawn = await start({ ...props, open: false });
  await keepContacts(drawn.sandbox);
  drawn.rerender(<ContactsDialog {...props} open />);
  await drawn.advance(0);
  return drawn;
}

describe('ContactsDialog', () => {
  it('says what contacts are for, and adds one', async () => {
    const { user, press, advance } = await start({ defaultOpen: true });
    expect(screen.getByRole('dialog', { name: 'Contacts' })).toBeVisible();
    expect(screen.getByText('No contacts yet')).toBeVisible();
    await press('Add contact');
    expect(screen.getByRole('dialog', { name: 'New contact' })).toBeVisible();
    expect(field('Name')).toHaveFocus();
    await user.keyboard('Zoe');
    await user.click(field('Address'));
    await user.paste(bitcoinContact.address);
    await user.keyboard('{Enter}');
    await advance(0);
    expect(rows()[0]).toHaveTextContent('Zoe');
    expect(screen.getByText('Contact successfully saved')).toBeVisible();
  });

  it('lists by name, and finds by what is typed', async () => {
    const { user } = await startWithTwo();
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('Anna'),
      expect.stringContaining('Zoe'),
    ]);
    await user.type(field('Search contacts'), 'zo');
    expect(rows()).toHaveLength(1);
    await user.type(field('Search contacts'), 'zz');
    expect(screen.getByText('No contact matches this search.')).toBeVisible();
  });

  it('chooses a contact where the host wants one, and closes', async () => {
    const onSelect = vi.fn();
    const onOpenChange = vi.fn();
    const { press } = await startWithTwo({ onSelect, onOpenChange });
    await press(/^Zoe/);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Zoe', address: bitcoinContact.address }),
    );
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'completed' }),
    );
  });

  it('asks for the password before a contact gets another address, and marks it then', async () => {
    const { sandbox, user, press, advance } = await startWithTwo();
    const fields = { password: ['Enter your password.'] };
    const refusal = { status: 403, body: { code: 'STEP_UP_REQUIRED', fields } };
    sandbox.services.fail(updateContact, refusal, { times: 2 });
    await press('Edit Zoe');
    await user.clear(field('Address'));
    await user.click(field('Address'));
    await user.paste('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    await press('Save');
    await screen.findByRole('dialog', { name: "Confirm it's you" });
    await user.keyboard('{Escape}');
    await advance(500);
    expect(screen.queryByRole('dialog', { name: "Confirm it's you" })).toBeNull();
    expect(field('Address')).toHaveValue('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    expect(screen.queryByText('Contact successfully saved')).toBeNull();
    sandbox.services.on(stepUp)(() => null);
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: "Confirm it's you" });
    await user.type(within(dialog).getByLabelText('Password'), 'a-quiet-river-42{Enter}');
    await advance(500);
    expect(screen.getByText('Contact successfully saved')).toBeVisible();
    expect(rows()[1]).toHaveTextContent('Address changed: just now');
    expect(rows()[0]).not.toHaveTextContent('Address changed');
  });

  it('edits a contact by a press where nothing is chosen, and by its pencil always', async () => {
    const { user, press } = await startWithTwo();
    await press(/^Zoe/);
    expect(screen.getByRole('dialog', { name: 'Edit contact' })).toBeVisible();
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Aaron');
    await press('Save');
    expect(rows()[0]).toHaveTextContent('Aaron');
    await press('Edit Aaron');
    expect(field('Name')).toHaveValue('Aaron');
    await press('Back');
    expect(rows()).toHaveLength(2);
  });

  it('asks before it removes one', async () => {
    const { press } = await startWithTwo();
    await press('Edit Zoe');
    await press('Remove');
    expect(screen.getByRole('dialog', { name: 'Remove contact?' })).toBeVisible();
    expect(screen.getByText(/^Zoe will be removed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await press('Cancel');
    expect(field('Name')).toHaveValue('Zoe');
    await press('Remove');
    await press('Remove');
    expect(rows()).toHaveLength(1);
    expect(screen.getByText(/ was removed$/)).toBeVisible();
  });

  it('says why a contact was not removed', async () => {
    const { press, sandbox } = await startWithTwo();
    sandbox.services.fail(deleteContact, broken);
    await press('Edit Zoe');
    await press('Remove');
    await press('Remove');
    expect(screen.getByText('The contact was not removed')).toBeVisible();
  });

  it('focuses the first field that was refused', async () => {
    const { user, press } = await start({ defaultOpen: true });
    await press('Add contact');
    await press('Save');
    expect(field('Name')).toHaveAccessibleDescription('Required');
    expect(field('Name')).toHaveFocus();
    await user.type(field('Name'), 'Anna');
    await user.click(field('Address'));
    await user.paste('0x9858EfFD232B4033E47d90003D41EC34EcaEda94');
    await press('Save');
    expect(field('Address')).toHaveFocus();
    expect(field('Address')).toHaveAccessibleDescription(/Ethereum/);
  });

  it('keeps what was typed when the service fails', async () => {
    const { user, press, sandbox } = await start({ defaultOpen: true });
    sandbox.services.fail(createContact, broken);
    await press('Add contact');
    await user.type(field('Name'), 'Zoe');
    await user.type(field('Address'), bitcoinContact.address);
    await press('Save');
    expect(screen.getByText('The contact was not saved')).toBeVisible();
    expect(screen.getByText('Request req_7')).toBeVisible();
    expect(field('Name')).toHaveValue('Zoe');
  });

  it('imports a file, and says what became of each line', async () => {
    const { user, advance } = await start({ defaultOpen: true });
    const csv = `name,network,address,memo\nZoe,BTC,${bitcoinContact.address},\nnobody`;
    const file = new File([csv], 'contacts.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('Import CSV', { selector: 'input' }), file);
    await advance(0);
    expect(await screen.findByText('1 contact was added.')).toBeVisible();
    expect(screen.getByText('Line 3: This is no contact.')).toBeVisible();
    expect(rows()).toHaveLength(1);
  });

  it('waits for the list, and loads it again when it failed', async () => {
    const wait = await start(
      { defaultOpen: true },
      { prepare: ({ services }: Sandbox) => services.on(listContacts)(never) },
    );
    expect(screen.getByText('Loading')).toBeInTheDocument();
    wait.unmount();
    const { press } = await start(
      { defaultOpen: true },
      { prepare: ({ services }: Sandbox) => services.fail(listContacts, broken) },
    );
    expect(screen.getByText("We couldn't load your contacts")).toBeVisible();
    await press('Retry');
    expect(screen.getByText('No contacts yet')).toBeVisible();
  });
});
