import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  AddAccountDialog,
  preloadAddAccountDialog,
} from '../dialogs/add-account/add-account-dialog.tsx';
import { ContactsDialog, preloadContactsDialog } from '../dialogs/contacts/contacts-dialog.tsx';
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
import { AccountScreen } from '../screens/account/account-screen.tsx';
import { AccountsScreen } from '../screens/accounts/accounts-screen.tsx';
import { AssetScreen } from '../screens/asset/asset-screen.tsx';
import { ContactsScreen } from '../screens/contacts/contacts-screen.tsx';
import { NewWalletScreen } from '../screens/new-wallet/new-wallet-screen.tsx';
import { NotificationCentre } from '../screens/notification-centre/notification-centre.tsx';
import { PortfolioScreen } from '../screens/portfolio/portfolio-screen.tsx';
import { WalletSettingsScreen } from '../screens/settings/wallet-settings-screen.tsx';
import { TransactionScreen } from '../screens/transaction/transaction-screen.tsx';
import { TransactionsScreen } from '../screens/transactions/transactions-screen.tsx';
import { WalletPicker } from '../ui/place-picker/wallet-picker.tsx';
import type { InSandbox } from './render-in-sandbox.tsx';
import { movingId } from './story-wallet.ts';

/** A dialog or a screen that shows what services answer. */
export interface View {
  readonly of: string;
  readonly element: ReactElement;
  /** Where what it shows is seen only after a press. */
  readonly open?: (drawn: InSandbox) => Promise<void>;
  /** Is there once it shows what it should. */
  readonly content: () => Promise<HTMLElement>;
}

/** Id of the in-memory product's first account. */
const accountId = '00000000-0000-7000-8000-200000000000';

const heading = (name: string) => () => screen.findByRole('heading', { name });
const press = (name: RegExp) => (drawn: InSandbox) =>
  drawn.user.click(screen.getByRole('button', { name }));

/** Everything that asks services when it is opened. */
export const loadingViews: readonly View[] = [
  {
    of: 'Send',
    element: <SendDialog defaultOpen />,
    content: () => screen.findByLabelText('Recipient Address'),
  },
  {
    of: 'Receive',
    element: <ReceiveDialog defaultOpen />,
    content: () =>
      screen.findByText('To deposit crypto assets, select an account with the dropdown above.'),
  },
  {
    of: 'Deposit addresses',
    element: <DepositAddressesDialog defaultOpen accountId={accountId} />,
    content: () => screen.findByRole('listitem'),
  },
  {
    of: 'Add account',
    element: <AddAccountDialog defaultOpen />,
    content: () => screen.findByLabelText('Account name'),
  },
  {
    of: 'Contacts',
    element: <ContactsDialog defaultOpen />,
    content: () => screen.findByText('No contacts yet'),
  },
  {
    of: 'Contacts, as a screen',
    element: <ContactsScreen />,
    content: () => screen.findByText('No contacts yet'),
  },
  { of: 'Portfolio', element: <PortfolioScreen />, content: heading('Recent transactions') },
  {
    of: 'Accounts',
    element: <AccountsScreen />,
    content: () => screen.findByRole('link', { name: /Bitcoin/ }),
  },
  {
    of: 'Account',
    element: <AccountScreen accountId={accountId} />,
    content: heading('Deposit address'),
  },
  { of: 'Asset', element: <AssetScreen symbol="BTC" />, content: heading('Your balance') },
  {
    of: 'Transactions',
    element: <TransactionsScreen />,
    content: () => screen.findByRole('table'),
  },
  {
    of: 'Transaction',
    element: <TransactionScreen id={movingId} />,
    content: () => screen.findByRole('textbox', { name: 'What was this for?' }),
  },
  {
    of: 'Wallet settings, general',
    element: <WalletSettingsScreen tab="general" />,
    content: heading('Display'),
  },
  {
    of: 'Wallet settings, accounts',
    element: <WalletSettingsScreen tab="accounts" />,
    content: () => screen.findByText('Bitcoin'),
  },
  {
    of: 'Wallet settings, privacy',
    element: <WalletSettingsScreen tab="privacy" />,
    content: () => screen.findByRole('switch', { name: 'Spam filter' }),
  },
  {
    of: 'the notification centre',
    element: <NotificationCentre withSecurity={false} />,
    open: press(/^Notifications/),
    content: async () => (await screen.findAllByRole('listitem'))[0] ?? document.body,
  },
  {
    of: 'the wallet picker',
    element: <WalletPicker />,
    open: press(/^Wallet/),
    content: () => screen.findByRole('menuitemradio'),
  },
];

/** Views that load nothing before a press, and can be left at any time. */
export const quietViews: readonly Omit<View, 'content'>[] = [
  { of: 'Reset password', element: <ResetCloudPasswordDialog defaultOpen /> },
  { of: 'Swap', element: <SwapUnavailableDialog defaultOpen /> },
  { of: 'New wallet', element: <NewWalletScreen /> },
  { of: 'Wallet settings, security', element: <WalletSettingsScreen tab="security" /> },
];

/** The code of the dialogs, as after the first seconds on a page. */
export async function preloadDialogs(): Promise<void> {
  await Promise.all([
    preloadAddAccountDialog(),
    preloadContactsDialog(),
    preloadDepositAddressesDialog(),
    preloadResetCloudPasswordDialog(),
    preloadSwapUnavailableDialog(),
  ]);
}
