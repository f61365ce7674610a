import * as access from '../contract/business/access-settings.ts';
import * as affiliate from '../contract/business/affiliate.ts';
import * as apiKeys from '../contract/business/api-keys.ts';
import * as businesses from '../contract/business/businesses.ts';
import * as settings from '../contract/business/settings.ts';
import { getBusinessSummary } from '../contract/business/summary.ts';
import * as sweeps from '../contract/business/sweeps.ts';
import * as team from '../contract/business/team.ts';
import * as checkout from '../contract/checkout/checkout.ts';
import * as refundClaims from '../contract/checkout/refund-claims.ts';
import * as customers from '../contract/payments/customers.ts';
import * as payments from '../contract/payments/payments.ts';
import * as refunds from '../contract/payments/refunds.ts';
import * as reports from '../contract/payments/reports.ts';
import * as deliveries from '../contract/webhooks/deliveries.ts';
import * as webhooks from '../contract/webhooks/webhooks.ts';
import { createTransport, type Transport, type TransportOptions } from '../http/transport.ts';

export type PaymentsClient = ReturnType<typeof createPaymentsClient>;

/**
 * The typed calls of business mode and of the checkout, over a transport that is there already or
 * over a new one. Apart from `createClient`, so that a wallet alone does not carry them.
 */
export function createPaymentsClient(connection: Pick<Transport, 'call'> | TransportOptions) {
  const { call } = 'call' in connection ? connection : createTransport(connection);
  return {
    ...businessCalls(call),
    ...paymentCalls(call),
    ...developerCalls(call),
    ...publicCalls(call),
  };
}

function businessCalls(call: Transport['call']) {
  return {
    businesses: {
      list: call(businesses.listBusinesses),
      create: call(businesses.createBusiness),
      update: call(businesses.updateBusiness),
      archive: call(businesses.archiveBusiness),
      summary: call(getBusinessSummary),
    },
    settings: {
      general: tab(call, settings.generalSettings),
      legal: tab(call, settings.legalSettings),
      checkout: tab(call, settings.checkoutSettings),
      cryptocurrency: tab(call, settings.cryptocurrencySettings),
      payments: tab(call, settings.paymentsSettings),
      notifications: tab(call, access.notificationsSettings),
      security: tab(call, access.securitySettings),
      developer: tab(call, access.developerSettings),
      billing: tab(call, access.billingSettings),
      cryptocurrencyEmbed: tab(call, access.cryptocurrencyEmbedSettings),
    },
    team: {
      list: call(team.listMembers),
      invite: call(team.inviteMember),
      remove: call(team.removeMember),
      acceptInvitation: call(team.acceptInvitation),
      audit: call(team.listAudit),
    },
    affiliate: {
      get: call(affiliate.getAffiliate),
      set: call(affiliate.setAffiliate),
      referrals: call(affiliate.listReferrals),
      commissions: call(affiliate.listCommissions),
    },
    sweeps: { plan: call(sweeps.planSweep), create: call(sweeps.createSweep) },
  };
}

function paymentCalls(call: Transport['call']) {
  return {
    payments: {
      list: call(payments.listPayments),
      export: call(payments.exportPayments),
      create: call(payments.createPayment),
      get: call(payments.getPayment),
      cancel: call(payments.cancelPayment),
      accept: call(payments.acceptPayment),
      reopen: call(payments.reopenPayment),
      markInvalid: call(payments.markPaymentInvalid),
      simulate: call(payments.simulatePayment),
      setNote: call(payments.setPaymentNote),
    },
    refunds: {
      list: call(refunds.listRefunds),
      create: call(refunds.createRefund),
      sign: call(refunds.signRefund),
      cancel: call(refunds.cancelRefund),
    },
    customers: {
      list: call(customers.listCustomers),
      create: call(customers.createCustomer),
      get: call(customers.getCustomer),
      update: call(customers.updateCustomer),
      remove: call(customers.deleteCustomer),
      erase: call(customers.eraseCustomer),
    },
    reports: { create: call(reports.createReport), get: call(reports.getReport) },
  };
}

function developerCalls(call: Transport['call']) {
  return {
    webhooks: {
      list: call(webhooks.listWebhooks),
      create: call(webhooks.createWebhook),
      get: call(webhooks.getWebhook),
      update: call(webhooks.updateWebhook),
      remove: call(webhooks.deleteWebhook),
      rollSecret: call(webhooks.rollWebhookSecret),
      ping: call(webhooks.pingWebhook),
    },
    deliveries: {
      list: call(deliveries.listDeliveries),
      get: call(deliveries.getDelivery),
      resend: call(deliveries.resendDelivery),
      replay: call(deliveries.replayDeliveries),
    },
    apiKeys: {
      list: call(apiKeys.listApiKeys),
      create: call(apiKeys.createApiKey),
      roll: call(apiKeys.rollApiKey),
      revoke: call(apiKeys.revokeApiKey),
    },
  };
}

/** Creates the public calls, open to anyone with a link and without a session. */
function publicCalls(call: Transport['call']) {
  return {
    checkout: {
      get: call(checkout.getCheckout),
      select: call(checkout.selectCheckoutMethod),
      setCustomer: call(checkout.setCheckoutCustomer),
      cancel: call(checkout.cancelCheckout),
      claimHash: call(checkout.claimCheckoutHash),
    },
    refundClaims: { get: call(refundClaims.getRefundClaim), claim: call(refundClaims.claimRefund) },
  };
}

function tab<T>(call: Transport['call'], calls: settings.TabCalls<T>) {
  return { get: call(calls.get), save: call(calls.put) };
}
