import type { FastifyInstance } from 'fastify';
import { bindAccountRoutes } from './accounts/routes.ts';
import { createAuthenticate } from './auth/authenticate.ts';
import { bindAuthRoutes } from './auth/routes.ts';
import { bindBalanceChartRoute } from './balance-chart/routes.ts';
import { bindBusinessServices, type LiveParts } from './bind-business-services.ts';
import { bindMerchantApi } from './bind-merchant-api.ts';
import { bindUserServices, createUserHandlers } from './bind-user-services.ts';
import { createMembers } from './businesses/members.ts';
import { serveLogos } from './businesses/serve-logos.ts';
import type { NodeSettings } from './chains/node-settings.ts';
import type { ServedNetwork } from './chains/served-networks.ts';
import { createUnreadCounts } from './chains/unread-counts.ts';
import { serveCheckoutPage } from './checkout/serve-checkout-page.ts';
import { bindContactRoutes } from './contacts/routes.ts';
import type { ServiceContext } from './context.ts';
import { createListener } from './create-listener.ts';
import { createLoops, type Loops } from './create-loops.ts';
import { takeOverLeases } from './db/lease.ts';
import type { Db, OpenDatabase } from './db/open-database.ts';
import { offerDemo } from './demo/offer-demo.ts';
import { isPageOrigin } from './embed-sessions/page-keys.ts';
import type { Change } from './events/announce.ts';
import { serveAppleCallback } from './external-login/apple-callback.ts';
import { bindFeeRoutes } from './fees/routes.ts';
import { bindHistoryRoutes } from './history/routes.ts';
import { admitHosts } from './http/admit-hosts.ts';
import { createAwaitQuiet } from './http/await-quiet.ts';
import { type Bind, createBind } from './http/bind.ts';
import { createApp } from './http/create-app.ts';
import { admitForeignOrigins } from './http/foreign-origins.ts';
import type { LogStream } from './http/log-options.ts';
import { createOpenApi, type OpenApi } from './http/openapi.ts';
import { serveApp } from './http/serve-app.ts';
import { serveEmbed } from './http/serve-embed.ts';
import { createProviders } from './identity-providers/providers.ts';
import { serveOneClickStop } from './link-invoices/serve-one-click-stop.ts';
import { invoiceMailWatch } from './link-invoices/watch-invoice-mails.ts';
import { createLiveHub } from './live/live-hub.ts';
import { logStreamFaults } from './live/log-stream-faults.ts';
import { bindLiveRoute } from './live/routes.ts';
import { watchOutages } from './live/watch-outages.ts';
import type { LogoEncoder } from './logos/logo-encoder.ts';
import { createKeepHandler, createSmtpHandler, watchAll } from './mail/deliver-mail.ts';
import type { SmtpSettings } from './mail/smtp-settings.ts';
import { createMerchantOpenApi } from './merchant/merchant-openapi.ts';
import { type OpenedChains, openChains, type Sandboxes } from './open-chains.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { createRestMailHandler } from './payer-mails/send-rest-mail.ts';
import { problemMailWatch } from './payer-mails/watch-problem-mails.ts';
import { createHintHandler } from './payment-requests/announce-sent.ts';
import { bindPaymentRequestRoutes } from './payment-requests/routes.ts';
import type { SimulationTools } from './payments/simulate-payment.ts';
import { bindSimulationRoute } from './payments/simulation-routes.ts';
import type { BillingSettings } from './platform/billing-settings.ts';
import { describeFault } from './platform/describe-fault.ts';
import type { Env } from './platform/env.ts';
import type { MovableClock } from './platform/movable-clock.ts';
import type { ProviderSettings } from './platform/provider-settings.ts';
import type { RateSettings } from './platform/rate-settings.ts';
import { originsOf } from './platform/read-bases.ts';
import { createRepairCounts } from './platform/repair-counts.ts';
import type { ResolveHost } from './platform/resolve-host.ts';
import type { Role } from './platform/role.ts';
import type { SendSettings } from './platform/send-settings.ts';
import type { ServerPlatform } from './platform/server-platform.ts';
import { timerSchedule } from './platform/timer-schedule.ts';
import { createCallLimits } from './rate-limit/call-limits.ts';
import { createFeeds } from './rates/create-feeds.ts';
import { createRates } from './rates/rates.ts';
import { bindRateRoutes } from './rates/routes.ts';
import { createSandboxRates } from './rates/sandbox-rates.ts';
import { createStoredRates } from './rates/stored-rates.ts';
import { serveReports } from './reports/serve-reports.ts';
import { bindClockRoute, dateAnswers } from './sandbox/clock-route.ts';
import { bindExplorerRoutes } from './sandbox/explorer-routes.ts';
import { createMiningQueue } from './sandbox/mining-queue.ts';
import { bindSandboxRoutes } from './sandbox/routes.ts';
import { serveSecureFrame } from './secure-frame/serve-secure-frame.ts';
import { bindAccelerationRoutes } from './sends/accelerate/acceleration-routes.ts';
import { createBroadcastHandler } from './sends/broadcast/broadcast-intent.ts';
import { bindReplacementRoutes } from './sends/replace/replacement-routes.ts';
import { bindSendRoutes } from './sends/routes.ts';
import { serveHostKeys } from './signed-requests/serve-host-keys.ts';
import { bindStatisticsRoute } from './statistics/routes.ts';
import { bindConfigRoute } from './system/config.ts';
import { registerHealth } from './system/health.ts';
import { bindManifestRoutes } from './system/manifest.ts';
import { registerMetrics } from './system/metrics.ts';
import { serveOpenApi } from './system/openapi-route.ts';
import { bindOutboxRoutes } from './system/outbox-page.ts';
import { createPartSigners, type PartSigners } from './transfers-out/part-signers.ts';
import type { Vault } from './vault/open-vault.ts';
import { bindWalletExportRoute } from './wallet-export/routes.ts';
import { bindWalletRoutes } from './wallets/routes.ts';
import { freeDeliveries } from './webhooks/claim-deliveries.ts';

