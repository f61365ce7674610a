import type { FastifyInstance } from 'fastify';
import { openSandbox, type Sandbox } from './chains/sandbox/open-sandbox.ts';
import { mapServed, type ServedNetwork, servedNetworks } from './chains/served-networks.ts';
import { createLoops, type Loops } from './create-loops.ts';
import { takeOverLeases } from './db/lease.ts';
import type { Db, OpenDatabase } from './db/open-database.ts';
import { type Bind, createBind } from './http/bind.ts';
import { createApp } from './http/create-app.ts';
import { admitForeignOrigins } from './http/foreign-origins.ts';
import { createOpenApi, type OpenApi } from './http/openapi.ts';
import { serveApp } from './http/serve-app.ts';
import { serveEmbed } from './http/serve-embed.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import type { Env } from './platform/env.ts';
import type { Role } from './platform/role.ts';
import type { ServerPlatform } from './platform/server-platform.ts';
import { bindAccountRoutes } from './services/accounts/routes.ts';
import { createAuthenticate } from './services/auth/authenticate.ts';
import { bindAuthRoutes } from './services/auth/routes.ts';
import type { ServiceContext } from './services/context.ts';
import { createRates } from './services/rates/rates.ts';
import { bindRateRoutes } from './services/rates/routes.ts';
import { createSandboxRates } from './services/rates/sandbox-rates.ts';
import { bindExplorerRoutes } from './services/sandbox/explorer-routes.ts';
import { bindSandboxRoutes } from './services/sandbox/routes.ts';
import { bindStatisticsRoute } from './services/statistics/routes.ts';
import { bindConfigRoute } from './services/system/config.ts';
import { registerHealth } from './services/system/health.ts';
import { bindManifestRoutes } from './services/system/manifest.ts';
import { bindOutboxRoutes } from './services/system/outbox-page.ts';
import { createBroadcastHandler } from './services/transactions/broadcast-intent.ts';
import { bindTransactionRoutes } from './services/transactions/routes.ts';
import { bindWalletRoutes } from './services/wallets/routes.ts';
import { createInProcessSigner } from './vault/in-process-signer.ts';
import { createKdf } from './vault/kdf.ts';
import { deriveServerKeys } from './vault/server-keys.ts';

export interface ServerOptions {
  readonly db: Db;
  readonly listen: OpenDatabase['listen'];
  /** An api answers people and runs no loops; a worker runs them and answers /healthz and /readyz. */
  readonly role: Role;
  readonly platform: ServerPlatform;
  readonly env: Pick<Env, 'chainMode' | 'logLevel' | 'publicUrl' | 'sandboxSpeed' | 'trustProxy'>;
  readonly masterKey: Uint8Array;
  /** The built site; null serves the APIs alone. */
  readonly appDirectory: string | null;
  /** The built script tag; null serves none. */
  readonly embedDirectory: string | null;
  readonly version: string;
  /** No other process works on this database: leases of earlier ones end at once. */
  readonly isOnlyProcess: boolean;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly openapi: OpenApi;
  readonly context: ServiceContext;
  readonly outbox: Outbox;
  readonly sandboxes: Readonly<Record<ServedNetwork, Sandbox>>;
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
  const sandboxes = await openSandboxes(options);
  const app = await createApp(env);
  await admitForeignOrigins(app, env);
  const loops: { current: Loops | null } = { current: null };
  const wake = () => loops.current?.wake();
  const context = createContext(options, { sandboxes, app, wake });
  const outbox = createOutbox({
    db,
    platform,
    instanceId,
    handlers: new Map([['broadcast', createBroadcastHandler(context)]]),
  });
  if (options.isOnlyProcess) await outbox.takeOver();

  const openapi = createOpenApi();
  registerHealth(app, context);
  if (options.role === 'worker') await serveApp(app, null);
  else {
    const bind = createBind({ app, openapi, authenticate: createAuthenticate(context) });
    bindServices(bind, { context, outbox, sandboxes });
    bindOutboxRoutes(app, bind, db);
    await serveEmbed(app, { directory: options.embedDirectory, version: options.version });
    await serveApp(app, options.appDirectory);
  }

  if (options.role !== 'api')
    loops.current = createLoops({
      context,
      outbox,
      sandboxes,
      sandboxSpeed: env.sandboxSpeed,
      listen: options.listen,
      owner: instanceId,
      log: app.log,
    });
  return {
    app,
    openapi,
    context,
    outbox,
    sandboxes,
    start: () => loops.current?.start(),
    stop: async () => {
      await app.close();
      await loops.current?.stop();
    },
  };
}

interface Bound {
  readonly context: ServiceContext;
  readonly outbox: Outbox;
  readonly sandboxes: Readonly<Record<ServedNetwork, Sandbox>>;
}

function bindServices(bind: Bind, { context, outbox, sandboxes }: Bound): void {
  bindConfigRoute(bind, context);
  bindAuthRoutes(bind, context);
  bindWalletRoutes(bind, context);
  bindAccountRoutes(bind, context);
  bindTransactionRoutes(bind, context, outbox);
  bindStatisticsRoute(bind, context);
  bindManifestRoutes(bind);
  bindRateRoutes(bind, context);
  const shownSandboxes = { get: (network: ServedNetwork) => sandboxes[network] };
  const { db, platform, wake } = context;
  bindSandboxRoutes(bind, { db, platform, wake, sandboxes: shownSandboxes });
  bindExplorerRoutes(bind, shownSandboxes);
}

async function openSandboxes({
  db,
  platform,
}: ServerOptions): Promise<Readonly<Record<ServedNetwork, Sandbox>>> {
  const opened = new Map<ServedNetwork, Sandbox>();
  for (const network of servedNetworks)
    opened.set(network, await openSandbox({ db, platform, network }));
  return mapServed((network) => {
    const sandbox = opened.get(network);
    if (sandbox === undefined) throw new Error(`no ledger for ${network}`);
    return sandbox;
  });
}

interface ContextParts {
  readonly sandboxes: Readonly<Record<ServedNetwork, Sandbox>>;
  readonly app: FastifyInstance;
  readonly wake: () => void;
}

function createContext(options: ServerOptions, { sandboxes, app, wake }: ContextParts) {
  const { db, platform, env, version } = options;
  const keys = deriveServerKeys(options.masterKey);
  const kdf = createKdf();
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
    signer: createInProcessSigner({ keys, kdf, random: platform.random }),
    chains: { get: (network) => sandboxes[network].chain },
    rates: createRates(createSandboxRates(db, keys.sandboxRates)),
    chainMode: env.chainMode,
    version,
    get publicUrl() {
      return env.publicUrl ?? origin.current;
    },
    wake,
  };
  return context;
}
