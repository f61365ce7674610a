import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing } from '../values.ts';
import { type SignedIn, signedIn } from './auth.ts';

/** What a provider sent back, with the verifier of PKCE (RFC 7636) that belongs to it. */
export interface ProviderAnswer {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly state: string;
}
/** A login of another provider. */
export type Provider = 'google' | 'discord' | 'apple';
export const provider = (): Schema<Provider> => z.enum(['google', 'discord', 'apple']);
export interface ProviderPath {
  readonly provider: Provider;
}
export const providerPath = (): Schema<ProviderPath> => z.strictObject({ provider: provider() });

export interface StartProviderLogIn {
  /** A page of the site that takes the answer. */
  readonly redirectUri: string;
  /** S256 of a verifier that does not leave the browser before the end (RFC 7636). */
  readonly codeChallenge: string;
}
export interface StartedProviderLogIn {
  /** Where the browser goes to. */
  readonly url: string;
  /** Comes back with the answer. */
  readonly state: string;
}
export const startProviderLogIn = {
  method: 'POST',
  path: '/v1/auth/login/{provider}/start',
  summary: 'Begin to sign in with a provider, or to connect it. 409 PROVIDER_NOT_CONFIGURED.',
  public: true,
  secret: true,
  params: providerPath,
  body: (): Schema<StartProviderLogIn> =>
    z.strictObject({
      redirectUri: z.string().check(z.minLength(1), z.maxLength(2_048)),
      codeChallenge: z.string().check(z.regex(/^[\w-]{43}$/)),
    }),
  response: (): Schema<Data<StartedProviderLogIn>> =>
    data(z.object({ url: z.string(), state: z.string() })),
} satisfies Endpoint<ProviderPath, unknown, StartProviderLogIn, Data<StartedProviderLogIn>>;

export interface LogInWithProvider extends ProviderAnswer {
  readonly twoFactorCode: string | null;
}
export const providerAnswer = () => ({
  code: z.string().check(z.minLength(1), z.maxLength(2_048)),
  codeVerifier: z.string().check(z.minLength(43), z.maxLength(128)),
  redirectUri: z.string().check(z.minLength(1), z.maxLength(2_048)),
  state: z.string().check(z.minLength(1), z.maxLength(256)),
});
const logInWithProvider = (): Schema<LogInWithProvider> =>
  z.strictObject({
    ...providerAnswer(),
    twoFactorCode: z.nullable(z.string().check(z.maxLength(16))),
  });

export const logInWithGoogle = {
  method: 'POST',
  path: '/v1/auth/login/google',
  summary: 'Sign in with the answer of Google.',
  public: true,
  secret: true,
  body: logInWithProvider,
  response: () => data(signedIn()),
} satisfies Endpoint<unknown, unknown, LogInWithProvider, Data<SignedIn>>;

export const logInWithDiscord = {
  method: 'POST',
  path: '/v1/auth/login/discord',
  summary: 'Sign in with the answer of Discord, which must know the email as verified.',
  public: true,
  secret: true,
  body: logInWithProvider,
  response: () => data(signedIn()),
} satisfies Endpoint<unknown, unknown, LogInWithProvider, Data<SignedIn>>;

export interface AppleSignIn {
  /** Path of the site to come back to. */
  readonly returnTo?: string;
}
export const signInWithApple = {
  method: 'GET',
  path: '/api/auth/signin-apple',
  summary: 'Goes on to Apple.',
  status: 302,
  public: true,
  query: (): Schema<AppleSignIn> =>
    z.strictObject({ returnTo: z.exactOptional(z.string().check(z.maxLength(2_048))) }),
  response: nothing,
} satisfies Endpoint<unknown, AppleSignIn, unknown, null>;

export interface ExternalLogIn {
  readonly code: string;
}
export const handleExternalLogin = {
  method: 'GET',
  path: '/api/auth/handle-external-login',
  summary: 'Comes back from Apple and goes on to the site, with a handoff token or an error.',
  status: 302,
  public: true,
  secret: true,
  query: (): Schema<ExternalLogIn> =>
    z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(2_048)) }),
  response: nothing,
} satisfies Endpoint<unknown, ExternalLogIn, unknown, null>;

export interface ExchangedToken {
  readonly accessToken: string;
  readonly expiresAt: Date;
}
/** May be left out where no code is asked for. */
export interface ExchangeToken {
  readonly twoFactorCode: string | null;
}
/** The handoff token is its bearer token, in place of the session's. */
export const exchangeToken = {
  method: 'POST',
  path: '/v1/auth/token/exchange',
  summary: 'A session for a handoff token, once. 400 TWO_FACTOR_REQUIRED asks for a code first.',
  secret: true,
  body: (): Schema<ExchangeToken | undefined> =>
    z.optional(z.strictObject({ twoFactorCode: z.nullable(z.string().check(z.maxLength(16))) })),
  response: (): Schema<Data<ExchangedToken>> =>
    data(z.object({ accessToken: z.string(), expiresAt: date() })),
} satisfies Endpoint<unknown, unknown, ExchangeToken | undefined, Data<ExchangedToken>>;
