export { type NamedAsset, transferredAsset } from './assets/transferred-asset.ts';
export { type UnlistedSource, unlistedSource } from './assets/unlisted-source.ts';
export { isSecretKey } from './client/is-secret-key.ts';
export { hasScope } from './client/token-scopes.ts';
export {
  type AddAccountActions,
  type AddAccountFlowOptions,
  type AddAccountResult,
  createAddAccountFlow,
} from './flows/add-account/add-account-flow.ts';
export type { AddAccountField } from './flows/add-account/add-account-reducer.ts';
export {
  type AddAccountState,
  accountPasswordMessage,
  addAccountFailure,
} from './flows/add-account/add-account-selectors.ts';
export type { AssetOption } from './flows/asset-option.ts';
export type { Confirm } from './flows/confirm.ts';
export type { ContactsFlowOptions } from './flows/contacts/contacts-effects.ts';
export {
  type ContactsActions,
  type ContactsResult,
  createContactsFlow,
} from './flows/contacts/contacts-flow.ts';
export {
  type ContactsState,
  contactFailure,
  contactFieldMessage,
  hasMemo,
} from './flows/contacts/contacts-selectors.ts';
export type {
  ContactDraft,
  ContactField,
  ContactsPlace,
  RefusedContact,
} from './flows/contacts/contacts-state.ts';
export { type DefaultAccounts, findDefaultAccount } from './flows/default-accounts.ts';
export type { DepositAddressesFlowOptions } from './flows/deposit-addresses/deposit-addresses-effects.ts';
export {
  createDepositAddressesFlow,
  type DepositAddressesActions,
  type DepositAddressesResult,
} from './flows/deposit-addresses/deposit-addresses-flow.ts';
export type { AddressFilter } from './flows/deposit-addresses/deposit-addresses-reducer.ts';
export {
  type DepositAddressesState,
  isGapLimit,
} from './flows/deposit-addresses/deposit-addresses-selectors.ts';
export type { Flow } from './flows/flow.ts';
export { loadContacts } from './flows/load-contacts.ts';
export { loadPages, type PageRequest } from './flows/load-pages.ts';
export type { NewWalletFlowOptions } from './flows/new-wallet/new-wallet-context.ts';
export {
  createNewWalletFlow,
  type NewWalletActions,
  type NewWalletFlow,
  type NewWalletResult,
} from './flows/new-wallet/new-wallet-flow.ts';
export {
  type NewPassword,
  type NewWalletProgress,
  newWalletProgress,
} from './flows/new-wallet/new-wallet-selectors.ts';
export type {
  NewWalletDraft,
  NewWalletField,
  NewWalletKind,
  NewWalletPlace,
  NewWalletState,
  NewWalletStep,
  PhraseProblem,
  WordCount,
} from './flows/new-wallet/new-wallet-state.ts';
export { phraseMessage, unknownPositions } from './flows/phrase-message.ts';
export { type RankedAssetOption, rankAssetOptions } from './flows/rank-asset-options.ts';
export {
  createReceiveFlow,
  type ReceiveActions,
  type ReceiveFlowOptions,
} from './flows/receive/receive-flow.ts';
export type { ReceiveStep } from './flows/receive/receive-reducer.ts';
export type { ReceiveState } from './flows/receive/receive-state.ts';
export {
  fieldMessage,
  type InvalidFields,
  namesField,
  type ValidatedForm,
} from './flows/refused-field.ts';
export type { ResetPasswordFlowOptions } from './flows/reset-password/reset-password-effects.ts';
export {
  createResetPasswordFlow,
  type ResetPasswordActions,
  type ResetPasswordResult,
} from './flows/reset-password/reset-password-flow.ts';
export {
  type ResetPasswordEntries,
  seedPhraseMessage,
  validateNewPassword,
} from './flows/reset-password/reset-password-selectors.ts';
export type {
  ResetPasswordField,
  ResetPasswordState,
  ResetPasswordStep,
} from './flows/reset-password/reset-password-state.ts';
export type { CameraFailure } from './flows/scanner/camera-failure.ts';
export type { StopCamera } from './flows/scanner/camera-session.ts';
export type { ScanRefusal, WantedNetwork } from './flows/scanner/read-scanned-text.ts';
export { createScannerFlow } from './flows/scanner/scanner-flow.ts';
export type {
  CameraRequest,
  ScannerActions,
  ScannerOptions,
  ScannerResult,
} from './flows/scanner/scanner-options.ts';
export { scannerNotice, scannerStatusText } from './flows/scanner/scanner-selectors.ts';
export { scannerBox, scannerSettings, type ViewSize } from './flows/scanner/scanner-settings.ts';
export type { ScannerNotice, ScannerState, ScannerStatus } from './flows/scanner/scanner-state.ts';
export type {
  DismissReason,
  SendActions,
  SendResult,
  SignElsewhere,
  SignProgress,
  SignRequest,
} from './flows/send/actions.ts';
export { afterInputDelayMs } from './flows/send/actions.ts';
export type { CustomFee } from './flows/send/custom-fee.ts';
export type { SendSecret } from './flows/send/effects/send-once.ts';
export type { LocalSend, ShownPayment, SignLocally } from './flows/send/effects/sign-locally.ts';
export type {
  KnownRecipient,
  RecipientMatch,
  RecipientSource,
} from './flows/send/known-recipients.ts';
export type {
  AmountSide,
  SendField,
  SendPrefill,
  SendSettlement,
  SendStart,
  SendStep,
  SignMethod,
} from './flows/send/model.ts';
export type { HeldAsset } from './flows/send/selectors/account.ts';
export type { HighFee, MissingForFee } from './flows/send/selectors/fees.ts';
export type { FeeBasis, Fiat, NetworkCharge, SendMoney } from './flows/send/selectors/totals.ts';
export type { SendState } from './flows/send/selectors/view.ts';
export { createSendFlow, type SendFlowOptions } from './flows/send/send-flow.ts';
export { type GasPrice, toGasPrice } from './networks/gas-price.ts';
export {
  accountValue,
  accountValues,
  holdingValue,
  holdingValues,
} from './portfolio/account-value.ts';
export { type BalancePoint, balancePoints, type LiveBalance } from './portfolio/balance-points.ts';
export {
  groupHoldings,
  type HoldingGroup,
  type HoldingOrder,
  sumHoldings,
} from './portfolio/group-holdings.ts';
export { type Holding, holdingsOf, staleSince } from './portfolio/holdings.ts';
export { isUnconfirmed } from './portfolio/is-unconfirmed.ts';
export { type AssetPosition, listPositions } from './portfolio/list-positions.ts';
export {
  loadTransactions,
  type TransactionList,
  type TransactionQuery,
} from './portfolio/load-transactions.ts';
export { type SeriesChange, seriesChange } from './portfolio/series-change.ts';
export { shareOf, sumValues } from './portfolio/share-of.ts';
export { hasNoHoldings, type ValuedHolding, valueHoldings } from './portfolio/value-holdings.ts';
export { type Polling, poll } from './query/poll.ts';
export { createQueryStore, type QueryStore, type QueryStoreOptions } from './query/query-store.ts';
export { createResource, type Resource, type ResourceState } from './query/resource.ts';
export { loadEnglishWords } from './seed-phrase/load-english-words.ts';
export { messageLines } from './session/error-to-notification.ts';
export type {
  NewNotification,
  Notification,
  NotificationStatus,
  NotificationsState,
} from './session/notification-state.ts';
export { createNotifications, type Notifications } from './session/notifications.ts';
export { ownErrorText } from './session/own-error-text.ts';
export { type SelectableWallet, selectWallet } from './session/select-wallet.ts';
export { type Repetition, repeat } from './state/repeat.ts';
export { createStore, type Store } from './state/store.ts';
