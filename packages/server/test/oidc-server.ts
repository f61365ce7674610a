/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { type Loopback, listenOnLoopback } from './loopback.ts';

export interface ProviderPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
}
export interface OidcServer extends Loopback {
  /** Signs `person` in at the provider. */
  signIn(person: ProviderPerson): void;
}
export interface OidcServerOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  /** Judges the body of a token request first, and answers what the provider gets in its place. */
  readonly checkToken?: (body: string, origin: string) => string | null;
}

/** oidc-provider, where whoever comes is signed in already and agrees to everything. */
export async function startOidcServer(options: OidcServerOptions): Promise<OidcServer> {
  const current: { person: ProviderPerson } = {
    person: { sub: 'nobody', email: 'nobody@example.com', email_verified: false },
  };
  const loopback = await listenOnLoopback((origin) => {
    const provider = new Provider(
      origin,
      configuration(options, () => current.person),
    );
    const callback = provider.callback();
    return (request, response) => {
      if (request.url?.startsWith('/interaction/'))
        void agree(provider, { request, response }, current.person);
      else if (request.url === '/token' && options.checkToken && !request.headers['x-checked'])
        void checkFirst({ request, response }, origin, options.checkToken);
      else callback(request, response);
    };
  });
  return {
    ...loopback,
    signIn: (person) => {
      current.person = person;
    },
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function agree(
  provider: Provider,
  { request, response }: Exchange,
  { sub }: ProviderPerson,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId: sub } });
  const accountId = session?.accountId ?? sub;
  const grant = new provider.Grant({ accountId, clientId: params['client_id'] ?? '' });
  grant.addOIDCScope('openid email profile name');
  const consent = { grantId: await grant.save() };
  return provider.interactionFinished(request, response, { consent });
}

async function checkFirst(
  { request, response }: Exchange,
  origin: string,
  check: NonNullable<OidcServerOptions['checkToken']>,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = check(Buffer.concat(chunks).toString(), origin);
  if (body === null) {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end('{"error":"invalid_client"}');
    return;
  }
  const answer = await fetch(`${origin}/token`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-checked': '1' },
  });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
}

function configuration(options: OidcServerOptions, person: () => ProviderPerson): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: options.redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the tests'] },
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 600,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    pkce: { required: () => true },
    findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => person() }),
  };
}
