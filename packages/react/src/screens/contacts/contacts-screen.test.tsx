import { listContacts } from '@billfold/core/contract';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { bitcoinContact, etherContact, keepContacts } from '../../test-support/sandbox-contacts.ts';
import type { ScreenDialog } from '../screen/screen-dialogs-context.ts';
import { ScreenHost } from '../screen/screen-host.tsx';
import { ContactsScreen } from './contacts-screen.tsx';

const opened: ScreenDialog[] = [];
const dialogs = {
  open: (dialog: ScreenDialog) => void opened.push(dialog),
  intent: () => ({ onPointerEnter: () => undefined, onFocus: () => undefined }),
};

async function show() {
  opened.length = 0;
  const drawn = await renderInSandbox(<p />, { preset: 'funded' });
  const { client, walletId } = drawn.sandbox;
  await act(async () => {
    await keepContacts(drawn.sandbox);
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    await client.contacts.create(walletId, { ...etherContact, name: bitcoinContact.name, address });
  });
  drawn.rerender(
    <ScreenHost dialogs={dialogs}>
      <ContactsScreen />
    </ScreenHost>,
  );
  await drawn.advance(0);
  return drawn;
}

describe('the contacts screen', () => {
  test('shows each person once, with every network', async () => {
    await show();
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Anna',
      'Zoe',
    ]);
    expect(screen.getByRole('button', { name: 'Edit Zoe on Bitcoin' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Zoe on Ethereum' })).toBeVisible();
  });

  test('open a new contact above the list, which has no other way back than closing', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Add contact' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New contact' }));
    expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  test('stay readable without a connection where they were loaded in this visit', async () => {
    const { rerender, advance, sandbox } = await show();
    sandbox.services.fail(listContacts, 'connection-lost', { times: 100 });
    const away = (
      <ScreenHost dialogs={dialogs}>
        <p>Elsewhere</p>
      </ScreenHost>
    );
    rerender(away);
    rerender(
      <ScreenHost dialogs={dialogs}>
        <ContactsScreen />
      </ScreenHost>,
    );
    await advance(10_000);
    expect(screen.getByRole('heading', { name: 'Anna' })).toBeVisible();
  });

  test('sends to a person from an account on the network', async () => {
    const { user, sandbox } = await show();
    await user.click(screen.getByRole('button', { name: 'Send to Zoe on Bitcoin' }));
    const account = sandbox.books.accounts().find((each) => each.blockchainNetwork === 'BTC');
    expect(opened).toEqual([
      { name: 'send', accountId: account?.id, recipient: bitcoinContact.address },
    ]);
  });

  test('removes a contact, and takes it back by Undo', async () => {
    const { user, advance } = await show();
    await user.click(screen.getByRole('button', { name: 'Edit Anna on Ethereum' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await advance(200);
    expect(screen.queryByRole('heading', { name: 'Anna' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await advance(0);
    expect(screen.getByRole('heading', { name: 'Anna' })).toBeVisible();
    expect(screen.queryByText('Anna was removed')).toBeNull();
  });

  test('finds people, and says when there are none', async () => {
    const { user } = await show();
    await user.type(screen.getByLabelText('Search contacts'), 'bitcoin');
    expect(screen.queryByRole('heading', { name: 'Anna' })).toBeNull();
    await user.type(screen.getByLabelText('Search contacts'), ' no');
    expect(screen.getByText('No contact matches this search.')).toBeVisible();
  });
});
