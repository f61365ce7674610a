import { randomBytes } from 'node:crypto';
import {
  type AnyRequest,
  type Endpoint,
  type ErrorBody,
  errorBody,
  type RequestOf,
} from '@billfold/core/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createServer, type Server, type ServerOptions } from '../src/create-server.ts';
import { encodeLogo } from '../src/logos/encode-logo.ts';
import { noFees } from '../src/platform/billing-settings.ts';
import { noProviders } from '../src/platform/provider-settings.ts';
import { noRateSources } from '../src/platform/rate-settings.ts';
import { noSendRules } from '../src/platform/send-settings.ts';
import { type ServerPlatform, serverPlatform } from '../src/platform/server-platform.ts';
import { openVaultInProcess } from '../src/vault/open-vault.ts';
import { checkAnswers } from './check-answers.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import { createRememberingKdf } from './remembering-kdf.ts';
import { createKeyMemory } from './remembering-signer.ts';
import { emptyDatabase, workerDatabase } from './worker-database.ts';

// One for all servers of a worker, so that each reads what another one wrote (recall.ts).
export const masterKey = new Uint8Array(randomBytes(32));
const kdf = createRememberingKdf();
const remember = createKeyMemory();

export interface CallerOptions {
  readonly token?: string;
  readonly ip?: string;
  readonly idempotencyKey?: string;
  /** The `Billfold-Intent` header. */
  readonly intent?: string;
  /** The `Origin` header, of the page that calls. */
  readonly origin?: string;
  /** The `Cookie` header. */
  readonly cookie?: string;
  /** Value of `Accept-Language`. */
  readonly language?: string;
}
export interface Refusal extends ErrorBody {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

export interface TestServer extends Server {
  readonly clock: ManualClock;
  /** The parsed answer; a refusal fails the test. */
  call<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    request: RequestOf<P, Q, B>,
    options?: CallerOptions,
  ): Promise<R>;
  /** The parsed refusal; an answer fails the test. Takes what the contract would not. */
  refusal<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    request: AnyRequest,
    options?: CallerOptions,
  ): Promise<Refusal>;
}

export interface PreparedServer {
  readonly options: ServerOptions;
  readonly clock: ManualClock;
}

/** An empty database at a time that stands still, and what a server on it needs. */
export async function testServerOptions(
  overrides: Partial<ServerPlatform> = {},
): Promise<PreparedServer> {
  const clock = manualClock();
  const platform = serverPlatform({ clock, ...overrides });
  const vault = openVaultInProcess([{ version: 1, bytes: masterKey }], platform.random, kdf);
  const options: ServerOptions = {
    db: await emptyDatabase(),
    listen: (await workerDatabase()).listen,
    connections: (await workerDatabase()).connections,
    role: 'all',
    platform,
    movableClock: clock,
    env: {
      bases: {},
      chainMode: 'sandbox',
      collectsTogether: false,
      logLevel: 'silent',
      metricsToken: null,
      payments: true,
      privateWebhooks: 'none',
      supportUrl: null,
      documentationUrl: 'https://docs.example/wallet',
      publicUrl: 'https://wallet.example',
      rateLimits: true,
      signUpsPerHour: 20,
      sandboxSpeed: 0,
      trustProxy: 0,
      host: '127.0.0.1',
      sandboxControls: 'local',
    },
    nodes: null,
    // Of a network for examples elsewhere; nothing connects to it.
    resolveHost: async () => [{ address: '93.184.215.14', family: 4 }],
    demoDirectory: null,
    smtp: null,
    providers: noProviders,
    rateSources: noRateSources,
    billing: noFees,
    sendSettings: noSendRules,
    vault: { ...vault, signer: remember(vault.signer) },
    encodeLogo,
    appDirectory: null,
    embedDirectory: null,
    version: '0.0.0',
    isOnlyProcess: true,
  };
  return { options, clock };
}

/** The whole server on an empty database, or on a prepared one; nothing runs by itself. */
export async function createTestServer(
  overrides: Partial<ServerPlatform> = {},
  prepared?: PreparedServer,
): Promise<TestServer> {
  const { options, clock } = prepared ?? (await testServerOptions(overrides));
  const server = await createServer(options);
  const { app } = server;
  const { openapi, merchantOpenapi, context, outbox, partSigners, start, stop } = server;
  const { faults } = checkAnswers(app, [openapi, merchantOpenapi]);
  const sendChecked: typeof send = async (to, sending) => {
    const answer = await send(to, sending);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return answer;
  };
  return {
    ...{ app, openapi, merchantOpenapi, context, outbox, partSigners, start, stop },
    // A live server has none.
    get sandboxes() {
      return server.sandboxes;
    },
    clock,
    call: async (endpoint, request, options) => {
      const { status, body } = await sendChecked(app, { endpoint, request, options });
      if (status >= 300) throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(body)}`);
      // The serialiser coerces in silence, so every answer is checked against its schema.
      return z.parse(endpoint.response(), body);
    },
    refusal: async (endpoint, request, options) => {
      const { status, body, retryAfter } = await sendChecked(app, { endpoint, request, options });
      if (status < 300) throw new Error(`${endpoint.path} was not refused: ${status}`);
      return { ...z.parse(errorBody(), body), status, retryAfter };
    },
  };
}

interface Sending<P, Q, B, R> {
  readonly endpoint: Endpoint<P, Q, B, R>;
  readonly request: AnyRequest;
  readonly options: CallerOptions | undefined;
}

async function send<P, Q, B, R>(
  app: FastifyInstance,
  { endpoint, request, options = {} }: Sending<P, Q, B, R>,
) {
  const params = textRecord(request.params);
  const answer = await app.inject({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    query: textRecord(request.query),
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.idempotencyKey === undefined
        ? {}
        : { 'idempotency-key': options.idempotencyKey }),
      ...(options.intent === undefined ? {} : { 'billfold-intent': options.intent }),
      ...(options.origin === undefined ? {} : { origin: options.origin }),
      ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
      ...(options.language === undefined ? {} : { 'accept-language': options.language }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
    ...(options.ip === undefined ? {} : { remoteAddress: options.ip }),
  });
  const body: unknown = answer.statusCode === 204 ? null : answer.json();
  const retryAfter = answer.headers['retry-after'];
  return { status: answer.statusCode, body, retryAfter };
}

function textRecord(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      part instanceof Date ? part.toISOString() : String(part),
    ]),
  );
}
