export type { Resources } from './client/resources.ts';
export type { CallOptions, TokenRequest } from './contract/transport.ts';
export { type BillfoldClient, type ClientOptions, createClient } from './create-client.ts';
export { BillfoldError, type ErrorInfo, type ErrorJson } from './errors/billfold-error.ts';
export {
  type AnyBillfoldError,
  ApiError,
  type ErrorCode,
  type ErrorOf,
  isBillfoldError,
  isErrorCode,
  NetworkError,
  SigningError,
  TransactionError,
  TwoFactorRequiredError,
  UnauthorizedError,
  ValidationError,
} from './errors/error-kinds.ts';
export type { Flow } from './flows/flow.ts';
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
export {
  createReceiveFlow,
  type ReceiveActions,
  type ReceiveFlowOptions,
  type ReceiveState,
} from './flows/receive/receive-flow.ts';
export type { ReceiveStep } from './flows/receive/receive-reducer.ts';
export {
  fieldMessage,
  type InvalidFields,
  type JudgedForm,
  namesField,
} from './flows/refused-field.ts';
export { type Repetition, repeat } from './flows/repeat.ts';
export type { DismissReason, SendActions, SendResult } from './flows/send/send-actions.ts';
export { createSendFlow, type SendFlowOptions } from './flows/send/send-flow.ts';
export type { AmountSide, SendField, SendStep, SignMethod } from './flows/send/send-model.ts';
export type { SendSecret } from './flows/send/send-request.ts';
export type { Fiat, SendState } from './flows/send/send-view.ts';
export {
  createSignInFlow,
  type SignInActions,
  type SignInFlowOptions,
  type SignInResult,
} from './flows/sign-in/sign-in-flow.ts';
export { signInFailure } from './flows/sign-in/sign-in-selectors.ts';
export type { SignInField, SignInState } from './flows/sign-in/sign-in-state.ts';
export {
  createEmailWaitFlow,
  type EmailWaitActions,
  type EmailWaitFlowOptions,
  type EmailWaitResult,
} from './flows/sign-up/email-wait-flow.ts';
export type { EmailWaitState, Resend } from './flows/sign-up/email-wait-reducer.ts';
export {
  createSignUpFlow,
  type SignUpActions,
  type SignUpFlowOptions,
  type SignUpResult,
} from './flows/sign-up/sign-up-flow.ts';
export { isEmailTaken } from './flows/sign-up/sign-up-selectors.ts';
export type { SignUpField, SignUpState, SignUpValues } from './flows/sign-up/sign-up-state.ts';
export {
  createVerifyEmailFlow,
  type VerifyEmailActions,
  type VerifyEmailResult,
  type VerifyEmailState,
} from './flows/verify-email/verify-email-flow.ts';
export {
  createTranslate,
  type MessageKey,
  type Messages,
  type Translate,
} from './i18n/translate.ts';
export { sanitizeAmountInput, withDecimalPoint } from './money/amount-input.ts';
export { type AssetDigits, defaultDigits } from './money/asset-digits.ts';
export { type BaseUnits, isBaseUnits, toBaseUnits } from './money/base-units.ts';
export { type Cents, isCents, toCents } from './money/cents.ts';
export { type Decimal, parseAmount, toDecimal } from './money/decimal.ts';
export { type CoinFormat, formatCoin } from './money/format-coin.ts';
export { formatDate } from './money/format-date.ts';
export { formatFeeUsd, formatMoney, type MoneyFormat } from './money/format-money.ts';
export { maxSpendable, type SpendableParts } from './money/max-spendable.ts';
export { fromFiat, parseRate, type Rate, toFiat } from './money/rate.ts';
export { roundDownToDigits } from './money/round.ts';
export type {
  AddressCheck,
  AddressFlag,
  AddressKind,
  InvalidAddress,
  OtherChainAddress,
  OtherNetworkAddress,
  ValidAddress,
} from './networks/address-check.ts';
export { type ExplorerPage, explorerUrl } from './networks/explorer-url.ts';
export { groupAddress, shortenAddress } from './networks/format-address.ts';
export {
  type ChainName,
  chainNames,
  type Explorer,
  type FeePriorityChoice,
  type NetworkDefinition,
  type NetworkModel,
  type UtxoChain,
  type UtxoModel,
} from './networks/network.ts';
export { parseRecipient } from './networks/parse-recipient.ts';
export type { PaymentRequest, RequestedPayment } from './networks/payment-request.ts';
export {
  formatPaymentUri,
  type PaymentUriOptions,
  type PaymentUriParts,
  parsePaymentUri,
} from './networks/payment-uri.ts';
export {
  getNetwork,
  isNetwork,
  mapNetworks,
  type Network,
  networkCodes,
} from './networks/registry.ts';
export {
  type StaticFeeLabel,
  type StaticFeeSpeed,
  staticFeeLabels,
} from './networks/static-fee-labels.ts';
export { estimateTime, formatTimeEstimate, type TimeEstimate } from './networks/time-estimate.ts';
export { validateAddress } from './networks/validate-address.ts';
export { type PasswordStrength, ratePassword } from './password-strength/rate-password.ts';
export { browserPlatform, browserStore } from './platform/browser.ts';
export { memoryStore } from './platform/memory-store.ts';
export type { Clock, KeyValueStore, Platform, Random, StoreKey } from './platform/platform.ts';
export { faucetAmount } from './portfolio/faucet-amount.ts';
export { findTransaction, type WantedTransaction } from './portfolio/find-transaction.ts';
export { type ChangeDirection, directionOf, formatChange } from './portfolio/format-change.ts';
export { formatUsd, type UsdFormat } from './portfolio/format-usd.ts';
export { type Holding, holdingsOf, staleSince } from './portfolio/holdings.ts';
export { isMoving } from './portfolio/is-moving.ts';
export {
  loadTransactions,
  type TransactionList,
  type TransactionQuery,
} from './portfolio/load-transactions.ts';
export { isEmptyHanded, type ValuedHolding, valueHoldings } from './portfolio/value-holdings.ts';
export {
  checkSeedPhrase,
  type SeedPhraseCheck,
  type UnknownWord,
} from './seed-phrase/check-seed-phrase.ts';
export { normalizeSeedPhrase } from './seed-phrase/normalize-seed-phrase.ts';
export {
  decideRoute,
  type Known,
  pathAfterUrlToken,
  type RouteDecision,
  type RouteFacts,
  type WantedPath,
} from './session/decide-route.ts';
export { describeDevice } from './session/device-summary.ts';
export { type Environment, parseEnvironment } from './session/environment.ts';
export { errorToNotification, messageLines } from './session/error-to-notification.ts';
export type {
  NewNotification,
  Notification,
  NotificationStatus,
  NotificationsState,
} from './session/notification-state.ts';
export {
  createNotifications,
  type Notifications,
  notificationTimes,
} from './session/notifications.ts';
export {
  isAuthPath,
  isEmbeddedPath,
  isNewWalletPath,
  isPublicPath,
  isSamePath,
} from './session/path-kind.ts';
export { type PlatformType, platformTypeFromPath } from './session/platform-type.ts';
export { selectBusiness } from './session/select-business.ts';
export { type SelectableWallet, selectWallet } from './session/select-wallet.ts';
export {
  createSession,
  type Session,
  type SessionState,
  type SubscribeToOtherTabs,
} from './session/session.ts';
export { otherTheme, parseTheme } from './session/theme-choice.ts';
export { parseUrlToken, type UrlParts, type UrlToken } from './session/url-token.ts';
export { createResource, type Resource, type ResourceState } from './state/resource.ts';
export { createStore, type Store } from './state/store.ts';
export {
  type ConfirmationFacts,
  confirmationsOf,
  statusOf,
  type TransactionFacts,
} from './transaction-status/transaction-status.ts';
