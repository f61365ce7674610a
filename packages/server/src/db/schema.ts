export { accountBalances } from './schema/account-balances.ts';
export { accountSearches, accounts, addresses } from './schema/accounts.ts';
export {
  affiliateCodes,
  affiliateCommissions,
  affiliatePayouts,
  affiliateReferrals,
  affiliateSignUps,
} from './schema/affiliates.ts';
export { balanceProbes } from './schema/balance-probes.ts';
export { billedPayments, feeInvoices, feeMonths, feeRates } from './schema/billing.ts';
export { bookDrifts } from './schema/book-drifts.ts';
export {
  apiKeys,
  apiRequests,
  embedSessions,
  embedUsers,
  idempotencyKeys,
} from './schema/business-access.ts';
export { businessNotifications, notificationReads } from './schema/business-notifications.ts';
export {
  auditLog,
  businesses,
  businessInvitations,
  businessLogos,
  businessMembers,
  businessSettings,
} from './schema/businesses.ts';
export { chainBlocks, chainCursors, installation, leases } from './schema/chain.ts';
export { events } from './schema/events.ts';
export { externalLogins, userIdentities } from './schema/external-logins.ts';
export { oneTimeTokens, rateLimits, sessions, users } from './schema/identity.ts';
export { linkInvoiceMails, linkInvoices, linkSchedules } from './schema/link-invoices.ts';
export { mailOutbox, outbox } from './schema/outbox.ts';
export { customers, paymentLinks } from './schema/payment-links.ts';
export { paymentRequests } from './schema/payment-requests.ts';
export { paymentSumChanges, paymentSums } from './schema/payment-sums.ts';
export {
  namedTransactions,
  paymentClaims,
  paymentEvents,
  paymentHeights,
  paymentMails,
  paymentMarks,
  paymentQuotes,
  paymentReceipts,
  payments,
  paymentTransfers,
} from './schema/payments.ts';
export { addressStock, businessAssets, watchKeys } from './schema/payments-accounts.ts';
export { rates } from './schema/rates.ts';
export { reportParts, reports } from './schema/reports.ts';
export { saleItems } from './schema/sale-items.ts';
export {
  sandboxBlocks,
  sandboxEntries,
  sandboxLedgers,
  sandboxRates,
  sandboxTransactions,
} from './schema/sandbox.ts';
export { transactionCounts } from './schema/transaction-counts.ts';
export {
  openingBalances,
  reviewedSends,
  sendIntents,
  spentUnseen,
  transactions,
  utxos,
} from './schema/transactions.ts';
export { refundPsbts, transferParts, transfersOut } from './schema/transfers-out.ts';
export { recoveryCodes, totpSecrets } from './schema/two-factor.ts';
export {
  notificationSettings,
  personalTokens,
  securityEvents,
  userExports,
} from './schema/user-records.ts';
export {
  balanceSnapshots,
  contacts,
  formerContacts,
  trustedDevices,
  walletSettings,
} from './schema/wallet-records.ts';
export { walletPublicKeys, wallets, walletVaults } from './schema/wallets.ts';
export {
  merchantEventPositions,
  merchantEvents,
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
} from './schema/webhooks.ts';