export interface ServerOptions {
  readonly db: Db;
  readonly listen: OpenDatabase['listen'];
  readonly connections: OpenDatabase['connections'];
  /** An api answers people and runs no loops; a worker runs them and answers how it is. */
  readonly role: Role;
  readonly platform: ServerPlatform;
  /** That of the platform, where everybody may move it: a sandbox of tests; else null. */
  readonly movableClock: MovableClock | null;
  readonly env: Pick<
    Env,
    | 'bases'
    | 'chainMode'
    | 'collectsTogether'
    | 'documentationUrl'
    | 'host'
    | 'logLevel'
    | 'metricsToken'
    | 'payments'
    | 'privateWebhooks'
    | 'publicUrl'
    | 'rateLimits'
    | 'signUpsPerHour'
    | 'sandboxControls'
    | 'sandboxSpeed'
    | 'supportUrl'
    | 'trustProxy'
  >;
  readonly providers: ProviderSettings;
  /** Null in the sandbox, which asks no node. */
  readonly nodes: NodeSettings | null;
  /** Whom a live server asks for prices. */
  readonly rateSources: RateSettings;
  /** Fee that the operator charges the businesses. */
  readonly billing: BillingSettings;
  /** Rules of the operator for what people send. */
  readonly sendSettings: SendSettings;
  /** Directory of the demo's credentials; null offers no demo. */
  readonly demoDirectory: string | null;
  /** Finds the addresses of the hosts that get webhooks. */
  readonly resolveHost: ResolveHost;
  /** Null keeps mails and shows them. */
  readonly smtp: SmtpSettings | null;
  readonly vault: Vault;
  readonly encodeLogo: LogoEncoder;
  /** The built site; null serves the APIs alone. */
  readonly appDirectory: string | null;
  /** The built script tag; null serves none. */
  readonly embedDirectory: string | null;
  readonly version: string;
  /** Where the log goes; absent, to the standard output. */
  readonly logTo?: LogStream;
  /** No other process works on this database: leases of earlier ones end at once. */
  readonly isOnlyProcess: boolean;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly openapi: OpenApi;
  /** Document of the merchant API. */
  readonly merchantOpenapi: OpenApi;
  readonly context: ServiceContext;
  readonly outbox: Outbox;
  /** Opened wallets whose transfers have parts left to sign. */
  readonly partSigners: PartSigners;
  /** Its own ledgers. @throws {TypeError} on a live server, which has none */
  readonly sandboxes: Sandboxes;
  /** Begins the work that no request asks for: blocks, watchers, outbox. */
  start(): void;
  /** Finishes requests and running work. The database stays open: it belongs to the caller. */
  stop(): Promise<void>;
}

