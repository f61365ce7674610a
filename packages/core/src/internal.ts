export { chainOfAsset, type WalletCryptoType, walletCryptoType } from './assets/asset.ts';
export {
  ASSET_IDENTIFIERS,
  EXTENDED_IDENTIFIERS,
  type ExtendedIdentifier,
  type SpecifiedIdentifier,
} from './assets/asset-identifiers.ts';
export {
  type AccountNetworkCode,
  accountNetworkCodes,
  type DisplayCode,
  displayCodes,
  toDisplayCode,
} from './assets/display-codes.ts';
export { type CurrencyScope, findCurrencyScope } from './assets/find-currency-scope.ts';
export { findNamedAsset, listAssetNames, listNamedAssets } from './assets/find-named-asset.ts';
export { firstBusinessIndex } from './assets/first-business-index.ts';
export {
  type NetworkLabel,
  type NetworkLabelName,
  networkLabels,
} from './assets/network-labels.ts';
export {
  type Environment,
  environments,
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
export { eventRecord } from './contract/merchant/events.ts';
export {
  byteOrderMark,
  type CsvCell,
  formatCsvCells,
  formatCsvRow,
  rearm,
} from './csv/format-csv.ts';
export { type CsvRecord, parseCsv } from './csv/parse-csv.ts';
export { suggestAccountName } from './flows/add-account/account-name.ts';
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
export { anotherPayment, feeChanged } from './flows/send/effects/changed-payment.ts';
export { isStaleIntent } from './flows/send/effects/send-once.ts';
export { signOnDevice, withSignature } from './flows/send/effects/sign-locally.ts';
export { totalFee } from './flows/send/selectors/fees.ts';
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
  createSignIntentFlow,
  type SignIntentActions,
  type SignIntentResult,
  type SignIntentState,
} from './flows/sign-intent/sign-intent-flow.ts';
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
export { type LiveWatch, watchLiveUpdates } from './http/live.ts';
export { retryAfterMs } from './http/retry.ts';
export { createTransport } from './http/transport.ts';
export {
  type AuditAction,
  type AuditedValue,
  auditAction,
  auditField,
  auditTarget,
  auditValue,
} from './i18n/audit-words.ts';
export {
  createLanguage,
  type Language,
  type LanguageOptions,
  type ShownLanguage,
  untilShown,
} from './i18n/create-language.ts';
export { accountTexts } from './i18n/en/account.ts';
export { accountDeveloperTexts } from './i18n/en/account-developer.ts';
export { accountNotificationsTexts } from './i18n/en/account-notifications.ts';
export { accountPlatformTexts } from './i18n/en/account-platform.ts';
export { accountSecurityTexts } from './i18n/en/account-security.ts';
export { affiliatesTexts } from './i18n/en/affiliates.ts';
export { auditTexts } from './i18n/en/audit.ts';
export { authTexts } from './i18n/en/auth.ts';
export { billingTexts } from './i18n/en/billing.ts';
export { businessTexts } from './i18n/en/business.ts';
export { businessBellTexts } from './i18n/en/business-bell.ts';
export { businessLegalTexts } from './i18n/en/business-legal.ts';
export { businessNotificationsTexts } from './i18n/en/business-notifications.ts';
export { businessSetupTexts } from './i18n/en/business-setup.ts';
export { checkoutTexts } from './i18n/en/checkout.ts';
export { checkoutHashTexts } from './i18n/en/checkout-hash.ts';
export { checkoutLinkTexts } from './i18n/en/checkout-link.ts';
export { checkoutPartsTexts } from './i18n/en/checkout-parts.ts';
export { checkoutReceiptTexts } from './i18n/en/checkout-receipt.ts';
export { checkoutResultTexts } from './i18n/en/checkout-result.ts';
export { checkoutTestTexts } from './i18n/en/checkout-test.ts';
export { customersTexts } from './i18n/en/customers.ts';
export { dashboardTexts } from './i18n/en/dashboard.ts';
export { developerTexts } from './i18n/en/developer.ts';
export { embedTexts } from './i18n/en/embed.ts';
export { guidesTexts } from './i18n/en/guides.ts';
export { integrationsTexts } from './i18n/en/integrations.ts';
export { invoiceEmailsTexts } from './i18n/en/invoice-emails.ts';
export { ledgerTexts } from './i18n/en/ledger.ts';
export { legalTexts } from './i18n/en/legal.ts';
export { linkInvoicesTexts } from './i18n/en/link-invoices.ts';
export { newPasswordTexts } from './i18n/en/new-password.ts';
export { newPaymentTexts } from './i18n/en/new-payment.ts';
export { paymentTexts } from './i18n/en/payment.ts';
export { paymentLinksTexts } from './i18n/en/payment-links.ts';
export { paymentStatusTexts } from './i18n/en/payment-status.ts';
export { paymentsTexts } from './i18n/en/payments.ts';
export { payoutsTexts } from './i18n/en/payouts.ts';
export { pointOfSaleTexts } from './i18n/en/point-of-sale.ts';
export { refundClaimTexts } from './i18n/en/refund-claim.ts';
export { refundsTexts } from './i18n/en/refunds.ts';
export { reportsTexts } from './i18n/en/reports.ts';
export { requestLogTexts } from './i18n/en/request-log.ts';
export { sandboxTexts } from './i18n/en/sandbox.ts';
export { secureFrameTexts } from './i18n/en/secure-frame.ts';
export { securityTipsTexts } from './i18n/en/security-tips.ts';
export { settingsTexts } from './i18n/en/settings.ts';
export { shellTexts } from './i18n/en/shell.ts';
export { siteTexts } from './i18n/en/site.ts';
export { sweepsTexts } from './i18n/en/sweeps.ts';
export { unmatchedTexts } from './i18n/en/unmatched.ts';
export { webhooksTexts } from './i18n/en/webhooks.ts';
export { languages } from './i18n/languages.ts';
export { loadCheckoutLanguage } from './i18n/load-checkout-language.ts';
export { loadDialogLanguage, loadWalletLanguage } from './i18n/load-embed-language.ts';
export { matchLocale } from './i18n/match-locale.ts';
export { createMessageFormat, type MessageFormat } from './i18n/translate.ts';
export { addAmounts } from './money/add-amounts.ts';
export { type ComparedAmounts, compareAmounts } from './money/compare-amounts.ts';
export { isDecimal, trimDecimal } from './money/decimal.ts';
export { formatMoment, formatMonth, formatZone } from './money/format-date.ts';
export { findFiat, formatPrice, type PriceFormat } from './money/format-price.ts';
export { type ChargedFee, findHighFee, type HighFeeLimit } from './money/high-fee.ts';
export { isAboveZero } from './money/is-above-zero.ts';
export { multiplyAmount } from './money/multiply-amount.ts';
export { roundDownToDigits } from './money/round.ts';
export { sumByKey } from './money/sum-by-key.ts';
export { networkAddresses } from './networks/address-source.ts';
export { checkAddress } from './networks/check-address.ts';
export { isLookAlike } from './networks/is-look-alike.ts';
export { nameWithArticle } from './networks/name-with-article.ts';
export { readTransactionHash } from './networks/read-transaction-hash.ts';
export { recipientError } from './networks/recipient-error.ts';
export { mapNetworks } from './networks/registry.ts';
export {
  type StaticFeeLabel,
  type StaticFeeSpeed,
  staticFeeLabels,
} from './networks/static-fee-labels.ts';
export { formatTimeEstimate } from './networks/time-estimate.ts';
export { type CheckoutLinkParts, readCheckoutLink } from './payment-uri/read-checkout-link.ts';
export { addDays } from './payments/add-days.ts';
export { addressModesOf } from './payments/address-modes.ts';
export {
  type CheckoutCalls,
  type CheckoutListeners,
  createCheckoutCalls,
} from './payments/checkout.ts';
export { createCheckoutLanguage } from './payments/checkout-language.ts';
export { countedCoins, otherCoins } from './payments/coin-amounts.ts';
export { listTags } from './payments/decision/amount-tag.ts';
export { confirmationsOfPolicy } from './payments/decision/confirmations-of-policy.ts';
export { creditUnits } from './payments/decision/credit-units.ts';
export { deadlineOf } from './payments/decision/deadline-of.ts';
export { decide } from './payments/decision/decide.ts';
export {
  type Decision,
  type MethodAmounts,
  newPaymentState,
  type PaymentState,
} from './payments/decision/decision.ts';
export type {
  DecisionFacts,
  NetworkHead,
  PaymentFact,
  QuoteFact,
  RefundFact,
  TransferFact,
} from './payments/decision/decision-facts.ts';
export {
  type EventfulState,
  findEvents,
  findNewReasons,
  type PaymentEvent,
} from './payments/decision/find-events.ts';
export { endedStatuses, isEnded } from './payments/decision/is-ended.ts';
export { type QuotedDue, type QuoteRequest, quoteDue } from './payments/decision/quote-due.ts';
export {
  type Excess,
  findShortfall,
  formatExcess,
  isRestSmall,
} from './payments/excess.ts';
export { findExcess } from './payments/find-excess.ts';
export { type InvalidFacts, invalidReason } from './payments/invalid-reason.ts';
export { createInvoiceEmails } from './payments/invoice-emails.ts';
export { type MarkedAmount, markText } from './payments/mark-text.ts';
export { mostPayoutLines } from './payments/most-payout-lines.ts';
export { needsAttention } from './payments/needs-attention.ts';
export { orderAssets } from './payments/order-assets.ts';
export { creditedText, overText } from './payments/over-text.ts';
export { payAsset } from './payments/pay-asset.ts';
export { isFiat, priceDigits } from './payments/price-text.ts';
export { createRefundClaims, type RefundClaims } from './payments/refund-claims.ts';
export { restText, shortText } from './payments/rest-text.ts';
export { dayOfSchedule, type ScheduleDays } from './payments/schedule-days.ts';
export { usualWindowMinutes } from './payments/usual-window-minutes.ts';
export { faucetAmount } from './portfolio/faucet-amount.ts';
export { listServedNetworks } from './portfolio/list-served-networks.ts';
export { getSandboxScenarios, type SandboxScenarios } from './portfolio/sandbox-scenarios.ts';
export { type AfterSignIn, type AfterSignInFacts, afterSignIn } from './session/after-sign-in.ts';
export {
  decideRoute,
  type Known,
  type NoPayments,
  pathAfterUrlToken,
  type RouteDecision,
  type RouteFacts,
  type WantedPath,
} from './session/decide-route.ts';
export { describeDevice } from './session/device-summary.ts';
export { isEmailAddress, normalizeEmail } from './session/email-address.ts';
export { parseEnvironment } from './session/environment.ts';
export { errorToNotification } from './session/error-to-notification.ts';
export { maskEmail } from './session/mask-email.ts';
export { notificationTimes } from './session/notifications.ts';
export {
  canonicalPath,
  isAuthPath,
  isEmbeddedPath,
  isNewWalletPath,
  isPaymentsPath,
  isPublicPath,
  isSamePath,
} from './session/path-kind.ts';
export { createPkce, type Pkce } from './session/pkce.ts';
export { platformTypeFromPath } from './session/platform-type.ts';
export { selectBusiness } from './session/select-business.ts';
export {
  createSession,
  type Session,
  type SessionState,
  type SubscribeToOtherTabs,
} from './session/session.ts';
export { otherTheme, parseTheme } from './session/theme-choice.ts';
export { parseUrlToken, type UrlParts, type UrlToken } from './session/url-token.ts';
export { validateEmail } from './session/validate-email.ts';
export { validateSignInPassword } from './session/validate-sign-in-password.ts';
export { repeat } from './state/repeat.ts';
export { completeColors } from './theme/resolve-colors.ts';
export {
  type ConfirmationFacts,
  confirmationsOf,
  statusOf,
  type TransactionFacts,
} from './transaction-status/transaction-status.ts';
