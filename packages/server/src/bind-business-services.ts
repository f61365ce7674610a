import { bindAffiliateRoutes } from './affiliates/routes.ts';
import { bindApiKeyRoutes } from './api-keys/routes.ts';
import { bindBillingRoutes } from './billing/routes.ts';
import { bindNotificationRoutes } from './business-notifications/routes.ts';
import { bindAuditRoutes } from './businesses/audit-routes.ts';
import { bindLogoRoutes } from './businesses/logo-routes.ts';
import { bindBusinessRoutes, bindOwnBusinessRoutes } from './businesses/routes.ts';
import { bindSettingsRoutes } from './businesses/settings-routes.ts';
import { bindTeamRoutes } from './businesses/team-routes.ts';
import { bindCheckoutLinkRoutes } from './checkout/link-routes.ts';
import { createCheckoutTools } from './checkout/load-checkout.ts';
import { bindCheckoutRoutes } from './checkout/routes.ts';
import { bindCheckoutStream, type CheckoutStreaming } from './checkout/stream-route.ts';
import type { ServiceContext } from './context.ts';
import { bindCustomerRoutes } from './customers/routes.ts';
import { bindEmbedSettingsRoute } from './embed-settings/routes.ts';
import type { Bind } from './http/bind.ts';
import {
  bindInvoiceEmailRoutes,
  bindLinkInvoiceRoutes,
  bindLinkScheduleRoutes,
} from './link-invoices/routes.ts';
import { bindBusinessStream } from './live/routes.ts';
import type { Outbox } from './outbox/outbox.ts';
import { bindPaymentLinkRoutes } from './payment-links/routes.ts';
import { bindPaymentRoutes } from './payments/member-routes.ts';
import { bindUnmatchedRoutes } from './payments/unmatched-routes.ts';
import { bindPaymentsAccountRoutes } from './payments-accounts/routes.ts';
import { bindWatchKeyRoutes } from './payments-accounts/watch-key-routes.ts';
import { bindPayoutRoutes } from './payouts/routes.ts';
import { bindReceiptRoutes } from './receipts/routes.ts';
import { bindRefundClaimRoutes } from './refunds/claim-routes.ts';
import { bindRefundRoutes } from './refunds/routes.ts';
import { bindReportRoutes } from './reports/routes.ts';
import { bindRequestLogRoute } from './request-log/routes.ts';
import { bindSaleItemRoutes } from './sale-items/routes.ts';
import { bindSweepRoutes } from './sweeps/routes.ts';
import type { PartSigners } from './transfers-out/part-signers.ts';
import { bindDeliveryRoutes } from './webhooks/delivery-routes.ts';
import { bindWebhookRoutes } from './webhooks/routes.ts';

export type LiveParts = Pick<CheckoutStreaming, 'hub' | 'onError'>;

export interface BusinessParts extends LiveParts {
  readonly outbox: Outbox;
  readonly partSigners: PartSigners;
}

/**
 * Binds every call of the businesses area. Without payments, listing and creating businesses, which
 * the specification names, are all that is served.
 */
export function bindBusinessServices(
  bind: Bind,
  context: ServiceContext,
  { outbox, partSigners, ...live }: BusinessParts,
): void {
  bindOwnBusinessRoutes(bind, context);
  if (!context.hasPayments) return;
  bindBusinessRoutes(bind, context);
  bindBusinessStream(bind, context, live.hub);
  bindLogoRoutes(bind, context);
  bindTeamRoutes(bind, context);
  bindSettingsRoutes(bind, context);
  bindAuditRoutes(bind, context);
  bindNotificationRoutes(bind, context);
  bindPaymentsAccountRoutes(bind, context);
  bindWatchKeyRoutes(bind, context);
  bindUnmatchedRoutes(bind, context);
  const tools = createCheckoutTools(context);
  bindCheckoutRoutes(bind, context, tools);
  bindCheckoutStream(bind, context, { tools, ...live });
  bindCheckoutLinkRoutes(bind, context, tools);
  bindPaymentLinkRoutes(bind, context);
  bindSaleItemRoutes(bind, context);
  bindLinkInvoiceRoutes(bind, context);
  bindLinkScheduleRoutes(bind, context);
  bindInvoiceEmailRoutes(bind, context);
  bindPaymentRoutes(bind, context);
  bindCustomerRoutes(bind, context);
  bindReceiptRoutes(bind, context);
  bindRefundRoutes(bind, context, outbox);
  bindRefundClaimRoutes(bind, context);
  bindSweepRoutes(bind, context, { outbox, signers: partSigners });
  bindPayoutRoutes(bind, context, { outbox, signers: partSigners });
  bindReportRoutes(bind, context);
  bindBillingRoutes(bind, context);
  bindAffiliateRoutes(bind, context);
  bindApiKeyRoutes(bind, context);
  bindEmbedSettingsRoute(bind, context);
  bindRequestLogRoute(bind, context);
  bindWebhookRoutes(bind, context);
  bindDeliveryRoutes(bind, context);
}