/** The whole product on one database. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { db, platform, env } = options;
  const instanceId = platform.newId();
  if (options.isOnlyProcess) await takeOverLeases(db, instanceId);
  const opened = await openChains(options);
  const { sandboxes } = opened;
  const { logTo } = options;
  const connectTo = originsOf(env.bases);
  const app = await createApp({ ...env, connectTo, ...(logTo === undefined ? {} : { logTo }) });
  if (options.movableClock !== null) dateAnswers(app, options.movableClock);
  admitHosts(app, env);
  const { chainMode } = env;
  await admitForeignOrigins(app, {
    ...env,
    isPageOrigin: (origin) => isPageOrigin({ db, platform, chainMode }, origin),
  });
  const hub = createLiveHub();
  app.addHook('preClose', async () => hub.stop());
  const loops: { current: Loops | null } = { current: null };
  const wake = () => loops.current?.wake();
  const context = createContext(options, { opened, app, wake });
  const mailWatches = watchAll([invoiceMailWatch, problemMailWatch]);
  const outbox = createOutbox({
    db,
    platform,
    instanceId,
    schedule: timerSchedule,
    handlers: new Map([
      ['broadcast', createBroadcastHandler(context)],
      ['payment-hint', createHintHandler(context)],
      ['rest-mail', createRestMailHandler(context)],
      ...createUserHandlers(context),
      [
        'mail',
        options.smtp === null
          ? createKeepHandler(db, mailWatches)
          : createSmtpHandler(db, options.smtp, mailWatches),
      ],
    ]),
  });
  const partSigners = createPartSigners({
    ...{ context, outbox, schedule: timerSchedule },
    onError: (error) =>
      app.log.error({ fault: describeFault(error) }, 'signing a part of a transfer failed'),
  });
  if (options.isOnlyProcess) {
    await outbox.takeOver();
    await freeDeliveries(db);
  }

  const openapi = createOpenApi();
  const merchantOpenapi = createMerchantOpenApi();
  registerHealth(app, context);
  registerMetrics(app, { ...env, context, connections: options.connections });
  if (options.role === 'worker') await serveApp(app, null);
  else {
    const limitCalls = env.rateLimits ? createCallLimits(context) : async () => null;
    const authenticate = createAuthenticate(context);
    const members = createMembers(context);
    const bind = createBind({ app, openapi, authenticate, limitCalls, members });
    serveOpenApi(app, { path: '/openapi.json', openapi, limitCalls });
    const live = { hub, onError: logStreamFaults(app.log) };
    const clock = options.movableClock;
    const wakeAll = () => loops.current?.wakeAll();
    bindServices(bind, { context, outbox, partSigners, sandboxes, live, clock, wakeAll });
    const hasRateLimits = env.rateLimits;
    const simulation = simulationOf(context, sandboxes);
    bindMerchantApi(context, {
      ...{ app, openapi: merchantOpenapi, limitCalls, hasRateLimits, simulation },
    });
    if (context.hasPayments) bindSimulationRoute(bind, context, simulation);
    await serveAppleCallback(app, context);
    if (context.hasPayments) {
      serveLogos(app, context);
      serveReports(app, context);
      await serveOneClickStop(app, context);
      serveHostKeys(app, context);
    }
    if (options.smtp === null) bindOutboxRoutes(app, bind, context);
    if (context.hasPayments) serveCheckoutPage(app, context, options.appDirectory);
    serveSecureFrame(app, context, options.appDirectory);
    await serveEmbed(app, { directory: options.embedDirectory, version: options.version });
    await serveApp(app, options.appDirectory, env.bases);
  }

  const hearing = {
    listen: options.listen,
    log: app.log,
    onChange: (change: Change) => {
      partSigners.onChange(change);
      hub.publish(change);
    },
    onGap: hub.resync,
  };
  loops.current =
    options.role === 'api'
      ? createListener({ db, ...hearing })
      : createLoops({
          ...hearing,
          context,
          outbox,
          sandboxes,
          sandboxSpeed: env.sandboxSpeed,
          isOnlyProcess: options.isOnlyProcess,
          feeds: createFeeds(options.rateSources, platform.clock),
          owner: instanceId,
        });
  const { clock } = platform;
  const outages = watchOutages({ db, clock, schedule: timerSchedule, hub, log: app.log });
  return {
    app,
    openapi,
    merchantOpenapi,
    context,
    outbox,
    partSigners,
    get sandboxes() {
      if (sandboxes === null) throw new TypeError('A live server has no ledgers of its own.');
      return sandboxes;
    },
    start: () => {
      loops.current?.start();
      outages.start();
      partSigners.start();
    },
    stop: async () => {
      await app.close();
      await outages.stop();
      await partSigners.stop();
      await loops.current?.stop();
      opened.close();
    },
  };
}

interface Bound {
  readonly context: ServiceContext;
  readonly outbox: Outbox;
  readonly partSigners: PartSigners;
  readonly sandboxes: Sandboxes | null;
  readonly live: LiveParts;
  readonly clock: MovableClock | null;
  /** Looks for all work, which the time of a moved clock makes due. */
  readonly wakeAll: () => void;
}

