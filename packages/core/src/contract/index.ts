export type { AccountType, FeePriority, WalletType } from '../assets/specified-values.ts';
export * from './accounts/account-changes.ts';
export {
  type Account,
  type AccountPublicKey,
  type AddressRow,
  type CreateAccount,
  createAccount,
  type DepositAddress,
  type GetDepositAddress,
  getAccount,
  getAccountPublicKey,
  getDepositAddress,
  type KeyPath,
  keyPaths,
  type ListAccounts,
  type ListAddresses,
  listAccounts,
  listAddresses,
  type Token,
} from './accounts/accounts.ts';
export { type AddressType, addressTypes } from './address-types.ts';
export {
  type DeviceSummary,
  getUser,
  type LogIn,
  type LogInDemo,
  logIn,
  logInDemo,
  logOut,
  type Register,
  register,
  resendVerification,
  type SignedIn,
  type User,
  type VerifyEmail,
  verifyEmail,
} from './auth/auth.ts';
export {
  type AppleSignIn,
  type ExchangedToken,
  type ExchangeToken,
  type ExternalLogIn,
  exchangeToken,
  handleExternalLogin,
  type LogInWithProvider,
  logInWithDiscord,
  logInWithGoogle,
  type Provider,
  type ProviderAnswer,
  type ProviderPath,
  type StartedProviderLogIn,
  type StartProviderLogIn,
  signInWithApple,
  startProviderLogIn,
} from './auth/external.ts';
export * from './auth/options.ts';
export * from './auth/reset.ts';
export * from './business/accepted-assets.ts';
export * from './business/access-settings.ts';
export * from './business/affiliate.ts';
export * from './business/api-key-scopes.ts';
export * from './business/api-key-text.ts';
export * from './business/api-keys.ts';
export * from './business/api-requests.ts';
export * from './business/audit-log.ts';
export * from './business/balances.ts';
export * from './business/billing.ts';
export * from './business/business-updates.ts';
export {
  archiveBusiness,
  type Business,
  type BusinessDetail,
  type BusinessStatus,
  businessStatuses,
  type CreateBusiness,
  createBusiness,
  getBusiness,
  listBusinesses,
  type OnboardingStep,
  onboardingSteps,
  type UpdateBusiness,
  updateBusiness,
  type VolumeBand,
  volumeBands,
} from './business/businesses.ts';
export * from './business/collectable.ts';
export * from './business/invitations.ts';
export { type Logo, removeLogo, type SetLogo, setLogo } from './business/logo.ts';
export * from './business/notifications.ts';
export * from './business/payouts.ts';
export * from './business/permissions.ts';
export * from './business/roles.ts';
export {
  type CheckoutSettings,
  checkoutSettings,
  type GeneralSettings,
  generalSettings,
  type IntegrationsSettings,
  integrationsSettings,
  type LegalSettings,
  legalSettings,
  type PaymentsSettings,
  paymentsSettings,
  type TabCalls,
  type Versioned,
} from './business/settings.ts';
export * from './business/settlement.ts';
export * from './business/summary.ts';
export * from './business/sweeps.ts';
export * from './business/team.ts';
export type {
  PartIntent,
  SignedTransaction,
  SignParts,
  TransferIntents,
} from './business/transfer-intents.ts';
export * from './business/watch-keys.ts';
export {
  type CheckoutCustomer,
  type CheckoutLanguage,
  type CheckoutPath,
  type ClaimedHash,
  type ClaimHash,
  type ClaimState,
  cancelCheckout,
  claimCheckoutHash,
  claimStates,
  getCheckout,
  selectCheckoutMethod,
  setCheckoutCustomer,
  setCheckoutLanguage,
} from './checkout/checkout.ts';
export * from './checkout/checkout-links.ts';
export * from './checkout/checkout-updates.ts';
export {
  type AssetReason,
  assetReasons,
  type Canceller,
  type Checkout,
  type CheckoutAction,
  type CheckoutAsset,
  type CheckoutCollection,
  type CheckoutField,
  type CheckoutMerchant,
  type CheckoutRefund,
  type CheckoutTransfer,
  cancellers,
  checkoutActions,
  type PaymentOrigin,
  type PendingRefund,
  paymentOrigins,
  type SelectMethod,
  type UnmatchedTransaction,
} from './checkout/checkout-view.ts';
export * from './checkout/invoice-emails.ts';
export * from './checkout/payment-request.ts';
export * from './checkout/refund-claims.ts';
export {
  type BaseUrls,
  type Config,
  type EnvironmentBases,
  getConfig,
  type NetworkConfig,
} from './config/config.ts';
export * from './contacts/contacts.ts';
export * from './embed/embed-scope.ts';
export * from './embed/embed-sessions.ts';
export * from './embed/embed-settings.ts';
export * from './error-body.ts';
export { merchantApiVersion } from './merchant/api-version.ts';
export type { CursorPage, CursorQuery } from './merchant/cursor-page.ts';
export {
  createMerchantCustomer,
  deleteMerchantCustomer,
  getMerchantCustomer,
  listMerchantCustomers,
  updateMerchantCustomer,
} from './merchant/customers.ts';
export {
  type EventRecord,
  getMerchantEvent,
  type ListEvents,
  listMerchantEvents,
} from './merchant/events.ts';
export {
  acceptMerchantPayment,
  cancelMerchantPayment,
  createMerchantPayment,
  getMerchantPayment,
  listMerchantPaymentEvents,
  listMerchantPayments,
  type MarkPaid,
  type MerchantListPayments,
  markMerchantPaymentPaid,
  selectMerchantMethod,
  simulateMerchantPayment,
} from './merchant/payments.ts';
export {
  type CreateEstimate,
  createEstimate,
  type Estimate,
  type GetRates,
  getMerchantRates,
  listMerchantAssets,
  type MerchantAsset,
  type Pong,
  pingMerchant,
  type Rates,
} from './merchant/prices.ts';
export * from './merchant/refunds.ts';
export * from './merchant/webhooks.ts';
export type {
  ConfirmationPolicy,
  CreatePayment,
  NewPaymentCustomer,
} from './payments/create-payment.ts';
export {
  type CreateCustomer,
  type Customer,
  type CustomerCounts,
  type CustomerDetail,
  type CustomerFilters,
  type CustomerProfile,
  type CustomerTag,
  type CustomerTotal,
  createCustomer,
  deleteCustomer,
  eraseCustomer,
  exportCustomers,
  getCustomer,
  getCustomerCounts,
  type ImportCustomers,
  type ImportedCustomers,
  importCustomers,
  type ListCustomers,
  listCustomers,
  type MergeCustomers,
  mergeCustomers,
  type RefundAddress,
  type UpdateCustomer,
  updateCustomer,
} from './payments/customers.ts';
export * from './payments/link-invoices.ts';
export * from './payments/link-schedules.ts';
export {
  type AnswerType,
  answerTypes,
  type DisplayStatus,
  displayStatuses,
  type PaidState,
  type Payment,
  type PaymentAnswer,
  type PaymentConfirmations,
  type PaymentCustomer,
  type PaymentFlag,
  type PaymentMethod,
  type PaymentStatus,
  type Price,
  paidStates,
  paymentFlags,
  paymentStatuses,
  type RefundState,
  refundStates,
  type Transfer,
} from './payments/payment.ts';
export {
  type CreatePaymentLink,
  createPaymentLink,
  getPaymentLink,
  type ListPaymentLinks,
  listPaymentLinks,
  type PaymentLine,
  type PaymentLink,
  type PaymentLinkState,
  paymentLinkStates,
  type UpdatePaymentLink,
  updatePaymentLink,
} from './payments/payment-links.ts';
export * from './payments/payments.ts';
export {
  getCheckoutReceipt,
  getMerchantReceipt,
  getReceipt,
  type Receipt,
  type ReceiptMerchant,
  type ReceiptState,
  type ReceiptTransfer,
  receiptStates,
  type SendCheckoutReceipt,
  sendCheckoutReceipt,
  sendReceipt,
  type TransferProof,
} from './payments/receipts.ts';
export {
  type CreateRefund,
  cancelRefund,
  createRefund,
  createRefundIntent,
  getRefundPsbt,
  listRefunds,
  type PrepareRefundPsbt,
  prepareRefundPsbt,
  type RecordRefund,
  type Refund,
  type RefundAmount,
  type RefundIntent,
  type RefundPath,
  type RefundPsbt,
  type RefundStatus,
  recordRefund,
  refundStatuses,
  type SignedRefundPsbt,
  type SignRefund,
  type SignSecret,
  sendRefundPsbt,
  signRefund,
} from './payments/refunds.ts';
export * from './payments/reports.ts';
export {
  type CreateSaleItem,
  createSaleItem,
  deleteSaleItem,
  listSaleItems,
  mostSaleItems,
  type SaleItem,
  type UpdateSaleItem,
  updateSaleItem,
} from './payments/sale-items.ts';
export * from './payments/unmatched.ts';
export * from './payments/unmatched-refunds.ts';
export type { BusinessItemPath, BusinessPath } from './payments/values.ts';
export { type CurrencyRate, listCurrencyRates } from './rates/currency-rates.ts';
export * from './rates/find-manifest.ts';
export {
  type CoinManifest,
  getManifest,
  listManifest,
  type ManifestPath,
  type PriorityFacts,
} from './rates/manifest.ts';
export * from './rates/native-manifest.ts';
export * from './rates/price-history.ts';
export * from './rates/rates.ts';
export * from './sandbox/controls.ts';
export * from './sandbox/explorer.ts';
export type {
  LedgerBlockRef,
  LedgerCheck,
  LedgerOutput,
  LedgerTokenTransfer,
} from './sandbox/ledger-transaction-facts.ts';
export {
  type Faucet,
  type FaucetPayment,
  faucet,
  type LedgerHead,
  type ListOutbox,
  listOutbox,
  type Mine,
  mine,
  type OutboxMail,
  type SandboxPath,
} from './sandbox/sandbox.ts';
export * from './sandbox/scenarios.ts';
export * from './sandbox/time.ts';
export * from './sandbox/transaction.ts';
export * from './schema.ts';
export * from './settlements/settlements.ts';
export * from './transactions/acceleration.ts';
export * from './transactions/confirmations.ts';
export * from './transactions/fee-queries.ts';
export * from './transactions/get-transaction.ts';
export {
  type CreateIntent,
  createIntent,
  getIntent,
  getIntentPlan,
  type IntentPath,
  type IntentPlan,
  type IntentPlanQuery,
  type StoredIntent,
  type TransactionIntent,
} from './transactions/intents.ts';
export * from './transactions/list-confirmations.ts';
export {
  type ListRequestAssets,
  listRequestAssets,
  type OpenPaymentRequest,
  openPaymentRequest,
  type PaymentRequest,
  type RequestAsset,
  type RequestAssets,
} from './transactions/payment-requests.ts';
export * from './transactions/records.ts';
export {
  getReplacement,
  type Replacement,
  type ReplacementKind,
  type ReplacementQuery,
  type ReplaceTransaction,
  replaceTransaction,
  type TransactionPath,
} from './transactions/replacement.ts';
export * from './transactions/token-transactions.ts';
export {
  type CreateTransaction,
  createTransaction,
  type FeeEstimate,
  type FeeOption,
  type FeeQuery,
  getFees,
  type ListTransactions,
  listTransactions,
  type SentTransaction,
  type Transaction,
  type TransactionStatus,
  type TransactionType,
} from './transactions/transactions.ts';
export * from './user/exports.ts';
export * from './user/identities.ts';
export {
  getNotifications,
  type NotificationChoice,
  type NotificationEvent,
  type NotificationSettings,
  type QuietHours,
  type UpdateNotifications,
  updateNotifications,
} from './user/notifications.ts';
export {
  type CreatedPersonalToken,
  type CreatePersonalToken,
  createPersonalToken,
  listPersonalTokens,
  type PersonalToken,
  type PersonalTokenPath,
  revokePersonalToken,
  type TokenAccess,
} from './user/personal-tokens.ts';
export {
  getUserPlatform,
  type PlatformMembership,
  type UpdateUserPlatform,
  type UserPlatform,
  updateUserPlatform,
} from './user/platform.ts';
export {
  type ChangeEmail,
  type ChangePassword,
  changeEmail,
  changePassword,
  type DeleteUser,
  deleteUser,
  type UndoEmail,
  type UpdateUser,
  type UserProfile,
  undoEmail,
  updateUser,
} from './user/profile.ts';
export * from './user/secure.ts';
export * from './user/security-events.ts';
export * from './user/sessions.ts';
export * from './user/step-up.ts';
export * from './user/two-factor.ts';
export type {
  AccountPath,
  Data,
  DataPage,
  Page,
  PageQuery,
  SignedDecimal,
  WalletPath,
} from './values.ts';
export * from './wallets/balance-chart.ts';
export * from './wallets/devices.ts';
export * from './wallets/export.ts';
export * from './wallets/live-updates.ts';
export * from './wallets/removal.ts';
export * from './wallets/secrets.ts';
export * from './wallets/send-protection.ts';
export * from './wallets/settings.ts';
export * from './wallets/statistics.ts';
export * from './wallets/vault.ts';
export {
  type ActivatedWallet,
  type ActivateWallet,
  activateWallet,
  type CreatedWallet,
  type CreateWallet,
  createWallet,
  getWallet,
  type ListWallets,
  listWallets,
  type Wallet,
  type WalletIdPath,
} from './wallets/wallets.ts';
export * from './webhooks/deliveries.ts';
export * from './webhooks/events.ts';
export {
  type CreateWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  type MissedEvents,
  type NewWebhook,
  pingWebhook,
  type RollSecret,
  rollWebhookSecret,
  type UpdateWebhook,
  updateWebhook,
  type Webhook,
  type WebhookDetail,
  type WebhookDisabledReason,
  type WebhookWithSecret,
  webhookDisabledReasons,
} from './webhooks/webhooks.ts';
