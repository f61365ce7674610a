import { deleteWallet } from '@billfold/core/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { WalletSettingsScreen } from './wallet-settings-screen.tsx';

test('the dialog says which business keeps a wallet from being deleted, and keeps what was typed', async () => {
  const { user, advance } = await renderInSandbox(<WalletSettingsScreen tab="general" />, {
    prepare: ({ services }) => {
      services.on(deleteWallet)(() => null);
      services.fail(deleteWallet, {
        status: 409,
        body: { code: 'WALLET_SETTLES_BUSINESS', errors: [refusal] },
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete wallet' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete / }));
  const name = dialog.getByRole('textbox', { name: 'Name of the wallet' });
  const [, typed] = /^Type (.*) to confirm$/.exec(dialog.getByText(/^Type /).textContent) ?? [];
  await user.type(name, typed ?? '');
  await user.type(dialog.getByLabelText('Current cloud encryption password'), 'Cloud-Password-7');
  await user.click(dialog.getByRole('button', { name: 'Delete wallet' }));
  await advance(0);
  const [told] = dialog.getAllByText(refusal);
  expect(told).toBeVisible();
  expect(name).toHaveDisplayValue(typed ?? '');
});

const refusal =
  'This wallet receives the payments of Corner shop. Archive it in the business settings first, then delete the wallet.';
