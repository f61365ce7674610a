export type { AccountType, FeePriority, WalletType } from '../assets/specified-values.ts';
export {
  type AddressPath,
  type AvailableAccountsPath,
  deleteAccount,
  type LabelAddress,
  labelAddress,
  listAvailableAccounts,
  restoreAccount,
  type UpdateAccount,
  updateAccount,
} from './accounts/account-changes.ts';
export {
  type Account,
  type AddressRow,
  type CreateAccount,
  createAccount,
  type DepositAddress,
  type GetDepositAddress,
  getAccount,
  getDepositAddress,
  type ListAccounts,
  type ListAddresses,
  listAccounts,
  listAddresses,
  type Token,
} from './accounts/accounts.ts';
export {
  type DeviceSummary,
  getUser,
  type LogIn,
  logIn,
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
export {
  type AuthOptions,
  getAuthOptions,
} from './auth/options.ts';
export {
  type CompleteReset,
  completeReset,
  type RequestReset,
  requestReset,
} from './auth/reset.ts';
export {
  type BillingSettings,
  billingSettings,
  type CryptocurrencyEmbedSettings,
  cryptocurrencyEmbedSettings,
  type DeveloperSettings,
  developerSettings,
  type NotificationRule,
  type NotificationsSettings,
  notificationsSettings,
  type SecuritySettings,
  securitySettings,
} from './business/access-settings.ts';
export {
  type Affiliate,
  type Commission,
  getAffiliate,
  listCommissions,
  listReferrals,
  type Referral,
  type SetAffiliate,
  setAffiliate,
} from './business/affiliate.ts';
export {
  type ApiKey,
  type ApiKeyScope,
  type ApiKeyWithSecret,
  apiKeyScopes,
  type CreateApiKey,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rollApiKey,
} from './business/api-keys.ts';
export {
  archiveBusiness,
  type Business,
  type BusinessRole,
  businessRoles,
  type CreateBusiness,
  createBusiness,
  listBusinesses,
  type OnboardingStep,
  onboardingSteps,
  type UpdateBusiness,
  updateBusiness,
} from './business/businesses.ts';
export {
  type AcceptedAsset,
  type CheckoutSettings,
  type CryptocurrencySettings,
  checkoutSettings,
  cryptocurrencySettings,
  type GeneralSettings,
  generalSettings,
  type LegalSettings,
  legalSettings,
  type PaymentsSettings,
  paymentsSettings,
  type Versioned,
} from './business/settings.ts';
export {
  type BusinessSummary,
  getBusinessSummary,
  type SummaryFigures,
  type SummaryQuery,
} from './business/summary.ts';
export {
  type CreateSweep,
  createSweep,
  type PlanSweep,
  planSweep,
  type Sweep,
  type SweepPlan,
} from './business/sweeps.ts';
export {
  type AuditEntry,
  acceptInvitation,
  type InvitationPath,
  type InviteMember,
  inviteMember,
  type ListAudit,
  listAudit,
  listMembers,
  type Member,
  removeMember,
} from './business/team.ts';
export {
  type Checkout,
  type CheckoutAsset,
  type CheckoutCustomer,
  type CheckoutField,
  type CheckoutPath,
  type ClaimHash,
  cancelCheckout,
  claimCheckoutHash,
  getCheckout,
  type SelectMethod,
  selectCheckoutMethod,
  setCheckoutCustomer,
} from './checkout/checkout.ts';
export {
  type ClaimRefund,
  claimRefund,
  getRefundClaim,
  type RefundClaim,
  type RefundClaimPath,
} from './checkout/refund-claims.ts';
export { type Config, getConfig, type NetworkConfig } from './config/config.ts';
export {
  type Contact,
  type ContactFields,
  type ContactPath,
  createContact,
  deleteContact,
  type ImportContacts,
  type ImportedContacts,
  importContacts,
  listContacts,
  updateContact,
} from './contacts/contacts.ts';
export {
  type EmbedSettings,
  type EmbedSettingsQuery,
  getEmbedSettings,
} from './embed/embed-settings.ts';
export { type ErrorBody, errorBody } from './error-body.ts';
export type {
  ConfirmationPolicy,
  CreatePayment,
  NewPaymentCustomer,
} from './payments/create-payment.ts';
export {
  type Customer,
  type CustomerProfile,
  createCustomer,
  deleteCustomer,
  eraseCustomer,
  getCustomer,
  type ListCustomers,
  listCustomers,
  updateCustomer,
} from './payments/customers.ts';
export {
  type CreatedPayment,
  type DisplayStatus,
  displayStatuses,
  type PaidState,
  type Payment,
  type PaymentConfirmations,
  type PaymentCustomer,
  type PaymentFlag,
  type PaymentMethod,
  type PaymentStatus,
  type Price,
  paidStates,
  paymentFlags,
  paymentStatuses,
  type Transfer,
} from './payments/payment.ts';
export {
  acceptPayment,
  cancelPayment,
  createPayment,
  exportPayments,
  getPayment,
  type ListPayments,
  listPayments,
  markPaymentInvalid,
  type PaymentDetail,
  type PaymentEntry,
  type PaymentFilters,
  type PaymentNote,
  type Reason,
  reopenPayment,
  type SimulatePayment,
  setPaymentNote,
  simulatePayment,
} from './payments/payments.ts';
export {
  type CreateRefund,
  cancelRefund,
  createRefund,
  listRefunds,
  type Refund,
  type RefundAmount,
  type RefundPath,
  type RefundStatus,
  refundStatuses,
  type SignSecret,
  signRefund,
} from './payments/refunds.ts';
export {
  type CreateReport,
  createReport,
  getReport,
  type Report,
  type ReportType,
  reportTypes,
} from './payments/reports.ts';
export type { BusinessItemPath, BusinessPath } from './payments/values.ts';
export { type CurrencyRate, listCurrencyRates } from './rates/currency-rates.ts';
export { allManifests, findManifest } from './rates/find-manifest.ts';
export {
  type CoinManifest,
  getManifest,
  listManifest,
  type ManifestPath,
  type PriorityFacts,
} from './rates/manifest.ts';
export { nativeManifest } from './rates/native-manifest.ts';
export {
  type CurrentRate,
  type GasEstimate,
  type GasQuery,
  getBscGas,
  getGas,
  getRate,
  type RatePath,
} from './rates/rates.ts';
export {
  type Hold,
  hold,
  type Outage,
  type OutageEnd,
  outage,
  type Reorg,
  reorg,
  type SandboxRate,
  type SandboxRateState,
  setSandboxRate,
} from './sandbox/controls.ts';
export {
  getSandboxAddress,
  getSandboxBlock,
  type LedgerAddress,
  type LedgerAddressPath,
  type LedgerAddressQuery,
  type LedgerBlock,
  type LedgerBlockEntry,
  type LedgerBlockPath,
  type LedgerBlockSummary,
  type LedgerMovement,
  listSandboxBlocks,
} from './sandbox/explorer.ts';
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
export {
  type AdvanceClock,
  advanceClock,
  type ClockState,
  type Replace,
  replace,
} from './sandbox/time.ts';
export {
  getSandboxTransaction,
  type LedgerEvmTransaction,
  type LedgerInput,
  type LedgerReference,
  type LedgerSolanaTransaction,
  type LedgerTonTransaction,
  type LedgerTransaction,
  type LedgerTransactionPath,
  type LedgerTronTransaction,
  type LedgerUtxoTransaction,
} from './sandbox/transaction.ts';
export type { AnyRequest, Endpoint, RequestOf, RequestTypes, Schema } from './schema.ts';
export {
  type Confirmations,
  type GetConfirmations,
  getConfirmations,
} from './transactions/confirmations.ts';
export { estimateFee, estimateTokenFee } from './transactions/fee-queries.ts';
export {
  findTransaction,
  getTransaction,
  type OwnedTransaction,
  type TransactionIdPath,
} from './transactions/get-transaction.ts';
export {
  type CreateIntent,
  createIntent,
  type TransactionIntent,
} from './transactions/intents.ts';
export { type ListConfirmations, listConfirmations } from './transactions/list-confirmations.ts';
export {
  type ExportTransactions,
  exportLabels,
  exportTransactions,
  type ImportedLabels,
  type ImportLabels,
  importLabels,
  type UpdateNote,
  updateNote,
} from './transactions/records.ts';
export {
  getReplacement,
  type Replacement,
  type ReplacementKind,
  type ReplacementQuery,
  type ReplaceTransaction,
  replaceTransaction,
  type TransactionPath,
} from './transactions/replacement.ts';
export {
  type CreateTokenTransaction,
  createTokenTransaction,
  getTokenFees,
  type TokenFeeEstimate,
  type TokenFeeQuery,
} from './transactions/token-transactions.ts';
export {
  type CreateTransaction,
  createTransaction,
  type FeeEstimate,
  type FeeOption,
  type FeeQuery,
  getFees,
  type ListTransactions,
  listTransactions,
  type Transaction,
  type TransactionStatus,
  type TransactionType,
} from './transactions/transactions.ts';
export {
  createUserExport,
  downloadUserExport,
  type ExportStatus,
  listUserExports,
  type UserExport,
  type UserExportPath,
} from './user/exports.ts';
export {
  connectIdentity,
  disconnectIdentity,
  type Identity,
  listIdentities,
} from './user/identities.ts';
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
export {
  getSecurityScore,
  listSecurityEvents,
  type SecurityEvent,
  type SecurityItem,
  type SecurityScore,
} from './user/security-events.ts';
export {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionPath,
  type UserSession,
} from './user/sessions.ts';
export {
  disableTwoFactor,
  enableTwoFactor,
  type RecoveryCodes,
  renewRecoveryCodes,
  type SetUpTwoFactor,
  setUpTwoFactor,
  type TwoFactorCode,
  type TwoFactorSecret,
} from './user/two-factor.ts';
export type {
  AccountPath,
  Data,
  DataPage,
  Page,
  PageQuery,
  SignedDecimal,
  WalletPath,
} from './values.ts';
export {
  type BalanceChart,
  type BalanceChartQuery,
  type ChartPeriod,
  type ChartPoint,
  getBalanceChart,
} from './wallets/balance-chart.ts';
export {
  type DevicePath,
  deleteDevice,
  listDevices,
  type TrustedDevice,
} from './wallets/devices.ts';
export { exportWallet } from './wallets/export.ts';
export { type LiveUpdate, watchWallet } from './wallets/live-updates.ts';
export {
  type DeleteWallet,
  deleteWallet,
  deleteWalletByPost,
  restoreWallet,
} from './wallets/removal.ts';
export {
  type ChangeWalletPassword,
  changeWalletPassword,
  type ResetWalletPassword,
  type RevealedSeed,
  type RevealSeed,
  resetWalletPassword,
  revealSeed,
  type UnlockedWallet,
  type UnlockWallet,
  unlockWallet,
} from './wallets/secrets.ts';
export {
  getSendProtection,
  type SendProtection,
  type UpdateSendProtection,
  updateSendProtection,
} from './wallets/send-protection.ts';
export {
  getWalletSettings,
  type RenameWallet,
  renameWallet,
  type UpdateWalletSettings,
  updateWalletSettings,
  type WalletSettings,
} from './wallets/settings.ts';
export {
  type AssetStatistics,
  getStatistics,
  type WalletStatistics,
} from './wallets/statistics.ts';
export {
  getVault,
  type SealedVault,
} from './wallets/vault.ts';
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
export {
  type Delivery,
  type DeliveryDetail,
  type DeliveryPath,
  type DeliveryResult,
  deliveryResults,
  getDelivery,
  type ListDeliveries,
  listDeliveries,
  type ReplayDeliveries,
  replayDeliveries,
  resendDelivery,
} from './webhooks/deliveries.ts';
export {
  type Ping,
  type Settlement,
  type WebhookEvent,
  type WebhookEventType,
  type Written,
  webhookEventTypes,
} from './webhooks/events.ts';
export {
  type CreateWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  pingWebhook,
  type RollSecret,
  rollWebhookSecret,
  type UpdateWebhook,
  updateWebhook,
  type Webhook,
  type WebhookWithSecret,
} from './webhooks/webhooks.ts';
