import type { FastifyInstance } from 'fastify';
import { createKeyGuards } from './api-keys/key-guards.ts';
import type { ServiceContext } from './context.ts';
import { bindMerchantCustomerRoutes } from './customers/merchant-routes.ts';
import { bindEmbedSessionRoute } from './embed-sessions/routes.ts';
import type { LimitCalls } from './http/bind.ts';
import { createBindKey } from './http/bind-key.ts';
import type { OpenApi } from './http/openapi.ts';
import { bindMerchantRoutes } from './merchant/routes.ts';
import { bindMerchantPaymentRoutes } from './payments/merchant-routes.ts';
import type { SimulationTools } from './payments/simulate-payment.ts';
import { bindMerchantSimulation } from './payments/simulation-routes.ts';
import { describeFault } from './platform/describe-fault.ts';
import { timerSchedule } from './platform/timer-schedule.ts';
import { createKeyLimits } from './rate-limit/key-limits.ts';
import { bindMerchantReceiptRoute } from './receipts/routes.ts';
import { bindMerchantRefundRoutes } from './refunds/routes.ts';
import { logKeyRequests } from './request-log/log-key-requests.ts';
import { createRequestLog } from './request-log/request-log.ts';
import { serveOpenApi } from './system/openapi-route.ts';
import { bindWebhookKeyRoutes } from './webhooks/key-routes.ts';

export interface MerchantApiOptions {
  readonly app: FastifyInstance;
  /** Document to which the served calls are added. */
  readonly openapi: OpenApi;
  readonly limitCalls: LimitCalls;
  readonly hasRateLimits: boolean;
  readonly simulation: SimulationTools | null;
}

/** Serves the merchant API, its document and the log of its requests. Without payments it serves nothing. */
export function bindMerchantApi(
  context: ServiceContext,
  { app, openapi, limitCalls, hasRateLimits, simulation }: MerchantApiOptions,
): void {
  if (!context.hasPayments) return;
  const { db, platform } = context;
  const onError = (error: unknown): void =>
    app.log.warn({ fault: describeFault(error) }, 'requests of API keys were not logged');
  const log = createRequestLog({ db, schedule: timerSchedule, onError });
  const noteKey = logKeyRequests(app, { log, platform });
  const limitKeyCalls = hasRateLimits ? createKeyLimits({ db, platform }) : async () => null;
  const keys = createKeyGuards(context);
  const bind = createBindKey({ app, openapi, keys, limitKeyCalls, limitCalls, noteKey });
  bindMerchantRoutes(bind, context);
  bindMerchantPaymentRoutes(bind, context);
  bindMerchantCustomerRoutes(bind, context);
  bindEmbedSessionRoute(bind, context);
  bindMerchantReceiptRoute(bind, context);
  bindMerchantRefundRoutes(bind, context);
  bindMerchantSimulation(bind, context, simulation);
  bindWebhookKeyRoutes(bind, context);
  serveOpenApi(app, { path: '/v1/merchant/openapi.json', openapi, limitCalls });
}
