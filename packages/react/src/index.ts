export type { PartialMessages } from '@billfold/core';
export {
  AddAccountDialog,
  type AddAccountDialogProps,
  preloadAddAccountDialog,
} from './add-account/add-account-dialog.tsx';
export {
  ContactsDialog,
  type ContactsDialogProps,
  preloadContactsDialog,
} from './contacts/contacts-dialog.tsx';
export type { Query } from './data/query.ts';
export { type AccountFilter, useAccounts } from './data/use-accounts.ts';
export { type DepositAddressQuery, useDepositAddress } from './data/use-deposit-address.ts';
export { type Format, useFormat } from './data/use-format.ts';
export { type HeadlessSend, useSendFlow } from './data/use-send-flow.ts';
export { type Transactions, useTransactions } from './data/use-transactions.ts';
export { useWalletDialogs, type WalletDialogCalls } from './data/use-wallet-dialogs.ts';
export { useWallets, type Wallets } from './data/use-wallets.ts';
export { WalletDialogs } from './data/wallet-dialogs.tsx';
export {
  DepositAddressesDialog,
  type DepositAddressesDialogProps,
  preloadDepositAddressesDialog,
} from './deposit-addresses/deposit-addresses-dialog.tsx';
export { AccountPicker, type AccountPickerProps } from './flow-dialog/account-picker.tsx';
export {
  BusinessPicker,
  type BusinessPickerProps,
  type PickedBusiness,
} from './pickers/business-picker.tsx';
export { WalletPicker, type WalletPickerProps } from './pickers/wallet-picker.tsx';
export { AddressText, type AddressTextProps } from './primitives/address-text/address-text.tsx';
export { AmountField, type AmountFieldProps } from './primitives/amount-field/amount-field.tsx';
export { AmountText, type AmountTextProps } from './primitives/amount-text/amount-text.tsx';
export { Badge, type BadgeProps } from './primitives/badge/badge.tsx';
export { Button, type ButtonLook, type ButtonProps } from './primitives/button/button.tsx';
export { LinkButton, type LinkButtonProps } from './primitives/button/link-button.tsx';
export { Card, type CardProps } from './primitives/card/card.tsx';
export { Chart, type ChartProps } from './primitives/chart/chart.tsx';
export { Checkbox, type CheckboxProps } from './primitives/checkbox/checkbox.tsx';
export { CoinMark, type CoinMarkProps } from './primitives/coin-mark/coin-mark.tsx';
export { Combobox, type ComboboxProps } from './primitives/combobox/combobox.tsx';
export {
  SuggestionField,
  type SuggestionFieldProps,
} from './primitives/combobox/suggestion-field.tsx';
export {
  CopyButton,
  type CopyButtonProps,
  CopyIcon,
  type CopyIconProps,
  type CopyProps,
} from './primitives/copy/copy-button.tsx';
export { Dialog, type DialogRootProps } from './primitives/dialog/dialog.tsx';
export {
  DialogBody,
  type DialogBodyProps,
  DialogFooter,
  DialogForm,
  type DialogFormProps,
  DialogHeader,
  type DialogHeaderProps,
} from './primitives/dialog/dialog-parts.tsx';
export type { OpenChange } from './primitives/dialog/open-change.ts';
export {
  type DialogProps,
  type OpenState,
  type TriggerProps,
  useOpenState,
} from './primitives/dialog/use-open-state.ts';
export { EmptyState, type EmptyStateProps } from './primitives/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './primitives/error-state/error-state.tsx';
export { ExplorerLink, type ExplorerLinkProps } from './primitives/explorer-link/explorer-link.tsx';
export { Field, type FieldControl, type FieldProps } from './primitives/field/field.tsx';
export { Icon, type IconProps, type IconShape } from './primitives/icon/icon.tsx';
export * as icons from './primitives/icon/icons.tsx';
export { IconButton, type IconButtonProps } from './primitives/icon-button/icon-button.tsx';
export {
  TextButton,
  TextLink,
  type TextLinkProps,
} from './primitives/link/text-link.tsx';
export { ListPicker, type ListPickerProps } from './primitives/list-picker/list-picker.tsx';
export type { ListPickerChoice } from './primitives/list-picker/list-popup.tsx';
export { Menu, type MenuProps } from './primitives/menu/menu.tsx';
export {
  MenuDivider,
  MenuHeading,
  MenuItem,
  type MenuItemProps,
} from './primitives/menu/menu-item.tsx';
export { Notice, type NoticeProps } from './primitives/notice/notice.tsx';
export { OtpField, type OtpFieldProps } from './primitives/otp-field/otp-field.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './primitives/password-field/password-field.tsx';
export {
  StrengthMeter,
  type StrengthMeterProps,
} from './primitives/password-field/strength-meter.tsx';
export { Popover, type PopoverProps } from './primitives/popover/popover.tsx';
export type { PopupTriggerProps } from './primitives/popup/popup-trigger.tsx';
export { QrCode, type QrCodeProps } from './primitives/qr-code/qr-code.tsx';
export {
  type RadioCard,
  RadioCards,
  type RadioCardsProps,
} from './primitives/radio-cards/radio-cards.tsx';
export {
  SeedPhraseConfirm,
  type SeedPhraseConfirmProps,
} from './primitives/seed-phrase/seed-phrase-confirm.tsx';
export {
  SeedPhraseGrid,
  type SeedPhraseGridProps,
} from './primitives/seed-phrase/seed-phrase-grid.tsx';
export { Select, type SelectProps } from './primitives/select/select.tsx';
export { LoadingText, Skeleton, type SkeletonProps } from './primitives/skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './primitives/spinner/spinner.tsx';
export {
  Statement,
  type StatementProps,
  type StatementRow,
} from './primitives/statement/statement.tsx';
export { Stepper, type StepperProps } from './primitives/stepper/stepper.tsx';
export { Surface, type SurfaceProps } from './primitives/surface/surface.tsx';
export { Switch, type SwitchProps } from './primitives/switch/switch.tsx';
export { Table, type TableColumn, type TableProps } from './primitives/table/table.tsx';
export { type Tab, Tabs, type TabsProps } from './primitives/tabs/tabs.tsx';
export { TextArea, type TextAreaProps } from './primitives/text-field/text-area.tsx';
export { TextField, type TextFieldProps } from './primitives/text-field/text-field.tsx';
export { TimeText, type TimeTextProps } from './primitives/time-text/time-text.tsx';
export { ToastStack, type ToastStackProps } from './primitives/toast-stack/toast-stack.tsx';
export { Tooltip, type TooltipProps } from './primitives/tooltip/tooltip.tsx';
export { VirtualList, type VirtualListProps } from './primitives/virtual-list/virtual-list.tsx';
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
export {
  preloadReceiveDialog,
  ReceiveDialog,
  type ReceiveDialogProps,
} from './receive/receive-dialog.tsx';
export {
  preloadResetCloudPasswordDialog,
  ResetCloudPasswordDialog,
  type ResetCloudPasswordDialogProps,
} from './reset-password/reset-cloud-password-dialog.tsx';
export { preloadQrScanner, QrScanner, type QrScannerProps } from './scanner/qr-scanner.tsx';
export type { LoadScannerEngine, ScannerEngine } from './scanner/scanner-engine.ts';
export {
  type CustomFeeChoice,
  FeeSpeedCard,
  type FeeSpeedCardProps,
} from './send/fee-speed-card.tsx';
export { preloadSendDialog, SendDialog, type SendDialogProps } from './send/send-dialog.tsx';
export {
  preloadSwapUnavailableDialog,
  SwapUnavailableDialog,
  type SwapUnavailableDialogProps,
} from './swap/swap-unavailable-dialog.tsx';
export {
  ConfirmationCard,
  type ConfirmationCardProps,
} from './transactions/confirmation-card.tsx';
