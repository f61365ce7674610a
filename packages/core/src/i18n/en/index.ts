import type { Network } from '../../networks/registry.ts';
import { accountTexts } from './account.ts';
import { accountDeveloperTexts } from './account-developer.ts';
import { accountNotificationsTexts } from './account-notifications.ts';
import { accountPlatformTexts } from './account-platform.ts';
import { accountSecurityTexts } from './account-security.ts';
import { accountsTexts } from './accounts.ts';
import { addAccountTexts } from './add-account.ts';
import { affiliatesTexts } from './affiliates.ts';
import { assetTexts } from './asset.ts';
import { auditTexts } from './audit.ts';
import { authTexts } from './auth.ts';
import { billingTexts } from './billing.ts';
import { businessTexts } from './business.ts';
import { businessBellTexts } from './business-bell.ts';
import { businessLegalTexts } from './business-legal.ts';
import { businessNotificationsTexts } from './business-notifications.ts';
import { businessSetupTexts } from './business-setup.ts';
import { chartTexts } from './chart.ts';
import { checkoutTexts } from './checkout.ts';
import { checkoutHashTexts } from './checkout-hash.ts';
import { checkoutLinkTexts } from './checkout-link.ts';
import { checkoutPartsTexts } from './checkout-parts.ts';
import { checkoutReceiptTexts } from './checkout-receipt.ts';
import { checkoutResultTexts } from './checkout-result.ts';
import { checkoutTestTexts } from './checkout-test.ts';
import { commonTexts } from './common.ts';
import { confirmationTexts } from './confirmation.ts';
import { contactsTexts } from './contacts.ts';
import { customersTexts } from './customers.ts';
import { dashboardTexts } from './dashboard.ts';
import { depositAddressesTexts } from './deposit-addresses.ts';
import { developerTexts } from './developer.ts';
import { embedTexts } from './embed.ts';
import { emptyWalletTexts } from './empty-wallet.ts';
import { guidesTexts } from './guides.ts';
import { integrationsTexts } from './integrations.ts';
import { invoiceEmailsTexts } from './invoice-emails.ts';
import { ledgerTexts } from './ledger.ts';
import { legalTexts } from './legal.ts';
import { linkInvoicesTexts } from './link-invoices.ts';
import { missingWalletTexts } from './missing-wallet.ts';
import { newPasswordTexts } from './new-password.ts';
import { newPaymentTexts } from './new-payment.ts';
import { newWalletTexts } from './new-wallet.ts';
import { notificationCentreTexts } from './notification-centre.ts';
import { paletteTexts } from './palette.ts';
import { paymentTexts } from './payment.ts';
import { paymentLinksTexts } from './payment-links.ts';
import { paymentStatusTexts } from './payment-status.ts';
import { paymentsTexts } from './payments.ts';
import { payoutsTexts } from './payouts.ts';
import { pickersTexts } from './pickers.ts';
import { pointOfSaleTexts } from './point-of-sale.ts';
import { portfolioTexts } from './portfolio.ts';
import { primitivesTexts } from './primitives.ts';
import { providerTexts } from './provider.ts';
import { receiveTexts } from './receive.ts';
import { recipientTexts } from './recipient.ts';
import { refundClaimTexts } from './refund-claim.ts';
import { refundsTexts } from './refunds.ts';
import { reportsTexts } from './reports.ts';
import { requestLogTexts } from './request-log.ts';
import { resetPasswordTexts } from './reset-password.ts';
import { sandboxTexts } from './sandbox.ts';
import { scannerTexts } from './scanner.ts';
import { secureFrameTexts } from './secure-frame.ts';
import { securityTipsTexts } from './security-tips.ts';
import { sendTexts } from './send.ts';
import { settingsTexts } from './settings.ts';
import { settlementsTexts } from './settlements.ts';
import { shellTexts } from './shell.ts';
import { siteTexts } from './site.ts';
import { stepUpTexts } from './step-up.ts';
import { swapTexts } from './swap.ts';
import { sweepsTexts } from './sweeps.ts';
import { transactionsTexts } from './transactions.ts';
import { unmatchedTexts } from './unmatched.ts';
import { validationTexts } from './validation.ts';
import { walletSettingsTexts } from './wallet-settings.ts';
import { webhooksTexts } from './webhooks.ts';

/** English texts of the whole product by key; the specification's sentences are in it byte for byte. */
export const en = {
  ...accountDeveloperTexts.english,
  ...accountNotificationsTexts.english,
  ...accountPlatformTexts.english,
  ...accountSecurityTexts.english,
  ...accountTexts.english,
  ...accountsTexts.english,
  ...addAccountTexts.english,
  ...affiliatesTexts.english,
  ...assetTexts.english,
  ...auditTexts.english,
  ...authTexts.english,
  ...billingTexts.english,
  ...businessTexts.english,
  ...businessBellTexts.english,
  ...businessLegalTexts.english,
  ...businessNotificationsTexts.english,
  ...businessSetupTexts.english,
  ...chartTexts.english,
  ...checkoutTexts.english,
  ...checkoutHashTexts.english,
  ...checkoutLinkTexts.english,
  ...checkoutPartsTexts.english,
  ...checkoutReceiptTexts.english,
  ...checkoutResultTexts.english,
  ...checkoutTestTexts.english,
  ...commonTexts.english,
  ...confirmationTexts.english,
  ...contactsTexts.english,
  ...customersTexts.english,
  ...dashboardTexts.english,
  ...depositAddressesTexts.english,
  ...developerTexts.english,
  ...embedTexts.english,
  ...emptyWalletTexts.english,
  ...guidesTexts.english,
  ...integrationsTexts.english,
  ...invoiceEmailsTexts.english,
  ...linkInvoicesTexts.english,
  ...ledgerTexts.english,
  ...legalTexts.english,
  ...missingWalletTexts.english,
  ...newPasswordTexts.english,
  ...newWalletTexts.english,
  ...notificationCentreTexts.english,
  ...paletteTexts.english,
  ...newPaymentTexts.english,
  ...paymentTexts.english,
  ...paymentLinksTexts.english,
  ...paymentStatusTexts.english,
  ...paymentsTexts.english,
  ...payoutsTexts.english,
  ...pickersTexts.english,
  ...pointOfSaleTexts.english,
  ...portfolioTexts.english,
  ...primitivesTexts.english,
  ...providerTexts.english,
  ...receiveTexts.english,
  ...recipientTexts.english,
  ...refundClaimTexts.english,
  ...refundsTexts.english,
  ...reportsTexts.english,
  ...sweepsTexts.english,
  ...requestLogTexts.english,
  ...resetPasswordTexts.english,
  ...sandboxTexts.english,
  ...scannerTexts.english,
  ...secureFrameTexts.english,
  ...securityTipsTexts.english,
  ...sendTexts.english,
  ...settingsTexts.english,
  ...settlementsTexts.english,
  ...shellTexts.english,
  ...siteTexts.english,
  ...stepUpTexts.english,
  ...swapTexts.english,
  ...transactionsTexts.english,
  ...unmatchedTexts.english,
  ...validationTexts.english,
  ...walletSettingsTexts.english,
  ...webhooksTexts.english,
} satisfies NetworkTexts;

/** Warnings that each network needs; a network without them does not compile. */
type NetworkTexts = Readonly<Record<`${'receive' | 'send'}.warning.${Network}`, string>>;
