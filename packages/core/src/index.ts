export { type AccountAsset, nativeAsset } from './assets/account-asset.ts';
export {
  type Asset,
  chainOfAsset,
  getAsset,
  isAssetIdentifier,
  type WalletCryptoType,
  walletCryptoType,
} from './assets/asset.ts';
export {
  ASSET_IDENTIFIERS,
  type AssetIdentifier,
  EXTENDED_IDENTIFIERS,
  type ExtendedIdentifier,
  type SpecifiedIdentifier,
} from './assets/asset-identifiers.ts';
export {
  type AccountNetworkCode,
  type AssetSymbol,
  accountNetworkCodes,
  assetSymbols,
  type DisplayCode,
  displayCodes,
  toDisplayCode,
} from './assets/display-codes.ts';
export { findAccountAsset } from './assets/find-account-asset.ts';
export {
  type NetworkLabel,
  type NetworkLabelName,
  networkLabels,
} from './assets/network-labels.ts';
export {
  type AccountType,
  accountTypes,
  type FeePriority,
  feePriorities,
  type KeyType,
  keyTypes,
  type PlatformType,
  type ProductArea,
  platformTypes,
  productAreas,
  type ThemeName,
  themes,
  type WalletType,
  walletTypes,
} from './assets/specified-values.ts';
export {
  findToken,
  findTokenByContract,
  type TokenDefinition,
  tokensOf,
} from './assets/token.ts';
export { type NamedAsset, transferredAsset } from './assets/transferred-asset.ts';
export type { CacheKey, Resources } from './client/resources.ts';
export type { Account, DepositAddress, Token } from './contract/accounts/accounts.ts';
export type { EmbedScope } from './contract/embed/embed-scope.ts';
export type { EmbedSettings } from './contract/embed/embed-settings.ts';
export type { CoinManifest } from './contract/rates/manifest.ts';
export type { FeeEstimate, FeeQuery, Transaction } from './contract/transactions/transactions.ts';
export type { Page } from './contract/values.ts';
export type { WalletSettings } from './contract/wallets/settings.ts';
export type { Wallet } from './contract/wallets/wallets.ts';
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
  type ValidationInfo,
} from './errors/error-kinds.ts';
export type { ValidationReason, ValidationValues } from './errors/validation-reason.ts';
export {
  type AddAccountActions,
  type AddAccountFlowOptions,
  type AddAccountResult,
  createAddAccountFlow,
} from './flows/add-account/add-account-flow.ts';
export type { AddAccountField } from './flows/add-account/add-account-reducer.ts';
export {
  type AddAccountState,
  accountKeyMessage,
  addAccountFailure,
} from './flows/add-account/add-account-selectors.ts';
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
export type { ResetPasswordFlowOptions } from './flows/reset-password/reset-password-effects.ts';
export {
  createResetPasswordFlow,
  type ResetPasswordActions,
  type ResetPasswordResult,
} from './flows/reset-password/reset-password-flow.ts';
export {
  judgeNewPassword,
  type ResetPasswordEntries,
  seedPhraseMessage,
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
export {
  createSelectWalletFlow,
  type SelectWalletActions,
  type SelectWalletFlowOptions,
  type SelectWalletResult,
} from './flows/select-wallet/select-wallet-flow.ts';
export {
  canSearchWallets,
  shownWallets,
  unfinishedWallets,
  type WalletChoice,
} from './flows/select-wallet/select-wallet-selectors.ts';
export type { SelectWalletState } from './flows/select-wallet/select-wallet-state.ts';
export type { DismissReason, SendActions, SendResult } from './flows/send/actions.ts';
export type { CustomFee } from './flows/send/custom-fee.ts';
export { afterInputDelayMs } from './flows/send/effects/typing.ts';
export type { HighFee } from './flows/send/high-fee.ts';
export type {
  KnownRecipient,
  RecipientMatch,
  RecipientSource,
} from './flows/send/known-recipients.ts';
export type {
  AmountSide,
  SendField,
  SendPrefill,
  SendStart,
  SendStep,
  SignMethod,
} from './flows/send/model.ts';
export type { SendSecret } from './flows/send/request.ts';
export type { HeldAsset } from './flows/send/selectors/account.ts';
export type { MissingForFee } from './flows/send/selectors/fees.ts';
export type { Fiat, NetworkCharge, SendMoney } from './flows/send/selectors/totals.ts';
export type { SendState } from './flows/send/selectors/view.ts';
export { createSendFlow, type SendFlowOptions } from './flows/send/send-flow.ts';
export type { AnsweringProvider, Arrival } from './flows/sign-in/log-in.ts';
export {
  createSignInFlow,
  type SignInFlowOptions,
  type SignInResult,
} from './flows/sign-in/sign-in-flow.ts';
export {
  isCompleteCode,
  signInFailure,
  twoFactorFailure,
} from './flows/sign-in/sign-in-selectors.ts';
export type { SignInCodeKind, SignInField, SignInState } from './flows/sign-in/sign-in-state.ts';
export type { SignInActions } from './flows/sign-in/sign-in-steps.ts';
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
export { needsUnlock } from './flows/unlock/needs-unlock.ts';
export type { UnlockFlowOptions, UnlockSecret } from './flows/unlock/unlock-effects.ts';
export {
  createUnlockFlow,
  type UnlockActions,
  type UnlockResult,
} from './flows/unlock/unlock-flow.ts';
export { unlockFailure, unlockPhraseMessage } from './flows/unlock/unlock-selectors.ts';
export type { UnlockChoices, UnlockField, UnlockState } from './flows/unlock/unlock-state.ts';
export {
  createVerifyEmailFlow,
  type VerifyEmailActions,
  type VerifyEmailResult,
  type VerifyEmailState,
} from './flows/verify-email/verify-email-flow.ts';
export type { BaseUrls } from './http/address.ts';
export type { ClientEvents } from './http/client-events.ts';
export { type LiveWatch, watchLiveUpdates } from './http/live.ts';
export type { LiveSource } from './http/live-source.ts';
export type { RequestEvent } from './http/request-event.ts';
export type { GetAccessToken, TokenRequest, TokenResponse } from './http/tokens.ts';
export type { CallOptions } from './http/transport.ts';
export { createTranslate } from './i18n/create-translate.ts';
export { textDirection } from './i18n/direction.ts';
export { accountTexts } from './i18n/en/account.ts';
export { accountDeveloperTexts } from './i18n/en/account-developer.ts';
export { accountNotificationsTexts } from './i18n/en/account-notifications.ts';
export { accountPlatformTexts } from './i18n/en/account-platform.ts';
export { accountSecurityTexts } from './i18n/en/account-security.ts';
export { accountsTexts } from './i18n/en/accounts.ts';
export { addAccountTexts } from './i18n/en/add-account.ts';
export { authTexts } from './i18n/en/auth.ts';
export { chartTexts } from './i18n/en/chart.ts';
export { commonTexts } from './i18n/en/common.ts';
export { confirmationTexts } from './i18n/en/confirmation.ts';
export { contactsTexts } from './i18n/en/contacts.ts';
export { depositAddressesTexts } from './i18n/en/deposit-addresses.ts';
export { embedTexts } from './i18n/en/embed.ts';
export { emptyWalletTexts } from './i18n/en/empty-wallet.ts';
export { ledgerTexts } from './i18n/en/ledger.ts';
export { legalTexts } from './i18n/en/legal.ts';
export { missingWalletTexts } from './i18n/en/missing-wallet.ts';
export { newPasswordTexts } from './i18n/en/new-password.ts';
export { newWalletTexts } from './i18n/en/new-wallet.ts';
export { notificationCentreTexts } from './i18n/en/notification-centre.ts';
export { pickersTexts } from './i18n/en/pickers.ts';
export { portfolioTexts } from './i18n/en/portfolio.ts';
export { primitivesTexts } from './i18n/en/primitives.ts';
export { providerTexts } from './i18n/en/provider.ts';
export { receiveTexts } from './i18n/en/receive.ts';
export { resetPasswordTexts } from './i18n/en/reset-password.ts';
export { sandboxTexts } from './i18n/en/sandbox.ts';
export { scannerTexts } from './i18n/en/scanner.ts';
export { securityTipsTexts } from './i18n/en/security-tips.ts';
export { sendTexts } from './i18n/en/send.ts';
export { shellTexts } from './i18n/en/shell.ts';
export { siteTexts } from './i18n/en/site.ts';
export { swapTexts } from './i18n/en/swap.ts';
export { transactionsTexts } from './i18n/en/transactions.ts';
export { validationTexts } from './i18n/en/validation.ts';
export { walletSettingsTexts } from './i18n/en/wallet-settings.ts';
export {
  createLocaleTexts,
  type LoadTexts,
  type LocaleTexts,
  loadBuiltInTexts,
} from './i18n/locale-texts.ts';
export { priorityTimeText } from './i18n/priority-time-text.ts';
export {
  createTextAreas,
  type PartialMessages,
  type TextArea,
  type TextAreas,
} from './i18n/text-area.ts';
export { timeEstimateText } from './i18n/time-estimate-text.ts';
export {
  createTranslator,
  type MessageKey,
  type Messages,
  type MessageValues,
  type Translate,
} from './i18n/translate.ts';
export { validationText } from './i18n/validation-text.ts';
export { readPastedAmount, sanitizeAmountInput, withDecimalPoint } from './money/amount-input.ts';
export { type AssetDigits, defaultDigits } from './money/asset-digits.ts';
export { type BaseUnits, isBaseUnits, toBaseUnits } from './money/base-units.ts';
export { type Cents, isCents, toCents } from './money/cents.ts';
export { type Decimal, formatAmount, parseAmount, toDecimal } from './money/decimal.ts';
export { type DisplayCurrency, displayCurrencies } from './money/display-currencies.ts';
export { type CoinFormat, formatCoin } from './money/format-coin.ts';
export { formatDate } from './money/format-date.ts';
export { formatFeeUsd, formatMoney, type MoneyFormat } from './money/format-money.ts';
export { maxSpendable, type SpendableParts } from './money/max-spendable.ts';
export { fromFiat, parseRate, type Rate, toFiat } from './money/rate.ts';
export { roundDownToDigits } from './money/round.ts';
export { feeUsd, toUsd } from './money/usd.ts';
export type {
  AddressCheck,
  AddressKind,
  InvalidAddress,
  OtherChainAddress,
  OtherNetworkAddress,
  ValidAddress,
} from './networks/address-check.ts';
export { type AddressFlag, losesFunds } from './networks/address-flag.ts';
export { type ExplorerPage, explorerUrl } from './networks/explorer-url.ts';
export { groupAddress, shortenAddress } from './networks/format-address.ts';
export { formatGasPrice } from './networks/format-gas-price.ts';
export { isLookAlike } from './networks/is-look-alike.ts';
export {
  type ChainName,
  chainNames,
  type EvmChain,
  type EvmModel,
  type EvmNetwork,
  type Explorer,
  type FeePriorityChoice,
  type NetworkDefinition,
  type NetworkModel,
  type SolanaChain,
  type SolanaModel,
  type SolanaNetwork,
  type TonChain,
  type TonModel,
  type TonNetwork,
  type TronChain,
  type TronModel,
  type TronNetwork,
  type UtxoChain,
  type UtxoModel,
  type UtxoNetwork,
} from './networks/network.ts';
export type { PaymentRequest } from './networks/payment-request.ts';
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
export {
  missingPasswordParts,
  type PasswordPart,
  type PasswordStrength,
  passwordParts,
  passwordStrength,
} from './password-strength/password-strength.ts';
export { parseRecipient, type Recipient } from './payment-uri/parse-recipient.ts';
export {
  formatPaymentUri,
  type PaymentUriParts,
  parsePaymentUri,
} from './payment-uri/payment-uri.ts';
export { browserPlatform, browserStore } from './platform/browser.ts';
export { memoryStore } from './platform/memory-store.ts';
export type { Clock, KeyValueStore, Platform, Random, StoreKey } from './platform/platform.ts';
export { accountWorth, holdingWorth } from './portfolio/account-worth.ts';
export {
  type DisplayMoney,
  dollars,
  formatDisplayMoney,
  formatPrice,
  toDisplayMoney,
} from './portfolio/display-money.ts';
export { faucetAmount } from './portfolio/faucet-amount.ts';
export { findTransaction, type WantedTransaction } from './portfolio/find-transaction.ts';
export { type ChangeDirection, directionOf, formatChange } from './portfolio/format-change.ts';
export { formatUsd, type UsdFormat } from './portfolio/format-usd.ts';
export {
  groupHoldings,
  type HoldingGroup,
  type HoldingOrder,
} from './portfolio/group-holdings.ts';
export { type Holding, holdingsOf, staleSince } from './portfolio/holdings.ts';
export { isMoving } from './portfolio/is-moving.ts';
export { listServedNetworks } from './portfolio/list-served-networks.ts';
export {
  loadTransactions,
  type TransactionFilters,
  type TransactionList,
  type TransactionQuery,
} from './portfolio/load-transactions.ts';
export { isEmptyHanded, type ValuedHolding, valueHoldings } from './portfolio/value-holdings.ts';
export {
  checkSeedPhrase,
  type SeedPhraseCheck,
  type UnknownWord,
} from './seed-phrase/check-seed-phrase.ts';
export { englishWords } from './seed-phrase/english-words.ts';
export { normalizeSeedPhrase } from './seed-phrase/normalize-seed-phrase.ts';
export { readSeedPhrase } from './seed-phrase/read-seed-phrase.ts';
export { validateSeedPhrase } from './seed-phrase/validate-seed-phrase.ts';
export { type AfterSignIn, type AfterSignInFacts, afterSignIn } from './session/after-sign-in.ts';
export {
  decideRoute,
  type Known,
  pathAfterUrlToken,
  type RouteDecision,
  type RouteFacts,
  type WantedPath,
} from './session/decide-route.ts';
export { describeDevice } from './session/device-summary.ts';
export { isEmailAddress, normalizeEmail } from './session/email-address.ts';
export { type Environment, parseEnvironment } from './session/environment.ts';
export { errorToNotification, messageLines } from './session/error-to-notification.ts';
export { judgeSignInPassword } from './session/judge-sign-in-password.ts';
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
export { createPkce, type Pkce } from './session/pkce.ts';
export { platformTypeFromPath } from './session/platform-type.ts';
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
