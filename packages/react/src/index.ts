export type { PartialMessages } from '@billfold/core';
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
  type CustomFeeChoice,
  FeeSpeedCard,
  type FeeSpeedCardProps,
} from './dialogs/send/fee-speed-card.tsx';
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
export type { HelpTopic, NavigationAdapter, Route } from './provider/navigation.ts';
export type { SecretEntry } from './provider/secret-entry.ts';
export { SecretPlace } from './provider/secret-place.tsx';
export { type Notify, useNotifications, useNotify } from './provider/use-notifications.ts';
export {
  useClient,
  useFeature,
  useLocale,
  useNavigation,
  useNow,
  useSelectedWallet,
  useWalletEvents,
} from './provider/use-provided.ts';
export { type Readable, useFlow, useResource, useStore } from './provider/use-store.ts';
export { useTexts } from './provider/use-texts.ts';
export { useTranslate } from './provider/use-translate.ts';
export type { DialogName, WalletEvent } from './provider/wallet-event.ts';
export { WalletProvider } from './provider/wallet-provider.tsx';
export type {
  FeatureName,
  Features,
  Placement,
  WalletProviderProps,
} from './provider/wallet-provider-props.ts';
export type { Query } from './query/query.ts';
export { type AccountFilter, useAccounts } from './query/use-accounts.ts';
export { type DepositAddressQuery, useDepositAddress } from './query/use-deposit-address.ts';
export { type Format, useFormat } from './query/use-format.ts';
export { type Transactions, useTransactions } from './query/use-transactions.ts';
export { useWallets, type Wallets } from './query/use-wallets.ts';
export { AccountPicker, type AccountPickerProps } from './ui/account-picker/account-picker.tsx';
export { AddressText, type AddressTextProps } from './ui/address-text/address-text.tsx';
export { AmountField, type AmountFieldProps } from './ui/amount-field/amount-field.tsx';
export { AmountText, type AmountTextProps } from './ui/amount-text/amount-text.tsx';
export { Badge, type BadgeProps } from './ui/badge/badge.tsx';
export { Button, type ButtonLook, type ButtonProps } from './ui/button/button.tsx';
export { LinkButton, type LinkButtonProps } from './ui/button/link-button.tsx';
export { Card, type CardProps } from './ui/card/card.tsx';
export { Chart, type ChartProps } from './ui/chart/chart.tsx';
export { Checkbox, type CheckboxProps } from './ui/checkbox/checkbox.tsx';
export { CoinMark, type CoinMarkProps } from './ui/coin-mark/coin-mark.tsx';
export { Combobox, type ComboboxProps } from './ui/combobox/combobox.tsx';
export {
  SuggestionField,
  type SuggestionFieldProps,
} from './ui/combobox/suggestion-field.tsx';
export {
  ConfirmationCard,
  type ConfirmationCardProps,
} from './ui/confirmation-card/confirmation-card.tsx';
export {
  CopyButton,
  type CopyButtonProps,
  CopyIcon,
  type CopyIconProps,
  type CopyProps,
} from './ui/copy/copy-button.tsx';
export { Dialog, type DialogRootProps } from './ui/dialog/dialog.tsx';
export {
  DialogBody,
  type DialogBodyProps,
  DialogFooter,
  DialogForm,
  type DialogFormProps,
  DialogHeader,
  type DialogHeaderProps,
} from './ui/dialog/dialog-parts.tsx';
export type { OpenChange } from './ui/dialog/open-change.ts';
export {
  type DialogProps,
  type OpenState,
  type TriggerProps,
  useOpenState,
} from './ui/dialog/use-open-state.ts';
export { EmptyState, type EmptyStateProps } from './ui/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './ui/error-state/error-state.tsx';
export { ExplorerLink, type ExplorerLinkProps } from './ui/explorer-link/explorer-link.tsx';
export { Field, type FieldControl, type FieldProps } from './ui/field/field.tsx';
export { Icon, type IconProps, type IconShape } from './ui/icon/icon.tsx';
export * as icons from './ui/icon/icons.tsx';
export { IconButton, type IconButtonProps } from './ui/icon-button/icon-button.tsx';
export {
  TextButton,
  TextLink,
  type TextLinkProps,
} from './ui/link/text-link.tsx';
export { ListPicker, type ListPickerProps } from './ui/list-picker/list-picker.tsx';
export type { ListPickerChoice } from './ui/list-picker/open-list.ts';
export { Menu, type MenuProps } from './ui/menu/menu.tsx';
export {
  MenuDivider,
  MenuHeading,
  MenuItem,
  type MenuItemProps,
} from './ui/menu/menu-item.tsx';
export { Notice, type NoticeProps } from './ui/notice/notice.tsx';
export { OtpField, type OtpFieldProps } from './ui/otp-field/otp-field.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './ui/password-field/password-field.tsx';
export {
  StrengthMeter,
  type StrengthMeterProps,
} from './ui/password-field/strength-meter.tsx';
export {
  BusinessPicker,
  type BusinessPickerProps,
  type PickedBusiness,
} from './ui/place-picker/business-picker.tsx';
export { WalletPicker, type WalletPickerProps } from './ui/place-picker/wallet-picker.tsx';
export { Popover, type PopoverProps } from './ui/popover/popover.tsx';
export type { PopupTriggerProps } from './ui/popup/popup-trigger.tsx';
export { QrCode, type QrCodeProps } from './ui/qr-code/qr-code.tsx';
export {
  type RadioCard,
  RadioCards,
  type RadioCardsProps,
} from './ui/radio-cards/radio-cards.tsx';
export {
  SeedPhraseConfirm,
  type SeedPhraseConfirmProps,
} from './ui/seed-phrase/seed-phrase-confirm.tsx';
export {
  SeedPhraseGrid,
  type SeedPhraseGridProps,
} from './ui/seed-phrase/seed-phrase-grid.tsx';
export { Select, type SelectProps } from './ui/select/select.tsx';
export { LoadingText, Skeleton, type SkeletonProps } from './ui/skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './ui/spinner/spinner.tsx';
export {
  Statement,
  type StatementProps,
  type StatementRow,
} from './ui/statement/statement.tsx';
export { Stepper, type StepperProps } from './ui/stepper/stepper.tsx';
export { Surface, type SurfaceProps } from './ui/surface/surface.tsx';
export { Switch, type SwitchProps } from './ui/switch/switch.tsx';
export { Table, type TableColumn, type TableProps } from './ui/table/table.tsx';
export { type Tab, Tabs, type TabsProps } from './ui/tabs/tabs.tsx';
export { TextArea, type TextAreaProps } from './ui/text-field/text-area.tsx';
export { TextField, type TextFieldProps } from './ui/text-field/text-field.tsx';
export { TimeText, type TimeTextProps } from './ui/time-text/time-text.tsx';
export { ToastStack, type ToastStackProps } from './ui/toast-stack/toast-stack.tsx';
export { Tooltip, type TooltipProps } from './ui/tooltip/tooltip.tsx';
export { VirtualList, type VirtualListProps } from './ui/virtual-list/virtual-list.tsx';