function bindServices(
  bind: Bind,
  { context, outbox, partSigners, sandboxes, live, clock, wakeAll }: Bound,
): void {
  bindConfigRoute(bind, context);
  bindAuthRoutes(bind, context);
  bindUserServices(bind, context);
  bindBusinessServices(bind, context, { ...live, outbox, partSigners });
  bindWalletRoutes(bind, context);
  bindWalletExportRoute(bind, context);
  bindAccountRoutes(bind, context);
  bindContactRoutes(bind, context);
  bindPaymentRequestRoutes(bind, context);
  bindSendRoutes(bind, context, outbox);
  bindFeeRoutes(bind, context);
  bindHistoryRoutes(bind, context);
  bindReplacementRoutes(bind, context, outbox);
  bindAccelerationRoutes(bind, context, outbox);
  bindLiveRoute(bind, context, live.hub);
  bindStatisticsRoute(bind, context);
  bindBalanceChartRoute(bind, context);
  bindManifestRoutes(bind);
  bindRateRoutes(bind, context);
  if (sandboxes === null) return;
  const shownSandboxes = { get: (network: ServedNetwork) => sandboxes[network] };
  const { db, platform, wake } = context;
  bindSandboxRoutes(bind, { db, platform, wake, sandboxes: shownSandboxes });
  bindExplorerRoutes(bind, shownSandboxes);
  if (clock !== null) bindClockRoute(bind, { clock, wakeAll });
}

function simulationOf(
  { platform }: ServiceContext,
  sandboxes: Sandboxes | null,
): SimulationTools | null {
  if (sandboxes === null) return null;
  const mining = createMiningQueue(platform.clock);
  return { mining, sandboxes: { get: (network) => sandboxes[network] } };
}

interface ContextParts {
  readonly opened: OpenedChains;
  readonly app: FastifyInstance;
  readonly wake: () => void;
}

function createContext(options: ServerOptions, { opened, app, wake }: ContextParts) {
  const { db, platform, env, version } = options;
  const { keys, kdf, signer } = options.vault;
  // Without a public URL, links lead to where the server really listens.
  const origin = { current: 'http://localhost' };
  app.addHook('onListen', async () => {
    origin.current = app.listeningOrigin;
  });
  const context: ServiceContext = {
    db,
    platform,
    keys,
    kdf,
    signer,
    encodeLogo: options.encodeLogo,
    chains: opened.chains,
    unread: createUnreadCounts(),
    repairs: createRepairCounts(),
    openNetworks: opened.openNetworks,
    rates: createRates(
      env.chainMode === 'live'
        ? createStoredRates(db, platform.clock)
        : createSandboxRates(db, keys.oldest.sandboxRates),
    ),
    billing: options.billing,
    sendSettings: options.sendSettings,
    chainMode: env.chainMode,
    hasPayments: env.payments,
    collectsTogether: env.collectsTogether,
    privateWebhooks: env.privateWebhooks,
    resolveHost: options.resolveHost,
    version,
    supportUrl: env.supportUrl,
    documentationUrl: env.documentationUrl,
    bases: env.bases,
    providers: createProviders(options.providers, platform.clock),
    readDemo: offerDemo(options.demoDirectory, env),
    signUpsPerHour: env.rateLimits ? env.signUpsPerHour : null,
    get publicUrl() {
      return env.publicUrl ?? origin.current;
    },
    wake,
    awaitQuiet: createAwaitQuiet(app, { schedule: timerSchedule }),
  };
  return context;
}
