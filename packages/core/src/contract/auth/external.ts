import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing } from '../values.ts';
import { type SignedIn, signedIn } from './auth.ts';

/** Answer of a sign-in provider, with the PKCE code verifier that belongs to it (RFC 7636). */
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
export const startProviderLogIn: Endpoint<
  ProviderPath,
  unknown,
  StartProviderLogIn,
  Data<StartedProviderLogIn>
> = {
  method: 'POST',
  path: '/v1/auth/login/{provider}/start',
  public: true,
  secret: true,
  response: (): Schema<Data<StartedProviderLogIn>> =>
    data(z.object({ url: z.string(), state: z.string() })),
};

export interface LogInWithProvider extends ProviderAnswer {
  readonly twoFactorCode: string | null;
  /** Code of the business whose link a new user came by. */
  readonly referralCode?: string | null;
}

export const logInWithGoogle: Endpoint<unknown, unknown, LogInWithProvider, Data<SignedIn>> = {
  method: 'POST',
  path: '/v1/auth/login/google',
  public: true,
  secret: true,
  response: () => data(signedIn()),
};

export const logInWithDiscord: Endpoint<unknown, unknown, LogInWithProvider, Data<SignedIn>> = {
  method: 'POST',
  path: '/v1/auth/login/discord',
  public: true,
  secret: true,
  response: () => data(signedIn()),
};

export interface AppleSignIn {
  /** Path of the site to come back to. */
  readonly returnTo?: string;
}
export const signInWithApple: Endpoint<unknown, AppleSignIn, unknown, null> = {
  method: 'GET',
  path: '/api/auth/signin-apple',
  status: 302,
  public: true,
  response: nothing,
};

export interface ExternalLogIn {
  readonly code: string;
}
export const handleExternalLogin: Endpoint<unknown, ExternalLogIn, unknown, null> = {
  method: 'GET',
  path: '/api/auth/handle-external-login',
  status: 302,
  public: true,
  secret: true,
  response: nothing,
};

export interface ExchangedToken {
  readonly accessToken: string;
  readonly expiresAt: Date;
}
/** May be left out where no code is asked for. */
export interface ExchangeToken {
  readonly twoFactorCode: string | null;
  /** Code of the business whose link a new user came by. */
  readonly referralCode?: string | null;
}
/** The handoff token is its bearer token, in place of the session's. */
export const exchangeToken: Endpoint<
  unknown,
  unknown,
  ExchangeToken | undefined,
  Data<ExchangedToken>
> = {
  method: 'POST',
  path: '/v1/auth/token/exchange',
  secret: true,
  response: (): Schema<Data<ExchangedToken>> =>
    data(z.object({ accessToken: z.string(), expiresAt: date() })),
};
