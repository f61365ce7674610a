import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAsAda } from '../../../test/open-site.tsx';

test('an account shows its deposit addresses over the list, and makes another', async () => {
  const { sandbox } = await openAsAda('/wallet/accounts');
  const [account] = sandbox.books.accounts();
  const actions = await screen.findByRole('button', { name: `Actions for ${account?.name}` });
  await userEvent.click(actions);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Deposit addresses' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bitcoin Deposit Addresses' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Generate New Address' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
  expect(sandbox.books.addresses(account?.id ?? '')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await act(() => sandbox.time.advance(80));
  expect(actions).toHaveFocus();
});
