export {
  type CapturedDrafts,
  createDrafts,
  type Draft,
  type Drafts,
} from './context/drafts.ts';
export { LiveContext } from './context/live-context.ts';
export { problemText } from './context/problem-text.ts';
export { ReachContext } from './context/reach-context.ts';
export { useDraft, useHeldDraft, useLeftDraft } from './context/use-draft.ts';
export { useIsPhone, useIsTouch } from './context/use-is-phone.ts';
export { useFeature, useScope, useTextLocale } from './context/use-provided.ts';
export { useReportProblem } from './context/use-report-problem.ts';
export { useStepUp } from './context/use-step-up.ts';
export { useTexts } from './context/use-texts.ts';
export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from './dialogs/reset-password/reset-password-form.tsx';
export {
  type CustomFeeChoice,
  FeeSpeedCard,
  type FeeSpeedCardProps,
} from './dialogs/send/fee-speed-card.tsx';
export {
  isCodeError,
  isSecretError,
  SignError,
  SignFields,
  type SignFieldsProps,
} from './dialogs/send/sign-step.tsx';
export { type SignFlow, useSignFields } from './dialogs/send/use-sign.ts';
export { focusFirstInvalid } from './screens/form/focus-first-invalid.ts';
export { Form, type FormProps } from './screens/form/form.tsx';
export { FormDialog, type FormDialogProps, useDialogLock } from './screens/form/form-dialog.tsx';
export {
  FormDialogContent,
  type FormDialogContentProps,
} from './screens/form/form-dialog-content.tsx';
export { FormFailure, type FormFailureProps } from './screens/form/form-failure.tsx';
export { type FormState, type OwnForm, useForm } from './screens/form/use-form.ts';
export {
  BellPopover,
  type BellPopoverProps,
} from './screens/notification-centre/bell-popover.tsx';
export {
  LoadingNotices,
  NoticeDays,
  type NoticeDaysProps,
  NoticeRow,
  type NoticeRowProps,
  NoticesHead,
} from './screens/notification-centre/notice-row.tsx';
export { ChainText, type ChainTextProps } from './screens/parts/chain-text.tsx';
export { DownloadButton, type DownloadButtonProps } from './screens/parts/download-button.tsx';
export { downloadFile } from './screens/parts/download-file.ts';
export { Fold, type FoldProps } from './screens/parts/fold.tsx';
export { LoadMore, type LoadMoreProps } from './screens/parts/load-more.tsx';
export { LoadedCard, type LoadedCardProps } from './screens/parts/loaded-card.tsx';
export { Pager, type PagerProps } from './screens/parts/pager.tsx';
export { Printable, type PrintableProps } from './screens/parts/printable.tsx';
export { type Download, type DownloadOptions, useDownload } from './screens/parts/use-download.ts';
export { useExistingPage } from './screens/parts/use-existing-page.ts';
export {
  useKeptSettings,
  useLoadedSettings,
  useReloadSettings,
} from './screens/parts/use-kept-settings.ts';
export { type Listed, useListed } from './screens/parts/use-listed.ts';
export { type Live, useLive } from './screens/parts/use-live.ts';
export { useNotifyFailure } from './screens/parts/use-notify-failure.ts';
export { useOwnFlow } from './screens/parts/use-own-flow.ts';
export { type RestingText, useRestingText } from './screens/parts/use-resting-text.ts';
export { BackLink } from './screens/screen/back-link.tsx';
export { SettingsFrame, type SettingsFrameProps } from './screens/settings/settings-frame.tsx';
export {
  type SettingsItem,
  SettingsNavigation,
  type SettingsNavigationProps,
} from './screens/settings/settings-navigation.tsx';
export { useSettingsTabs } from './screens/settings/use-settings-tabs.ts';
export {
  type DatePreset,
  type DayRange,
  type DaysFilter,
  daysOf,
} from './screens/transactions/date-presets.ts';
export { isDay } from './screens/transactions/is-day.ts';
export { midnight } from './screens/transactions/midnight.ts';
export {
  type PeriodChipsOptions,
  usePeriodChips,
} from './screens/transactions/period-chips.tsx';
export {
  type FrameHello,
  type FrameJob,
  type FrameStep,
  frameVersion,
  type MessageFromFrame,
  type MessageToFrame,
  parseMessageToFrame,
  parseWelcome,
} from './secure-frame/messages.ts';
export { AmountField, type AmountFieldProps } from './ui/amount-field/amount-field.tsx';
export { pastedAmount, withTypedPoint } from './ui/amount-field/typed-amount.ts';
export { Badge, type BadgeProps } from './ui/badge/badge.tsx';
export { Button, type ButtonLook, type ButtonProps } from './ui/button/button.tsx';
export { LinkButton, type LinkButtonProps } from './ui/button/link-button.tsx';
export { Card, type CardProps } from './ui/card/card.tsx';
export { Chart, type ChartProps, ChartTableButton } from './ui/chart/chart.tsx';
export type { StackedEntry } from './ui/chart/stack-parts.ts';
export { StackedChart, type StackedChartProps } from './ui/chart/stacked-chart.tsx';
export { Checkbox, type CheckboxProps } from './ui/checkbox/checkbox.tsx';
export { assetColor } from './ui/coin-mark/asset-color.ts';
export { Combobox, type ComboboxProps } from './ui/combobox/combobox.tsx';
export { SuggestionField, type SuggestionFieldProps } from './ui/combobox/suggestion-field.tsx';
export { CopyIcon, type CopyIconProps } from './ui/copy/copy-button.tsx';
export { writeClipboard } from './ui/copy/write-clipboard.ts';
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
export { type OpenState, type TriggerProps, useOpenState } from './ui/dialog/use-open-state.ts';
export { EmptyState, type EmptyStateProps } from './ui/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './ui/error-state/error-state.tsx';
export { ExplorerLink, type ExplorerLinkProps } from './ui/explorer-link/explorer-link.tsx';
export { Field, type FieldControl, type FieldProps } from './ui/field/field.tsx';
export type { ChoiceChip, FilterChip, FilterOption } from './ui/filter-chips/filter-chip.ts';
export { FilterChips, type FilterChipsProps } from './ui/filter-chips/filter-chips.tsx';
export { Icon, type IconProps, type IconShape } from './ui/icon/icon.tsx';
export * as icons from './ui/icon/icons.tsx';
export { IconButton, type IconButtonProps } from './ui/icon-button/icon-button.tsx';
export { TextButton, TextLink, type TextLinkProps } from './ui/link/text-link.tsx';
export { ListPicker, type ListPickerProps } from './ui/list-picker/list-picker.tsx';
export type { ListPickerChoice } from './ui/list-picker/open-list.ts';
export { Menu, type MenuProps } from './ui/menu/menu.tsx';
export { MenuDivider, MenuHeading, MenuItem, type MenuItemProps } from './ui/menu/menu-item.tsx';
export { MissingWallet, type MissingWalletProps } from './ui/missing-wallet/missing-wallet.tsx';
export { Notice, type NoticeProps } from './ui/notice/notice.tsx';
export { OtpField, type OtpFieldProps } from './ui/otp-field/otp-field.tsx';
export { PasswordField, type PasswordFieldProps } from './ui/password-field/password-field.tsx';
export { StrengthMeter, type StrengthMeterProps } from './ui/password-field/strength-meter.tsx';
export {
  PaymentStatus,
  type PaymentStatusProps,
  statusTones as paymentStatusTones,
} from './ui/payment-status/payment-status.tsx';
export {
  BusinessPicker,
  type BusinessPickerProps,
  type PickedBusiness,
} from './ui/place-picker/business-picker.tsx';
export { Popover, type PopoverProps } from './ui/popover/popover.tsx';
export type { PopupTriggerProps } from './ui/popup/popup-trigger.tsx';
export { saveQrImage } from './ui/qr-code/save-qr-image.ts';
export { useQrPath } from './ui/qr-code/use-qr-path.ts';
export { QrSheet, type QrSheetProps } from './ui/qr-sheet/qr-sheet.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './ui/radio-cards/radio-cards.tsx';
export { PhraseField, type PhraseFieldProps } from './ui/secret-field/phrase-field.tsx';
export type { SecretInput } from './ui/secret-field/secret-input.ts';
export { SecretPlace } from './ui/secret-field/secret-place.tsx';
export { type SecretField, useSecretField } from './ui/secret-field/use-secret-field.ts';
export {
  SeedPhraseConfirm,
  type SeedPhraseConfirmProps,
} from './ui/seed-phrase/seed-phrase-confirm.tsx';
export { SeedPhraseGrid, type SeedPhraseGridProps } from './ui/seed-phrase/seed-phrase-grid.tsx';
export { Select, type SelectProps } from './ui/select/select.tsx';
export {
  SettingField,
  SettingRow,
  type SettingRowProps,
} from './ui/setting-row/setting-row.tsx';
export { SettingSwitch, type SettingSwitchProps } from './ui/setting-row/setting-switch.tsx';
export { sideFade } from './ui/side-fade/side-fade.css.ts';
export { useSideFade } from './ui/side-fade/use-side-fade.ts';
export { LoadingText, Skeleton, type SkeletonProps } from './ui/skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './ui/spinner/spinner.tsx';
export { Statement, type StatementProps, type StatementRow } from './ui/statement/statement.tsx';
export { Stepper, type StepperProps } from './ui/stepper/stepper.tsx';
export { Surface, type SurfaceProps } from './ui/surface/surface.tsx';
export { Switch, type SwitchProps } from './ui/switch/switch.tsx';
export { Table, type TableColumn, type TableProps } from './ui/table/table.tsx';
export { type Tab, Tabs, type TabsProps } from './ui/tabs/tabs.tsx';
export { TextArea, type TextAreaProps } from './ui/text-field/text-area.tsx';
export { TextField, type TextFieldProps } from './ui/text-field/text-field.tsx';
export { ListTime, type ListTimeProps } from './ui/time-text/list-time.tsx';
export { useReadersTimeZone } from './ui/time-text/readers-time-zone.ts';
export { ToastStack, type ToastStackProps } from './ui/toast-stack/toast-stack.tsx';
export { Tooltip, type TooltipProps } from './ui/tooltip/tooltip.tsx';
export { VirtualList, type VirtualListProps } from './ui/virtual-list/virtual-list.tsx';
