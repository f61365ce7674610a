export type { PartialMessages } from '@billfold/core/i18n';
export type { HelpTopic, NavigationAdapter, Route } from './context/navigation.ts';
export type { OpenChange } from './context/open-change.ts';
export type { SecretEntry } from './context/secret-entry.ts';
export { type Notify, useNotifications, useNotify } from './context/use-notifications.ts';
export {
  useClient,
  useLocale,
  useNavigation,
  useSelectedWallet,
  useWalletEvents,
} from './context/use-provided.ts';
export { useTranslate } from './context/use-translate.ts';
export type { DialogName, WalletEvent } from './context/wallet-event.ts';
export type {
  FeatureName,
  Features,
  Placement,
  WalletProviderProps,
} from './context/wallet-provider-props.ts';
export {
  AddAccountDialog,
  type AddAccountDialogProps,
  preloadAddAccountDialog,
} from './dialogs/add-account/add-account-dialog.tsx';
export {
  ContactsDialog,
  type ContactsDialogProps,
  preloadContactsDialog,
} from './dialogs/contacts/contacts-dialog.tsx';
export {
  DepositAddressesDialog,
  type DepositAddressesDialogProps,
  preloadDepositAddressesDialog,
} from './dialogs/deposit-addresses/deposit-addresses-dialog.tsx';
export { type HeadlessSend, useSendFlow } from './dialogs/flow/use-send-flow.ts';
export {
  preloadReceiveDialog,
  ReceiveDialog,
  type ReceiveDialogProps,
} from './dialogs/receive/receive-dialog.tsx';
export { useWalletDialogs, type WalletDialogCalls } from './dialogs/requests/use-wallet-dialogs.ts';
export { WalletDialogs } from './dialogs/requests/wallet-dialogs.tsx';
export {
  preloadResetCloudPasswordDialog,
  ResetCloudPasswordDialog,
  type ResetCloudPasswordDialogProps,
} from './dialogs/reset-password/reset-cloud-password-dialog.tsx';
export { preloadQrScanner, QrScanner, type QrScannerProps } from './dialogs/scanner/qr-scanner.tsx';
export type { LoadScannerEngine, ScannerEngine } from './dialogs/scanner/scanner-engine.ts';
export {
  preloadSendDialog,
  SendDialog,
  type SendDialogProps,
} from './dialogs/send/send-dialog.tsx';
export {
  preloadSwapUnavailableDialog,
  SwapUnavailableDialog,
  type SwapUnavailableDialogProps,
} from './dialogs/swap/swap-unavailable-dialog.tsx';
export { WalletProvider } from './provider/wallet-provider.tsx';
export type { Query } from './query/query.ts';
export { type AccountFilter, useAccounts } from './query/use-accounts.ts';
export { type DepositAddressQuery, useDepositAddress } from './query/use-deposit-address.ts';
export { type Format, useFormat } from './query/use-format.ts';
export { type Transactions, useTransactions } from './query/use-transactions.ts';
export { useWallets, type Wallets } from './query/use-wallets.ts';
export { AccountPicker, type AccountPickerProps } from './ui/account-picker/account-picker.tsx';
export { AddressText, type AddressTextProps } from './ui/address-text/address-text.tsx';
export { AmountText, type AmountTextProps } from './ui/amount-text/amount-text.tsx';
export { AssetPicker, type AssetPickerProps } from './ui/asset-picker/asset-picker.tsx';
export { Avatar, type AvatarProps } from './ui/avatar/avatar.tsx';
export { CoinMark, type CoinMarkProps } from './ui/coin-mark/coin-mark.tsx';
export {
  ConfirmationCard,
  type ConfirmationCardProps,
} from './ui/confirmation-card/confirmation-card.tsx';
export { CopyButton, type CopyButtonProps, type CopyProps } from './ui/copy/copy-button.tsx';
export type { DialogProps } from './ui/dialog/use-open-state.ts';
export { WalletPicker, type WalletPickerProps } from './ui/place-picker/wallet-picker.tsx';
export { QrCode, type QrCodeProps } from './ui/qr-code/qr-code.tsx';
export { RecipientCard, type RecipientCardProps } from './ui/recipient-card/recipient-card.tsx';
export { Sparkline, type SparklineProps } from './ui/sparkline/sparkline.tsx';
export { TimeText, type TimeTextProps } from './ui/time-text/time-text.tsx';
