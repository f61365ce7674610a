import { accountRequests } from './accounts/requests.ts';
import { authRequests } from './auth/requests.ts';
import { businessRequests } from './business/requests.ts';
import { settlementRequests } from './business/settlement-requests.ts';
import { watchKeyRequests } from './business/watch-key-requests.ts';
import { checkoutRequests } from './checkout/requests.ts';
import { configRequests } from './config/requests.ts';
import { contactRequests } from './contacts/requests.ts';
import { embedRequests } from './embed/requests.ts';
import { merchantRequests } from './merchant/requests.ts';
import { linkInvoiceRequests } from './payments/link-invoice-requests.ts';
import { paymentLinkRequests } from './payments/payment-link-requests.ts';
import { paymentRequests } from './payments/requests.ts';
import { saleItemRequests } from './payments/sale-item-requests.ts';
import { rateRequests } from './rates/requests.ts';
import type { RequestSchemas, ServedEndpoint } from './request-schemas.ts';
import { sandboxRequests } from './sandbox/requests.ts';
import type { Endpoint } from './schema.ts';
import { walletSettlementRequests } from './settlements/requests.ts';
import { transactionRequests } from './transactions/requests.ts';
import { userRequests } from './user/requests.ts';
import { walletRequests } from './wallets/requests.ts';
import { webhookRequests } from './webhooks/requests.ts';

export {
  type BrokenRule,
  type CheckedRequest,
  checkRequest,
  describeBroken,
} from './check-request.ts';
export { contactFields } from './contacts/requests.ts';
export { customerProfile } from './payments/requests.ts';
export { findLongNumber } from './plain-digits.ts';
export type { RequestSchemas, ServedEndpoint } from './request-schemas.ts';
export { createIntentBody } from './transactions/requests.ts';

const requests: ReadonlyMap<Endpoint, RequestSchemas> = new Map(
  [
    ...accountRequests,
    ...authRequests,
    ...businessRequests,
    ...checkoutRequests,
    ...configRequests,
    ...contactRequests,
    ...embedRequests,
    ...merchantRequests,
    ...linkInvoiceRequests,
    ...paymentLinkRequests,
    ...paymentRequests,
    ...saleItemRequests,
    ...rateRequests,
    ...sandboxRequests,
    ...settlementRequests,
    ...watchKeyRequests,
    ...transactionRequests,
    ...userRequests,
    ...walletRequests,
    ...walletSettlementRequests,
    ...webhookRequests,
  ].map(({ endpoint, request }) => [endpoint, request]),
);

/**
 * Returns an endpoint of the contract with the schemas of its requests.
 * @throws {Error} for an endpoint that has none
 */
export function servedEndpoint<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
): ServedEndpoint<P, Q, B, R>;
export function servedEndpoint(endpoint: Endpoint): ServedEndpoint {
  if (isServed(endpoint)) return endpoint;
  const request = requests.get(endpoint);
  if (request === undefined) throw new Error(`No request of ${endpoint.method} ${endpoint.path}`);
  return { ...endpoint, ...request };
}

/** Lists every endpoint of the contract with its requests. */
export function servedEndpoints(): readonly ServedEndpoint[] {
  return [...requests].map(([endpoint, request]) => ({ ...endpoint, ...request }));
}

function isServed(endpoint: Endpoint): endpoint is ServedEndpoint {
  return 'summary' in endpoint;
}
