import {
  type LogIn,
  type LogInDemo,
  logIn,
  logInDemo,
  logOut,
  type Register,
  register,
  resendVerification,
  type VerifyEmail,
  verifyEmail,
} from '../contract/auth/auth.ts';
import {
  type AppleSignIn,
  type ExchangeToken,
  exchangeToken,
  type LogInWithProvider,
  logInWithDiscord,
  logInWithGoogle,
  type Provider,
  type StartProviderLogIn,
  signInWithApple,
  startProviderLogIn,
} from '../contract/auth/external.ts';
import { getAuthOptions } from '../contract/auth/options.ts';
import {
  type CompleteReset,
  completeReset,
  type ListResetLogins,
  listResetLogins,
  type RequestReset,
  requestReset,
} from '../contract/auth/reset.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import { unwrap } from './unwrap.ts';

/** Calls of `client.auth`. */
export type Auth = ReturnType<typeof createAuth>;

/** Creates the calls to sign up, in and out. */
export function createAuth(transport: Transport) {
  return { ...signInCalls(transport), ...mailCalls(transport) };
}

function signInCalls({ call, url }: Transport) {
  return {
    /**
     * Loads the sign-in methods that the deployment offers.
     * @example
     * const { providers } = await client.auth.getOptions();
     */
    getOptions: (options?: CallOptions) => unwrap(call(getAuthOptions)({}, options)),
    /**
     * Creates a user and signs in.
     * @example
     * const { accessToken } = await client.auth.register(registration);
     */
    register: (user: Register, options?: CallOptions) =>
      unwrap(call(register)({ body: user }, options)),
    /**
     * Signs in with email and password.
     * @example
     * const { accessToken } = await client.auth.signIn({ email, password, twoFactorCode: null, device });
     */
    signIn: (proof: LogIn, options?: CallOptions) => unwrap(call(logIn)({ body: proof }, options)),
    /**
     * Signs in to the demo of a sandbox, where `getOptions` offers it.
     * @example
     * const { accessToken } = await client.auth.signInToDemo({ device });
     */
    signInToDemo: (body: LogInDemo, options?: CallOptions) =>
      unwrap(call(logInDemo)({ body }, options)),
    /**
     * Signs in with an answer of Google.
     * @example
     * const { accessToken } = await client.auth.signInWithGoogle(answer);
     */
    signInWithGoogle: (answer: LogInWithProvider, options?: CallOptions) =>
      unwrap(call(logInWithGoogle)({ body: answer }, options)),
    /**
     * Signs in with an answer of Discord.
     * @example
     * const { accessToken } = await client.auth.signInWithDiscord(answer);
     */
    signInWithDiscord: (answer: LogInWithProvider, options?: CallOptions) =>
      unwrap(call(logInWithDiscord)({ body: answer }, options)),
    /**
     * Starts a sign-in with a provider, and answers the address to go to.
     * @example
     * const { url } = await client.auth.startProviderSignIn('google', { redirectUri, codeChallenge });
     */
    startProviderSignIn: (provider: Provider, start: StartProviderLogIn, options?: CallOptions) =>
      unwrap(call(startProviderLogIn)({ params: { provider }, body: start }, options)),
    /**
     * Returns the address that starts a sign-in with Apple.
     * @example
     * location.assign(await client.auth.getAppleUrl({ returnTo: '/wallet/' }));
     */
    getAppleUrl: (query: AppleSignIn = {}) => url(signInWithApple)({ query }),
    /**
     * Exchanges a handoff token, given as `accessToken` of the options, for a session.
     * @example
     * const session = await client.auth.exchangeToken(undefined, { accessToken: handoffToken });
     */
    exchangeToken: (proof: ExchangeToken | undefined, options?: CallOptions) =>
      unwrap(call(exchangeToken)({ body: proof }, options)),
    /**
     * Ends this session.
     * @example
     * await client.auth.signOut();
     */
    signOut: (options?: CallOptions) => call(logOut)({}, options),
  };
}

function mailCalls({ call }: Transport) {
  return {
    /**
     * Verifies the email with the token of the mail.
     * @example
     * await client.auth.verifyEmail({ token });
     */
    verifyEmail: (proof: VerifyEmail, options?: CallOptions) =>
      call(verifyEmail)({ body: proof }, options),
    /**
     * Sends the verification mail again.
     * @example
     * await client.auth.resendVerification();
     */
    resendVerification: (options?: CallOptions) => call(resendVerification)({}, options),
    /**
     * Sends the mail that resets the sign-in password.
     * @example
     * await client.auth.requestPasswordReset({ email });
     */
    requestPasswordReset: (request: RequestReset, options?: CallOptions) =>
      call(requestReset)({ body: request }, options),
    /**
     * Lists the connected logins that still sign in after a reset, with masked emails.
     * @example
     * const logins = await client.auth.listResetLogins({ token });
     */
    listResetLogins: (proof: ListResetLogins, options?: CallOptions) =>
      unwrap(call(listResetLogins)({ body: proof }, options)),
    /**
     * Sets a new sign-in password with the token of the mail, and removes the named logins.
     * @example
     * await client.auth.completePasswordReset({ token, password });
     */
    completePasswordReset: (proof: CompleteReset, options?: CallOptions) =>
      call(completeReset)({ body: proof }, options),
  };
}
