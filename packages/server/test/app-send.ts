import { createClient, type Platform } from '@billfold/core';
import { createSendFlow, type SendSecret, type SendState } from '@billfold/core/flows';
import { createManualTime } from '@billfold/core/testing';
import { requireServed } from '../src/chains/require-served.ts';
import { strangers } from './funded.ts';
import { type Holder, vectorPhrase } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Request of the app on its way to the server. */
export interface AppRequest {
  readonly method: string;
  /** Path with its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Changes what passes between the app and the server. */
export interface Interceptor {
  readonly onRequest?: (request: AppRequest) => AppRequest;
  readonly onResponse?: (request: AppRequest, body: unknown) => unknown;
}

/** Send dialog of the app, without its screen, against a test server. */
export interface AppSend {
  readonly state: () => SendState;
  /** Returns to Review after a refusal, with a new intent. */
  readonly reviewAgain: () => Promise<void>;
  /** Accepts a high fee, continues to Sign unless it is there, and signs, with the seed phrase unless told. */
  readonly sign: (
    secret?: SendSecret,
  ) => ReturnType<ReturnType<typeof createSendFlow>['actions']['sign']>;
  /** Requests that reached the server. */
  readonly requests: readonly AppRequest[];
  readonly until: (isReached: (state: SendState) => boolean) => Promise<void>;
  readonly dispose: () => void;
}

/** Opens Send for a holder and goes to Review, whose fee and intent are loaded. */
export async function reviewInApp(
  server: TestServer,
  holder: Holder,
  { onRequest, onResponse }: Interceptor = {},
  { amount = '1', memo = '' }: { readonly amount?: string; readonly memo?: string } = {},
): Promise<AppSend> {
  const requests: AppRequest[] = [];
  let announceIntent = (): void => {};
  const nextIntent = () =>
    new Promise<void>((resolve) => {
      announceIntent = resolve;
    });
  const isReviewed = ({ step, busy, total }: SendState) =>
    step === 'review' && !busy && total !== null;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const asked = await readRequest(new Request(input, init));
    const request = onRequest?.(asked) ?? asked;
    requests.push(request);
    const { method, url, headers, body } = request;
    const answer = await server.app.inject({
      ...{ method: methodOf(method), url, headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const told: unknown = answer.payload === '' ? null : answer.json();
    const shown = onResponse?.(asked, told) ?? told;
    if (url.endsWith('/intents')) setImmediate(announceIntent);
    return answer.statusCode === 204
      ? new Response(null, { status: 204 })
      : Response.json(shown, { status: answer.statusCode });
  };
  const client = createClient({
    baseUrl: 'https://wallet.example',
    platform: platformOf(server, fetch),
    getAccessToken: () => holder.token,
  });
  const flow = createSendFlow(client, { walletId: holder.walletId });
  const { actions, getState, subscribe } = flow;
  const until: AppSend['until'] = (isReached) =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isReached(getState())) return;
        stop();
        resolve();
      };
      const stop = subscribe(look);
      look();
    });
  await until(({ status }) => status === 'ready');
  actions.selectAccount(holder.account.id);
  actions.setRecipient(strangers[requireServed(holder.account.blockchainNetwork)]);
  actions.setMemo(memo);
  actions.next();
  await until(({ step, canContinue }) => step === 'amount' && canContinue);
  actions.setAmount(amount);
  const first = nextIntent();
  actions.next();
  await until(isReviewed);
  await first;
  return {
    requests,
    until,
    state: getState,
    reviewAgain: async () => {
      const created = nextIntent();
      if (getState().step === 'sign') actions.back();
      await until(isReviewed);
      await created;
    },
    sign: (secret = { seedPhrase: vectorPhrase }) => {
      if (getState().highFee !== null) actions.acceptHighFee(true);
      if (getState().step === 'review') actions.next();
      actions.chooseSignMethod('password' in secret ? 'ENCRYPTION_KEY' : 'SEED_PHRASE');
      return actions.sign(secret);
    },
    dispose: () => {
      flow.dispose();
      client.dispose();
    },
  };
}

function platformOf(server: TestServer, fetch: Platform['fetch']): Platform {
  return {
    fetch,
    clock: server.clock,
    schedule: createManualTime().schedule,
    random: { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) },
    storage: { get: () => null, set: () => undefined, delete: () => undefined },
    logger: { warn: () => undefined },
  };
}

async function readRequest(request: Request): Promise<AppRequest> {
  const { pathname, search } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    url: `${pathname}${search}`,
    headers: Object.fromEntries(request.headers),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function methodOf(method: string): 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' {
  switch (method) {
    case 'GET':
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
      return method;
    default:
      throw new TypeError(`The app sends no ${method}.`);
  }
}
