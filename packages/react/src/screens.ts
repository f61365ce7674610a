export { AccountScreen, type AccountScreenProps } from './screens/account/account-screen.tsx';
export { AccountsScreen, type AccountsScreenProps } from './screens/accounts/accounts-screen.tsx';
export { AssetScreen, type AssetScreenProps } from './screens/asset/asset-screen.tsx';
export { ContactsScreen } from './screens/contacts/contacts-screen.tsx';
export {
  NewWalletScreen,
  type NewWalletScreenProps,
} from './screens/new-wallet/new-wallet-screen.tsx';
export {
  NotificationCentre,
  type NotificationCentreProps,
} from './screens/notification-centre/notification-centre.tsx';
export type { TwoFactorSetUp } from './screens/portfolio/checklist.tsx';
export {
  PortfolioScreen,
  type PortfolioScreenProps,
} from './screens/portfolio/portfolio-screen.tsx';
export { Screen, type ScreenProps } from './screens/screen/screen.tsx';
export type { ScreenDialog, ScreenDialogs } from './screens/screen/screen-dialogs-context.ts';
export {
  ScreenHost,
  type ScreenHostProps,
  type ShownScreen,
} from './screens/screen/screen-host.tsx';
export {
  WalletSettingsScreen,
  type WalletSettingsScreenProps,
} from './screens/settings/wallet-settings-screen.tsx';
export {
  type WalletSettingsTab,
  walletSettingsTabs,
} from './screens/settings/wallet-settings-tabs.ts';
export {
  TransactionScreen,
  type TransactionScreenProps,
} from './screens/transaction/transaction-screen.tsx';
export {
  TransactionsScreen,
  type TransactionsScreenProps,
} from './screens/transactions/transactions-screen.tsx';
export type { Command, CommandGroup } from './ui/command-palette/command.ts';
export {
  CommandPalette,
  type CommandPaletteProps,
} from './ui/command-palette/command-palette.tsx';
