import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { WalletSettingsScreen } from './wallet-settings-screen.tsx';

const name = 'Sign transactions on this device';

test('the security tab sets where the wallet signs', async () => {
  const { user, sandbox } = await renderInSandbox(<WalletSettingsScreen tab="security" />, {
    signLocally: async () => null,
  });
  const place = async () => {
    const { client, walletId } = sandbox;
    return (await client.wallets.getSettings(walletId)).signing;
  };
  const row = await screen.findByRole('switch', { name });
  await waitFor(() => expect(row).toBeEnabled());
  expect(row).toBeChecked();
  await user.click(row);
  await waitFor(async () => expect(await place()).toBe('hosted'));
  await user.click(row);
  await waitFor(async () => expect(await place()).toBe('local'));
});

test('the security tab has no choice where the host brings no signer', async () => {
  await renderInSandbox(<WalletSettingsScreen tab="security" />, {});
  await screen.findByRole('switch', { name: 'Require a code to send' });
  expect(screen.queryByRole('switch', { name })).not.toBeInTheDocument();
});
