import { toDecimal } from '@billfold/core';
import { loadEnglishWords } from '@billfold/core/flows';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  DepositAddressesDialog,
  preloadDepositAddressesDialog,
} from '../dialogs/deposit-addresses/deposit-addresses-dialog.tsx';
import { ReceiveDialog } from '../dialogs/receive/receive-dialog.tsx';
import {
  preloadResetCloudPasswordDialog,
  ResetCloudPasswordDialog,
} from '../dialogs/reset-password/reset-cloud-password-dialog.tsx';
import { SendDialog } from '../dialogs/send/send-dialog.tsx';
import {
  preloadSwapUnavailableDialog,
  SwapUnavailableDialog,
} from '../dialogs/swap/swap-unavailable-dialog.tsx';
import { renderInSandbox } from './render-in-sandbox.tsx';
import { startSending } from './send-journey.tsx';

/** Everything that stands on the page or is said of it. */
function said(): string {
  const names = [...document.querySelectorAll('[aria-label]')].map((each) =>
    each.getAttribute('aria-label'),
  );
  return [document.body.textContent, ...names].join('\n');
}

/** Texts that the specification quotes for each dialog. */
describe('the exact texts of the dialogs', () => {
  it('of Send (R-SEND-01)', async () => {
    const { press, user, toAmount, advance, sandbox, sign } = await startSending(
      {},
      { help: () => '/help', balances: ['0.5'] },
    );
    const texts: string[] = [said()];
    const look = (): number => texts.push(said());
    await user.click(screen.getByLabelText('Recipient Address'));
    await user.tab();
    look();
    await press('Continue');
    look();
    await toAmount();
    look();
    await user.click(screen.getByLabelText('Amount'));
    await user.paste('0.000001');
    await advance(100);
    await press('Continue');
    look();
    await user.clear(screen.getByLabelText('Amount'));
    await user.paste('9');
    await advance(100);
    await press('Continue');
    look();
    await press('Max');
    await advance(100);
    await press('Continue');
    look();
    await press('Continue');
    look();
    await press(/^Seed phrase/);
    look();
    await press('BACK');
    await press(/^Cloud encryption password/);
    look();
    await sign(sandbox.secrets.password);
    await advance(0);
    look();
    for (const text of [
      "Recipient Address can't be blank",
      "Recipient Address can't be blank.",
      'The amount must be at least the minimum required.',
      'The amount must not exceed the maximum allowed limit.',
      'Max',
      'Low',
      'Medium',
      'High',
      'Sign Action',
      'BACK',
      'Forgot encryption key?',
      'Forgot your seed phrase?',
      'Successfully Sent',
      'Transaction sent successfully',
      'Recipient',
      'Amount',
      'Review',
      'Sign',
    ])
      expect(texts.join('\n'), text).toContain(text);
  }, 20_000);

  it('of Receive', async () => {
    const { user, advance } = await renderInSandbox(<ReceiveDialog defaultOpen />, {
      balances: ['0.5'],
    });
    const texts = [said()];
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await advance(0);
    texts.push(said());
    await user.click(screen.getByRole('button', { name: 'Copy Deposit Address' }));
    await user.click(screen.getByRole('button', { name: 'Generate new deposit address' }));
    await advance(0);
    texts.push(said());
    for (const text of [
      'Receive',
      'To deposit crypto assets, select an account with the dropdown above.',
      'Copy to clipboard',
      'Copy Deposit Address',
      '2 confirmations (typically 20 minutes) are required before the funds are available in your wallet.',
      'Generate new deposit address',
      'Manage deposit addresses',
      'Success',
      'Successfully copied',
      'New address successfully created',
    ])
      expect(texts.join('\n'), text).toContain(text);
  });

  it('of wallets with nothing in them', async () => {
    const { unmount } = await renderInSandbox(<ReceiveDialog defaultOpen />, { balances: [] });
    const receive = said();
    unmount();
    await renderInSandbox(<SendDialog defaultOpen />, { balances: ['0'] });
    const sentence =
      'You don’t have any assets in your wallet. To begin sending or withdrawing assets, you’ll need to add assets to this wallet.';
    for (const text of ['Receive Digital Assets', sentence, 'Manage Deposit Addresses'])
      expect(receive, text).toContain(text);
    for (const text of ['Send Digital Assets', sentence, 'Manage Deposit Addresses'])
      expect(said(), text).toContain(text);
  });

  it('of Deposit addresses', async () => {
    await preloadDepositAddressesDialog();
    const { rerender, sandbox, advance, user } = await renderInSandbox(<p />, {
      accounts: [{ network: 'LTC', balance: toDecimal('1') }],
    });
    const accountId = sandbox.books.accounts()[0]?.id ?? '';
    rerender(<DepositAddressesDialog defaultOpen accountId={accountId} />);
    await advance(0);
    await user.click(screen.getByRole('button', { name: 'Generate New Address' }));
    await advance(0);
    for (const text of ['Litecoin Deposit Addresses', 'New address successfully created'])
      expect(said(), text).toContain(text);
  });

  it('of Reset Cloud Encryption Password', async () => {
    await Promise.all([preloadResetCloudPasswordDialog(), loadEnglishWords()]);
    const { user, advance, sandbox } = await renderInSandbox(
      <ResetCloudPasswordDialog defaultOpen />,
      {
        help: () => '/help',
      },
    );
    const texts = [said()];
    const press = async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await advance(0);
      texts.push(said());
    };
    await user.click(screen.getByLabelText('Seed phrase'));
    await user.paste(sandbox.secrets.seedPhrase);
    await press('Continue');
    await screen.findByRole('button', { name: 'Enable Cloud Password' });
    await press('Enable Cloud Password');
    const [password, confirmation] = screen.getAllByLabelText(/password/i, { selector: 'input' });
    if (!password || !confirmation) throw new Error('There are two fields.');
    await user.type(password, 'weak');
    await user.type(confirmation, 'week');
    texts.push(said());
    await press('Enable Cloud Password');
    for (const text of [
      'Reset Cloud Encryption Password',
      'Forgot your seed phrase?',
      'Enable Cloud Password',
      'Must have at least 1 character',
      'Password is too weak',
      "Passwords don't match",
      'Required',
      'Too Weak',
    ])
      expect(texts.join('\n'), text).toContain(text);
  });

  it('of Swap', async () => {
    await preloadSwapUnavailableDialog();
    await renderInSandbox(<SwapUnavailableDialog defaultOpen />);
    for (const text of [
      'Swap Not Available',
      'Swapping is not currently supported in your jurisdiction. We expect to expand support in the near future.',
    ])
      expect(said(), text).toContain(text);
  });
});
