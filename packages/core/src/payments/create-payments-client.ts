import { createTransport, type Transport, type TransportOptions } from '../http/transport.ts';
import { createAffiliates } from './affiliate.ts';
import { createApiKeys } from './api-keys.ts';
import { createAudit } from './audit.ts';
import { createBilling } from './billing.ts';
import { createBusinesses } from './businesses.ts';
import { createCheckoutCalls } from './checkout.ts';
import { createCheckoutLanguage } from './checkout-language.ts';
import { createCustomers } from './customers.ts';
import { createDeliveries } from './deliveries.ts';
import { createInvoiceEmails } from './invoice-emails.ts';
import { createLinkInvoices } from './link-invoices.ts';
import { createLinkSchedules } from './link-schedules.ts';
import { createBusinessNotifications } from './notifications.ts';
import { createPaymentLinks } from './payment-links.ts';
import { createBusinessPayments } from './payments.ts';
import { createPayouts } from './payouts.ts';
import { createRefundClaims } from './refund-claims.ts';
import { createRefunds } from './refunds.ts';
import { createReports } from './reports.ts';
import { createSaleItems } from './sale-items.ts';
import { createBusinessSettings } from './settings.ts';
import { createSettlement } from './settlement.ts';
import { createSweeps } from './sweeps.ts';
import { createTeam } from './team.ts';
import { createUnmatched } from './unmatched.ts';
import { createUnmatchedRefunds } from './unmatched-refunds.ts';
import { createWebhooks } from './webhooks.ts';

/** Calls of business mode and of the checkout, by area. */
export type PaymentsClient = ReturnType<typeof createPaymentsClient>;

/**
 * Creates the client of business mode and of the checkout, over a transport or over a new one. It
 * has an entry of its own, so that a wallet alone does not load it.
 * @example
 * const client = createPaymentsClient({
 *   platform: browserPlatform(),
 *   baseUrl: 'https://wallet.example',
 *   getAccessToken: () => token,
 *   onUnauthorized: () => location.assign('/sign-in'),
 * });
 * const [business] = await client.businesses.list();
 */
export function createPaymentsClient(
  connection: Pick<Transport, 'call' | 'watch'> | TransportOptions,
) {
  const transport = 'call' in connection ? connection : createTransport(connection);
  return {
    businesses: createBusinesses(transport),
    settings: createBusinessSettings(transport),
    settlement: createSettlement(transport),
    team: createTeam(transport),
    notifications: createBusinessNotifications(transport),
    audit: createAudit(transport),
    affiliate: createAffiliates(transport),
    billing: createBilling(transport),
    sweeps: createSweeps(transport),
    payouts: createPayouts(transport),
    payments: createBusinessPayments(transport),
    paymentLinks: createPaymentLinks(transport),
    saleItems: createSaleItems(transport),
    linkInvoices: createLinkInvoices(transport),
    linkSchedules: createLinkSchedules(transport),
    unmatched: createUnmatched(transport),
    refunds: createRefunds(transport),
    unmatchedRefunds: createUnmatchedRefunds(transport),
    customers: createCustomers(transport),
    reports: createReports(transport),
    webhooks: createWebhooks(transport),
    deliveries: createDeliveries(transport),
    apiKeys: createApiKeys(transport),
    checkout: { ...createCheckoutCalls(transport), ...createCheckoutLanguage(transport) },
    refundClaims: createRefundClaims(transport),
    invoiceEmails: createInvoiceEmails(transport),
  };
}
