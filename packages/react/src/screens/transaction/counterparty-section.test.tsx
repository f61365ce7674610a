import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { livedIn } from '../../test-support/story-wallet.ts';
import { TransactionScreen } from './transaction-screen.tsx';

const idOf = (number: number): string => `01890000-0000-7000-8000-00000000000${number}`;

test('the other side gets a name, which is kept with its address', async () => {
  const { user, sandbox, advance } = await renderInSandbox(<TransactionScreen id={idOf(3)} />, {
    prepare: livedIn,
  });
  await user.click(screen.getByRole('button', { name: 'More about this address' }));
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  expect(screen.getByLabelText('Name')).toBeInvalid();
  await user.type(screen.getByLabelText('Name'), 'Landlord{Enter}');
  await advance(0);
  expect(screen.getAllByText('Landlord')[0]).toBeVisible();
  expect(screen.queryByText('Not in your contacts')).toBeNull();
  const { items } = await sandbox.client.contacts.list(sandbox.walletId);
  expect(items).toMatchObject([
    { name: 'Landlord', network: 'BTC', address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' },
  ]);
});

test('spam gets no name: its address is made to be taken for another', async () => {
  await renderInSandbox(<TransactionScreen id={idOf(7)} />, { prepare: livedIn });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText('Likely spam')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More about this address' })).toBeNull();
});
