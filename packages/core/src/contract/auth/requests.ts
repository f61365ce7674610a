import * as z from 'zod/mini';
import { describeRequest } from '../request-schemas.ts';
import { mailToken, orNull } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { email, label } from '../values.ts';
import * as authCalls from './auth.ts';
import {
  accountType,
  type DeviceSummary,
  type LogIn,
  type LogInDemo,
  type Register,
  type VerifyEmail,
} from './auth.ts';
import * as externalCalls from './external.ts';
import {
  type AppleSignIn,
  type ExchangeToken,
  type ExternalLogIn,
  type LogInWithProvider,
  type ProviderPath,
  provider,
  type StartProviderLogIn,
} from './external.ts';
import * as optionsCalls from './options.ts';
import type { CompleteReset, ListResetLogins, RequestReset } from './reset.ts';
import * as resetCalls from './reset.ts';

/** Checked for strength by the service, so that its answer can name the rule that failed. */
export const password = (): Schema<string> => z.string().check(z.maxLength(128));

const referralCode = (): Schema<string | null> => orNull(z.string().check(z.maxLength(64)));

const deviceSummary = (): Schema<DeviceSummary> =>
  z.strictObject({ device: label(80), os: label(80), browser: label(80) });

export const providerPath = (): Schema<ProviderPath> => z.strictObject({ provider: provider() });

export const providerAnswer = () => ({
  code: z.string().check(z.minLength(1), z.maxLength(2_048)),
  codeVerifier: z.string().check(z.minLength(43), z.maxLength(128)),
  redirectUri: z.string().check(z.minLength(1), z.maxLength(2_048)),
  state: z.string().check(z.minLength(1), z.maxLength(256)),
});

const logInWithProvider = (): Schema<LogInWithProvider> =>
  z.strictObject({
    ...providerAnswer(),
    twoFactorCode: orNull(z.string().check(z.maxLength(16))),
    referralCode: z.exactOptional(referralCode()),
  });

/** Requests of the calls in contract/auth, for the server, its documents and the fakes. */
export const authRequests = [
  describeRequest(authCalls.register, {
    summary: 'Create a user and sign in. Answers 409 EMAIL_TAKEN for a known address.',
    body: (): Schema<Register> =>
      z.strictObject({
        name: label(80),
        email: email(),
        password: password(),
        accountType: accountType(),
        acceptTerms: z.literal(true),
        referralCode: referralCode(),
        device: deviceSummary(),
      }),
  }),
  describeRequest(authCalls.logIn, {
    summary: 'Sign in with email and password.',
    body: (): Schema<LogIn> =>
      z.strictObject({
        email: email(),
        password: password(),
        twoFactorCode: orNull(z.string().check(z.maxLength(16))),
        device: deviceSummary(),
      }),
  }),
  describeRequest(authCalls.logInDemo, {
    summary: 'Sign in to the demo of a sandbox. 404 where this server offers the caller none.',
    body: (): Schema<LogInDemo> => z.strictObject({ device: deviceSummary() }),
  }),
  describeRequest(authCalls.logOut, {
    summary: 'End this session.',
  }),
  describeRequest(authCalls.getUser, {
    summary: 'The signed-in user.',
  }),
  describeRequest(authCalls.verifyEmail, {
    summary: 'Consume the token of a verification mail. TOKEN_INVALID or TOKEN_EXPIRED otherwise.',
    body: (): Schema<VerifyEmail> =>
      z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(256)) }),
  }),
  describeRequest(authCalls.resendVerification, {
    summary: 'Send the verification mail again; at most once in 60 s and five times a day.',
  }),
  describeRequest(externalCalls.startProviderLogIn, {
    summary: 'Begin to sign in with a provider, or to connect it. 409 PROVIDER_NOT_CONFIGURED.',
    params: providerPath,
    body: (): Schema<StartProviderLogIn> =>
      z.strictObject({
        redirectUri: z.string().check(z.minLength(1), z.maxLength(2_048)),
        codeChallenge: z
          .string()
          .check(
            z.regex(
              /^[\w-]{43}$/,
              'must be a code challenge of RFC 7636: 43 characters of base64url',
            ),
          ),
      }),
  }),
  describeRequest(externalCalls.logInWithGoogle, {
    summary: 'Sign in with the answer of Google.',
    body: logInWithProvider,
  }),
  describeRequest(externalCalls.logInWithDiscord, {
    summary: 'Sign in with the answer of Discord, which must know the email as verified.',
    body: logInWithProvider,
  }),
  describeRequest(externalCalls.signInWithApple, {
    summary: 'Goes on to Apple.',
    query: (): Schema<AppleSignIn> =>
      z.strictObject({ returnTo: z.exactOptional(z.string().check(z.maxLength(2_048))) }),
  }),
  describeRequest(externalCalls.handleExternalLogin, {
    summary: 'Comes back from Apple and goes on to the site, with a handoff token or an error.',
    query: (): Schema<ExternalLogIn> =>
      z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(2_048)) }),
  }),
  describeRequest(externalCalls.exchangeToken, {
    summary: 'A session for a handoff token, once. 400 TWO_FACTOR_REQUIRED asks for a code first.',
    body: (): Schema<ExchangeToken | undefined> =>
      z.optional(
        z.strictObject({
          twoFactorCode: orNull(z.string().check(z.maxLength(16))),
          referralCode: z.exactOptional(referralCode()),
        }),
      ),
  }),
  describeRequest(optionsCalls.getAuthOptions, {
    summary: 'Which ways to sign in there are.',
  }),
  describeRequest(resetCalls.requestReset, {
    summary: 'Mail a link for a new password, if the address is known; the answer does not tell.',
    body: (): Schema<RequestReset> => z.strictObject({ email: email() }),
  }),
  describeRequest(resetCalls.listResetLogins, {
    summary: 'The connected logins that still sign in after a reset, by the token of the mail.',
    body: (): Schema<ListResetLogins> => z.strictObject({ token: mailToken() }),
  }),
  describeRequest(resetCalls.completeReset, {
    summary: 'Set a new sign-in password by the token of the mail; every session ends.',
    body: (): Schema<CompleteReset> =>
      z.strictObject({
        token: mailToken(),
        password: password(),
        removeLogins: z.exactOptional(z.readonly(z.array(provider()).check(z.maxLength(10)))),
      }),
  }),
];
