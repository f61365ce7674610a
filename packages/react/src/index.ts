export type { PartialMessages } from '@billfold/core';
export { AddressText, type AddressTextProps } from './primitives/address-text/address-text.tsx';
export { AmountField, type AmountFieldProps } from './primitives/amount-field/amount-field.tsx';
export { AmountText, type AmountTextProps } from './primitives/amount-text/amount-text.tsx';
export { Badge, type BadgeProps } from './primitives/badge/badge.tsx';
export { Button, type ButtonLook, type ButtonProps } from './primitives/button/button.tsx';
export { LinkButton, type LinkButtonProps } from './primitives/button/link-button.tsx';
export { Card, type CardProps } from './primitives/card/card.tsx';
export { Checkbox, type CheckboxProps } from './primitives/checkbox/checkbox.tsx';
export { CoinMark, type CoinMarkProps } from './primitives/coin-mark/coin-mark.tsx';
export {
  CopyButton,
  type CopyButtonProps,
  CopyIcon,
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
export { Icon, type IconProps } from './primitives/icon/icon.tsx';
export type { IconName } from './primitives/icon/icon-shapes.tsx';
export { IconButton, type IconButtonProps } from './primitives/icon-button/icon-button.tsx';
export {
  TextButton,
  TextLink,
  type TextLinkProps,
} from './primitives/link/text-link.tsx';
export { ListPicker, type ListPickerProps } from './primitives/list-picker/list-picker.tsx';
export type { ListPickerChoice } from './primitives/list-picker/list-popup.tsx';
export { Notice, type NoticeProps } from './primitives/notice/notice.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './primitives/password-field/password-field.tsx';
export { StrengthMeter } from './primitives/password-field/strength-meter.tsx';
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
export { LoadingText, Skeleton, type SkeletonProps } from './primitives/skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './primitives/spinner/spinner.tsx';
export { Statement, type StatementRow } from './primitives/statement/statement.tsx';
export { Stepper, type StepperProps } from './primitives/stepper/stepper.tsx';
export { Surface, type SurfaceProps } from './primitives/surface/surface.tsx';
export { TextArea, type TextAreaProps } from './primitives/text-field/text-area.tsx';
export { TextField, type TextFieldProps } from './primitives/text-field/text-field.tsx';
export { TimeText, type TimeTextProps } from './primitives/time-text/time-text.tsx';
export { Tooltip, type TooltipProps } from './primitives/tooltip/tooltip.tsx';
export type { NavigationAdapter, Route } from './provider/navigation.ts';
export { type SecretEntry, SecretPlace } from './provider/secret-entry.tsx';
export { type Notify, useNotifications, useNotify } from './provider/use-notifications.ts';
export {
  useClient,
  useFeature,
  useLocale,
  useNavigation,
  useNow,
  useSelectedWallet,
  useTranslate,
  useWalletEvents,
} from './provider/use-provided.ts';
export { type Readable, useFlow, useResource, useStore } from './provider/use-store.ts';
export { useTexts } from './provider/use-texts.ts';
export type { DialogName, WalletEvent } from './provider/wallet-event.ts';
export { WalletProvider } from './provider/wallet-provider.tsx';
export type {
  FeatureName,
  Features,
  Placement,
  WalletProviderProps,
} from './provider/wallet-provider-props.ts';
export { ReceiveDialog, type ReceiveDialogProps } from './receive/receive-dialog.tsx';
export { SendDialog, type SendDialogProps } from './send/send-dialog.tsx';
export {
  ConfirmationCard,
  type ConfirmationCardProps,
} from './transactions/confirmation-card.tsx';
