export { createDrafts, type Draft, type Drafts } from './provider/drafts.ts';
export { useDraft, useHeldDraft, useLeftDraft } from './provider/use-draft.ts';
export { useReportProblem } from './provider/use-report-problem.ts';
export { AccountScreen, type AccountScreenProps } from './screens/account/account-screen.tsx';
export { AccountsScreen, type AccountsScreenProps } from './screens/accounts/accounts-screen.tsx';
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
  NewWalletScreen,
  type NewWalletScreenProps,
} from './screens/new-wallet/new-wallet-screen.tsx';
export {
  SeedPhraseInput,
  type SeedPhraseInputProps,
} from './screens/new-wallet/seed-phrase-input.tsx';
export {
  NotificationCentre,
  type NotificationCentreProps,
} from './screens/notification-centre/notification-centre.tsx';
export { downloadFile } from './screens/parts/download-file.ts';
export { LoadedCard, type LoadedCardProps } from './screens/parts/loaded-card.tsx';
export { useKeptSettings, useLoadedSettings } from './screens/parts/use-kept-settings.ts';
export { type Live, useLive } from './screens/parts/use-live.ts';
export { useNotifyFailure } from './screens/parts/use-notify-failure.ts';
export { useOwnFlow } from './screens/parts/use-own-flow.ts';
export {
  PortfolioScreen,
  type PortfolioScreenProps,
} from './screens/portfolio/portfolio-screen.tsx';
export { BackLink } from './screens/screen/back-link.tsx';
export { Screen, type ScreenProps } from './screens/screen/screen.tsx';
export type { ScreenDialog, ScreenDialogs } from './screens/screen/screen-dialogs-context.ts';
export {
  ScreenHost,
  type ScreenHostProps,
  type ShownScreen,
} from './screens/screen/screen-host.tsx';
export {
  type WalletSettingsTab,
  walletSettingsTabs,
} from './screens/settings/wallet-settings-page.tsx';
export {
  WalletSettingsScreen,
  type WalletSettingsScreenProps,
} from './screens/settings/wallet-settings-screen.tsx';
export {
  TransactionScreen,
  type TransactionScreenProps,
} from './screens/transaction/transaction-screen.tsx';
export {
  TransactionsScreen,
  type TransactionsScreenProps,
} from './screens/transactions/transactions-screen.tsx';
